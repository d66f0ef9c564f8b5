import LiveryJSON
import LiverySource
import LiverySyntax

/// A modifier of LiveView Native 0.1: its type, its keys, and the calls that it stands for.
///
/// A table reads like the reference: the keys as they stand on the wire, then the calls as a stylesheet writes them.
struct ModifierSchema: Sendable {
    /// Where a modifier has an effect.
    struct Role: OptionSet, Sendable {
        let rawValue: Int
        static let view = Role(rawValue: 1)
        static let image = Role(rawValue: 2)
        static let shape = Role(rawValue: 4)
        /// Ends the shape modifiers of an element.
        static let finalShape = Role(rawValue: 8)
    }

    /// How the calls of the forms are chosen.
    enum Selection: Sendable {
        /// The first form that applies.
        case first
        /// Every form that applies, in order.
        case every
        /// None: a stylesheet has no word for it, and the entry is left out with a warning.
        case none
    }

    let type: String
    let role: Role
    let object: ObjectSchema
    let selection: Selection
    /// The labels of the calls that are not also keys: an entry that uses one is no 0.1 entry.
    let foreignLabels: Set<String>

    init(
        _ type: String, _ keys: [ObjectSchema.Key] = [], _ forms: ObjectSchema.Form..., ignoring: [String] = [],
        leavingOut: [String] = [], role: Role = .view, selecting selection: Selection = .first,
        adjust: ObjectSchema.Adjustment? = nil
    ) {
        self.type = type
        self.role = role
        self.selection = selection
        object = ObjectSchema(keys, ignoring: ["type"] + ignoring, leavingOut: leavingOut, forms: forms, adjust: adjust)
        foreignLabels = Set(forms.flatMap(\.template.labels)).subtracting(keys.map(\.name)).subtracting(object.ignored)
    }

    /// The calls of an entry; none when it has a mistake, or changes nothing.
    func calls(
        for entry: JSONValue, _ members: [String: JSONMember], typeRange: SourceRange, _ context: inout EntryContext
    ) -> [ModifierCall] {
        guard let fields = object.fields(from: members, of: entry, &context) else { return [] }
        let applicable = object.forms.filter { $0.applies(to: fields) }
        let chosen: [ObjectSchema.Form]
        switch selection {
        case .first: chosen = Array(applicable.prefix(1))
        case .every: chosen = applicable
        case .none:
            context.report(
                .noStylesheetForm, "'\(type)' has no stylesheet form and is left out", severity: .warning,
                at: entry.location)
            return []
        }
        if chosen.isEmpty, !sendsNothing(fields) {
            context.report(
                .inertModifier, "'\(type)' changes nothing without any of its values", severity: .note,
                at: entry.location)
        }
        return chosen.compactMap { form in
            guard case .call(let name, _, let arguments) = form.template.filled(with: fields, at: entry.range).kind
            else { return nil }
            return ModifierCall(name: name, nameRange: typeRange, arguments: arguments, range: entry.range)
        }
    }

    /// Whether an event is null, which is how 0.1 says that nothing is to be sent.
    private func sendsNothing(_ fields: ObjectSchema.Fields) -> Bool {
        object.keys.contains { key in
            if case .nullable = key.presence { fields[key.name]?.isPresent != true } else { false }
        }
    }
}

/// Collects the schemas of a table, so that each is type-checked on its own.
@resultBuilder
enum ModifierTableBuilder {
    static func buildExpression(_ schema: ModifierSchema) -> ModifierSchema { schema }
    static func buildBlock(_ schemas: ModifierSchema...) -> [ModifierSchema] { schemas }
}

/// Every type of LiveView Native 0.1, one table a file.
enum ModifierTables {
    /// The schema of each type.
    static let schemas: [String: ModifierSchema] = {
        let tables = [
            layout, drawing, animation, text, controls, lists, search, presentation, navigation, events, shapes,
            images,
        ]
        return Dictionary(tables.joined().map { ($0.type, $0) }) { first, _ in first }
    }()

    /// The roles of the types that act on an element itself, by their names in camelCase.
    static let elementRoles: [String: ModifierSchema.Role] = {
        let roles = schemas.values.filter { $0.role != .view }.map { ($0.type.camelCased, $0.role) }
        return Dictionary(roles) { first, _ in first }
    }()
}
