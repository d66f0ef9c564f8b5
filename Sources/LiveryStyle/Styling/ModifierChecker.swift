import LiveryCatalogue
import LiverySource
import LiverySyntax

/// Turns modifiers into checked ones, and gathers what is wrong with them.
///
/// Of one sheet at most ``maximumDiagnostics`` mistakes are listed; a last diagnostic says that there are more.
struct ModifierChecker {
    /// The most diagnostics that checking one sheet gives.
    static let maximumDiagnostics = SyntaxLimits.diagnostics

    let configuration: StyleConfiguration
    private(set) var diagnostics: [Diagnostic] = []
    private let lookups: CatalogueLookups
    /// The shapes of modifiers that are known to be right; nil when the modifiers are wanted, not only what is wrong.
    private let shapes: ShapeTable?
    /// How many diagnostics the sheet has.
    private var listedCount = 0
    /// Whether the sheet has more mistakes than are listed.
    private var hasOmitted = false
    /// The tokens that the sheet at hand declares.
    private var tokens: [DeclaredToken] = []
    /// Those of all sheets whose value has a mistake, which is reported where they are declared and not where they are used.
    private var brokenTokens: Set<String> = []
    /// Whether nothing more is to be found out about the sheet.
    var isDone: Bool { shapes != nil && hasOmitted }

    /// - Parameters:
    ///   - lookups: Those of an earlier check against the same catalogue, which needn't be made again.
    ///   - shapes: What is known of earlier modifiers that were checked against the same catalogue, when only what is wrong
    ///     is wanted.
    init(configuration: StyleConfiguration, lookups: CatalogueLookups? = nil, shapes: ShapeTable? = nil) {
        self.configuration = configuration
        self.lookups = lookups ?? CatalogueLookups(configuration.catalogue)
        self.shapes = shapes
    }

    // MARK: Modifiers

    /// The modifiers that fit, in order; none when only what is wrong is wanted. One that doesn't fit is reported and left
    /// out.
    mutating func check(
        _ calls: [ModifierCall], in file: SourceFile, targets: [DeploymentTarget], variables: [String] = []
    ) -> [CheckedModifier] {
        var checker = TypeChecker(
            lookups: lookups, targets: targets, file: file, variables: variables, tokens: tokens)
        guard let shapes else {
            var modifiers: [CheckedModifier] = []
            modifiers.reserveCapacity(calls.count)
            for call in calls {
                if let modifier = check(call, &checker) { modifiers.append(modifier) }
            }
            return modifiers
        }
        for call in calls {
            if isDone { break }
            judge(call, &checker, shapes)
        }
        return []
    }

    private mutating func check(_ call: ModifierCall, _ checker: inout TypeChecker) -> CheckedModifier? {
        checker.makesValues = true
        do throws(Mistake) {
            let (overload, match) = try checker.check(call, isWorded: listedCount < ModifierChecker.maximumDiagnostics)
            report(match.remarks, of: call, match.score, checker)
            return modifier(call, overload, match, checker.file)
        } catch {
            report(error, checker)
            return nil
        }
    }

    /// Looks for what is wrong with a modifier, unless one of its shape is known to be right.
    private mutating func judge(_ call: ModifierCall, _ checker: inout TypeChecker, _ shapes: ShapeTable) {
        // What a host's own modifier makes of its arguments may depend on all that is in them.
        if configuration.registry.modifier(named: call.name) != nil {
            _ = check(call, &checker)
            return
        }
        let shape = shapes.shape
        var hasShape = shape.read(call, targets: checker.targetsNumber, .kindsOnly)
        if hasShape {
            switch shapes.verdict(of: shape) {
            case .clean: return
            case .dependsOnContent:
                hasShape = shape.read(call, targets: checker.targetsNumber, .withContent)
                if hasShape, shapes.verdict(of: shape) == .clean { return }
                if judge(call, &checker), hasShape { shapes.insert(.clean, for: shape) }
                return
            case nil: break
            }
        }
        let isClean = judge(call, &checker)
        guard hasShape else { return }
        if checker.hasReadContent {
            shapes.insert(.dependsOnContent, for: shape)
        } else if isClean {
            shapes.insert(.clean, for: shape)
        }
    }

    /// Whether nothing at all is wrong with a modifier; what is wrong is reported.
    private mutating func judge(_ call: ModifierCall, _ checker: inout TypeChecker) -> Bool {
        checker.makesValues = false
        checker.hasReadContent = false
        do throws(Mistake) {
            let (_, match) = try checker.check(call, isWorded: listedCount < ModifierChecker.maximumDiagnostics)
            report(match.remarks, of: call, match.score, checker)
            return match.remarks.isEmpty
        } catch {
            report(error, checker)
            return false
        }
    }

    // MARK: Tokens

    /// Takes the tokens of the sheet that is checked next.
    ///
    /// - Parameters:
    ///   - list: Their expressions, in text order.
    ///   - variables: The names of all tokens that the sheet can use.
    mutating func check(
        tokens list: [SheetToken], in file: SourceFile, targets: [DeploymentTarget], variables: [String]
    ) {
        tokens = list.map { ($0.name, $0.node.nameRange) }
        for token in list {
            brokenTokens.remove(token.name)
            check(token, in: file, targets: targets, variables: variables)
        }
    }

    /// Checks a token's value, which stands for itself: it has to mean something somewhere.
    private mutating func check(
        _ token: SheetToken, in file: SourceFile, targets: [DeploymentTarget], variables: [String]
    ) {
        // Only an expression that begins with a type has a meaning apart from its place.
        guard !hasOmitted, token.expression.beginsWithName else { return }
        var checker = TypeChecker(
            lookups: lookups, targets: targets, file: file, variables: variables, tokens: tokens)
        checker.makesValues = false
        let anything = lookups.type(resolving: .some("Any"))
        for isExplaining in [false, true] {
            checker.isExplaining = isExplaining
            checker.reset()
            do throws(Mistake) {
                let meanings = try checker.candidates(for: token.expression, expected: anything)
                guard let meaning = meanings.first?.checked else { return }
                return report(meaning.remarks, of: nil, meaning.score, checker)
            } catch {
                guard isExplaining || error.isFinal else { continue }
                report(error, checker)
                brokenTokens.insert(token.name)
                return
            }
        }
    }

    // MARK: Diagnostics

    mutating func report(_ more: some Sequence<Diagnostic>) {
        for diagnostic in more { report(diagnostic) }
    }

    mutating func report(_ diagnostic: Diagnostic) {
        guard listedCount < ModifierChecker.maximumDiagnostics else {
            hasOmitted = true
            return
        }
        listedCount += 1
        diagnostics.append(diagnostic)
    }

    private mutating func report(
        _ remarks: [Remark], of call: ModifierCall?, _ score: Score, _ checker: TypeChecker
    ) {
        var checker = checker
        for remark in remarks {
            if hasOmitted { return }
            for mistake in checker.mistakes(for: remark, in: call, score) { report(mistake, checker) }
        }
    }

    private mutating func report(_ mistake: Mistake, _ checker: TypeChecker) {
        if mistake.isReported || isOfBrokenToken(mistake, checker) { return }
        report(mistake.diagnostic(in: checker.file))
    }

    /// Whether a mistake stands where a token is used whose value is wrong by itself.
    private func isOfBrokenToken(_ mistake: Mistake, _ checker: TypeChecker) -> Bool {
        guard !brokenTokens.isEmpty else { return false }
        let name = checker.file.text(in: mistake.range)
        return brokenTokens.contains(name) && checker.variables.contains(name)
    }

    /// Ends a sheet, or modifiers that stand in none: says whether there are more mistakes, and begins to count anew.
    mutating func finish(_ file: SourceFile) {
        if hasOmitted {
            diagnostics.append(
                Diagnostic(
                    rule: SyntaxRule.sizeLimit.rawValue, severity: .note, message: "more mistakes are not shown",
                    file: file, range: .empty(at: file.range.upperBound)))
        }
        hasOmitted = false
        listedCount = 0
    }
}

// MARK: - Values

extension ModifierChecker {
    private mutating func modifier(
        _ call: ModifierCall, _ overload: Overload, _ match: Match, _ file: SourceFile
    ) -> CheckedModifier? {
        let arguments = filled(match, overload)
        let location = SourceLocation(file: file, range: call.range)
        var host: (any StylesheetModifier)?
        var maker: HostModifierMaker?
        if let type = configuration.registry.modifier(named: call.name) {
            let own = HostModifierMaker(type, catalogue: configuration.catalogue)
            maker = own
            do throws(StylesheetDecodingError) {
                host = try own.modifier(named: call.name, arguments)
            } catch {
                // What a prop decides is known, and may be wrong, only on nodes.
                guard error.dependsOnNode else {
                    report(error.diagnostic(of: call, at: location))
                    return nil
                }
            }
        }
        return CheckedModifier(
            function: overload.shared, arguments: arguments, location: location, hostModifier: host,
            hostMaker: maker)
    }

    /// The arguments with the defaults of the parameters that the call leaves out.
    private func filled(_ match: Match, _ overload: Overload) -> [CheckedArgument] {
        guard match.score.defaults > 0 else { return withStandIns(match.arguments, overload) }
        var result: [CheckedArgument] = []
        result.reserveCapacity(match.arguments.count + match.score.defaults)
        let defaults = defaults(of: overload)
        var next = 0
        for index in overload.parameters.indices {
            if next < match.places.count, match.places[next] == index {
                while next < match.places.count, match.places[next] == index {
                    result.append(match.arguments[next])
                    if match.arguments[next].value.constant == nil {
                        result[result.count - 1].standIn = defaults[index]?.value
                    }
                    next += 1
                }
            } else if let value = defaults[index] {
                result.append(value)
            }
        }
        return result
    }

    /// The arguments of a call that gives one for each parameter, with the defaults for props that nodes don't have.
    private func withStandIns(_ arguments: [CheckedArgument], _ overload: Overload) -> [CheckedArgument] {
        guard arguments.count == overload.parameters.count,
            arguments.contains(where: { $0.isOptional && $0.value.constant == nil })
        else { return arguments }
        let defaults = defaults(of: overload)
        var result = arguments
        for index in result.indices where result[index].value.constant == nil {
            result[index].standIn = defaults[index]?.value
        }
        return result
    }

    /// What each parameter of an overload is when a call leaves it out.
    private func defaults(of overload: Overload) -> [CheckedArgument?] {
        if let known = overload.defaults { return known }
        let defaults = overload.function.parameters.map { parameter in
            parameter.defaultText.flatMap { defaultValue($0, parameter.type) }.map {
                CheckedArgument(label: parameter.label, value: $0, isOptional: true, isDefault: true)
            }
        }
        overload.defaults = defaults
        return defaults
    }

    /// A parameter's default as a value; nil when a stylesheet can't express it, such as a closure's.
    private func defaultValue(_ text: String, _ type: TypeReference) -> CheckedExpression? {
        let tree = SyntaxTree.parse(body: SourceFile(path: "default", text: "default(\(text))"))
        guard tree.diagnostics.isEmpty else { return nil }
        var lowering = Lowering(file: tree.file)
        guard let argument = lowering.modifiers(in: tree.root).first?.arguments.first else { return nil }
        var checker = TypeChecker(lookups: lookups, targets: [], file: tree.file)
        return try? checker.check(argument.value, as: lookups.type(resolving: type)).expression
    }
}

extension StylesheetDecodingError {
    /// The diagnostic of a host's modifier that can't be made, at the argument that is at fault.
    fileprivate func diagnostic(of call: ModifierCall, at location: SourceLocation) -> Diagnostic {
        var place = location
        if let argument, call.arguments.indices.contains(argument) {
            place.range = call.arguments[argument].value.range
        }
        return diagnostic(ofModifier: call.name, at: place)
    }

    /// The diagnostic of a host's modifier that can't be made, with the overloads that were tried.
    func diagnostic(ofModifier name: String, at location: SourceLocation) -> Diagnostic {
        Diagnostic(
            rule: "host-decoding", message: "'\(name)': \(message)", at: location,
            notes: candidates.map { Diagnostic.Note("'\($0.signature)': \($0.error)") })
    }
}

extension Expression {
    /// Whether the expression begins with a name, as `Color.red` and `Color("x").opacity(1)` do.
    fileprivate var beginsWithName: Bool {
        switch kind {
        case .identifier, .call: true
        case .member(let base, _): base.beginsWithName
        default: false
        }
    }
}
