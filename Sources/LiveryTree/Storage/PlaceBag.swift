/// Places without order: any can be taken out, and one at a time can be asked for. Each step costs O(1) on average, which a
/// `Set` alone doesn't promise for taking its first element again and again.
package struct PlaceBag: Sendable {
    private var members: Set<UInt32> = []
    /// The members, and places that were taken out since.
    private var stack: [UInt32] = []

    package init() {}

    package var isEmpty: Bool { members.isEmpty }

    /// All of them, in no order.
    var all: some Sequence<UInt32> { members }

    package mutating func insert(_ place: UInt32) {
        if members.insert(place).inserted { stack.append(place) }
    }

    package mutating func remove(_ place: UInt32) { members.remove(place) }

    /// Takes any out.
    package mutating func popAny() -> UInt32? {
        while let place = stack.popLast() {
            if members.remove(place) != nil { return place }
        }
        return nil
    }
}
