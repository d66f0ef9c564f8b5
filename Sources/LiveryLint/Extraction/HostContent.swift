import LiverySource

/// A class name that a host file gives an element.
public struct ClassUse: Hashable, Sendable {
    /// How much of the class name is known.
    public enum Kind: Hashable, Sendable {
        /// All of it.
        case whole
        /// Its beginning, as in `"fg-" <> @tint`: every rule is used that can match a name with this beginning.
        case prefix
    }

    public var name: String
    /// Where it is written.
    public var location: SourceLocation
    public var kind: Kind

    public init(name: String, location: SourceLocation, kind: Kind) {
        self.name = name
        self.location = location
        self.kind = kind
    }
}

/// An attribute of an element in a template, which becomes a prop of a node.
public struct TemplateAttribute: Sendable {
    /// What the attribute is set to.
    public enum Value: Sendable {
        /// A text, of kind ``EmbeddedText/Kind/plain``, escapes and entities replaced.
        case text(EmbeddedText)
        /// Something that is known only when the program runs, in whole or in part.
        case dynamic
        /// Nothing: the attribute is just named.
        case none
    }

    public var name: String
    /// Where the name stands in the host.
    public var nameRange: SourceRange
    public var value: Value
    /// Where the value stands in the host, without quotes or braces; empty after the name when there is none.
    public var valueRange: SourceRange

    /// The value, when it is a text.
    public var text: String? { if case .text(let text) = value { text.text } else { nil } }
}

/// An element in a template.
public struct TemplateElement: Sendable {
    /// The type of the element as it is written, also that of a component or slot: `Text`, `.link`, `:inner`.
    public var tag: String
    /// Where the tag stands in the host.
    public var tagRange: SourceRange
    /// The attributes in text order.
    public var attributes: [TemplateAttribute]
    /// The index of the element around it, in ``HostContent/elements``.
    public var parent: Int?
    /// Whether it may have other attributes than these: `{@rest}`, or a list that the program makes.
    public var hasSpread: Bool
}

/// What a host file holds that Livery knows of.
public struct HostContent: Sendable {
    /// The sheets, and the bodies that belong to no element, in text order.
    public internal(set) var texts: [EmbeddedText] = []
    /// The elements in text order, each before those in it.
    public internal(set) var elements: [TemplateElement] = []
    /// The names in class attributes, in text order.
    public internal(set) var classUses: [ClassUse] = []
    /// The values of style attributes, in text order, of kind ``EmbeddedText/Kind/body``. A list of strings gives one for
    /// each string.
    public internal(set) var inlineStyles: [EmbeddedText] = []
    /// Whether some class attribute is known only in part, so that other classes may be used than ``classUses`` says.
    public internal(set) var hasDynamicClasses = false
    /// The Elixir modules that the sheets import. Each is also an `@import` of the sheet of the module that names it,
    /// with the module's name as the path.
    public internal(set) var imports: [String] = []
    /// What is wrong with the literals that hold all this, in text order.
    public internal(set) var diagnostics: [Diagnostic] = []
}

/// The names of the mistakes that are found while host files are read.
enum ExtractionRule: String {
    case danglingMarker = "dangling-marker"
    case dynamicStylesheet = "dynamic-stylesheet"
    case nestingLimit = "nesting-limit"
    case sizeLimit = "size-limit"
    case unterminatedLiteral = "unterminated-literal"
}
