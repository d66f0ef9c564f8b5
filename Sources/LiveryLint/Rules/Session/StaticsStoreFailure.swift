/// The file that keeps statics can't be read, trusted or written.
///
/// The page is right all the same; the server only sends again what was kept. A file that is cut off, changed, of another
/// server or of another version of the format is removed, and written anew. When the message says that a file can't be
/// read, locked or written, see to the rights and the free space of its folder, or give the session a store in another
/// folder.
enum StaticsStoreFailure: RuleDeclaration {
    static let rule = LintRule("statics-store", .warning, .session)
}
