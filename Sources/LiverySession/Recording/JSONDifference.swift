import LiveryJSON

/// The first place where two JSON values differ. Members are compared by name, whatever their order; numbers by their text.
struct JSONDifference {
    /// The place, as a JSON Pointer (RFC 6901).
    let path: String
    /// What stands there on either side; nil where nothing does.
    let expected: JSONValue?
    let found: JSONValue?
    /// What was expected, or the value that it was expected not to be in.
    let place: JSONValue

    private struct Pair {
        let path: String
        let expected: JSONValue?
        let found: JSONValue?
        let place: JSONValue
    }

    /// Compares values without recursion; nil when they are the same.
    ///
    /// - Parameter splicesArrays: Whether what stands in an array inside an array counts as standing in the outer one.
    static func first(expected: JSONValue, found: JSONValue, splicesArrays: Bool = false) -> JSONDifference? {
        // The last is the next to be compared, so that the first difference in text order is found.
        var pending = [Pair(path: "", expected: expected, found: found, place: expected)]
        while let pair = pending.popLast() {
            guard let expected = pair.expected, let found = pair.found, expected.hasSameScalar(as: found) else {
                return JSONDifference(
                    path: pair.path, expected: pair.expected, found: pair.found, place: pair.place)
            }
            switch expected.kind {
            case .object: pending += members(of: expected, found, at: pair.path).reversed()
            case .array:
                let own = splicesArrays ? expected.spliced : Array(expected.elements)
                let other = splicesArrays ? found.spliced : Array(found.elements)
                for position in (0..<max(own.count, other.count)).reversed() {
                    let element = position < own.count ? own[position] : nil
                    pending.append(
                        Pair(
                            path: "\(pair.path)/\(position)", expected: element,
                            found: position < other.count ? other[position] : nil, place: element ?? expected))
                }
            case .string, .number, .boolean, .null, .invalid: break
            }
        }
        return nil
    }

    /// The members of two objects, those that are expected first.
    private static func members(of expected: JSONValue, _ found: JSONValue, at path: String) -> [Pair] {
        func place(_ name: String) -> String {
            path + JSONPointer.step(name)
        }
        var pairs = expected.members.map { member in
            Pair(path: place(member.key), expected: member.value, found: found[member.key], place: member.value)
        }
        let known = Set(expected.members.map(\.key))
        for member in found.members where !known.contains(member.key) {
            pairs.append(Pair(path: place(member.key), expected: nil, found: member.value, place: expected))
        }
        return pairs
    }
}

extension JSONValue {
    /// Whether the kind is the same, and the value too unless it has values in it.
    fileprivate func hasSameScalar(as other: JSONValue) -> Bool {
        guard kind == other.kind else { return false }
        return switch kind {
        case .string: string == other.string
        case .number: numberText == other.numberText
        case .boolean: boolean == other.boolean
        case .array, .object, .null, .invalid: true
        }
    }

    /// The elements, with those of arrays among them in their place.
    fileprivate var spliced: [JSONValue] {
        var result: [JSONValue] = []
        var pending = Array(elements.reversed())
        while let element = pending.popLast() {
            if element.kind == .array { pending += element.elements.reversed() } else { result.append(element) }
        }
        return result
    }

    /// The value as compact JSON, cut off where it gets long.
    var shortText: String { text.excerpt }
}

extension String {
    /// The text, cut off where it gets long.
    var excerpt: String { utf8.count <= 120 || count <= 120 ? self : prefix(119) + "…" }
}
