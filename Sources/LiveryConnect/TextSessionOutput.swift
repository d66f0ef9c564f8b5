import LiveryCommandLine
import LiveryPreview
import LiverySession
import LiverySource
import LiveryStyle

/// Writes each update below the one before, and what is to say of the connection to standard error.
struct TextSessionOutput: SessionOutput {
    let origin: String
    /// Whether the tree is all that is wanted.
    let isOnce: Bool

    func show(_ state: LiveSessionState, in console: Console) {
        guard let text = SessionWords.text(of: state, origin: origin) else { return }
        console.report(VisibleText.escaping(text) + "\n")
    }

    func show(_ update: PageUpdate, in console: Console) {
        if !update.marks.isEmpty {
            if !isOnce {
                let heading = VisibleText.escaping("update \(update.number): \(update.location.text)")
                console.print(TextStyle.strong.applied(to: heading, isColored: console.usesColor))
            }
            console.write(TextPreview(for: console).text(of: update.page, marks: update.isFirst ? nil : update.marks))
        }
        console.report(VisibleText.escapingLines(update.remarks))
        console.flush()
    }

    func show(_ answer: SessionAnswer, in console: Console) {
        switch answer {
        case .page(let page): console.write(TextPreview(for: console).text(of: page))
        case .error(let message): console.report(error: message)
        case .text, .views, .diagnostics: console.write(VisibleText.escapingLines(answer.text ?? ""))
        }
        console.flush()
    }
}

extension PageUpdate {
    /// What is to say beside the tree, a line each.
    var remarks: String {
        let dropped = droppedEffectCount == 0 ? "" : "\(Counted(droppedEffectCount, "earlier effect")) left out\n"
        return dropped + effects.map { SessionWords.text(of: $0) + "\n" }.joined() + diagnostics.text
    }
}

extension VisibleText {
    /// Text on several lines, each of which can't steer the terminal.
    static func escapingLines(_ text: String) -> String {
        text.split(separator: "\n", omittingEmptySubsequences: false).map { escaping(String($0)) }.joined(
            separator: "\n")
    }
}
