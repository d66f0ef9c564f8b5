/// A replay of a recording comes to something else than was recorded.
///
/// After each message of the server, what the client has is compared with what the entry has of it: the tree, views,
/// commands, addresses and fingerprints; what the client would send is compared with what was sent. Of a difference that
/// comes with a new version, one of the two is wrong: mend the client, or record anew. A recording begins with an empty
/// cache, or its first message already differs. The message says where in the state the first difference is, and notes
/// have the ops that led to it.
///
/// Wrong:
///
/// ```recording
/// {"dir": "opened", "conn": 1}
/// {"dir": "out", "conn": 1, "text": "[\"cached_fps\",[\"F1\"]]"}
/// ```
///
/// Right:
///
/// ```recording
/// {"dir": "opened", "conn": 1}
/// {"dir": "out", "conn": 1, "text": "[\"cached_fps\",[]]"}
/// ```
enum ReplayDifference: RuleDeclaration {
    static let rule = LintRule("replay-difference", .error, .session)
}
