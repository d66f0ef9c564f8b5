/// There is no platform of this name.
///
/// A rule for a platform that doesn't exist applies nowhere. The platforms are ios, ipados, macos, tvos, watchos,
/// visionos and maccatalyst; capital letters don't matter.
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
    static let rule = LintRule("unknown-platform", .error, .availability, fixes: .unsafe)
}
