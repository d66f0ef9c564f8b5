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
    /// Everything that is wrong with the sheets, in the order of the files and of the places in them.
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
        for (index, sheet) in graph.sheets.enumerated() {
            let file = sheet.outline.tree.file
            checker.report(sheet.outline.tree.diagnostics)
            let variables = graph.tokenNames(inSheet: index)
            for token in graph.tokens(ofSheet: index) {
                checker.check(token: token.expression, in: file, targets: configuration.targets, variables: variables)
            }
            for rule in sheet.outline.rules {
                checker.report(Stylesheet.optionMistakes(of: rule))
                let captures = rule.pattern.captureNames
                var lowering = graph.lowering(
                    forSheet: index, before: rule.node.range.lowerBound, captures: captures.isEmpty ? [:] : nil,
                    captureNames: Set(captures))
                let calls = lowering.modifiers(in: rule.node)
                checker.report(lowering.diagnostics)
                let modifiers = checker.check(
                    calls, in: file, targets: configuration.targets(of: rule.targets), variables: captures + variables)
                guard rule.applies(to: configuration.platform), let name = rule.pattern.literal,
                    constants[name] == nil
                else { continue }
                classNames.append(name)
                constants[name] = modifiers
            }
        }
        self.graph = graph
        self.configuration = configuration
        self.classNames = classNames
        self.constants = constants
        rules = RuleIndex(graph, platform: configuration.platform)
        diagnostics = Stylesheet.sorted(graph.diagnostics + checker.diagnostics, graph)
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

    /// The modifiers of a class name, or nil when no rule matches it.
    ///
    /// - Returns: The checked modifiers, and what is wrong with the captured texts.
    public func modifiers(forClass name: String) -> (modifiers: [CheckedModifier], diagnostics: [Diagnostic])? {
        modifiers(forClass: name, lookups: nil)
    }

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
        // What is wrong with a rule whatever the class is told of the sheet.
        if rule.pattern.literal != nil { return (modifiers, []) }
        return (modifiers, checker.diagnostics.filter { $0.severity == .error })
    }

    // MARK: Diagnostics

    /// What is wrong with the options of a rule.
    package static func optionMistakes(of rule: SheetRule) -> [Diagnostic] {
        var diagnostics = rule.unknownOptions.filter { !$0.isErroneous }.map { option in
            Diagnostic(
                rule: "unknown-option",
                message: "a rule has no option '\(option.name)'"
                    + (closestName(to: option.name, in: ["target"]) != nil ? "; did you mean 'target'?" : ""),
                file: rule.node.file, range: option.nameRange)
        }
        for target in rule.targets ?? [] where !knownPlatforms.contains(target.lowercased()) {
            diagnostics.append(
                Diagnostic(
                    rule: "unknown-platform",
                    message: "there is no platform '\(target)'"
                        + (closestName(to: target, in: knownPlatforms).map { "; did you mean ':\($0)'?" } ?? ""),
                    file: rule.node.file, range: rule.patternRange))
        }
        return diagnostics
    }

    /// The platforms that rules can be limited to, in lower case.
    package static let knownPlatforms = ["ios", "ipados", "macos", "tvos", "watchos", "visionos", "maccatalyst"]

    /// Diagnostics by file in the order of the graph, then by place.
    private static func sorted(_ diagnostics: [Diagnostic], _ graph: SheetGraph) -> [Diagnostic] {
        var order: [SourceFile: Int] = [:]
        for (index, sheet) in graph.sheets.enumerated() { order[sheet.outline.tree.file] = index }
        return diagnostics.enumerated().sorted { lhs, rhs in
            let left = (order[lhs.element.file] ?? .max, Int(lhs.element.range.lowerBound), lhs.offset)
            let right = (order[rhs.element.file] ?? .max, Int(rhs.element.range.lowerBound), rhs.offset)
            return left < right
        }.map(\.element)
    }
}
