import LiveryJSON
import LiverySource
import LiverySyntax

/// Events that are sent to the server (LiveView Native 0.1, "event").
extension WireValueDecoder {
    /// An event without a name sends nothing and counts as none. `debounce` wins over `throttle`.
    static let event = WireValueDecoder("an event", absence: .namelessEvent) { value, context in
        guard value.kind == .object else {
            context.reportMismatch(value, expected: "an event")
            return nil
        }
        let members = ObjectSchema.members(of: value)
        guard let fields = eventSchema.fields(from: members, of: value, &context), let event = fields["event"],
            let expression = event.expression, case .string(let name) = expression.kind
        else { return nil }
        var options: [Argument] = []
        for key in eventSchema.keys.dropFirst() {
            guard let field = fields[key.name], let option = field.expression else { continue }
            if key.name == "throttle", fields["debounce"]?.isPresent == true { continue }
            options.append(Argument(label: key.name, labelRange: field.keyRange, value: option))
        }
        return Expression(
            .event(name: name, nameRange: expression.range, options: options), range: value.range)
    }

    private static let eventSchema = ObjectSchema(
        [
            .required("event", string), .omittable("type", string), .omittable("target", integer),
            .omittable("debounce", number), .omittable("throttle", number), .omittable("params", jsonText),
        ], forms: [])

    /// A string that holds JSON: its value, at the place of the string.
    private static let jsonText = WireValueDecoder("JSON text") { value, context in
        guard let text = value.string else {
            context.reportMismatch(value, expected: "JSON text")
            return nil
        }
        let document = JSONDocument(reading: SourceFile(path: value.file.path, text: text))
        guard document.diagnostics.isEmpty, let root = document.root else {
            let mistake = document.diagnostics.first.map { ": \($0.message)" } ?? ""
            context.report(.invalidEntry, "this is not JSON text\(mistake)", at: value.location)
            return nil
        }
        return Expression(data: root).moved(to: value.range)
    }
}
