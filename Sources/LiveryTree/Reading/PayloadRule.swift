/// The names of the rules that reading a widget tree reports under.
public enum PayloadRule {
    /// The payload is neither an object nor an array of objects, or a root is a text.
    ///
    ///     "hello"            write {"type": "Text", "children": ["hello"]}
    public static let root = "payload-root"

    /// An element has no `type`, or one that isn't a string with text. The element itself is left out and its children
    /// stand in its place.
    ///
    ///     {"children": []}   add "type": "Column"
    public static let type = "payload-type"

    /// `children` isn't an array. An object, string, number or boolean is read as the only child.
    ///
    ///     {"type": "Text", "children": "hello"}      write "children": ["hello"]
    public static let children = "payload-children"

    /// A child is null, which shows nothing. A warning.
    ///
    ///     {"type": "Column", "children": [null]}
    public static let child = "payload-child"

    /// `class` isn't a string or an array of strings. What isn't a string has no effect.
    public static let `class` = "payload-class"

    /// `style` isn't a string. It has no effect.
    public static let style = "payload-style"

    /// `modifiers` isn't an array, nor a string that holds the JSON text of one. It has no effect.
    public static let modifiers = "payload-modifiers"

    /// `id` is neither a string nor a number. It has no effect. A warning.
    public static let id = "payload-id"

    /// An id stands on several nodes. The later ones are told apart by a number, as in `title#2`. A warning.
    public static let duplicateID = "payload-duplicate-id"

    /// A limit of ``PayloadReadingOptions`` was met.
    public static let limit = "payload-limit"
}
