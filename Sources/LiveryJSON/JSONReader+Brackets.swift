import LiverySource

extension JSONReader {
    /// Goes on at a closing bracket that isn't the innermost container's.
    ///
    /// When a container of its kind is open further out, those inside it lack their brackets; otherwise the bracket is
    /// the wrong one. It is also taken for the wrong one when it would end the root with text still to come.
    mutating func recoverMismatchedBracket(_ at: Int) -> Step {
        let found = bytes[at]
        let closesObject = found == UInt8(ascii: "}")
        let enclosing = closesObject ? tape.openObjects : tape.depth - tape.openObjects
        let isRootKind =
            tape.depth > 0 && tape.entries[0].tag == (closesObject ? JSONEntry.objectTag : JSONEntry.arrayTag)
        let endsRoot = enclosing == 1 && isRootKind
        if enclosing > 0, !endsRoot || input.afterWhitespace(at + 1) == end {
            let place = input.beforeWhitespace(at)
            let opening = tape.entries[tape.frame.entry].start
            var missing = ""
            while tape.depth > 0, tape.frame.isObject != closesObject {
                missing += tape.frame.isObject ? "}" : "]"
                close(at: place)
            }
            report.add(
                SourceRange(at, at + 1), "expected \(listed(missing)) before '\(UnicodeScalar(found))'",
                fixIts: [.inserting(missing, at: UInt32(place), isSafe: false)],
                notes: [openingNote(Int(opening))])
            return Step(at: at, state: .afterValue)
        }
        let expected = tape.frame.isObject ? "}" : "]"
        let range = SourceRange(at, at + 1)
        report.add(
            range, "expected '\(expected)' but found '\(UnicodeScalar(found))'",
            fixIts: [.replacing(range, with: expected, isSafe: false)],
            notes: [openingNote(Int(tape.entries[tape.frame.entry].start))])
        close(at: at + 1)
        return Step(at: at + 1, state: .afterValue)
    }

    /// Closes everything at the end of the text. One diagnostic covers all brackets that are missing.
    ///
    /// - Parameter isComplete: Whether closing brackets are all that is missing.
    mutating func recoverEndOfText(isComplete: Bool) -> Step {
        guard tape.depth > 0 else { return Step(at: end, state: .finished) }
        let place = input.beforeWhitespace(end)
        let opening = tape.entries[tape.frame.entry].start
        var missing = ""
        while tape.depth > 0 {
            missing += tape.frame.isObject ? "}" : "]"
            close(at: place)
        }
        report.add(
            SourceRange(place, place), "the text ends without \(listed(missing))",
            fixIts: isComplete ? [.inserting(missing, at: UInt32(place), isSafe: false)] : [],
            notes: [openingNote(Int(opening))])
        return Step(at: end, state: .finished)
    }

    private func openingNote(_ offset: Int) -> Diagnostic.Note {
        Diagnostic.Note(
            "opened here", at: SourceLocation(file: report.file, range: SourceRange(offset, offset + 1)))
    }

    /// Brackets in quotes, or their number when they are many.
    private func listed(_ brackets: String) -> String {
        brackets.utf8.count <= 8 ? "'\(brackets)'" : "\(brackets.utf8.count) closing brackets"
    }

    /// Passes over a container at `start` that is nested too deeply.
    mutating func recoverExcessiveDepth(_ start: Int) -> Step {
        report.add(
            SourceRange(start, start + 1), "nested more than \(maximumDepth) deep; what is inside is not read",
            rule: JSONRule.limit)
        var at = start
        var depth = 0
        while at < end {
            switch bytes[at] {
            case UInt8(ascii: "["), UInt8(ascii: "{"): depth += 1
            case UInt8(ascii: "]"), UInt8(ascii: "}"): depth -= 1
            case UInt8(ascii: "\""):
                at += 1
                while at < end, bytes[at] != UInt8(ascii: "\""), bytes[at] != 0x0A {
                    at += bytes[at] == UInt8(ascii: "\\") ? 2 : 1
                }
            default: break
            }
            at += 1
            if depth == 0 { break }
        }
        at = min(at, end)
        tape.addValue(
            JSONEntry.invalidTag, from: start, to: depth == 0 ? at : max(start + 1, input.beforeWhitespace(at)))
        return Step(at: at, state: .afterValue)
    }

    /// Reports what follows the root, without reading it.
    mutating func recoverTrailingText(_ at: Int) -> Step {
        guard at < end else { return Step(at: end, state: .finished) }
        let range = SourceRange(at, max(at + 1, input.beforeWhitespace(end)))
        report.add(
            range, "unexpected text after the document's value",
            fixIts: [.replacing(range, with: "", isSafe: false)])
        return Step(at: end, state: .finished)
    }

    /// Reports and passes over a comment at `start`, and gives the offset after it; nil when there is none.
    mutating func afterComment(_ start: Int) -> Int? {
        var at = start
        switch bytes[start] {
        case UInt8(ascii: "#"):
            at = input.lineEnd(start)
        case UInt8(ascii: "/") where start + 1 < end && bytes[start + 1] == UInt8(ascii: "/"):
            at = input.lineEnd(start)
        case UInt8(ascii: "/") where start + 1 < end && bytes[start + 1] == UInt8(ascii: "*"):
            at = start + 2
            while at < end, !(bytes[at - 1] == UInt8(ascii: "*") && bytes[at] == UInt8(ascii: "/") && at > start + 2) {
                at += 1
            }
            at = min(at + 1, end)
        default:
            return nil
        }
        let range = SourceRange(start, at)
        report.add(
            range, "JSON has no comments", fixIts: [.replacing(range, with: "", isSafe: false)])
        return at
    }
}
