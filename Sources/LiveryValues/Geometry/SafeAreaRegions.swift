/// What keeps content away from the edges of the screen.
public struct SafeAreaRegions: StylesheetOptionSet {
    /// The bars and insets of the device and of containers.
    public static let container = SafeAreaRegions(rawValue: 1)
    /// The soft keyboard.
    public static let keyboard = SafeAreaRegions(rawValue: 2)
    public static let all: SafeAreaRegions = [.container, .keyboard]
    public static let namedMembers: [(name: String, value: SafeAreaRegions)] = [
        ("container", .container), ("keyboard", .keyboard), ("all", .all),
    ]

    public let rawValue: Int

    public init(rawValue: Int) { self.rawValue = rawValue }
}
