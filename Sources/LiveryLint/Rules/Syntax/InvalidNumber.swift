/// A number is not written as numbers are.
///
/// Numbers are written as in Swift: 12, -0.5, 1_000, 1e3, 0xFF. A number has digits on both sides of its point, and no
/// unit after it: lengths are points, angles are .degrees(90), and a percentage is a fraction such as 0.5.
///
/// Wrong:
///
/// ```body
/// padding(8px)
/// ```
///
/// Right:
///
/// ```body
/// padding(8)
/// ```
enum InvalidNumber: RuleDeclaration {
    static let rule = LintRule("invalid-number", .error, .syntax, fixes: .safe)
}
