import Livery
import LiveryJSON
import LiverySource
import LiveryStyle
import LiverySyntax
import Testing

import class Foundation.Bundle

/// What a `modifiers` array is read as.
struct ModifiersArrayReading {
    let file: SourceFile
    let calls: [ModifierCall]
    let diagnostics: [Diagnostic]

    init(_ json: String, on elementType: String = "VStack") throws {
        file = SourceFile(path: "payload.json", text: json)
        let root = try #require(JSONDocument(reading: file).root)
        var reader = ModifiersArrayReader(elementType: elementType)
        calls = reader.modifiers(from: root)
        diagnostics = reader.diagnostics
    }

    /// The calls without their ranges.
    var structures: [String] { calls.map(structure) }

    /// Each diagnostic as `severity rule "text of its range"`.
    var reports: [String] {
        diagnostics.map { "\($0.severity.rawValue) \($0.rule) \(file.text(in: $0.range))" }
    }

    func text(_ range: SourceRange?) -> String? { range.map(file.text(in:)) }
}

/// The structure of the calls that stylesheet text makes.
func structures(ofSheet body: String) throws -> [String] {
    let tree = SyntaxTree.parse(body: SourceFile(path: "expected", text: body))
    try #require(tree.diagnostics.isEmpty, "\(body): \(tree.diagnostics.map(\.message))")
    var lowering = Lowering(file: tree.file)
    return lowering.modifiers(in: tree.root).map(structure)
}

/// A call without ranges, in which `1` and `1.0` are the same.
func structure(_ call: ModifierCall) -> String { call.name + structure(call.arguments) }

private func structure(_ arguments: [Argument]) -> String {
    "(" + arguments.map { ($0.label.map { "\($0): " } ?? "") + structure($0.value) }.joined(separator: ", ") + ")"
}

private func structure(_ member: Expression.Member) -> String {
    "." + member.name + (member.arguments.map(structure) ?? "")
}

func structure(_ expression: Expression) -> String {
    switch expression.kind {
    case .null: "nil"
    case .boolean(let value): "\(value)"
    case .integer(let value): "\(Double(value))"
    case .number(let value): "\(value)"
    case .string(let text): "\"\(text)\""
    case .text(let text): "text(\(text))"
    case .atom(let name): ":\(name)"
    case .array(let elements): "[" + elements.map(structure).joined(separator: ", ") + "]"
    case .dictionary(let entries): "dictionary" + structure(entries)
    case .implicitMember(let member): structure(member)
    case .member(let base, let member): structure(base) + structure(member)
    case .call(let name, _, let arguments): name + structure(arguments)
    case .identifier(let name): name
    case .range(let lower, let upper, let isClosed):
        (lower.map(structure) ?? "") + (isClosed ? "..." : "..<") + (upper.map(structure) ?? "")
    case .attribute(let name, _, let fallback):
        "attr(\"\(name)\"" + (fallback.map { ", default: " + structure($0) } ?? "") + ")"
    case .event(let name, _, let options):
        "event" + structure([Argument(value: Expression(.string(name), range: expression.range))] + options)
    case .gestureState(let arguments): "gesture_state" + structure(arguments)
    case .placeholder(let name): "{\(name)}"
    case .invalid: "invalid"
    }
}

/// The lines of a fixture.
func fixtureLines(_ name: String) throws -> [JSONValue] {
    let url = try #require(Bundle.module.url(forResource: "Fixtures/\(name)", withExtension: nil))
    return try String(contentsOf: url, encoding: .utf8).split(separator: "\n").map { line in
        try #require(JSONDocument(reading: SourceFile(path: name, text: String(line))).root)
    }
}

extension JSONValue {
    /// The JSON text of the value.
    var text: String { file.text(in: range) }
}

/// A linear congruential generator, so that a failure can be repeated.
struct SeededGenerator: RandomNumberGenerator {
    var state: UInt64

    mutating func next() -> UInt64 {
        state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
        return state ^ (state >> 29)
    }
}
