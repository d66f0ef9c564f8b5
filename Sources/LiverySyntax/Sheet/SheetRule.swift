import LiverySource

/// A rule of a sheet.
public struct SheetRule: Sendable {
    public let node: SyntaxNode
    public let pattern: ClassPattern
    /// The platforms of its `target` option; nil when it applies to all.
    public var targets: [String]? { writtenTargets?.map(\.name) }
    /// The platforms of its `target` option with the range of each; nil when it has none.
    public let writtenTargets: [(name: String, range: SourceRange)]?
    /// The pattern in the text.
    public let patternRange: SourceRange

    init(_ node: SyntaxNode) {
        var segments: [ClassPattern.Segment] = []
        var targets: [(name: String, range: SourceRange)]?
        var patternRange = SourceRange.empty(at: node.range.lowerBound)
        for child in node.children {
            switch child.kind {
            case .patternLiteral:
                segments.append(.literal(child.children.first.map(StringContent.text) ?? ""))
                patternRange = patternRange.union(child.range)
            case .patternCapture:
                segments.append(.capture(child.name))
                patternRange = patternRange.union(child.range)
            case .ruleOption where child.name == "target":
                targets = (targets ?? []) + SheetRule.targets(child)
            default: break
            }
        }
        self.node = node
        self.pattern = ClassPattern(segments)
        writtenTargets = targets
        self.patternRange = patternRange
    }

    private static func targets(_ option: SyntaxNode) -> [(name: String, range: SourceRange)] {
        guard let value = option.children.first else { return [] }
        let values = value.kind == .array ? Array(value.children) : [value]
        return values.compactMap { value in
            switch value.kind {
            case .atom: (value.name, value.range)
            case .string: (StringContent.text(of: value), value.range)
            default: nil
            }
        }
    }

    /// The options other than `target`, which mean nothing to Livery.
    public var unknownOptions: [SyntaxNode] {
        node.children.filter { $0.kind == .ruleOption && $0.name != "target" }
    }

    /// Whether the rule applies on a platform, named as in `target: :ios`, ignoring case. No platform applies everywhere.
    public func applies(to platform: String?) -> Bool {
        guard let writtenTargets, let platform else { return true }
        return writtenTargets.contains { $0.name.lowercased() == platform.lowercased() }
    }

    /// The modifiers of the body, in text order.
    public var modifiers: [SyntaxNode] { node.children.filter { $0.kind == .modifier } }
}

/// A parsed sheet by its parts.
public struct SheetOutline: Sendable {
    public let tree: SyntaxTree
    /// `@import` paths as written, with the range of each string.
    public let imports: [(path: String, range: SourceRange)]
    /// `@safe_list` names, with the range of each string.
    public let safeList: [(name: String, range: SourceRange)]
    /// `@token` directives in text order.
    public let tokens: [SyntaxNode]
    /// The rules in text order, also those with mistakes in them.
    public let rules: [SheetRule]

    public init(_ tree: SyntaxTree) {
        var imports: [(String, SourceRange)] = []
        var safeList: [(String, SourceRange)] = []
        var tokens: [SyntaxNode] = []
        var rules: [SheetRule] = []
        for child in tree.root.children {
            switch child.kind {
            case .importDirective where !child.isErroneous:
                for path in child.children where path.kind == .string {
                    imports.append((StringContent.text(of: path), path.range))
                }
            case .safeListDirective:
                for name in child.children where name.kind == .string {
                    safeList.append((StringContent.text(of: name), name.range))
                }
            case .tokenDirective: tokens.append(child)
            case .rule: rules.append(SheetRule(child))
            default: break
            }
        }
        self.tree = tree
        self.imports = imports
        self.safeList = safeList
        self.tokens = tokens
        self.rules = rules
    }
}
