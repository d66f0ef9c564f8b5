import LiveryCatalogue

/// One way to write a modifier or a value in a stylesheet: what a host type adds to the catalogue.
public struct StylesheetSignature: Sendable {
    /// What is called.
    public enum Kind: Sendable {
        /// A modifier; its overloads share a name.
        case modifier
        /// `Video("…")`
        case initializer
        /// `.small`, or `.custom(…)` when it has parameters.
        case enumCase
        case staticFunction, staticProperty
        /// Members of a value of the type that give another: `.small.muted()`, `.small.plain`.
        case function, property
    }

    public struct Parameter: Sendable {
        /// What a stylesheet writes before the value; nil for nothing.
        public let label: String?
        /// The parameter's name inside the declaration.
        public let name: String
        public let type: any StylesheetResolvable.Type
        /// The default as Swift writes it; nil when the argument is required.
        public let defaultText: String?

        public init(
            _ label: String?, _ name: String, _ type: any StylesheetResolvable.Type, default text: String? = nil
        ) {
            self.label = label
            self.name = name
            self.type = type
            defaultText = text
        }

        /// The parameter as a catalogue has it.
        var declaration: LiveryCatalogue.Parameter {
            LiveryCatalogue.Parameter(label: label, name: name, type: type.stylesheetType, defaultText: defaultText)
        }
    }

    public let kind: Kind
    /// The modifier's or member's name; of an initializer it has no meaning.
    public let name: String
    public let parameters: [Parameter]
    /// The `@available` attributes, as Swift writes them; empty for none.
    public let availability: String

    public init(_ kind: Kind, _ name: String, _ parameters: [Parameter] = [], availability: String = "") {
        self.kind = kind
        self.name = name
        self.parameters = parameters
        self.availability = availability
    }

    /// The signature as a catalogue has it.
    var text: SignatureText {
        SignatureText(kind, name, parameters.map(\.declaration), availability: availability)
    }
}
