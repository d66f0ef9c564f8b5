import LiveryCatalogue
import LiverySource

/// The host's own modifiers and types.
public struct StyleRegistry: Sendable {
    /// The host's declarations, as catalogue files.
    private(set) var declarations: [SourceFile] = []
    private var modifiers: [String: any StylesheetModifier.Type] = [:]
    private var types: Set<ObjectIdentifier> = []

    public init() {}

    /// Adds a modifier, with the types of its parameters. Each name that it declares is decoded by it from now on.
    public mutating func register<Modifier: StylesheetModifier>(_ type: Modifier.Type) {
        let text = SignatureText.modifierDeclarations(written: type.declarations)
        let file = SourceFile(path: "\(type)", text: text)
        declarations.append(file)
        for name in Catalogue(reading: [file]).modifierNames {
            modifiers[name] = type
        }
        registerParameters(of: type.signatures)
    }

    /// Adds a type, with those that its own parameters have. Types that are registered already stay as they are.
    public mutating func register<Value: StylesheetResolvable>(_ type: Value.Type) {
        guard types.insert(ObjectIdentifier(type)).inserted else { return }
        if let container = type as? any StylesheetContainer.Type { return register(container.elementType) }
        let signatures = type.signatures
        guard !signatures.isEmpty else { return }
        let text = SignatureText.typeDeclaration(type.stylesheetType, signatures.map(\.text))
        declarations.append(SourceFile(path: "\(type.stylesheetType)", text: text))
        registerParameters(of: signatures)
    }

    private mutating func registerParameters(of signatures: [StylesheetSignature]) {
        for signature in signatures {
            for parameter in signature.parameters { register(parameter.type) }
        }
    }

    /// Adds types and their members, in the syntax of a catalogue: `struct Video { init(_ url: String, in resolution: Int) }`.
    public mutating func register(declarations text: String, named name: String = "host") {
        register(declarations: SourceFile(path: name, text: text))
    }

    /// Adds the types, members and modifiers that a catalogue file declares. A modifier that is declared but not
    /// registered as a type resolves to its name and arguments.
    public mutating func register(declarations file: SourceFile) {
        declarations.append(file)
    }

    /// Everything that the host adds, as a catalogue of its own.
    public var catalogue: Catalogue { Catalogue(reading: declarations) }

    /// The host's modifier of a name.
    func modifier(named name: String) -> (any StylesheetModifier.Type)? { modifiers[name] }
}
