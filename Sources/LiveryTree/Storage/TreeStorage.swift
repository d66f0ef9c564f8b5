/// What the copies of a tree share until one of them is edited.
///
/// Unchecked: `content` changes only while a single tree refers to the storage.
final class TreeStorage: @unchecked Sendable {
    var content: TreeContent

    init(_ content: consuming TreeContent) { self.content = content }
}
