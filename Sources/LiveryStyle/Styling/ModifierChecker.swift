import LiveryCatalogue
import LiverySource
import LiverySyntax

/// Turns the modifiers of one place into checked ones, and gathers what is wrong with them.
struct ModifierChecker {
    let configuration: StyleConfiguration
    private(set) var diagnostics: [Diagnostic] = []
    private let lookups: CatalogueLookups

    /// - Parameter lookups: Those of an earlier check against the same catalogue, which needn't be made again.
    init(configuration: StyleConfiguration, lookups: CatalogueLookups? = nil) {
        self.configuration = configuration
        self.lookups = lookups ?? CatalogueLookups(configuration.catalogue)
    }

    /// The modifiers that fit, in order. One that doesn't is reported and left out.
    mutating func check(
        _ calls: [ModifierCall], in file: SourceFile, targets: [DeploymentTarget], variables: [String] = []
    ) -> [CheckedModifier] {
        var checker = TypeChecker(lookups: lookups, targets: targets, file: file, variables: variables)
        return calls.compactMap { call in
            do throws(Mistake) {
                let (overload, match) = try checker.check(call)
                diagnostics += match.remarks.map { $0.diagnostic(in: file) }
                return modifier(call, overload.function, match, file)
            } catch {
                if !error.isReported { diagnostics.append(error.diagnostic(in: file)) }
                return nil
            }
        }
    }

    /// Checks an expression that stands for itself, such as a token's value: it has to mean something somewhere.
    mutating func check(
        token expression: Expression, in file: SourceFile, targets: [DeploymentTarget], variables: [String]
    ) {
        var checker = TypeChecker(lookups: lookups, targets: targets, file: file, variables: variables)
        switch expression.kind {
        case .call, .member, .identifier:
            checker.isExplaining = true
            // Only an expression that begins with a type has a meaning apart from its place.
            guard expression.beginsWithName else { return }
            do throws(Mistake) {
                let meanings = try checker.candidates(
                    for: expression, expected: lookups.type(resolving: .some("Any")))
                diagnostics += (meanings.first?.checked.remarks ?? []).map { $0.diagnostic(in: file) }
            } catch {
                if !error.isReported { diagnostics.append(error.diagnostic(in: file)) }
            }
        default: break
        }
    }

    mutating func report(_ more: some Sequence<Diagnostic>) { diagnostics += more }

    private mutating func modifier(
        _ call: ModifierCall, _ function: FunctionDeclaration, _ match: Match, _ file: SourceFile
    ) -> CheckedModifier {
        let arguments = filled(match, function)
        let location = SourceLocation(file: file, range: call.range)
        var host: (any StylesheetModifier)?
        if let type = configuration.registry.modifier(named: function.name) {
            let decoder = ArgumentDecoder(
                name: function.name, arguments: arguments.filter { !$0.isDefault }, catalogue: configuration.catalogue)
            do throws(StylesheetDecodingError) {
                host = try type.init(from: decoder)
            } catch {
                diagnostics.append(
                    Diagnostic(rule: "host-decoding", message: "'\(function.name)': \(error.message)", at: location))
            }
        }
        return CheckedModifier(function: function, arguments: arguments, location: location, hostModifier: host)
    }

    /// The arguments with the defaults of the parameters that the call leaves out.
    private func filled(_ match: Match, _ function: FunctionDeclaration) -> [CheckedArgument] {
        guard match.score.defaults > 0 else { return match.arguments }
        var result: [CheckedArgument] = []
        var next = 0
        for (index, parameter) in function.parameters.enumerated() {
            if next < match.places.count, match.places[next] == index {
                while next < match.places.count, match.places[next] == index {
                    result.append(match.arguments[next])
                    next += 1
                }
            } else if let text = parameter.defaultText, let value = defaultValue(text, parameter.type) {
                result.append(CheckedArgument(label: parameter.label, value: value, isOptional: true, isDefault: true))
            }
        }
        return result
    }

    /// A parameter's default as a value; nil when a stylesheet can't express it, such as a closure's.
    private func defaultValue(_ text: String, _ type: TypeReference) -> CheckedExpression? {
        let key = CatalogueLookups.DefaultKey(text: text, type: type)
        if let known = lookups.defaults[key] { return known }
        let tree = SyntaxTree.parse(body: SourceFile(path: "default", text: "default(\(text))"))
        var value: CheckedExpression?
        if tree.diagnostics.isEmpty {
            var lowering = Lowering(file: tree.file)
            var checker = TypeChecker(lookups: lookups, targets: [], file: tree.file)
            if let argument = lowering.modifiers(in: tree.root).first?.arguments.first {
                value = try? checker.check(argument.value, as: lookups.type(resolving: type)).expression
            }
        }
        lookups.defaults[key] = value
        return value
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
