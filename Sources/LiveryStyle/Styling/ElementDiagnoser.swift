import LiverySource
import LiverySyntax
import LiveryTree

/// Looks whether the props of elements suit what their modifiers read, for elements that are known only in part, such as
/// those of templates. Class names are looked up once. Used by one task at a time.
package struct ElementDiagnoser {
    /// A prop that a modifier reads and that an element lacks or has wrongly.
    package struct Failure {
        package let prop: String
        /// The type that the value has to be of; nil when there is no value.
        package let type: String?
        package let modifier: String
        /// Where the prop is read.
        package let reference: SourceLocation
        /// What comes of it, for the end of a message: `; 'opacity' is left out`.
        package let outcome: String
    }

    private struct KnownProps: PropSource {
        let read: (String) -> PropValue?
        func value(of name: String) -> PropValue? { read(name) }
    }

    private let stylesheet: Stylesheet
    private let lookups: CatalogueLookups
    private var classes: [String: [CheckedModifier]?] = [:]

    package init(_ stylesheet: Stylesheet) {
        self.stylesheet = stylesheet
        lookups = CatalogueLookups(stylesheet.configuration.catalogue)
    }

    /// What is wrong with a class whatever its element, such as captured text that isn't of the right type; nil when no
    /// rule matches the class.
    package mutating func diagnostics(ofClass name: String) -> [Diagnostic]? {
        guard let match = stylesheet.match(name) else {
            classes[name] = .some(nil)
            return nil
        }
        if match.rule.pattern.literal == nil {
            guard let (modifiers, diagnostics) = stylesheet.modifiers(forClass: name, lookups: lookups) else {
                return nil
            }
            classes[name] = modifiers
            return diagnostics
        }
        // What is wrong with the rule is told of its sheet, and only what reads props matters here.
        var lowering = stylesheet.graph.lowering(forSheet: match.sheet, before: match.rule.node.range.lowerBound)
        let calls = match.rule.modifiers.filter { !$0.isErroneous && $0.mayReadProps }.map { lowering.modifier($0) }
        classes[name] = checked(calls, in: match.rule.node.file)
        return []
    }

    private func checked(_ calls: [ModifierCall], in file: SourceFile) -> [CheckedModifier] {
        if calls.isEmpty { return [] }
        var checker = ModifierChecker(configuration: stylesheet.configuration, lookups: lookups)
        return checker.check(calls, in: file, targets: [])
    }

    /// The props that keep modifiers of an element from being bound.
    ///
    /// - Parameters:
    ///   - names: The class names of the element.
    ///   - calls: The modifiers of its style, whose ranges are those of `file`.
    ///   - read: The value of a prop, or nil when the element lacks it.
    package mutating func failures(
        classes names: [String], style calls: [ModifierCall], in file: SourceFile?,
        props read: @escaping (String) -> PropValue?
    ) -> [Failure] {
        var modifiers: [CheckedModifier] = []
        if let file { modifiers = checked(calls, in: file) }
        for name in names {
            if classes[name] == nil { _ = diagnostics(ofClass: name) }
            modifiers += (classes[name] ?? nil) ?? []
        }
        var failures: [Failure] = []
        for modifier in modifiers where !modifier.isConstant {
            var binder = Binder(props: KnownProps(read: read), conversion: lookups.conversion)
            let isLeftOut = binder.arguments(of: modifier) == nil
            failures += binder.failures.map { failure in
                var type: String?
                if failure.error.reason == .malformed { type = failure.typeName }
                return Failure(
                    prop: failure.binding.name, type: type, modifier: modifier.name,
                    reference: failure.binding.location,
                    outcome: failure.outcome(ofModifier: modifier.name, isLeftOut: isLeftOut))
            }
        }
        return failures
    }
}

extension SyntaxNode {
    /// Whether an `attr` stands in a modifier, or a token that may be one.
    fileprivate var mayReadProps: Bool { subtree.contains { $0.kind == .attribute || $0.kind == .identifier } }
}
