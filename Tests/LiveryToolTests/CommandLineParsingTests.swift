import Testing

@testable import LiveryTool

@Suite struct CommandLineParsingTests {
    static let nothing = #"[] tree 10 nil [] []"# + "\nnil false false\n"

    @Test(
        arguments: [
            (["a"], "a " + nothing),
            (["-"], "- " + nothing),
            (["-7"], "-7 " + nothing),
            (["a", "b", "c"], #"a ["b", "c"] tree 10 nil [] []"# + "\nnil false false\n"),
            (["--format", "json", "a"], "a [] json 10 nil [] []\nnil false false\n"),
            (["a", "--format=wire"], "a [] wire 10 nil [] []\nnil false false\n"),
            (["a", "-f", "json", "-fwire"], "a [] wire 10 nil [] []\nnil false false\n"),
            (["a", "-f=json"], "a [] json 10 nil [] []\nnil false false\n"),
            (["a", "--limit", "-3", "--scale", "-0.5"], "a [] tree -3 -0.5 [] []\nnil false false\n"),
            (["a", "--set", "x=1", "--set=y=2"], #"a [] tree 10 nil [] ["x=1", "y=2"]"# + "\nnil false false\n"),
            (["a", "--set", ""], #"a [] tree 10 nil [] [""]"# + "\nnil false false\n"),
            (["a", "--set="], #"a [] tree 10 nil [] [""]"# + "\nnil false false\n"),
            (
                ["a", "--sheet", "1", "2", "--set", "p=q", "--sheet", "3"],
                #"a [] tree 10 nil ["1", "2", "3"] ["p=q"]"# + "\nnil false false\n"
            ),
            (["--sheet", "1", "2", "--", "a"], #"a [] tree 10 nil ["1", "2"] []"# + "\nnil false false\n"),
            (["--sheet=1", "a"], #"a [] tree 10 nil ["1"] []"# + "\nnil false false\n"),
            (["--sheet", "-", "--set", "x", "a"], #"a [] tree 10 nil ["-"] ["x"]"# + "\nnil false false\n"),
            (["--", "--check", "--"], #"--check ["--"] tree 10 nil [] []"# + "\nnil false false\n"),
            (["a", "-oout", "--color", "never"], "a [] tree 10 nil [] []\nout false false\n"),
        ] as [([String], String)])
    func `Options and arguments come in any order`(arguments: [String], output: String) async throws {
        let run = try await SampleRun(["paint"] + arguments)
        #expect(run.stdout == output)
        #expect(run.stderr == "")
        #expect(run.status == .success)
    }

    @Test(
        arguments: [
            ([], "missing argument 'FILE'"),
            (
                ["--sheet", "a", "b"],
                "missing argument 'FILE'; '--sheet' takes all values up to the next option: put it last"
            ),
            (["a", "--chekc"], "unknown option '--chekc'; did you mean '--check'?"),
            (["a", "--nothing-like-it"], "unknown option '--nothing-like-it'"),
            (["a", "-x"], "unknown option '-x'"),
            (["a", "-cx"], "unknown option '-x' in '-cx'"),
            (["a", "--check=yes"], "'--check' takes no value"),
            (["a", "-c=yes"], "'-c' takes no value"),
            (["a", "--format"], "missing value for '--format'; it can be tree, wire, json"),
            (["a", "--format", "--check"], "missing value for '--format'; it can be tree, wire, json"),
            (["a", "--set", "--x"], "missing value for '--set'; write '--set=--x' for a value that begins with '-'"),
            (["a", "--set", "--"], "missing value for '--set'"),
            (["a", "--format", "xml"], "invalid value 'xml' for '--format'; it must be 'tree', 'wire' or 'json'"),
            (["a", "--limit", "many"], "invalid value 'many' for '--limit'; it must be a whole number"),
            (["a", "--scale", "nan"], "invalid value 'nan' for '--scale'; it must be a number"),
            (["a", "--set\u{1B}[31m"], "unknown option '--set␛[31m'"),
            (["a", "--version"], "unknown option '--version'"),
            (
                ["a", "--color", "sometimes"],
                "invalid value 'sometimes' for '--color'; it must be 'auto', 'always' or 'never'"
            ),
        ] as [([String], String)])
    func `What is wrong is said with the usage, and ends with 2`(arguments: [String], message: String) async throws {
        let run = try await SampleRun(["paint"] + arguments)
        #expect(
            run.stderr == """
                error: \(message)
                Usage: sample paint [OPTIONS] FILE [MORE...]
                See 'sample paint --help'.

                """)
        #expect(run.stdout == "")
        #expect(run.status == .failure)
    }

    @Test func `Flags of one letter can be joined`() async throws {
        let run = try await SampleRun(["paint", "a", "-cfjson"])
        #expect(run.stdout == "a [] json 10 nil [] []\nnil true false\n")
        #expect(run.status == .findings)
    }

    @Test func `A command can refuse what was given`() async throws {
        let run = try await SampleRun(["paint", "a", "-v"])
        #expect(run.stdout.hasPrefix("a "))
        #expect(run.stderr.hasPrefix("error: '--verbose' is refused; leave it out\nUsage: sample paint"))
        #expect(run.status == .failure)
    }

    @Test(
        arguments: [
            (["store", "take"], "took from shelf\n"),
            (["store", "take", "box"], "took from box\n"),
            (["--color", "never", "store", "--color=always", "take"], "took from shelf\n"),
            (["--version"], "sample 1.2.3\n"),
        ] as [([String], String)])
    func `Commands stand below commands`(arguments: [String], output: String) async throws {
        let run = try await SampleRun(arguments)
        #expect(run.stdout == output)
        #expect(run.status == .success)
    }

    @Test(
        arguments: [
            (["pant"], "unknown command 'pant'; did you mean 'paint'?", "sample COMMAND", "sample"),
            (["st"], "unknown command 'st'; did you mean 'store'?", "sample COMMAND", "sample"),
            (["nothing"], "unknown command 'nothing'", "sample COMMAND", "sample"),
            (
                ["store", "tkae"], "unknown command 'tkae'; did you mean 'take'?", "sample store COMMAND",
                "sample store"
            ),
            (["store", "take", "a", "b"], "unexpected argument 'b'", "sample store take [FROM]", "sample store take"),
            (["--colour"], "unknown option '--colour'; did you mean '--color'?", "sample COMMAND", "sample"),
            (["--"], "unknown option '--'", "sample COMMAND", "sample"),
        ] as [([String], String, String, String)])
    func `A wrong command is answered with the nearest and the usage of where it was`(
        arguments: [String], message: String, usage: String, path: String
    ) async throws {
        let run = try await SampleRun(arguments)
        #expect(run.stderr == "error: \(message)\nUsage: \(usage)\nSee '\(path) --help'.\n")
        #expect(run.status == .failure)
    }

    @Test(arguments: [[], ["store"]])
    func `A command that only holds others shows its help on standard error`(arguments: [String]) async throws {
        let run = try await SampleRun(arguments)
        #expect(run.stderr.hasPrefix("Usage: sample"))
        #expect(run.stderr.contains("\nCommands:\n"))
        #expect(run.stdout == "")
        #expect(run.status == .failure)
    }
}
