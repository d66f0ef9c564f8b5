import Foundation
import Livery

/// Reading the test data of this folder.
enum Fixture {
    static func url(_ path: String) -> URL {
        URL(fileURLWithPath: #filePath).deletingLastPathComponent().appendingPathComponent("Fixtures/\(path)")
    }

    static func bytes(_ path: String) throws -> [UInt8] { [UInt8](try Data(contentsOf: url(path))) }

    static func file(_ path: String) throws -> SourceFile { SourceFile(path: path, bytes: try bytes(path)) }

    /// The values of a file with one JSON value a line.
    static func lines(_ path: String) throws -> [JSONValue] {
        try bytes(path).split(separator: 0x0A).compactMap {
            JSONDocument(reading: SourceFile(path: path, bytes: Array($0))).root
        }
    }
}

/// JSON as a value that compares numbers by amount and objects without order.
indirect enum JSONShape: Equatable {
    case null, boolean(Bool), number(Double), string(String), array([JSONShape]), object([String: JSONShape])

    init(_ value: JSONValue) {
        self =
            switch value.kind {
            case .null, .invalid: .null
            case .boolean: .boolean(value.boolean ?? false)
            case .number: .number(value.double ?? .nan)
            case .string: .string(value.string ?? "")
            case .array: .array(value.elements.map { JSONShape($0) })
            case .object:
                .object(Dictionary(value.members.map { ($0.key, JSONShape($0.value)) }, uniquingKeysWith: { $1 }))
            }
    }

    /// The members of an object, none for anything else.
    var members: [String: JSONShape] { if case .object(let members) = self { members } else { [:] } }

    init?(_ bytes: [UInt8]) {
        guard let root = JSONDocument(reading: SourceFile(path: "json", bytes: bytes)).root else { return nil }
        self.init(root)
    }
}

extension JSONShape: CustomStringConvertible {
    var description: String {
        switch self {
        case .null: "null"
        case .boolean(let value): "\(value)"
        case .number(let value): "\(value)"
        case .string(let text): text.debugDescription
        case .array(let elements): "[\(elements.map(\.description).joined(separator: ","))]"
        case .object(let members):
            "{\(members.sorted { $0.key < $1.key }.map { "\($0.key.debugDescription):\($0.value)" }.joined(separator: ","))}"
        }
    }
}

/// The wire JSON of a body of modifiers.
func wire(ofBody text: String) -> (json: JSONShape?, diagnostics: [Diagnostic]) {
    let tree = SyntaxTree.parse(body: SourceFile(path: "body", text: text))
    var lowering = Lowering(file: tree.file)
    var writer = WireWriter()
    writer.write(lowering.modifiers(in: tree.root))
    return (JSONShape(writer.bytes), tree.diagnostics)
}
