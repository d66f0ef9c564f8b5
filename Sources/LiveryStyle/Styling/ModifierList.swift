import LiveryJSON
import LiverySource
import LiverySyntax
import LiveryTree

/// The checked modifiers of the nodes with the same class names, or of one node with modifiers of its own.
final class ModifierList: Sendable {
    let modifiers: [CheckedModifier]
    /// Those that read props, in the order of the list.
    let bound: [CheckedModifier]
    /// The names of the props that they read, each once.
    var attributes: [String] { readers.keys.sorted() }
    /// The indices in ``bound`` of the modifiers that read a prop.
    let readers: [String: [Int]]
    let mistakes: [Mistake]
    /// For each of ``modifiers``, how many before it are written at the same place; empty when all are 0.
    let occurrences: [Int]
    /// The props that `@Attribute` properties of the host's modifiers read.
    let dynamicAttributes: Set<String>
    /// Whether some modifiers are made for each node, so that only there is known what they read.
    let hasHostsOnNodes: Bool

    /// Something wrong with the list.
    enum Mistake {
        /// A class name that no rule matches.
        case unknownClass(String, closest: String?)
        /// A mistake in the captured text of a class name.
        case captured(String, Diagnostic)
        /// A mistake in the node's own modifiers.
        case own(Diagnostic)
    }

    init(modifiers: [CheckedModifier], mistakes: [Mistake]) {
        self.modifiers = modifiers
        self.mistakes = mistakes
        bound = modifiers.filter { !$0.isConstant }
        var readers: [String: [Int]] = [:]
        for (index, modifier) in bound.enumerated() {
            for name in modifier.attributes { readers[name, default: []].append(index) }
        }
        self.readers = readers
        occurrences = ModifierList.occurrences(of: modifiers)
        dynamicAttributes = modifiers.reduce(into: []) { names, modifier in
            if let host = modifier.hostModifier { names.formUnion(DynamicLayout.attributeNames(of: host)) }
        }
        hasHostsOnNodes = modifiers.contains { $0.hostOnNodes != nil }
    }

    /// Only modifiers of the host have state that is kept by their place.
    private static func occurrences(of modifiers: [CheckedModifier]) -> [Int] {
        guard modifiers.contains(where: { $0.hostMaker != nil }) else { return [] }
        var counts: [SourceLocation: Int] = [:]
        let result = modifiers.map { modifier in
            defer { counts[modifier.location, default: 0] += 1 }
            return counts[modifier.location] ?? 0
        }
        return result.contains { $0 > 0 } ? result : []
    }

    /// The mistakes as they stand on a node.
    func diagnostics(for node: Node) -> [Diagnostic] {
        let names = node.classNames
        let fallback =
            node.location ?? SourceLocation(file: SourceFile(path: "<tree>", bytes: []), range: .empty(at: 0))
        func place(of className: String) -> SourceLocation {
            names.first { $0.name == className }?.location ?? fallback
        }
        return mistakes.map { mistake in
            switch mistake {
            case .unknownClass(let name, let closest):
                return Diagnostic(
                    rule: "unknown-class",
                    message: "no rule matches the class '\(name)'" + (closest.map { "; did you mean '\($0)'?" } ?? ""),
                    at: place(of: name))
            case .captured(let name, let diagnostic):
                var result = diagnostic
                result.notes.append(Diagnostic.Note("for the class '\(name)' here", at: place(of: name)))
                return result
            case .own(let diagnostic): return diagnostic
            }
        }
    }
}

/// Puts a list together: `modifiers`, then `style`, then classes.
struct ModifierListBuilder {
    let stylesheet: Stylesheet
    /// Shared by all lists that are made at once.
    let lookups: CatalogueLookups
    private var modifiers: [CheckedModifier] = []
    private var mistakes: [ModifierList.Mistake] = []

    init(stylesheet: Stylesheet, lookups: CatalogueLookups) {
        self.stylesheet = stylesheet
        self.lookups = lookups
    }

    var list: ModifierList { ModifierList(modifiers: modifiers, mistakes: mistakes) }

    mutating func addOwnModifiers(of node: Node) {
        if let array = node.modifiers { add(array, of: node) }
        if let style = node.style { add(style) }
    }

    mutating func addClasses(of node: Node) {
        for name in splitClassNames(Array(node.classText.utf8)).map(\.name) {
            guard let (checked, diagnostics) = stylesheet.modifiers(forClass: name, lookups: lookups) else {
                mistakes.append(.unknownClass(name, closest: closestName(to: name, in: stylesheet.classNames)))
                continue
            }
            modifiers += checked
            mistakes += diagnostics.map { .captured(name, $0) }
        }
    }

    private mutating func add(_ array: NodeModifiers, of node: Node) {
        var reader = ModifiersArrayReader(elementType: node.type)
        let calls = reader.modifiers(from: array.value)
        check(calls, reader.diagnostics, array.value.file, .json(isEscaped: array.escapes != nil)) {
            array.location(of: $0)
        }
    }

    private mutating func add(_ style: AttributeText) {
        let file = SourceFile(path: style.file.path, text: style.text)
        let tree = SyntaxTree.parse(body: file)
        var lowering = Lowering(file: file)
        let calls = lowering.modifiers(in: tree.root)
        check(calls, tree.diagnostics + lowering.diagnostics, file, .text(style)) { style.location(of: $0) }
    }

    /// What modifiers are written as in a payload, and so which edits can be made there.
    private enum Form {
        case json(isEscaped: Bool)
        case text(AttributeText)

        /// Edits that the reader of the form suggests.
        func fixItsOfReader(_ fixIts: [FixIt]) -> [FixIt] {
            switch self {
            case .json(let isEscaped): isEscaped ? [] : fixIts
            case .text(let text): text.hosted(fixIts)
            }
        }

        /// A mistake of a modifier, with what the form knows of its name.
        func noted(_ diagnostic: Diagnostic) -> Diagnostic {
            if case .json = self { suggestingTypes(for: diagnostic) } else { diagnostic }
        }

        /// Edits of modifiers, which mean nothing in JSON.
        func fixItsOfChecker(_ fixIts: [FixIt]) -> [FixIt] {
            if case .text(let text) = self { text.fixIts(among: fixIts) } else { [] }
        }
    }

    /// Checks calls that were read from a text with places of its own, and moves them to their places in the payload.
    ///
    private mutating func check(
        _ calls: [ModifierCall], _ diagnostics: [Diagnostic], _ file: SourceFile, _ form: Form,
        _ location: (SourceRange) -> SourceLocation
    ) {
        let target = location(.empty(at: 0)).file
        let moved = calls.map { $0.mappingRanges { location($0).range } }
        var checker = ModifierChecker(configuration: stylesheet.configuration, lookups: lookups)
        modifiers += checker.check(moved, in: target, targets: stylesheet.configuration.targets)
        checker.finish(target)
        let own = diagnostics.map { diagnostic in
            var result = diagnostic
            result.location = location(diagnostic.range)
            result.fixIts = form.fixItsOfReader(diagnostic.fixIts)
            result.highlights = []
            result.notes = diagnostic.notes.map { note in
                var note = note
                if let place = note.location, place.file == file { note.location = location(place.range) }
                return note
            }
            return result
        }
        mistakes +=
            (own
            + checker.diagnostics.map { diagnostic in
                var result = form.noted(diagnostic)
                result.fixIts = form.fixItsOfChecker(diagnostic.fixIts)
                return result
            }).map { .own($0) }
    }
}
