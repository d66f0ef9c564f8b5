/// Where the dynamic properties of a modifier's type lie in its memory.
///
/// They are found on one instance. By Swift's rule for structs, stored properties lie in their order, each at the next
/// offset that its alignment allows; an offset counts only if all of these hold:
///
/// - The type, and each group that a property is nested in, is a struct without a mirror of its own.
/// - The types of all stored properties, as the instance has them, add up to the struct's size and alignment. A property
///   that is declared as an existential has another size than the value in it, so that they don't.
/// - The word at the offset is the property's own: the address of the cell that no other property has.
/// - No other word of the instance is the same.
///
/// Then the memory at the offset is the stored property itself, whose type is the wrapper's: memory that is bound to a
/// struct is bound to the types of its properties too, and writing a wrapper there is what assigning the property would do.
/// If one of them doesn't hold, the properties are set by way of `Mirror`, which needs no offsets.
struct DynamicLayout: Sendable {
    struct Field: Sendable {
        let type: any DynamicProperty.Type
        /// See ``DynamicPlace/property``.
        let name: String
        let offset: Int
    }

    enum Kind: Sendable {
        /// There are no dynamic properties.
        case empty
        case offsets([Field])
        case mirrored
    }

    let kind: Kind

    /// Finds the properties on an instance.
    init<Modifier>(of instance: Modifier) {
        var fields: [(field: Field, address: UInt)] = []
        guard DynamicLayout.collect(instance, Modifier.self, at: 0, name: "", depth: 0, &fields) else {
            kind = .mirrored
            return
        }
        if fields.isEmpty {
            kind = .empty
            return
        }
        let words = DynamicLayout.words(of: instance)
        let isCertain = fields.allSatisfy { field, address in
            words.filter { $0.word == address }.map(\.offset) == [field.offset]
        }
        kind = isCertain ? .offsets(fields.map(\.field)) : .mirrored
    }

    /// The words of an instance at the offsets that a reference can have.
    private static func words<Modifier>(of instance: Modifier) -> [(offset: Int, word: UInt)] {
        withUnsafeBytes(of: instance) { bytes in
            stride(from: 0, through: bytes.count - MemoryLayout<UInt>.size, by: MemoryLayout<UInt>.alignment).map {
                ($0, bytes.loadUnaligned(fromByteOffset: $0, as: UInt.self))
            }
        }
    }

    /// The depth of groups within groups that is looked through.
    static let maximumDepth = 8

    /// Adds the dynamic properties of a struct; false when offsets can't be told.
    private static func collect(
        _ value: Any, _ type: Any.Type, at base: Int, name: String, depth: Int,
        _ fields: inout [(field: Field, address: UInt)]
    ) -> Bool {
        let mirror = Mirror(reflecting: value)
        guard mirror.displayStyle == .struct, !(value is any CustomReflectable), depth <= maximumDepth else {
            return false
        }
        var end = 0
        var alignment = 1
        for child in mirror.children {
            let childType = Swift.type(of: child.value)
            let layout = measured(childType)
            alignment = max(alignment, layout.alignment)
            let offset = (end + layout.alignment - 1) / layout.alignment * layout.alignment
            end = offset + layout.size
            let childName = DynamicLayout.name(of: child.label, in: name)
            if let wrapper = childType as? any DynamicProperty.Type, let property = child.value as? any DynamicProperty
            {
                guard layout.size == MemoryLayout<UInt>.size else { return false }
                fields.append((Field(type: wrapper, name: childName, offset: base + offset), property.address))
            } else if isGroup(childType) {
                guard collect(child.value, childType, at: base + offset, name: childName, depth: depth + 1, &fields)
                else { return false }
            }
        }
        let own = measured(type)
        return own.size == end && own.alignment == alignment
    }

    private static func measured(_ type: Any.Type) -> (size: Int, alignment: Int) {
        func measure<Value>(_: Value.Type) -> (size: Int, alignment: Int) {
            (MemoryLayout<Value>.size, MemoryLayout<Value>.alignment)
        }
        return _openExistential(type, do: measure)
    }

    /// Whether values of a type are looked through for dynamic properties.
    private static func isGroup(_ type: Any.Type) -> Bool {
        type is any DynamicPropertyGroup.Type || type is any StylesheetModifier.Type
    }

    /// A property's name without the underscore of a wrapper.
    private static func name(of label: String?, in outer: String) -> String {
        let label = label ?? ""
        let own = label.hasPrefix("_") ? String(label.dropFirst()) : label
        return outer.isEmpty ? own : outer + "." + own
    }

    /// The dynamic properties of an instance, with their names, as `Mirror` gives them.
    static func mirrored(
        _ value: Any, name: String = "", depth: Int = 0
    ) -> [(property: any DynamicProperty, name: String)] {
        guard depth <= maximumDepth else { return [] }
        var result: [(property: any DynamicProperty, name: String)] = []
        for child in Mirror(reflecting: value).children {
            let type = Swift.type(of: child.value)
            let childName = DynamicLayout.name(of: child.label, in: name)
            if type is any DynamicProperty.Type, let property = child.value as? any DynamicProperty {
                result.append((property, childName))
            } else if isGroup(type) {
                result += mirrored(child.value, name: childName, depth: depth + 1)
            }
        }
        return result
    }

    /// The names of the props that the dynamic properties of an instance read, each once.
    static func attributeNames(of value: Any) -> [String] {
        var names: [String] = []
        for (property, _) in mirrored(value) {
            if let name = property.attributeName, !names.contains(name) { names.append(name) }
        }
        return names
    }
}
