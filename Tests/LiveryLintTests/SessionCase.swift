import LiveryLint
import LiverySession
import LiverySource
import LiveryStyle

/// What a session or a replay makes of the examples of a rule: frames, one a line, that follow a page, and recordings.
struct SessionCase {
    let files: [LintSnippet]

    /// The view `home`: a text `F1-1` with its slot `F1-1t0`, and a slot `F1-0t1` with a list of texts `F2-0`, one of
    /// them with the key `a`.
    private static let page = #"""
        {"o": [[8, "", {
          "f": "F1",
          "s": [
            "{\"type\":\"Column\",\"az\":\"F1-0\",\"az_view\":true,\"id\":\"home\",\"children\":[\#
        {\"type\":\"Text\",\"az\":\"F1-1\",\"children\":[{\"type\":\"#slot\",\"az\":\"F1-1t0\",\"children\":[",
            "]}]},{\"type\":\"#slot\",\"az\":\"F1-0t1\",\"children\":[",
            "]}]}"
          ],
          "d": ["Hello", {
            "t": 0, "f": "F2",
            "s": [
              "{\"type\":\"Text\",\"az\":\"F2-0\",\"az_key\":",
              ",\"children\":[{\"type\":\"#slot\",\"az\":\"F2-0t0\",\"children\":[",
              "]}]}"
            ],
            "d": [["a", "Apples"]]
          }]
        }]]}
        """#

    private static func wire() -> ArizonaWire { ArizonaWire(base: "http://localhost", stylesheet: .empty) }

    /// All that is reported.
    var diagnostics: [Diagnostic] { files.flatMap { $0.kind == "recording" ? Self.replayed($0) : Self.received($0) } }

    private static func received(_ frames: LintSnippet) -> [Diagnostic] {
        var wire = wire()
        return ([page] + frames.text.split(separator: "\n").map(String.init)).flatMap { frame in
            wire.receive(.text(frame)).diagnostics.map(\.diagnostic)
        }
    }

    private static func replayed(_ file: LintSnippet) -> [Diagnostic] {
        let recording = Recording(reading: SourceFile(path: "page.jsonl", text: file.text))
        var replay = Replay(wire: wire())
        replay.run(recording)
        return recording.diagnostics + replay.diagnostics + replay.differences.map(\.diagnostic)
    }
}
