/// There is no platform of this name.
///
/// The platforms are ios, ipados, macos, tvos, watchos, visionos and maccatalyst.
///
/// Wrong:
///
/// ```sheet
/// "card", target: :watch do
///   padding(2)
/// end
/// ```
///
/// Right:
///
/// ```sheet
/// "card", target: :watchos do
///   padding(2)
/// end
/// ```
enum UnknownPlatform: RuleDeclaration {
    static let rule = LintRule("unknown-platform", .error, .availability)
}
