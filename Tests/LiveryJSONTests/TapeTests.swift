import Livery
import Testing

/// The tape that other modules of the package walk.
@Suite struct TapeTests {
    @Test func aWalkVisitsEveryValueOnce() {
        let document = document(#"{"type": "Text", "children": [1, {"a": true}, []], "x": null}"#)
        let kinds = document.withTape { tape in
            var kinds: [JSONKind] = []
            func walk(_ index: Int) {
                kinds.append(tape.kind(at: index))
                var child = tape.firstChild(of: index)
                let end = tape.next(after: index)
                while child < end {
                    let value = tape.kind(at: index) == .object ? tape.value(ofKeyAt: child) : child
                    walk(value)
                    child = tape.next(after: value)
                }
            }
            walk(0)
            return kinds
        }
        #expect(kinds == [.object, .string, .array, .number, .object, .boolean, .array, .null])
    }

    @Test(
        "Keys are compared by their text",
        arguments: [
            (#"{"type": 1}"#, true), (#"{"t\u0079pe": 1}"#, true), ("{type: 1}", true), ("{'type': 1}", true),
            (#"{"typ": 1}"#, false), (#"{"typed": 1}"#, false), (#"{"Type": 1}"#, false), (#"{"": 1}"#, false),
        ])
    func keys(_ text: String, _ isEqual: Bool) {
        document(text).withTape { tape in
            #expect(tape.keyEquals(at: 1, "type") == isEqual)
            #expect(tape.keyEquals(at: 1, Array("type".utf8)) == isEqual)
            var name = "type"
            let found = name.withUTF8 { tape.value(of: $0, inObjectAt: 0) }
            #expect(found == (isEqual ? 2 : nil))
        }
    }

    @Test("Texts of every length are told apart", arguments: 0..<40)
    func lengths(_ length: Int) {
        let key = String(repeating: "k", count: length)
        let document = document("{\"\(key)\": 1}")
        #expect(document.root?[key] != nil)
        for place in 0..<length {
            var other = Array(key.utf8)
            other[place] = UInt8(ascii: "x")
            #expect(document.root?[String(decoding: other, as: UTF8.self)] == nil)
        }
    }

    @Test func rawTextIsTheTextUnlessEscaped() {
        document(#"["plain", "a\n", "", 5]"#).withTape { tape in
            #expect(String(decoding: tape.rawText(at: 1), as: UTF8.self) == "plain")
            #expect(!tape.isEscaped(at: 1))
            #expect(tape.isEscaped(at: 2))
            #expect(tape.string(at: 2) == "a\n")
            #expect(tape.rawText(at: 3).isEmpty)
            #expect(tape.integer(at: 4) == 5)
            #expect(tape.double(at: 4) == 5)
            #expect(tape.integer(at: 3) == nil)
        }
    }

    @Test func theTapeOfNothingIsEmpty() {
        #expect(document("").withTape(\.count) == 0)
    }
}
