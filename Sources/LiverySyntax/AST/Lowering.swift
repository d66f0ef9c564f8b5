import LiverySource

/// Turns syntax into the AST: literals are read, captured text and tokens take the place of their names.
///
/// Without `captures`, the rule is read for what it says whatever its class name: captured names become
/// ``Expression/Kind/placeholder(_:)``.
public struct Lowering {
    /// The file that the syntax is of.
    public let file: SourceFile
    /// The captured text of each variable, when a class name was matched.
    public var captures: [String: String]?
    /// The names that the rule's pattern captures.
    public var captureNames: Set<String>
    /// The expression of a token, or nil when there is no such token.
    public var token: (String) -> Expression?
    /// What is wrong with interpolated text; positions are those of the interpolation.
    public private(set) var diagnostics: [Diagnostic] = []
    /// The number of expressions that tokens have been written out to.
    private var expandedSize = 0

    /// The most bytes of a string after interpolation (`size-limit`).
    public static let maximumTextSize = 65_536

    /// Lowers text that has neither captures nor, by default, tokens.
    public init(
        file: SourceFile, captures: [String: String]? = [:], captureNames: Set<String> = [],
        token: @escaping (String) -> Expression? = { _ in nil }
    ) {
        self.file = file
        self.captures = captures
        self.captureNames = captureNames.union(captures.map { Set($0.keys) } ?? [])
        self.token = token
    }

    // MARK: Modifiers

    /// The modifiers directly inside a rule or body, in text order. Those with mistakes are left out.
    public mutating func modifiers(in node: SyntaxNode) -> [ModifierCall] {
        var calls: [ModifierCall] = []
        for child in node.children where child.kind == .modifier && !child.isErroneous {
            calls.append(modifier(child))
        }
        return calls
    }

    /// One modifier.
    public mutating func modifier(_ node: SyntaxNode) -> ModifierCall {
        ModifierCall(name: node.name, nameRange: node.nameRange, arguments: arguments(of: node), range: node.range)
    }

    private mutating func arguments(of node: SyntaxNode, skipping skipped: Int = 0) -> [Argument] {
        var result: [Argument] = []
        var index = 0
        for child in node.children {
            defer { index += 1 }
            if index >= skipped { result.append(argument(child)) }
        }
        return result
    }

    private mutating func argument(_ node: SyntaxNode) -> Argument {
        guard node.kind == .argument else { return Argument(value: expression(node)) }
        let value = node.children.first.map { expression($0) } ?? Expression(.invalid, range: node.range)
        return Argument(label: node.name, labelRange: node.nameRange, value: value)
    }

    // MARK: Expressions

    /// One expression.
    public mutating func expression(_ node: SyntaxNode) -> Expression {
        let range = node.range
        switch node.kind {
        case .null: return Expression(.null, range: range)
        case .boolean: return Expression(.boolean(range.count == 4), range: range)
        case .integer, .float: return Expression(number(node.text), range: range)
        case .string: return string(node)
        case .atom:
            let isQuoted = node.raw.flags.contains(.isEscaped)
            return Expression(.atom(isQuoted ? StringContent.text(of: node) : node.name), range: range)
        case .array: return Expression(.array(node.children.map { expression($0) }), range: range)
        case .dictionary: return Expression(.dictionary(arguments(of: node)), range: range)
        case .parenthesized:
            return node.children.first.map { expression($0) } ?? Expression(.invalid, range: range)
        case .implicitMember: return implicitMember(node)
        case .memberChain: return chain(node)
        case .call: return call(node)
        case .identifier: return identifier(node)
        case .range: return rangeExpression(node)
        case .attribute: return attribute(node)
        case .event: return event(node)
        case .gestureState: return Expression(.gestureState(arguments(of: node)), range: range)
        case .interpolation: return interpolated(node.name, range: range)
        default: return Expression(.invalid, range: range)
        }
    }

    private func number(_ text: String) -> Expression.Kind {
        switch NumberText.value(text) {
        case .integer(let value): .integer(value)
        case .number(let value): .number(value)
        case nil: .invalid
        }
    }

    private mutating func string(_ node: SyntaxNode) -> Expression {
        guard node.raw.flags.contains(.isInterpolated) else {
            return Expression(.string(StringContent.text(of: node)), range: node.range)
        }
        var text = ""
        for part in StringContent.parts(of: node) {
            switch part {
            case .text(let piece): text += piece
            case .interpolation(let name, let range):
                if let captured = captures?[name] {
                    text += captured
                } else if captureNames.contains(name) {
                    return Expression(.placeholder(name), range: node.range)
                } else if let value = token(name) {
                    if let piece = value.textForInterpolation {
                        text += piece
                    } else if value.kind != .invalid {
                        report(
                            "invalid-interpolation", "the token '\(name)' is neither a string, a number nor a boolean",
                            range)
                    }
                } else {
                    // Braces in a string are text where nothing has that name, as in LiveView Native's inline styles.
                    text += file.text(in: range)
                    reportUnknown(name, range, severity: .warning)
                }
            }
            guard text.utf8.count <= Lowering.maximumTextSize else {
                report(
                    "size-limit", "a string has at most \(Lowering.maximumTextSize) bytes after interpolation",
                    node.range)
                return Expression(.invalid, range: node.range)
            }
        }
        return Expression(.string(text), range: node.range)
    }

    private mutating func identifier(_ node: SyntaxNode) -> Expression {
        let name = node.name
        if let text = captures?[name] { return Expression(.text(text), range: node.range) }
        if captureNames.contains(name) { return Expression(.placeholder(name), range: node.range) }
        if let value = tokenValue(name, at: node.range) { return value }
        return Expression(.identifier(name), range: node.range)
    }

    private mutating func rangeExpression(_ node: SyntaxNode) -> Expression {
        let flags = node.raw.flags
        var bounds = node.children.map { expression($0) }
        let lower = flags.contains(.hasLowerBound) && !bounds.isEmpty ? bounds.removeFirst() : nil
        return Expression(
            .range(lower: lower, upper: bounds.first, isClosed: !flags.contains(.isHalfOpen)), range: node.range)
    }

    private mutating func attribute(_ node: SyntaxNode) -> Expression {
        guard let name = node.children.first, name.kind == .string else {
            return Expression(.invalid, range: node.range)
        }
        let fallback = node.children.dropFirst().first { $0.kind == .argument && $0.name == "default" }
        let text = string(name)
        guard case .string(let attributeName) = text.kind else { return text.withRange(node.range) }
        return Expression(
            .attribute(
                name: attributeName, nameRange: name.range,
                default: fallback?.children.first.map { expression($0) }), range: node.range)
    }

    private mutating func event(_ node: SyntaxNode) -> Expression {
        guard let name = node.children.first, name.kind == .string else {
            return Expression(.invalid, range: node.range)
        }
        let text = string(name)
        guard case .string(let eventName) = text.kind else { return text.withRange(node.range) }
        var options: [Argument] = []
        for argument in arguments(of: node, skipping: 1) {
            switch argument.value.kind {
            case .dictionary(let entries) where argument.label == nil: options += entries
            case .array where argument.label == nil: break
            default: options.append(argument)
            }
        }
        return Expression(
            .event(name: eventName, nameRange: name.range, options: options), range: node.range)
    }

    // MARK: Members and calls

    private mutating func member(_ node: SyntaxNode) -> Expression.Member {
        let isInterpolated = node.raw.flags.contains(.isInterpolated)
        return Expression.Member(
            name: node.name, nameRange: node.nameRange,
            arguments: node.hasArguments ? arguments(of: node, skipping: isInterpolated ? 1 : 0) : nil)
    }

    private mutating func implicitMember(_ node: SyntaxNode) -> Expression {
        let member = member(node)
        guard node.raw.flags.contains(.isInterpolated) else {
            return Expression(.implicitMember(member), range: node.range)
        }
        return interpolatedMember(node, member, on: nil)
    }

    private mutating func chain(_ node: SyntaxNode) -> Expression {
        var children = node.children
        guard let first = children.next() else { return Expression(.invalid, range: node.range) }
        var result = chainBase(first)
        while let link = children.next() {
            let range = SourceRange(node.raw.start, link.raw.end)
            let member = member(link)
            if link.raw.flags.contains(.isInterpolated) {
                result = interpolatedMember(link, member, on: result).withRange(range)
            } else if let name = helperArgument(link, named: ["to_ime"]) {
                result = namedMember(name, link, base: result).withRange(range)
            } else {
                result = Expression(.member(base: result, member), range: range)
            }
        }
        return result
    }

    private mutating func chainBase(_ node: SyntaxNode) -> Expression {
        let base = expression(node)
        // A captured text at the head of a chain names a type or a member, as in `{color}.opacity(0.5)`.
        guard case .text(let text) = base.kind else { return base }
        return parsed(text, range: base.range)
    }

    private mutating func call(_ node: SyntaxNode) -> Expression {
        if let (name, argument) = helper(node) {
            return helperValue(name, argument, range: node.range)
        }
        return Expression(
            .call(name: node.name, nameRange: node.nameRange, arguments: arguments(of: node)), range: node.range)
    }

    // MARK: Older helpers

    private static let helpers: Set<String> = ["to_ime", "to_integer", "to_float", "to_atom", "to_boolean"]

    /// The helper and its variable, when a call is one of LiveView Native's older helper spellings: `to_float(x)`.
    private mutating func helper(_ node: SyntaxNode) -> (name: String, argument: String)? {
        let name = node.name
        guard Lowering.helpers.contains(name), let argument = helperArgument(node, named: Lowering.helpers) else {
            return nil
        }
        return (name, argument)
    }

    private mutating func helperArgument(_ node: SyntaxNode, named names: Set<String>) -> String? {
        guard node.hasArguments, names.contains(node.name) else { return nil }
        let children = Array(node.children)
        guard children.count == 1, children[0].kind == .identifier, captureNames.contains(children[0].name) else {
            return nil
        }
        let argument = children[0].name
        // What is in braces is read as an expression, and a content name has no colon there.
        let replacement =
            switch node.name {
            case "to_ime" where node.kind != .member: ".{\(argument)}"
            case "to_atom": argument
            default: "{\(argument)}"
            }
        diagnostics.append(
            Diagnostic(
                rule: SyntaxRule.deprecatedHelper.rawValue, severity: .warning,
                message: "'\(node.name)(\(argument))' is the older spelling of '\(replacement)'", file: node.file,
                range: node.range,
                fixIts: [.replacing(node.range, with: replacement, isSafe: node.name != "to_atom")]))
        return argument
    }

    private mutating func helperValue(_ helper: String, _ variable: String, range: SourceRange) -> Expression {
        guard let text = captures?[variable] else { return Expression(.placeholder(variable), range: range) }
        switch helper {
        case "to_ime":
            return Expression(
                .implicitMember(Expression.Member(name: text, nameRange: range)), range: range)
        case "to_atom": return Expression(.atom(text), range: range)
        case "to_boolean": return Expression(.boolean(text == "true"), range: range)
        case "to_integer":
            let digits = text.prefix { $0 == "-" || $0.isNumber }
            return Expression(Int(digits).map(Expression.Kind.integer) ?? .text(text), range: range)
        default:
            let digits = text.prefix { $0 == "-" || $0 == "." || $0.isNumber }
            return Expression(Double(digits).map(Expression.Kind.number) ?? .text(text), range: range)
        }
    }

    // MARK: Interpolation

    /// `{name}` as a value: the captured text is read as an expression, as LiveView Native does.
    private mutating func interpolated(_ name: String, range: SourceRange) -> Expression {
        if let text = captures?[name] { return parsed(text, range: range) }
        if captureNames.contains(name) { return Expression(.placeholder(name), range: range) }
        if let value = tokenValue(name, at: range) { return value }
        reportUnknown(name, range)
        return Expression(.invalid, range: range)
    }

    private mutating func interpolatedMember(
        _ node: SyntaxNode, _ member: Expression.Member, on base: Expression?
    ) -> Expression {
        guard let child = node.children.first, child.kind == .interpolation else {
            return Expression(.invalid, range: node.range)
        }
        guard captures?[child.name] != nil else {
            if captureNames.contains(child.name) { return Expression(.placeholder(child.name), range: node.range) }
            reportUnknown(child.name, child.range)
            return Expression(.invalid, range: node.range)
        }
        return namedMember(child.name, node, base: base, arguments: member.arguments)
    }

    /// The member that the captured text of `variable` names; the text may be a chain such as `red.opacity(0.5)`.
    private mutating func namedMember(
        _ variable: String, _ node: SyntaxNode, base: Expression?, arguments: [Argument]? = nil
    ) -> Expression {
        let range = node.range
        guard let text = captures?[variable] else { return Expression(.placeholder(variable), range: range) }
        let isName = !text.isEmpty && text.utf8.allSatisfy(Lexer.isIdentifierPart)
        if isName {
            let member = Expression.Member(name: text, nameRange: range, arguments: arguments)
            return Expression(base.map { .member(base: $0, member) } ?? .implicitMember(member), range: range)
        }
        guard base == nil, arguments == nil else {
            reportUnreadable(text, range)
            return Expression(.invalid, range: range)
        }
        return parsed(text, after: ".", range: range)
    }

    private mutating func parsed(_ text: String, after prefix: String = "", range: SourceRange) -> Expression {
        let tree = SyntaxTree.parse(expression: SourceFile(path: "interpolation", text: prefix + text))
        guard !tree.diagnostics.containsError, let node = tree.root.children.first else {
            reportUnreadable(text, range)
            return Expression(.invalid, range: range)
        }
        var lowering = Lowering(file: tree.file, token: token)
        let expression = lowering.expression(node)
        guard !lowering.diagnostics.containsError else {
            reportUnreadable(text, range)
            return Expression(.invalid, range: range)
        }
        return expression.moved(to: range)
    }

    // MARK: Tokens

    /// What a token stands for, as if it were written at `range`; nil when there is no such token. Tokens that mention
    /// tokens could write out a short rule to any size, so all together may stand for only so many expressions.
    private mutating func tokenValue(_ name: String, at range: SourceRange) -> Expression? {
        guard let value = token(name) else { return nil }
        if expandedSize <= SheetGraph.maximumTokenSize {
            expandedSize += value.extent.size
            if expandedSize <= SheetGraph.maximumTokenSize { return value.moved(to: range) }
            report(
                "size-limit", "the tokens used here stand for more than \(SheetGraph.maximumTokenSize) expressions",
                range)
        }
        return Expression(.invalid, range: range)
    }

    // MARK: Diagnostics

    private mutating func reportUnknown(_ name: String, _ range: SourceRange, severity: Severity = .error) {
        let closest = closestName(to: name, in: captureNames.sorted())
        diagnostics.append(
            Diagnostic(
                rule: "unknown-variable", severity: severity,
                message: "'\(name)' is neither captured by the rule's pattern nor a token declared before"
                    + (severity == .warning ? ", and stays as it is written" : "")
                    + (closest.map { "; did you mean '\($0)'?" } ?? ""), file: file, range: range,
                fixIts: closest.map { [.replacing(range, with: "{\($0)}", isSafe: false)] } ?? []))
    }

    private mutating func reportUnreadable(_ text: String, _ range: SourceRange) {
        report("invalid-interpolation", "the captured text '\(text)' can't be read as a value", range)
    }

    private mutating func report(
        _ rule: String, _ message: String, _ range: SourceRange, severity: Severity = .error
    ) {
        diagnostics.append(Diagnostic(rule: rule, severity: severity, message: message, file: file, range: range))
    }
}
