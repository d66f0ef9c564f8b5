/// The arguments of the command.
struct DumpArguments: Equatable {
    var target = ""
    /// Where the catalogue goes; `-` is standard output.
    var output = ""
    var isCheck = false
    /// Writes no file that would have nothing in it, unless it is there already.
    var skipsEmpty = false
    var isVerbose = false
    var asksForHelp = false
    var system: String?
    var defines: [String] = []
    /// What the target's own settings define.
    var conditions: [String] = []
    var modules: [String] = []
    var library: [String] = []
    var files: [String] = []

    /// A mistake in the arguments.
    struct Mistake: Error, Equatable {
        let message: String
    }

    init() {}

    /// Reads arguments: options in any order, `--name value` or `--name=value`, then or between them the files; all after
    /// `--` are files.
    init(_ arguments: [String]) throws(Mistake) {
        var rest = arguments[...]
        while let argument = rest.popFirst() {
            if argument == "--" {
                files += rest
                break
            }
            guard argument.hasPrefix("-"), argument != "-" else {
                files.append(argument)
                continue
            }
            let parts = argument.split(separator: "=", maxSplits: 1, omittingEmptySubsequences: false).map(String.init)
            if parts.count == 1, setFlag(argument) { continue }
            guard let option = DumpArguments.options[parts[0]] else {
                throw Mistake(message: "unknown option '\(parts[0])'")
            }
            guard let value = parts.count == 2 ? parts[1] : rest.popFirst(), !value.isEmpty else {
                throw Mistake(message: "'\(parts[0])' needs a value")
            }
            option(&self, value)
        }
        if asksForHelp { return }
        try validate()
    }

    private mutating func setFlag(_ name: String) -> Bool {
        switch name {
        case "--check": isCheck = true
        case "--skip-empty": skipsEmpty = true
        case "--verbose": isVerbose = true
        case "--help", "-h": asksForHelp = true
        default: return false
        }
        return true
    }

    private static let options: [String: @Sendable (inout DumpArguments, String) -> Void] = [
        "--target": { $0.target = $1 }, "--output": { $0.output = $1 }, "--os": { $0.system = $1 },
        "--define": { $0.defines.append($1) }, "--condition": { $0.conditions.append($1) },
        "--module": { $0.modules.append($1) }, "--library": { $0.library.append($1) },
    ]

    private func validate() throws(Mistake) {
        if target.isEmpty { throw Mistake(message: "'--target' is missing") }
        if output.isEmpty { throw Mistake(message: "'--output' is missing") }
        if isCheck, output == "-" { throw Mistake(message: "'--check' needs a file to compare with, not '-'") }
        if let system, !BuildTarget.systems.contains(system) {
            throw Mistake(message: "'\(system)' is no system; there are \(BuildTarget.systems.joined(separator: ", "))")
        }
    }

    /// The options that make another catalogue, as a renewal has to give them.
    var renewal: [String] {
        (output == "Catalogues/\(target).swiftinterface" || output == "-" ? [] : ["--output", output])
            + (system.map { ["--os", $0] } ?? []) + defines.flatMap { ["--define", $0] }
    }

    /// The help text of the plugin, whose options these are but for those that it gives itself.
    static let help = """
        OVERVIEW: Write what the modifiers and values of targets add to stylesheets as a catalogue, for 'livery lint'

        It is read from the source: types with @ASTDecodable, and modifiers whose 'declarations' and 'signatures' are
        literals. Nothing is built or run.

        USAGE: swift package --allow-writing-to-package-directory dump-catalogue [OPTION]...

        EXAMPLES:
          swift package --allow-writing-to-package-directory dump-catalogue --target Shop
              Write Catalogues/Shop.swiftinterface.
          swift package dump-catalogue --target Shop --output -
              Print it.
          swift package --allow-writing-to-package-directory dump-catalogue --check
              Fail when a catalogue is out of date, and show the difference: for CI.

        OPTIONS:
          --target NAME    The target; several may be given (default: all targets that have modifiers or values)
          --output FILE    Where the catalogue of one target goes, - for standard output
                           (default: Catalogues/TARGET.swiftinterface in the package)
          --check          Write nothing; show what is out of date, and fail when anything is
          --os OS          The system that '#if os' asks for, such as iOS (default: this machine's)
          --define NAME    A condition of '#if' that is set; several may be given
          --module NAME    A module that '#if canImport' finds; several may be given
          --verbose        Say on standard error what is read
          --help           Show this help

        EXIT CODES of the tool: 0 for no mistake, 1 for a mistake in the source or a catalogue that is out of date, 2 for
        wrong options and files that can't be read or written.

        """
}
