import Livery

private let stylesheet = Stylesheet(
    SourceFile(
        path: "frames.sheet",
        text: """
            "a" do
              padding(8)
              opacity(attr("hue", default: 0.5))
            end
            "b" do
              hidden(attr("enabled"))
            end
            """))

/// Feeds a wire with the lines of the input, each a frame, and stops at the first property that doesn't hold. Limits are low, so
/// that inputs reach them.
@_cdecl("LLVMFuzzerTestOneInput")
public func testOneInput(_ start: UnsafePointer<UInt8>?, _ count: Int) -> CInt {
    let input = UnsafeBufferPointer(start: start, count: count)
    var limits = ArizonaLimits()
    limits.maximumNodes = 20_000
    limits.maximumDepth = 40
    limits.maximumProps = 40
    limits.maximumSymbols = 400
    var wire = ArizonaWire(base: "http://localhost", stylesheet: stylesheet, limits: limits)
    for line in input.split(separator: UInt8(ascii: "\n")) {
        let update = wire.receive(.text(Array(line)))
        for diagnostic in update.diagnostics {
            precondition(!diagnostic.diagnostic.message.isEmpty, "a diagnostic without words")
        }
    }
    checkTree(of: wire)
    checkRegistry(of: wire)
    checkItems(of: &wire)
    checkStyles(of: wire)
    checkCommands(of: &wire)
    return 0
}

/// What is found going down from the roots is what the tree has.
private func checkTree(of wire: ArizonaWire) {
    let tree = wire.page.tree
    var visited = 0
    var pending = tree[tree.top].ownChildren
    for root in pending { precondition(!tree[root].isText, "a text that is a root") }
    while let id = pending.popLast() {
        let node = tree[id]
        precondition(!node.isText || node.ownChildren.isEmpty, "a text with something in it")
        if !node.isText, !node.isFragment { visited += 1 }
        pending += node.ownChildren
    }
    precondition(visited == tree.nodeCount, "nodes that are in no node")
    precondition(Array(tree.preorder()).count == visited, "nodes that are passed over")
}

/// Every address names a node of its view that has it.
private func checkRegistry(of wire: ArizonaWire) {
    for (view, nodes) in wire.registry {
        for id in nodes.values {
            precondition(wire.page.tree.contains(id), "an address of a node that is gone")
            precondition(wire.view(of: id) ?? "" == view, "an address in another view")
        }
    }
    for view in wire.views { precondition(wire.page.tree.contains(view.root), "a view whose root is gone") }
}

/// Every item is found by its key.
private func checkItems(of wire: inout ArizonaWire) {
    let tree = wire.page.tree
    for (view, nodes) in wire.registry {
        for (address, list) in nodes {
            // What the damaged input brings may have a colon, which no target can name.
            guard !address.contains(":") else { continue }
            for item in tree[list].ownChildren where !tree[item].isText {
                guard case .string(let key) = tree[item].value(of: "az_key") else { continue }
                var writer = JSONWriter()
                writer.beginObject()
                writer.key("o")
                writer.beginArray()
                writer.beginArray()
                writer.integer(7)
                writer.string("\(view):\(address)")
                writer.string(key)
                writer.beginArray()
                writer.endArray()
                writer.endArray()
                writer.endArray()
                writer.endObject()
                precondition(wire.receive(.text(writer.bytes)).diagnostics.isEmpty, "an item that isn't found")
            }
        }
    }
}

/// Restyling what changed gives what styling the whole tree gives.
private func checkStyles(of wire: ArizonaWire) {
    let fresh = StyledTree(wire.page.tree, stylesheet: stylesheet)
    for id in wire.page.tree.preorder() {
        precondition(wire.page.modifiers(of: id) == fresh.modifiers(of: id), "a node that wasn't restyled")
        // Their words may say where the node stood when they were found.
        let rules = wire.page.diagnostics(of: id).map(\.rule)
        precondition(rules == fresh.diagnostics(of: id).map(\.rule), "a node with another node's mistakes")
    }
}

/// Commands that can be read can be sent.
private func checkCommands(of wire: inout ArizonaWire) {
    for id in Array(wire.page.tree.preorder()) {
        guard let commands = try? wire.commands(in: "on_tap", of: id) else { continue }
        for command in commands {
            for case .text(let bytes) in wire.messages(for: command) {
                let document = JSONDocument(reading: SourceFile(path: "sent", bytes: bytes))
                precondition(document.diagnostics.isEmpty, "a message that isn't JSON")
            }
        }
    }
}
