/// A command of the tool: what it is, what it takes and what it does.
///
/// A command either has subcommands or parameters and a ``run(in:)`` of its own. Its properties hold what was given on
/// the command line; their initial values are the defaults, and help shows them.
package protocol Command: ParameterOwner, SendableMetatype {
    /// What help and completions say of the command.
    static var declaration: CommandDeclaration { get }

    /// What can be given on the command line, in the order in which help lists it and arguments are filled.
    static var parameters: [CommandParameter<Self>] { get }

    /// Does the work. An error that is thrown is printed, with the usage when it is a ``UsageError``, and ends the
    /// command with ``ExitStatus/failure``.
    func run(in console: Console) async throws -> ExitStatus
}

extension Command {
    package static var parameters: [CommandParameter<Self>] { [] }

    /// A command that has subcommands does nothing by itself.
    package func run(in console: Console) async throws -> ExitStatus {
        throw UsageError("missing command after '\(Self.declaration.name)'")
    }
}

/// What help and completions say of a command.
package struct CommandDeclaration: Sendable {
    /// The word that names the command on the command line.
    package var name: String
    /// What the command does, as an imperative on one line, without a full stop.
    package var abstract: String
    /// What else there is to know: paragraphs parted by empty lines, wrapped by help; indented lines are kept as they are.
    package var discussion = ""
    /// Command lines to learn from.
    package var examples: [CommandExample] = []
    /// The commands below this one.
    package var subcommands: [any Command.Type] = []

    package init(
        name: String, abstract: String, discussion: String = "", examples: [CommandExample] = [],
        subcommands: [any Command.Type] = []
    ) {
        self.name = name
        self.abstract = abstract
        self.discussion = discussion
        self.examples = examples
        self.subcommands = subcommands
    }
}

/// A command line with what it does.
package struct CommandExample: Sendable {
    package var line: String
    package var explanation: String

    package init(_ line: String, _ explanation: String) {
        self.line = line
        self.explanation = explanation
    }
}

/// How the tool ends.
package enum ExitStatus: Int32, Sendable, Comparable {
    /// All is well.
    case success = 0
    /// The work was done and found something that the caller asked to be told of.
    case findings = 1
    /// The command line was wrong, or a file could not be read or written.
    case failure = 2

    /// The status of work in parts is that of its worst part.
    package static func < (lhs: ExitStatus, rhs: ExitStatus) -> Bool { lhs.rawValue < rhs.rawValue }
}

/// A command line that can't be carried out.
package struct UsageError: Error, Equatable, CustomStringConvertible {
    /// What is wrong: lower case, no full stop.
    package var message: String
    /// What to do instead.
    package var hint: String?
    /// The words of the command that was meant; filled in by who parses.
    package var path: [String] = []

    package init(_ message: String, hint: String? = nil) {
        self.message = message
        self.hint = hint
    }

    package var description: String { hint.map { "\(message); \($0)" } ?? message }
}
