import LiveryTree

/// How the dynamic properties of a modifier are set. Both ways give the same modifiers.
public enum DynamicPropertyAccess: Sendable {
    /// Each is written at its place in a copy of the modifier; where the places can't be told, as ``mirror``.
    case offsets
    /// The modifier is decoded again and its properties are found with `Mirror`: slower, and possible for all types.
    case mirror
}

extension ResolvedModifier {
    /// The host's own modifier with its dynamic properties brought up to date for a node.
    ///
    /// - Parameters:
    ///   - node: The node that the modifier is resolved on.
    ///   - context: What values are resolved with.
    ///   - access: How the properties are set.
    /// - Returns: Nil for a modifier that the host didn't register, and for one that can't be made of the arguments.
    /// - Throws: When an `@Attribute` without a default is missing or malformed.
    public func host(
        on node: Node, in context: StyleContext, by access: DynamicPropertyAccess = .offsets
    ) throws(AttributeError) -> (any StylesheetModifier)? {
        guard let shared = host else { return nil }
        return try updated(shared, on: node, in: context, by: access)
    }

    /// The host's own modifier of a type with its dynamic properties brought up to date for a node: see
    /// ``host(on:in:by:)``.
    public func host<Modifier: StylesheetModifier>(
        as type: Modifier.Type, on node: Node, in context: StyleContext, by access: DynamicPropertyAccess = .offsets
    ) throws(AttributeError) -> Modifier? {
        guard let shared = host as? Modifier else { return nil }
        return try updated(shared, on: node, in: context, by: access)
    }

    /// The names of the props that `@Attribute` properties of the host's modifier read, each once: a change of one of them
    /// is a change of the modifier, though its arguments stay the same.
    public var dynamicAttributes: [String] {
        host.map(DynamicLayout.attributeNames) ?? []
    }

    /// How ``host(on:in:by:)`` sets the dynamic properties of the host's modifier, for looking into what is slow; nil when
    /// there are none.
    public var propertyAccess: DynamicPropertyAccess? {
        guard let host, !DynamicLayout.mirrored(host).isEmpty else { return nil }
        func layout(of modifier: some StylesheetModifier) -> DynamicLayout { DynamicLayoutTable.layout(of: modifier) }
        if case .offsets = layout(of: host).kind { return .offsets }
        return .mirror
    }

    private func updated<Modifier: StylesheetModifier>(
        _ shared: Modifier, on node: Node, in context: StyleContext, by access: DynamicPropertyAccess
    ) throws(AttributeError) -> Modifier? {
        var place = DynamicPlace(
            node: node, context: context,
            modifier: ModifierPlace(path: location.file.path, range: location.range, occurrence: occurrence))
        do throws(AttributeError) {
            let layout = DynamicLayoutTable.layout(of: shared)
            if case .empty = layout.kind { return shared }
            if case .offsets(let fields) = layout.kind, access == .offsets {
                return try DynamicLayout.copy(of: shared, with: fields, for: &place)
            }
            // Cells belong to one modifier: those of the shared one must not be set.
            if DynamicLayout.mirrored(shared).isEmpty { return shared }
            guard let own = source.makeHost(arguments) as? Modifier else { return nil }
            for (property, name) in DynamicLayout.mirrored(own) {
                place.property = name
                try property.update(for: place)
            }
            return own
        } catch {
            throw error.read(at: location)
        }
    }
}

extension DynamicLayout {
    /// A copy of a modifier whose wrappers at some offsets are replaced by ones for a place.
    fileprivate static func copy<Modifier>(
        of shared: Modifier, with fields: [Field], for place: inout DynamicPlace
    ) throws(AttributeError) -> Modifier {
        var copy = shared
        var failure: AttributeError?
        withUnsafeMutableBytes(of: &copy) { bytes in
            guard let memory = bytes.baseAddress else { return }
            do throws(AttributeError) {
                for field in fields {
                    place.property = field.name
                    try field.type.replace(at: memory + field.offset, for: place)
                }
            } catch {
                failure = error
            }
        }
        if let failure { throw failure }
        return copy
    }
}
