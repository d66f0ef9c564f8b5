import Livery

/// Modifiers made up from the shipped catalogue at random: most of them right, many with one mistake, some with several.
/// The same for the same seed.
struct RandomCalls {
    private let catalogue: Catalogue
    private let names: [String]
    private let memberNames: [String]
    private var state: UInt64

    init(seed: UInt64, catalogue: Catalogue = .swiftUI) {
        self.catalogue = catalogue
        names = catalogue.modifierNames
        memberNames = ["Color", "Font", "ShapeStyle", "Alignment", "Edge.Set", "Animation", "View", "UnitPoint"]
            .flatMap { catalogue.staticMemberNames(on: $0) }
        state = seed &* 0x9E37_79B9_7F4A_7C15 | 1
    }

    private mutating func number(_ bound: Int) -> Int {
        state ^= state << 13
        state ^= state >> 7
        state ^= state << 17
        return Int(state % UInt64(bound))
    }

    private mutating func one<Choice>(_ choices: [Choice]) -> Choice { choices[number(choices.count)] }

    /// A modifier as a stylesheet writes it.
    mutating func call() -> String {
        let name = one(names)
        let function = one(catalogue.modifiers(named: name))
        let written = number(60) == 0 ? String(name.dropLast()) : name
        return written + arguments(function.parameters, depth: 0)
    }

    /// The same modifier with other numbers, and now and then another string.
    mutating func variant(of call: String) -> String {
        var result = ""
        var rest = Substring(call)
        while let next = rest.first {
            if next == "\"", number(3) == 0, let end = rest.dropFirst().firstIndex(of: "\"") {
                result += one(["\"\"", "\"a\"", "\"ab\"", "\"#00ff00\"", "\"2026-02-30\"", "\"2026-02-03\"", "\"x y\""])
                rest = rest[rest.index(after: end)...]
            } else if next.isNumber, !(result.last?.isLetter ?? false) {
                result += String(number(10))
                rest = rest.dropFirst()
            } else {
                result.append(next)
                rest = rest.dropFirst()
            }
        }
        return result
    }

    private mutating func arguments(_ parameters: [Parameter], depth: Int) -> String {
        var list: [String] = []
        for parameter in parameters {
            if number(parameter.isRequired ? 40 : 2) == 0 { continue }
            let label: String? =
                switch number(80) {
                case 0: nil
                case 1: parameter.name
                case 2: one(["in", "alignment", "edges", "valu", "color", "perform"])
                default: parameter.label
                }
            for index in 0..<(parameter.isVariadic ? number(3) : 1) {
                let value = number(16) == 0 ? anything(depth: depth) : value(of: parameter.type, depth: depth)
                list.append((index == 0 ? label.map { $0 + ": " } ?? "" : "") + value)
            }
        }
        if list.count > 1, number(30) == 0 { list.swapAt(0, 1) }
        if number(40) == 0 { list.append("extra: " + anything(depth: depth)) }
        if number(40) == 0 { list.insert(anything(depth: depth), at: 0) }
        return "(" + list.joined(separator: ", ") + ")"
    }

    // MARK: Values

    private mutating func anything(depth: Int) -> String {
        switch number(26) {
        case 0: return one(["nil", "true", "false"])
        case 1: return one(["0", "1", "-1", "7", "-300", "65536"])
        case 2: return one(["0.5", "-0.5", "1.0", "0.0", "1e3"])
        case 3: return one(["\"\"", "\"a\"", "\"red\"", "\"ab\"", "\"#ff0000\"", "\"2026-01-31\"", "\"é\"", "\"a b\""])
        case 4: return one([":a", ":badge", ":\"a b\"", "[:a, :b]"])
        case 5: return "event(\"e\")"
        case 6:
            let option = one([
                "throttle: 5", "debounce: 0.5", "throttle: -1", "type: 1", "target: 2", "params: [a: 1]", "extra: 1",
                "params: .red",
            ])
            return "event(\"e\", \(option))"
        case 7: return one(["attr(\"a\")", "attr(\"b\", default: 1)", "attr(\"\")", "attr(\"c\", default: .red)"])
        case 8: return one(["[]", "[1, 2]", "[.top, .leading]", "[.red]", "[\"a\"]", "[1, .red]", "[.nope]"])
        case 9: return one(["[a: 1]", "[:]", "[x: 1, y: 0.5, z: 0]", "(x: 0, y: 1, z: 0)", "(width: 1, height: 2)"])
        case 10:
            return one([
                "1...3", "3...1", "..<2", "1...", "0.5..<0.7", ".small ... .large", ".large...", "attr(\"a\")...2",
            ])
        case 11:
            return one([
                "gesture_state(:drag, .translation)", "gesture_state(:drag, .translation.width, scale: 2)",
                "gesture_state(:drag)", "gesture_state(:drag, .x, min: \"a\")",
                "gesture_state(:drag, .translation, defaultValue: 1)",
            ])
        case 12: return one(["nope", "brand", "Color", "Edge.Set", "size", "Nope"])
        case 13: return "." + one(memberNames)
        case 14:
            return "." + one(memberNames) + "."
                + one(["opacity(0.5)", "bold()", "gradient", "nope", "bold", "weight(.bold)"])
        case 15: return ".nope"
        case 16: return "." + String(one(memberNames).dropLast()) + "()"
        case 17: return ".init(\(depth < 3 ? anything(depth: depth + 1) : "1"))"
        case 18: return one(["Color(\"b\")", "Color(red: 1, green: 0, blue: 0)", "Color.red.opacity(2)", "Nope(1)"])
        case 19: return one(["Edge.Set.all", "Edge.top", "Color.nope", "Font.title.bold()", "Font.system(size: 12)"])
        case 20: return "AnyShapeStyle(\(depth < 3 ? anything(depth: depth + 1) : ".red"))"
        case 21: return "attr(\"d\", default: \(depth < 3 ? anything(depth: depth + 1) : "1"))"
        case 22:
            return "[\(depth < 3 ? anything(depth: depth + 1) : "1"), \(depth < 3 ? anything(depth: depth + 1) : "1")]"
        case 23: return one(["size", "{size}", ".{size}", "\"{size}\"", "to_float(size)"])
        case 24: return "1.red"
        default:
            return one(["LinearGradient(colors: [.red, .blue], startPoint: .top, endPoint: .bottom)", ".infinity"])
        }
    }

    private mutating func value(of type: TypeReference, depth: Int) -> String {
        if depth > 3 { return one(["1", ".red", "\"s\"", "nil"]) }
        if number(24) == 0 {
            return number(2) == 0 ? "attr(\"a\")" : "attr(\"a\", default: \(value(of: type, depth: depth + 1)))"
        }
        if type.isAction { return number(2) == 0 ? "event(\"e\")" : "event(\"e\", throttle: \(number(900)))" }
        if type.isContent { return one([":content", ":a", "[:a, :b]"]) }
        switch type {
        case .optional(let wrapped): return number(8) == 0 ? "nil" : value(of: wrapped, depth: depth)
        case .array(let element):
            let elements = (0..<number(4)).map { _ in value(of: element, depth: depth + 1) }
            return "[" + elements.joined(separator: ", ") + "]"
        case .tuple(let elements):
            let parts = elements.map { ($0.label ?? "_") + ": " + value(of: $0.type, depth: depth + 1) }
            return "(" + parts.joined(separator: ", ") + ")"
        case .some(let name, let arguments): return value(ofSome: name, arguments, depth: depth)
        case .named(let name, let arguments): return value(ofNamed: name, arguments, depth: depth)
        case .dictionary, .function, .metatype: return anything(depth: depth)
        }
    }

    private mutating func value(ofSome name: String, _ arguments: [TypeReference], depth: Int) -> String {
        switch name {
        case "Hashable", "Equatable", "StringProtocol", "Any", "BinaryFloatingPoint":
            return one(["\"s\"", "\"\"", "1", "0.5", "true", ".red", "attr(\"a\")"])
        case "View": return one([":content", "[:a, :b]", "Text(\"a\")", "Color.red", ".red"])
        case "RangeExpression": return range(arguments.first, "...", depth)
        default: break
        }
        if let member = member(of: name, depth: depth), number(6) != 0 { return member }
        let conforming = catalogue.typeNames.filter {
            catalogue.type(named: $0)?.kind == .structure && catalogue.conforms($0, to: name)
        }
        return conforming.isEmpty ? anything(depth: depth) : value(ofNamed: one(conforming), [], depth: depth + 1)
    }

    private mutating func value(ofNamed name: String, _ arguments: [TypeReference], depth: Int) -> String {
        switch name {
        case "Bool": return one(["true", "false"])
        case "Int", "Int8": return one(["1", "0", "-3", "\(number(1000))"])
        case "Double", "CGFloat", "Float":
            return one(["0.5", "\(number(500))", "-2.5", "0", ".infinity", ".zero", ".pi", "1.0"])
        case "String", "LocalizedStringKey", "LocalizedStringResource", "Text", "Namespace.ID", "AnyHashable":
            return one(["\"s\"", "\"\"", "\"some text \(number(90))\"", ":name"])
        case "KeyEquivalent": return one(["\"k\"", "\"kk\"", ".return", ".nope"])
        case "Date": return one(["\"2026-01-31\"", "\"yesterday\""])
        case "URL": return one(["\"https://example.org\"", "\"a b\""])
        case "GestureStateName": return ":drag"
        case "Binding": return one(["attr(\"a\")", "attr(\"b\", default: true)", "true"])
        case "Set": return "[\(value(of: arguments.first ?? .void, depth: depth + 1))]"
        case "ClosedRange": return range(arguments.first, "...", depth)
        case "Range": return range(arguments.first, "..<", depth)
        case "PartialRangeFrom": return value(of: arguments.first ?? .void, depth: depth + 1) + "..."
        case "PartialRangeThrough": return "..." + value(of: arguments.first ?? .void, depth: depth + 1)
        default: break
        }
        if let member = member(of: name, depth: depth), number(5) != 0 {
            return number(10) == 0 ? name + member : member
        }
        guard let function = catalogue.type(named: name)?.initializers, !function.isEmpty else {
            return anything(depth: depth)
        }
        return (number(8) == 0 ? ".init" : name) + self.arguments(one(function).parameters, depth: depth + 1)
    }

    private mutating func range(_ bound: TypeReference?, _ symbol: String, _ depth: Int) -> String {
        value(of: bound ?? .void, depth: depth + 1) + " " + symbol + " " + value(of: bound ?? .void, depth: depth + 1)
    }

    /// An implicit member of a type, now and then with a member of its own.
    private mutating func member(of type: String, depth: Int) -> String? {
        let names = catalogue.staticMemberNames(on: type)
        if names.isEmpty { return nil }
        let members = catalogue.staticMembers(named: one(names), on: type)
        guard !members.isEmpty else { return nil }
        let member = one(members)
        var text = written(member, depth: depth)
        if number(5) == 0, let name = member.type.name {
            let links = catalogue.memberNames(of: name)
            if !links.isEmpty, let link = catalogue.members(named: one(links), of: name).first {
                text += written(link, depth: depth + 1)
            }
        }
        return text
    }

    private mutating func written(_ member: Member, depth: Int) -> String {
        switch member {
        case .property(let property): return "." + property.name + (number(40) == 0 ? "()" : "")
        case .function(let function):
            if function.kind == .enumCase, function.parameters.isEmpty { return "." + function.name }
            return "." + function.name + arguments(function.parameters, depth: depth + 1)
        }
    }
}
