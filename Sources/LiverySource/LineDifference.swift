/// The lines in which two texts differ, byte by byte: whatever the texts hold, the new one can be made of the old one and
/// the difference.
///
/// A line ends with its line feed, which is part of it. Linear in the texts, plus the square of what differs.
public struct LineDifference: Sendable {
    /// The most lines, of both texts together, between the first difference and the last that are compared one by one.
    /// Finding the shortest difference takes time and memory with the square of what differs; past this, all of them are
    /// replaced.
    public static let maximumCompared = 4_000

    /// A line of either text or both.
    public struct Line: Hashable, Sendable {
        /// Which text a line is in.
        public enum Kind: Hashable, Sendable {
            case same, removed, added
        }

        public var kind: Kind
        /// The bytes of the line with its line feed, which only the last line of a text can lack.
        public var bytes: ArraySlice<UInt8>
    }

    /// Changes with the unchanged lines around them.
    public struct Hunk: Hashable, Sendable {
        /// The lines of the old text that the hunk is about, counted from 0.
        public var old: Range<Int>
        /// The lines of the new text that the hunk is about, counted from 0.
        public var new: Range<Int>
        public var lines: [Line]
    }

    private var lines: [Line] = []

    /// Compares two texts.
    public init(from old: [UInt8], to new: [UInt8]) {
        let (oldLines, newLines) = (Self.lines(of: old), Self.lines(of: new))
        // Numbers in place of lines are compared in constant time.
        var numbers: [ArraySlice<UInt8>: Int] = [:]
        func number(_ line: ArraySlice<UInt8>) -> Int {
            if let number = numbers[line] { return number }
            numbers[line] = numbers.count
            return numbers.count - 1
        }
        let (oldNumbers, newNumbers) = (oldLines.map(number), newLines.map(number))
        var start = 0
        while start < oldLines.count, start < newLines.count, oldNumbers[start] == newNumbers[start] { start += 1 }
        var end = 0
        while end < oldLines.count - start, end < newLines.count - start,
            oldNumbers[oldLines.count - 1 - end] == newNumbers[newLines.count - 1 - end]
        {
            end += 1
        }
        add(.same, oldLines[..<start])
        let changed = (old: start..<oldLines.count - end, new: start..<newLines.count - end)
        if changed.old.count + changed.new.count <= Self.maximumCompared {
            compare(
                oldLines[changed.old], newLines[changed.new],
                newNumbers[changed.new].difference(from: oldNumbers[changed.old]))
        } else {
            add(.removed, oldLines[changed.old])
            add(.added, newLines[changed.new])
        }
        add(.same, oldLines[(oldLines.count - end)...])
    }

    /// Whether the texts are the same.
    public var isEmpty: Bool { lines.allSatisfy { $0.kind == .same } }

    /// The changes in text order.
    ///
    /// - Parameter context: The most unchanged lines that a hunk has before its first change and after its last. Changes
    ///   closer than two contexts stand in one hunk.
    public func hunks(context: Int = 3) -> [Hunk] {
        let context = max(0, context)
        var hunks: [Hunk] = []
        var index = 0
        // The next line of the old and the new text.
        var place = (old: 0, new: 0)
        while let change = lines[index...].firstIndex(where: { $0.kind != .same }) {
            let start = max(index, change - context)
            place = (place.old + start - index, place.new + start - index)
            let end = hunkEnd(from: change, context: context)
            let lines = Array(lines[start..<end])
            let next = (
                old: place.old + lines.count { $0.kind != .added },
                new: place.new + lines.count { $0.kind != .removed }
            )
            hunks.append(Hunk(old: place.old..<next.old, new: place.new..<next.new, lines: lines))
            place = next
            index = end
        }
        return hunks
    }

    /// Where the hunk ends whose first change is at `change`.
    private func hunkEnd(from change: Int, context: Int) -> Int {
        var last = change
        var index = change
        while index < lines.count, index - last <= 2 * context {
            if lines[index].kind != .same { last = index }
            index += 1
        }
        return min(lines.count, last + 1 + context)
    }

    private mutating func add(_ kind: Line.Kind, _ texts: ArraySlice<ArraySlice<UInt8>>) {
        lines += texts.map { Line(kind: kind, bytes: $0) }
    }

    private mutating func compare(
        _ old: ArraySlice<ArraySlice<UInt8>>, _ new: ArraySlice<ArraySlice<UInt8>>,
        _ difference: CollectionDifference<Int>
    ) {
        var removed = Set<Int>()
        var added = Set<Int>()
        for change in difference {
            switch change {
            case .remove(let offset, _, _): removed.insert(offset)
            case .insert(let offset, _, _): added.insert(offset)
            }
        }
        var (oldOffset, newOffset) = (0, 0)
        while oldOffset < old.count || newOffset < new.count {
            if removed.contains(oldOffset) {
                add(.removed, old.dropFirst(oldOffset).prefix(1))
                oldOffset += 1
            } else if added.contains(newOffset) {
                add(.added, new.dropFirst(newOffset).prefix(1))
                newOffset += 1
            } else {
                add(.same, old.dropFirst(oldOffset).prefix(1))
                oldOffset += 1
                newOffset += 1
            }
        }
    }

    private static func lines(of text: [UInt8]) -> [ArraySlice<UInt8>] {
        var result: [ArraySlice<UInt8>] = []
        var start = 0
        for (offset, byte) in text.enumerated() where byte == 0x0A {
            result.append(text[start...offset])
            start = offset + 1
        }
        if start < text.count { result.append(text[start...]) }
        return result
    }
}
