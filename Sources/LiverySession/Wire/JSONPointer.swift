import LiveryJSON

/// JSON Pointers (RFC 6901), by which diagnostics and differences say where in a JSON text they are.
enum JSONPointer {
    /// A name as a step of a pointer.
    static func step(_ name: String) -> String {
        "/" + name.replacing("~", with: "~0").replacing("/", with: "~1")
    }
}

extension JSONTape {
    /// The pointer to the value or key at `target`. Linear in what stands before it on each level.
    func pointer(to target: Int) -> String {
        var result = ""
        var container = 0
        while let (name, value) = part(of: container, with: target) {
            result += JSONPointer.step(name)
            container = value
        }
        return result
    }

    /// The member or element of a container in which `target` stands, or which it is.
    private func part(of container: Int, with target: Int) -> (name: String, value: Int)? {
        guard container < target else { return nil }
        let isObject = entry(at: container).tag == JSONEntry.objectTag
        guard isObject || entry(at: container).tag == JSONEntry.arrayTag else { return nil }
        var child = firstChild(of: container)
        var position = 0
        while child < next(after: container) {
            let value = isObject ? self.value(ofKeyAt: child) : child
            if target < next(after: value) { return (isObject ? string(at: child) : String(position), value) }
            child = next(after: value)
            position += 1
        }
        return nil
    }
}
