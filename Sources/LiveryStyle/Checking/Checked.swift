/// An expression that fits, and how well: what overloads are ranked by.
struct Checked {
    var expression: CheckedExpression
    var score = Score()
    /// Warnings that count when this is the overload that is chosen.
    var remarks: [Remark] = []

    /// Adds how well a part fits to how well the whole does.
    mutating func add(_ part: Checked) { add(part.score, part.remarks) }

    mutating func add(_ score: Score, _ remarks: [Remark]) {
        self.score += score
        if !remarks.isEmpty { self.remarks += remarks }
    }
}

/// What a name, call or member chain can mean: an expression with the type that it has by itself.
struct Meaning {
    var checked: Checked
    var type: KnownType
}

/// The meanings of one expression: most have one, which takes no array.
struct Meanings {
    private(set) var first: Meaning?
    private var others: [Meaning] = []

    init() {}

    init(_ meaning: Meaning) { first = meaning }

    var isEmpty: Bool { first == nil }
    var count: Int { first == nil ? 0 : 1 + others.count }

    subscript(index: Int) -> Meaning? { index == 0 ? first : others[index - 1] }

    mutating func append(_ meaning: Meaning) {
        if first == nil { first = meaning } else { others.append(meaning) }
    }

    mutating func append(_ more: Meanings) {
        if first == nil {
            self = more
        } else if let next = more.first {
            others.append(next)
            others += more.others
        }
    }
}

/// How far a candidate is from what was written; smaller is better. The order is Swift's where Swift has one: what isn't
/// available or is deprecated loses, then conversions count, then parameters left to their defaults.
struct Score: Comparable {
    var unavailable = 0
    var deprecated = 0
    var conversions = 0
    var defaults = 0

    static func += (lhs: inout Score, rhs: Score) {
        lhs.unavailable += rhs.unavailable
        lhs.deprecated += rhs.deprecated
        lhs.conversions += rhs.conversions
        lhs.defaults += rhs.defaults
    }

    static func < (lhs: Score, rhs: Score) -> Bool {
        (lhs.unavailable, lhs.deprecated, lhs.conversions, lhs.defaults)
            < (rhs.unavailable, rhs.deprecated, rhs.conversions, rhs.defaults)
    }
}
