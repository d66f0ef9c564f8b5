import Foundation
import Testing

@testable import LiveryCommandLine
@testable import LiveryTool

@Suite struct LiveryProcessTests {
    private static let bash = URL(filePath: "/bin/bash")

    /// Runs a bash script in which `livery` is the built tool.
    private func bash(_ script: String) throws -> ToolProcess.Result {
        let path = ToolProcess.productsDirectory.path + ":" + (ProcessInfo.processInfo.environment["PATH"] ?? "")
        return try ToolProcess.run(Self.bash, ["-c", script], environment: ["PATH": path])
    }

    @Test func `The tool's help is that of its declarations`() throws {
        let run = try ToolProcess.run(["--help"])
        #expect(run.stdout == HelpText(of: CommandDescription(of: Livery.self), width: 80).text)
        #expect(run.stderr == "")
        #expect(run.status == 0)
    }

    @Test func `Help of a command is the same whichever way it is asked for`() throws {
        let help = try ToolProcess.run(["help", "completions"])
        #expect(try ToolProcess.run(["completions", "--help"]).stdout == help.stdout)
        #expect(
            help.stdout == """
                Usage: livery completions SHELL

                Print the script that completes livery's command lines in a shell.

                Arguments:
                  SHELL  The shell to complete in (choices: bash, zsh, fish)

                General options:
                      --color WHEN  Use colours, or not; auto uses them on a terminal unless
                                    NO_COLOR is set (choices: auto, always, never; default:
                                    auto)
                  -h, --help        Show this help

                Examples:
                  source <(livery completions bash)
                      Complete in this bash; put it in ~/.bashrc for every one.
                  livery completions zsh > ~/.zfunc/_livery
                      Complete in zsh, when ~/.zfunc is in its fpath.
                  livery completions fish > ~/.config/fish/completions/livery.fish
                      Complete in every fish.

                """)
    }

    @Test func `The version is one line`() throws {
        let run = try ToolProcess.run(["--version"])
        #expect(run.stdout == "livery \(Livery.version)\n")
        #expect(run.status == 0)
    }

    @Test(
        arguments: [
            (["compeltions"], "error: unknown command 'compeltions'; did you mean 'completions'?\n"),
            (["help", "compeltions"], "error: unknown command 'compeltions'; did you mean 'completions'?\n"),
            (["--hlep"], "error: unknown option '--hlep'; did you mean '--help'?\n"),
            (["completions"], "error: missing argument 'SHELL'\n"),
            (["completions", "tcsh"], "error: invalid value 'tcsh' for 'SHELL'; it must be 'bash', 'zsh' or 'fish'\n"),
        ] as [([String], String)])
    func `A wrong command line is told on standard error with status 2`(arguments: [String], message: String) throws {
        let run = try ToolProcess.run(arguments)
        #expect(run.stderr.hasPrefix(message))
        #expect(run.stderr.contains("\nUsage: livery"))
        #expect(run.stdout == "")
        #expect(run.status == 2)
    }

    @Test(
        arguments: [
            (["--help"], [:], false),
            (["--help", "--color", "always"], [:], true),
            (["--color=always", "help"], ["NO_COLOR": "1"], true),
            (["--color=never", "help"], [:], false),
        ] as [([String], [String: String], Bool)])
    func `Colours are for terminals, or for whoever asks`(
        arguments: [String], environment: [String: String], isColored: Bool
    ) throws {
        #expect(try ToolProcess.run(arguments, environment: environment).stdout.contains("\u{1B}[") == isColored)
    }

    @Test func `An error is coloured when asked for even if the command line is wrong after that`() throws {
        let run = try ToolProcess.run(["--color=always", "--nonsense"])
        #expect(run.stderr.hasPrefix("\u{1B}[1;31merror:\u{1B}[0m unknown option '--nonsense'\n"))
    }

    @Test func `A reader that goes away is no error`() throws {
        let run = try bash("livery completions bash | true; echo ${PIPESTATUS[0]}")
        #expect(run.stdout == "0\n")
        #expect(run.stderr == "")
    }

    #if os(Linux)
        @Test func `A full disk is an error`() throws {
            let run = try bash("livery completions bash > /dev/full; echo $?")
            #expect(run.stdout == "2\n")
            #expect(run.stderr == "error: cannot write standard output: no space left on device\n")
        }
    #endif

    @Test func `A closed standard output is an error, not a crash`() throws {
        let run = try bash("livery --version >&-; echo $?")
        #expect(run.stdout == "2\n")
        #expect(run.stderr.hasPrefix("error: cannot write standard output: "))
    }

    @Test func `The tool needs no environment`() throws {
        let run = try bash("env -i $(command -v livery) --version; echo $?")
        #expect(run.stdout == "livery \(Livery.version)\n0\n")
    }
}
