import LiverySource
import LiverySyntax

extension ModifierChecker {
    /// Checks every token and every rule of sheets, in their order.
    ///
    /// - Parameter body: Takes each rule with its modifiers that fit.
    mutating func check(_ graph: SheetGraph, _ body: (SheetRule, [CheckedModifier]) -> Void) {
        for (index, sheet) in graph.sheets.enumerated() {
            let file = sheet.outline.tree.file
            let variables = graph.tokenNames(inSheet: index)
            for token in graph.tokens(ofSheet: index) {
                check(token: token.expression, in: file, targets: configuration.targets, variables: variables)
            }
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
            report(
                Diagnostic(
                    rule: "unknown-option",
                    message: "a rule has no option '\(option.name)'"
                        + (closestName(to: option.name, in: ["target"]) != nil ? "; did you mean 'target'?" : ""),
                    file: rule.node.file, range: option.nameRange))
        }
        for target in rule.targets ?? [] where !Stylesheet.knownPlatforms.contains(target.lowercased()) {
            let closest = closestName(to: target, in: Stylesheet.knownPlatforms)
            report(
                Diagnostic(
                    rule: "unknown-platform",
                    message: "there is no platform '\(target)'" + (closest.map { "; did you mean ':\($0)'?" } ?? ""),
                    file: rule.node.file, range: rule.patternRange))
        }
    }
}
