/// Commands of the server were dropped, because too many wait for the network.
///
/// Effects such as events and navigation are sent back to the server. When the network takes less than the server asks
/// for, they wait, up to the maximumPendingCommands of SessionConfiguration; then those of a whole frame are dropped, and
/// the server doesn't get the answers that it counts on. Let the server ask less often.
enum EffectNotSent: RuleDeclaration {
    static let rule = LintRule("effect-not-sent", .warning, .session)
}
