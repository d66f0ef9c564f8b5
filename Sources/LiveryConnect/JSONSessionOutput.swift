import LiveryCommandLine
import LiveryJSON
import LiveryPreview
import LiverySession
import LiverySource
import LiveryStyle

/// Writes what happens as JSON for programs, an object a line, each with `version` and `kind`:
///
/// - `state`: `state` is `connecting`, `connected`, `waiting` or `closed`; with the last two, `after` says in words why, and with
///   `waiting`, `delay` is the number of seconds.
/// - `update`: `number`, `location`, `views` (`id`, `path`), `nodes` and `removed` (see ``PreviewMarks``), `effects` and
///   `diagnostics` as texts, and `droppedEffectCount`, the number of effects before those that were left out.
/// - `preview`: the whole tree, as `livery preview` writes it: for `tree`, and the only line with `--once`.
/// - `answer` and `error`: what a command brings, as `text`.
struct JSONSessionOutput: SessionOutput {
    /// The version of the shapes. Members may be added without a new one; that of a member never changes its meaning.
    static let version = 1

    let origin: String
    /// Whether the tree is all that is wanted: what else is to say goes to standard error.
    let isOnce: Bool

    func show(_ state: LiveSessionState, in console: Console) {
        if isOnce { return TextSessionOutput(origin: origin, isOnce: true).show(state, in: console) }
        if state == .idle { return }
        write("state", in: console) { writer in
            switch state {
            case .idle: break
            case .connecting: writer.member("state", "connecting")
            case .connected: writer.member("state", "connected")
            case .waiting(attempt: _, let delay, let end):
                writer.member("state", "waiting")
                writer.key("delay")
                writer.number(delay / .seconds(1))
                writer.member("after", SessionWords.text(of: end))
            case .closed(let end):
                writer.member("state", "closed")
                writer.member("after", SessionWords.text(of: end))
            }
        }
    }

    func show(_ update: PageUpdate, in console: Console) {
        guard !isOnce else { return show(.page(update.page), in: console) }
        write("update", in: console) { writer in
            writer.member("number", update.number)
            writer.member("location", update.location.text)
            writer.key("views")
            writer.beginArray()
            for view in update.views where update.page.tree.contains(view.root) {
                writer.beginObject()
                writer.member("id", view.id)
                writer.member("path", update.page.tree[view.root].path.description)
                writer.endObject()
            }
            writer.endArray()
            update.marks.writeMembers(of: update.page, to: &writer)
            writer.member("effects", update.effects.map { SessionWords.text(of: $0) })
            writer.member("droppedEffectCount", update.droppedEffectCount)
            writer.member("diagnostics", update.diagnostics.text.split(separator: "\n").map(String.init))
        }
    }

    func show(_ answer: SessionAnswer, in console: Console) {
        switch answer {
        case .page(let page): console.write(JSONPreview.text(of: page, isIndented: false))
        case .error(let message): write("error", in: console) { $0.member("text", message) }
        case .text, .views, .diagnostics:
            write("answer", in: console) { $0.member("text", answer.text ?? "") }
        }
        console.flush()
    }

    private func write(_ kind: String, in console: Console, _ writeMembers: (inout JSONWriter) -> Void) {
        var writer = JSONWriter()
        writer.beginObject()
        writer.member("version", Self.version)
        writer.member("kind", kind)
        writeMembers(&writer)
        writer.endObject()
        console.write(writer.bytes)
        console.write("\n")
        console.flush()
    }
}
