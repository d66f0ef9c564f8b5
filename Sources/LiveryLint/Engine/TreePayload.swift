import LiveryJSON
import LiverySource
import LiveryTree

/// A tree that a payload holds, whether it is the whole payload or stands in parts within a page.
struct TreePayload: Sendable {
    let tree: WidgetTree
    /// What is wrong with the payload.
    let diagnostics: [Diagnostic]

    /// Reads a payload. Linear in its size.
    init(reading file: SourceFile) {
        let options = PayloadReadingOptions()
        let document = JSONDocument(reading: file, options: options.json)
        guard let root = document.root, Self.isPage(root) else {
            tree = WidgetTree(reading: document, options: options)
            diagnostics = tree.diagnostics
            return
        }
        var tree = WidgetTree()
        var diagnostics = document.diagnostics
        var widgets: [JSONValue] = []
        Self.collect(root, &widgets)
        for widget in widgets {
            // Roots can always be inserted at the end.
            if let (_, found) = try? tree.insert(widget, at: .end(of: tree.top), options: options) {
                diagnostics += found
            }
        }
        self.tree = tree
        self.diagnostics = diagnostics
    }

    /// The members of pages, sections and screens that hold widgets or further such parts.
    private static let parts: Set<String> = [
        "page", "sheet", "screen", "sections", "header", "footer", "widgets", "components", "children", "fallback",
        "items", "data",
    ]

    /// The members whose elements are widgets, whatever they look like.
    private static let lists: Set<String> = ["widgets", "components"]

    /// Whether a payload is a page or a screen, which has no type of its own.
    private static func isPage(_ root: JSONValue) -> Bool {
        guard root.kind == .object, root["type"] == nil else { return false }
        return ["page", "sheet", "sections", "widgets", "components"].contains { root[$0] != nil }
    }

    /// The widgets within a part of a page, in text order. The children of a widget are its own; other widgets in its data
    /// and its fallback are not.
    private static func collect(_ value: JSONValue, isWidget: Bool = false, _ widgets: inout [JSONValue]) {
        switch value.kind {
        case .array: for element in value.elements { collect(element, isWidget: isWidget, &widgets) }
        case .object:
            let isWidget = isWidget || value["type"]?.kind == .string
            if isWidget { widgets.append(value) }
            for member in value.members where parts.contains(member.key) && !(isWidget && member.key == "children") {
                collect(member.value, isWidget: lists.contains(member.key), &widgets)
            }
        default: if isWidget { widgets.append(value) }
        }
    }
}
