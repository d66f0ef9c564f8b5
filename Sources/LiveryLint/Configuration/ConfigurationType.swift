import LiverySource
import LiveryStyle

/// What the value of a key has to be: what the reader checks and the schema says.
indirect enum ConfigurationType: Sendable {
    /// Any text.
    case text
    case path
    /// A pattern for paths.
    case glob
    /// A pattern for class names.
    case classPattern
    case target
    case platform
    case choice([String])
    case boolean
    /// An object of rule names with levels.
    case levels
    case list(ConfigurationType)
    /// One value, or a list of them.
    case oneOrMore(ConfigurationType)
    case object([ConfigurationKeyDescription])

    /// The type in words, after "has to be".
    var words: String {
        switch self {
        case .text: "a text in quotes"
        case .path: "a path in quotes"
        case .glob: "a pattern in quotes, such as \"legacy/**\""
        case .classPattern: "a pattern for class names in quotes, such as \"btn-*\""
        case .target: "a platform and a version in quotes, such as \"iOS 16\""
        case .platform: "a platform in quotes, such as \"ios\""
        case .choice(let choices): choices.map { "\"\($0)\"" }.joined(separator: " or ")
        case .boolean: "true or false"
        case .levels: "an object of rules and levels, such as {\"unknown-class\": \"warning\"}"
        case .list(let element): "a list of \(element.plural)"
        case .oneOrMore(let element): "\(element.words), or a list of \(element.plural)"
        case .object: "an object in braces"
        }
    }

    private var plural: String {
        switch self {
        case .text: "texts"
        case .path: "paths"
        case .glob, .classPattern: "patterns"
        case .target: "targets, such as [\"iOS 16\"]"
        case .platform: "platforms"
        case .choice, .boolean, .levels, .list, .oneOrMore: "values"
        case .object: "objects"
        }
    }
}

/// A value that is what its key asks for.
enum ConfigurationValue: Sendable {
    /// A text, path, pattern, platform or choice.
    case text(String, SourceLocation)
    case target(DeploymentTarget)
    case boolean(Bool)
    case levels([String: RuleLevel])
    case list([ConfigurationValue])
    case members([(name: String, value: ConfigurationValue)])

    /// The texts of a value or list.
    var texts: [String] { located.map { $0.text } }

    /// The texts of a value or list, with their places.
    var located: [(text: String, location: SourceLocation)] {
        switch self {
        case .text(let text, let location): [(text, location)]
        case .list(let elements): elements.flatMap { $0.located }
        default: []
        }
    }

    /// The targets of a list.
    var targets: [DeploymentTarget] {
        switch self {
        case .target(let target): [target]
        case .list(let elements): elements.flatMap { $0.targets }
        default: []
        }
    }
}
