import LiverySource

/// The lines in which two texts differ, in the unified format that `patch` reads.
struct LineDifference {
    private static let context = 3
    /// Finding the shortest difference takes time with the square of what differs; past this, all of it is replaced.
    private static let maximumCompared = 4_000

    private struct Line {
        enum Kind { case same, removed, added }

        var kind: Kind
        var text: Substring
    }

    private let path: String
    private var lines: [Line] = []

    /// Compares two texts of the file at a path.
    init(from old: String, to new: String, path: String) {
        self.path = path
        let (old, new) = (Self.lines(of: old), Self.lines(of: new))
        var start = 0
        while start < old.count, start < new.count, old[start] == new[start] { start += 1 }
        var end = 0
        while end < old.count - start, end < new.count - start,
            old[old.count - 1 - end] == new[new.count - 1 - end]
        {
            end += 1
        }
        add(.same, old[..<start])
        compare(old[start..<old.count - end], new[start..<new.count - end])
        add(.same, old[(old.count - end)...])
    }

    /// The difference as text; empty when there is none.
    ///
    /// - Parameters:
    ///   - isColored: Whether to set off changes with ANSI colours.
    ///   - isVisible: Whether to show control characters by their pictures, for a terminal; else `patch` can read it.
    func text(isColored: Bool, isVisible: Bool) -> String {
        var output = ""
        var index = 0
        // The number of the next line in the old and the new text.
        var place = (old: 1, new: 1)
        while let change = lines[index...].firstIndex(where: { $0.kind != .same }) {
            let start = max(index, change - Self.context)
            place = (place.old + start - index, place.new + start - index)
            let end = hunkEnd(from: change)
            let hunk = lines[start..<end]
            let counts = (old: hunk.count { $0.kind != .added }, new: hunk.count { $0.kind != .removed })
            if output.isEmpty { output += "--- \(VisibleText.escaping(path))\n+++ \(VisibleText.escaping(path))\n" }
            output += "@@ -\(range(place.old, counts.old)) +\(range(place.new, counts.new)) @@\n"
            for line in hunk { output += text(of: line, isColored, isVisible) }
            place = (place.old + counts.old, place.new + counts.new)
            index = end
        }
        return output
    }

    private mutating func add(_ kind: Line.Kind, _ texts: ArraySlice<Substring>) {
        lines += texts.map { Line(kind: kind, text: $0) }
    }

    private mutating func compare(_ old: ArraySlice<Substring>, _ new: ArraySlice<Substring>) {
        guard old.count + new.count <= Self.maximumCompared else {
            add(.removed, old)
            add(.added, new)
            return
        }
        let difference = new.difference(from: old)
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

    /// Where the hunk ends whose first change is at `change`: changes closer than their contexts stand in one.
    private func hunkEnd(from change: Int) -> Int {
        var last = change
        var index = change
        while index < lines.count, index - last <= 2 * Self.context {
            if lines[index].kind != .same { last = index }
            index += 1
        }
        return min(lines.count, last + 1 + Self.context)
    }

    private func range(_ start: Int, _ count: Int) -> String {
        // A hunk without lines of a text names the line before it.
        "\(count == 0 ? start - 1 : start),\(count)"
    }

    private func text(of line: Line, _ isColored: Bool, _ isVisible: Bool) -> String {
        let hasBreak = line.text.utf8.last == 0x0A
        var content = String(decoding: hasBreak ? line.text.utf8.dropLast() : line.text.utf8[...], as: UTF8.self)
        if isVisible { content = VisibleText.escaping(content) }
        var text =
            switch line.kind {
            case .same: " " + content
            case .removed: TextStyle.deletion.applied(to: "-" + content, isColored: isColored)
            case .added: TextStyle.insertion.applied(to: "+" + content, isColored: isColored)
            }
        text += "\n"
        return hasBreak ? text : text + "\\ No newline at end of file\n"
    }

    /// The lines of a text with their line feeds, which must be told from a carriage return and line feed.
    private static func lines(of text: String) -> [Substring] {
        var result: [Substring] = []
        var start = text.startIndex
        let bytes = text.utf8
        while let lineFeed = bytes[start...].firstIndex(of: 0x0A) {
            let next = bytes.index(after: lineFeed)
            result.append(text[start..<next])
            start = next
        }
        if start < text.endIndex { result.append(text[start...]) }
        return result
    }
}
