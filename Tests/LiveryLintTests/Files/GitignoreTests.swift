import Foundation
import LiveryLint
import Testing

/// What is excluded is what Git excludes: Git itself is asked.
@Suite struct GitignoreTests {
    /// Runs Git, without what the user has configured.
    @discardableResult private func git(_ arguments: [String], in folder: TemporaryFolder) throws -> String {
        let process = Process()
        process.executableURL = URL(filePath: "/usr/bin/env")
        process.arguments = ["git", "-c", "core.excludesFile=/dev/null", "-c", "core.quotePath=false"] + arguments
        process.currentDirectoryURL = folder.url
        process.environment = ProcessInfo.processInfo.environment.filter { !$0.key.hasPrefix("GIT_") }
            .merging(["GIT_CONFIG_NOSYSTEM": "1", "HOME": "/nonexistent", "XDG_CONFIG_HOME": "/nonexistent"]) { $1 }
        let output = Pipe()
        process.standardOutput = output
        process.standardError = FileHandle.nullDevice
        try process.run()
        let data = output.fileHandleForReading.readDataToEndOfFile()
        process.waitUntilExit()
        try #require(process.terminationStatus == 0, "git \(arguments)")
        return String(decoding: data, as: UTF8.self)
    }

    /// The files that aren't excluded, as Git and as a search has them.
    private func remaining(in folder: TemporaryFolder) throws -> (git: [String], search: [String]) {
        let listed = try git(["ls-files", "--others", "--exclude-standard", "-z"], in: folder)
        let names = listed.split(separator: "\0").map(String.init).filter { $0.hasSuffix(".x") || $0.contains(".x ") }
        let search = FileSearch([folder.url.path], endings: ["x", "x "])
        #expect(search.errors == [])
        let prefix = folder.url.path.count + 1
        let order: (String, String) -> Bool = { $0.utf8.lexicographicallyPrecedes($1.utf8) }
        return (names.sorted(by: order), search.paths.map { String($0.dropFirst(prefix)) })
    }

    private static let tree = [
        "a.x", "b.x", "ab.x", "a b.x", "#a.x", "!a.x", "a.x ", "build/a.x", "build/sub/a.x", "build/keep.x", "src/a.x",
        "src/build/a.x", "src/build/deep/b.x", "src/sub/a.x", "src/sub/sub/c.x", "docs/a.x", "docs/b/a.x",
        "docs/b/c/a.x",
        "é.x", "é/a.x", "[a].x", "a*.x", "back\\slash.x", "{a,b}.x", "1.x", "10.x", "A.x", "foo/bar/baz/a.x",
        "foo/baz/a.x",
        "foobaz/a.x", "foo/xbaz/a.x", "a.x/b.x", "-.x", "].x", "tab\t.x", "c:.x",
    ]

    @Test(
        arguments: [
            "", "a.x", "/a.x", "*.x", "*.x\n!a.x", "build", "build/", "/build", "/build/", "build/*", "build/**",
            "build/\n!build/keep.x", "build/*\n!build/keep.x", "build/**\n!build/keep.x", "src/build", "src/*/a.x",
            "src/**/a.x", "**/build", "**/build/", "**/a.x", "**/sub/a.x", "docs/**/a.x", "docs/**", "docs/*/",
            "/*/a.x",
            "/**", "/*", "*", "**", "*/", "**/", "/*/\n!/src/", "# comment\na.x", "\\#a.x", "#a.x", "\\!a.x", "!a.x",
            "a.x ", "a.x\\ ", "a.x   ", "a.x\t", "a b.x", "a\\ b.x", "a.x\r\nb.x\r\n", "\u{FEFF}a.x", "  a.x", "",
            "\n\n\na.x\n\n", "[ab].x", "[!a].x", "[^a].x", "[a-b].x", "[]].x", "[!]].x", "[-].x", "[a-].x",
            "[[:upper:]].x",
            "[[:alpha:]].x", "[[:digit:]]*.x", "[[:none:]].x", "[.x", "[a.x", "a[.x", "\\[a\\].x", "a\\*.x", "a*.x",
            "back\\\\slash.x", "back\\slash.x", "a.x\\", "\\", "{a,b}.x", "?.x", "??.x", "é.x", "é/", "[é].x", "a?.x",
            "foo/**/baz", "foo/**baz", "foo**baz", "foo/***/baz", "***/baz", "foo/**/**/baz", "**/foo/**/baz/**",
            "a.x/",
            "a.x/b.x", "src/", "src//a.x", "//a.x", "./a.x", "src/../a.x", "/", "!", "!/", "a.x\n!a.x\na.x",
            "src\n!src/a.x",
            "src/*\n!src/sub", "src/**\n!src/**/", "src/**\n!src/**/\n!src/**/a.x", "s*c/a.x", "s[r]c/a.x", "s[/]c/a.x",
            "src[/]a.x", "src\\/a.x", "*a*b*.x", "c:.x", "[a-\\]].x", "[\\-].x", "[b-a].x", "[[a].x", "[[:].x",
            "[[:x].x",
            "[a", "*[", "docs/b/", "/docs/b", "docs/b/**/a.x", "b/a.x", "sub/a.x", "/sub/a.x", "*/sub/a.x", "**/*b.x",
            "a.x\0b.x", "tab\t.x", "[[:blank:]].x", "[[:space:]a].x",
        ])
    func `A .gitignore file excludes what Git says`(rules: String) throws {
        let folder = try TemporaryFolder()
        try git(["init", "-q"], in: folder)
        for name in Self.tree where name != "a.x" { try folder.file(name, "") }
        // One name can't be a file and a folder.
        try folder.file("lone/a.x", "")
        try folder.file(".gitignore", rules)
        let (expected, found) = try remaining(in: folder)
        #expect(found == expected)
    }

    @Test(
        arguments: [
            ["": "*.x", "src": "!a.x"],
            ["": "!a.x", "src": "*.x"],
            ["": "src/", "src": "!a.x"],
            ["src": "/a.x\nsub/", "src/sub": "!*"],
            ["src": "build/**/b.x"],
            ["src/sub": "/sub"],
            ["": "sub", "src": "!sub", "src/sub": "a.x"],
            ["": "*", "src": "!*"],
            ["": "*\n!*/\n!.gitignore", "src": "!*.x", "src/sub": "a.x"],
            [".git/info": "a.x"],
            [".git/info": "*.x", "": "!a.x"],
            [".git/info": "!a.x", "": "*.x"],
            [".git/info": "/src/*\n!/src/sub", "src/sub": "/a.x"],
        ])
    func `Rules of a deeper file go first, and those of the repository last`(files: [String: String]) throws {
        let folder = try TemporaryFolder()
        try git(["init", "-q"], in: folder)
        for name in Self.tree where name != "a.x" { try folder.file(name, "") }
        for (path, rules) in files {
            try folder.file(path == ".git/info" ? ".git/info/exclude" : "\(path)/.gitignore", rules)
        }
        let (expected, found) = try remaining(in: folder)
        #expect(found == expected)
    }

    @Test(arguments: [UInt64(1), 2, 3, 4, 5, 6])
    func `Patterns made at random exclude what Git says`(seed: UInt64) throws {
        var generator = SeededNumbers(seed: seed)
        let pieces = [
            "a", "b", "ab", "*", "**", "?", "/", "/", "/", "[ab]", "[!a]", ".x", "*.x", "\\", "!", " ", "src", "sub",
            "build",
            "docs", "é", "[", "]", "-", "#", "foo",
        ]
        let folder = try TemporaryFolder()
        try git(["init", "-q"], in: folder)
        for name in Self.tree where name != "a.x" { try folder.file(name, "") }
        for _ in 0..<25 {
            let rules = (0..<generator.next(upTo: 4) + 1).map { _ in
                (0..<generator.next(upTo: 6) + 1).map { _ in pieces[generator.next(upTo: pieces.count)] }.joined()
            }.joined(separator: "\n")
            try folder.file(".gitignore", rules)
            let (expected, found) = try remaining(in: folder)
            #expect(found == expected, "\(rules.debugDescription)")
        }
    }

    @Test func `In a worktree, the repository's own exclusions count too`() throws {
        let folder = try TemporaryFolder()
        try git(["init", "-q", "main"], in: folder)
        let identity = ["-c", "user.name=n", "-c", "user.email=e"]
        try git(["-C", "main"] + identity + ["commit", "-q", "--allow-empty", "-m", "m"], in: folder)
        try git(["-C", "main", "worktree", "add", "-q", "../other"], in: folder)
        try folder.file("main/.git/info/exclude", "a.x")
        try folder.file("other/a.x", "")
        try folder.file("other/b.x", "")
        #expect(FileSearch([folder.path("other")], endings: ["x"]).paths == [folder.path("other/b.x")])
    }

    @Test func `A repository in another has its own rules, unless it is excluded as a whole`() throws {
        let folder = try TemporaryFolder()
        for name in ["outer", "outer/inner", "outer/out"] { try git(["init", "-q", name], in: folder) }
        try folder.file("outer/.gitignore", "a.x\nout/\n")
        try folder.file("outer/inner/.gitignore", "b.x\n")
        for name in ["a.x", "b.x", "inner/a.x", "inner/b.x", "out/c.x"] { try folder.file("outer/" + name, "") }
        let outer = folder.path("outer")
        #expect(FileSearch([outer], endings: ["x"]).paths == ["\(outer)/b.x", "\(outer)/inner/a.x"])
        #expect(FileSearch([folder.url.path], endings: ["x"]).paths == ["\(outer)/b.x", "\(outer)/inner/a.x"])
        #expect(FileSearch(["\(outer)/inner"], endings: ["x"]).paths == ["\(outer)/inner/a.x"])
    }

    @Test func `Without a repository, .gitignore files mean nothing`() throws {
        let folder = try TemporaryFolder()
        try folder.file(".gitignore", "*")
        let file = try folder.file("a.x", "")
        #expect(FileSearch([folder.url.path], endings: ["x"]).paths == [file])
    }

    @Test func `A .gitignore that is a pipe, a folder or a link to itself is passed over`() throws {
        for kind in 0..<3 {
            let folder = try TemporaryFolder()
            try git(["init", "-q"], in: folder)
            let file = try folder.file("a.x", "")
            let path = folder.path(".gitignore")
            switch kind {
            case 0: try #require(mkfifo(path, 0o600) == 0)
            case 1: try FileManager.default.createDirectory(atPath: path, withIntermediateDirectories: false)
            default: try FileManager.default.createSymbolicLink(atPath: path, withDestinationPath: ".gitignore")
            }
            #expect(FileSearch([folder.url.path], endings: ["x"]).paths == [file])
        }
    }
}

/// Numbers that are the same for the same seed (SplitMix64).
private struct SeededNumbers {
    private var state: UInt64

    init(seed: UInt64) { state = seed }

    mutating func next(upTo bound: Int) -> Int {
        state &+= 0x9E37_79B9_7F4A_7C15
        var value = state
        value = (value ^ (value >> 30)) &* 0xBF58_476D_1CE4_E5B9
        value = (value ^ (value >> 27)) &* 0x94D0_49BB_1331_11EB
        return Int((value ^ (value >> 31)) % UInt64(bound))
    }
}
