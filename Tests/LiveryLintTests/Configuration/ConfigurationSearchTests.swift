import Foundation
import LiveryLint
import LiverySource
import Testing

@Suite struct ConfigurationSearchTests {
    private let folder: TemporaryFolder

    init() throws { folder = try TemporaryFolder() }

    @Test func `The nearest configuration upwards counts, and no other`() throws {
        try folder.file(".livery.json", #"{"platform": "ios", "events": ["a"]}"#)
        try folder.file("in/sub/.livery.json", #"{"platform": "tvos"}"#)
        let search = ConfigurationSearch()
        #expect(search.settings(forFile: folder.path("a.sheet")).platform == "ios")
        #expect(search.settings(forFile: folder.path("in/a.sheet")).platform == "ios")
        #expect(search.settings(forFile: folder.path("in/sub/a.sheet")).platform == "tvos")
        #expect(search.settings(forFile: folder.path("in/sub/deep/a.sheet")).platform == "tvos")
        #expect(search.configuration(forFile: folder.path("in/sub/a.sheet")).events == nil)
        #expect(search.diagnostics == [] && search.errors == [])
    }

    @Test func `Without a configuration, nothing is configured`() throws {
        let search = ConfigurationSearch()
        #expect(search.settings(forFile: folder.path("a.sheet")) == LintSettings())
        #expect(search.settings(forFile: "<stdin>").levels == [:])
    }

    @Test func `A folder is looked up once`() throws {
        let path = try folder.file(".livery.json", #"{"platform": "ios"}"#)
        let search = ConfigurationSearch()
        #expect(search.settings(forFile: folder.path("in/a.sheet")).platform == "ios")
        try FileManager.default.removeItem(atPath: path)
        for number in 0..<1_000 {
            #expect(search.settings(forFile: folder.path("in/\(number).sheet")).platform == "ios")
        }
    }

    @Test func `What is wrong is told once, with the path from the current folder when it is in there`() throws {
        let path = try folder.file(".livery.json", #"{"tagets": [], "extends": "base.json"}"#)
        try folder.file("base.json", #"{"x-y-z": 1}"#)
        let search = ConfigurationSearch()
        for name in ["a.sheet", "in/a.sheet", "in/sub/b.sheet"] {
            _ = search.settings(forFile: folder.path(name))
        }
        let canonical = try #require(FileSystem.canonicalPath(path))
        #expect(search.diagnostics.map(\.rule) == ["invalid-configuration", "invalid-configuration"])
        #expect(
            Set(search.diagnostics.map(\.file.path)) == [canonical, FileSystem.directory(of: canonical) + "base.json"])
        #expect(FileSystem.shownPath(FileSystem.currentFolder + "/a/.livery.json") == "a/.livery.json")
    }

    @Test func `A configuration that can't be read is told of, and the one above counts`() throws {
        try folder.file(".livery.json", #"{"platform": "ios"}"#)
        try folder.file("a/x", "")
        try #require(mkfifo(folder.path("a/.livery.json"), 0o600) == 0)
        try FileManager.default.createDirectory(
            atPath: folder.path("b/.livery.json"), withIntermediateDirectories: true)
        let search = ConfigurationSearch()
        #expect(search.settings(forFile: folder.path("a/a.sheet")).platform == "ios")
        #expect(search.settings(forFile: folder.path("b/a.sheet")).platform == "ios")
        #expect(search.errors.map(\.reason) == [.notRegular, .isDirectory])
    }

    @Test func `A named configuration counts for all files, by its own place`() throws {
        try folder.file(".livery.json", #"{"platform": "tvos"}"#)
        let path = try folder.file(
            "config/ci.json", #"{"platform": "ios", "overrides": [{"files": ["a.sheet"], "platform": "macos"}]}"#)
        let search = ConfigurationSearch(fixed: SourceFile(path: path, bytes: try FileSystem.read(path)))
        #expect(search.settings(forFile: folder.path("a.sheet")).platform == "ios")
        #expect(search.settings(forFile: folder.path("config/a.sheet")).platform == "macos")
        #expect(
            ConfigurationSearch(fixed: LintConfiguration()).settings(forFile: folder.path("a.sheet")).platform == nil)
    }

    @Test func `Links to a folder lead to its configuration`() throws {
        try folder.file("real/.livery.json", #"{"overrides": [{"files": ["/a.sheet"], "platform": "ios"}]}"#)
        try FileManager.default.createSymbolicLink(atPath: folder.path("link"), withDestinationPath: "real")
        let search = ConfigurationSearch()
        #expect(search.settings(forFile: folder.path("link/a.sheet")).platform == "ios")
        #expect(search.settings(forFile: folder.path("real/../real/a.sheet")).platform == "ios")
    }

    @Test func `Folders are searched as configurations say`() throws {
        try folder.file(".livery.json", #"{"exclude": ["old/", "*.tmp.sheet"]}"#)
        try folder.file("trees/.livery.json", #"{"include": ["*.json", "*.sheet"], "exclude": [".livery.json"]}"#)
        for name in ["a.sheet", "b.tmp.sheet", "old/a.sheet", "trees/a.json", "trees/b.styles", "trees/c.tmp.sheet"] {
            try folder.file(name, "")
        }
        let search = ConfigurationSearch()
        let found = FileSearch([folder.url.path], endings: ["sheet", "styles"], choice: search.choice)
        let names = found.paths.map { $0.dropFirst(folder.url.path.count + 1) }
        #expect(names == ["a.sheet", "trees/a.json", "trees/c.tmp.sheet"])
        #expect(FileSearch([folder.path("old")], endings: ["sheet"], choice: search.choice).paths.count == 1)
    }

    @Test func `Sheets are found by paths and patterns, and one that is missing is told of at its place`() throws {
        for name in ["app.sheet", "themes/b.sheet", "themes/a.sheet", "themes/c.txt"] { try folder.file(name, "") }
        let path = try folder.file(
            ".livery.json", #"{"sheets": ["app.sheet", "themes/*.sheet", "themes", "none.sheet", "none/*"]}"#)
        let (configuration, _) = LintConfiguration.reading(SourceFile(path: path, bytes: try FileSystem.read(path)))
        let (paths, entries, diagnostics) = configuration.sheetPaths()
        #expect(
            paths.map { $0.dropFirst(folder.url.path.count + 1) } == ["app.sheet", "themes/a.sheet", "themes/b.sheet"])
        #expect(entries.map(\.text) == ["app.sheet", "themes/*.sheet", "themes/*.sheet"])
        #expect(diagnostics.map { $0.location.text } == ["\"none.sheet\"", "\"none/*\""])
        #expect(diagnostics.allSatisfy { $0.rule == "invalid-configuration" })
    }
}
