/// A language of files that hold sheets, styles or elements.
public enum HostLanguage: String, Hashable, Sendable, CaseIterable {
    /// Elixir modules, with `~SHEET` and `~RULES` sigils and templates in sigils.
    case elixir
    /// Templates of elements with expressions in braces and EEx tags.
    case heex
    /// Elements without expressions.
    case markup
    /// Swift, with marked string literals.
    case swift
    /// Erlang, with elements in `?native`.
    case erlang

    /// The endings of the names of such files, without the dot.
    public var fileEndings: [String] {
        switch self {
        case .elixir: ["ex", "exs"]
        case .heex: ["neex", "heex", "eex", "leex"]
        case .markup: ["xml", "html", "markup"]
        case .swift: ["swift"]
        case .erlang: ["erl", "hrl"]
        }
    }

    /// The language that a path's ending says, or nil when it says none of these.
    public init?(ofPath path: String) {
        guard let dot = path.utf8.lastIndex(of: UInt8(ascii: ".")) else { return nil }
        let ending = String(path[path.index(after: dot)...])
        guard let language = HostLanguage.allCases.first(where: { $0.fileEndings.contains(ending) }) else { return nil }
        self = language
    }
}
