import Livery
import Testing

/// What Livery makes of the bodies that LiveView Native's parser refuses: many are good, and mean what Swift means by
/// them; the others are mistakes, and each is reported once.
struct RejectedTests {
    enum Decision: Sendable {
        case accepted(String)
        /// The rule, and the text of the range that it reports (empty for a place between two characters) with its offset.
        case refused(SyntaxRule, String, at: UInt32)
    }

    @Test func `Every refused body has a decision`() throws {
        let identifiers = try Fixture.lines("rejected.jsonl").compactMap { $0["id"]?.string }
        #expect(Set(identifiers) == Set(Self.decisions.keys))
        #expect(identifiers.count == 58)
    }

    @Test(arguments: decisions.keys.sorted())
    func `A body that the peer refuses is read, or reported once`(identifier: String) throws {
        let line = try #require(try Fixture.lines("rejected.jsonl").first { $0["id"]?.string == identifier })
        let body = try #require(line["body"]?.string)
        let (json, diagnostics) = wire(ofBody: body)
        switch try #require(Self.decisions[identifier]) {
        case .accepted(let expected):
            #expect(diagnostics.filter { $0.severity == .error }.map(\.message) == [], "\(body)")
            #expect(json == JSONShape(Array(expected.utf8)), "\(body)")
        case .refused(let rule, let text, let offset):
            #expect(diagnostics.map(\.rule) == [rule.rawValue], "\(body)")
            #expect(diagnostics.map(\.location.text) == [text], "\(body)")
            #expect(diagnostics.map(\.range.lowerBound) == [offset], "\(body)")
        }
    }

    static let decisions: [String: Decision] = [
        "rules-obs-7": .accepted(#"[["bold",{},[]]]"#),
        "rules-obs-9": .accepted(#"[["bold",{},[]],["italic",{},[]]]"#),
        "rules-obs-15": .accepted(#"[["bold",{},[true]]]"#),
        "rules-obs-17": .refused(.unexpectedComma, ",", at: 5),
        "rules-obs-23": .refused(.invalidNumber, "1.", at: 4),
        "rules-obs-27": .accepted(#"[["foo",{},[1000]]]"#),
        "rules-obs-30": .accepted(#"[["foo",{},[31]]]"#),
        "rules-obs-38": .refused(.unterminatedString, "\"a", at: 4),
        "rules-obs-41": .refused(.missingComma, "\"", at: 8),
        "rules-obs-48": .accepted(#"[["foo",{},[["Elixir",{},["trueish",{},"Elixir"]]]]]"#),
        "rules-obs-50": .accepted(#"[["foo",{},[["Elixir",{},["falsey",{},"Elixir"]]]]]"#),
        "rules-obs-52": .accepted(#"[["foo",{},[{"a":1}]]]"#),
        "rules-obs-59": .accepted(#"[["foo",{},[[{"a":1}]]]]"#),
        "rules-obs-61": .accepted(#"[["foo",{},[{"a":[]}]]]"#),
        "rules-obs-68": .refused(.invalidInterpolation, "{1, 2}", at: 4),
        "rules-obs-72": .refused(.spaceAfterDot, " ", at: 5),
        "rules-obs-74": .accepted(#"[["foo",{},[[".",{},[[".",{},[null,"red"]],"blue"]]]]]"#),
        "rules-obs-86": .accepted(#"[["foo",{},[[".",{},["a1","b"]]]]]"#),
        "rules-obs-89": .accepted(#"[["foo",{},[[".",{},[null,"default"]]]]]"#),
        "rules-obs-91": .accepted(#"[["foo",{},[["...",{},[1,2]]]]]"#),
        "rules-obs-94": .refused(.invalidRange, "..<", at: 5),
        "rules-obs-96": .accepted(
            #"[["foo",{},[["...",{},[[".",{},[[".",{},["Foo","bar"]],"x"]],[".",{},["Baz","qux"]]]]]]]"#),
        "rules-obs-101": .refused(.invalidAttribute, "x", at: 9),
        "rules-obs-103": .refused(.memberOfLiteral, ".y", at: 13),
        "rules-obs-109": .accepted(#"[["foo",{},[["__event__",{},["x"]]]]]"#),
        "rules-obs-112": .accepted(#"[["foo",{},[["__event__",{},["x",{"a":1},{"b":2}]]]]]"#),
        "rules-obs-114": .refused(.invalidEvent, "event()", at: 4),
        "rules-obs-121": .refused(.unsupportedSyntax, "-y", at: 5),
        "rules-obs-125": .refused(.unclosedBracket, "", at: 4),
        "rules-obs-127": .refused(.mismatchedBracket, "]", at: 5),
        "rules-obs-129": .refused(.missingArguments, "", at: 3),
        "rules-obs-131": .refused(.trailingClosure, "{1}", at: 3),
        "rules-obs-136": .refused(.missingArguments, "", at: 3),
        "rules-obs-147": .accepted(#"[["foo",{},[{"a":1}]]]"#),
        "rules-obs-149": .accepted(#"[["foo",{},[]]]"#),
        "rules-obs-151": .refused(.expectedModifier, "<> ", at: 6),
        "rules-obs-153": .refused(.missingComma, "1", at: 6),
        "rules-obs-155": .refused(.missingValue, "", at: 6),
        "rules-obs-157": .refused(.invalidAtom, ":", at: 4),
        "rules-obs-160": .refused(.unsupportedSyntax, "-", at: 4),
        "rules-obs-162": .refused(.unsupportedSyntax, "? b : c", at: 6),
        "rules-obs-164": .refused(.unsupportedSyntax, "+ \"b\"", at: 8),
        "rules-obs-168": .accepted(#"[["foo",{},[null]]]"#),
        "rules-obs-170": .refused(.invalidCharacter, "$", at: 4),
        "rules-obs-172": .refused(.unsupportedSyntax, "?", at: 5),
        "rules-obs-174": .refused(.invalidRange, "...", at: 4),
        "rules-obs-176": .refused(.invalidRange, "..", at: 5),
        "rules-obs-179": .refused(.invalidLabel, "1", at: 4),
        "rules-obs-182": .refused(.invalidLabel, "\"a\"", at: 4),
        "rules-obs-186": .accepted(#"[["foo",{},[{"true":1}]]]"#),
        "rules-obs-190": .accepted(#"[["foo",{},[{"falseColor":[".",{},[null,"red"]]}]]]"#),
        "rules-obs-197": .refused(.memberOfLiteral, ".x", at: 8),
        "rules-obs-199": .refused(.memberOfLiteral, ".x", at: 5),
        "rules-obs-201": .refused(.memberOfLiteral, ".b", at: 6),
        "rules-obs-203": .refused(.unsupportedSyntax, "?", at: 6),
        "rules-obs-205": .refused(.trailingClosure, "{ 1 }", at: 7),
        "rules-obs-207": .refused(.trailingClosure, "{ bar() }", at: 7),
        "rules-obs-230": .accepted(#"[["dynamicTypeSize",{},[["...",{},[[".",{},[null,"large"]],null]]]]]"#),
    ]
}
