import LiveryCatalogue

/// What a checked expression of a host's type says: which initializer or member, on what, with which arguments.
public struct ExpressionUse: Sendable {
    public enum Kind: Sendable {
        /// `Video("…")`
        case initialized
        /// An enum case or static member, such as `.small`, with or without arguments.
        case member
        /// A member of another value, such as `.small.muted()`.
        case chained(base: CheckedExpression)
    }

    public let kind: Kind
    /// The member's name; of an initializer the type's.
    public var name: String { arguments.name }
    /// Whether the member is written with parentheses.
    public let isCalled: Bool
    public let arguments: ArgumentDecoder
    private let expression: CheckedExpression
    private let type: String

    /// - Parameter type: The type's name, as in ``StylesheetResolvable/stylesheetType``.
    /// - Throws: When the expression is neither an initializer of the type nor a member, such as a number.
    public init(
        of expression: CheckedExpression, as type: String, in catalogue: Catalogue
    ) throws(StylesheetDecodingError) {
        self.expression = expression
        self.type = type
        switch expression {
        case .initialized(let name, let arguments) where name == type:
            kind = .initialized
            isCalled = true
            self.arguments = ArgumentDecoder(name: name, arguments: arguments, catalogue: catalogue)
        case .constant(.initialized(let name, let arguments)) where name == type:
            kind = .initialized
            isCalled = true
            self.arguments = ArgumentDecoder(name: name, arguments: arguments, catalogue: catalogue)
        case .member(let base, _, let name, let arguments):
            kind = base.map(Kind.chained) ?? .member
            isCalled = arguments != nil
            self.arguments = ArgumentDecoder(name: name, arguments: arguments ?? [], catalogue: catalogue)
        case .constant(.member(let member)):
            kind = member.base.map { .chained(base: .constant($0)) } ?? .member
            isCalled = member.arguments != nil
            arguments = ArgumentDecoder(name: member.name, arguments: member.arguments ?? [], catalogue: catalogue)
        default: throw .mismatch(expression, with: .named(type))
        }
    }

    /// The overloads to try.
    public var overloads: OverloadDecoder { arguments.overloads }

    /// The arguments, for what has one overload.
    public var call: CallDecoder { CallDecoder(arguments: arguments) }

    /// The error for a use that the type doesn't know.
    public var mismatch: StylesheetDecodingError { .mismatch(expression, with: .named(type)) }
}
