/// A command of the tool: what it is, what it takes and what it does.
///
/// A command either has subcommands or parameters and a ``run(in:)`` of its own. Its properties hold what was given on
/// the command line; their initial values are the defaults, and help shows them.
protocol Command: ParameterOwner, SendableMetatype {
    /// What help and completions say of the command.
    static var declaration: CommandDeclaration { get }

    /// What can be given on the command line, in the order in which help lists it and arguments are filled.
    static var parameters: [Parameter<Self>] { get }

    /// Does the work. An error that is thrown is printed, with the usage when it is a ``UsageError``, and ends the
    /// command with ``ExitStatus/failure``.
    func run(in console: Console) async throws -> ExitStatus
}

extension Command {
    static var parameters: [Parameter<Self>] { [] }

    /// A command that has subcommands does nothing by itself.
    func run(in console: Console) async throws -> ExitStatus {
        throw UsageError("missing command after '\(Self.declaration.name)'")
    }
}

/// What help and completions say of a command.
struct CommandDeclaration: Sendable {
    /// The word that names the command on the command line.
    var name: String
    /// What the command does, as an imperative on one line, without a full stop.
    var abstract: String
    /// What else there is to know: paragraphs parted by empty lines, wrapped by help; indented lines are kept as they are.
    var discussion = ""
    /// Command lines to learn from.
    var examples: [CommandExample] = []
    /// The commands below this one.
    var subcommands: [any Command.Type] = []
}

/// A command line with what it does.
struct CommandExample: Sendable {
    var line: String
    var explanation: String

    init(_ line: String, _ explanation: String) {
        self.line = line
        self.explanation = explanation
    }
}

/// How the tool ends.
enum ExitStatus: Int32, Sendable {
    /// All is well.
    case success = 0
    /// The work was done and found something that the caller asked to be told of.
    case findings = 1
    /// The command line was wrong, or a file could not be read or written.
    case failure = 2
}

/// A command line that can't be carried out.
struct UsageError: Error, Equatable, CustomStringConvertible {
    /// What is wrong: lower case, no full stop.
    var message: String
    /// What to do instead.
    var hint: String?
    /// The words of the command that was meant; filled in by who parses.
    var path: [String] = []

    init(_ message: String, hint: String? = nil) {
        self.message = message
        self.hint = hint
    }

    var description: String { hint.map { "\(message); \($0)" } ?? message }
}
