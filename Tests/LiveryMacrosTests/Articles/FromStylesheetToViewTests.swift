import Livery
import LiveryMacros
import LiveryValues
import Testing

/// A view as a host without a screen has it: what wraps what.
struct Rendering {
    private(set) var layers: [String] = []

    mutating func wrap(_ layer: String) { layers.append(layer) }
}

/// The code of "From a stylesheet to your view".
struct FromStylesheetToViewTests {
    private let sheetText = """
        "tile" do
          padding(12)
          saturation(0.5)
          opacity(attr("opacity"))
        end
        """
    private let payload = #"{"type":"VStack","class":"tile","opacity":0.5}"#

    func apply(_ modifier: ResolvedModifier, to view: inout Rendering) {
        switch BuiltinModifier(modifier) {
        case .padding(let padding): view.wrap("padding \(padding.length ?? 0)")
        case .opacity(let opacity): view.wrap("opacity \(opacity.opacity)")
        case .other(let other): view.wrap(other.name)
        default: view.wrap(modifier.name)
        }
    }

    @Test func `A sheet and a tree become layers, and a change is followed`() throws {
        let registry = StyleRegistry()
        let configuration = StyleConfiguration(
            registry: registry, targets: [DeploymentTarget(.iOS, Version(17, 0))], platform: "ios")
        let sheet = Stylesheet(SourceFile(path: "app.sheet", text: sheetText), configuration: configuration)
        #expect(sheet.diagnostics.map(\.message) == [])
        let tree = WidgetTree.reading(SourceFile(path: "screen.json", text: payload))
        var styled = StyledTree(tree, stylesheet: sheet)
        let node = try #require(tree.roots.first)
        var view = Rendering()
        for modifier in styled.modifiers(of: node) { apply(modifier, to: &view) }
        #expect(view.layers == ["padding 12.0", "saturation", "opacity 0.5"])

        for modifier in styled.modifiers(of: node) {
            if modifier.name == "saturation" {
                let amount = try modifier.value("amount", as: Double.self)
                view.wrap("saturation \(amount ?? 1)")
            }
        }
        #expect(view.layers.last == "saturation 0.5")

        let (isChanged, diagnostics) = try styled.setProp("opacity", of: node, to: .string("0.25"))
        #expect(isChanged)
        #expect(diagnostics.map(\.message) == [])
        #expect(styled.modifiers(of: node).map(\.description) == ["padding(12)", "saturation(0.5)", "opacity(0.25)"])
    }
}
