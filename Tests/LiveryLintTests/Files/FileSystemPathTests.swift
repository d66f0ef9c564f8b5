import LiveryLint
import Testing

@Suite struct FileSystemPathTests {
    @Test(
        arguments: [
            ("a", "a"), ("a/b", "a/b"), ("./a//b/.", "a/b"), ("a/../b", "b"), ("../a", "../a"), ("a/../../b", "../b"),
            ("../../a/..", "../.."), ("/a/./b", "/a/b"), ("/..", "/"), ("/../a", "/a"), ("", ""), (".", ""), ("/", "/"),
        ])
    func `A normalised path has no detours`(path: String, expected: String) {
        #expect(FileSystem.normalized(path) == expected)
    }

    @Test(
        arguments: [
            ("/a/b", "/a", "b"), ("/a/b/c", "/a", "b/c"), ("/ab", "/a", "../ab"), ("/b", "/a", "../b"),
            ("/b", "/", "b"),
            ("/a/b/c", "/a/d/e", "../../b/c"), ("/a", "/a/b", ".."),
        ])
    func `A relative path leads from a folder to a file`(path: String, folder: String, expected: String) {
        #expect(FileSystem.relativePath(to: path, from: folder) == expected)
        let inner = FileSystem.path(from: folder, to: path).map(String.init)
        #expect(inner == (expected.hasPrefix("..") ? nil : expected))
    }

    @Test(arguments: [("a", "", "a"), ("a", "b", "b/a"), ("a", "b/", "b/a"), ("/a", "b", "/a"), ("a", "/", "/a")])
    func `A path in a folder is joined, and an absolute one stays`(path: String, folder: String, expected: String) {
        #expect(FileSystem.path(path, in: folder) == expected)
    }

    @Test func `The absolute path of a file that isn't there yet is that of its folder and its name`() throws {
        let folder = try TemporaryFolder()
        try folder.file("in/a", "")
        let canonical = try #require(FileSystem.canonicalPath(folder.url.path))
        #expect(FileSystem.absolutePath(folder.path("in/../new")) == canonical + "/new")
        #expect(FileSystem.absolutePath(folder.path("in/a")) == canonical + "/in/a")
        #expect(FileSystem.absolutePath("/no/such/../folder/.") == "/no/folder")
        #expect(FileSystem.absolutePath("new-file") == FileSystem.currentFolder + "/new-file")
    }

    @Test(arguments: [0, 99, 100])
    func `A file up to a limit is read, and a larger one is refused`(size: Int) throws {
        let folder = try TemporaryFolder()
        let path = try folder.file("a", String(repeating: "x", count: size))
        #expect(try FileSystem.readRegularFile(path, limit: 100).count == size)
        let error = FileError(operation: .read, path: path, reason: .tooLarge(limit: size - 1))
        if size > 0 { #expect(throws: error) { try FileSystem.readRegularFile(path, limit: size - 1) } }
    }

    @Test(arguments: [(4_294_967_295, "4 GiB"), (1 << 20, "1 MiB"), (4_096, "4096 bytes")])
    func `A limit is told in a fitting unit`(limit: Int, words: String) {
        #expect("\(FileError.Reason.tooLarge(limit: limit))" == "it is larger than \(words)")
    }
}
