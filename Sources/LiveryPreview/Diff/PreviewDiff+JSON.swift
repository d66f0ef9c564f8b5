import LiveryJSON
import LiverySource
import LiveryStyle

extension PreviewDiff {
    /// Writes the difference as JSON; `Documentation/preview-json.md` describes every member.
    ///
    /// - Parameter diagnostics: What else is wrong, such as with the edit; it comes last.
    public func write(diagnostics: [Diagnostic] = [], to writer: inout JSONWriter) {
        var old = NodeJSON(before)
        var new = NodeJSON(after)
        writer.beginObject()
        writer.member("version", JSONPreview.version)
        writer.member("kind", "diff")
        writer.key("nodes")
        writer.beginArray()
        for node in nodes {
            writer.beginObject()
            if node.isInAfter {
                new.writeIdentity(of: after.tree[node.id], path: node.path, to: &writer)
            } else {
                old.writeIdentity(of: before.tree[node.id], path: node.path, to: &writer)
            }
            writer.key("changes")
            writer.beginArray()
            for change in node.changes {
                writer.beginObject()
                writer.member("change", change.name)
                if let modifier = change.old {
                    writer.key("before")
                    old.write(modifier, on: before.tree[node.id], to: &writer)
                }
                if let modifier = change.new {
                    writer.key("after")
                    new.write(modifier, on: after.tree[node.id], to: &writer)
                }
                writer.endObject()
            }
            writer.endArray()
            writer.endObject()
        }
        writer.endArray()
        new.write(after.allDiagnostics + diagnostics, as: "diagnostics", to: &writer)
        writer.endObject()
    }

    /// The JSON of the difference, on many lines or on one, with a line break at its end.
    public func json(diagnostics: [Diagnostic] = [], isIndented: Bool = true) -> String {
        var writer = JSONWriter(isIndented ? .pretty : .compact)
        write(diagnostics: diagnostics, to: &writer)
        return writer.text + "\n"
    }
}

extension PreviewDiff.Change {
    fileprivate var name: String {
        switch self {
        case .removed: "removed"
        case .added: "added"
        case .changed: "changed"
        }
    }

    fileprivate var old: ResolvedModifier? {
        switch self {
        case .removed(let modifier), .changed(let modifier, _): modifier
        case .added: nil
        }
    }

    fileprivate var new: ResolvedModifier? {
        switch self {
        case .added(let modifier), .changed(_, let modifier): modifier
        case .removed: nil
        }
    }
}
