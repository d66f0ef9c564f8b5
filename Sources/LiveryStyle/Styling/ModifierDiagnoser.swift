import LiverySource
import LiverySyntax

/// Checks modifiers for what is wrong with them alone. What it learns of the catalogue serves all later checks. Used by
/// one task at a time.
package struct ModifierDiagnoser {
    package let configuration: StyleConfiguration
    private let lookups: CatalogueLookups

    package init(configuration: StyleConfiguration) {
        self.configuration = configuration
        lookups = CatalogueLookups(configuration.catalogue)
    }

    /// What is wrong with the modifiers of one place.
    ///
    /// - Parameters:
    ///   - platforms: Those that the place is limited to; nil for all.
    ///   - variables: Names that could have been meant by an unknown variable.
    package func diagnostics(
        of calls: [ModifierCall], in file: SourceFile, targets: [DeploymentTarget], platforms: [String]? = nil,
        variables: [String] = []
    ) -> [Diagnostic] {
        var checker = ModifierChecker(configuration: configuration, lookups: lookups)
        _ = checker.check(
            calls, in: file, targets: StyleConfiguration.targets(targets, of: platforms), variables: variables)
        return checker.diagnostics
    }

    /// What is wrong with the value of a token.
    package func diagnostics(
        ofToken expression: Expression, in file: SourceFile, targets: [DeploymentTarget], variables: [String]
    ) -> [Diagnostic] {
        var checker = ModifierChecker(configuration: configuration, lookups: lookups)
        checker.check(token: expression, in: file, targets: targets, variables: variables)
        return checker.diagnostics
    }
}
