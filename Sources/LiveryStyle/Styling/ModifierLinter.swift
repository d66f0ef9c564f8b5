import LiverySource
import LiverySyntax

/// Says what is wrong with sheets and modifiers, and makes nothing else of them: the diagnostics are those that a
/// ``Stylesheet`` and ``StyleConfiguration/check(_:in:)`` give.
///
/// It remembers what modifiers that are right look like (``CallShape``), and passes over further ones of the same kind;
/// so keep one for all sheets that are linted one after another. What it remembers is bounded. A linter is of one thread:
/// make one for each.
public final class ModifierLinter {
    public let configuration: StyleConfiguration
    private let lookups: CatalogueLookups
    private let shapes = ShapeTable()

    /// Makes a linter that has seen nothing.
    public init(configuration: StyleConfiguration) {
        self.configuration = configuration
        lookups = CatalogueLookups(configuration.catalogue)
    }

    /// What is wrong with sheets and all they import, in the order of the files and of the places in them: the same as
    /// ``Stylesheet/diagnostics`` of a stylesheet made of them.
    public func diagnostics(of graph: SheetGraph) -> [Diagnostic] {
        var checker = ModifierChecker(configuration: configuration, lookups: lookups, shapes: shapes)
        checker.check(graph) { _, _ in }
        return checker.sortedDiagnostics(in: graph)
    }

    /// What is wrong with modifiers that stand in no sheet: the same as what ``StyleConfiguration/check(_:in:)`` gives.
    ///
    /// - Parameter targets: The oldest systems; without any given, those of the configuration.
    public func diagnostics(
        of calls: [ModifierCall], in file: SourceFile, targets: [DeploymentTarget]? = nil
    ) -> [Diagnostic] {
        var checker = ModifierChecker(configuration: configuration, lookups: lookups, shapes: shapes)
        _ = checker.check(calls, in: file, targets: targets ?? configuration.targets)
        checker.finish(file)
        return checker.diagnostics
    }

    /// A rule of a sheet with its modifiers.
    package typealias Rule = (rule: SheetRule, captures: [String], modifiers: [ModifierCall])

    /// What is wrong with the tokens and rules of one sheet, without its syntax and imports.
    ///
    /// - Parameters:
    ///   - targets: The oldest systems that the sheet has to work on.
    ///   - variables: The names of the tokens that the sheet can use.
    package func diagnostics(
        ofTokens tokens: [SheetToken], rules: some Sequence<Rule>, in file: SourceFile, targets: [DeploymentTarget],
        variables: [String]
    ) -> [Diagnostic] {
        var checker = ModifierChecker(configuration: configuration, lookups: lookups, shapes: shapes)
        checker.check(tokens: tokens, in: file, targets: targets, variables: variables)
        for (rule, captures, modifiers) in rules {
            if checker.isDone { break }
            checker.reportOptions(of: rule)
            _ = checker.check(
                modifiers, in: file, targets: StyleConfiguration.targets(targets, of: rule.targets),
                variables: captures.isEmpty ? variables : captures + variables)
        }
        checker.finish(file)
        return checker.diagnostics
    }
}
