import LiverySource
import LiverySyntax

/// Sheets with all they import, checked: what modifiers each class name stands for.
///
/// Checking looks at every rule once, whatever its class names; a rule with captures is looked at again for each class
/// name that a tree uses. A sheet without error diagnostics resolves on every tree, short of what the trees' own props
/// and captured texts add.
public struct Stylesheet: Sendable {
    public let graph: SheetGraph
    public let configuration: StyleConfiguration
    /// Everything that is wrong with the sheets, in the order of the files and of the places in them. Checking lists at most
    /// 500 mistakes of a sheet; a note (`size-limit`) says when there are more.
    public let diagnostics: [Diagnostic]
    /// The class names without captures, in text order, for suggestions.
    public let classNames: [String]
    /// The rules that apply, by class name.
    private let rules: RuleIndex
    /// The checked modifiers of the rules without captures, by their class name; nil when rules are checked when a class
    /// asks for them.
    private let constants: [String: [CheckedModifier]]?

    /// Checks sheets that are already read.
    public init(graph: SheetGraph, configuration: StyleConfiguration = StyleConfiguration()) {
        var checker = ModifierChecker(configuration: configuration)
        var classNames: [String] = []
        var constants: [String: [CheckedModifier]] = [:]
        checker.check(graph) { rule, modifiers in
            guard rule.applies(to: configuration.platform), let name = rule.pattern.literal, constants[name] == nil
            else { return }
            classNames.append(name)
            constants[name] = modifiers
        }
        self.graph = graph
        self.configuration = configuration
        self.classNames = classNames
        self.constants = constants
        rules = RuleIndex(graph, platform: configuration.platform)
        diagnostics = checker.sortedDiagnostics(in: graph)
    }

    /// Sheets whose rules are checked one by one, when a class asks for them, and without a word about what is wrong with
    /// them: for who checks the sheets otherwise.
    package init(unchecked graph: SheetGraph, configuration: StyleConfiguration) {
        self.graph = graph
        self.configuration = configuration
        diagnostics = []
        constants = nil
        rules = RuleIndex(graph, platform: configuration.platform)
        classNames = graph.sheets.flatMap { $0.outline.rules.compactMap(\.pattern.literal) }
    }

    /// Reads and checks one sheet; `loader` reads what it imports.
    public init(
        _ file: SourceFile, loader: some SheetLoader = NoImports(),
        configuration: StyleConfiguration = StyleConfiguration()
    ) {
        self.init(graph: SheetGraph(roots: [file], loader: loader), configuration: configuration)
    }

    /// A stylesheet without rules: what nodes bring with them still counts.
    public static let empty = Stylesheet(graph: SheetGraph(roots: []))

    /// The modifiers of a class name, or nil when no rule matches it.
    ///
    /// - Returns: The checked modifiers, and what is wrong with the captured texts.
    public func modifiers(forClass name: String) -> (modifiers: [CheckedModifier], diagnostics: [Diagnostic])? {
        modifiers(forClass: name, lookups: nil)
    }

    /// The rule that matches a class name.
    package func match(_ name: String) -> SheetGraph.Match? { rules.match(name) }

    func modifiers(forClass name: String, lookups: CatalogueLookups?) -> (
        modifiers: [CheckedModifier], diagnostics: [Diagnostic]
    )? {
        guard let match = rules.match(name) else { return nil }
        let rule = match.rule
        if let constants, rule.pattern.literal != nil { return (constants[name] ?? [], []) }
        var lowering = graph.lowering(
            forSheet: match.sheet, before: rule.node.range.lowerBound, captures: match.captures)
        let calls = lowering.modifiers(in: rule.node)
        var checker = ModifierChecker(configuration: configuration, lookups: lookups)
        checker.report(lowering.diagnostics.filter { $0.severity == .error })
        let modifiers = checker.check(calls, in: rule.node.file, targets: configuration.targets(of: rule.targets))
        checker.finish(rule.node.file)
        // What is wrong with a rule whatever the class is told of the sheet.
        if rule.pattern.literal != nil { return (modifiers, []) }
        return (modifiers, checker.diagnostics.filter { $0.severity != .warning })
    }

    /// The platforms that rules can be limited to, in lower case.
    package static let knownPlatforms = ["ios", "ipados", "macos", "tvos", "watchos", "visionos", "maccatalyst"]
}
