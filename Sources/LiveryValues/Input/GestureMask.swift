/// Which gestures there are where a gesture is added to a view.
public struct GestureMask: StylesheetOptionSet {
    /// The one that is added.
    public static let gesture = GestureMask(rawValue: 1)
    /// Those of the views within.
    public static let subviews = GestureMask(rawValue: 2)
    public static let none: GestureMask = []
    public static let all: GestureMask = [.gesture, .subviews]
    public static let namedMembers: [(name: String, value: GestureMask)] = [
        ("gesture", .gesture), ("subviews", .subviews), ("none", .none), ("all", .all),
    ]

    public let rawValue: Int

    public init(rawValue: Int) { self.rawValue = rawValue }
}
