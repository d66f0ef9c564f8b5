/// Which members of option sets stand for several others.
struct OptionUnions {
    private let type: String
    private let members: [String]

    /// The members that aren't all of the rest, by type.
    private static let known: [String: [String: [String]]] = [
        "Edge.Set": ["horizontal": ["leading", "trailing"], "vertical": ["top", "bottom"]],
        "Edge3D.Set": [
            "horizontal": ["leading", "trailing"], "vertical": ["top", "bottom"], "depth": ["front", "back"],
        ],
        "MatchedGeometryProperties": ["frame": ["position", "size"]],
    ]

    init(of type: String, _ members: [String]) {
        self.type = type
        self.members = members
    }

    /// The members that a member stands for; nil for one that stands for itself.
    func parts(of member: String) -> [String]? {
        if let parts = OptionUnions.known[type]?[member] { return parts }
        switch member {
        case "none": return []
        case "all":
            // What is decided elsewhere isn't one of the members.
            return members.filter { !["all", "default", "automatic"].contains($0) && parts(of: $0) == nil }
        default: return nil
        }
    }
}
