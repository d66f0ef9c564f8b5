/// The difference of two versions of a file in the unified format, with three unchanged lines around each change, as
/// `patch` and `git apply` read it.
public struct UnifiedDiff: Sendable {
    private let oldName: String
    private let newName: String
    private let hunks: [LineDifference.Hunk]

    /// Compares two versions of a file.
    ///
    /// - Parameters:
    ///   - old: The bytes of the old version.
    ///   - new: The bytes of the new version.
    ///   - oldName: What the header calls the old version.
    ///   - newName: What the header calls the new version.
    public init(from old: [UInt8], to new: [UInt8], oldName: String, newName: String) {
        self.oldName = oldName
        self.newName = newName
        hunks = LineDifference(from: old, to: new).hunks()
    }

    /// Compares two versions of the file at a path, named as git names them: `a/path` and `b/path`, for `git apply` and
    /// `patch -p1`. Of an absolute path the names are those from the root.
    public init(from old: [UInt8], to new: [UInt8], path: String) {
        var path = path[...]
        while path.hasPrefix("./") || path.hasPrefix("/") { path = path.drop { $0 != "/" }.dropFirst() }
        self.init(from: old, to: new, oldName: "a/\(path)", newName: "b/\(path)")
    }

    /// Whether the versions are the same.
    public var isEmpty: Bool { hunks.isEmpty }

    /// The difference; nothing when there is none.
    ///
    /// - Parameters:
    ///   - isColored: Whether to set off changes with ANSI colours.
    ///   - isVisible: Whether to show control characters by their pictures and bytes that aren't UTF-8 by U+FFFD, for a
    ///     terminal; else lines are kept byte by byte.
    public func bytes(isColored: Bool = false, isVisible: Bool = false) -> [UInt8] {
        if hunks.isEmpty { return [] }
        var output: [UInt8] = []
        for (mark, name) in [("---", oldName), ("+++", newName)] {
            output += "\(mark) \(isVisible ? VisibleText.escaping(name) : Self.quoted(name))\n".utf8
        }
        for hunk in hunks {
            output += "@@ -\(Self.range(hunk.old)) +\(Self.range(hunk.new)) @@\n".utf8
            for line in hunk.lines { Self.append(line, to: &output, isColored: isColored, isVisible: isVisible) }
        }
        return output
    }

    private static func append(
        _ line: LineDifference.Line, to output: inout [UInt8], isColored: Bool, isVisible: Bool
    ) {
        let hasBreak = line.bytes.last == 0x0A
        let content = hasBreak ? line.bytes.dropLast() : line.bytes
        let (mark, style): (String, TextStyle?) =
            switch line.kind {
            case .same: (" ", nil)
            case .removed: ("-", .deletion)
            case .added: ("+", .insertion)
            }
        let (start, end) = isColored ? style?.brackets ?? ("", "") : ("", "")
        output += (start + mark).utf8
        if isVisible {
            output += VisibleText.escaping(String(decoding: content, as: UTF8.self)).utf8
        } else {
            output += content
        }
        output += "\(end)\n".utf8
        if !hasBreak { output += "\\ No newline at end of file\n".utf8 }
    }

    private static func range(_ lines: Range<Int>) -> String {
        // A hunk without lines of a text names the line before it.
        "\(lines.isEmpty ? lines.lowerBound : lines.lowerBound + 1),\(lines.count)"
    }

    /// A name as a header can hold it: in quotes with C escapes when it has control characters, quotes or backslashes.
    /// A tab ends a name with spaces, which could be taken for the begin of a date.
    private static func quoted(_ name: String) -> String {
        guard name.utf8.contains(where: { $0 < 0x20 || $0 == 0x7F || $0 == 0x22 || $0 == 0x5C }) else {
            return name.utf8.contains(0x20) ? name + "\t" : name
        }
        var result = "\""
        for scalar in name.unicodeScalars {
            switch scalar {
            case "\"", "\\": result += "\\\(scalar)"
            case _ where scalar.value < 0x20 || scalar.value == 0x7F:
                let digits = String(scalar.value, radix: 8)
                result += "\\" + String(repeating: "0", count: 3 - digits.utf8.count) + digits
            default: result.unicodeScalars.append(scalar)
            }
        }
        return result + "\""
    }
}
