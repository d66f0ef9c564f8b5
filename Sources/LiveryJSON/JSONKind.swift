/// What a JSON value is.
public enum JSONKind: Hashable, Sendable, CaseIterable {
    case null, boolean, number, string, array, object
    /// Something that stands where a value should and can't be read as one, or a place where a value is missing.
    case invalid
}
