import LiveryCatalogue
import LiverySource
import LiveryTree

/// A prop that has no value of the type asked for.
struct BindingFailure {
    var binding: AttributeBinding
    var error: AttributeError
    /// The value that the node has; nil when it has none.
    var value: PropValue?
    /// What took its place; nil when nothing did.
    var replacement: Replacement?

    enum Replacement {
        /// The default of the reference.
        case ownDefault
        /// That of the parameter.
        case parameterDefault
    }
}

extension BindingFailure {
    /// What comes of the failure, for the end of a message.
    func outcome(ofModifier name: String, isLeftOut: Bool) -> String {
        if isLeftOut { return "; '\(name)' is left out" }
        return switch replacement {
        case .ownDefault: "; its default is used"
        case .parameterDefault: "; the parameter's default is used"
        case nil: ""
        }
    }

    /// A prop's value in a message, cut after 40 characters.
    static func phrase(_ value: PropValue?) -> String {
        switch value {
        case nil, .null: "null"
        case .string(let text): "'" + (text.count > 40 ? text.prefix(40) + "…" : text) + "'"
        case .bool, .number: value?.text ?? ""
        case .json(let fragment): fragment.value.kind == .array ? "an array" : "an object"
        }
    }

    /// The type that the value has to be of.
    var typeName: String { "\(binding.type.unwrapped)" }
}

extension AttributeBinding {
    /// What is wrong with the prop, with the place that asks for it.
    func error(_ reason: AttributeError.Reason) -> AttributeError {
        AttributeError(reason, name: name, type: "\(type.unwrapped)", reference: location)
    }
}

/// Where the props of a node are read.
protocol PropSource {
    /// The value of a prop; nil when the node doesn't have it.
    func value(of name: String) -> PropValue?
}

extension Node: PropSource {}

/// Binds the references of checked expressions to the props of one node.
struct Binder<Props: PropSource> {
    let props: Props
    let conversion: AttributeConversion
    /// Props that are missing or malformed, in the order they were met.
    private(set) var failures: [BindingFailure] = []

    init(props: Props, conversion: AttributeConversion) {
        self.props = props
        self.conversion = conversion
    }

    /// The arguments of a modifier, or nil when one has neither a value nor a default.
    mutating func arguments(of modifier: CheckedModifier) -> [ResolvedArgument]? {
        if let constant = modifier.constantArguments { return constant }
        var result: [ResolvedArgument] = []
        result.reserveCapacity(modifier.arguments.count)
        for argument in modifier.arguments {
            let failed = failures.count
            if let value = value(of: argument.value) {
                result.append(ResolvedArgument(label: argument.label, value: value, isDefault: argument.isDefault))
            } else if argument.isOptional {
                // The parameter's own default stands in: the argument is as if it weren't written.
                for index in failed..<failures.count where failures[index].replacement == nil {
                    failures[index].replacement = .parameterDefault
                }
            } else {
                return nil
            }
        }
        return result
    }

    /// The value of an expression on the node; nil when a prop in it has neither a value nor a default.
    mutating func value(of expression: CheckedExpression) -> StyleValue? {
        switch expression {
        case .constant(let value): return value
        case .attribute(let binding): return value(of: binding)
        case .array(let elements):
            var values: [StyleValue] = []
            for element in elements {
                guard let value = value(of: element) else { return nil }
                values.append(value)
            }
            return .array(values)
        case .tuple(let entries): return arguments(entries).map(StyleValue.tuple)
        case .range(let lower, let upper, let isClosed):
            let low = lower.map { value(of: $0) }
            let high = upper.map { value(of: $0) }
            if case .some(nil) = low { return nil }
            if case .some(nil) = high { return nil }
            return .range(lower: low ?? nil, upper: high ?? nil, isClosed: isClosed)
        case .member(let base, let type, let name, let arguments):
            var baseValue: StyleValue?
            if let base {
                guard let value = value(of: base) else { return nil }
                baseValue = value
            }
            guard let arguments else { return .member(StyleMember(base: baseValue, type: type, name: name)) }
            return self.arguments(arguments).map {
                .member(StyleMember(base: baseValue, type: type, name: name, arguments: $0))
            }
        case .initialized(let type, let arguments):
            return self.arguments(arguments).map { .initialized(type: type, arguments: $0) }
        }
    }

    private mutating func arguments(_ arguments: [CheckedArgument]) -> [StyleArgument]? {
        var result: [StyleArgument] = []
        for argument in arguments where !argument.isDefault {
            let failed = failures.count
            if let value = value(of: argument.value) {
                result.append(StyleArgument(label: argument.label, value))
            } else if argument.isOptional {
                for index in failed..<failures.count where failures[index].replacement == nil {
                    failures[index].replacement = .parameterDefault
                }
            } else {
                return nil
            }
        }
        return result
    }

    private mutating func value(of binding: AttributeBinding) -> StyleValue? {
        let error: AttributeError
        let prop = props.value(of: binding.name)
        if let prop {
            if let value = conversion.value(of: prop, in: binding.row) {
                return binding.isBinding ? .binding(attribute: binding.name, value: value) : value
            }
            error = binding.error(.malformed)
        } else {
            error = binding.error(.missing)
            // A prop that may be missing is what a default is for; that isn't worth a word.
            if let fallback = binding.fallback { return value(of: fallback) }
        }
        failures.append(
            BindingFailure(
                binding: binding, error: error, value: prop, replacement: binding.fallback == nil ? nil : .ownDefault))
        return binding.fallback.flatMap { value(of: $0) }
    }
}
