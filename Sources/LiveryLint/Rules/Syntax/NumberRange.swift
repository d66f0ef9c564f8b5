/// A number is too large to be held.
///
/// Integers have 64 bits, other numbers are 64-bit floating-point values up to about 1.8e308. For a size without a
/// limit, write .infinity.
///
/// Wrong:
///
/// ```body
/// frame(maxWidth: 1e999)
/// ```
///
/// Right:
///
/// ```body
/// frame(maxWidth: .infinity)
/// ```
enum NumberRange: RuleDeclaration {
    static let rule = LintRule("number-range", .error, .syntax)
}
