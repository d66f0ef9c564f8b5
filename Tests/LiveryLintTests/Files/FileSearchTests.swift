import Foundation
import LiveryLint
import Testing

@Suite struct FileSearchTests {
    private let folder: TemporaryFolder

    init() throws { folder = try TemporaryFolder() }

    private func make(_ names: String...) throws {
        for name in names { try folder.file(name, "") }
    }

    private func search(
        _ arguments: String..., respectsGitignore: Bool = true, choice: ((String, Bool) -> FileChoice)? = nil
    ) -> FileSearch {
        FileSearch(
            arguments, in: folder.url.path, endings: ["sheet", "styles"], respectsGitignore: respectsGitignore,
            choice: choice)
    }

    private func names(_ search: FileSearch) -> [String] {
        search.paths.map { $0.hasPrefix("/") ? String($0.dropFirst(folder.url.path.count + 1)) : $0 }
    }

    private func names(_ arguments: String...) -> [String] {
        names(FileSearch(arguments, in: folder.url.path, endings: ["sheet", "styles"]))
    }

    private func link(_ name: String, to destination: String) throws {
        try FileManager.default.createSymbolicLink(atPath: folder.path(name), withDestinationPath: destination)
    }

    // MARK: - Folders

    @Test func `A folder is searched by endings, and what no one wrote is passed over`() throws {
        try make(
            "in/a.sheet", "in/b.styles", "in/c.json", "in/sheet", "in/.d.sheet", "in/.hidden/e.sheet",
            "in/.build/f.sheet",
            "in/node_modules/g.sheet", "in/sub/node_modules/h.sheet", "in/sub/i.sheet")
        #expect(names("in") == ["in/a.sheet", "in/b.styles", "in/sub/i.sheet"])
    }

    @Test func `The order is that of the bytes of paths, not that of folders`() throws {
        try make("a/a.sheet", "a.sheet", "a-b.sheet", "B.sheet", "a0.sheet", "é.sheet", "a/b/c.sheet", "a/b.sheet")
        let found = FileSearch([folder.url.path], endings: ["sheet"])
        #expect(
            names(found) == [
                "B.sheet", "a-b.sheet", "a.sheet", "a/a.sheet", "a/b.sheet", "a/b/c.sheet", "a0.sheet", "é.sheet",
            ])
    }

    @Test func `Arguments keep their order, and each file counts once`() throws {
        try make("b/b.sheet", "a.sheet", "b/a.sheet")
        try link("link.sheet", to: "a.sheet")
        #expect(
            names("b/b.sheet", "a.sheet", "b", "./a.sheet", "b/../a.sheet", "link.sheet") == [
                "b/b.sheet", "a.sheet", "b/a.sheet",
            ])
        #expect(names("-", "a.sheet", "-") == ["-", "a.sheet"])
    }

    @Test func `A link to a file is a file, one to a folder is not followed unless it is named`() throws {
        try make("real/a.sheet", "outside/b.sheet", "outside/c")
        try link("real/link.sheet", to: "../outside/b.sheet")
        try link("real/other.sheet", to: "a.sheet")
        try link("real/loop", to: "..")
        try link("real/folder.sheet", to: "../outside")
        try link("real/nowhere.sheet", to: "nothing")
        try link("named", to: "outside")
        #expect(names("real") == ["real/a.sheet", "real/link.sheet"])
        #expect(names("named") == ["named/b.sheet"])
    }

    @Test func `A path begins as the argument does`() throws {
        try make("in/a.sheet")
        #expect(names("in/") == ["in/a.sheet"])
        #expect(names("in//") == ["in//a.sheet"])
        let absolute = FileSearch([folder.path("in")], endings: ["sheet"])
        #expect(absolute.paths == [folder.path("in/a.sheet")])
    }

    @Test func `A file that is named is taken, whatever its name and whatever excludes it`() throws {
        try make(".git/HEAD", "a.json", ".hidden/b", "node_modules/c.sheet", "build/d.sheet")
        try folder.file(".gitignore", "build/\na.json\n")
        #expect(names("a.json", ".hidden/b", "node_modules/c.sheet", "build/d.sheet").count == 4)
        let none = search("a.json", choice: { _, _ in .excluded })
        #expect(names(none) == ["a.json"])
    }

    @Test func `An excluded folder that is named is searched`() throws {
        try make(".git/HEAD", "build/d.sheet", ".hidden/a.sheet", "node_modules/a.sheet")
        try folder.file(".gitignore", "build/\n")
        #expect(names(".").isEmpty)
        #expect(names("build") == ["build/d.sheet"])
        #expect(names(".hidden", "node_modules") == [".hidden/a.sheet", "node_modules/a.sheet"])
    }

    @Test func `What .gitignore excludes is taken when asked for`() throws {
        try make(".git/HEAD", "build/d.sheet", "a.sheet", "sub/a.sheet")
        try folder.file(".gitignore", "build/\n")
        try folder.file("sub/.gitignore", "*\n")
        #expect(names(search("sub", "build", "a.sheet")) == ["build/d.sheet", "a.sheet"])
        #expect(names(search("sub", "build", respectsGitignore: false)) == ["sub/a.sheet", "build/d.sheet"])
    }

    @Test func `A choice excludes files and folders, and takes files of other endings`() throws {
        try make("a.sheet", "b.sheet", "c.json", "d.json", "out/e.sheet")
        let found = search(
            ".",
            choice: { path, isFolder in
                if isFolder { return path.hasSuffix("/out") ? .excluded : .byEnding }
                if path.hasSuffix("/c.json") { return .taken }
                return path.hasSuffix("/b.sheet") ? .excluded : .byEnding
            })
        #expect(names(found).map { $0.split(separator: "/").last } == ["a.sheet", "c.json"])
    }

    // MARK: - Patterns

    @Test(
        arguments: [
            ("*.sheet", ["a.sheet"]),
            ("**/*.sheet", ["a.sheet", "src/b.sheet", "src/sub/c.sheet"]),
            ("src/**/*.sheet", ["src/b.sheet", "src/sub/c.sheet"]),
            ("src/*.json", ["src/b.json"]),
            ("src/*", ["src/b.sheet", "src/sub/c.sheet"]),
            ("src/**", ["src/b.sheet", "src/sub/c.sheet"]),
            ("s*", ["src/b.sheet", "src/sub/c.sheet"]),
            ("./src/[b]*.sheet", ["./src/b.sheet"]),
            ("{a,src/b}.sheet", ["a.sheet", "src/b.sheet"]),
            ("{src/sub,src}/*.sheet", ["src/sub/c.sheet", "src/b.sheet"]),
            ("{a,none}.sheet", ["a.sheet"]),
            ("src/su?", ["src/sub/c.sheet"]),
            (".hid*/*.sheet", [".hidden/d.sheet"]),
            ("**/.hidden/*", [".hidden/d.sheet"]),
            ("src/../*.sheet", ["src/../a.sheet"]),
            ("node_modules/*.sheet", ["node_modules/e.sheet"]),
        ])
    func `A pattern finds the files that match it`(pattern: String, expected: [String]) throws {
        try make(
            "a.sheet", "src/b.sheet", "src/b.json", "src/sub/c.sheet", ".hidden/d.sheet", "node_modules/e.sheet",
            "src/.f.sheet")
        let found = search(pattern)
        #expect(names(found) == expected)
        #expect(found.errors == [])
    }

    @Test(arguments: ["*.none", "none/*", "{x,y}.sheet", "[", "a.sheet/*", "**/*.sheet/x", "\\*", "?"])
    func `A pattern that matches nothing is an error`(pattern: String) throws {
        try make("a.sheet")
        let found = search(pattern)
        #expect(found.paths == [])
        let path = "\(folder.url.path)/\(pattern)"
        #expect(found.errors == [FileError(operation: .read, path: path, reason: .noMatch)])
    }

    @Test func `A pattern that only finds what was found before is no error`() throws {
        try make("a.sheet")
        let found = search("a.sheet", "*.sheet")
        #expect(names(found) == ["a.sheet"] && found.errors == [])
    }

    @Test func `A file whose name looks like a pattern is that file`() throws {
        try make("[a].sheet", "a.sheet", "*.sheet")
        #expect(names("[a].sheet") == ["[a].sheet"])
        #expect(names("*.sheet") == ["*.sheet"])
    }

    @Test func `A pattern respects what is excluded`() throws {
        try make(".git/HEAD", "a.sheet", "build/b.sheet", "c.sheet")
        try folder.file(".gitignore", "build/\n")
        let found = search("**/*.sheet", choice: { path, _ in path.hasSuffix("/c.sheet") ? .excluded : .byEnding })
        #expect(names(found) == ["a.sheet"])
        #expect(names("build/*.sheet") == ["build/b.sheet"])
    }

    // MARK: - Errors

    @Test func `What isn't there is told of, and the rest is found`() throws {
        try make("a.sheet", "b.sheet")
        let found = search("a.sheet", "none.sheet", "a.sheet/x", "b.sheet")
        #expect(names(found) == ["a.sheet", "b.sheet"])
        #expect(found.errors.map { $0.reason } == [.notFound, .notFound])
        #expect(found.errors.first?.path == folder.path("none.sheet"))
    }

    @Test(.enabled(if: geteuid() != 0, "root may read everything"))
    func `A folder that can't be read is told of, and the rest is found`() throws {
        try make("in/a.sheet", "in/secret/b.sheet")
        try FileManager.default.setAttributes([.posixPermissions: 0], ofItemAtPath: folder.path("in/secret"))
        defer {
            try? FileManager.default.setAttributes([.posixPermissions: 0o700], ofItemAtPath: folder.path("in/secret"))
        }
        let found = search("in")
        #expect(names(found) == ["in/a.sheet"])
        #expect(
            found.errors == [FileError(operation: .read, path: folder.path("in/secret"), reason: .permissionDenied)])
    }

    @Test func `Ten thousand files in a hundred folders are all found, in order`() throws {
        for folderNumber in 0..<100 {
            let path = folder.path("in/\(folderNumber)")
            try FileManager.default.createDirectory(atPath: path, withIntermediateDirectories: true)
            for number in 0..<100 { close(open("\(path)/\(number).sheet", O_CREAT | O_WRONLY, 0o600)) }
        }
        let found = search("in").paths
        #expect(found.count == 10_000)
        #expect(found == found.sorted { $0.utf8.lexicographicallyPrecedes($1.utf8) })
    }
}
