import Foundation
import LiveryLint
import LiverySource
import Testing

@testable import LiveryCommandLine
@testable import LiveryTool

@Suite struct ConsoleTests {
    @Test(
        arguments: [
            ([:], .auto, true),
            (["NO_COLOR": ""], .auto, true),
            (["NO_COLOR": "1"], .auto, false),
            (["TERM": "dumb"], .auto, false),
            (["TERM": "xterm"], .auto, true),
            (["NO_COLOR": "1", "TERM": "dumb"], .always, true),
            ([:], .never, false),
        ] as [([String: String], ColorChoice, Bool)])
    func `A terminal is coloured unless the environment or the user says no`(
        environment: [String: String], choice: ColorChoice, isColored: Bool
    ) throws {
        let terminal = try PseudoTerminal(columns: 80)
        let console = Console(output: terminal.terminal, errors: terminal.terminal, environment: { environment[$0] })
        console.colorChoice = choice
        #expect(console.usesColor == isColored)
        #expect(console.usesColorForErrors == isColored)
    }

    @Test(arguments: [(ColorChoice.auto, false), (.always, true), (.never, false)])
    func `A file is coloured only when the user says so`(choice: ColorChoice, isColored: Bool) throws {
        let folder = try TemporaryFolder()
        let file = try FileHandle(forWritingTo: URL(filePath: try folder.file("out", "")))
        let terminal = try PseudoTerminal(columns: 80)
        let console = Console(output: file.fileDescriptor, errors: terminal.terminal, environment: { _ in nil })
        console.colorChoice = choice
        #expect(console.usesColor == isColored)
        #expect(console.usesColorForErrors == (choice != .never))
        withExtendedLifetime(file) {}
    }

    @Test func `The width is that of COLUMNS, of the terminal, or eighty`() throws {
        let terminal = try PseudoTerminal(columns: 132)
        #expect(Console(output: terminal.terminal, environment: { _ in nil }).width == 132)
        #expect(Console(output: terminal.terminal, environment: { _ in nil }).helpWidth == 100)
        #expect(Console(output: terminal.terminal, environment: { $0 == "COLUMNS" ? "50" : nil }).width == 50)
        let null = open("/dev/null", O_WRONLY)
        defer { close(null) }
        #expect(Console(output: null, errors: null, environment: { _ in nil }).width == 80)
    }

    @Test func `Progress shows on a terminal and goes away before anything else is written`() throws {
        let terminal = try PseudoTerminal(columns: 20)
        let console = Console(output: -1, errors: terminal.terminal, progressDelay: .zero, environment: { _ in nil })
        console.showProgress("checking \u{1B} 12 of 1000 files")
        #expect(terminal.written(within: 1_000) == "\r\u{1B}[2Kchecking ␛ 12 of 10")
        console.report("done\n")
        #expect(terminal.written(within: 1_000) == "\r\u{1B}[2Kdone\r\n")
    }

    @Test func `Work that is quickly done shows no progress`() throws {
        let terminal = try PseudoTerminal(columns: 20)
        let console = Console(output: -1, errors: terminal.terminal, progressDelay: .seconds(3600))
        console.showProgress("working")
        #expect(terminal.written() == "")
    }

    @Test func `No progress is written to a file`() throws {
        let folder = try TemporaryFolder()
        let path = try folder.file("errors", "")
        let file = try FileHandle(forWritingTo: URL(filePath: path))
        let console = Console(errors: file.fileDescriptor, progressDelay: .zero, environment: { _ in nil })
        console.showProgress("working")
        #expect(try FileSystem.read(path) == [])
        withExtendedLifetime(file) {}
    }

    @Test func `Output keeps its order with what is said of the work`() throws {
        let terminal = try PseudoTerminal(columns: 80)
        let console = Console(output: terminal.terminal, errors: terminal.terminal, environment: { _ in nil })
        console.colorChoice = .never
        console.print("one")
        console.report(error: "two\u{7}")
        console.write([0x33, 0x0A] as [UInt8])
        #expect(console.finish())
        #expect(terminal.written(within: 1_000) == "one\r\nerror: two␇\r\n3\r\n")
    }

    @Test func `Diagnostics are reported as text`() throws {
        let folder = try TemporaryFolder()
        let path = try folder.file("errors", "")
        let errors = try FileHandle(forWritingTo: URL(filePath: path))
        let console = Console(errors: errors.fileDescriptor, environment: { _ in nil })
        let file = SourceFile(path: "a.sheet", text: "x")
        console.report([Diagnostic(rule: "r", message: "m", file: file, range: SourceRange(0, 1))])
        #expect(
            String(decoding: try FileSystem.read(path), as: UTF8.self) == "a.sheet:1:1: error: m [r]\n 1 | x\n   | ^\n")
        withExtendedLifetime(errors) {}
    }

    @Test func `Large output arrives whole`() throws {
        let folder = try TemporaryFolder()
        let path = try folder.file("out", "")
        let file = try FileHandle(forWritingTo: URL(filePath: path))
        let output = BufferedOutput(descriptor: file.fileDescriptor)
        var expected: [UInt8] = []
        for size in [0, 1, 10, 70_000, 65_536, 3, 1_000_000] {
            let bytes = [UInt8](repeating: UInt8(truncatingIfNeeded: size), count: size)
            output.write(bytes)
            expected += bytes
        }
        output.write("日本")
        output.flush()
        #expect(try FileSystem.read(path) == expected + Array("日本".utf8))
        #expect(output.failure == nil)
    }
}
