import LiveryJSON
import LiverySource
import LiverySyntax

/// An object whose one member says what the others mean: `{"type": "tap", "properties": {"count": 2}}`.
struct TaggedDecoder: Sendable {
    /// What belongs to a tag.
    enum Case: Sendable {
        /// This value, whatever the payload is.
        case constant(CallTemplate)
        /// An object; a missing one counts as empty.
        case members(ObjectSchema)
        /// One value, which takes the place of `value` in the template.
        case value(WireValueDecoder, CallTemplate)

        static func object(_ keys: [ObjectSchema.Key], _ forms: ObjectSchema.Form...) -> Case {
            .members(ObjectSchema(keys, forms: forms))
        }
    }

    let expectation: String
    /// The key of the tag, in snake_case.
    let tagKey: String
    /// The key of what belongs to the tag, in snake_case.
    let payloadKey: String
    /// Keys beside the tag that every case may use.
    let shared: ObjectSchema
    let cases: [(tag: String, Case)]

    func decode(_ value: JSONValue, _ context: inout EntryContext) -> Expression? {
        guard value.kind == .object else {
            context.reportMismatch(value, expected: expectation)
            return nil
        }
        let members = ObjectSchema.members(of: value)
        guard let tag = members[tagKey.camelCased]?.value, !tag.isNull else {
            context.reportMissing(tagKey, cases.map(\.tag).alternatives, in: value)
            return nil
        }
        guard let name = tag.string else {
            context.reportMismatch(tag, expected: cases.map(\.tag).alternatives)
            return nil
        }
        guard let (_, found) = cases.first(where: { $0.tag == name }) else {
            context.reportUnknown(name, at: tag, of: cases.map(\.tag))
            return nil
        }
        guard let fields = shared.fields(from: members, of: value, &context) else { return nil }
        let payload = members[payloadKey.camelCased]
        switch found {
        case .constant(let template): return template.filled(with: fields, at: value.range)
        case .members(let schema): return object(schema, payload?.value, fields, in: value, &context)
        case .value(let decoder, let template):
            guard let payload, !decoder.isAbsent(payload.value) else {
                context.reportMissing(payloadKey, decoder.expectation, in: value)
                return nil
            }
            guard let expression = decoder.decode(payload.value, &context) else { return nil }
            let field = CallTemplate.Field(keyRange: payload.keyRange, expression: expression)
            return template.filled(with: fields.merging(["value": field]) { $1 }, at: value.range)
        }
    }

    private func object(
        _ schema: ObjectSchema, _ payload: JSONValue?, _ shared: ObjectSchema.Fields, in value: JSONValue,
        _ context: inout EntryContext
    ) -> Expression? {
        var object = value
        var members: [String: JSONMember] = [:]
        if let payload, !payload.isNull {
            guard payload.kind == .object else {
                context.reportMismatch(payload, expected: "an object")
                return nil
            }
            object = payload
            members = ObjectSchema.members(of: payload)
        }
        guard let fields = schema.fields(from: members, of: object, &context) else { return nil }
        return schema.expression(of: fields.merging(shared) { $1 }, at: value, expectation, &context)
    }
}

extension WireValueDecoder {
    /// An object with a tag; `siblings` are keys beside the tag that every case may use.
    static func tagged(
        _ expectation: String, by tagKey: String = "type", payload payloadKey: String = "properties",
        siblings: [ObjectSchema.Key] = [], _ cases: KeyValuePairs<String, TaggedDecoder.Case>
    ) -> WireValueDecoder {
        let decoder = TaggedDecoder(
            expectation: expectation, tagKey: tagKey, payloadKey: payloadKey,
            shared: ObjectSchema(siblings, ignoring: [tagKey, payloadKey, "modifiers"], forms: []),
            cases: cases.map { ($0.key, $0.value) })
        return WireValueDecoder(expectation) { value, context in decoder.decode(value, &context) }
    }
}
