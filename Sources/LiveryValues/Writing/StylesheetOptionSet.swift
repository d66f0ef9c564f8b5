public import LiveryStyle

/// An option set of the portable model: `[.top, .leading]`, or `.all`.
public protocol StylesheetOptionSet: OptionSet, StylesheetValue, CustomStringConvertible
where RawValue == Int, Element == Self {
    /// The members that stylesheets name, single ones before those that stand for several.
    static var namedMembers: [(name: String, value: Self)] { get }
}

extension StylesheetOptionSet {
    public init(from value: StyleValue) throws(StylesheetDecodingError) { try self.init(options: value) }

    /// A list of members, a member, or the members of a raw value.
    init(options value: StyleValue) throws(StylesheetDecodingError) {
        if case .array(let elements) = value {
            self = []
            for element in elements { formUnion(try Self(from: element)) }
            return
        }
        let use = try ValueUse(of: value, as: Self.stylesheetType)
        var call = use.call
        switch use.kind {
        case .member:
            guard let member = Self.namedMembers.first(where: { $0.name == use.name }) else { throw use.mismatch }
            self = member.value
        case .initialized where use.name == "\(Self.stylesheetType)" && call.isNext("rawValue"):
            self.init(rawValue: try call.next("rawValue"))
        default: throw use.mismatch
        }
        try call.end()
    }

    /// The set as a stylesheet writes it.
    public var description: String {
        if let member = Self.namedMembers.first(where: { $0.value == self }) { return "." + member.name }
        var rest = self
        var names: [String] = []
        for member in Self.namedMembers where !rest.isDisjoint(with: member.value) && isSuperset(of: member.value) {
            names.append("." + member.name)
            rest.subtract(member.value)
        }
        guard rest.isEmpty else { return "\(Self.stylesheetType)(rawValue: \(rawValue))" }
        return "[" + names.joined(separator: ", ") + "]"
    }
}
