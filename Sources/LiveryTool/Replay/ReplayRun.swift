import LiveryLint
import LiverySession
import LiverySource
import LiveryStyle

/// Replays recordings, each from the start with a client of its own.
struct ReplayRun {
    var stylesheet: Stylesheet
    /// Whether a recording ends with its first difference.
    var stopsAtDifference: Bool

    /// What came of a recording.
    struct Outcome {
        let path: String
        let recording: Recording
        /// The state at the end.
        let replay: Replay
        /// The differences to tell: no more than one when that ends the replay.
        let differences: ArraySlice<Replay.Difference>
        /// Whether something was passed over after the first difference: others in the same entry, or entries.
        let isStopped: Bool

        /// What is wrong with the recording, and what messages hold that can't be applied.
        var diagnostics: [Diagnostic] { recording.diagnostics + replay.diagnostics }
        var isClean: Bool { differences.isEmpty && !recording.diagnostics.containsError }
    }

    /// A message of the server that was replayed.
    struct Frame {
        let entry: Recording.Entry
        let text: String
        let before: StyledTree
        let after: StyledTree
    }

    /// Replays a recording.
    ///
    /// - Parameter show: Told each message of the server; nil costs nothing.
    func outcome(of file: SourceFile, show: ((Frame) -> Void)? = nil) -> Outcome {
        let recording = Recording(reading: file)
        var replay = Replay(wire: ArizonaWire(base: "http://localhost", stylesheet: stylesheet))
        var stepCount = 0
        for entry in recording.entries {
            if case .in(let text) = entry.kind, let show {
                let before = replay.wire.page
                replay.step(entry)
                show(Frame(entry: entry, text: text, before: before, after: replay.wire.page))
            } else {
                replay.step(entry)
            }
            stepCount += 1
            if stopsAtDifference, !replay.differences.isEmpty { break }
        }
        let differences = stopsAtDifference ? replay.differences.prefix(1) : replay.differences[...]
        return Outcome(
            path: file.path, recording: recording, replay: replay, differences: differences,
            isStopped: stepCount < recording.entries.count || differences.count < replay.differences.count)
    }
}
