import Livery
import Testing

/// How a host's own modifiers and types are made of what a sheet says.
struct HostDecodingTests {
    /// A type with an enum case, a static member, an initializer and members on values.
    enum Size: StylesheetResolvable, Equatable {
        case small
        case custom(Double)

        static var stylesheetType: TypeReference { .named("Size") }
        static var signatures: [StylesheetSignature] {
            [
                StylesheetSignature(.enumCase, "small"),
                StylesheetSignature(.enumCase, "custom", [.init(nil, "points", AttributeReference<Double>.self)]),
            ]
        }

        init(from expression: CheckedExpression, in catalogue: Catalogue) throws(StylesheetDecodingError) {
            let use = try ExpressionUse(of: expression, as: "Size", in: catalogue)
            switch use.name {
            case "small": self = .small
            case "custom":
                var call = use.call
                let points: AttributeReference<Double> = try call.next(nil)
                try call.end()
                guard let constant = points.constant else { throw .mismatch(expression, with: Self.stylesheetType) }
                guard constant < 100 else { throw StylesheetDecodingError("a size is below 100 points") }
                self = .custom(constant)
            default: throw use.mismatch
            }
        }
    }

    struct Badge: StylesheetModifier {
        static var signatures: [StylesheetSignature] {
            [
                StylesheetSignature(
                    .modifier, "pin",
                    [
                        .init(nil, "size", Size.self),
                        .init("inset", "amount", AttributeReference<Double>.self, default: "4"),
                    ]),
                StylesheetSignature(.modifier, "pin", [.init("title", "title", AttributeReference<String>.self)]),
            ]
        }

        var size: Size?
        var title: AttributeReference<String>?
        var inset: AttributeReference<Double> = 4

        init(from arguments: ArgumentDecoder) throws(StylesheetDecodingError) {
            var overloads = arguments.overloads
            do throws(StylesheetDecodingError) {
                var call = overloads.next("pin(_:inset:)")
                size = try call.next(nil)
                inset = try call.next("inset", default: 4)
                try call.end()
                return
            } catch { overloads.add(error) }
            do throws(StylesheetDecodingError) {
                var call = overloads.next("pin(title:)")
                title = try call.next("title")
                try call.end()
                return
            } catch { overloads.add(error) }
            throw overloads.error
        }
    }

    private func styled(_ body: String, _ json: String = #"{"type":"A","class":"a"}"#) -> (Stylesheet, StyledTree) {
        var registry = StyleRegistry()
        registry.register(Badge.self)
        let sheet = Stylesheet(
            SourceFile(path: "a.sheet", text: "\"a\" do\n  \(body)\nend\n"),
            configuration: StyleConfiguration(registry: registry))
        let tree = WidgetTree.reading(SourceFile(path: "a.json", text: json))
        return (sheet, StyledTree(tree, stylesheet: sheet))
    }

    private func badges(_ styled: StyledTree) -> [Badge] {
        styled.tree.roots.flatMap { styled.modifiers(of: $0).compactMap { $0.host(as: Badge.self) } }
    }

    @Test func `Registering a modifier registers the types of its parameters`() {
        let (sheet, styled) = styled("pin(.small) pin(.custom(12), inset: 2) pin(title: \"x\")")
        #expect(sheet.diagnostics.map(\.message) == [])
        let found = badges(styled)
        #expect(found.map(\.size) == [.small, .custom(12), nil])
        #expect(found.map(\.inset.constant) == [4, 2, 4])
        #expect(found.map(\.title?.constant) == [nil, nil, "x"])
    }

    @Test func `A value that the type refuses costs the modifier and names the overloads`() throws {
        let (sheet, styled) = styled("pin(.custom(400)) bold()")
        let diagnostic = try #require(sheet.diagnostics.first)
        #expect(sheet.diagnostics.count == 1)
        #expect(diagnostic.rule == "host-decoding")
        #expect(diagnostic.message == "'pin': none of its 2 overloads fits")
        #expect(
            diagnostic.notes.map(\.message) == [
                "'pin(_:inset:)': a size is below 100 points", "'pin(title:)': the argument 'title:' is missing",
            ])
        #expect(diagnostic.location.file.text(in: diagnostic.range) == ".custom(400)")
        #expect(styled.modifiers(of: styled.tree.roots[0]).map(\.name) == ["bold"])
    }

    @Test(arguments: [
        (#""size":"small""#, HostDecodingTests.Size?.some(.small), [String]()),
        (#""size":"large""#, nil, ["malformed-attribute"]), (#""other":1"#, nil, ["missing-attribute"]),
    ])
    func `A prop can say what a value of the host's type is`(_ prop: String, _ size: Size?, _ rules: [String]) {
        let (sheet, styled) = styled("pin(attr(\"size\"))", #"{"type":"A","class":"a",\#(prop)}"#)
        #expect(sheet.diagnostics.map(\.message) == [])
        #expect(badges(styled).first?.size == size)
        #expect(styled.diagnostics.map(\.rule) == rules)
    }

    @Test(arguments: [("12", [Size.custom(12)], [String]()), ("200", [], ["host-decoding"])])
    func `A value that a prop makes wrong is said on its node`(_ prop: String, _ sizes: [Size], _ rules: [String])
        throws
    {
        var (sheet, styled) = styled("pin(.custom(attr(\"points\")))", #"{"type":"A","class":"a","points":\#(prop)}"#)
        #expect(sheet.diagnostics.map(\.message) == [])
        #expect(badges(styled).compactMap(\.size) == sizes)
        #expect(styled.diagnostics.map(\.rule) == rules)
        let root = styled.tree.roots[0]
        _ = try styled.setProp("points", of: root, to: .string("300"))
        #expect(styled.diagnostics.map(\.rule) == ["host-decoding"])
        _ = try styled.setProp("points", of: root, to: .string("9"))
        #expect(styled.diagnostics.map(\.rule) == [])
        #expect(badges(styled).map(\.size) == [.custom(9)])
    }

    @Test func `A parameter's default stands in for a missing prop`() throws {
        let (_, styled) = styled("pin(.small, inset: attr(\"inset\"))")
        let badge = try #require(badges(styled).first)
        #expect(try badge.inset.resolve(on: styled.tree[styled.tree.roots[0]], in: StyleContext()) == 4)
        #expect(styled.modifiers(of: styled.tree.roots[0]).map(\.description) == ["pin(.small)"])
    }

    @Test func `A registry tells its catalogue`() {
        var registry = StyleRegistry()
        registry.register(Badge.self)
        #expect(
            CatalogueWriter().text(of: registry.catalogue) == """
                extension View {
                    func pin(_ size: Size, inset amount: Double = 4) -> some View
                    func pin(title: String) -> some View
                }

                enum Size {
                    case small
                    case custom(Double)
                }

                """)
    }
}
