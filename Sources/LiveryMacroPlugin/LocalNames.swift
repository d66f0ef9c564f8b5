import LiveryMacroSyntax
import SwiftParser

/// Names of locals that hide nothing that defaults mention.
struct LocalNames {
    private let mentioned: Set<String>

    init(_ signatures: [DeclaredSignature]) {
        mentioned = signatures.reduce(into: []) { names, signature in
            for parameter in signature.parameters {
                if let value = parameter.defaultValue { names.formUnion(SourceText.names(in: value)) }
            }
        }
    }

    /// The name that a local has instead of the one that it would have.
    subscript(name: String) -> String {
        var name = name
        while mentioned.contains(name) { name += "_" }
        return name
    }

    /// Names for the values of parameters: the parameters' own, unless another local is called so.
    func locals(for parameters: [DeclaredParameter]) -> [String] {
        var taken = Set(
            ["arguments", "overloads", "expression", "catalogue", "use", "base", "call", "result"].map { self[$0] })
        taken.insert("error")
        return parameters.enumerated().map { index, parameter in
            var name = parameter.name == "_" ? "argument\(index + 1)" : parameter.name
            while mentioned.contains(name) || !taken.insert(name).inserted { name += "_" }
            return name.isValidSwiftIdentifier(for: .variableName) ? name : "`\(name)`"
        }
    }
}

extension SourceText {
    /// A member's name after a dot.
    static func member(_ name: String) -> String {
        name.isValidSwiftIdentifier(for: .memberAccess) ? name : "`\(name)`"
    }

    /// A label in a call.
    static func label(_ name: String) -> String {
        name == "inout" || name == "var" || name == "let" ? "`\(name)`" : name
    }
}
