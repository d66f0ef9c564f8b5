import LiveryJSON
import LiverySource
import LiverySyntax
public struct ModifiersArrayReader {
    public init(elementType: String) {}
    public mutating func modifiers(from value: JSONValue) -> [ModifierCall] { [] }
    public private(set) var diagnostics: [Diagnostic] = []
}
