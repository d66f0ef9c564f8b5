import Livery
import Testing

struct AttributeErrorTests {
    @Test func `A malformed prop is told with both places, and the value that it is a part of`() throws {
        var held = try Held(#".red.opacity(attr("o"))"#, as: Shaded.self, on: #"{"o":0.5}"#)
        _ = try held.styled.setProp("o", of: held.root, to: .string("half"))
        let error = try held.failure()
        #expect(error.reason == .malformed)
        #expect(error.name == "o")
        #expect(error.type == "Double")
        #expect(error.text == #".red.opacity(attr("o"))"#)
        let diagnostic = error.diagnostic(on: held.node, of: held.modifier)
        #expect(diagnostic.rule == "malformed-attribute")
        #expect(
            diagnostic.message
                == #"the prop 'o' of the node at 0 is 'half', which is no Double in '.red.opacity(attr("o"))'"#)
        #expect(diagnostic.notes.map(\.message) == ["read by 'hold' here"])
        #expect(diagnostic.notes.first?.location?.text == #"attr("o")"#)
    }

    @Test func `A prop is told where it stands in the payload`() throws {
        let node = try element(#"{"type":"V","o":"half"}"#)
        let held = try Held(#"attr("o")"#, as: AttributeReference<Double>.self, on: #"{"o":1}"#)
        do throws(AttributeError) {
            _ = try held.value.resolve(on: node, in: StyleContext())
            Issue.record("resolving should fail")
        } catch {
            let diagnostic = error.diagnostic(on: node)
            #expect(diagnostic.location.text == #""half""#)
            #expect(diagnostic.notes.first?.location?.text == #"attr("o")"#)
            #expect(error.text == nil)
        }
    }

    @Test func `A missing prop is told at the node's type, with one that it may be meant for`() throws {
        let node = try element(#"{"type":"V","opacty":1}"#)
        let error = AttributeError(.missing, name: "opacity", type: "Double")
        let diagnostic = error.diagnostic(on: node)
        #expect(diagnostic.rule == "missing-attribute")
        #expect(diagnostic.message == "the node at 0 has no prop 'opacity'; did you mean 'opacty'?")
        #expect(diagnostic.location.text == #""V""#)
        #expect(diagnostic.notes.isEmpty)
    }

    /// A shape style, as a host has it.
    private struct Shaded: StylesheetResolvable {
        static let stylesheetType = TypeReference.some("ShapeStyle")
        let style: StyleValue.Resolvable

        init(from expression: CheckedExpression, in catalogue: Catalogue) throws(StylesheetDecodingError) {
            style = try StyleValue.Resolvable(from: expression, in: catalogue)
        }

        func resolve(on element: ElementNode, in context: StyleContext) throws(AttributeError) -> StyleValue {
            try style.resolve(on: element, in: context)
        }
    }
}
