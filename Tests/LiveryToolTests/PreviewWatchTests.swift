import Foundation
import Testing

@testable import LiveryTool

/// `livery preview --watch` as a process whose files change.
@Suite(.serialized) struct PreviewWatchTests {
    /// A tool that goes on, with its standard output and error in one.
    private final class WatchingTool: @unchecked Sendable {
        enum Failure: Error {
            case timedOut(waitingFor: String, output: String)
        }

        let process = Process()
        private let condition = NSCondition()
        private var output = ""
        private var hasEnded = false

        init(_ arguments: [String], in folder: TemporaryFolder) throws {
            process.executableURL = ToolProcess.productsDirectory.appending(path: "livery")
            process.arguments = ["preview", "--watch"] + arguments
            process.currentDirectoryURL = folder.url
            process.standardInput = FileHandle.nullDevice
            let pipe = Pipe()
            process.standardOutput = pipe
            process.standardError = pipe
            process.terminationHandler = { [self] _ in signal { hasEnded = true } }
            try process.run()
            let handle = pipe.fileHandleForReading
            DispatchQueue.global().async { [self] in
                while case let data = handle.availableData, !data.isEmpty {
                    signal { output += String(decoding: data, as: UTF8.self) }
                }
            }
        }

        deinit { if process.isRunning { process.terminate() } }

        private func signal(_ change: () -> Void) {
            condition.lock()
            change()
            condition.broadcast()
            condition.unlock()
        }

        private func wait(for what: String, _ isMet: () -> Bool) throws {
            let deadline = Date(timeIntervalSinceNow: 30)
            condition.lock()
            defer { condition.unlock() }
            while !isMet() {
                guard condition.wait(until: deadline) else { throw Failure.timedOut(waitingFor: what, output: output) }
            }
        }

        /// Waits until the output has a text, and takes all of it up to there.
        func wait(for text: String) throws {
            try wait(for: text) {
                guard let range = output.range(of: text) else { return false }
                output = String(output[range.upperBound...])
                return true
            }
        }

        /// Interrupts the tool as Control-C does, and gives its status.
        func interrupt() throws -> Int32 {
            process.interrupt()
            try wait(for: "the end") { hasEnded }
            return process.terminationStatus
        }
    }

    private let folder: TemporaryFolder

    init() throws {
        folder = try TemporaryFolder()
        try write("tree.json", #"{"type": "Text", "class": "a", "children": []}"#)
        try write("main.sheet", "@import \"base.sheet\"\n")
        try write("base.sheet", "\"a\" do\n  padding(1)\nend\n")
    }

    private func write(_ name: String, _ text: String) throws { _ = try folder.file(name, text) }

    @Test func `Every file of the preview is watched until Control-C`() throws {
        let tool = try WatchingTool(["tree.json", "-s", "main.sheet"], in: folder)
        try tool.wait(for: "padding(1)")
        try write("base.sheet", "\"a\" do\n  padding(2)\nend\n")
        try tool.wait(for: "padding(2)")
        try write("tree.json", #"{"type": "Changed", "class": "a", "children": []}"#)
        try tool.wait(for: "Changed class='a'")
        try write("main.sheet", "\"a\" do\n  padding(3)\nend\n")
        try tool.wait(for: "padding(3)")
        #expect(try tool.interrupt() == 0)
    }

    @Test func `A file that is replaced is seen, as editors do it`() throws {
        let tool = try WatchingTool(["tree.json", "-s", "main.sheet"], in: folder)
        try tool.wait(for: "padding(1)")
        for round in 2...4 {
            try write("new.sheet", "\"a\" do\n  padding(\(round))\nend\n")
            try #require(rename(folder.path("new.sheet"), folder.path("base.sheet")) == 0)
            try tool.wait(for: "padding(\(round))")
        }
        #expect(try tool.interrupt() == 0)
    }

    @Test func `Mistakes made meanwhile are told and don't end it`() throws {
        let tool = try WatchingTool(["tree.json", "-s", "main.sheet"], in: folder)
        try tool.wait(for: "padding(1)")
        try write("base.sheet", "\"a\" do\n  paddng(1)\nend\n")
        try tool.wait(for: "[unknown-modifier]")
        try FileManager.default.removeItem(atPath: folder.path("tree.json"))
        try tool.wait(for: "error: cannot read 'tree.json': no such file or directory")
        try write("tree.json", #"{"type": "Back", "class": "a", "children": []}"#)
        try tool.wait(for: "Back class='a'")
        try write("base.sheet", "\"a\" do\n  padding(5)\nend\n")
        try tool.wait(for: "padding(5)")
        #expect(try tool.interrupt() == 0)
    }

    @Test func `An import that was missing is seen when it comes`() throws {
        try FileManager.default.removeItem(atPath: folder.path("base.sheet"))
        let tool = try WatchingTool(["tree.json", "-s", "main.sheet"], in: folder)
        try tool.wait(for: "[missing-import]")
        try write("base.sheet", "\"a\" do\n  padding(7)\nend\n")
        try tool.wait(for: "padding(7)")
        #expect(try tool.interrupt() == 0)
    }

    @Test func `As JSON each preview is one line, and the screen isn't cleared`() throws {
        let tool = try WatchingTool(["tree.json", "-s", "main.sheet", "--format", "json"], in: folder)
        try tool.wait(for: #"{"version":1,"kind":"preview""#)
        try tool.wait(for: "\"diagnostics\":[]}\n")
        try write("base.sheet", "\"a\" do\n  padding(2)\nend\n")
        try tool.wait(for: #"{"version":1,"kind":"preview""#)
        try tool.wait(for: "\"diagnostics\":[]}\n")
        #expect(try tool.interrupt() == 0)
    }

    @Test func `It doesn't begin with a file that can't be read`() throws {
        let run = try ToolProcess.run(["preview", "none.json", "--watch"], currentDirectory: folder.url)
        #expect(run.status == 2)
    }
}
