import LiveryStyle

/// A chain of members in the order in which it is written.
///
/// A stylesheet may chain 200 members. Types read them one after the other rather than each from within the next, which
/// takes more stack than some threads have.
struct ValueChain {
    /// What stands first.
    let root: StyleValue
    /// The members that follow, each of what comes before it.
    let links: [StyleMember]

    init(_ value: StyleValue) {
        var root = value
        var links: [StyleMember] = []
        while case .member(let member) = root, let base = member.base {
            links.append(member)
            root = base
        }
        self.root = root
        self.links = links.reversed()
    }
}
