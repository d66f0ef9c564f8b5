import SwiftDiagnostics
import SwiftSyntax

/// Two overloads that both fit something that a stylesheet can write, so that the later is never taken for it.
struct OverloadConflict {
    let earlier: DeclaredSignature
    let later: DeclaredSignature
    /// What fits both: the parameters that are given, with the labels of both.
    let shared: [DeclaredParameter]

    static func find(in signatures: [DeclaredSignature]) -> [OverloadConflict] {
        var conflicts: [OverloadConflict] = []
        for (index, later) in signatures.enumerated() {
            let conflict = signatures[..<index].lazy.compactMap { OverloadConflict($0, later) }.first
            if let conflict { conflicts.append(conflict) }
        }
        return conflicts
    }

    private init?(_ earlier: DeclaredSignature, _ later: DeclaredSignature) {
        guard earlier.use == later.use, earlier.name == later.name, earlier.isCalled == later.isCalled,
            earlier.isDeclared(with: later),
            let shared = OverloadConflict.shared(earlier.parameters, later.parameters)
        else { return nil }
        self.earlier = earlier
        self.later = later
        self.shared = shared
    }

    /// The arguments that fit both of two lists of parameters; nil when there are none.
    private static func shared(
        _ first: [DeclaredParameter], _ second: [DeclaredParameter]
    ) -> [DeclaredParameter]? {
        // Places in both lists from which there is no way to the end.
        var closed: Set<[Int]> = []
        func path(_ i: Int, _ j: Int) -> [DeclaredParameter]? {
            if i == first.count, j == second.count { return [] }
            if closed.contains([i, j]) { return nil }
            if i < first.count, j < second.count, first[i].isLike(second[j]), let rest = path(i + 1, j + 1) {
                return [second[j]] + rest
            }
            if i < first.count, first[i].defaultValue != nil, let rest = path(i + 1, j) { return rest }
            if j < second.count, second[j].defaultValue != nil, let rest = path(i, j + 1) { return rest }
            closed.insert([i, j])
            return nil
        }
        return path(0, 0)
    }

    // MARK: - Diagnostic

    var diagnostic: Diagnostic {
        let call = later.isCalled ? later.name + labels(of: shared) : later.name
        return Diagnostic(
            "a stylesheet can't tell '\(later.sourceName)' from '\(earlier.sourceName)': '\(call)' fits both",
            id: "ambiguous-overload", at: later.node,
            notes: [Note("'\(earlier.sourceName)' is tried first", id: "earlier-overload", at: earlier.node)],
            fixIts: fixIt.map { [$0] } ?? [])
    }

    /// One change that ends the conflict: a default removed, or else a label given, of the later overload rather than of
    /// the earlier.
    private var fixIt: FixIt? {
        let overloads = [(later.parameters, earlier.parameters), (earlier.parameters, later.parameters)]
        for change in [withoutDefault, withLabel] {
            for (parameters, others) in overloads {
                for (index, parameter) in parameters.enumerated() {
                    guard let (changed, fixIt) = change(parameter) else { continue }
                    var parameters = parameters
                    parameters[index] = changed
                    if OverloadConflict.shared(parameters, others) == nil { return fixIt }
                }
            }
        }
        return nil
    }

    private func withoutDefault(_ parameter: DeclaredParameter) -> (DeclaredParameter, FixIt)? {
        guard let initializer = parameter.initializer else { return nil }
        // The space before the equals sign goes too.
        let start = initializer.previousToken(viewMode: .sourceAccurate)?.endPositionBeforeTrailingTrivia
        let range = (start ?? initializer.position)..<initializer.endPositionBeforeTrailingTrivia
        let fixIt = FixIt(
            message: SignatureMessage(message: "remove the default of '\(parameter.name)'", id: "remove-default"),
            changes: [.replaceText(range: range, with: "", in: Syntax(initializer))])
        return (parameter.with(label: parameter.label, defaultValue: nil), fixIt)
    }

    private func withLabel(_ parameter: DeclaredParameter) -> (DeclaredParameter, FixIt)? {
        guard parameter.label == nil, let function = parameter.node.as(FunctionParameterSyntax.self),
            function.secondName != nil
        else { return nil }
        let fixIt = FixIt("give '\(parameter.name)' its label", id: "add-label", remove: function.firstName)
        return (parameter.with(label: parameter.name, defaultValue: parameter.defaultValue), fixIt)
    }
}

extension DeclaredSignature {
    /// Whether two declarations can be there at the same time: neither stands in an `#if` that the other doesn't.
    fileprivate func isDeclared(with other: DeclaredSignature) -> Bool {
        place.starts(with: other.place) || other.place.starts(with: place)
    }
}

extension DeclaredParameter {
    /// Whether a stylesheet writes the same for two parameters.
    fileprivate func isLike(_ other: DeclaredParameter) -> Bool {
        label == other.label && likeness == other.likeness
    }

    /// What stands for the type and all those that a stylesheet writes alike: numbers, texts, and optionals of them.
    private var likeness: String {
        var text = type.trimmedDescription.filter { !$0.isWhitespace }
        while true {
            if text.hasSuffix("?") {
                text.removeLast()
            } else if text.hasPrefix("("), text.hasSuffix(")") {
                text = String(text.dropFirst().dropLast())
            } else if let argument = ["Optional", "AttributeReference"].lazy.compactMap({ text.argument(of: $0) }).first
            {
                text = argument
            } else if text.hasSuffix(".Resolvable") {
                text.removeLast(".Resolvable".count)
            } else {
                break
            }
        }
        switch text {
        case "Double", "Int", "CGFloat", "Float": return "a number"
        case "String", "URL", "Date", "LocalizedStringKey", "TextReference": return "a text"
        default: return text
        }
    }

    /// The default with its equals sign.
    fileprivate var initializer: InitializerClauseSyntax? {
        node.as(FunctionParameterSyntax.self)?.defaultValue
            ?? node.as(EnumCaseParameterSyntax.self)?.defaultValue
            ?? node.as(PatternBindingSyntax.self)?.initializer
    }
}

extension String {
    /// The generic argument of a type of a name: `Int` of `Optional<Int>`.
    fileprivate func argument(of name: String) -> String? {
        guard hasPrefix(name + "<"), hasSuffix(">") else { return nil }
        return String(dropFirst(name.count + 1).dropLast())
    }
}
