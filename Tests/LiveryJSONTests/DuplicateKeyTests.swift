import Livery
import Testing

@Suite struct DuplicateKeyTests {
    @Test func theLastValueWinsAndAllAreKept() throws {
        let document = document(#"{"a": 1, "b": 2, "\u0061": 3, "a": 4}"#)
        let root = try #require(document.root)
        #expect(root.count == 4)
        #expect(root["a"]?.integer == 4)
        #expect(root["b"]?.integer == 2)
        #expect(document.diagnostics.map(\.rule) == [JSONRule.duplicateKey, JSONRule.duplicateKey])
        #expect(document.diagnostics.map(\.severity) == [.warning, .warning])
        #expect(document.diagnostics.map(\.range) == [SourceRange(17, 25), SourceRange(30, 33)])
        #expect(
            document.diagnostics.first?.message
                == #"the key '\u0061' stands more than once in this object; the last value counts"#)
        #expect(document.diagnostics.allSatisfy { $0.notes.first?.location?.range == SourceRange(1, 4) })
    }

    @Test(
        "Spellings of one key are equal",
        arguments: [
            #"{"a":1,"\u0061":1}"#, #"{"\u0061":1,"a":1}"#, #"{"\u0061b":1,"a\u0062":1}"#, #"{a:1,"a":1}"#,
            #"{'a':1,"\u0061":1}"#,
            #"{"😀":1,"\uD83D\uDE00":1}"#, #"{"/":1,"\/":1}"#, #"{"":1,"":1}"#,
            #"{"a key longer than a word":1,"a key longer\u0020than a word":1}"#,
        ])
    func spellings(_ text: String) {
        #expect(document(text).diagnostics.filter { $0.rule == JSONRule.duplicateKey }.count == 1)
    }

    @Test(
        "A key that isn't UTF-8 is found by the text it reads as, and equals others that read so",
        arguments: [
            [0xFF], [0xED, 0xA0, 0x80], Array("long enough for two words ".utf8) + [0xC3],
        ] as [[UInt8]])
    func malformedKeys(_ key: [UInt8]) throws {
        let bytes = Array("{\"".utf8) + key + Array("\": 1, \"".utf8) + Array(String(decoding: key, as: UTF8.self).utf8)
        let document = JSONDocument(reading: SourceFile(path: "x", bytes: bytes + Array("\": 2}".utf8)))
        let root = try #require(document.root)
        #expect(root.members.map { root[$0.key]?.integer } == [2, 2])
        #expect(document.diagnostics.map(\.rule) == [JSONRule.invalidUTF8, JSONRule.duplicateKey])
    }

    @Test("Keys that differ are never taken for equal", arguments: [2, 16, 17, 64, 1000])
    func differentKeys(_ count: Int) {
        let members = (0..<count).map { "\"k\($0)\":{\"k\($0)\":\($0)}" }
        #expect(document("{" + members.joined(separator: ",") + "}").diagnostics == [])
    }

    @Test("A repeated key is found in an object of any size", arguments: [2, 15, 16, 17, 100, 3000])
    func objectSizes(_ count: Int) {
        var members = (0..<count).map { "\"key number \($0)\":\($0)" }
        members.append("\"key number 1\":0")
        let document = document("{\"x\":{" + members.joined(separator: ",") + "}}")
        #expect(document.diagnostics.map(\.rule) == [JSONRule.duplicateKey])
        #expect(document.root?["x"]?["key number 1"]?.integer == 0)
    }

    @Test func keysMissingInTheTextAreNotDuplicates() {
        #expect(document("{:1,:2}").diagnostics.allSatisfy { $0.rule == JSONRule.syntax })
    }

    @Test func aDuplicateAmongAHundredThousandKeysIsFound() {
        let text = "{" + (0..<100_000).map { "\"key\($0)\":1" }.joined(separator: ",") + ",\"key0\":2}"
        #expect(JSONDocument(reading: SourceFile(path: "x", text: text)).diagnostics.count == 1)
    }
}
