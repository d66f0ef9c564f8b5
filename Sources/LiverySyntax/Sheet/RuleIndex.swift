/// Finds the rule of a class name without trying every rule of a graph.
///
/// Rules without captures are looked up; only those with captures are tried one after the other.
public struct RuleIndex: Sendable {
    private struct Entry: Sendable {
        let sheet: Int
        let rule: SheetRule
    }

    /// The rules that apply, in the order in which they are searched.
    private var entries: [Entry] = []
    /// The first rule of each name.
    private var literals: [String: Int] = [:]
    /// The rules with captures, in order, by the literal that their class names begin with.
    private var patterns: [String: [Int]] = [:]
    /// The lengths of these literals in bytes, ascending.
    private var prefixLengths: [Int] = []

    /// Indexes the rules that apply to a platform, or all rules.
    public init(_ graph: SheetGraph, platform: String? = nil) {
        for (index, sheet) in graph.sheets.enumerated() {
            for rule in sheet.outline.rules where rule.applies(to: platform) {
                if let name = rule.pattern.literal {
                    guard literals[name] == nil else { continue }
                    literals[name] = entries.count
                } else {
                    patterns[rule.pattern.leadingLiteral, default: []].append(entries.count)
                }
                entries.append(Entry(sheet: index, rule: rule))
            }
        }
        prefixLengths = Set(patterns.keys.map(\.utf8.count)).sorted()
    }

    /// The first rule that matches a class name, as ``SheetGraph/match(_:platform:)`` gives it.
    public func match(_ className: String) -> SheetGraph.Match? {
        let literal = literals[className]
        for index in candidates(for: className) {
            if let literal, index > literal { break }
            if let captures = entries[index].rule.pattern.match(className) {
                return SheetGraph.Match(sheet: entries[index].sheet, rule: entries[index].rule, captures: captures)
            }
        }
        return literal.map { SheetGraph.Match(sheet: entries[$0].sheet, rule: entries[$0].rule, captures: [:]) }
    }

    /// The rules with captures that a class name begins like, in order.
    private func candidates(for className: String) -> [Int] {
        var found: [Int] = []
        var listCount = 0
        for length in prefixLengths where length <= className.utf8.count {
            guard let prefix = String(className.utf8.prefix(length)), let list = patterns[prefix] else { continue }
            found += list
            listCount += 1
        }
        return listCount > 1 ? found.sorted() : found
    }
}
