import LiverySource

/// One modifier as a stylesheet, a wire AST, or an element's `modifiers` array writes it: a name and ordered arguments.
///
/// This is the form that every input is brought into before it is checked: the same call means the same whatever it
/// was read from. Ranges point into the one file the call was read from.
public struct ModifierCall: Hashable, Sendable {
    public var name: String
    public var nameRange: SourceRange
    public var arguments: [Argument]
    /// The whole call, from its name to its closing parenthesis.
    public var range: SourceRange

    public init(name: String, nameRange: SourceRange, arguments: [Argument], range: SourceRange) {
        self.name = name
        self.nameRange = nameRange
        self.arguments = arguments
        self.range = range
    }
}

/// An argument of a call, or an entry of a dictionary: a value with or without a label.
public struct Argument: Hashable, Sendable {
    public var label: String?
    /// The label without its colon; nil when there is none.
    public var labelRange: SourceRange?
    public var value: Expression

    public init(label: String? = nil, labelRange: SourceRange? = nil, value: Expression) {
        self.label = label
        self.labelRange = labelRange
        self.value = value
    }

    /// The label and the value.
    public var range: SourceRange { labelRange.map { $0.union(value.range) } ?? value.range }
}

extension ModifierCall {
    /// The same call with every range within it replaced, for text that stands elsewhere in another form.
    public func mappingRanges(_ map: (SourceRange) -> SourceRange) -> ModifierCall {
        ModifierCall(
            name: name, nameRange: map(nameRange), arguments: arguments.map { $0.mappingRanges(map) }, range: map(range)
        )
    }
}

extension Argument {
    func mappingRanges(_ map: (SourceRange) -> SourceRange) -> Argument {
        Argument(label: label, labelRange: labelRange.map(map), value: value.mappingRanges(map))
    }
}
