import LiveryCatalogue
import LiveryJSON
import LiverySource
import LiveryTree
import Synchronization

/// The one table of conversions from a prop, or a captured text, to the value of a type.
///
/// | type | text | JSON besides |
/// |-|-|-|
/// | `Bool` | `true` or nothing, `false` | a boolean |
/// | `Int`, `Int8` | a decimal integer | an integer |
/// | `Double`, `CGFloat`, `Float` | a decimal number, `infinity` | a number |
/// | `String`, `LocalizedStringKey`, `LocalizedStringResource`, `Text`, `some StringProtocol` | as it is | a number or boolean, as its text |
/// | `some Hashable`, `some Equatable`, `AnyHashable` | as it is | a number or boolean |
/// | `KeyEquivalent` | one character, or a name of one | |
/// | `Date` | ISO 8601: `2026-01-31`, `2026-01-31T12:00:00Z` | |
/// | `URL` | a URL without white space | |
/// | `Color`, `some ShapeStyle` | a name, `system-red`, `#rgb`, `#rgba`, `#rrggbb`, `#rrggbbaa`, else an asset's name | |
/// | `Angle` | degrees | a number of degrees |
/// | `CGSize`, `CGPoint`, `CGVector` | `1, 2` or `1 2` | `[1, 2]`, `{"width": 1, "height": 2}` or `x`, `y` |
/// | `CGRect` | four numbers | `[x, y, width, height]`, `[[x, y], [width, height]]`, an object |
/// | `EdgeInsets` | one number for all, or four: top, leading, bottom, trailing | the same, an object |
/// | `UnitPoint` | a name, `0.5, 1` or `0.5 1` | `[0.5, 1]`, `{"x": 0.5, "y": 1}` |
/// | enums and types with static members | the member's name, also in `snake_case` and `kebab-case` | |
/// | option sets | names separated by spaces or commas | an array of names |
/// | ranges | `1...3`, `1..<3`, `1...`, `...3` | `[1, 3]`, `{"lowerBound": 1, "upperBound": 3}` |
/// | `[T]`, `Set<T>`, `SIMD2<T>` | JSON text of an array | an array |
/// | `T?` | as `T` | `null` is `nil` |
///
/// A two-way `Binding` of a type that isn't here takes JSON as it is.
///
/// JSON text is read where the table has JSON and the prop is a string. Anything else is malformed. The rules for colours,
/// dates and JSON text are LiveView Native's (`AttributeDecodable`), completed.
///
/// A small handle, cheap to copy.
public struct AttributeConversion: Sendable {
    private let source: Source
    var catalogue: Catalogue { source.catalogue }

    private final class Source: Sendable {
        let catalogue: Catalogue
        /// The rows of the types that programs ask for by themselves: as many as types in the program.
        let valueRows = Mutex<[ObjectIdentifier: Row?]>([:])

        init(_ catalogue: Catalogue) { self.catalogue = catalogue }
    }

    public init(catalogue: Catalogue) {
        source = Source(catalogue)
    }

    // MARK: Which types

    /// Whether the table has a row for a type.
    public func isPossible(to type: TypeReference) -> Bool {
        row(for: catalogue.resolved(type)) != nil
    }

    /// How far from text a type is, for choosing among overloads: 0 for what text becomes without ado.
    func rank(of type: TypeReference) -> Int {
        switch catalogue.resolved(type) {
        case .optional(let wrapped): return rank(of: wrapped) + 1
        case .named(let name, _):
            switch name {
            case "String", "Bool", "Double", "CGFloat", "Color": return 0
            case "Int": return 1
            default: return 2
            }
        case .some: return 1
        default: return 3
        }
    }

    /// A row of the table.
    indirect enum Row: Sendable {
        case bool, integer, number, text, scalar, key, date, url, color, angle, size, point, vector, rect, insets,
            unitPoint
        case member(String)
        case optionSet(String)
        case range(String, Row)
        case list(Row)
        case optional(Row)
        /// JSON as it is, for a two-way parameter of a type that the table doesn't know.
        case plain
    }

    func row(for type: TypeReference) -> Row? {
        switch type {
        case .optional(let wrapped): return row(for: catalogue.resolved(wrapped)).map(Row.optional)
        case .array(let element): return row(for: catalogue.resolved(element)).map(Row.list)
        case .some(let name, let arguments):
            switch name {
            case "StringProtocol": return .text
            case "Hashable", "Equatable", "Identifiable": return .scalar
            case "ShapeStyle", "View": return .color
            case "RangeExpression": return arguments.first.flatMap { row(for: $0) }.map { .range("ClosedRange", $0) }
            default: return catalogue.staticMemberNames(on: name).isEmpty ? nil : .member(name)
            }
        case .named(let name, let arguments): return row(named: name, arguments)
        case .tuple, .dictionary, .function, .metatype: return nil
        }
    }

    private func row(named name: String, _ arguments: [TypeReference]) -> Row? {
        switch name {
        case "Bool": return .bool
        case "Int", "Int8": return .integer
        case "Double", "CGFloat", "Float": return .number
        case "String", "LocalizedStringKey", "LocalizedStringResource", "Text", "Namespace.ID": return .text
        case "AnyHashable": return .scalar
        case "KeyEquivalent": return .key
        case "Date": return .date
        case "URL": return .url
        case "Color": return .color
        case "Angle": return .angle
        case "CGSize": return .size
        case "CGPoint": return .point
        case "CGVector": return .vector
        case "CGRect": return .rect
        case "EdgeInsets": return .insets
        case "UnitPoint": return .unitPoint
        case "Set", "SIMD2": return arguments.first.flatMap { row(for: catalogue.resolved($0)) }.map(Row.list)
        case "ClosedRange", "Range", "PartialRangeFrom", "PartialRangeThrough", "PartialRangeUpTo":
            return arguments.first.flatMap { row(for: catalogue.resolved($0)) }.map { .range(name, $0) }
        default:
            if catalogue.conforms(name, to: "OptionSet") { return .optionSet(name) }
            return catalogue.staticMemberNames(on: name).isEmpty ? nil : .member(name)
        }
    }

    // MARK: Values

    /// The value of a prop as a type, or nil when it is malformed. Linear in the prop's size.
    public func value(of prop: PropValue, as type: TypeReference) -> StyleValue? {
        row(for: catalogue.resolved(type)).flatMap { value(of: prop, in: $0) }
    }

    /// The value of a prop as a type of the portable model, or nil when it is malformed. How the type is converted is looked
    /// up once.
    func value<Value: StylesheetValue>(of prop: PropValue, as type: Value.Type) -> Value? {
        let key = ObjectIdentifier(type)
        let row: Row?
        if let known = source.valueRows.withLock({ $0[key] }) {
            row = known
        } else {
            let found = self.row(for: catalogue.resolved(type.stylesheetType))
            source.valueRows.withLock { $0[key] = .some(found) }
            row = found
        }
        guard let row, let value = value(of: prop, in: row) else { return nil }
        return try? Value(from: value)
    }

    /// The value of a text as a type, or nil when it is malformed.
    public func value(of text: String, as type: TypeReference) -> StyleValue? { value(of: .string(text), as: type) }

    func value(of prop: PropValue, in row: Row) -> StyleValue? {
        switch row {
        case .optional(let wrapped):
            if case .null = prop { return .null }
            return value(of: prop, in: wrapped)
        case .plain: return AttributeConversion.plain(prop)
        case .bool: return boolean(prop)
        case .integer: return integer(prop).map(StyleValue.integer)
        case .number: return number(prop).map(numberValue)
        case .text: return prop.text.map(StyleValue.string)
        case .scalar: return AttributeConversion.scalar(prop)
        case .key: return key(prop)
        case .date: return prop.text.flatMap { ISODate.isValid($0) ? .string($0) : nil }
        case .url: return prop.text.flatMap { isURL($0) ? .string($0) : nil }
        case .color: return prop.text.flatMap(color)
        case .angle:
            return number(prop).map {
                .member(StyleMember(type: "Angle", name: "degrees", arguments: [StyleArgument(numberValue($0))]))
            }
        case .size: return labelled(prop, "CGSize", ["width", "height"])
        case .point: return labelled(prop, "CGPoint", ["x", "y"])
        case .vector: return labelled(prop, "CGVector", ["dx", "dy"])
        case .rect: return rect(prop)
        case .insets: return insets(prop)
        case .unitPoint:
            if let text = prop.text, let member = member(text, of: "UnitPoint") { return member }
            return labelled(prop, "UnitPoint", ["x", "y"])
        case .member(let type): return prop.text.flatMap { member($0, of: type) }
        case .optionSet(let type): return options(prop, type)
        case .range(let type, let bound): return range(prop, type, bound)
        case .list(let element):
            guard let elements = json(prop)?.elements, json(prop)?.kind == .array else { return nil }
            var values: [StyleValue] = []
            for item in elements {
                guard let value = value(of: PropValue(item), in: element) else { return nil }
                values.append(value)
            }
            return .array(values)
        }
    }

    // MARK: Scalars

    private func boolean(_ prop: PropValue) -> StyleValue? {
        switch prop {
        case .bool(let value): .boolean(value)
        case .string("true"), .string(""): .boolean(true)
        case .string("false"): .boolean(false)
        default: nil
        }
    }

    private func integer(_ prop: PropValue) -> Int? {
        switch prop {
        case .number(let number): number.integer ?? Int(exactly: number.double)
        case .string(let text): Int(text)
        default: nil
        }
    }

    private func number(_ prop: PropValue) -> Double? {
        switch prop {
        case .number(let number): return number.double.isFinite ? number.double : nil
        case .string(let text):
            if text == "infinity" || text == ".infinity" { return .infinity }
            // Double's own initializer also takes hexadecimal numbers, infinities and NaN.
            guard text.utf8.allSatisfy(isDecimal), let value = Double(text), value.isFinite else { return nil }
            return value
        default: return nil
        }
    }

    private func isDecimal(_ byte: UInt8) -> Bool {
        switch byte {
        case 0x30...0x39, UInt8(ascii: "."), UInt8(ascii: "-"), UInt8(ascii: "+"), UInt8(ascii: "e"), UInt8(ascii: "E"):
            true
        default: false
        }
    }

    func numberValue(_ number: Double) -> StyleValue {
        number == .infinity ? .member(StyleMember(type: "CGFloat", name: "infinity")) : .number(number)
    }

    private static func scalar(_ prop: PropValue) -> StyleValue? {
        switch prop {
        case .string(let text): .string(text)
        case .bool(let value): .boolean(value)
        case .number(let number): number.integer.map(StyleValue.integer) ?? .number(number.double)
        case .null, .json: nil
        }
    }

    /// JSON as it is.
    static func plain(_ prop: PropValue) -> StyleValue {
        guard case .json(let fragment) = prop else { return scalar(prop) ?? .null }
        if fragment.value.kind == .array { return .array(fragment.value.elements.map { plain(PropValue($0)) }) }
        return .tuple(fragment.value.members.map { StyleArgument(label: $0.key, plain(PropValue($0.value))) })
    }

    private func key(_ prop: PropValue) -> StyleValue? {
        guard let text = prop.text else { return nil }
        return text.count == 1 ? .string(text) : member(text, of: "KeyEquivalent")
    }

    private func isURL(_ text: String) -> Bool {
        !text.isEmpty && text.utf8.allSatisfy { $0 > 0x20 && $0 != 0x7F && !"\"<>\\^`{|}".utf8.contains($0) }
    }

    // MARK: Members

    /// A static member without arguments by its name in any of the usual spellings.
    func member(_ text: String, of type: String) -> StyleValue? {
        for name in [text, camelCase(text)] where !name.isEmpty {
            for member in catalogue.staticMembers(named: name, on: type) where !member.isCalled {
                let owner = member.type.name.flatMap { $0 == "Self" ? nil : $0 } ?? type
                return .member(StyleMember(type: owner, name: member.name))
            }
        }
        return nil
    }

    /// `top_leading` and `top-leading` as `topLeading`, without a leading dot.
    private func camelCase(_ text: String) -> String {
        let parts = text.drop { $0 == "." }.split { $0 == "_" || $0 == "-" }
        guard let first = parts.first else { return "" }
        return parts.dropFirst().reduce(String(first)) { $0 + $1.prefix(1).uppercased() + $1.dropFirst() }
    }

    private func options(_ prop: PropValue, _ type: String) -> StyleValue? {
        var names: [String] = []
        if let array = json(prop), array.kind == .array {
            for element in array.elements {
                guard let name = element.string else { return nil }
                names.append(name)
            }
        } else if let text = prop.text {
            names = text.split { $0 == " " || $0 == "," }.map(String.init)
        } else {
            return nil
        }
        let members = names.compactMap { member($0, of: type) }
        guard members.count == names.count else { return nil }
        return members.count == 1 ? members[0] : .array(members)
    }

    // MARK: Numbers together

    /// The JSON of a prop that is some, or whose text holds some.
    private func json(_ prop: PropValue) -> JSONValue? {
        switch prop {
        case .json(let fragment): return fragment.value
        case .string(let text):
            guard let first = text.utf8.first(where: { $0 > 0x20 }),
                first == UInt8(ascii: "[") || first == UInt8(ascii: "{")
            else { return nil }
            let document = JSONDocument(reading: SourceFile(path: "prop", text: text))
            return document.diagnostics.containsError ? nil : document.root
        default: return nil
        }
    }

    /// Numbers in an array, an object by its keys, or a text with commas or spaces between them.
    private func numbers(_ prop: PropValue, _ keys: [String]) -> [Double]? {
        if let json = json(prop) {
            let values: [JSONValue] = json.kind == .array ? Array(json.elements) : keys.compactMap { json[$0] }
            let numbers = values.compactMap(\.double)
            return numbers.count == values.count && numbers.count == keys.count ? numbers : nil
        }
        guard case .string(let text) = prop else { return nil }
        let parts = text.split { $0 == "," || $0 == " " }
        let numbers = parts.compactMap { number(.string(String($0))) }
        return numbers.count == parts.count && numbers.count == keys.count ? numbers : nil
    }

    private func labelled(_ prop: PropValue, _ type: String, _ labels: [String]) -> StyleValue? {
        numbers(prop, labels).map { initialized(type, labels, $0) }
    }

    private func initialized(_ type: String, _ labels: [String], _ numbers: [Double]) -> StyleValue {
        .initialized(type: type, arguments: zip(labels, numbers).map { StyleArgument(label: $0, numberValue($1)) })
    }

    private func rect(_ prop: PropValue) -> StyleValue? {
        let labels = ["x", "y", "width", "height"]
        if let json = json(prop), json.kind == .array, json.count == 2 {
            let numbers = json.elements.flatMap { $0.elements.compactMap(\.double) }
            return numbers.count == 4 ? initialized("CGRect", labels, numbers) : nil
        }
        return labelled(prop, "CGRect", labels)
    }

    private func insets(_ prop: PropValue) -> StyleValue? {
        let labels = ["top", "leading", "bottom", "trailing"]
        if let all = number(prop) { return initialized("EdgeInsets", labels, [all, all, all, all]) }
        return labelled(prop, "EdgeInsets", labels)
    }

    // MARK: Ranges

    private func range(_ prop: PropValue, _ type: String, _ bound: Row) -> StyleValue? {
        var lower: StyleValue?
        var upper: StyleValue?
        var isClosed = type != "Range" && type != "PartialRangeUpTo"
        if let json = json(prop) {
            let isList = json.kind == .array
            let values = isList ? Array(json.elements) : []
            guard !isList || values.count == 2 else { return nil }
            let low = isList ? values[0] : json["lowerBound"]
            let high = isList ? values[1] : json["upperBound"]
            lower = low.flatMap { value(of: PropValue($0), in: bound) }
            upper = high.flatMap { value(of: PropValue($0), in: bound) }
        } else if let text = prop.text, let (low, isClosedText, high) = rangeParts(text) {
            isClosed = isClosedText
            lower = low.isEmpty ? nil : value(of: .string(low), in: bound)
            upper = high.isEmpty ? nil : value(of: .string(high), in: bound)
            if lower == nil && !low.isEmpty || upper == nil && !high.isEmpty { return nil }
        }
        let fits =
            switch type {
            case "ClosedRange": lower != nil && upper != nil && isClosed
            case "Range": lower != nil && upper != nil && !isClosed
            case "PartialRangeFrom": lower != nil && upper == nil
            case "PartialRangeThrough": lower == nil && upper != nil && isClosed
            default: lower == nil && upper != nil && !isClosed
            }
        guard fits else { return nil }
        if let low = lower?.number, let high = upper?.number, low > high { return nil }
        return .range(lower: lower, upper: upper, isClosed: isClosed)
    }

    private func rangeParts(_ text: String) -> (String, Bool, String)? {
        let bytes = Array(text.utf8)
        guard let dots = bytes.indices.dropLast(2).first(where: { bytes[$0] == 0x2E && bytes[$0 + 1] == 0x2E }) else {
            return nil
        }
        let isClosed = bytes[dots + 2] == UInt8(ascii: ".")
        guard isClosed || bytes[dots + 2] == UInt8(ascii: "<") else { return nil }
        func part(_ slice: ArraySlice<UInt8>) -> String {
            String(decoding: slice.filter { $0 != 0x20 }, as: UTF8.self)
        }
        return (part(bytes[..<dots]), isClosed, part(bytes[(dots + 3)...]))
    }
}
