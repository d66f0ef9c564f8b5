import Foundation
import LiveryLint
import Testing

@Suite struct FileSystemTests {
    private let folder: TemporaryFolder

    init() throws { folder = try TemporaryFolder() }

    private func permissions(_ path: String) throws -> Int? {
        try FileManager.default.attributesOfItem(atPath: path)[.posixPermissions] as? Int
    }

    private func text(_ path: String) throws -> String { String(decoding: try FileSystem.read(path), as: UTF8.self) }

    private var names: [String] {
        get throws { try FileManager.default.contentsOfDirectory(atPath: folder.url.path).sorted() }
    }

    // MARK: - Reading

    @Test(arguments: [0, 1, 65_535, 65_536, 1_000_000])
    func `A file is read whole`(size: Int) throws {
        let path = try folder.file("a", String(repeating: "x", count: size))
        #expect(try FileSystem.read(path).count == size)
    }

    @Test func `A pipe is read to its end`() throws {
        let path = folder.path("pipe")
        try #require(mkfifo(path, 0o600) == 0)
        let bytes = [UInt8](repeating: 0x61, count: 300_000)
        DispatchQueue.global().async { try? Data(bytes).write(to: URL(filePath: path)) }
        #expect(try FileSystem.read(path) == bytes)
    }

    @Test func `A file whose size is not known before is read to its end`() throws {
        #if os(Linux)
            #expect(try text("/proc/self/status").contains("Name:"))
        #endif
    }

    @Test func `What can't be read says why`() throws {
        let path = folder.path("nothing")
        #expect(throws: FileError(operation: .read, path: path, reason: .notFound)) { try FileSystem.read(path) }
        let below = try folder.file("file", "") + "/below"
        #expect(throws: FileError(operation: .read, path: below, reason: .notFound)) { try FileSystem.read(below) }
        let directory = folder.url.path
        #expect(throws: FileError(operation: .read, path: directory, reason: .isDirectory)) {
            try FileSystem.read(directory)
        }
        #expect(
            "\(FileError(operation: .read, path: "a", reason: .notFound))"
                == "cannot read 'a': no such file or directory")
        #expect(
            "\(FileError(operation: .write, path: "a", reason: .isDirectory))" == "cannot write 'a': it is a directory")
    }

    @Test(.enabled(if: geteuid() != 0, "root may read everything"))
    func `A file without permission says so`() throws {
        let path = try folder.file("secret", "")
        try FileManager.default.setAttributes([.posixPermissions: 0], ofItemAtPath: path)
        #expect(throws: FileError(operation: .read, path: path, reason: .permissionDenied)) {
            try FileSystem.read(path)
        }
        #expect(throws: FileError(operation: .write, path: path, reason: .permissionDenied)) {
            try FileSystem.write([], to: path)
        }
    }

    // MARK: - Writing

    @Test func `A file is made, and replaced with its permissions kept`() throws {
        let path = folder.path("a")
        try FileSystem.write(Array("one".utf8), to: path)
        #expect(try text(path) == "one")
        try FileManager.default.setAttributes([.posixPermissions: 0o754], ofItemAtPath: path)
        try FileSystem.write(Array("two".utf8), to: path)
        #expect(try text(path) == "two")
        #expect(try permissions(path) == 0o754)
        #expect(try names == ["a"])
    }

    @Test func `Who has the old file open keeps its bytes`() throws {
        let path = try folder.file("a", "old")
        let open = try #require(FileHandle(forReadingAtPath: path))
        try FileSystem.write(Array("new".utf8), to: path)
        #expect(open.readDataToEndOfFile() == Data("old".utf8))
        #expect(try text(path) == "new")
    }

    @Test func `A symbolic link is followed, and stays a link`() throws {
        let manager = FileManager.default
        try manager.createDirectory(atPath: folder.path("folder"), withIntermediateDirectories: false)
        let target = try folder.file("folder/target", "old")
        try manager.createSymbolicLink(atPath: folder.path("link"), withDestinationPath: "folder/target")
        try manager.createSymbolicLink(atPath: folder.path("link to link"), withDestinationPath: folder.path("link"))
        try FileSystem.write(Array("new".utf8), to: folder.path("link to link"))
        #expect(try text(target) == "new")
        #expect(try manager.destinationOfSymbolicLink(atPath: folder.path("link")) == "folder/target")

        try manager.createSymbolicLink(atPath: folder.path("dangling"), withDestinationPath: "made")
        try FileSystem.write(Array("made".utf8), to: folder.path("dangling"))
        #expect(try text(folder.path("made")) == "made")
    }

    @Test func `A link that leads to itself is an error`() throws {
        let path = folder.path("loop")
        try FileManager.default.createSymbolicLink(atPath: path, withDestinationPath: "loop")
        #expect(throws: FileError.self) { try FileSystem.write([], to: path) }
        #expect(throws: FileError.self) { try FileSystem.read(path) }
    }

    @Test func `What can't be written says why and leaves nothing behind`() throws {
        let directory = folder.url.path
        #expect(throws: FileError(operation: .write, path: directory, reason: .isDirectory)) {
            try FileSystem.write([], to: directory)
        }
        let missing = folder.path("no/such/folder")
        #expect(throws: FileError(operation: .write, path: missing, reason: .notFound)) {
            try FileSystem.write([], to: missing)
        }
        #expect(try names == [])
    }

    @Test func `A device is written to in place`() throws {
        try FileSystem.write(Array("gone".utf8), to: "/dev/null")
        #if os(Linux)
            #expect(throws: FileError.self) { try FileSystem.write(Array("full".utf8), to: "/dev/full") }
        #endif
    }
}
