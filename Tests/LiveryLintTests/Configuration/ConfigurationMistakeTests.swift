import LiveryLint
import LiverySource
import Testing

@Suite struct ConfigurationMistakeTests {
    private func read(_ text: String) -> (configuration: LintConfiguration, diagnostics: [Diagnostic]) {
        LintConfiguration.reading(SourceFile(path: "/project/.livery.json", text: text)) { path in
            .failure(FileError(operation: .read, path: path, reason: .notFound))
        }
    }

    /// A key or value with a mistake, the text that is marked, and what is said of it.
    @Test(
        arguments: [
            (#""taget": []"#, "\"taget\"", "a configuration has no key 'taget'; did you mean 'targets'?"),
            (#""": 1"#, "\"\"", "a configuration has no key ''"),
            (#""whatever": 1"#, "\"whatever\"", "a configuration has no key 'whatever'"),
            (
                #""platformCatalogue": "swiftUI""#, "\"swiftUI\"",
                "'platformCatalogue' has to be \"swiftui\" or \"none\", not 'swiftUI'; did you mean 'swiftui'?"
            ),
            (#""platformCatalogue": 3"#, "3", "'platformCatalogue' has to be \"swiftui\" or \"none\", not a number"),
            (#""catalogues": {}"#, "{}", "'catalogues' has to be a list of paths, not an object"),
            (#""catalogues": [null]"#, "null", "an entry of 'catalogues' has to be a path in quotes, not null"),
            (#""catalogues": [""]"#, "\"\"", "an entry of 'catalogues' has to be a path in quotes, and is empty"),
            (
                #""targets": [16]"#, "16",
                "an entry of 'targets' has to be a platform and a version in quotes, such as \"iOS 16\", not a number"
            ),
            (
                #""targets": ["iOS"]"#, "\"iOS\"",
                "'iOS' is no target: a target is a platform and a version in quotes, such as \"iOS 16\""
            ),
            (
                #""targets": ["iOS sixteen"]"#, "\"iOS sixteen\"",
                "'iOS sixteen' is no target: a target is a platform and a version in quotes, such as \"iOS 16\""
            ),
            (
                #""targets": ["iOS 16.1.2.3"]"#, "\"iOS 16.1.2.3\"",
                "'iOS 16.1.2.3' is no target: a target is a platform and a version in quotes, such as \"iOS 16\""
            ),
            (#""targets": ["iOSS 16"]"#, "\"iOSS 16\"", "there is no platform 'iOSS'; did you mean 'iOS 16'?"),
            (
                #""targets": ["Windows 11"]"#, "\"Windows 11\"",
                "there is no platform 'Windows'; the platforms are iOS, macOS, tvOS, watchOS, visionOS, macCatalyst"
            ),
            (#""platform": "watch""#, "\"watch\"", "there is no platform 'watch'; did you mean 'watchos'?"),
            (
                #""rules": []"#, "[]",
                "'rules' has to be an object of rules and levels, such as {\"unknown-class\": \"warning\"}, not a list"
            ),
            (
                #""rules": {"unknow-class": "off"}"#, "\"unknow-class\"",
                "there is no rule 'unknow-class'; did you mean 'unknown-class'?"
            ),
            (
                #""rules": {"unknown-class": "of"}"#, "\"of\"",
                #"'unknown-class' has to be "off" or "note" or "warning" or "error", not 'of'; did you mean 'off'?"#
            ),
            (
                #""rules": {"unknown-class": true}"#, "true",
                #"'unknown-class' has to be "off" or "note" or "warning" or "error", not a boolean"#
            ),
            (#""include": "*.sheet""#, "\"*.sheet\"", "'include' has to be a list of patterns, not a text"),
            (
                #""exclude": ["[a"]"#, "\"[a\"",
                "the pattern '[a' matches nothing: a bracket isn't closed, or a backslash stands at the end"
            ),
            (#""exclude": [""]"#, "\"\"", "an empty pattern matches nothing"),
            (
                #""reportNeedlessSuppressions": "no""#, "\"no\"",
                "'reportNeedlessSuppressions' has to be true or false, not a text"
            ),
            (#""baseline": []"#, "[]", "'baseline' has to be a path in quotes, not a list"),
            (#""extends": 1"#, "1", "'extends' has to be a path in quotes, or a list of paths, not a number"),
            (
                #""extends": "none.json""#, "\"none.json\"",
                "cannot read '/project/none.json': no such file or directory"
            ),
            (#""overrides": {}"#, "{}", "'overrides' has to be a list of objects, not an object"),
            (#""overrides": [1]"#, "1", "an entry of 'overrides' has to be an object in braces, not a number"),
            (
                #""overrides": [{"rules": {}}]"#, "{\"rules\": {}}",
                "an entry of 'overrides' has to have 'files', a list of patterns"
            ),
            (
                #""overrides": [{"files": ["*"], "sheets": []}]"#, "\"sheets\"",
                "an entry of 'overrides' has no key 'sheets'"
            ),
        ] as [(String, String, String)])
    func `A mistake is told once, at its place, and everything else counts`(
        member: String, marked: String, message: String
    ) {
        let (configuration, diagnostics) = read("{\(member), \"events\": [\"tap\"]}")
        #expect(diagnostics.map(\.message) == [message])
        #expect(diagnostics.map { $0.location.text } == [marked])
        #expect(diagnostics.allSatisfy { $0.rule == "invalid-configuration" && $0.severity == .error })
        #expect(configuration.events == ["tap"])
    }

    @Test func `Right entries of a list with wrong ones count`() {
        let (configuration, diagnostics) = read(
            #"{"targets": ["iOS 16", 1, "x", "macOS 13"], "rules": {"x": "off", "deprecated": "off", "unknown-class": 1}}"#
        )
        #expect(diagnostics.count == 4)
        #expect(configuration.settings.targets.map(\.platform) == [.iOS, .macOS])
        #expect(configuration.settings.levels == ["deprecated": .off])
    }

    @Test(arguments: ["[]", "\"a\"", "null", "3", "true"])
    func `What is no object is told of`(text: String) {
        let diagnostics = read(text).diagnostics
        #expect(diagnostics.map(\.message) == ["a configuration is an object in braces"])
        #expect(diagnostics.map { $0.location.text } == [text])
    }

    @Test func `Mistakes of JSON are told as such, and the rest counts`() {
        let twice = read(#"{"platform": "ios", "platform": "tvos"}"#)
        #expect(twice.diagnostics.map(\.rule) == ["json-duplicate-key"])
        #expect(twice.configuration.settings.platform == "tvos")
        let comma = read(#"{"platform": "ios", "targets": [,], "events": nope,}"#)
        #expect(Set(comma.diagnostics.map(\.rule)) == ["json-syntax"])
        #expect(comma.configuration.settings.platform == "ios")
        for text in ["", "{", "{\"rules\": {", "\u{0}"] {
            #expect(Set(read(text).diagnostics.map(\.rule)).isSubset(of: ["json-syntax"]))
        }
    }

    /// The member, what it becomes by its fix-it, and whether that may be applied without asking.
    @Test(
        arguments: [
            (#"{"tragets": []}"#, #"{"targets": []}"#, true),
            (#"{"targest": [], "targets": []}"#, #"{"targets": [], "targets": []}"#, false),
            (#"{"rules": {"paylod-root": "off"}}"#, #"{"rules": {"payload-root": "off"}}"#, true),
            (#"{"targets": "iOS 16"}"#, #"{"targets": ["iOS 16"]}"#, true),
            (#"{"exclude": "*.old"}"#, #"{"exclude": ["*.old"]}"#, true),
        ] as [(String, String, Bool)])
    func `A fix-it mends what was certainly meant`(text: String, mended: String, isSafe: Bool) throws {
        let diagnostics = read(text).diagnostics
        let fixIt = try #require(diagnostics.first?.fixIts.first)
        #expect(fixIt.isSafe == isSafe)
        var result = Array(text.utf8)
        for edit in fixIt.edits.sorted().reversed() {
            result.replaceSubrange(edit.range.offsets, with: Array(edit.replacement.utf8))
        }
        #expect(String(decoding: result, as: UTF8.self) == mended)
    }

    @Test func `A hostile configuration is soon through, and its findings end`() {
        let many = (0..<20_000).map { "\"unknown-clas\($0)\": 1" }.joined(separator: ",")
        let braces = Array(repeating: "\"{a,b}{a,b}{a,b}{a,b}{a,b}{a,b}{a,b}{a,b}{a,b}\"", count: 10_000)
        let deep = String(repeating: "[", count: 100_000)
        let texts = [
            "{\(many)}", "{\"rules\": {\(many)}}", "{\"exclude\": [\(braces.joined(separator: ","))]}",
            "{\"overrides\": \(deep)",
            "{\"overrides\": [\(Array(repeating: "{}", count: 50_000).joined(separator: ","))]}",
            "{\"rules\": \(String(repeating: "{\"a\":", count: 100_000))",
        ]
        for text in texts {
            let diagnostics = read(text).diagnostics
            #expect(!diagnostics.isEmpty && diagnostics.count <= 202)
        }
        let huge = read("{\"events\": [\"\(String(repeating: "a", count: 2 << 20))\"]}").diagnostics
        #expect(huge.map(\.rule) == ["json-limit"])
    }

    @Test(arguments: [UInt64(1), 2, 3, 4])
    func `Text that is broken anywhere is no trap`(seed: UInt64) {
        let text = Array(
            #"{"extends": ["a"], "targets": ["iOS 16"], "rules": {"deprecated": "off"}, "exclude": ["a/**", "[b]"], "overrides": [{"files": ["{a,b}"], "platform": "ios"}]}"#
                .utf8)
        var state = seed
        func next(_ bound: Int) -> Int {
            state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
            return Int((state >> 33) % UInt64(bound))
        }
        for _ in 0..<300 {
            var bytes = text
            for _ in 0...next(4) {
                switch next(3) {
                case 0: bytes.remove(at: next(bytes.count))
                case 1: bytes[next(bytes.count)] = UInt8(next(256))
                default:
                    bytes.insert(contentsOf: "{}[],:\"\\*".utf8.dropFirst(next(9)).prefix(1), at: next(bytes.count))
                }
            }
            let file = SourceFile(path: "/project/.livery.json", bytes: bytes)
            let (configuration, _) = LintConfiguration.reading(file) {
                .failure(FileError(operation: .read, path: $0, reason: .notFound))
            }
            _ = configuration.settings(forPath: "/project/a/b.sheet")
            _ = configuration.choice("/project/a/b.sheet", isFolder: false)
        }
    }
}
