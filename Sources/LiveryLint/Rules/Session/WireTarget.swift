/// An op addresses a view, a node or an item that isn't there.
///
/// The op is left out. Either the server takes the page for another one than the client has, because an op before was
/// left out too or a page was mounted without being sent (_az_reconnect=1 asks for it), or an address is mistaken: at the
/// top level it is VIEW:AZ, in the patch of an item AZ alone. Look at the first mistake of the connection; those after
/// it often follow from it. In the example the page has a slot F1-1t0, and none F1-7t0.
///
/// Wrong:
///
/// ```frame
/// {"o": [[0, "home:F1-7t0", "Welcome"]]}
/// ```
///
/// Right:
///
/// ```frame
/// {"o": [[0, "home:F1-1t0", "Welcome"]]}
/// ```
enum WireTarget: RuleDeclaration {
    static let rule = LintRule("wire-target", .error, .session)
}
