/// The app's own modifier can't be made of these arguments.
///
/// The arguments fit what the modifier declares, but the app, which makes a value of them, refuses. The message is
/// the app's own; it is found where the modifier's type reads its arguments.
enum HostDecoding: RuleDeclaration {
    static let rule = LintRule("host-decoding", .error, .types)
}
