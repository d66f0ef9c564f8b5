import LiveryJSON

/// The first place where two JSON values differ. Members are compared by name, whatever their order; numbers by their text.
struct JSONDifference: Equatable {
    /// The place, as a JSON Pointer.
    let path: String
    let expected: String?
    let found: String?

    /// Compares values without recursion; nil when they are the same.
    ///
    /// - Parameter splicesArrays: Whether what stands in an array inside an array counts as standing in the outer one.
    static func first(expected: JSONValue, found: JSONValue, splicesArrays: Bool = false) -> JSONDifference? {
        var pending = [(path: "", expected: expected, found: found)]
        while let (path, expected, found) = pending.popLast() {
            func difference() -> JSONDifference {
                JSONDifference(path: path, expected: expected.shortText, found: found.shortText)
            }
            guard expected.kind == found.kind else { return difference() }
            switch expected.kind {
            case .object:
                let names = expected.members.map(\.key)
                for name in names.reversed() {
                    let place = "\(path)/\(name)"
                    guard let own = expected[name] else { continue }
                    guard let other = found[name] else {
                        return JSONDifference(path: place, expected: own.shortText, found: nil)
                    }
                    pending.append((place, own, other))
                }
                let known = Set(names)
                if let extra = found.members.first(where: { !known.contains($0.key) }) {
                    return JSONDifference(path: "\(path)/\(extra.key)", expected: nil, found: extra.value.shortText)
                }
            case .array:
                let own = expected.spliced(splicesArrays)
                let other = found.spliced(splicesArrays)
                if own.count != other.count {
                    let position = min(own.count, other.count)
                    return JSONDifference(
                        path: "\(path)/\(position)", expected: position < own.count ? own[position].shortText : nil,
                        found: position < other.count ? other[position].shortText : nil)
                }
                for position in own.indices.reversed() {
                    pending.append(("\(path)/\(position)", own[position], other[position]))
                }
            case .string: if expected.string != found.string { return difference() }
            case .number: if expected.numberText != found.numberText { return difference() }
            case .boolean: if expected.boolean != found.boolean { return difference() }
            case .null, .invalid: break
            }
        }
        return nil
    }
}

extension JSONValue {
    /// The elements; with those of arrays among them in their place.
    fileprivate func spliced(_ splices: Bool) -> [JSONValue] {
        guard splices else { return Array(elements) }
        return elements.flatMap { $0.kind == .array ? $0.spliced(true) : [$0] }
    }

    /// The value as compact JSON, cut off where it gets long.
    var shortText: String {
        var writer = JSONWriter()
        writer.value(self)
        let text = writer.text
        return text.count <= 120 ? text : text.prefix(119) + "…"
    }
}
