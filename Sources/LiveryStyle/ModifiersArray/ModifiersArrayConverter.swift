import LiveryJSON
import LiverySource
import LiverySyntax

/// Turns the `modifiers` arrays of elements into what a stylesheet writes instead of them.
///
/// What it gives reads back as calls that check as modifiers with the same values as the array's: the same calls, but for
/// strings of the generic form, in whose place stands what they are converted to. Linear in the array, but for the
/// checking.
public struct ModifiersArrayConverter {
    private let configuration: StyleConfiguration
    private let lookups: CatalogueLookups

    /// Makes a converter.
    ///
    /// - Parameter configuration: What the modifiers are checked against. Availability isn't: an array has been right for
    ///   the systems that it was sent to.
    public init(configuration: StyleConfiguration = StyleConfiguration()) {
        self.configuration = configuration
        lookups = CatalogueLookups(configuration.catalogue)
    }

    /// The modifiers of one element.
    ///
    /// - Parameters:
    ///   - array: The array, or a string that holds one as JSON text; null has none.
    ///   - elementType: The tag or type of the element: see ``ModifiersArrayReader/init(elementType:)``.
    public func convert(_ array: JSONValue, elementType: String) -> ConvertedModifiers {
        var reader = ModifiersArrayReader(elementType: elementType)
        let calls = reader.modifiers(from: array)
        var result = ConvertedModifiers(diagnostics: reader.diagnostics)
        var checker = ModifierChecker(configuration: configuration, lookups: lookups)
        for call in calls {
            guard let checked = checker.check([call], in: array.file, targets: []).first else { continue }
            let spelled = call.hasText ? spelled(call, checked, in: array.file) : call
            guard let spelled, let text = spelled.stylesheetText else {
                result.diagnostics.append(
                    Diagnostic(
                        rule: ModifiersArrayRule.noStylesheetForm.rawValue, severity: .warning,
                        message: "'\(call.name)' can't be written as text with these values, and is left out",
                        file: array.file, range: call.range))
                continue
            }
            result.calls.append(spelled)
            result.texts.append(text)
        }
        checker.finish(array.file)
        result.diagnostics += checker.diagnostics.filter { $0.severity == .error }.map { diagnostic in
            // Edits of calls mean nothing in JSON.
            var result = suggestingTypes(for: diagnostic)
            result.fixIts = []
            return result
        }
        return result
    }

    // MARK: Texts

    /// The call with the values in the place of texts that only their places make values of; nil when that isn't possible.
    private func spelled(_ call: ModifierCall, _ checked: CheckedModifier, in file: SourceFile) -> ModifierCall? {
        let values = checked.arguments.filter { !$0.isDefault }
        guard values.count == call.arguments.count else { return nil }
        var result = call
        for (index, value) in values.enumerated() where call.arguments[index].value.hasText {
            guard let expression = Expression(reading: value.value.description) else { return nil }
            result.arguments[index].value = expression.moved(to: call.arguments[index].value.range)
        }
        var checker = ModifierChecker(configuration: configuration, lookups: lookups)
        guard let other = checker.check([result], in: file, targets: []).first, other.isSame(as: checked) else {
            return nil
        }
        return result
    }
}

/// What a stylesheet writes instead of a `modifiers` array.
public struct ConvertedModifiers: Sendable {
    /// The calls in the order of the array, the first one innermost. Ranges are those of the JSON.
    public fileprivate(set) var calls: [ModifierCall] = []
    /// The text of each call, on a line of its own: see ``ModifierCall/stylesheetText``.
    public fileprivate(set) var texts: [String] = []
    /// What is wrong with the array, or can't be said in a stylesheet.
    public fileprivate(set) var diagnostics: [Diagnostic] = []

    /// Whether the text says all that the array does.
    public var isComplete: Bool {
        let rules: [ModifiersArrayRule] = [.invalidEntry, .noStylesheetForm, .chainLimit]
        return !diagnostics.contains { diagnostic in
            diagnostic.severity == .error || rules.contains { $0.rawValue == diagnostic.rule }
        }
    }
}

extension ModifierCall {
    /// Whether a text is among the arguments that converts to the type of its place.
    fileprivate var hasText: Bool { arguments.contains { $0.value.hasText } }
}

extension Expression {
    fileprivate var hasText: Bool {
        var found = false
        visit { if case .text = $0.kind { found = true } }
        return found
    }

    /// The expression that a text is, or nil when it is none.
    fileprivate init?(reading text: String) {
        // Wrapped in a call, since a body is what the parser reads.
        let file = SourceFile(path: "value", text: "value(\(text))")
        let tree = SyntaxTree.parse(body: file)
        guard tree.diagnostics.isEmpty else { return nil }
        var lowering = Lowering(file: file)
        guard let call = lowering.modifiers(in: tree.root).first, let argument = call.arguments.first else {
            return nil
        }
        self = argument.value
    }
}

extension CheckedModifier {
    /// Whether another modifier says the same: `1` and `1.0` do, and so does a member that several types of its place
    /// have, or an overload that takes the same values.
    fileprivate func isSame(as other: CheckedModifier) -> Bool { saidArguments == other.saidArguments }

    private var saidArguments: [String] {
        arguments.filter { !$0.isDefault }.map { "\($0.label ?? ""):\($0.value)" }
    }
}
