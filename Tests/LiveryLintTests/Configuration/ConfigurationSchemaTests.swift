import Foundation
import LiveryJSON
import LiveryLint
import LiverySource
import Testing

/// `LIVERY_UPDATE_SNAPSHOTS=1` writes the schema anew.
@Suite struct ConfigurationSchemaTests {
    private static let documentation = URL(filePath: #filePath)
        .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()
        .deletingLastPathComponent().appending(path: "Documentation")

    @Test func `The committed schema is that of the keys and rules`() throws {
        let file = Self.documentation.appending(path: "livery.schema.json")
        if ProcessInfo.processInfo.environment["LIVERY_UPDATE_SNAPSHOTS"] == "1" {
            try Data(ConfigurationSchema.text.utf8).write(to: file)
        }
        #expect(try String(contentsOf: file, encoding: .utf8) == ConfigurationSchema.text)
    }

    @Test func `The schema is JSON that names every key and rule`() throws {
        let document = JSONDocument(reading: SourceFile(path: "schema", text: ConfigurationSchema.text))
        #expect(document.diagnostics == [])
        let root = try #require(document.root)
        let keys = try #require(root["properties"]).members.map(\.key)
        #expect(
            keys == [
                "$schema", "extends", "platformCatalogue", "catalogues", "targets", "platform", "rules", "include",
                "exclude",
                "sheets", "events", "classes", "reportNeedlessSuppressions", "baseline", "overrides",
            ])
        for key in try #require(root["properties"]).members {
            #expect(key.value["description"]?.string?.isEmpty == false, "\(key.key)")
        }
        let rules = try #require(root["definitions"]?["rules"]?["properties"]).members.map(\.key)
        #expect(rules == LintRule.all.map(\.name))
    }

    @Test func `Defaults of the schema are right values that change nothing`() throws {
        let document = JSONDocument(reading: SourceFile(path: "schema", text: ConfigurationSchema.text))
        var writer = JSONWriter()
        writer.beginObject()
        for key in try #require(document.root?["properties"]).members {
            guard let value = key.value["default"] else { continue }
            writer.key(key.key)
            writer.value(value)
        }
        writer.endObject()
        let (configuration, diagnostics) = LintConfiguration.reading(
            SourceFile(path: "/x/.livery.json", text: writer.text))
        #expect(diagnostics == [])
        #expect(configuration.settings == LintSettings() && configuration.overrides.isEmpty)
    }

    @Test func `The reference names every key, and its examples are right`() throws {
        let text = try String(contentsOf: Self.documentation.appending(path: "Configuration.md"), encoding: .utf8)
        let document = JSONDocument(reading: SourceFile(path: "schema", text: ConfigurationSchema.text))
        for key in try #require(document.root?["properties"]).members {
            #expect(text.contains("| `\(key.key)` |"), "\(key.key)")
        }
        let examples = text.matches(of: /(?s)```json\n(.*?)```/)
        #expect(examples.count > 3)
        for example in examples {
            let file = SourceFile(path: "/x/.livery.json", text: String(example.1))
            let (_, diagnostics) = LintConfiguration.reading(file) { path in
                .success(SourceFile(path: path, text: "{}"))
            }
            #expect(diagnostics.map(\.message) == [], "\(example.1)")
        }
    }
}
