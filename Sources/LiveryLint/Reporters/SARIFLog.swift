import LiveryJSON
import LiverySource

/// A SARIF log as it is written. Section numbers are those of the specification, SARIF 2.1.0 with errata 01.
struct SARIFLog {
    private let report: LintReport
    private var places: SARIFPlaces
    private let rules: SARIFRules

    init(_ report: LintReport) {
        self.report = report
        places = SARIFPlaces(paths: report.paths)
        rules = SARIFRules(besides: report.diagnostics.lazy.map(\.rule))
    }

    mutating func write(toolVersion: String?, isExecutionSuccessful: Bool, to writer: inout JSONWriter) {
        writer.beginObject()
        writer.member("version", "2.1.0")
        writer.member(
            "$schema",
            "https://docs.oasis-open.org/sarif/sarif/v2.1.0/errata01/os/schemas/sarif-schema-2.1.0.json")
        writer.array("runs") { writer in
            writer.beginObject()
            writer.object("tool") { writer in
                writer.object("driver") { writer in
                    writer.member("name", "livery")
                    if let toolVersion { writer.member("version", toolVersion) }
                    rules.write(to: &writer)
                }
            }
            writer.array("invocations") { writer in
                writer.beginObject()
                writer.key("executionSuccessful")
                writer.boolean(isExecutionSuccessful)
                writer.endObject()
            }
            writer.member("columnKind", "utf16CodeUnits")
            // A lone carriage return ends a line too, which SARIF doesn't assume.
            writer.array("newlineSequences") { writer in
                for sequence in ["\r\n", "\n", "\r"] { writer.string(sequence) }
            }
            writer.array("artifacts") { writer in
                for path in report.paths { places.writeArtifact(path, to: &writer) }
            }
            writer.array("results") { writer in
                var ordinals: [Occurrence: Int] = [:]
                for diagnostic in report.diagnostics { result(diagnostic, &ordinals, &writer) }
            }
            writer.endObject()
        }
        writer.endObject()
    }

    /// A fingerprint in a file.
    private struct Occurrence: Hashable {
        var path: String
        var fingerprint: FindingFingerprint
    }

    private mutating func result(
        _ diagnostic: Diagnostic, _ ordinals: inout [Occurrence: Int], _ writer: inout JSONWriter
    ) {
        writer.beginObject()
        writer.member("ruleId", diagnostic.rule)
        if let index = rules.index(of: diagnostic.rule) { writer.member("ruleIndex", index) }
        writer.member("level", diagnostic.severity.rawValue)
        let placeless = diagnostic.notes.filter { $0.location == nil }.map { "note: \($0.message)" }
        writer.message(([diagnostic.message] + placeless).joined(separator: "\n"))
        writer.array("locations") { writer in
            places.writeLocation(diagnostic.location, highlights: diagnostic.highlights, to: &writer)
        }
        let located = diagnostic.notes.compactMap { note in note.location.map { (note.message, $0) } }
        if !located.isEmpty {
            writer.array("relatedLocations") { writer in
                for (id, (message, location)) in located.enumerated() {
                    places.writeLocation(location, id: id, message: message, to: &writer)
                }
            }
        }
        let fingerprint = FindingFingerprint(of: diagnostic, lines: places.lines(of: diagnostic.file))
        let occurrence = Occurrence(path: diagnostic.file.path, fingerprint: fingerprint)
        let ordinal = ordinals[occurrence, default: 0] + 1
        ordinals[occurrence] = ordinal
        writer.object("partialFingerprints") { writer in
            writer.member("liveryFinding/v1", "\(fingerprint.text):\(ordinal)")
        }
        fixes(of: diagnostic, &writer)
        writer.endObject()
    }

    private mutating func fixes(of diagnostic: Diagnostic, _ writer: inout JSONWriter) {
        // The specification wants each fix once, and at least one replacement in it.
        var seen: Set<FixIt> = []
        let fixIts = diagnostic.fixIts.filter { !$0.edits.isEmpty && seen.insert($0).inserted }
        if fixIts.isEmpty { return }
        writer.array("fixes") { writer in
            for fixIt in fixIts {
                writer.beginObject()
                writer.message(fixIt.message, key: "description")
                writer.array("artifactChanges") { writer in
                    writer.beginObject()
                    places.writeArtifactLocation(diagnostic.file.path, to: &writer)
                    writer.array("replacements") { writer in
                        for edit in fixIt.edits { replacement(edit, in: diagnostic.file, &writer) }
                    }
                    writer.endObject()
                }
                writer.object("properties") { writer in
                    writer.key("isSafe")
                    writer.boolean(fixIt.isSafe)
                }
                writer.endObject()
            }
        }
    }

    private mutating func replacement(_ edit: TextEdit, in file: SourceFile, _ writer: inout JSONWriter) {
        writer.beginObject()
        writer.key("deletedRegion")
        places.writeRegion(SourceLocation(file: file, range: edit.range), to: &writer)
        if !edit.replacement.isEmpty {
            writer.object("insertedContent") { writer in writer.member("text", edit.replacement) }
        }
        writer.endObject()
    }
}

extension JSONWriter {
    /// Writes a member that is an object.
    mutating func object(_ name: String, _ members: (inout JSONWriter) -> Void) {
        key(name)
        beginObject()
        members(&self)
        endObject()
    }

    /// Writes a member that is an array.
    mutating func array(_ name: String, _ elements: (inout JSONWriter) -> Void) {
        key(name)
        beginArray()
        elements(&self)
        endArray()
    }

    /// Writes a member that is a message. Braces stand for placeholders in it, and are doubled to stand for themselves (3.11.5).
    mutating func message(_ text: String, key: String = "message") {
        object(key) { writer in
            let doubled =
                text.contains { $0 == "{" || $0 == "}" }
                ? text.unicodeScalars.reduce(into: "") { result, scalar in
                    result.unicodeScalars.append(scalar)
                    if scalar == "{" || scalar == "}" { result.unicodeScalars.append(scalar) }
                } : text
            writer.member("text", doubled)
        }
    }
}
