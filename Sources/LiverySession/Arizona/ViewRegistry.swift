import LiveryTree

/// Which node an address names in which view, and the keyed lists: an index of the tree that every op keeps right (Arizona
/// wire, section 6).
///
/// Nodes are named by their place in the tree (``NodeID/index``); a place that is freed leaves the registry first.
struct ViewRegistry: Sendable {
    /// What is kept for a place of the tree.
    private struct Entry: BitwiseCopyable {
        var view: Int32 = -1
        /// The list that the place holds.
        var list: Int32 = -1
        var address: Symbol = .empty
        /// Whether it is an item of a keyed list.
        var isItem = false
    }

    private struct View {
        var id: String
        var bytes: [UInt8]
        /// The place of the node that is the view's root; nil when it isn't marked as one.
        var root: Int?
        /// The number of places of the view, which is dropped with the last.
        var count = 0
    }

    /// Grows when a view comes or goes, or has another root.
    private(set) var viewsVersion = 0
    private var entries: [Entry] = []
    private var nodes: [UInt64: UInt32] = [:]
    private var views: [View] = []
    private var freeViews: [Int32] = []
    private var viewsByID: [String: Int32] = [:]
    private var lastView: Int?
    private var lists: [KeyedList] = []
    private var freeLists: [Int32] = []

    // MARK: Reading

    /// The view with an id.
    func view(_ id: String) -> Int32? { viewsByID[id] }

    /// The view with an id. Quick for the one that was looked up before.
    mutating func view(_ id: UnsafeBufferPointer<UInt8>) -> Int32? {
        if let last = lastView, last < views.count, views[last].count > 0, views[last].bytes.hasBytes(of: id) {
            return Int32(last)
        }
        let view = viewsByID[String(decoding: id, as: UTF8.self)]
        lastView = view.map { Int($0) }
        return view
    }

    func id(ofView view: Int32) -> String { views[Int(view)].id }

    /// The view that a place belongs to.
    func view(of place: Int) -> Int32? {
        guard place < entries.count, entries[place].view >= 0 else { return nil }
        return entries[place].view
    }

    /// The place of an address in a view.
    func place(_ address: Symbol, in view: Int32) -> Int? { nodes[Self.key(view, address)].map { Int($0) } }

    func address(of place: Int) -> Symbol { place < entries.count ? entries[place].address : .empty }

    /// The place of an address among an item and what is below it.
    ///
    /// The item's own nodes go before those of views and keyed items in it, which may have the same addresses. Linear in
    /// what is below the item.
    ///
    /// - Parameter visits: Counts the places that are looked at.
    func place(_ address: Symbol, ofItem item: Int, in tree: borrowing WidgetTree, visits: inout Int) -> Int? {
        tree.withNodeTable { table in
            first(address, ofItem: item, table, isOwn: true, &visits)
                ?? first(address, ofItem: item, table, isOwn: false, &visits)
        }
    }

    private func first(
        _ address: Symbol, ofItem item: Int, _ table: NodeTable, isOwn: Bool, _ visits: inout Int
    ) -> Int? {
        var place = item
        while place != NodeTable.none {
            visits += 1
            let entry = place < entries.count ? entries[place] : Entry()
            let isForeign = isOwn && place != item && (entry.isItem || entry.view != entries[item].view)
            if !isForeign, entry.address == address { return place }
            let inner = isForeign ? NodeTable.none : Int(table.record(at: place).firstChild)
            if inner != NodeTable.none {
                place = inner
            } else if place == item {
                return nil
            } else {
                place = table.following(place, within: item)
            }
        }
        return nil
    }

    /// The ids of all views with the places of their roots, in no order.
    var roots: [(id: String, root: Int)] {
        viewsByID.values.compactMap { view in views[Int(view)].root.map { (views[Int(view)].id, $0) } }
    }

    /// Every address with its view and place, in no order.
    var addresses: [(view: String, address: Symbol, place: Int)] {
        nodes.map { key, place in
            (views[Int(key >> 32)].id, Symbol(rawValue: UInt32(truncatingIfNeeded: key)), Int(place))
        }
    }

    private static func key(_ view: Int32, _ address: Symbol) -> UInt64 {
        UInt64(UInt32(bitPattern: view)) << 32 | UInt64(address.rawValue)
    }

    // MARK: Indexing

    /// Forgets everything.
    mutating func removeAll() {
        let version = viewsVersion
        self = ViewRegistry()
        viewsVersion = version + 1
    }

    /// Notes nodes that were made, each after what holds it. A node belongs to the nearest view above it, itself included;
    /// at the top of the tree it makes one.
    mutating func index(_ created: [CreatedNode], in tree: borrowing WidgetTree) {
        while entries.count < tree.storageCount { entries.append(Entry()) }
        for node in created {
            var view = entries[node.parent].view
            if node.marks.isScope || view < 0 {
                view = self.view(named: tree[tree.id(at: node.place)].serverID ?? "")
                views[Int(view)].root = node.place
                viewsVersion += 1
            }
            views[Int(view)].count += 1
            entries[node.place] = Entry(
                view: view, list: -1, address: node.marks.address, isItem: node.marks.isItem)
            if node.marks.address != .empty {
                nodes[Self.key(view, node.marks.address)] = UInt32(node.place)
            }
        }
    }

    private mutating func view(named id: String) -> Int32 {
        if let view = viewsByID[id] { return view }
        let view: Int32
        if let free = freeViews.popLast() {
            view = free
            views[Int(view)] = View(id: id, bytes: Array(id.utf8))
        } else {
            view = Int32(views.count)
            views.append(View(id: id, bytes: Array(id.utf8)))
        }
        viewsByID[id] = view
        return view
    }

    /// Forgets a node and all below it, before it goes. An entry is dropped only if it still names the node, since items of
    /// one list share their addresses.
    mutating func unindex(_ root: Int, in tree: borrowing WidgetTree) {
        tree.withNodeTable { table in
            var place = root
            while place != NodeTable.none {
                unindexOne(place)
                let inner = Int(table.record(at: place).firstChild)
                if inner != NodeTable.none {
                    place = inner
                } else if place == root {
                    return
                } else {
                    place = table.following(place, within: root)
                }
            }
        }
    }

    private mutating func unindexOne(_ place: Int) {
        guard place < entries.count, entries[place].view >= 0 else { return }
        let entry = entries[place]
        if entry.address != .empty {
            let key = Self.key(entry.view, entry.address)
            if nodes[key] == UInt32(place) { nodes[key] = nil }
        }
        if entry.list >= 0 { removeList(of: place) }
        let view = Int(entry.view)
        if views[view].root == place {
            views[view].root = nil
            viewsVersion += 1
        }
        views[view].count -= 1
        if views[view].count == 0 {
            viewsByID[views[view].id] = nil
            freeViews.append(entry.view)
        }
        entries[place] = Entry()
    }

    // MARK: Lists

    /// Calls `body` with the keyed list of a place, made of its children when it wasn't asked for before.
    mutating func withList<Result>(
        of place: Int, in tree: borrowing WidgetTree, _ body: (inout KeyedList) -> Result
    ) -> Result {
        while entries.count < tree.storageCount { entries.append(Entry()) }
        if entries[place].list < 0 {
            let list = KeyedList(childrenOf: place, in: tree)
            if let free = freeLists.popLast() {
                lists[Int(free)] = list
                entries[place].list = free
            } else {
                entries[place].list = Int32(lists.count)
                lists.append(list)
            }
        }
        return body(&lists[Int(entries[place].list)])
    }

    /// Calls `body` with the keyed list of a place if there is one.
    mutating func withKnownList(of place: Int, _ body: (inout KeyedList) -> Void) {
        guard place < entries.count, entries[place].list >= 0 else { return }
        body(&lists[Int(entries[place].list)])
    }

    /// Forgets the list of a place whose children change otherwise than by keys.
    mutating func removeList(of place: Int) {
        guard place < entries.count, entries[place].list >= 0 else { return }
        lists[Int(entries[place].list)] = KeyedList()
        freeLists.append(entries[place].list)
        entries[place].list = -1
    }
}
