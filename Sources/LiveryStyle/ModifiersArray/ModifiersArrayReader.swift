import LiveryJSON
import LiverySource
import LiverySyntax

/// Reads the `modifiers` array of an element into the calls that a stylesheet would write.
///
/// An entry has one of three spellings:
/// - a node of the wire AST, `["padding", {}, [8]]`;
/// - an object of LiveView Native 0.1, `{"type": "padding", "edges": ["top"], "length": 8}`: `type` is one of its
///   modifiers, in snake_case. Keys may be in camelCase, and null stands for no value;
/// - any other object, `{"type": "fooBar", "arguments": [1], "label": 2}`: positional arguments under `arguments`,
///   then labelled ones in the order written. A type of 0.1 is read so when the object has `arguments`, or a key that
///   is a label of its call and no key of 0.1.
///
/// The first entry is the innermost. What can't be read costs its entry, not the array, and is reported; a value that
/// 0.1 takes a default for, or that its client misreads, is read for what its author meant. Ranges point at the JSON:
/// the entry for a call, its `type` for the name, the key for a label. Cost is linear in the array.
public struct ModifiersArrayReader {
    /// What is wrong, or worth knowing, with positions in the payload. Rules are listed in ``ModifiersArrayRule``.
    public private(set) var diagnostics: [Diagnostic] = []
    /// The modifiers that act on the element before those of views do, while they lead the array.
    private let leadingRoles: ModifierSchema.Role

    /// Makes a reader for the modifiers of one element.
    ///
    /// - Parameter elementType: The tag or type of the element. Image modifiers act on an `Image`, shape modifiers on
    ///   the shapes but `Ellipse` (LiveView Native 0.1, "Element-level stacks"); elsewhere they are inert.
    public init(elementType: String) {
        leadingRoles =
            switch elementType {
            case "Image": .image
            case "Capsule", "Circle", "ContainerRelativeShape", "Rectangle", "RoundedRectangle": [.shape, .finalShape]
            default: []
            }
    }

    /// The calls of an array, or of a string that holds one as JSON text; null has none.
    ///
    /// What is read from a string has the range of the string.
    public mutating func modifiers(from value: JSONValue) -> [ModifierCall] {
        switch value.kind {
        case .null, .invalid: return []
        case .string: return modifiers(fromText: value)
        case .array:
            var reading = ArrayReading(leadingRoles)
            let calls =
                WireReader.isNode(value)
                ? reading.calls(of: value) : value.elements.flatMap { reading.calls(of: $0) }
            diagnostics += reading.context.diagnostics
            return calls
        case .boolean, .number, .object:
            var context = EntryContext()
            context.reportMismatch(value, expected: "an array of modifiers")
            diagnostics += context.diagnostics
            return []
        }
    }

    private mutating func modifiers(fromText value: JSONValue) -> [ModifierCall] {
        let document = JSONDocument(reading: SourceFile(path: value.file.path, text: value.string ?? ""))
        let start = diagnostics.count
        diagnostics += document.diagnostics
        var calls: [ModifierCall] = []
        if let root = document.root {
            if root.kind == .string {
                var context = EntryContext()
                context.reportMismatch(root, expected: "an array of modifiers")
                diagnostics += context.diagnostics
            } else {
                calls = modifiers(from: root)
            }
        }
        // Positions in the text are none in the payload, and neither are the edits of fix-its.
        for index in diagnostics.indices.dropFirst(start) {
            diagnostics[index].location = value.location
            diagnostics[index].highlights = []
            diagnostics[index].fixIts = []
        }
        return calls.map { call in call.mappingRanges { _ in value.range } }
    }
}

/// The reading of one array.
private struct ArrayReading {
    var context = EntryContext()
    private let leadingRoles: ModifierSchema.Role
    /// Whether only modifiers with leading roles have been read.
    private var isLeading = true

    init(_ leadingRoles: ModifierSchema.Role) { self.leadingRoles = leadingRoles }

    mutating func calls(of entry: JSONValue) -> [ModifierCall] {
        context.beginEntry()
        switch entry.kind {
        case .array where WireReader.isNode(entry): return wireCalls(of: entry)
        case .object: return calls(ofObject: entry)
        case .invalid: return []
        default:
            isLeading = false
            context.reportMismatch(entry, expected: "an object with a 'type', or a node of the wire AST")
            return []
        }
    }

    private mutating func wireCalls(of entry: JSONValue) -> [ModifierCall] {
        var reader = WireReader()
        let call = reader.modifier(from: entry)
        context.diagnostics += reader.diagnostics
        leave(after: call?.name ?? "")
        return call.map { [$0] } ?? []
    }

    private mutating func calls(ofObject entry: JSONValue) -> [ModifierCall] {
        let members = ObjectSchema.members(of: entry)
        guard let type = members["type"]?.value, let name = type.string, !name.isEmpty else {
            isLeading = false
            if let type = members["type"]?.value, !type.isNull {
                context.reportMismatch(type, expected: "the name of a modifier")
            } else {
                context.reportMissing("type", "the name of a modifier", in: entry)
            }
            return []
        }
        guard let schema = ModifierTables.schemas[name], !isGeneric(members, schema) else {
            leave(after: name.camelCased)
            return genericCall(name, type, entry).map { [$0] } ?? []
        }
        guard acts(schema) else {
            context.report(
                .inertModifier, "'\(name)' has no effect \(inertPlace(schema))", severity: .note, at: entry.location)
            return []
        }
        return schema.calls(for: entry, members, typeRange: type.range, &context)
    }

    // MARK: Element-level stacks

    /// Whether a modifier acts where it stands; moves past the leading run when it is none of it.
    private mutating func acts(_ schema: ModifierSchema) -> Bool {
        let role = schema.role
        if isLeading, !role.isDisjoint(with: leadingRoles) {
            if role.contains(.finalShape) { isLeading = false }
            return true
        }
        isLeading = false
        return role.contains(.view)
    }

    private func inertPlace(_ schema: ModifierSchema) -> String {
        if !schema.role.isDisjoint(with: leadingRoles) { return "after modifiers of another kind" }
        return schema.role.contains(.image) ? "on anything but an image" : "on anything but a shape"
    }

    /// A call in another spelling than 0.1's always acts, and ends the leading run unless it belongs to it.
    private mutating func leave(after name: String) {
        guard isLeading else { return }
        isLeading = ModifierTables.elementRoles[name].map { !$0.isDisjoint(with: leadingRoles) } ?? false
    }

    // MARK: The generic form

    private func isGeneric(_ members: [String: JSONMember], _ schema: ModifierSchema) -> Bool {
        members["arguments"] != nil || members.keys.contains { schema.foreignLabels.contains($0) }
    }

    private mutating func genericCall(_ name: String, _ type: JSONValue, _ entry: JSONValue) -> ModifierCall? {
        var positional: [Argument] = []
        var labelled: [Argument] = []
        for member in entry.members where member.key != "type" {
            guard member.key == "arguments" else {
                labelled.append(
                    Argument(
                        label: member.key.camelCased, labelRange: member.keyRange,
                        value: context.argument(member.value)))
                continue
            }
            switch member.value.kind {
            case .array: positional += member.value.elements.map { Argument(value: context.argument($0)) }
            case .null: break
            default:
                context.reportMismatch(member.value, expected: "an array of positional arguments")
                return nil
            }
        }
        return ModifierCall(
            name: name.camelCased, nameRange: type.range, arguments: positional + labelled, range: entry.range)
    }
}
