import LiveryJSON
import LiveryPreview
import LiverySession
import LiverySource

/// Tells programs what came of recordings: an object with `version`, `kind` and `files`.
///
/// An element of `files` has `path`, `frames` (messages of the server), `sent` (messages of the client), `compared` (those of
/// them that were compared), `isStopped` (whether the rest was passed over), `differences`, `diagnostics` (what is wrong with the
/// recording and its messages), and with sheets `preview`, the styled tree at the end as `livery preview` writes it. A
/// difference has `line`, `frame`, `subject`, `path`, `location` and, where there is something, `connection`, `expected`, `found`
/// and `message`.
struct ReplayJSON {
    /// The version of the shape. Members may be added without a new one; that of a member never changes its meaning.
    static let version = 1

    private var writer = JSONWriter(.pretty)
    private let showsPage: Bool

    init(showsPage: Bool) {
        self.showsPage = showsPage
        writer.beginObject()
        writer.member("version", Self.version)
        writer.member("kind", "replay")
        writer.key("files")
        writer.beginArray()
    }

    mutating func add(_ outcome: ReplayRun.Outcome) {
        var lines = LineIndexes()
        writer.beginObject()
        writer.member("path", outcome.path)
        writer.member("frames", outcome.replay.counts.received)
        writer.member("sent", outcome.replay.counts.sent)
        writer.member("compared", outcome.replay.comparedSent)
        writer.key("isStopped")
        writer.boolean(outcome.isStopped)
        writer.key("differences")
        writer.beginArray()
        for difference in outcome.differences { write(difference, &lines) }
        writer.endArray()
        writer.key("diagnostics")
        writer.beginArray()
        for diagnostic in outcome.diagnostics { writer.diagnostic(diagnostic, lines: &lines) }
        writer.endArray()
        if showsPage {
            writer.key("preview")
            JSONPreview.write(outcome.replay.wire.page, to: &writer)
        }
        writer.endObject()
    }

    /// The text, with a line break at its end.
    var text: String { writer.text + "\n" }

    private mutating func write(_ difference: Replay.Difference, _ lines: inout LineIndexes) {
        writer.beginObject()
        writer.member("line", difference.line)
        if let connection = difference.connection { writer.member("connection", connection) }
        writer.member("frame", difference.frame)
        writer.member("subject", difference.subject)
        writer.member("path", difference.path)
        if let expected = difference.expected { writer.member("expected", expected) }
        if let found = difference.found { writer.member("found", found) }
        if !difference.message.isEmpty { writer.member("message", difference.message) }
        writer.key("location")
        writer.location(difference.location, lines: &lines)
        writer.endObject()
    }
}
