/// A parameter's type, in the code that `@ASTDecodable` writes: the compiler refuses a type of which stylesheets can't give a
/// value, and says so at the parameter.
public enum StylesheetParameter<Value: StylesheetResolvable> {
    /// The type.
    public static var type: any StylesheetResolvable.Type { Value.self }
}

extension CallDecoder {
    /// Says what to do when a type is no `StylesheetResolvable`. It is never called.
    @available(
        *, unavailable,
        message: """
            a stylesheet can't give a value of this type; let it conform to 'StylesheetResolvable', as '@ASTDecodable' does, \
            or take its 'Resolvable', or an 'AttributeReference' of it
            """
    )
    public mutating func next<Value>(_ label: String?) throws(StylesheetDecodingError) -> Value {
        throw StylesheetDecodingError("no stylesheet gives a value of \(Value.self)")
    }

    /// Says what to do when a type is no `StylesheetResolvable`. It is never called.
    @available(
        *, unavailable,
        message: """
            a stylesheet can't give a value of this type; let it conform to 'StylesheetResolvable', as '@ASTDecodable' does, \
            or take its 'Resolvable', or an 'AttributeReference' of it
            """
    )
    public mutating func next<Value>(
        _ label: String?, default value: @autoclosure () -> Value
    ) throws(StylesheetDecodingError) -> Value {
        throw StylesheetDecodingError("no stylesheet gives a value of \(Value.self)")
    }
}
