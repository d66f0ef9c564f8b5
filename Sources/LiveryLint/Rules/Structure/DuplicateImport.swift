import LiverySource
import LiverySyntax

/// A sheet imports another one twice.
///
/// The second import does nothing, since a sheet counts once, where it is imported first.
///
/// Wrong:
///
/// ```sheet
/// @import "base.sheet"
/// @import "base.sheet"
/// ```
///
/// ```import base.sheet
/// "card" do
///   padding(8)
/// end
/// ```
///
/// Right:
///
/// ```sheet
/// @import "base.sheet"
/// ```
///
/// ```import base.sheet
/// "card" do
///   padding(8)
/// end
/// ```
enum DuplicateImport: SheetCheck {
    static let rule = LintRule("duplicate-import", .warning, .structure, fixes: .safe)

    static func check(_ sheet: LoweredSheet, _ findings: inout [Diagnostic]) {
        guard sheet.outline.imports.count > 1 else { return }
        var first: [String: SourceRange] = [:]
        for node in sheet.outline.tree.root.children where node.kind == .importDirective && !node.isErroneous {
            for path in node.children where path.kind == .string {
                guard let earlier = first[path.stringText] else {
                    first[path.stringText] = path.range
                    continue
                }
                let isAlone = node.children.filter { $0.kind == .string }.count == 1
                findings.append(
                    finding(
                        "\(path.text) is imported already; the second import does nothing", in: sheet.file,
                        at: path.range,
                        notes: [.init("the first is here", at: SourceLocation(file: sheet.file, range: earlier))],
                        fixIts: isAlone
                            ? [
                                FixIt(
                                    "remove this import", edits: [.deletion(of: node.range.wholeLines(in: sheet.file))],
                                    isSafe: true)
                            ]
                            : []))
            }
        }
    }
}
