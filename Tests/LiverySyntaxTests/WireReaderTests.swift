import Livery
import Testing

struct WireReaderTests {
    private func read(_ json: String) -> (calls: [ModifierCall], messages: [String]) {
        let document = JSONDocument(reading: SourceFile(path: "a.styles", text: json))
        var reader = WireReader()
        let calls = document.root.map { reader.modifiers(from: $0) } ?? []
        return (calls, reader.diagnostics.map { "\($0.location.text): \($0.message)" })
    }

    @Test(arguments: [
        ("[]", [:] as [String: Int], 0), (#"["bold",{},[]]"#, [:], 1), (#"[["bold",{},[]],["f",{},[1]]]"#, [:], 2),
    ])
    func `A list of nodes and a bare node are modifiers`(json: String, unused: [String: Int], count: Int) {
        let result = read(json)
        #expect(result.calls.count == count)
        #expect(result.messages == [])
    }

    @Test(arguments: [
        ("1", ["1: expected an array of modifiers"]),
        (#"{"a":1}"#, [#"{"a":1}: expected an array of modifiers"#]),
        (#"[1, ["bold",{},[]]]"#, [#"1: expected a modifier: ["name", {annotations}, [arguments]]"#]),
        (#"[["bold",{}]]"#, [#"["bold",{}]: expected a modifier: ["name", {annotations}, [arguments]]"#]),
        (#"[["bold",{},"x"]]"#, [#"["bold",{},"x"]: expected a modifier: ["name", {annotations}, [arguments]]"#]),
        (
            #"[["f",{},[[".",{},[1]]]]]"#,
            [#"[".",{},[1]]: '.' takes a base, or null, and a member: [".", {}, [null, "red"]]"#]
        ),
        (#"[["f",{},[[".",{},[null,1]]]]]"#, ["1: expected a member's name, or a node with arguments"]),
        (
            #"[["f",{},[["__attr__",{},[1]]]]]"#,
            [#"["__attr__",{},[1]]: '__attr__' takes a name: ["__attr__", {}, "name"]"#]
        ),
        (
            #"[["f",{},[["__event__",{},[]]]]]"#,
            [#"["__event__",{},[]]: '__event__' takes a name first: ["__event__", {}, ["name"]]"#]
        ),
        (#"[["f",{},[["__event__",{},"e"]]]]"#, [#"["__event__",{},"e"]: '__event__' takes an array of arguments"#]),
        (#"[["f",{},[["...",{},[1]]]]]"#, [#"["...",{},[1]]: '...' takes two bounds, null for one that is left out"#]),
        (#"[["f",{},[[":",{},[1]]]]]"#, [#"[":",{},[1]]: ':' takes a name: [":", {}, "name"]"#]),
        (
            #"[["f",{},[["Elixir",{},[1]]]]]"#,
            [#"["Elixir",{},[1]]: 'Elixir' takes a variable: ["Elixir", {}, ["name", {}, "Elixir"]]"#]
        ),
        (#"[["f",{},[["g",{},"x"]]]]"#, [#"["g",{},"x"]: 'g' takes an array of arguments"#]),
        (#"[["f",{},[1e999]]]"#, ["1e999: this number doesn't fit 64 bits"]),
    ])
    func `What has no form of a node is reported where it is`(json: String, messages: [String]) {
        #expect(read(json).messages == messages)
    }

    @Test(arguments: ["app.swiftui", "extra.swiftui", "app.swiftui.annotated", "extra.swiftui.annotated"])
    func `A compiled sheet reads back as what compiling gives`(name: String) throws {
        let file = SourceFile(path: name, bytes: try Fixture.bytes("sheets/\(name).styles"))
        let root = try #require(JSONDocument(reading: file).root)
        let sheet = try Fixture.file("sheets/\(name.prefix { $0 != "." }).sheet")
        let graph = SheetGraph(roots: [sheet], loader: FixtureSheets())
        var reader = WireReader()
        var count = 0
        for member in root.members {
            let calls = reader.modifiers(from: member.value)
            let expected: [ModifierCall]
            if let match = graph.match(member.key) {
                var lowering = graph.lowering(
                    forSheet: match.sheet, before: match.rule.node.range.lowerBound, captures: match.captures)
                expected = lowering.modifiers(in: match.rule.node)
            } else {
                let tree = SyntaxTree.parse(body: SourceFile(path: "style", text: member.key))
                var lowering = Lowering(file: tree.file)
                expected = lowering.modifiers(in: tree.root)
            }
            #expect(calls.map(normalized) == expected.map(normalized), "\(member.key)")
            #expect(calls.allSatisfy { member.value.range.contains($0.range) })
            count += calls.count
        }
        #expect(reader.diagnostics.isEmpty)
        #expect(count > 5)
    }

    @Test func `What is written of a generated sheet reads back the same`() throws {
        for seed in 0..<150 {
            let tree = SyntaxTree.parse(body: SourceFile(path: "a", text: RandomSheet.body(seed: UInt64(seed))))
            var lowering = Lowering(file: tree.file)
            let calls = lowering.modifiers(in: tree.root)
            var writer = WireWriter()
            writer.write(calls)
            let root = try #require(JSONDocument(reading: SourceFile(path: "w", bytes: writer.bytes)).root)
            var reader = WireReader()
            let again = reader.modifiers(from: root)
            let isSame = again.map(normalized) == calls.map(normalized)
            #expect(
                isSame && reader.diagnostics.isEmpty,
                "seed \(seed): \(tree.file.text) \(String(decoding: writer.bytes, as: UTF8.self))")
            if !isSame { return }
        }
    }

    // MARK: What the wire can't tell apart

    /// A call without places, and with what the wire writes alike made alike: `[:]` and `[]`, a member with `()` and one
    /// without, captured text and the literal that it reads as, a whole number with and without a point.
    private func normalized(_ call: ModifierCall) -> ModifierCall {
        var call = call.mappingRanges { _ in .empty(at: 0) }
        call.arguments = call.arguments.map(normalized)
        return call
    }

    private func normalized(_ argument: Argument) -> Argument {
        Argument(label: argument.label, labelRange: argument.labelRange, value: normalized(argument.value))
    }

    private func normalized(_ member: Expression.Member) -> Expression.Member {
        var member = member
        member.arguments = member.arguments.flatMap { $0.isEmpty ? nil : $0.map(normalized) }
        return member
    }

    private func bound(_ expression: Expression) -> Expression? {
        let bound = normalized(expression)
        return bound.kind == .null ? nil : bound
    }

    private func normalized(_ expression: Expression) -> Expression {
        let kind: Expression.Kind =
            switch expression.kind {
            case .dictionary([]): .array([])
            case .number(let value) where Int(exactly: value) != nil: .integer(Int(value))
            case .text(let text): Int(text).map { .integer($0) } ?? .string(text)
            case .array(let elements): .array(elements.map(normalized))
            case .dictionary(let entries): .dictionary(entries.map(normalized))
            case .implicitMember(let member): .implicitMember(normalized(member))
            case .member(let base, let member): .member(base: normalized(base), normalized(member))
            case .call(let name, let range, let arguments):
                .call(name: name, nameRange: range, arguments: arguments.map(normalized))
            case .range(let lower, let upper, let isClosed):
                .range(lower: lower.flatMap(bound), upper: upper.flatMap(bound), isClosed: isClosed)
            case .attribute(let name, let range, let fallback):
                .attribute(name: name, nameRange: range, default: fallback.map(normalized))
            case .event(let name, let range, let options):
                .event(name: name, nameRange: range, options: options.map(normalized))
            case .gestureState(let arguments): .gestureState(arguments.map(normalized))
            case .placeholder(let name): .identifier(name)
            case .invalid: .null
            default: expression.kind
            }
        return Expression(kind, range: expression.range)
    }
}
