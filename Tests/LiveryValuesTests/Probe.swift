import Livery
import LiveryValues
import Synchronization
import Testing

/// A modifier whose only argument is a value of the type.
struct Probe<Value: StylesheetValue>: StylesheetModifier {
    static var declarations: String { "func probe(_ value: \(Value.stylesheetType)) -> some View" }
    let value: Value.Resolvable

    init(from arguments: ArgumentDecoder) throws(StylesheetDecodingError) { value = try arguments.decode(at: 0) }
}

private let configurations = Mutex<[ObjectIdentifier: StyleConfiguration]>([:])

/// The catalogue with the probe of a type, made once for each.
private func configuration<Value: StylesheetValue>(for type: Value.Type) -> StyleConfiguration {
    configurations.withLock { made in
        if let configuration = made[ObjectIdentifier(type)] { return configuration }
        var registry = StyleRegistry()
        registry.register(Probe<Value>.self)
        let configuration = StyleConfiguration(registry: registry)
        made[ObjectIdentifier(type)] = configuration
        return configuration
    }
}

/// What texts of a stylesheet are on a node with some props, given as the members of a JSON object.
func readings<Value: StylesheetValue>(
    of texts: [String], as type: Value.Type = Value.self, props: String = "", _ location: Testing.SourceLocation
) throws -> [Value] {
    let configuration = configuration(for: Value.self)
    let body = texts.map { "  probe(\($0))\n" }.joined()
    let sheet = Stylesheet(
        SourceFile(path: "probe.sheet", text: "\"t\" do\n\(body)end"), configuration: configuration)
    #expect(sheet.diagnostics.map { "\($0.location.text): \($0.message)" } == [], sourceLocation: location)
    let tree = WidgetTree.reading(
        SourceFile(path: "probe.json", text: "{\"type\":\"T\",\"class\":\"t\"\(props.isEmpty ? "" : ",")\(props)}"))
    let styled = StyledTree(tree, stylesheet: sheet)
    let root = try #require(tree.roots.first)
    let context = StyleContext(catalogue: configuration.catalogue)
    return try styled.modifiers(of: root).map { modifier in
        let probe = try #require(modifier.host(as: Probe<Value>.self), sourceLocation: location)
        return try probe.value.resolve(on: tree[root], in: context)
    }
}

/// Expects texts of a stylesheet to stand for values.
func expect<Value: StylesheetValue>(
    of type: Value.Type = Value.self, _ table: KeyValuePairs<String, Value>, props: String = "",
    _ location: Testing.SourceLocation = #_sourceLocation
) throws {
    let values: [Value] = try readings(of: table.map(\.key), props: props, location)
    try #require(values.count == table.count, sourceLocation: location)
    for (entry, value) in zip(table, values) {
        #expect(value == entry.value, "\(entry.key)", sourceLocation: location)
    }
}

/// Expects texts of a stylesheet to stand for values, and these to be written so that they are read again.
func expectRoundTrips<Value: StylesheetValue & CustomStringConvertible>(
    of type: Value.Type = Value.self, _ table: KeyValuePairs<String, Value>, props: String = "",
    _ location: Testing.SourceLocation = #_sourceLocation
) throws {
    try expect(table, props: props, location)
    let texts = table.map(\.value.description)
    let values: [Value] = try readings(of: texts, location)
    try #require(values.count == texts.count, sourceLocation: location)
    for (index, value) in values.enumerated() {
        #expect(value == table[index].value, "\(texts[index])", sourceLocation: location)
    }
}
