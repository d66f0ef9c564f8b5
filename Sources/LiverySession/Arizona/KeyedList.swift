import LiveryTree

/// The items of a list by their keys, and by their positions once somebody asks for one.
struct KeyedList: Sendable {
    /// The prop that is an item's key.
    static let keyProp = "az_key"

    /// Lists up to this length are counted through when a position is asked for.
    private static let maximumUnordered = 64

    private var places: [ExactText: UInt32] = [:]
    /// The later items of keys that several have.
    private var others: [ExactText: PlaceBag] = [:]
    private var order: ItemOrder?

    /// A list without items.
    init() {}

    /// The list of the children of a place. Linear in them.
    init(childrenOf place: Int, in tree: borrowing WidgetTree) {
        for child in tree[tree.id(at: place)].ownChildren {
            if let key = Self.key(of: child, in: tree) { insert(child.index, key: key) }
        }
    }

    /// The key of an item: the text of its `az_key`.
    static func key(of item: NodeID, in tree: borrowing WidgetTree) -> String? {
        tree[item].value(of: keyProp)?.text
    }

    // MARK: Keys

    /// The place of an item with a key: of several, any.
    subscript(key: String) -> Int? { places[ExactText(key)].map { Int($0) } }

    /// Notes an item that is in the list already.
    mutating func insert(_ place: Int, key: String) {
        let key = ExactText(key)
        if places[key] == nil {
            places[key] = UInt32(place)
        } else {
            others[key, default: PlaceBag()].insert(UInt32(place))
        }
    }

    /// Forgets the key of an item.
    mutating func remove(_ place: Int, key: String) {
        let key = ExactText(key)
        if places[key] == UInt32(place) {
            places[key] = others[key]?.popAny()
        } else {
            others[key]?.remove(UInt32(place))
        }
        if others[key]?.isEmpty == true { others[key] = nil }
    }

    // MARK: Positions

    /// The place of the child that has `position` children before it in the tree, or nil when there are fewer.
    mutating func place(at position: Int, of container: Int, in tree: borrowing WidgetTree) -> Int? {
        if order == nil {
            var isLong = false
            let found = tree.withNodeTable { table -> Int? in
                var child = Int(table.record(at: container).firstChild)
                var count = 0
                while child != NodeTable.none {
                    if count == position { return child }
                    count += 1
                    guard count <= Self.maximumUnordered else {
                        isLong = true
                        return nil
                    }
                    child = Int(table.record(at: child).next)
                }
                return nil
            }
            if !isLong { return found }
            order = ItemOrder(tree[tree.id(at: container)].ownChildren.map(\.index))
        }
        return order?.place(at: position)
    }

    /// Notes that a child was put after another one, or first.
    mutating func insert(_ place: Int, after previous: Int?) { order?.insert(place, after: previous) }

    /// Notes that a child leaves its position.
    mutating func remove(_ place: Int) { order?.remove(place) }
}
