import LiveryTree

/// The live views of a page, with a number for each that no other view of the session ever has.
struct ViewTable {
    private(set) var views: [LiveView] = []
    private var numbers: [String: (number: Int, root: NodeID)] = [:]
    private var nested: [NodeID: String] = [:]
    private var upcoming = 0

    /// Takes what the wire says; of several views with one identifier the first counts. Linear in the views.
    mutating func update(to views: [LiveView]) {
        let before = numbers
        self.views = []
        numbers = [:]
        nested = [:]
        for view in views where numbers[view.id] == nil {
            var number = upcoming
            if let known = before[view.id] { number = known.number } else { upcoming += 1 }
            numbers[view.id] = (number, view.root)
            if !self.views.isEmpty { nested[view.root] = view.id }
            self.views.append(view)
        }
    }

    func number(of id: String) -> Int? { numbers[id]?.number }

    /// The root of a view; nil when it has ended.
    func root(of view: LiveViewCoordinator) -> NodeID? {
        guard let entry = numbers[view.id], entry.number == view.number else { return nil }
        return entry.root
    }

    /// The view that a node is the root of, unless it is the page's own.
    func nestedView(withRoot root: NodeID) -> String? { nested[root] }
}
