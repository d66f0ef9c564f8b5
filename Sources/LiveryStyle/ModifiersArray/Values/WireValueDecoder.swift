import LiveryJSON
import LiverySource
import LiverySyntax

/// How a JSON value becomes an expression (LiveView Native 0.1, "Value encodings").
///
/// Wherever a value may stand, `{"attr": "name"}` and a node of the wire AST may stand too.
struct WireValueDecoder: Sendable {
    typealias Body = @Sendable (JSONValue, inout EntryContext) -> Expression?

    /// What the decoder takes, for a message: `a number`.
    let expectation: String
    private let absence: Absence
    private let body: Body

    /// What counts as no value.
    enum Absence: Sendable {
        case null
        /// Nothing does: null means something.
        case never
        /// Null, or an event whose name is null: nothing is sent.
        case namelessEvent
    }

    /// - Parameter body: Makes the expression, or reports why it can't and returns nil.
    init(_ expectation: String, absence: Absence = .null, _ body: @escaping Body) {
        self.expectation = expectation
        self.absence = absence
        self.body = body
    }

    /// Whether a value counts as no value.
    func isAbsent(_ value: JSONValue) -> Bool {
        switch absence {
        case .null: value.isNull
        case .never: false
        case .namelessEvent: value.isNull || (value.kind == .object && value["event"]?.isNull == true)
        }
    }

    /// The same decoder with another body.
    func replacingBody(_ body: @escaping Body) -> WireValueDecoder {
        WireValueDecoder(expectation, absence: absence, body)
    }

    /// The expression of a value; nil, and reported, when it isn't what the decoder takes.
    func decode(_ value: JSONValue, _ context: inout EntryContext) -> Expression? {
        // The reader of the JSON has already reported it.
        if value.kind == .invalid { return nil }
        if WireReader.isNode(value) { return context.wireExpression(value) }
        if let reference = AttributeObject(value) {
            return reference.expression { decode($0, &context) }
        }
        return body(value, &context)
    }
}

// MARK: Scalars

extension WireValueDecoder {
    private static func scalar(
        _ expectation: String, _ read: @escaping @Sendable (JSONValue) -> Expression.Kind?
    ) -> WireValueDecoder {
        WireValueDecoder(expectation) { value, context in
            guard let kind = read(value) else {
                context.reportMismatch(value, expected: expectation)
                return nil
            }
            return Expression(kind, range: value.range)
        }
    }

    /// A whole number is written as one: `12.0`, as servers write any that may have a fraction, is 12.
    static let number = scalar("a number") { value in
        value.integer.map { .integer($0) } ?? value.double.map(numberKind)
    }

    static func numberKind(_ double: Double) -> Expression.Kind {
        wholeNumber(double).map { .integer($0) } ?? .number(double)
    }

    /// A whole number, `2.0` included, as Foundation's decoder reads it.
    static let integer = scalar("a whole number") { value in
        (value.integer ?? value.double.flatMap(wholeNumber)).map { .integer($0) }
    }

    /// Without `Int(exactly:)`, which would make the tool need the C library of mathematics.
    private static func wholeNumber(_ double: Double) -> Int? {
        guard double.magnitude < 0x1p53 else { return nil }
        let integer = Int(double)
        return Double(integer) == double ? integer : nil
    }

    static let boolean = scalar("true or false") { $0.boolean.map { .boolean($0) } }

    static let string = scalar("a string") { $0.string.map { .string($0) } }

    /// The `template` name of child elements (0.1, "Content keys").
    static let content = scalar("the template name of a child element") { $0.string.map { .atom($0) } }

    /// The id of an enclosing namespace element.
    static let namespace = scalar("the id of a namespace") { $0.string.map { .atom($0) } }

    static func boolean(true whenTrue: CallTemplate, false whenFalse: CallTemplate) -> WireValueDecoder {
        WireValueDecoder("true or false") { value, context in
            guard let boolean = value.boolean else {
                context.reportMismatch(value, expected: "true or false")
                return nil
            }
            return (boolean ? whenTrue : whenFalse).filled(at: value.range)
        }
    }
}

// MARK: Names

extension WireValueDecoder {
    /// One of the names, separated by spaces, as the implicit member of the same name in camelCase.
    ///
    /// - Parameters:
    ///   - spelled: Further names, with the expressions that they stand for.
    ///   - acceptsDashes: Whether `-` may stand for `_`.
    ///   - fallback: The value that 0.1 silently takes for an unknown name; it gives a warning here.
    static func oneOf(
        _ names: String, spelled: KeyValuePairs<String, CallTemplate> = [:], acceptsDashes: Bool = false,
        otherwise fallback: CallTemplate? = nil
    ) -> WireValueDecoder {
        let plain = names.split(separator: " ").map(String.init)
        let known = plain + spelled.map(\.key)
        var expressions = Dictionary(
            plain.map { name in
                let member = Expression.Member(name: name.camelCased, nameRange: .empty(at: 0))
                return (name, Expression(.implicitMember(member), range: .empty(at: 0)))
            }, uniquingKeysWith: { first, _ in first })
        for (name, template) in spelled { expressions[name] = template.expression }
        let table = expressions
        return WireValueDecoder(known.alternatives) { value, context in
            guard let text = value.string else {
                context.reportMismatch(value, expected: known.alternatives)
                return nil
            }
            let name = acceptsDashes ? String(text.map { $0 == "-" ? "_" : $0 }) : text
            if let expression = table[name] { return expression.moved(to: value.range) }
            guard let fallback else {
                context.reportUnknown(text, at: value, of: known)
                return nil
            }
            context.report(
                .defaultedValue,
                "unknown value '\(text)', expected \(known.alternatives); the default is used", severity: .warning,
                at: value.location)
            return fallback.filled(at: value.range)
        }
    }

    /// A name or an array of names, nested at will, as an option set: one name gives the bare member.
    static func optionSet(of names: WireValueDecoder, takesBareName: Bool = true) -> WireValueDecoder {
        WireValueDecoder("an array of names, each \(names.expectation)") { value, context in
            guard value.kind == .array else {
                if takesBareName { return names.decode(value, &context) }
                context.reportMismatch(value, expected: "an array")
                return nil
            }
            guard let members = flattened(value, names, &context) else { return nil }
            guard members.count == 1, let member = members.first else {
                return Expression(.array(members), range: value.range)
            }
            return member
        }
    }

    private static func flattened(
        _ value: JSONValue, _ names: WireValueDecoder, _ context: inout EntryContext
    ) -> [Expression]? {
        var members: [Expression] = []
        var isComplete = true
        for element in value.elements {
            if element.kind == .array, !WireReader.isNode(element) {
                let nested = flattened(element, names, &context)
                isComplete = isComplete && nested != nil
                members += nested ?? []
            } else if let member = names.decode(element, &context) {
                members.append(member)
            } else {
                isComplete = false
            }
        }
        return isComplete ? members : nil
    }
}

// MARK: Compositions

extension WireValueDecoder {
    /// The template with the decoded value in the place of `value`.
    func wrapped(in template: CallTemplate) -> WireValueDecoder {
        replacingBody { value, context in
            guard let expression = decode(value, &context) else { return nil }
            return template.filled(with: ["value": CallTemplate.Field(expression: expression)], at: value.range)
        }
    }

    /// A decoder that is made at its first use, for encodings that contain themselves.
    static func deferred(
        _ expectation: String, _ decoder: @escaping @Sendable () -> WireValueDecoder
    ) -> WireValueDecoder {
        WireValueDecoder(expectation) { value, context in decoder().decode(value, &context) }
    }

    static func list(of element: WireValueDecoder) -> WireValueDecoder {
        WireValueDecoder("an array, each element \(element.expectation)") { value, context in
            guard value.kind == .array else {
                context.reportMismatch(value, expected: "an array")
                return nil
            }
            let elements = value.elements.map { element.decode($0, &context) }
            let decoded = elements.compactMap { $0 }
            return decoded.count == elements.count ? Expression(.array(decoded), range: value.range) : nil
        }
    }

    /// An object; the first of its forms that applies is its value.
    static func object(_ expectation: String, _ schema: ObjectSchema) -> WireValueDecoder {
        WireValueDecoder(expectation) { value, context in
            guard value.kind == .object else {
                context.reportMismatch(value, expected: expectation)
                return nil
            }
            let members = ObjectSchema.members(of: value)
            guard let fields = schema.fields(from: members, of: value, &context) else { return nil }
            return schema.expression(of: fields, at: value, expectation, &context)
        }
    }

    static func object(
        _ expectation: String, _ keys: [ObjectSchema.Key], _ forms: ObjectSchema.Form...
    ) -> WireValueDecoder { object(expectation, ObjectSchema(keys, forms: forms)) }

    /// The decoder for the value's kind.
    static func byKind(_ expectation: String, _ decoders: [JSONKind: WireValueDecoder]) -> WireValueDecoder {
        WireValueDecoder(expectation) { value, context in
            guard let decoder = decoders[value.kind] else {
                context.reportMismatch(value, expected: expectation)
                return nil
            }
            return decoder.decode(value, &context)
        }
    }

    /// A decoder whose mistakes cost no more than its value, as 0.1 has it for transitions: they become warnings.
    func fallingBack(to fallback: CallTemplate, _ name: String) -> WireValueDecoder {
        replacingBody { value, context in
            let start = context.diagnostics.count
            if let expression = decode(value, &context) { return expression }
            for index in context.diagnostics.indices.dropFirst(start)
            where context.diagnostics[index].severity == .error {
                context.diagnostics[index].severity = .warning
                context.diagnostics[index].notes.append(Diagnostic.Note("\(name) is used instead"))
            }
            return fallback.filled(at: value.range)
        }
    }

    /// A decoder of what a stylesheet has no word for: it reports so, and gives the replacement.
    static func inexpressible(_ subject: String, replacement: CallTemplate) -> WireValueDecoder {
        WireValueDecoder("any value", absence: .never) { value, context in
            context.report(
                .noStylesheetForm, "\(subject) has no stylesheet form; a default is used", severity: .warning,
                at: value.location)
            return replacement.filled(at: value.range)
        }
    }
}

extension ObjectSchema {
    /// The value of the first form that applies; reported when there is none.
    func expression(
        of fields: Fields, at value: JSONValue, _ expectation: String, _ context: inout EntryContext
    ) -> Expression? {
        guard let form = forms.first(where: { $0.applies(to: fields) }) else {
            let names = keys.map(\.wireName).alternatives
            context.report(
                .invalidEntry, "expected \(expectation), which this object doesn't describe: give it \(names)",
                at: value.location)
            return nil
        }
        return form.template.filled(with: fields, at: value.range)
    }
}
