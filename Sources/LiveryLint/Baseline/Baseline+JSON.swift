import LiveryJSON
import LiverySource

extension Baseline {
    /// The version of the form that is written and read.
    public static let version = 1

    /// The baseline as JSON, which is the same for the same findings, one line for each member.
    ///
    ///     {"version": 1, "files": {"card.sheet": [
    ///       {"rule": "unknown-modifier", "message": "…", "fingerprint": "0f3c…", "count": 1}]}}
    public var json: [UInt8] {
        var writer = JSONWriter(.pretty)
        writer.beginObject()
        writer.member("version", Self.version)
        writer.key("files")
        writer.beginObject()
        var path: String?
        for entry in entries {
            if entry.path != path {
                if path != nil { writer.endArray() }
                writer.key(entry.path)
                writer.beginArray()
                path = entry.path
            }
            writer.beginObject()
            writer.member("rule", entry.rule)
            writer.member("message", entry.message)
            writer.member("fingerprint", entry.fingerprint)
            writer.member("count", entry.count)
            writer.endObject()
        }
        if path != nil { writer.endArray() }
        writer.endObject()
        writer.endObject()
        return writer.bytes + [0x0A]
    }

    /// Reads a baseline. What is wrong is told, and every entry that is right counts.
    ///
    /// - Parameter file: The text; its path tells what paths are relative to.
    public static func reading(_ file: SourceFile) -> (baseline: Baseline, diagnostics: [Diagnostic]) {
        let document = JSONDocument(reading: file)
        var reader = BaselineReader(diagnostics: document.diagnostics)
        if let root = document.root { reader.read(root) }
        return (Baseline(reader.entries, folder: folder(ofFileAt: file.path)), reader.diagnostics)
    }
}

/// Collects the entries of a baseline's JSON.
private struct BaselineReader {
    /// The most findings of one file.
    static let maximumFindings = 100

    private(set) var entries: [Baseline.Entry] = []
    private(set) var diagnostics: [Diagnostic]

    init(diagnostics: [Diagnostic]) {
        self.diagnostics = diagnostics
    }

    mutating func read(_ root: JSONValue) {
        guard check(root, .object, "a baseline is an object with 'version' and 'files'") else { return }
        guard let version = root["version"], version.integer == Baseline.version else {
            let place = root["version"]?.location ?? root.location
            return report(
                "a baseline has the version \(Baseline.version); write it anew with --write-baseline", at: place)
        }
        guard let files = root["files"] else {
            return report("a baseline has 'files', an object of paths", at: root.location)
        }
        guard check(files, .object, "'files' has to be an object of paths") else { return }
        for file in files.members {
            guard check(file.value, .array, "a path of a baseline has a list of entries") else { continue }
            let path = FileSystem.normalized(file.key)
            for entry in file.value.elements { read(entry, path: path) }
        }
    }

    private mutating func read(_ entry: JSONValue, path: String) {
        guard check(entry, .object, "an entry of a baseline is an object with 'rule', 'fingerprint' and 'count'") else {
            return
        }
        guard let rule = entry["rule"]?.string, let fingerprint = entry["fingerprint"]?.string else {
            return report("an entry of a baseline has the texts 'rule' and 'fingerprint'", at: entry.location)
        }
        let count = entry["count"]
        guard let number = count.map({ $0.integer }) ?? 1, number > 0 else {
            return report("'count' has to be a whole number above 0", at: count?.location ?? entry.location)
        }
        entries.append(
            Baseline.Entry(
                path: path, rule: rule, message: entry["message"]?.string ?? "", fingerprint: fingerprint, count: number
            ))
    }

    /// Whether a value is what it has to be; what is invalid has been told of.
    private mutating func check(_ value: JSONValue, _ kind: JSONKind, _ message: String) -> Bool {
        if value.kind == kind { return true }
        if value.kind != .invalid { report(message, at: value.location) }
        return false
    }

    private mutating func report(_ message: String, at location: SourceLocation) {
        guard diagnostics.count < Self.maximumFindings else { return }
        diagnostics.append(Diagnostic(rule: ConfigurationRule.invalid, message: message, at: location))
    }
}
