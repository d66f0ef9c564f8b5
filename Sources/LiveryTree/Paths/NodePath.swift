/// The way to a node, as text: `0/2/1`, `#title`, `Column/Text[1]`.
///
/// Steps are separated by `/`:
/// - `2`: the third root, or the third child (texts count, fragments are seen through);
/// - `Text` or `Text[1]`: the first root or child of a type, or the second;
/// - `#title`: the node with this id, anywhere below; the first one in text order when several have it.
///
/// A backslash before `/`, `[`, `.`, `#`, a digit or another backslash makes it part of a name: `#a\/b`.
public struct NodePath: Hashable, Sendable, CustomStringConvertible {
    /// One step of a path.
    public enum Step: Hashable, Sendable {
        /// A position among all children, from 0.
        case index(Int)
        /// A type, and a position among the children of that type, from 0.
        case type(String, Int)
        /// A server id.
        case id(String)
    }

    /// The steps from the roots down.
    public var steps: [Step]

    /// Makes a path of its steps.
    public init(_ steps: [Step]) { self.steps = steps }

    /// The path of positions from the roots down.
    public init(indices: [Int]) { steps = indices.map(Step.index) }

    /// Reads the text of a path.
    ///
    /// - Throws: Where the text isn't a path, with what was expected there.
    public init(parsing text: String) throws(NodePathError) {
        var parser = NodePathParser(text)
        steps = try parser.path()
    }

    /// The text that reads back as this path.
    public var description: String { steps.map(\.description).joined(separator: "/") }
}

extension NodePath.Step: CustomStringConvertible {
    public var description: String {
        switch self {
        case .index(let index): String(index)
        case .type(let name, 0): Self.escaped(name, isType: true)
        case .type(let name, let index): "\(Self.escaped(name, isType: true))[\(index)]"
        case .id(let id): "#\(Self.escaped(id, isType: false))"
        }
    }

    private static func escaped(_ name: String, isType: Bool) -> String {
        var result = ""
        for (position, character) in name.unicodeScalars.enumerated() {
            let isFirstOfType = isType && position == 0 && (character == "#" || ("0"..."9").contains(character))
            if isFirstOfType || "/[.\\".unicodeScalars.contains(character) { result += "\\" }
            result.unicodeScalars.append(character)
        }
        return result
    }
}

/// Why a text isn't a path, or why a path leads to no node of a tree.
public struct NodePathError: Error, Hashable, Sendable, CustomStringConvertible {
    /// What is wrong and what to do: lower case, no full stop.
    public let message: String
    /// The offset in the path's text, in UTF-8 bytes, of the step that is wrong.
    public let offset: Int

    public var description: String { message }
}

/// Reads the text of a path.
private struct NodePathParser {
    private let text: [UInt8]
    private var at = 0

    init(_ text: String) { self.text = Array(text.utf8) }

    mutating func path() throws(NodePathError) -> [NodePath.Step] {
        guard !text.isEmpty else { throw error("the path is empty; write a position such as '0', '#id' or a type") }
        var steps: [NodePath.Step] = []
        while true {
            steps.append(try step())
            guard at < text.count else { return steps }
            at += 1  // A step ends only at the end of the text or at a slash.
        }
    }

    private mutating func step() throws(NodePathError) -> NodePath.Step {
        guard at < text.count, text[at] != UInt8(ascii: "/") else {
            throw error("expected a position, '#id' or a type")
        }
        if text[at] == UInt8(ascii: "#") {
            at += 1
            let name = try name(isType: false)
            guard !name.isEmpty else { throw error("expected an id after '#'") }
            return .id(name)
        }
        if text[at].isDigit { return .index(try number(endingAt: nil)) }
        let name = try name(isType: true)
        guard at < text.count, text[at] == UInt8(ascii: "[") else {
            guard !name.isEmpty else { throw error("expected a position, '#id' or a type") }
            return .type(name, 0)
        }
        at += 1
        let index = try number(endingAt: UInt8(ascii: "]"))
        guard !name.isEmpty else { throw error("expected a type before '['") }
        return .type(name, index)
    }

    private mutating func name(isType: Bool) throws(NodePathError) -> String {
        var name: [UInt8] = []
        while at < text.count, text[at] != UInt8(ascii: "/"), !(isType && text[at] == UInt8(ascii: "[")) {
            if text[at] == UInt8(ascii: "\\") {
                at += 1
                guard at < text.count else { throw error("expected a character after '\\'") }
            }
            name.append(text[at])
            at += 1
        }
        return String(decoding: name, as: UTF8.self)
    }

    private mutating func number(endingAt close: UInt8?) throws(NodePathError) -> Int {
        let start = at
        while at < text.count, text[at].isDigit { at += 1 }
        guard at > start, let number = Int(String(decoding: text[start..<at], as: UTF8.self)) else {
            throw NodePathError(message: "expected a position from 0", offset: start)
        }
        if let close {
            guard at < text.count, text[at] == close else { throw error("expected ']'") }
            at += 1
        }
        guard at == text.count || text[at] == UInt8(ascii: "/") else { throw error("expected '/' or the end") }
        return number
    }

    private func error(_ message: String) -> NodePathError { NodePathError(message: message, offset: at) }
}

extension UInt8 {
    fileprivate var isDigit: Bool { self &- UInt8(ascii: "0") < 10 }
}
