import LiveryJSON
import LiverySource
import LiverySyntax

/// The keys of a JSON object, and the calls or values that they make.
struct ObjectSchema: Sendable {
    typealias Fields = [String: CallTemplate.Field]
    /// A last step over the values, for what depends on more than one key; false when it has reported a mistake.
    typealias Adjustment = @Sendable (inout Fields, JSONValue, inout EntryContext) -> Bool

    let keys: [Key]
    /// Keys, in camelCase, that peers send and nothing reads.
    let ignored: Set<String>
    /// Keys, in camelCase, of events for which a call has no place.
    let unsaidEvents: Set<String>
    let forms: [Form]
    let adjust: Adjustment?

    init(
        _ keys: [Key], ignoring ignored: [String] = [], leavingOut unsaidEvents: [String] = [], forms: [Form],
        adjust: Adjustment? = nil
    ) {
        self.keys = keys
        self.ignored = Set((ignored + unsaidEvents).map(\.camelCased))
        self.unsaidEvents = Set(unsaidEvents.map(\.camelCased))
        self.forms = forms
        self.adjust = adjust
    }

    /// The members of an object by their camelCase names; of duplicates the last.
    static func members(of object: JSONValue) -> [String: JSONMember] {
        var members: [String: JSONMember] = [:]
        for member in object.members { members[member.key.camelCased] = member }
        return members
    }

    /// The value of every key, or nil when any is missing or wrong: each such key is reported.
    ///
    /// - Parameters:
    ///   - members: The members of `object`, or none when the object that was to have them isn't there.
    ///   - object: Where what is missing is reported.
    func fields(
        from members: [String: JSONMember], of object: JSONValue, _ context: inout EntryContext
    ) -> Fields? {
        var fields: Fields = [:]
        var isComplete = true
        for key in keys {
            let member = members[key.name] ?? key.alias.flatMap { members[$0] }
            if let member, !key.decoder.isAbsent(member.value) {
                if let expression = key.decoder.decode(member.value, &context) {
                    fields[key.name] = CallTemplate.Field(
                        keyRange: member.keyRange, expression: expression, string: member.value.string)
                } else {
                    isComplete = false
                }
                continue
            }
            switch key.presence {
            case .required:
                context.reportMissing(key.wireName, key.decoder.expectation, in: object)
                isComplete = false
            case .nullable where member == nil:
                context.reportMissing(key.wireName, key.decoder.expectation + " or null", in: object)
                isComplete = false
            case .nullable, .omittable: fields[key.name] = CallTemplate.Field()
            case .defaulted(let value):
                fields[key.name] = CallTemplate.Field(expression: value.filled(at: object.range))
            }
        }
        if !members.isEmpty { reportUnknownKeys(of: object, &context) }
        guard isComplete else { return nil }
        if let adjust, !adjust(&fields, object, &context) { return nil }
        return fields
    }

    private func reportUnknownKeys(of object: JSONValue, _ context: inout EntryContext) {
        for member in object.members where !member.value.isNull {
            let name = member.key.camelCased
            if unsaidEvents.contains(name), !WireValueDecoder.event.isAbsent(member.value) {
                context.report(
                    .noStylesheetForm, "the event of '\(member.key)' has no stylesheet form and is left out",
                    severity: .warning, at: member.value.location)
            }
            if ignored.contains(name) || keys.contains(where: { $0.name == name || $0.alias == name }) { continue }
            let closest = closestName(to: member.key, in: keys.map(\.wireName))
            context.report(
                .unknownKey,
                "'\(member.key)' is not read here" + (closest.map { "; did you mean '\($0)'?" } ?? ""),
                severity: .warning, at: SourceLocation(file: object.file, range: member.keyRange),
                fixIts: closest.map { [.replacing(member.keyRange, with: "\"\($0)\"", isSafe: false)] } ?? [])
        }
    }
}

extension ObjectSchema {
    /// A member that an object may have.
    struct Key: Sendable {
        enum Presence: Sendable {
            /// The key must be there and not null.
            case required
            /// The key must be there; null leaves the argument out.
            case nullable
            /// A missing key leaves the argument out.
            case omittable
            /// A missing key stands for this value.
            case defaulted(CallTemplate)
        }

        /// The name as 0.1 writes it, in snake_case.
        let wireName: String
        /// The name in templates, in camelCase.
        let name: String
        /// Another name for the same key.
        let alias: String?
        let decoder: WireValueDecoder
        let presence: Presence

        private init(_ name: String, _ decoder: WireValueDecoder, _ presence: Presence, alias: String? = nil) {
            wireName = name
            self.name = name.camelCased
            self.alias = alias?.camelCased
            self.decoder = decoder
            self.presence = presence
        }

        static func required(_ name: String, _ decoder: WireValueDecoder) -> Key { Key(name, decoder, .required) }

        static func nullable(_ name: String, _ decoder: WireValueDecoder, alias: String? = nil) -> Key {
            Key(name, decoder, .nullable, alias: alias)
        }

        static func omittable(_ name: String, _ decoder: WireValueDecoder) -> Key { Key(name, decoder, .omittable) }

        static func optional(
            _ name: String, _ decoder: WireValueDecoder, default value: CallTemplate = "nil"
        ) -> Key { Key(name, decoder, .defaulted(value)) }
    }

    /// One way to write what an object means, and when it is the right one.
    struct Form: ExpressibleByStringLiteral, Sendable {
        enum Condition: Sendable {
            /// All of the keys, in camelCase, have a value.
            case has([String])
            /// One of the keys has a value.
            case hasAny([String])
            /// The key's value is this string.
            case isEqual(String, String)

            static func has(_ keys: String...) -> Condition { .has(keys) }
            static func hasAny(_ keys: String...) -> Condition { .hasAny(keys) }
            static func value(of key: String, is string: String) -> Condition { .isEqual(key, string) }

            func holds(for fields: Fields) -> Bool {
                switch self {
                case .has(let keys): keys.allSatisfy { fields[$0]?.isPresent == true }
                case .hasAny(let keys): keys.contains { fields[$0]?.isPresent == true }
                case .isEqual(let key, let string): fields[key]?.string == string
                }
            }
        }

        let template: CallTemplate
        let conditions: [Condition]

        init(stringLiteral text: String) {
            template = CallTemplate(stringLiteral: text)
            conditions = []
        }

        private init(_ template: CallTemplate, _ conditions: [Condition]) {
            self.template = template
            self.conditions = conditions
        }

        /// A form that applies when all conditions hold.
        static func form(_ template: CallTemplate, when conditions: Condition...) -> Form {
            Form(template, conditions)
        }

        func applies(to fields: Fields) -> Bool { conditions.allSatisfy { $0.holds(for: fields) } }
    }
}
