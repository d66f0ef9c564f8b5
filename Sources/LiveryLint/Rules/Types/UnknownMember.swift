/// A type has no member of this name.
///
/// '.name' is looked up in the type that the place asks for, or in that of the value before the dot. 'livery explain'
/// lists the members of a type.
///
/// Wrong:
///
/// ```body
/// foregroundStyle(.rde)
/// ```
///
/// Right:
///
/// ```body
/// foregroundStyle(.red)
/// ```
enum UnknownMember: RuleDeclaration {
    static let rule = LintRule("unknown-member", .error, .types, fixes: .unsafe)
}
