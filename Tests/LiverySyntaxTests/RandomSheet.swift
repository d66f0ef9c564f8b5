import Livery

/// Sheets without mistakes that hold everything the language has, in any layout: the same for the same seed.
struct RandomSheet {
    private var random: SeededGenerator
    private var captures: [String] = []
    private var depth = 0

    init(seed: UInt64) { random = SeededGenerator(seed: seed) }

    /// A sheet of some directives and rules.
    static func text(seed: UInt64, rules: Int = 6) -> String {
        var sheet = RandomSheet(seed: seed)
        var text = sheet.gap()
        for _ in 0..<rules {
            text += sheet.number(4) == 0 ? sheet.directive() : sheet.rule()
            text += sheet.lineGap()
        }
        return text
    }

    /// Modifiers without a rule around them.
    static func body(seed: UInt64) -> String {
        var sheet = RandomSheet(seed: seed)
        return sheet.gap() + sheet.modifiers() + sheet.gap()
    }

    private mutating func number(_ bound: Int) -> Int { Int.random(in: 0..<bound, using: &random) }
    private mutating func one(_ choices: String...) -> String { choices[number(choices.count)] }

    // MARK: White space and comments

    private mutating func gap() -> String {
        switch number(14) {
        case 0: " "
        case 1: "\n"
        case 2: "\r\n  "
        case 3: "\t"
        case 4: " /* c\(number(9)) */ "
        case 5: " # c \"(\n"
        case 6: "\n\n  // d\n"
        case 7: one("/**/", "/* a /* b */ */", "\n/* a\n b */\n")
        default: ""
        }
    }

    /// A gap that ends the line or has white space in it.
    private mutating func lineGap() -> String { one("\n", "\n\n", " # e\n", "\r\n", "\n  \n\n", "\n/* f */\n") + gap() }

    // MARK: Sheets

    private mutating func directive() -> String {
        switch number(3) {
        case 0: return "@import\(gap()) \"\(one("a", "b c", "d/e.sheet", "ü")).sheet\""
        case 1:
            let names = (0...number(3)).map { _ in "\"\(one("card", "title", "größe"))\"" }
            return "@safe_list " + names.joined(separator: one(" ", ", ", "\n  "))
        default:
            captures = []
            // At the top level a range ends with its line.
            let value = number(5) == 0 ? "1...3" : operand()
            return "@token\(gap()) \(one("brand", "size", "größe"))\(gap())=\(gap())\(value)"
        }
    }

    private mutating func rule() -> String {
        captures = []
        var pattern = "\"\(one("card", "frame:w", "é", "a\\\"b", "x.y"))\""
        for _ in 0..<number(3) {
            let name = one("size", "width", "größe", "x")
            if captures.contains(name) { continue }
            captures.append(name)
            pattern += "\(gap())<>\(gap())\(name)"
            if number(2) == 0 { pattern += "\(gap())<>\(gap())\"-\(number(9))\"" }
        }
        for _ in 0..<number(3) {
            pattern +=
                ",\(gap()) \(one("target", "other")):\(gap()) "
                + one(":ios", "[:ios, :tvos]", "\"macos\"", "[ :a,\n \"b\" ]")
        }
        return pattern + gap() + " do" + lineGap() + modifiers() + lineGap() + "end"
    }

    private mutating func modifiers() -> String {
        var text = ""
        for _ in 0..<number(5) {
            text +=
                one("", ".", ";", ";\n ;") + call(one("padding", "font", "frame", "größe", "a1_", "attribute", "ended"))
            text += one("\n", " ", ";", "\n\n", " # t\n", "  /* u */\n", " ; // v\n", "; /* w */ ") + gap()
        }
        return text
    }

    // MARK: Expressions

    private mutating func call(_ name: String) -> String {
        name + one("", "", " ") + "(" + arguments() + ")"
    }

    private mutating func list(_ element: (inout RandomSheet) -> String) -> String {
        guard depth < 4 else { return "" }
        depth += 1
        defer { depth -= 1 }
        let elements = (0..<number(4)).map { _ in gap() + element(&self) + gap() }
        return elements.joined(separator: ",") + (elements.isEmpty ? gap() : one("", "", "," + gap()))
    }

    private mutating func arguments() -> String {
        list { $0.number(2) == 0 ? $0.labelled() : $0.expression() }
    }

    private mutating func labelled() -> String {
        one("in", "for", "true", "width", "größe", "`default`", "end", "event") + gap() + ":" + gap() + expression()
    }

    private mutating func expression() -> String {
        guard number(8) == 0 else { return operand() }
        switch number(4) {
        case 0: return operand() + gap() + one("...", "..<") + gap() + operand()
        case 1: return one("...", "..<") + gap() + operand()
        default: return operand() + gap() + "..."
        }
    }

    private mutating func operand() -> String {
        switch number(16) {
        case 0: return one("0", "12", "-0.5", "1_000", "0xFF", "1e3", "2.5e-3", "-7", "+1")
        case 1: return one("true", "false", "nil")
        case 2: return string()
        case 3: return one(":name", ":\"an atom\"", ":größe", ":\"#\"")
        case 4: return "[" + list { $0.expression() } + "]"
        case 5:
            let entries = list { $0.labelled() }
            return entries.contains(":") && entries.contains { $0.isLetter } ? "[\(entries)]" : "[:]"
        case 6:
            return number(2) == 0 ? "(\(gap())\(expression())\(gap()))" : "(x:\(gap())\(expression()),\(gap())y: 1)"
        case 7: return "attr(\(gap())\"name\"" + (number(3) == 0 ? ", default:\(gap())\(expression()))" : "\(gap()))")
        case 8: return "event(\"e\"" + one("", ", []", ", throttle: 100", ", [a: 1]", ",\n params: [a: .b]") + ")"
        case 9: return "gesture_state(:drag, .translation.width, scale: 2)"
        case 10, 11: return chain()
        case 12: return variable()
        case 13: return call(one("Color", "Gradient", "größe"))
        default: return one("Color", "name", "`default`", "größe")
        }
    }

    private mutating func chain() -> String {
        var text = one("Color", ".red", ".`default`", "A", ".größe", "Color(\"x\")", ".rect(cornerRadius: 8)")
        if !captures.isEmpty, number(3) == 0 { text = ".{\(captures[0])}" }
        for _ in 0..<number(3) {
            text += one("", "\n  ", " ", "/* c */") + "." + (number(2) == 0 ? call("opacity") : one("a", "b1", "`in`"))
        }
        return text
    }

    private mutating func variable() -> String {
        guard let name = captures.first else { return "other" }
        return one(name, "{\(name)}", "{ \(name) }", "<%= \(name) %>", "to_float(\(name))", "\"a{\(name)}b\"")
    }

    private mutating func string() -> String {
        one(
            "\"\"", "\"a b\"", "\"é\"", "\"\\\"\\\\\\n\\u{1F642}\"", "\"# // /* \"", "\"a\n  b\"", "\" end \"",
            "\"a;b\"",
            "\"\"\"\n    a\n      b \"q\"\n    \"\"\"", "\"\\{x\\}\"")
    }
}

extension String {
    /// The text with a few random changes, most of which are mistakes. It may no longer be UTF-8.
    func mutated(seed: UInt64) -> [UInt8] {
        var random = SeededGenerator(seed: seed)
        var bytes = Array(utf8)
        let pieces =
            [
                "\"", "\"\"\"", "(", ")", "[", "]", "{", "}", ",", ":", ".", "..", "...", "end", " do", "@", "@token",
                "/*", "*/",
                "#", "<%=", "%>", "<>", "`", "\\", "\u{0}", "\u{FEFF}", "\u{201C}", "'", "\u{A0}", "-", ";", "\r", "\n",
                "1e999", "§",
            ].map { Array($0.utf8) } + [[0xFF], [0xC3], [0xF0, 0x9F]]
        for _ in 0...Int.random(in: 0..<6, using: &random) {
            let position = Int.random(in: 0...bytes.count, using: &random)
            switch Int.random(in: 0..<4, using: &random) {
            case 0: bytes.insert(contentsOf: pieces[Int.random(in: 0..<pieces.count, using: &random)], at: position)
            case 1: if position < bytes.count { bytes.remove(at: position) }
            case 2: bytes.removeSubrange(position..<min(bytes.count, position + Int.random(in: 0..<30, using: &random)))
            default: if position < bytes.count { bytes[position] = UInt8.random(in: 0...255, using: &random) }
            }
        }
        return bytes
    }
}
