// An initializer of a struct can't assign `self` when a constant has an initial value; one of a protocol can, so the code
// that `@ASTDecodable` writes takes this way.

extension StylesheetModifier {
    /// A modifier that is decoded already.
    public init(decoded modifier: Self) { self = modifier }
}

extension StylesheetResolvable {
    /// A value that is decoded already.
    public init(decoded value: Self) { self = value }
}
