import Testing

@testable import LiveryCommandLine
@testable import LiveryTool

@Suite struct HelpTests {
    @Test func `Help tells all about a command, wrapped to the width`() throws {
        let paint = try CommandDescription(of: SampleTool.self).command(at: ["paint"])
        #expect(
            HelpText(of: paint, width: 60).text == """
                Usage: sample paint [OPTIONS] FILE [MORE...]

                Paint files [with: 'care'].

                A first paragraph that is long enough to be wrapped, since
                it goes on past the width of any help that a test asks for.

                    kept    as it is

                A last one.

                Arguments:
                  FILE     What to paint
                  MORE...  What else to paint

                Options:
                  -f, --format FORMAT       How to paint (choices: tree,
                                            wire, json; default: tree)
                      --limit N             How many to paint (default: 10)
                      --scale X             How large to paint
                      --sheet FILE...       Sheets to paint with (may be
                                            repeated)
                      --set PROP=VALUE      A prop to change (may be
                                            repeated)
                  -o, --output-folder-of-everything DIR
                                            Where to
                  -c, --check               Only check
                  -v, --verbose             Say more

                General options:
                      --color WHEN  Use colours, or not; auto uses them on a
                                    terminal unless NO_COLOR is set
                                    (choices: auto, always, never; default:
                                    auto)
                  -h, --help        Show this help

                Examples:
                  sample paint a.sheet --format json
                      Paint one file.

                """)
    }

    @Test(
        arguments: [
            ["paint", "--help"], ["paint", "-h"], ["--help", "paint"], ["paint", "a", "--nonsense", "--help"],
            ["paint", "-ch"], ["paint", "--format", "--help"],
        ])
    func `Help is shown wherever it is asked for, however wrong the rest is`(arguments: [String]) async throws {
        let run = try await SampleRun(arguments)
        #expect(run.stdout.hasPrefix("Usage: sample paint [OPTIONS] FILE [MORE...]\n"))
        #expect(run.stderr == "")
        #expect(run.status == .success)
    }

    @Test func `After the terminator a word is an argument even when it looks like help`() async throws {
        let run = try await SampleRun(["paint", "--", "--help"])
        #expect(run.stdout.hasPrefix("--help "))
    }

    @Test func `A command with commands lists them`() throws {
        let store = try CommandDescription(of: SampleTool.self).command(at: ["store"])
        #expect(
            HelpText(of: store, width: 80).text == """
                Usage: sample store COMMAND

                Keep things.

                Commands:
                  take  Take a thing out

                General options:
                      --color WHEN  Use colours, or not; auto uses them on a terminal unless
                                    NO_COLOR is set (choices: auto, always, never; default:
                                    auto)
                  -h, --help        Show this help

                'sample help store COMMAND' tells more about a command.

                """)
    }

    @Test(arguments: [("40", 40), ("72", 72), ("500", 100), ("0", 80), ("wide", 80)])
    func `Help is as wide as the terminal, up to a hundred cells`(columns: String, width: Int) async throws {
        let run = try await SampleRun(["paint", "--help"], environment: ["COLUMNS": columns])
        let paint = try CommandDescription(of: SampleTool.self).command(at: ["paint"])
        #expect(run.stdout == HelpText(of: paint, width: width).text)
    }

    @Test func `Every command of livery has an abstract and an example, and no line of its help is too long`() {
        for command in CommandDescription(of: Livery.self).all {
            let help = HelpText(of: command, width: 80).text
            #expect(!command.declaration.abstract.isEmpty && !command.declaration.abstract.hasSuffix("."))
            #expect(!command.subcommands.isEmpty || !command.declaration.examples.isEmpty, "\(command.name)")
            for parameter in command.parameters { #expect(!parameter.help.isEmpty && !parameter.help.hasSuffix(".")) }
            let prose = help.split(separator: "\n").filter { !$0.hasPrefix("  livery") && !$0.hasPrefix("  source") }
            for line in prose { #expect(line.count <= 80, "\(line)") }
        }
    }

    @Test func `An example of livery begins with a command that there is`() throws {
        let tool = CommandDescription(of: Livery.self)
        for command in tool.all {
            for example in command.declaration.examples {
                #expect(example.line.contains(command.path.joined(separator: " ")), "\(example.line)")
            }
        }
    }
}
