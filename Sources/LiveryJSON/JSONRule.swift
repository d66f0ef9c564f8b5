/// The names of the rules that reading JSON reports under.
public enum JSONRule {
    /// The text isn't JSON here: a comma, colon, quote, bracket or value is missing, or something stands where it may not.
    ///
    ///     {"a": 1,}      trailing comma: remove it
    ///     {'a': 1}       single quotes: write "a"
    ///     [1 2]          expected ',' between elements
    ///     {"a": NaN}     JSON has no NaN
    public static let syntax = "json-syntax"

    /// A key stands more than once in an object. Both values are kept, and a look-up gives the last. A warning.
    ///
    ///     {"a": 1, "\u0061": 2}
    public static let duplicateKey = "json-duplicate-key"

    /// A backslash in a string isn't followed by an escape, or a surrogate stands without its other half.
    ///
    ///     "\x"           unknown escape: the backslash is dropped
    ///     "\uD800"       half of a pair: read as U+FFFD
    public static let escape = "json-escape"

    /// A control character (below U+0020) stands in a string as it is and should be written as an escape.
    public static let controlCharacter = "json-control-character"

    /// A number is too large for a `Double`, so that only its text can be used. A warning.
    ///
    ///     1e999
    public static let numberRange = "json-number-range"

    /// A limit of ``JSONReadingOptions`` was met: the text is too long, nested too deeply, or has too many mistakes.
    public static let limit = "json-limit"

    /// Bytes aren't UTF-8, the only encoding of JSON. In strings they read as U+FFFD.
    public static let invalidUTF8 = "invalid-utf8"
}
