/// What the copies of a tree share until one of them is edited.
///
/// Unchecked: the content changes only while a single tree refers to the storage.
final class TreeStorage: @unchecked Sendable {
    /// Behind a pointer, since each access to a class's own property costs a check that no other is under way, which edits
    /// of shared values rule out.
    private let pointer: UnsafeMutablePointer<TreeContent>

    var content: TreeContent {
        _read { yield pointer.pointee }
        _modify { yield &pointer.pointee }
    }

    init(_ content: consuming TreeContent) {
        pointer = .allocate(capacity: 1)
        pointer.initialize(to: content)
    }

    deinit {
        pointer.deinitialize(count: 1)
        pointer.deallocate()
    }
}
