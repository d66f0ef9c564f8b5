/// Keys that are held while something else happens.
public struct EventModifiers: StylesheetOptionSet {
    public static let capsLock = EventModifiers(rawValue: 1)
    public static let shift = EventModifiers(rawValue: 2)
    public static let control = EventModifiers(rawValue: 4)
    /// The Alt key.
    public static let option = EventModifiers(rawValue: 8)
    /// The Command key; a host without one takes its own key for commands, such as Control.
    public static let command = EventModifiers(rawValue: 16)
    /// Any key of the numeric pad.
    public static let numericPad = EventModifiers(rawValue: 32)
    public static let all: EventModifiers = [.capsLock, .shift, .control, .option, .command, .numericPad]
    public static let namedMembers: [(name: String, value: EventModifiers)] = [
        ("capsLock", .capsLock), ("shift", .shift), ("control", .control), ("option", .option),
        ("command", .command), ("numericPad", .numericPad), ("all", .all),
    ]

    public let rawValue: Int

    public init(rawValue: Int) { self.rawValue = rawValue }
}
