import LiveryCommandLine
import LiveryPreview
import LiverySession
import LiverySource
import LiveryStyle

/// Draws the page in place, with what was last said below it and a prompt.
struct TerminalSessionOutput: SessionOutput {
    /// The most lines of what was said that stay on the screen.
    static let maximumRemarks = 12

    let origin: String
    private var state = ""
    private var hasEnded = false
    private var location = ""
    private var page: (tree: StyledTree, marks: PreviewMarks?)?
    private var remarks: [Substring] = []

    init(origin: String) { self.origin = origin }

    mutating func show(_ state: LiveSessionState, in console: Console) {
        self.state = SessionWords.text(of: state, origin: origin) ?? ""
        if case .closed = state { hasEnded = true }
        draw(in: console)
    }

    mutating func show(_ update: PageUpdate, in console: Console) {
        location = update.location.text
        page = (update.page, update.isFirst ? nil : update.marks)
        remember(update.remarks)
        draw(in: console)
    }

    mutating func show(_ answer: SessionAnswer, in console: Console) {
        if case .page(let tree) = answer { page = (tree, nil) }
        if let text = answer.text {
            remarks = []
            remember(text)
        }
        draw(in: console)
    }

    private mutating func remember(_ text: String) {
        remarks = (remarks + text.split(separator: "\n")).suffix(Self.maximumRemarks)
    }

    private func draw(in console: Console) {
        let heading = VisibleText.escaping("\(origin)\(location)  \(state)")
        console.write("\u{1B}[2J\u{1B}[H")
        console.print(TextStyle.strong.applied(to: heading, isColored: console.usesColor))
        if let page {
            console.write(TextPreview(for: console).text(of: page.tree, marks: page.marks))
        }
        for remark in remarks { console.print(VisibleText.escaping(String(remark))) }
        if !hasEnded { console.write("> ") }
        console.flush()
    }
}
