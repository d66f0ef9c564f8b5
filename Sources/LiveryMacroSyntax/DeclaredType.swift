public import SwiftDiagnostics
public import SwiftSyntax

/// What the declaration of a type says about how stylesheets make its values.
public struct DeclaredType {
    /// The name that stylesheets write.
    public let identifier: StylesheetIdentifier
    /// Everything that a stylesheet can write, in the order of the declarations.
    public let signatures: [Conditional<DeclaredSignature>]
    /// What stylesheets can't use, or could take for something else.
    public let diagnostics: [Diagnostic]

    /// Whether there is something that a stylesheet can write, under whatever condition.
    public var isUsable: Bool { signatures.contains { !$0.elements.isEmpty } }
}

/// A declaration that may stand in `#if`.
public indirect enum Conditional<Element> {
    case element(Element)
    /// The clauses from `#if` to the last before `#endif`.
    case ifConfig([Clause])

    /// `#if`, `#elseif` or `#else` with what stands in it.
    public struct Clause {
        /// The line of the clause: `#if os(iOS)`.
        public let directive: String
        public let elements: [Conditional]
    }

    /// The elements of all clauses.
    public var elements: [Element] {
        switch self {
        case .element(let element): [element]
        case .ifConfig(let clauses): clauses.flatMap { clause in clause.elements.flatMap(\.elements) }
        }
    }
}

extension [Conditional<DeclaredSignature>] {
    /// The signatures that fulfil a condition, in the same clauses. Clauses stay when others of the same `#if` have
    /// elements, since the conditions of later ones depend on them.
    public func filter(_ isIncluded: (DeclaredSignature) -> Bool) -> [Conditional<DeclaredSignature>] {
        compactMap { node in
            switch node {
            case .element(let signature): return isIncluded(signature) ? node : nil
            case .ifConfig(let clauses):
                let clauses = clauses.map { clause in
                    Conditional<DeclaredSignature>.Clause(
                        directive: clause.directive, elements: clause.elements.filter(isIncluded))
                }
                return clauses.allSatisfy(\.elements.isEmpty) ? nil : .ifConfig(clauses)
            }
        }
    }
}

/// One initializer, enum case or member that a stylesheet can write.
public struct DeclaredSignature {
    /// What is declared; the same as the kinds of `StylesheetSignature`.
    public enum Kind: String, Sendable {
        case modifier, initializer, enumCase, staticFunction, staticProperty, function, property
    }

    public let kind: Kind
    /// What a stylesheet writes: the modifier's, the type's or the member's name, without backticks.
    public let name: String
    public let parameters: [DeclaredParameter]
    public let availability: DeclarationAvailability
    public let canThrow: Bool
    /// Whether it is an initializer that may give nil.
    public let canFail: Bool
    /// Where it is declared; for the implicit memberwise initializer the name of the type.
    public let node: Syntax
    /// The indices of the `#if` that it stands in, and of their clauses, from outside to inside.
    let place: [Int]

    /// Whether a stylesheet writes parentheses.
    public var isCalled: Bool {
        switch kind {
        case .modifier, .initializer, .staticFunction, .function: true
        case .enumCase: !parameters.isEmpty
        case .staticProperty, .property: false
        }
    }

    /// Whether a use that isn't called, that is called on a value, or that is a call of the type itself, means it.
    public var use: Use {
        switch kind {
        case .modifier, .initializer: .initialized
        case .enumCase, .staticFunction, .staticProperty: .member
        case .function, .property: .chained
        }
    }

    /// What an expression in a stylesheet is for a type.
    public enum Use: Sendable {
        /// `Video(…)`, or the call of a modifier.
        case initialized
        /// `.small`, `.custom(…)`
        case member
        /// `.small.muted()`
        case chained
    }

    /// The name with the labels, as messages call it: `fillBackground(_:in:)`.
    public var fullName: String { isCalled ? name + labels(of: parameters) : name }

    /// The name that the source has for it: `init(_:)`.
    var sourceName: String {
        switch kind {
        case .modifier, .initializer: "init" + labels(of: parameters)
        default: fullName
        }
    }
}

/// The labels of parameters: `(_:in:)`.
func labels(of parameters: some Sequence<DeclaredParameter>) -> String {
    "(" + parameters.map { ($0.label ?? "_") + ":" }.joined() + ")"
}

/// A parameter of a declaration, or a stored property that the memberwise initializer takes.
public struct DeclaredParameter {
    /// What stands before the argument, without backticks; nil for nothing.
    public let label: String?
    /// The parameter's name inside the declaration, without backticks.
    public let name: String
    /// The type without attributes and specifiers.
    public let type: TypeSyntax
    /// The default as the source has it.
    public let defaultValue: ExprSyntax?
    /// The type where it stands in the source.
    public let typeNode: TypeSyntax
    /// The parameter or the property.
    let node: Syntax

    /// The default as a catalogue shows it: on one line, and without what only wraps it.
    public var defaultText: String? { defaultValue.map { SourceText.catalogueDefault($0) } }

    /// Whether the type's text alone says that a stylesheet gives it. Of other types only the compiler knows.
    public var isVisiblyResolvable: Bool {
        var text = type.trimmedDescription
        while let last = text.last, "?]".contains(last) {
            text.removeLast()
            if last == "]" { text.removeFirst() }
        }
        return text == "Self" || text.hasSuffix(".Resolvable") || text.hasPrefix("AttributeReference<")
    }

    /// The same parameter with another label or default.
    func with(label: String?, defaultValue: ExprSyntax?) -> DeclaredParameter {
        DeclaredParameter(
            label: label, name: name, type: type, defaultValue: defaultValue, typeNode: typeNode, node: node)
    }
}
