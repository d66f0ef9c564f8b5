import LiverySource
import LiverySyntax

/// An element has the same class twice.
///
/// Nothing is merged: the modifiers of the class apply twice, so that padding, for one, adds up. Remove one of the two, or
/// give the doubled look a class of its own.
///
/// Wrong:
///
/// ```tree
/// {"type": "Text", "class": "card title card"}
/// ```
///
/// Right:
///
/// ```tree
/// {"type": "Text", "class": "card title"}
/// ```
enum RepeatedClass: ProjectCheck {
    static let rule = LintRule("repeated-class", .warning, .structure, fixes: .unsafe)

    static func check(_ project: LintProject, _ findings: inout [Diagnostic]) {
        for mention in project.usage.classes where mention.isRepeated {
            let file = mention.location.file
            findings.append(
                finding(
                    "the element has the class '\(mention.name)' already, and its modifiers apply twice; remove one",
                    in: file, at: mention.location.range,
                    fixIts: [
                        FixIt(
                            "remove this class",
                            edits: [.deletion(of: mention.location.range.withSpaceBefore(in: file))],
                            isSafe: false)
                    ]))
        }
    }
}

extension SourceRange {
    /// The range with the spaces that precede it.
    fileprivate func withSpaceBefore(in file: SourceFile) -> SourceRange {
        var start = Int(lowerBound)
        while start > 0, file.bytes[start - 1] == 0x20 { start -= 1 }
        return SourceRange(start, Int(upperBound))
    }
}
