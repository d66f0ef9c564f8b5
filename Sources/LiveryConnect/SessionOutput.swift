import LiveryCommandLine
import LiveryPreview
import LiverySession
import LiveryStyle

/// Shows a session, in one form or another.
protocol SessionOutput {
    mutating func show(_ state: LiveSessionState, in console: Console)
    mutating func show(_ update: PageUpdate, in console: Console)
    /// Shows the answer to a command.
    mutating func show(_ answer: SessionAnswer, in console: Console)
}

/// What is new on the page since it was last shown.
struct PageUpdate {
    /// Counts updates, from 1.
    let number: Int
    let location: LiveLocation
    let page: StyledTree
    /// What differs from the page before; of the first one, every node is new.
    let marks: PreviewMarks
    let isFirst: Bool
    let views: [LiveView]
    let effects: [LiveEffect]
    let droppedEffectCount: Int
    let diagnostics: DiagnosticLog
}

/// What a command brings.
enum SessionAnswer {
    case page(StyledTree)
    case text(String)
    case views([LiveView], StyledTree)
    case diagnostics(DiagnosticLog)
    case error(String)
}

extension SessionAnswer {
    /// The answer in words, with a line break after each line; nil for a page.
    var text: String? {
        switch self {
        case .page: nil
        case .text(let text): text
        case .views(let views, let page):
            views.map { view in
                let path = page.tree.contains(view.root) ? page.tree[view.root].path.description : ""
                return "\(view.id)  \(path)\n"
            }.joined()
        case .diagnostics(let log): log.isEmpty ? "nothing was wrong\n" : log.text
        case .error(let message): "error: \(message)\n"
        }
    }
}

extension DiagnosticLog {
    /// The diagnostics, a line each.
    var text: String {
        let dropped = droppedCount == 0 ? "" : "\(Counted(droppedCount, "earlier one")) left out\n"
        return dropped
            + entries.map { entry in
                let diagnostic = entry.diagnostic
                return "\(entry.place()): \(diagnostic.severity.rawValue): \(diagnostic.message) [\(diagnostic.rule)]\n"
            }.joined()
    }
}
