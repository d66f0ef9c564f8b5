import LiverySource

/// Lays a stylesheet out in the one canonical way, without changing what it means.
///
/// Rules are separated by one empty line, modifiers stand on lines of their own indented by two spaces, arguments are
/// separated by a comma and a space, and a call wider than ``width`` has its arguments on lines of their own. Comments
/// stay where they are; a modifier with a comment inside is left as it is written. Formatting twice gives the same as
/// formatting once.
public struct Formatter {
    /// The width that a call is broken at, in characters.
    public var width = 100

    public init() {}

    /// The formatted text; nil when the text has mistakes, which the tree's diagnostics tell.
    public func format(_ tree: SyntaxTree) -> String? {
        guard !tree.diagnostics.containsError else { return nil }
        var printer = Printer(tree: tree, width: width)
        printer.printTopLevel()
        return printer.output
    }
}

/// Writes one tree.
private struct Printer {
    let tree: SyntaxTree
    let width: Int
    var output = ""
    /// Where in the source everything before is written.
    private var offset: Int

    init(tree: SyntaxTree, width: Int) {
        self.tree = tree
        self.width = width
        offset = Int(tree.root.range.lowerBound)
        if tree.file.bytes.starts(with: [0xEF, 0xBB, 0xBF]), offset == 0 { offset = 3 }
    }

    mutating func printTopLevel() {
        let isBody = tree.root.kind == .body
        var previous: SyntaxKind?
        for child in tree.root.children {
            let gap = comments(upTo: Int(child.range.lowerBound))
            let isSeparated = previous != nil && (child.kind == .rule || previous == .rule || gap.startsWithEmptyLine)
            printComments(gap, indentation: 0, isSeparated: isSeparated)
            switch child.kind {
            case .rule: printRule(child)
            case .modifier: printModifier(child, indentation: 0)
            default: printDirective(child)
            }
            previous = child.kind
        }
        let rest = comments(upTo: Int(tree.root.range.upperBound))
        printComments(
            rest, indentation: 0, isSeparated: previous != nil && (!isBody || rest.startsWithEmptyLine), isLast: true)
    }

    // MARK: Rules and directives

    private mutating func printDirective(_ node: SyntaxNode) {
        if hasComment(node) {
            write(node.text)
        } else {
            switch node.kind {
            case .importDirective: write("@import \(node.children.first.map(\.text) ?? "")")
            case .safeListDirective: write("@safe_list " + node.children.map(\.text).joined(separator: " "))
            default:
                let value = node.children.first.map { expression($0) } ?? ""
                write("@token \(node.name) = \(value)")
            }
        }
        finishLine(node)
    }

    private mutating func printRule(_ node: SyntaxNode) {
        var header = ""
        var options = ""
        var headerEnd = node.range.lowerBound
        for child in node.children where child.kind != .modifier {
            switch child.kind {
            case .ruleOption:
                options += ", \(child.name): \(child.children.first.map { expression($0) } ?? "")"
            default:
                header += (header.isEmpty ? "" : " <> ") + child.text
            }
            headerEnd = max(headerEnd, child.range.upperBound)
        }
        // A comment inside the header is kept with the text around it.
        let opening = doOffset(after: Int(headerEnd))
        if Printer.hasComment(tree, SourceRange(Int(node.range.lowerBound), opening)) {
            write(tree.file.text(in: SourceRange(Int(node.range.lowerBound), opening + 2)))
        } else {
            write(header + options + " do")
        }
        offset = opening + 2
        printTrailingComment()
        newline()
        var isFirst = true
        for modifier in node.children where modifier.kind == .modifier {
            let gap = comments(upTo: Int(modifier.range.lowerBound))
            printComments(gap, indentation: 2, isSeparated: !isFirst && gap.startsWithEmptyLine)
            printModifier(modifier, indentation: 2)
            isFirst = false
        }
        let end = Int(node.range.upperBound) - 3
        printComments(comments(upTo: end), indentation: 2, isSeparated: false, isLast: true)
        write("end")
        finishLine(node)
    }

    /// Where the `do` of a rule is.
    private func doOffset(after start: Int) -> Int {
        tree.file.bytes.withUnsafeBufferPointer { bytes in
            guard let base = bytes.baseAddress else { return start }
            var lexer = Lexer(base, start..<bytes.count)
            lexer.skipTrivia()
            return lexer.offset
        }
    }

    private mutating func printModifier(_ node: SyntaxNode, indentation: Int) {
        output += String(repeating: " ", count: indentation)
        if hasComment(node) {
            write(node.text)
        } else {
            let line = call(node)
            let isWide = indentation + line.count > width && !line.contains("\n") && !node.children.isEmpty
            write(isWide ? brokenCall(node, indentation: indentation) : line)
        }
        finishLine(node)
    }

    /// Moves past a node, and keeps a comment that follows it on its line.
    private mutating func finishLine(_ node: SyntaxNode) {
        offset = Int(node.range.upperBound)
        printTrailingComment()
        newline()
    }

    private mutating func write(_ text: String) { output += text }
    private mutating func newline() { output += "\n" }

    // MARK: Comments

    /// The comments of a gap, each with whether an empty line stands before it.
    private struct Gap {
        var comments: [(text: String, isAfterEmptyLine: Bool)] = []
        /// Whether an empty line stands before what follows the gap.
        var endsWithEmptyLine = false
        var startsWithEmptyLine: Bool { comments.first?.isAfterEmptyLine ?? endsWithEmptyLine }
    }

    private mutating func comments(upTo end: Int) -> Gap {
        var gap = Gap()
        var lineBreaks = 0
        let bytes = tree.file.bytes
        while offset < end {
            let byte = bytes[offset]
            if byte == 0x0A {
                lineBreaks += 1
                offset += 1
            } else if byte == UInt8(ascii: "#") || byte == UInt8(ascii: "/") {
                let start = offset
                offset = Printer.commentEnd(bytes, offset, end)
                gap.comments.append((trimmed(start, offset), lineBreaks > 1))
                lineBreaks = 0
            } else {
                offset += 1
            }
        }
        gap.endsWithEmptyLine = lineBreaks > 1
        return gap
    }

    private mutating func printComments(_ gap: Gap, indentation: Int, isSeparated: Bool, isLast: Bool = false) {
        for (index, comment) in gap.comments.enumerated() {
            if index == 0 ? isSeparated : comment.isAfterEmptyLine { newline() }
            output += String(repeating: " ", count: indentation) + comment.text + "\n"
        }
        if isLast { return }
        if gap.comments.isEmpty ? isSeparated : gap.endsWithEmptyLine { newline() }
    }

    /// Keeps a comment on the line that it follows something on. A `;` on the way is dropped: the line break says as much.
    private mutating func printTrailingComment() {
        let bytes = tree.file.bytes
        let end = Int(tree.root.range.upperBound)
        var position = offset
        while position < end, bytes[position] == 0x20 || bytes[position] == 0x09 || bytes[position] == UInt8(ascii: ";")
        {
            position += 1
        }
        guard position < end else { return }
        let isLineComment =
            bytes[position] == UInt8(ascii: "#")
            || bytes[position] == UInt8(ascii: "/") && position + 1 < end && bytes[position + 1] == UInt8(ascii: "/")
        let isBlockComment =
            bytes[position] == UInt8(ascii: "/") && position + 1 < end && bytes[position + 1] == UInt8(ascii: "*")
        guard isLineComment || isBlockComment else { return }
        let commentEnd = Printer.commentEnd(bytes, position, end)
        var after = commentEnd
        while after < end, bytes[after] == 0x20 || bytes[after] == 0x09 { after += 1 }
        let isAlone = after >= end || bytes[after] == 0x0A || bytes[after] == 0x0D
        guard isLineComment || isAlone else { return }
        output += "  " + trimmed(position, commentEnd)
        offset = commentEnd
    }

    private static func commentEnd(_ bytes: [UInt8], _ start: Int, _ end: Int) -> Int {
        bytes.withUnsafeBufferPointer { bytes in
            guard let base = bytes.baseAddress else { return end }
            var lexer = Lexer(base, start..<end)
            if lexer.byte == UInt8(ascii: "#") || lexer.byte(after: 1) == UInt8(ascii: "/") {
                lexer.skipLine()
                return lexer.offset
            }
            return lexer.blockCommentEnd()
        }
    }

    private func trimmed(_ start: Int, _ end: Int) -> String {
        var end = end
        while end > start, Lexer.isSpace(tree.file.bytes[end - 1]) { end -= 1 }
        return tree.file.text(in: SourceRange(start, end))
    }

    private func hasComment(_ node: SyntaxNode) -> Bool { Printer.hasComment(tree, node.range) }

    /// Whether a comment stands in a range, outside of strings.
    private static func hasComment(_ tree: SyntaxTree, _ range: SourceRange) -> Bool {
        tree.file.bytes.withUnsafeBufferPointer { bytes in
            guard let base = bytes.baseAddress else { return false }
            var lexer = Lexer(base, range.offsets)
            while !lexer.isAtEnd {
                switch lexer.byte {
                case UInt8(ascii: "\""): lexer.offset = max(lexer.scanString().offset, lexer.offset + 1)
                case UInt8(ascii: "#"): return true
                case UInt8(ascii: "/"):
                    if lexer.byte(after: 1) == UInt8(ascii: "/") || lexer.byte(after: 1) == UInt8(ascii: "*") {
                        return true
                    }
                    lexer.offset += 1
                default: lexer.offset += 1
                }
            }
            return false
        }
    }

    // MARK: Expressions

    private func call(_ node: SyntaxNode) -> String {
        node.name + "(" + arguments(node).joined(separator: ", ") + ")"
    }

    private func brokenCall(_ node: SyntaxNode, indentation: Int) -> String {
        let indent = String(repeating: " ", count: indentation)
        return node.name + "(\n" + arguments(node).map { "\(indent)  \($0)" }.joined(separator: ",\n") + "\n\(indent))"
    }

    private func arguments(_ node: SyntaxNode, skipping skipped: Int = 0) -> [String] {
        node.children.dropFirst(skipped).map { expression($0) }
    }

    private func name(_ node: SyntaxNode) -> String {
        node.raw.flags.contains(.isEscaped) ? "`\(node.name)`" : node.name
    }

    private func expression(_ node: SyntaxNode) -> String {
        let flags = node.raw.flags
        switch node.kind {
        case .argument: return name(node) + ": " + (node.children.first.map { expression($0) } ?? "")
        case .array: return "[" + arguments(node).joined(separator: ", ") + "]"
        case .dictionary:
            let isTuple = tree.file.bytes[Int(node.range.lowerBound)] == UInt8(ascii: "(")
            let entries = arguments(node)
            if isTuple { return "(" + entries.joined(separator: ", ") + ")" }
            return entries.isEmpty ? "[:]" : "[" + entries.joined(separator: ", ") + "]"
        case .parenthesized: return "(" + arguments(node).joined() + ")"
        case .implicitMember: return "." + member(node)
        case .memberChain:
            let links = node.children.map { $0.kind == .member ? "." + member($0) : expression($0) }
            return links.joined()
        case .call, .attribute, .event, .gestureState: return call(node)
        case .range:
            let symbol = flags.contains(.isHalfOpen) ? "..<" : "..."
            let bounds = arguments(node)
            // Between members the operator needs room, as in `.small ... .large`.
            let isMember = bounds.count == 2 && bounds[1].hasPrefix(".")
            if bounds.count == 2 { return bounds.joined(separator: isMember ? " \(symbol) " : symbol) }
            return flags.contains(.hasLowerBound) ? bounds.joined() + symbol : symbol + bounds.joined()
        case .interpolation: return flags.contains(.isOlderSpelling) ? node.text : "{\(node.name)}"
        default: return node.text
        }
    }

    private func member(_ node: SyntaxNode) -> String {
        let isInterpolated = node.raw.flags.contains(.isInterpolated)
        let name = isInterpolated ? node.children.first.map { expression($0) } ?? "" : name(node)
        guard node.hasArguments else { return name }
        return name + "(" + arguments(node, skipping: isInterpolated ? 1 : 0).joined(separator: ", ") + ")"
    }
}
