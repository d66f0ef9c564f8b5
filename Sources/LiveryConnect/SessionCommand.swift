import LiveryJSON
import LiverySource

/// What can be typed while a session goes on.
enum SessionCommand: Equatable {
    case tap(path: String, prop: String)
    case event(name: String, payload: String, view: String?)
    case navigate(String)
    case back, forward
    case tree, views, diagnostics, help, quit

    static let summary = """
        tap PATH [PROP]            do what a node's on_tap, or another prop, says; PATH as shown, or #id
        event NAME [JSON] [VIEW]   send an event, to the page's own view or another
        navigate PATH              show another page
        back, forward              go through the pages that were shown
        tree                       show the tree
        views                      list the live views
        diagnostics                show what was wrong with what came in
        help                       show this
        quit                       close the connection and end

        """

    /// Reads a line; nil for an empty one.
    init?(parsing line: String) throws(SessionCommandError) {
        let words = line.split(whereSeparator: \.isWhitespace)
        guard let name = words.first else { return nil }
        let arguments = words.dropFirst().map(String.init)
        func check(_ counts: ClosedRange<Int>, _ usage: String) throws(SessionCommandError) {
            guard counts.contains(arguments.count) else { throw .usage(usage) }
        }
        switch name {
        case "tap":
            try check(1...2, "tap PATH [PROP]")
            self = .tap(path: arguments[0], prop: arguments.count > 1 ? arguments[1] : "on_tap")
        case "event":
            try check(1...Int.max, "event NAME [JSON] [VIEW]")
            let rest = line[name.endIndex...].drop(while: \.isWhitespace).dropFirst(arguments[0].count)
            self = try Self.event(arguments[0], rest: String(rest))
        case "navigate":
            try check(1...1, "navigate PATH")
            guard arguments[0].hasPrefix("/") else { throw .path }
            self = .navigate(arguments[0])
        default:
            let simple: [String: SessionCommand] = [
                "back": .back, "forward": .forward, "tree": .tree, "views": .views, "diagnostics": .diagnostics,
                "help": .help, "quit": .quit,
            ]
            guard let command = simple[String(name)] else {
                let known = Array(simple.keys) + ["tap", "event", "navigate"]
                throw .unknown(String(name), closest: closestName(to: String(name), in: known.sorted()))
            }
            try check(0...0, String(name))
            self = command
        }
    }

    /// The payload may have spaces, so that the view is what stands behind the last one if the whole is no JSON.
    private static func event(_ name: String, rest: String) throws(SessionCommandError) -> SessionCommand {
        let text = rest.trimmingWhitespace()
        if text.isEmpty { return .event(name: name, payload: "{}", view: nil) }
        guard text.hasPrefix("{") else {
            guard !text.contains(where: \.isWhitespace) else { throw .payload }
            return .event(name: name, payload: "{}", view: text)
        }
        if isJSON(text) { return .event(name: name, payload: text, view: nil) }
        guard let space = text.lastIndex(where: \.isWhitespace), isJSON(String(text[..<space])) else { throw .payload }
        let payload = String(text[..<space]).trimmingWhitespace()
        return .event(name: name, payload: payload, view: String(text[text.index(after: space)...]))
    }

    private static func isJSON(_ text: String) -> Bool {
        let document = JSONDocument(reading: SourceFile(path: "<payload>", text: text))
        return document.root != nil && !document.diagnostics.containsError
    }
}

/// Why a line is no command.
enum SessionCommandError: Error, Equatable, CustomStringConvertible {
    case unknown(String, closest: String?)
    case usage(String)
    case payload
    case path

    var description: String {
        switch self {
        case .unknown(let name, let closest):
            "unknown command '\(name)'; " + (closest.map { "did you mean '\($0)'?" } ?? "'help' lists them")
        case .usage(let usage): "it must be '\(usage)'"
        case .payload: "the payload must be a JSON object, and the view one word"
        case .path: "the path must begin with '/'"
        }
    }
}

extension String {
    fileprivate func trimmingWhitespace() -> String {
        guard let last = lastIndex(where: { !$0.isWhitespace }) else { return "" }
        return String(self[...last].drop(while: \.isWhitespace))
    }
}
