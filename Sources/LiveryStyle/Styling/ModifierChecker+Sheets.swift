import LiverySource
import LiverySyntax

/// A token of a sheet with its value.
package typealias SheetToken = (name: String, node: SyntaxNode, expression: Expression)

extension ModifierChecker {
    /// Checks every token and every rule of sheets, in their order.
    ///
    /// - Parameter body: Takes each rule with its modifiers that fit.
    mutating func check(_ graph: SheetGraph, _ body: (SheetRule, [CheckedModifier]) -> Void) {
        for (index, sheet) in graph.sheets.enumerated() {
            let file = sheet.outline.tree.file
            let variables = graph.tokenNames(inSheet: index)
            check(
                tokens: graph.tokens(ofSheet: index), in: file, targets: configuration.targets, variables: variables)
            for rule in sheet.outline.rules {
                if isDone { break }
                reportOptions(of: rule)
                let captures = rule.pattern.captureNames
                var lowering = graph.lowering(
                    forSheet: index, before: rule.node.range.lowerBound, captures: captures.isEmpty ? [:] : nil,
                    captureNames: Set(captures))
                let calls = lowering.modifiers(in: rule.node)
                report(lowering.diagnostics)
                let modifiers = check(
                    calls, in: file, targets: configuration.targets(of: rule.targets),
                    variables: captures.isEmpty ? variables : captures + variables)
                body(rule, modifiers)
            }
            finish(file)
        }
    }

    /// All diagnostics of the checked sheets, those of syntax and imports among them, by file in the order of the graph,
    /// then by place.
    func sortedDiagnostics(in graph: SheetGraph) -> [Diagnostic] {
        var order: [SourceFile: Int] = [:]
        var all = graph.diagnostics
        for (index, sheet) in graph.sheets.enumerated() {
            order[sheet.outline.tree.file] = index
            all += sheet.outline.tree.diagnostics
        }
        all += diagnostics
        if all.count < 2 { return all }
        return all.enumerated().sorted { lhs, rhs in
            let left = (order[lhs.element.file] ?? .max, Int(lhs.element.range.lowerBound), lhs.offset)
            let right = (order[rhs.element.file] ?? .max, Int(rhs.element.range.lowerBound), rhs.offset)
            return left < right
        }.map(\.element)
    }

    mutating func reportOptions(of rule: SheetRule) {
        for option in rule.unknownOptions where !option.isErroneous {
            let closest = closestName(to: option.name, in: ["target"])
            report(
                Diagnostic(
                    rule: "unknown-option",
                    message: "a rule has no option '\(option.name)'"
                        + (closest.map { "; did you mean '\($0)'?" } ?? "; its one option is 'target'"),
                    file: rule.node.file, range: option.nameRange,
                    fixIts: closest.map { [.replacing(option.nameRange, with: $0, isSafe: false)] } ?? []))
        }
        for target in rule.writtenTargets ?? [] where !Stylesheet.knownPlatforms.contains(target.name.lowercased()) {
            let closest = closestName(to: target.name, in: Stylesheet.knownPlatforms)
            let known = Stylesheet.knownPlatforms.map { ":\($0)" }.joined(separator: ", ")
            report(
                Diagnostic(
                    rule: "unknown-platform",
                    message: "there is no platform '\(target.name)'"
                        + (closest.map { "; did you mean ':\($0)'?" } ?? "; those there are: \(known)"),
                    file: rule.node.file, range: target.range,
                    fixIts: closest.map { [.replacing(target.range, with: ":\($0)", isSafe: false)] } ?? []))
        }
    }
}
