/// A host's own modifier, which stylesheets can use as they use a built-in one.
///
/// `@ASTDecodable` writes the conformance of a type with initializers. By hand:
///
///     struct FillBackground: StylesheetModifier {
///         static let declarations = "func fillBackground(_ fill: some ShapeStyle) -> some View"
///         let fill: StyleValue.Resolvable
///
///         init(from arguments: ArgumentDecoder) throws(StylesheetDecodingError) {
///             fill = try arguments.decode(at: 0)
///         }
///     }
public protocol StylesheetModifier: Sendable {
    /// The overloads; none for a modifier that says them in ``declarations``.
    static var signatures: [StylesheetSignature] { get }

    /// The overloads in the syntax of a catalogue, made of ``signatures`` unless written. Functions without an extension
    /// around them are methods of `View`. They go before built-in overloads with the same labels.
    static var declarations: String { get }

    /// Reads the arguments of one use, which fit one of the overloads. Called once per place in a sheet; for each node
    /// when a prop decides what the arguments are.
    init(from arguments: ArgumentDecoder) throws(StylesheetDecodingError)
}

extension StylesheetModifier {
    public static var signatures: [StylesheetSignature] { [] }
    public static var declarations: String { SignatureText.modifierDeclarations(signatures.map(\.text)) }
}
