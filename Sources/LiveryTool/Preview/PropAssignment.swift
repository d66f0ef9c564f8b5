import LiveryCommandLine
import LiveryJSON
import LiverySource
import LiveryStyle
import LiveryTree

/// A prop to try on a node: `#price.tint=red`, `0/2.opacity=0.5`.
///
/// The value is JSON when it reads as JSON, else a text. An `=` in the path has a backslash before it.
struct PropAssignment: Sendable {
    private let text: String
    private let path: PropPath
    private let value: PropValue

    init(parsing text: String) throws(UsageError) {
        let bytes = Array(text.utf8)
        var at = 0
        while at < bytes.count, bytes[at] != UInt8(ascii: "=") { at += bytes[at] == UInt8(ascii: "\\") ? 2 : 1 }
        guard at < bytes.count else {
            throw UsageError("invalid value '\(text)' for '--set'", hint: "it must be PATH.prop=VALUE")
        }
        self.text = text
        do throws(NodePathError) {
            path = try PropPath(parsing: String(decoding: bytes[..<at], as: UTF8.self))
        } catch {
            throw UsageError("invalid value '\(text)' for '--set'", hint: error.message)
        }
        let value = String(decoding: bytes[(at + 1)...], as: UTF8.self)
        let document = JSONDocument(reading: SourceFile(path: "<set>", text: value))
        if document.diagnostics.isEmpty, let root = document.root {
            self.value = PropValue(root)
        } else {
            self.value = .string(value)
        }
    }

    /// Sets the prop, and returns what is wrong with its value.
    func apply(to styled: inout StyledTree) throws(UsageError) -> [Diagnostic] {
        let node: NodeID
        do throws(NodePathError) {
            node = try styled.tree.find(path.node)
        } catch {
            throw UsageError("can't set '\(text)'", hint: error.message)
        }
        do throws(TreeEditError) {
            return try styled.setProp(path.prop, of: node, to: value).diagnostics
        } catch {
            // The node is there, so it can only be the name.
            throw UsageError("can't set '\(text)'", hint: "'\(path.prop)' is no prop")
        }
    }
}
