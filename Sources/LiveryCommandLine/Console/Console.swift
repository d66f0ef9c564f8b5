import LiveryLint
import LiverySource

#if canImport(Glibc)
    import Glibc
#elseif canImport(Musl)
    import Musl
#elseif canImport(Darwin)
    import Darwin
#endif

/// What a command talks to: standard input, output and error, and what is known of the terminal behind them.
///
/// Results go to standard output, which is buffered; everything that is about the work goes to standard error. Used by
/// one task at a time.
package final class Console {
    package let output: BufferedOutput
    /// Unbuffered, so that what is said of the work is seen while it goes on.
    package let errors: BufferedOutput
    /// What `--color` asked for.
    package var colorChoice = ColorChoice.auto

    private let input: Int32
    private let environment: (String) -> String?
    private var progress: Progress

    /// Makes a console of file descriptors and a look-up of environment variables, which shows no progress before the
    /// delay is over.
    package init(
        input: Int32 = 0, output: Int32 = 1, errors: Int32 = 2, progressDelay: Duration = .milliseconds(250),
        environment: @escaping (String) -> String? = { name in getenv(name).map { String(cString: $0) } }
    ) {
        self.input = input
        self.output = BufferedOutput(descriptor: output)
        self.errors = BufferedOutput(descriptor: errors, capacity: 0)
        self.environment = environment
        progress = Progress(delay: progressDelay)
        signal(SIGPIPE, SIG_IGN)
    }

    // MARK: - Writing

    /// Writes a text to standard output as it is.
    package func write(_ text: String) {
        clearProgress()
        output.write(text)
    }

    /// Writes bytes to standard output.
    package func write(_ bytes: some Sequence<UInt8>) {
        clearProgress()
        output.write(bytes)
    }

    /// Writes a text and a line break to standard output.
    package func print(_ text: String) { write(text + "\n") }

    /// Writes a text to standard error as it is, after what standard output has so far.
    package func report(_ text: String) {
        clearProgress()
        output.flush()
        errors.write(text)
    }

    /// Writes a line `error: message` to standard error; the message may hold anything a user or a file has written.
    package func report(error message: String) {
        let label = TextStyle.error.applied(to: "error:", isColored: usesColorForErrors)
        report("\(label) \(VisibleText.escaping(message))\n")
    }

    /// Writes diagnostics to standard error as text; with a limit, those after it are only counted.
    package func report(_ diagnostics: [Diagnostic], limit: Int = .max) {
        if diagnostics.isEmpty { return }
        var renderer = DiagnosticRenderer(isColored: usesColorForErrors)
        // The gutter of line numbers takes the rest of the line.
        if errors.isTerminal { renderer.maximumLineWidth = min(renderer.maximumLineWidth, width - 9) }
        report(renderer.render(diagnostics, limit: limit))
    }

    /// Writes out what is buffered, so that a command that goes on for long shows what it has.
    package func flush() { output.flush() }

    /// Writes out everything, and returns whether standard output took it.
    package func finish() -> Bool {
        clearProgress()
        output.flush()
        guard let failure = output.failure else { return true }
        report(error: "cannot write standard output: \(FileError.Reason(code: failure))")
        return false
    }

    // MARK: - Reading

    /// All bytes of standard input.
    package func readInput() throws(FileError) -> [UInt8] {
        try FileSystem.read(descriptor: input, path: "<stdin>")
    }

    /// The text at a path, or on standard input for `-`.
    package func source(at path: String) throws(FileError) -> SourceFile {
        if path == "-" { return SourceFile(path: "<stdin>", bytes: try readInput()) }
        return SourceFile(path: path, bytes: try FileSystem.read(path))
    }

    // MARK: - The terminal

    /// Whether to colour what goes to standard output.
    package var usesColor: Bool { usesColor(on: output) }

    /// Whether to colour what goes to standard error.
    package var usesColorForErrors: Bool { usesColor(on: errors) }

    private func usesColor(on output: BufferedOutput) -> Bool {
        switch colorChoice {
        case .always: true
        case .never: false
        case .auto: output.isTerminal && !isDumb && (environment("NO_COLOR") ?? "").isEmpty
        }
    }

    private var isDumb: Bool { environment("TERM") == "dumb" }

    /// The cells of a line: those of COLUMNS or of the terminal, 80 when neither is known.
    package var width: Int {
        if let columns = environment("COLUMNS").flatMap({ Int($0) }), columns > 0 { return columns }
        for descriptor in [output.descriptor, errors.descriptor] {
            var size = winsize()
            if ioctl(descriptor, UInt(TIOCGWINSZ), &size) == 0, size.ws_col > 0 { return Int(size.ws_col) }
        }
        return 80
    }

    /// The width to wrap prose to: that of the line, at most 100 cells.
    package var helpWidth: Int { min(width, 100) }

    // MARK: - Progress

    /// Shows how far long work has come, in a line that goes away: only on a terminal, only when the work takes some
    /// time, and at most ten times a second.
    package func showProgress(_ text: @autoclosure () -> String) {
        guard errors.isTerminal, !isDumb, progress.isDue() else { return }
        output.flush()
        let limit = width - 1
        var line = ""
        var cells = 0
        for character in VisibleText.escaping(text()) {
            cells += CharacterWidth.cells(of: character)
            if cells > limit { break }
            line.append(character)
        }
        errors.write("\r\u{1B}[2K\(line)")
        progress.isShown = true
    }

    private func clearProgress() {
        guard progress.isShown else { return }
        errors.write("\r\u{1B}[2K")
        progress.isShown = false
    }
}

/// When the progress line is due.
private struct Progress {
    package var isShown = false
    private var next: ContinuousClock.Instant

    package init(delay: Duration) { next = ContinuousClock.now + delay }

    package mutating func isDue() -> Bool {
        let now = ContinuousClock.now
        guard now >= next else { return false }
        next = now + .milliseconds(100)
        return true
    }
}
