import LiverySource

/// A comment that leaves findings out, or ends that: `# livery:disable-next unknown-class sent by the shop`.
///
/// After the colon stand a word that says where, the names of rules parted by commas, or `all`, and a reason in free text.
/// The comment may be any that the file's language has: `#`, `//`, `/*`, `%`, `<!--`, `<%#` or `<%!--`.
struct SuppressionComment: Sendable {
    /// Where findings are left out.
    enum Scope: String, CaseIterable, Sendable {
        /// On the next line that isn't such a comment itself.
        case next = "disable-next"
        /// On the line of the comment.
        case line = "disable-line"
        /// From the comment to `enable`, or to the end.
        case range = "disable"
        /// In the whole file.
        case file = "disable-file"
        /// Ends `disable`.
        case end = "enable"
    }

    struct Name: Sendable {
        let text: String
        let range: SourceRange
    }

    /// Nil when the word is none of the scopes.
    let scope: Scope?
    /// The word after the colon.
    let word: Name
    let rules: [Name]
    let hasReason: Bool
    /// The comment from its opening to its end.
    let range: SourceRange
    /// The number of its line, from 1.
    let line: Int

    /// All such comments of a file, in text order. Linear in its size.
    static func all(in file: SourceFile, lines: @autoclosure () -> LineIndex) -> [SuppressionComment] {
        var result: [SuppressionComment] = []
        var index: LineIndex?
        file.bytes.withUnsafeBufferPointer { bytes in
            var offset = 0
            while let marker = find(bytes, from: offset) {
                offset = marker + Self.marker.count
                guard let start = commentStart(bytes, before: marker) else { continue }
                let lines = index ?? lines()
                index = lines
                let end = commentEnd(bytes, from: offset)
                let line = lines.position(of: UInt32(marker)).line
                let comment = SuppressionComment(
                    file, start: start, text: offset..<end.text, end: end.comment, line: line)
                result.append(comment)
            }
        }
        return result
    }

    private static let marker = Array("livery:".utf8)

    /// The next place of the marker. Colons are rarer than letters, so they are looked for.
    private static func find(_ bytes: UnsafeBufferPointer<UInt8>, from start: Int) -> Int? {
        var offset = start
        while offset < bytes.count {
            if bytes[offset] == UInt8(ascii: ":"), offset >= 6, bytes[offset - 1] == UInt8(ascii: "y"),
                bytes[(offset - 6)...offset].elementsEqual(marker)
            {
                return offset - 6
            }
            offset += 1
        }
        return nil
    }

    /// Where the comment begins in which the marker stands first; nil when it stands in no comment.
    private static func commentStart(_ bytes: UnsafeBufferPointer<UInt8>, before marker: Int) -> Int? {
        var end = marker
        while end > 0, bytes[end - 1] == 0x20 || bytes[end - 1] == 0x09 { end -= 1 }
        for opening in ["<%!--", "<!--", "<%#", "//", "/*", "#", "%"] {
            let start = end - opening.utf8.count
            if start >= 0, bytes[start..<end].elementsEqual(opening.utf8) { return start }
        }
        return nil
    }

    /// Where the text of a comment ends, and where the comment does.
    private static func commentEnd(_ bytes: UnsafeBufferPointer<UInt8>, from start: Int) -> (text: Int, comment: Int) {
        var end = start
        while end < bytes.count, bytes[end] != 0x0A {
            for closing in ["*/", "--%>", "-->", "%>"]
            where bytes[end...].prefix(closing.utf8.count).elementsEqual(closing.utf8) {
                return (end, end + closing.utf8.count)
            }
            end += 1
        }
        if end > start, bytes[end - 1] == 0x0D { end -= 1 }
        return (end, end)
    }

    private init(_ file: SourceFile, start: Int, text: Range<Int>, end: Int, line: Int) {
        var words: [Name] = []
        var offset = text.lowerBound
        while offset < text.upperBound {
            let first = offset
            while offset < text.upperBound, file.bytes[offset] != 0x20, file.bytes[offset] != 0x09 { offset += 1 }
            if offset > first {
                let range = SourceRange(first, offset)
                words.append(Name(text: file.text(in: range), range: range))
            }
            offset += 1
        }
        let word = words.first ?? Name(text: "", range: SourceRange(text.lowerBound, text.lowerBound))
        var rules: [Name] = []
        var rest = words.dropFirst()
        while let next = rest.popFirst() {
            rules += Self.names(in: next, of: file)
            if !next.text.hasSuffix(","), rest.first?.text.hasPrefix(",") != true { break }
        }
        self.word = word
        scope = Scope(rawValue: word.text)
        self.rules = rules
        hasReason = rest.contains { $0.text.contains(where: \.isLetter) }
        range = SourceRange(start, end)
        self.line = line
    }

    /// The names in a word, parted by commas.
    private static func names(in word: Name, of file: SourceFile) -> [Name] {
        var result: [Name] = []
        var start = Int(word.range.lowerBound)
        // Places are those of bytes: a text of bytes that aren't UTF-8 has another length.
        for piece in file.bytes[word.range.offsets].split(
            separator: UInt8(ascii: ","), omittingEmptySubsequences: false)
        {
            let range = SourceRange(start, start + piece.count)
            if !piece.isEmpty { result.append(Name(text: file.text(in: range), range: range)) }
            start += piece.count + 1
        }
        return result
    }
}
