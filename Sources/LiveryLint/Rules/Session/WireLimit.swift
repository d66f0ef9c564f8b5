/// A frame or the page would go past a limit of the client.
///
/// A page has at most two million nodes and 1,048,576 names (types, props, addresses, classes), ops stand in ops up to
/// 32 deep, a frame may look at 20 million nodes within items, and 100 mistakes of a frame are listed. An op that would
/// go past a limit is left out. Send less at once: a part of a long list, or a new page, with which names count anew. A
/// host that needs more sets ArizonaLimits.
enum WireLimit: RuleDeclaration {
    static let rule = LintRule("wire-limit", .error, .session)
}
