import LiverySource

extension JSONWriter {
    /// Writes a diagnostic: the one JSON form of all commands and reporters.
    ///
    ///     {"rule": "unknown-modifier", "severity": "error", "message": "…",
    ///      "path": "card.sheet", "line": 3, "column": 5, "endLine": 3, "endColumn": 11, "offset": 31, "endOffset": 37,
    ///      "highlights": [{"line": …}], "notes": [{"message": "…"}], "fixIts": [{"message": "…", "isSafe": true, "edits": […]}]}
    ///
    /// Lines and columns count from 1, columns in UTF-8 bytes; offsets count bytes from 0, and ends are exclusive.
    /// `highlights`, `notes` and `fixIts` are always there. A note has the members of a place when it has one.
    public mutating func diagnostic(_ diagnostic: Diagnostic, lines: inout LineIndexes) {
        let index = lines.index(of: diagnostic.file)
        beginObject()
        member("rule", diagnostic.rule)
        member("severity", diagnostic.severity.rawValue)
        member("message", diagnostic.message)
        member("path", diagnostic.file.path)
        rangeMembers(diagnostic.range, in: index)
        key("highlights")
        beginArray()
        for highlight in diagnostic.highlights {
            beginObject()
            rangeMembers(highlight, in: index)
            endObject()
        }
        endArray()
        key("notes")
        beginArray()
        for note in diagnostic.notes {
            beginObject()
            member("message", note.message)
            if let location = note.location { locationMembers(location, lines: &lines) }
            endObject()
        }
        endArray()
        key("fixIts")
        beginArray()
        for fixIt in diagnostic.fixIts { self.fixIt(fixIt, in: index) }
        endArray()
        endObject()
    }

    /// Writes a place as an object: `path`, and its range as in a diagnostic.
    public mutating func location(_ location: SourceLocation, lines: inout LineIndexes) {
        beginObject()
        locationMembers(location, lines: &lines)
        endObject()
    }

    private mutating func locationMembers(_ location: SourceLocation, lines: inout LineIndexes) {
        member("path", location.file.path)
        rangeMembers(location.range, in: lines.index(of: location.file))
    }

    private mutating func rangeMembers(_ range: SourceRange, in index: LineIndex) {
        let start = index.position(of: range.lowerBound)
        let end = index.position(of: range.upperBound)
        member("line", start.line)
        member("column", start.column)
        member("endLine", end.line)
        member("endColumn", end.column)
        member("offset", Int(range.lowerBound))
        member("endOffset", Int(range.upperBound))
    }

    private mutating func fixIt(_ fixIt: FixIt, in index: LineIndex) {
        beginObject()
        member("message", fixIt.message)
        key("isSafe")
        boolean(fixIt.isSafe)
        key("edits")
        beginArray()
        for edit in fixIt.edits {
            beginObject()
            rangeMembers(edit.range, in: index)
            member("replacement", edit.replacement)
            endObject()
        }
        endArray()
        endObject()
    }
}

extension JSONWriter {
    /// Writes a member whose value is a string.
    public mutating func member(_ name: String, _ value: String) {
        key(name)
        string(value)
    }

    /// Writes a member whose value is a whole number.
    public mutating func member(_ name: String, _ value: Int) {
        key(name)
        integer(value)
    }

    /// Writes a member whose value is an array of strings.
    public mutating func member(_ name: String, _ values: [String]) {
        key(name)
        beginArray()
        for value in values { string(value) }
        endArray()
    }
}
