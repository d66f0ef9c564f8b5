import LiveryJSON
import LiverySource
import LiveryTree

/// Ops (Arizona wire, section 4). Each is applied by itself: one that can't be costs nothing else.
extension ArizonaState {
    /// Applies the array of ops at an index.
    mutating func applyAll(_ ops: Int, _ frame: inout OpFrame, _ tree: inout WidgetTree) {
        var faults: [WireFault] = []
        templates.harvest(ops, frame.tape, into: &statics) { faults.append($0) }
        for fault in faults { frame.add(fault, op: nil) }
        var index = frame.tape.firstChild(of: ops)
        while index < frame.tape.next(after: ops) {
            attempt(index, in: .page, &frame, &tree)
            frame.op += 1
            index = frame.tape.next(after: index)
        }
    }

    /// Applies each op of an inner array.
    private mutating func applyInner(
        _ ops: Int, in scope: OpScope, _ frame: inout OpFrame, _ tree: inout WidgetTree
    ) throws(WireFault) {
        guard frame.tape.kind(at: ops) == .array else { throw frame.fault("expected an array of ops", at: ops) }
        guard frame.depth < limits.maximumOpDepth else {
            throw WireFault(
                rule: ArizonaRule.limit, message: "ops stand in ops more than \(limits.maximumOpDepth) deep", index: ops
            )
        }
        frame.depth += 1
        var index = frame.tape.firstChild(of: ops)
        while index < frame.tape.next(after: ops) {
            attempt(index, in: scope, &frame, &tree)
            index = frame.tape.next(after: index)
        }
        frame.depth -= 1
    }

    private mutating func attempt(
        _ index: Int, in scope: OpScope, _ frame: inout OpFrame, _ tree: inout WidgetTree
    ) {
        do throws(WireFault) {
            try apply(index, in: scope, &frame, &tree)
        } catch {
            frame.add(error, op: frame.op)
        }
    }

    private mutating func apply(
        _ index: Int, in scope: OpScope, _ frame: inout OpFrame, _ tree: inout WidgetTree
    ) throws(WireFault) {
        let tape = frame.tape
        let count = tape.count(at: index)
        guard tape.kind(at: index) == .array, count >= 2 else {
            throw frame.fault("expected an op: an array of a code, a target and its arguments", at: index)
        }
        let head = tape.firstChild(of: index)
        let target = tape.next(after: head)
        if tape.kind(at: head) == .string { return try applyChild(head, target, in: scope, &frame, &tree) }
        guard tape.kind(at: head) == .number else {
            throw frame.fault("expected the code of an op, a number", at: head)
        }
        guard let code = tape.integer(at: head).flatMap(OpCode.init) else {
            let text = tape.numberText(at: head) ?? ""
            throw WireFault(
                rule: ArizonaRule.unknownOp, message: "native clients have no op with the code \(text)", index: head)
        }
        guard count >= code.minimumCount else {
            throw frame.fault(
                "expected \(code.minimumCount - 1) arguments of the op \(code.rawValue), found \(count - 1)", at: index)
        }
        guard tape.kind(at: target) == .string else {
            throw frame.fault("expected the target of the op, a string", at: target)
        }
        let argument = tape.next(after: target)
        if code == .replace {
            guard case .page = scope else { throw frame.fault("a new page can't come inside of another op", at: index) }
            return try replacePage(with: argument, &frame, &tree)
        }
        let place = try place(target, in: scope, isRemoved: code == .removeNode, &frame, tree)
        switch code {
        case .text: try setContent(of: place, to: argument, &frame, &tree)
        case .setAttribute:
            try setProp(of: place, argument, to: tape.next(after: argument), &frame, &tree)
        case .removeAttribute: try removeProp(of: place, argument, &frame, &tree)
        case .removeNode: try removeNode(place, target, &frame, &tree)
        case .insert, .remove, .itemPatch, .move:
            guard let key = tape.scalarText(at: argument) else {
                throw frame.fault("expected the key of an item, a string", at: argument)
            }
            let next = tape.next(after: argument)
            switch code {
            case .insert:
                // The item's own key counts, which is the same.
                try insertItem(at: next, payload: tape.next(after: next), in: place, &frame, &tree)
            case .remove: removeItem(key, from: place, &frame, &tree)
            case .move: try moveItem(key, after: next, in: place, &frame, &tree)
            default: try patchItem(key, argument, ops: next, in: place, &frame, &tree)
            }
        case .replace: break
        }
    }

    /// The ops of a child view that come inside of an item's.
    private mutating func applyChild(
        _ head: Int, _ ops: Int, in scope: OpScope, _ frame: inout OpFrame, _ tree: inout WidgetTree
    ) throws(WireFault) {
        let id = frame.tape.string(at: head)
        if case .page = scope {
            throw frame.fault("ops of a child view stand in the patch of an item only", at: head)
        }
        guard let view = registry.view(id), let root = registry.root(ofView: view) else {
            throw WireFault(rule: ArizonaRule.target, message: "there is no view '\(id)'", index: head)
        }
        try applyInner(ops, in: .view(view, root: tree.id(at: root)), &frame, &tree)
    }

    private mutating func patchItem(
        _ key: String, _ index: Int, ops: Int, in list: Int, _ frame: inout OpFrame, _ tree: inout WidgetTree
    ) throws(WireFault) {
        guard let item = registry.withList(of: list, in: tree, { $0[key] }) else {
            throw WireFault(rule: ArizonaRule.target, message: "there is no item with the key '\(key)'", index: index)
        }
        let id = tree.id(at: item)
        try applyInner(ops, in: .item(id), &frame, &tree)
    }

    // MARK: Targets

    /// - Parameter isRemoved: Whether the op removes what it addresses, so that it must be just that.
    private mutating func place(
        _ target: Int, in scope: OpScope, isRemoved: Bool, _ frame: inout OpFrame, _ tree: borrowing WidgetTree
    ) throws(WireFault) -> Int {
        let tape = frame.tape
        switch scope {
        case .page:
            let text = tape.isEscaped(at: target) ? Array(tape.string(at: target).utf8) : nil
            let found =
                text.map { $0.withUnsafeBufferPointer { place($0, tree) } } ?? place(tape.rawText(at: target), tree)
            guard let found else { throw unknownTarget(target, frame) }
            return found
        case .view(let view, let root):
            // The number of a view that went may be another's by now.
            guard tree.contains(root), registry.root(ofView: view) == root.index else {
                throw unknownTarget(target, frame)
            }
            guard let address = symbol(target, tape, tree), let place = registry.place(address, in: view) else {
                throw unknownTarget(target, frame)
            }
            return place
        case .item(let id):
            guard tree.contains(id) else { throw unknownTarget(target, frame) }
            let address = symbol(target, tape, tree)
            guard frame.visits < limits.maximumVisits else {
                throw WireFault(
                    rule: ArizonaRule.limit, message: "the frame looks for nodes in too many items", index: target)
            }
            // An address that isn't below it stands for the item itself, as all clients have it (section 6).
            if let address, let place = registry.place(address, ofItem: id.index, in: tree, visits: &frame.visits) {
                return place
            }
            if isRemoved { throw unknownTarget(target, frame) }
            return id.index
        }
    }

    /// The place that `view:az` names. Views may have colons in their ids, addresses have none (section 10, point 1).
    private mutating func place(_ text: UnsafeBufferPointer<UInt8>, _ tree: borrowing WidgetTree) -> Int? {
        guard let colon = text.lastIndex(of: UInt8(ascii: ":")),
            let address = tree.symbol(of: UnsafeBufferPointer(rebasing: text[(colon + 1)...])), address != .empty,
            let view = registry.view(UnsafeBufferPointer(rebasing: text[..<colon]))
        else { return nil }
        return registry.place(address, in: view)
    }

    private func symbol(_ index: Int, _ tape: JSONTape, _ tree: borrowing WidgetTree) -> Symbol? {
        let symbol =
            tape.isEscaped(at: index)
            ? tree.symbol(of: tape.string(at: index)) : tree.symbol(of: tape.rawText(at: index))
        // Nodes without an address have the symbol of the empty text.
        return symbol == .empty ? nil : symbol
    }

    private func unknownTarget(_ target: Int, _ frame: borrowing OpFrame) -> WireFault {
        let text = frame.tape.string(at: target)
        return WireFault(rule: ArizonaRule.target, message: "there is no node '\(text)'", index: target)
    }
}

extension OpFrame {
    func fault(_ message: String, at index: Int) -> WireFault {
        WireFault(rule: ArizonaRule.op, message: message, index: index)
    }
}

extension JSONTape {
    /// The text of a string or number; nil for anything else.
    func scalarText(at index: Int) -> String? {
        kind(at: index) == .string ? string(at: index) : numberText(at: index)
    }
}
