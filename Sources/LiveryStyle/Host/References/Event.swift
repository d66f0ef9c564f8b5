import LiveryCatalogue
import LiveryTree

/// An event that the host sends to the server, for an action parameter: `event("tap", throttle: 100)`.
///
/// Resolving adds what the node's own attributes say, where the event itself says nothing:
///
/// | attribute | adds |
/// |-|-|
/// | `phx-debounce` | ``rate``: milliseconds, `blur`, or 300 ms when it is empty |
/// | `phx-throttle` | ``rate``, when there is no `phx-debounce`: milliseconds, or 300 ms when it is empty |
/// | `phx-target` | ``target``: the number of a component, else a selector |
/// | `phx-value-name` | `name` among ``params`` |
/// | `data-confirm` | ``confirmation`` |
public struct Event: StylesheetResolvable, Hashable {
    /// Who gets an event.
    public enum Target: Hashable, Sendable {
        /// A live component, by number.
        case component(Int)
        /// The components that a selector finds.
        case selector(String)
    }

    /// The name that the server knows the event by; not empty.
    public let name: String
    /// The kind of event; `click` unless said otherwise.
    public var type: String
    /// Who gets it; nil for the view that the node is in.
    public var target: Target?
    /// When it is sent, of many in a row.
    public var rate: EventRate
    /// What is sent with it: labelled values, or another value; nil for nothing.
    public var params: StyleValue?
    /// The question to ask before it is sent; nil for none.
    public var confirmation: String?

    /// Makes an event that says nothing but what is given.
    public init(
        _ name: String, type: String = "click", target: Target? = nil, rate: EventRate = .unlimited,
        params: StyleValue? = nil
    ) {
        self.name = name
        self.type = type
        self.target = target
        self.rate = rate
        self.params = params
    }

    /// Makes the event that a stylesheet says.
    public init(_ reference: EventReference) {
        self.init(
            reference.name, type: reference.type ?? "click", target: reference.target.map(Target.component),
            rate: EventRate(debounce: reference.debounce, throttle: reference.throttle), params: reference.params)
    }

    public static var stylesheetType: TypeReference { .function(parameters: [], result: .void) }

    public init(from expression: CheckedExpression, in catalogue: Catalogue) throws(StylesheetDecodingError) {
        switch expression {
        case .constant(.event(let reference)): self.init(reference)
        case .constant(.content(let names)) where names.count == 1: self.init(names[0])
        default: throw .mismatch(expression, with: Self.stylesheetType)
        }
    }

    /// The event with what the node's attributes add.
    ///
    /// - Throws: When `phx-debounce` or `phx-throttle` counts and isn't a time.
    public func resolve(on element: ElementNode, in context: StyleContext) throws(AttributeError) -> Event {
        var result = self
        if rate == .unlimited { result.rate = try EventRate(attributesOf: element) }
        if target == nil, let text = element.value(of: "phx-target")?.text, !text.isEmpty {
            result.target = Int(text).map(Target.component) ?? .selector(text)
        }
        if let text = element.value(of: "data-confirm")?.text, !text.isEmpty { result.confirmation = text }
        result.params = params(on: element)
        return result
    }

    /// The values of `phx-value-…` in text order, then those of the event, which win over the node's of the same name.
    private func params(on element: ElementNode) -> StyleValue? {
        var own: [StyleArgument] = []
        if let params {
            guard case .tuple(let entries) = params, entries.allSatisfy({ $0.label != nil }) else { return params }
            own = entries
        }
        let names = Set(own.compactMap(\.label))
        var values: [StyleArgument] = []
        for prop in element.props where prop.name.hasPrefix("phx-value-") {
            let name = String(prop.name.dropFirst("phx-value-".count))
            guard !name.isEmpty, !names.contains(name) else { continue }
            values.append(StyleArgument(label: name, AttributeConversion.plain(prop.value)))
        }
        let all = values + own
        return all.isEmpty ? params : .tuple(all)
    }

    /// ``params`` as JSON, to be sent; nil when there are none.
    public var paramsJSON: String? { params?.plainJSON }
}
