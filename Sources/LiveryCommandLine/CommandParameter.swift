/// A type whose properties parameters set; a new one holds the defaults.
package protocol ParameterOwner {
    init()
}

/// Something that can be given on a command line, and the property that it sets.
package struct CommandParameter<Owner: ParameterOwner> {
    package let declaration: ParameterDeclaration
    /// Sets the property from the text of one value, which is empty for a flag.
    package let assign: (inout Owner, String) throws(UsageError) -> Void
}

/// What parsing, help and completions know of a parameter.
package struct ParameterDeclaration: Sendable {
    package enum Form: Sendable {
        /// Given by its name alone.
        case flag
        /// Given by its name and a value.
        case option
        /// Given by its place.
        case argument
    }

    /// How many values one mention takes, and how many mentions there may be.
    package enum Repetition: Sendable {
        /// One value; a later mention wins over an earlier one.
        case once
        /// One value a mention, any number of mentions; for an argument, any number of values.
        case repeated
        /// All values up to the next option, any number of mentions.
        case untilNextOption
    }

    /// What a value is, for completions.
    package enum Kind: Hashable, Sendable {
        case text
        /// A file with one of these endings (without the dot), or any file when there are none.
        case file([String])
        case directory
        case choice([String])

        package static var file: Kind { .file([]) }
    }

    package var form: Form
    /// The names with their dashes; empty for an argument.
    package var names: [String] = []
    /// What help calls the value: `FILE`.
    package var valueName = ""
    package var kind = Kind.text
    package var repetition = Repetition.once
    /// Whether an argument must be given.
    package var isRequired = false
    /// The value when none is given, where help should tell.
    package var defaultValue: String?
    /// What the parameter does: one sentence without a full stop.
    package var help: String

    /// How messages name the parameter.
    package var displayName: String { names.last ?? valueName }
}

// MARK: - Declaring

extension CommandParameter {
    /// A flag such as `--check`, which sets a property to true.
    package static func flag(_ names: String..., sets property: WritableKeyPath<Owner, Bool>, help: String)
        -> CommandParameter
    {
        CommandParameter(declaration: ParameterDeclaration(form: .flag, names: names, help: help)) { owner, _ in
            owner[keyPath: property] = true
        }
    }

    /// An option such as `--format json`. The property's initial value is the default.
    package static func option<Value: ParameterValue>(
        _ names: String..., value valueName: String, sets property: WritableKeyPath<Owner, Value>,
        kind: ParameterDeclaration.Kind? = nil, help: String
    ) -> CommandParameter {
        let initial = Owner()[keyPath: property].argument
        let declaration = ParameterDeclaration(
            form: .option, names: names, valueName: valueName, kind: kind ?? Self.kind(of: Value.self),
            defaultValue: initial.isEmpty ? nil : initial, help: help)
        return CommandParameter(declaration: declaration) { owner, text throws(UsageError) in
            owner[keyPath: property] = try value(text, for: declaration)
        }
    }

    /// An option that has no value unless it is given.
    package static func option<Value: ParameterValue>(
        _ names: String..., value valueName: String, sets property: WritableKeyPath<Owner, Value?>,
        kind: ParameterDeclaration.Kind? = nil, help: String
    ) -> CommandParameter {
        let declaration = ParameterDeclaration(
            form: .option, names: names, valueName: valueName, kind: kind ?? Self.kind(of: Value.self), help: help)
        return CommandParameter(declaration: declaration) { owner, text throws(UsageError) in
            owner[keyPath: property] = try value(text, for: declaration)
        }
    }

    /// An option that may be given several times; with `untilNextOption`, each time with several values.
    package static func option<Value: ParameterValue>(
        _ names: String..., value valueName: String, appendsTo property: WritableKeyPath<Owner, [Value]>,
        untilNextOption: Bool = false, kind: ParameterDeclaration.Kind? = nil, help: String
    ) -> CommandParameter {
        let declaration = ParameterDeclaration(
            form: .option, names: names, valueName: valueName, kind: kind ?? Self.kind(of: Value.self),
            repetition: untilNextOption ? .untilNextOption : .repeated, help: help)
        return CommandParameter(declaration: declaration) { owner, text throws(UsageError) in
            owner[keyPath: property].append(try value(text, for: declaration))
        }
    }

    /// An argument that must be given, or with `isRequired: false` one whose default is the property's initial value.
    package static func argument<Value: ParameterValue>(
        _ valueName: String, sets property: WritableKeyPath<Owner, Value>, isRequired: Bool = true,
        kind: ParameterDeclaration.Kind? = nil, help: String
    ) -> CommandParameter {
        let initial = Owner()[keyPath: property].argument
        let declaration = ParameterDeclaration(
            form: .argument, valueName: valueName, kind: kind ?? Self.kind(of: Value.self), isRequired: isRequired,
            defaultValue: isRequired || initial.isEmpty ? nil : initial, help: help)
        return CommandParameter(declaration: declaration) { owner, text throws(UsageError) in
            owner[keyPath: property] = try value(text, for: declaration)
        }
    }

    /// Any number of arguments, or with `isRequired` at least one. A command can have one such parameter.
    package static func arguments<Value: ParameterValue>(
        _ valueName: String, appendsTo property: WritableKeyPath<Owner, [Value]>, isRequired: Bool = false,
        kind: ParameterDeclaration.Kind? = nil, help: String
    ) -> CommandParameter {
        let declaration = ParameterDeclaration(
            form: .argument, valueName: valueName, kind: kind ?? Self.kind(of: Value.self), repetition: .repeated,
            isRequired: isRequired, help: help)
        return CommandParameter(declaration: declaration) { owner, text throws(UsageError) in
            owner[keyPath: property].append(try value(text, for: declaration))
        }
    }

    private static func kind<Value: ParameterValue>(of type: Value.Type) -> ParameterDeclaration.Kind {
        type.choices.isEmpty ? .text : .choice(type.choices)
    }

    private static func value<Value: ParameterValue>(
        _ text: String, for declaration: ParameterDeclaration
    ) throws(UsageError) -> Value {
        if let value = Value(argument: text) { return value }
        throw UsageError("invalid value '\(text)' for '\(declaration.displayName)'", hint: Value.hint(for: text))
    }
}
