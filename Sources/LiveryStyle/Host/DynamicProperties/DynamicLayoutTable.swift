import Synchronization

/// The layouts of all modifier types that were used, which are found once for each type and kept: there are as many as
/// types in the program.
enum DynamicLayoutTable {
    private static let layouts = Mutex<[ObjectIdentifier: DynamicLayout]>([:])

    /// The layout of an instance's type.
    static func layout<Modifier>(of instance: Modifier) -> DynamicLayout {
        let key = ObjectIdentifier(Modifier.self)
        if let known = layouts.withLock({ $0[key] }) { return known }
        let layout = DynamicLayout(of: instance)
        layouts.withLock { $0[key] = layout }
        return layout
    }
}
