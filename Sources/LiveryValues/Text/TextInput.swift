public import LiveryCatalogue
public import LiveryStyle

/// What is written in capitals while a person types.
public enum TextInputAutocapitalization: String, CaseIterable, StylesheetValue, CustomStringConvertible {
    case never
    /// The first letter of each word.
    case words
    /// The first letter of each sentence.
    case sentences
    /// Every letter.
    case characters
}

/// What is written in capitals while a person types, by the name that UIKit has for it.
public enum UITextAutocapitalizationType: String, CaseIterable, StylesheetValue, CustomStringConvertible {
    case none
    case words
    case sentences
    case allCharacters
}

/// Whether a field can be dictated, and when dictation begins.
public enum TextInputDictationBehavior: StylesheetValue, CustomStringConvertible {
    case automatic
    case preventDictation
    /// With a button in the field.
    case inline(activation: TextInputDictationActivation)

    public init(from value: StyleValue) throws(StylesheetDecodingError) {
        let use = try ValueUse(of: value, as: Self.stylesheetType)
        var call = use.call
        switch (use.kind, use.name) {
        case (.member, "automatic"): self = .automatic
        case (.member, "preventDictation"): self = .preventDictation
        case (.member, "inline"): self = .inline(activation: try call.next("activation"))
        default: throw use.mismatch
        }
        try call.end()
    }

    /// The behaviour as a stylesheet writes it.
    public var description: String {
        switch self {
        case .automatic: ".automatic"
        case .preventDictation: ".preventDictation"
        case .inline(let activation): ".inline(activation: \(activation))"
        }
    }
}

/// What begins dictation.
public enum TextInputDictationActivation: String, CaseIterable, StylesheetValue, CustomStringConvertible {
    case onSelect
    case onLook
}

/// Where controls that format text are.
public enum TextInputFormattingControlPlacement {
    /// Any of the places.
    public struct Set: StylesheetOptionSet {
        public static let stylesheetType = TypeReference.named("TextInputFormattingControlPlacement.Set")
        public static let accessoryBar = Set(rawValue: 1)
        public static let contextMenu = Set(rawValue: 2)
        public static let fontPanel = Set(rawValue: 4)
        public static let inputAssistant = Set(rawValue: 8)
        /// Where the platform has them.
        public static let `default` = Set(rawValue: 16)
        public static let all: Set = [.accessoryBar, .contextMenu, .fontPanel, .inputAssistant, .default]
        public static let namedMembers: [(name: String, value: Set)] = [
            ("accessoryBar", .accessoryBar), ("contextMenu", .contextMenu), ("fontPanel", .fontPanel),
            ("inputAssistant", .inputAssistant), ("default", .default), ("all", .all),
        ]

        public let rawValue: Int

        public init(rawValue: Int) { self.rawValue = rawValue }
    }
}

/// What the key says that submits a field.
public enum SubmitLabel: String, CaseIterable, StylesheetValue, CustomStringConvertible {
    case done
    case go
    case send
    case join
    case route
    case search
    case `return`
    case next
    case `continue`
}

/// What can submit.
public struct SubmitTriggers: StylesheetOptionSet {
    /// A text field.
    public static let text = SubmitTriggers(rawValue: 1)
    /// A search field.
    public static let search = SubmitTriggers(rawValue: 2)
    public static let namedMembers: [(name: String, value: SubmitTriggers)] = [("text", .text), ("search", .search)]

    public let rawValue: Int

    public init(rawValue: Int) { self.rawValue = rawValue }
}

/// How much of the system's writing tools a field offers.
public enum WritingToolsBehavior: String, CaseIterable, StylesheetValue, CustomStringConvertible {
    case automatic
    /// Also what changes the text in place.
    case complete
    case limited
    case disabled
}

/// The keyboard on screen that a field asks for.
public enum UIKeyboardType: String, CaseIterable, StylesheetValue, CustomStringConvertible {
    case `default`
    case asciiCapable
    case numbersAndPunctuation
    case url = "URL"
    case numberPad
    case phonePad
    case namePhonePad
    case emailAddress
    case decimalPad
    case twitter
    case webSearch
    case asciiCapableNumberPad
    case alphabet
}
