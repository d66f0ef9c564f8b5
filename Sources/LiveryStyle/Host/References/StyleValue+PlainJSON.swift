import LiveryJSON

extension StyleValue {
    /// The value as plain JSON, for a server: labelled values are an object, and what isn't data is its text.
    ///
    /// A number that JSON doesn't have is `null`. Where labels repeat, the last counts.
    public var plainJSON: String {
        var writer = JSONWriter()
        writePlain(to: &writer)
        return writer.text
    }

    private func writePlain(to writer: inout JSONWriter) {
        switch self {
        case .null: writer.null()
        case .boolean(let value): writer.boolean(value)
        case .integer(let value): writer.integer(value)
        case .number(let value):
            if value.isFinite { writer.number(value) } else { writer.null() }
        case .string(let text): writer.string(text)
        case .array(let elements):
            writer.beginArray()
            for element in elements { element.writePlain(to: &writer) }
            writer.endArray()
        case .tuple(let entries):
            guard entries.allSatisfy({ $0.label != nil }) else {
                writer.beginArray()
                for entry in entries { entry.value.writePlain(to: &writer) }
                writer.endArray()
                return
            }
            writer.beginObject()
            var last: [String: Int] = [:]
            for (index, entry) in entries.enumerated() { last[entry.label ?? ""] = index }
            for (index, entry) in entries.enumerated() {
                guard let label = entry.label, last[label] == index else { continue }
                writer.key(label)
                entry.value.writePlain(to: &writer)
            }
            writer.endObject()
        case .binding(_, let value): value.writePlain(to: &writer)
        case .range, .member, .initialized, .content, .event, .gestureState: writer.string(description)
        }
    }
}
