/// The names of a path, split once for all patterns that it is matched with.
package struct PathNames: Sendable {
    private var path: [UInt8] = []
    private var ranges: [Range<Int>] = []
    /// A further name, which is kept apart so that the entries of a folder share the names of its path.
    private var last: String?

    /// No names: the path of a folder from itself.
    package init() {}

    /// Splits a path at its slashes; empty names don't count.
    package init(_ path: some StringProtocol) {
        append(path)
    }

    private mutating func append(_ text: some StringProtocol) {
        var start = path.count
        path += text.utf8
        for at in start...path.count where at == path.count || path[at] == UInt8(ascii: "/") {
            if at > start { ranges.append(start..<at) }
            start = at + 1
        }
    }

    /// The path of something in the folder that this is the path of. O(1).
    func appending(_ name: String) -> PathNames {
        var result = entering
        result.last = name
        return result
    }

    /// The same names, to be the folder of others.
    private var entering: PathNames {
        guard let last else { return self }
        var result = self
        result.last = nil
        result.path.append(UInt8(ascii: "/"))
        result.append(last)
        return result
    }

    var count: Int { last == nil ? ranges.count : ranges.count + 1 }

    func isHidden(_ index: Int) -> Bool { withName(index) { $0.first == UInt8(ascii: ".") } }

    func hasHidden(from index: Int) -> Bool { (index..<count).contains { isHidden($0) } }

    @inline(__always)
    func withName<Result>(_ index: Int, _ body: (UnsafeBufferPointer<UInt8>) -> Result) -> Result {
        if index == ranges.count, var last { return last.withUTF8(body) }
        return path.withUnsafeBufferPointer { body(UnsafeBufferPointer(rebasing: $0[ranges[index]])) }
    }
}
