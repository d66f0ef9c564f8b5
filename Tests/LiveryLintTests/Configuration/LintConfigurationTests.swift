import LiveryLint
import LiverySource
import LiveryStyle
import Testing

@Suite struct LintConfigurationTests {
    private func read(_ text: String, path: String = "/project/.livery.json", _ others: [String: String] = [:]) -> (
        configuration: LintConfiguration, diagnostics: [Diagnostic]
    ) {
        LintConfiguration.reading(SourceFile(path: path, text: text)) { path in
            others[path].map { .success(SourceFile(path: path, text: $0)) }
                ?? .failure(FileError(operation: .read, path: path, reason: .notFound))
        }
    }

    // MARK: - What counts

    @Test func `Every key counts`() throws {
        let (configuration, diagnostics) = read(
            """
            {
              "$schema": "https://example.com/livery.schema.json",
              "platformCatalogue": "none",
              "catalogues": ["Sources/Modifiers.swift"],
              "targets": ["iOS 16", "macOS 13.1"],
              "platform": "iOS",
              "rules": {"unknown-class": "off", "deprecated": "error"},
              "include": ["screens/**/*.json"],
              "exclude": ["legacy/"],
              "sheets": ["app.sheet", "themes/*.sheet"],
              "events": ["tap"],
              "classes": ["btn-*"],
              "reportNeedlessSuppressions": false,
              "baseline": ".livery-baseline.json",
              "overrides": [{"files": ["*.watch.sheet"], "platform": "watchos", "targets": ["watchOS 10"]}]
            }
            """)
        #expect(diagnostics.map(\.message) == [])
        let settings = configuration.settings
        #expect(settings.platformCatalogue == .none && settings.platform == "ios")
        #expect(settings.targets == ["iOS 16", "macOS 13.1"].compactMap { DeploymentTarget($0) })
        #expect(settings.levels == ["unknown-class": .off, "deprecated": .error])
        #expect(!settings.reportsNeedlessSuppressions)
        #expect(configuration.catalogues.map(\.path) == ["/project/Sources/Modifiers.swift"])
        #expect(configuration.sheets.map(\.path) == ["/project/app.sheet", "/project/themes/*.sheet"])
        #expect(configuration.baseline?.path == "/project/.livery-baseline.json")
        #expect(configuration.events == ["tap"])
        #expect(configuration.isUsedElsewhere(className: "btn-large"))
        #expect(!configuration.isUsedElsewhere(className: "button"))
        #expect(configuration.overrides.count == 1)
        #expect(configuration.settings(forPath: "/project/in/a.watch.sheet").platform == "watchos")
    }

    @Test func `An empty object is the same as no configuration`() {
        let (configuration, diagnostics) = read("{}")
        #expect(diagnostics == [])
        #expect(
            configuration.settings == LintSettings() && configuration.events == nil && configuration.baseline == nil)
        #expect(
            configuration.settings.platformCatalogue == .swiftUI && configuration.settings.reportsNeedlessSuppressions)
        #expect(configuration.choice("/project/a.sheet", isFolder: false) == .byEnding)
    }

    @Test func `Paths are relative to the file that they stand in`() {
        let (configuration, _) = read(
            #"{"catalogues": ["../a.swift", "/b.swift", "./c.swift"]}"#, path: "in/.livery.json")
        #expect(configuration.catalogues.map(\.path) == ["a.swift", "/b.swift", "in/c.swift"])
    }

    @Test func `Levels change findings, and 'off' leaves them out`() {
        var settings = LintSettings()
        settings.levels = ["a": .note, "b": .off]
        let file = SourceFile(path: "a", text: "")
        func finding(_ rule: String) -> Diagnostic {
            Diagnostic(rule: rule, message: "m", file: file, range: file.range)
        }
        #expect(settings.applied(to: finding("a"))?.severity == .note)
        #expect(settings.applied(to: finding("b")) == nil)
        #expect(settings.applied(to: finding("c")) == finding("c"))
    }

    @Test func `Class patterns know no folders`() {
        let (configuration, _) = read(#"{"classes": ["w-*", "{a,b}-x", "icon"]}"#)
        for name in ["w-1/2", "w-", "a-x", "b-x", "icon"] { #expect(configuration.isUsedElsewhere(className: name)) }
        for name in ["w", "c-x", "icons", "{a,b}-x"] { #expect(!configuration.isUsedElsewhere(className: name)) }
    }

    // MARK: - Choosing files

    @Test(
        arguments: [
            (#""exclude": ["legacy"]"#, "legacy", true, .excluded),
            (#""exclude": ["legacy/"]"#, "legacy", false, .byEnding),
            (#""exclude": ["legacy"]"#, "in/legacy", true, .excluded),
            (#""exclude": ["/legacy"]"#, "in/legacy", true, .byEnding),
            (#""exclude": ["./legacy"]"#, "legacy", true, .excluded),
            (#""exclude": ["*.old.sheet"]"#, "in/a.old.sheet", false, .excluded),
            (#""exclude": ["*.sheet", "!a.sheet"]"#, "a.sheet", false, .byEnding),
            (#""exclude": ["{a,b}/**"]"#, "b/c.sheet", false, .excluded),
            (#""include": ["screens/*.json"]"#, "screens/a.json", false, .taken),
            (#""include": ["screens/*.json"]"#, "a.sheet", false, .excluded),
            (#""include": ["screens/*.json"]"#, "other", true, .byEnding),
            (#""include": ["Sources"]"#, "Sources/in/a.sheet", false, .byEnding),
            (#""include": ["Sources/**"]"#, "Sources/in/a.swift", false, .byEnding),
            (#""include": ["Sources", "!Sources/a.sheet"]"#, "b.sheet", false, .excluded),
            (#""include": ["*.json"], "exclude": ["b.json"]"#, "b.json", false, .excluded),
            (#""include": ["*.json"], "exclude": ["b.json"]"#, "in/c.json", false, .taken),
        ] as [(String, String, Bool, FileChoice)])
    func `Include and exclude choose files`(keys: String, path: String, isFolder: Bool, expected: FileChoice) {
        let (configuration, diagnostics) = read("{\(keys)}")
        #expect(diagnostics == [])
        #expect(configuration.choice("/project/" + path, isFolder: isFolder) == expected)
        #expect(configuration.choice("/elsewhere/" + path, isFolder: isFolder) != .taken)
    }

    // MARK: - Overrides

    @Test func `Later overrides go before earlier ones, and what they don't name stays`() {
        let (configuration, diagnostics) = read(
            """
            {"rules": {"deprecated": "error", "unknown-class": "note"}, "targets": ["iOS 16"], "platform": "ios",
             "overrides": [
              {"files": ["legacy"], "rules": {"deprecated": "off"}, "targets": []},
              {"files": ["legacy/new/*.sheet", "*.tv.sheet"], "rules": {"deprecated": "warning"}, "platform": "tvos"}]}
            """)
        #expect(diagnostics == [])
        let plain = configuration.settings(forPath: "/project/a.sheet")
        #expect(plain == configuration.settings)
        let legacy = configuration.settings(forPath: "/project/legacy/in/a.sheet")
        #expect(legacy.levels == ["deprecated": .off, "unknown-class": .note])
        #expect(legacy.targets == [] && legacy.platform == "ios")
        let both = configuration.settings(forPath: "/project/legacy/new/a.sheet")
        #expect(both.levels == ["deprecated": .warning, "unknown-class": .note])
        #expect(both.targets == [] && both.platform == "tvos")
        #expect(configuration.settings(forPath: "/other/legacy/a.sheet") == configuration.settings)
    }

    // MARK: - Extending

    @Test func `Own keys go before those of bases, later bases before earlier ones, and rules are merged`() {
        let (configuration, diagnostics) = read(
            """
            {"extends": ["../a.json", "b.json"], "rules": {"deprecated": "off"}, "platform": "ios",
             "overrides": [{"files": ["x.sheet"], "platform": "macos"}]}
            """,
            [
                "/a.json":
                    #"{"rules": {"deprecated": "note", "unknown-class": "note"}, "targets": ["iOS 15"], "events": ["a"]}"#,
                "/project/b.json": """
                {"extends": "sub/c.json", "rules": {"unknown-class": "warning"}, "platform": "tvos",
                 "overrides": [{"files": ["x.sheet"], "platform": "watchos", "targets": ["iOS 18"]}]}
                """,
                "/project/sub/c.json": #"{"targets": ["iOS 17"], "catalogues": ["c.swift"]}"#,
            ])
        #expect(diagnostics.map(\.message) == [])
        #expect(configuration.settings.levels == ["deprecated": .off, "unknown-class": .warning])
        #expect(
            configuration.settings.targets.map(\.description) == ["iOS 17.0"]
                || configuration.settings.targets == [DeploymentTarget("iOS 17")].compactMap { $0 })
        #expect(configuration.settings.platform == "ios" && configuration.events == ["a"])
        #expect(configuration.catalogues.map(\.path) == ["/project/sub/c.swift"])
        let override = configuration.settings(forPath: "/project/x.sheet")
        #expect(override.platform == "macos" && override.targets == [DeploymentTarget("iOS 18")].compactMap { $0 })
    }

    @Test func `Configurations that extend each other are told of, and the rest counts`() {
        let own = read(#"{"extends": ".livery.json", "platform": "ios"}"#, ["/project/.livery.json": "{}"])
        #expect(own.diagnostics.map(\.message) == ["this configuration extends itself"])
        #expect(own.configuration.settings.platform == "ios")
        let circle = read(
            #"{"extends": "a.json"}"#,
            [
                "/project/a.json": #"{"extends": "b.json", "platform": "tvos"}"#,
                "/project/b.json": #"{"extends": ["./x/../a.json"]}"#,
            ])
        #expect(
            circle.diagnostics.map(\.message) == [
                "these configurations extend each other in a circle: '/project/a.json', '/project/b.json', '/project/a.json'"
            ])
        #expect(circle.diagnostics.map(\.file.path) == ["/project/b.json"])
        #expect(circle.configuration.settings.platform == "tvos")
    }

    @Test func `A base that two extend is no circle, and one that isn't there is told of`() {
        let diamond = read(
            #"{"extends": ["a.json", "b.json", "none.json"]}"#,
            [
                "/project/a.json": #"{"extends": "c.json"}"#, "/project/b.json": #"{"extends": "c.json"}"#,
                "/project/c.json": #"{"platform": "ios"}"#,
            ])
        #expect(
            diamond.diagnostics.map(\.message) == ["cannot read '/project/none.json': no such file or directory"])
        #expect(diamond.diagnostics.map { $0.location.text } == ["\"none.json\""])
        #expect(diamond.configuration.settings.platform == "ios")
    }

    @Test func `Bases that double at each step end at a limit`() {
        let files = Dictionary(
            uniqueKeysWithValues: (0..<40).map {
                ("/project/\($0).json", #"{"extends": ["\#($0 + 1).json", "\#($0 + 1).json"]}"#)
            })
        let (_, diagnostics) = read(#"{"extends": "0.json"}"#, files)
        #expect(diagnostics.contains { $0.message == "a configuration consists of at most 64 files" })
        #expect(diagnostics.count < 200)
    }
}
