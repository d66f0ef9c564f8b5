import Livery
import LiveryValues
import LiveryValuesGenerator
import Testing

/// Modifiers as a stylesheet writes them, each on a node of its own.
struct ModifierCalls {
    let configuration: StyleConfiguration

    init(configuration: StyleConfiguration = StyleConfiguration()) { self.configuration = configuration }

    /// What becomes of calls on nodes that have some props, given as members of a JSON object; nil for those that are left out.
    func resolved(_ calls: [(text: String, props: [String])]) throws -> [ResolvedModifier?] {
        let rules = calls.enumerated().map { "\"c\($0)\" do \($1.text) end\n" }.joined()
        let sheet = Stylesheet(SourceFile(path: "calls.sheet", text: rules), configuration: configuration)
        return try calls.indices.map { index in
            let members = ["\"type\":\"T\"", "\"class\":\"c\(index)\""] + calls[index].props
            let payload = "{\(members.joined(separator: ","))}"
            let tree = WidgetTree.reading(SourceFile(path: "calls.json", text: payload))
            return StyledTree(tree, stylesheet: sheet).modifiers(of: try #require(tree.roots.first)).first
        }
    }

    /// A modifier on a node, which has to be accepted.
    func resolved(
        _ text: String, props: String = "", _ location: Testing.SourceLocation = #_sourceLocation
    ) throws -> ResolvedModifier {
        let modifiers = try resolved([(text, props.isEmpty ? [] : [props])])
        return try #require(modifiers.first ?? nil, "`\(text)` is not accepted", sourceLocation: location)
    }
}

extension ConstructorSamples {
    /// A call of a modifier with those of its arguments that are required or wanted; nil when one can't be made up.
    ///
    /// - Parameter text: What is given for those that are wanted; something of their type unless it is said.
    mutating func call(
        of function: FunctionDeclaration, giving isWanted: (Parameter) -> Bool, as text: String? = nil
    ) -> String? {
        var arguments: [String] = []
        let given = function.parameters.map { $0.isRequired || isWanted($0) }
        let lastUnlabelled = function.parameters.indices.last { function.parameters[$0].label == nil && given[$0] }
        for (index, parameter) in function.parameters.enumerated() {
            // Arguments without labels are told apart by their order.
            guard given[index] || parameter.label == nil && index < lastUnlabelled ?? 0 else { continue }
            let wanted = parameter.isRequired || !isWanted(parameter) ? nil : text
            guard let value = wanted ?? argument(parameter.type.unwrapped) else { return nil }
            arguments.append((parameter.label.map { $0 + ": " } ?? "") + value)
        }
        return "\(function.name)(\(arguments.joined(separator: ", ")))"
    }

    private mutating func argument(_ type: TypeReference) -> String? {
        if case .named("Binding", let arguments) = type { return arguments.first.flatMap { sample($0, 0) } }
        return sample(type, 0)
    }
}

/// A call of one overload of a modifier, with the props that it reads.
struct SampleCall {
    let function: FunctionDeclaration
    let text: String
    let props: [String]

    /// Calls with all arguments, with those that are required, and with each of the others alone, without and with props.
    static func all(of function: FunctionDeclaration, in types: PortableTypes) -> [SampleCall] {
        let optional = function.parameters.filter { !$0.isRequired }
        var wanted: [[Parameter]] = [function.parameters]
        if !optional.isEmpty { wanted.append([]) }
        if optional.count > 1 { wanted += optional.map { [$0] } }
        var calls: [SampleCall] = []
        for usesProps in [false, true] {
            for parameters in wanted {
                var samples = ConstructorSamples(types: types, usesProps: usesProps)
                guard let text = samples.call(of: function, giving: parameters.contains) else { continue }
                if usesProps, samples.props.isEmpty { continue }
                calls.append(SampleCall(function: function, text: text, props: samples.props))
            }
        }
        return calls
    }
}

extension Catalogue {
    /// The shipped catalogue with no more than one overload of each of some modifiers, so that calls can mean no other.
    ///
    /// The others go by a name that begins with an underscore.
    static func shipped(withOnly index: Int, of names: [String]) -> Catalogue {
        let file = Catalogue.shippedSwiftUIFile
        var bytes = Array(file.text(in: file.range).utf8)
        for name in names {
            for (other, function) in Catalogue.swiftUI.modifiers(named: name).enumerated() where other != index {
                bytes[Int(function.location.range.lowerBound)] = UInt8(ascii: "_")
            }
        }
        return Catalogue(reading: [SourceFile(path: file.path, bytes: bytes)])
    }
}
