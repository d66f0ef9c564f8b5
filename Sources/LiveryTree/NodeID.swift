/// The name of a node, a fragment or a text inside one tree.
///
/// It stays the same for the life of what it names, whatever is edited elsewhere. After a removal the place may be used
/// again, under another generation: an identifier never comes to name something else.
public struct NodeID: Hashable, Sendable, BitwiseCopyable {
    @usableFromInline let slot: UInt32
    @usableFromInline let generation: UInt32

    @inlinable
    init(slot: UInt32, generation: UInt32) {
        self.slot = slot
        self.generation = generation
    }

    /// The place in the tree's storage: below ``WidgetTree/storageCount``, and unique among what is alive. For tables
    /// beside the tree.
    @inlinable package var index: Int { Int(slot) }
}
