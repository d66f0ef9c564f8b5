/// An effect is not of the form that its code asks for.
///
/// An effect is an array of a code, which is a number, and its arguments: 0 sends an event and needs its name, 10 and 24
/// go to a location and need it as a text. An effect of another form is left out, and the others are carried out. A code
/// that native clients don't have is no mistake: the host gets such effects as they are.
///
/// Wrong:
///
/// ```frame
/// {"e": [["navigate", "/next"]]}
/// ```
///
/// Right:
///
/// ```frame
/// {"e": [[10, "/next"]]}
/// ```
enum WireEffect: RuleDeclaration {
    static let rule = LintRule("wire-effect", .error, .session)
}
