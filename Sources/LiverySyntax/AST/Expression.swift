import LiverySource

/// A value as it is written, before any type is known.
public struct Expression: Hashable, Sendable {
    public var kind: Kind
    public var range: SourceRange

    public init(_ kind: Kind, range: SourceRange) {
        self.kind = kind
        self.range = range
    }

    public indirect enum Kind: Hashable, Sendable {
        /// `nil`.
        case null
        case boolean(Bool)
        /// A number without fraction or exponent that fits `Int`.
        case integer(Int)
        /// Any other finite number.
        case number(Double)
        case string(String)
        /// The text of a captured variable, which converts to the type that its place asks for.
        case text(String)
        /// `:name`, a reference to named content.
        case atom(String)
        case array([Expression])
        /// `[a: 1]`; entries keep their order and may repeat.
        case dictionary([Argument])
        /// `.red`, `.opacity(0.5)`: a member of the type that the place asks for.
        case implicitMember(Member)
        /// `Color.red`, `.red.opacity(0.5)`, `Color("x").opacity(1)`: a member of the value or type before the dot.
        case member(base: Expression, Member)
        /// `Color(red: 1, green: 0, blue: 0)`.
        case call(name: String, nameRange: SourceRange, arguments: [Argument])
        /// A name that stands alone: a captured variable, a token, or a type before a dot.
        case identifier(String)
        /// `1...3`, `..<2`, `.large...`; at least one bound is there.
        case range(lower: Expression?, upper: Expression?, isClosed: Bool)
        /// `attr("name")`, `attr("name", default: expr)`: a prop of the node the modifier is applied to.
        case attribute(name: String, nameRange: SourceRange, default: Expression?)
        /// `event("name", throttle: 100)`: arguments after the name, labelled.
        case event(name: String, nameRange: SourceRange, options: [Argument])
        /// `gesture_state(:drag, .translation.width, scale: 2)`.
        case gestureState([Argument])
        /// `{name}`, or `name` of a capture, in a rule that is read without a class name: the text is not known yet.
        case placeholder(String)
        /// A place where the parser has already reported a mistake.
        case invalid
    }

    /// A member's name with its arguments; nil arguments when there are no parentheses.
    public struct Member: Hashable, Sendable {
        public var name: String
        public var nameRange: SourceRange
        public var arguments: [Argument]?

        public init(name: String, nameRange: SourceRange, arguments: [Argument]? = nil) {
            self.name = name
            self.nameRange = nameRange
            self.arguments = arguments
        }
    }
}

extension Expression {
    /// The same expression with every range within it set to `range`: for one that was read elsewhere.
    public func moved(to range: SourceRange) -> Expression { mappingRanges { _ in range } }

    /// Calls a closure with this expression and all expressions within it, outer ones first.
    public func visit(_ body: (Expression) -> Void) {
        body(self)
        switch kind {
        case .array(let elements): for element in elements { element.visit(body) }
        case .dictionary(let entries), .gestureState(let entries), .event(_, _, let entries):
            for entry in entries { entry.value.visit(body) }
        case .implicitMember(let member): member.visitArguments(body)
        case .member(let base, let member):
            base.visit(body)
            member.visitArguments(body)
        case .call(_, _, let arguments): for argument in arguments { argument.value.visit(body) }
        case .range(let lower, let upper, _):
            lower?.visit(body)
            upper?.visit(body)
        case .attribute(_, _, let fallback): fallback?.visit(body)
        case .null, .boolean, .integer, .number, .string, .text, .atom, .identifier, .placeholder, .invalid: break
        }
    }

    func withRange(_ range: SourceRange) -> Expression { Expression(kind, range: range) }

    /// The text of a literal, for interpolation into a string; nil when the expression is not one.
    var textForInterpolation: String? {
        switch kind {
        case .string(let text), .text(let text): text
        case .integer(let value): String(value)
        case .number(let value): String(value)
        case .boolean(let value): String(value)
        default: nil
        }
    }

    /// The same expression with every range within it replaced.
    public func mappingRanges(_ map: (SourceRange) -> SourceRange) -> Expression {
        let kind: Kind =
            switch kind {
            case .array(let elements): .array(elements.map { $0.mappingRanges(map) })
            case .dictionary(let entries): .dictionary(entries.map { $0.mappingRanges(map) })
            case .implicitMember(let member): .implicitMember(member.mappingRanges(map))
            case .member(let base, let member): .member(base: base.mappingRanges(map), member.mappingRanges(map))
            case .call(let name, let nameRange, let arguments):
                .call(name: name, nameRange: map(nameRange), arguments: arguments.map { $0.mappingRanges(map) })
            case .range(let lower, let upper, let isClosed):
                .range(
                    lower: lower.map { $0.mappingRanges(map) }, upper: upper.map { $0.mappingRanges(map) },
                    isClosed: isClosed)
            case .attribute(let name, let nameRange, let fallback):
                .attribute(
                    name: name, nameRange: map(nameRange), default: fallback.map { $0.mappingRanges(map) })
            case .event(let name, let nameRange, let options):
                .event(name: name, nameRange: map(nameRange), options: options.map { $0.mappingRanges(map) })
            case .gestureState(let arguments): .gestureState(arguments.map { $0.mappingRanges(map) })
            case .null, .boolean, .integer, .number, .string, .text, .atom, .identifier, .placeholder, .invalid: kind
            }
        return Expression(kind, range: map(range))
    }
}

extension Expression.Member {
    fileprivate func visitArguments(_ body: (Expression) -> Void) {
        for argument in arguments ?? [] { argument.value.visit(body) }
    }

    func mappingRanges(_ map: (SourceRange) -> SourceRange) -> Expression.Member {
        Expression.Member(
            name: name, nameRange: map(nameRange), arguments: arguments?.map { $0.mappingRanges(map) })
    }
}
