import LiveryJSON
import LiverySource

extension Replay {
    /// Something that isn't as recorded.
    public struct Difference: Hashable, Sendable {
        /// The name of the rule under which differences are reported.
        public static let rule = "replay-difference"
        /// The most ops of a frame that ``diagnostic`` shows.
        public static let maximumShownOps = 5

        /// The line of the recording.
        public let line: Int
        /// The number of the connection, when it was recorded.
        public let connection: Int?
        /// The number of the server's message on its connection, from 1; of what is sent, of the message before, if any.
        public let frame: Int
        /// What was compared: a member of the entry (`tree`, `raw`, `viewId`, `taps`, `registry`, `fps`, `warns`), or `out` for
        /// what is sent.
        public let subject: String
        /// Where in it, as a JSON Pointer (RFC 6901).
        public let path: String
        /// What was recorded, and what there is, cut off where it gets long; nil for what is missing.
        public let expected: String?
        public let found: String?
        /// Where in the recording what was expected stands, or what it was expected not to be in.
        public let location: SourceLocation
        /// The recorded message.
        public let message: String

        /// The difference as an error in the recording, with the ops of the message that it came with.
        public var diagnostic: Diagnostic {
            let place = path.isEmpty ? "" : " at \(path)"
            let text = "\(subject)\(place): expected \(expected ?? "nothing"), found \(found ?? "nothing")"
            return Diagnostic(rule: Self.rule, message: text, at: location, notes: notes)
        }

        private var notes: [Diagnostic.Note] {
            guard subject != "out" else { return [] }
            let name = WireDiagnostic.place(ofFrame: frame, connection: connection)
            let document = JSONDocument(reading: SourceFile(path: "<frame>", text: message))
            guard !document.diagnostics.containsError, let ops = document.root?["o"], ops.kind == .array else {
                return [Diagnostic.Note("\(name): \(message.excerpt)")]
            }
            var notes = ops.elements.prefix(Self.maximumShownOps).enumerated().map { position, op in
                Diagnostic.Note("\(name), op \(position): \(op.shortText)")
            }
            if ops.count > notes.count { notes.append(Diagnostic.Note("and \(ops.count - notes.count) more ops")) }
            return notes
        }
    }
}
