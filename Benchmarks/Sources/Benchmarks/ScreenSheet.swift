/// A generated stylesheet with the variety of those that people write: some sixty modifiers with numbers, members, chains,
/// initializers, props, events and content, in rules of two to seven. The same for the same size.
struct ScreenSheet {
    private var state: UInt64 = 0x2545_F491_4F6C_DD1D

    /// The props that the sheets read.
    static let props = (0..<9).map { "opacity-\($0)" } + ["label", "key", "count", "is_off", "open", "color"]
    /// The contents that the sheets refer to.
    static let contents = ["total", "bar", "tools", "badge", "sheet"]

    /// The text of a sheet of about that many bytes.
    ///
    /// - Parameters:
    ///   - seed: Sheets of different seeds differ.
    ///   - prefix: What all class names begin with.
    static func text(bytes: Int, seed: UInt64 = 0, prefix: String = "") -> String {
        var sheet = ScreenSheet()
        sheet.state ^= seed &* 0x9E37_79B9_7F4A_7C15
        var text = "@token brand = Color(\"brand\")\n@token corner = 12\n"
        var rule = 0
        while text.utf8.count < bytes {
            text += "\n\"\(prefix)\(sheet.one(["card", "title", "row", "toolbar", "hero", "badge"]))-\(rule)\" do\n"
            for _ in 0..<(2 + sheet.number(6)) { text += "  \(sheet.modifier())\n" }
            text += "end\n"
            rule += 1
        }
        return text
    }

    private mutating func number(_ bound: Int) -> Int {
        state ^= state << 13
        state ^= state >> 7
        state ^= state << 17
        return Int(state % UInt64(bound))
    }

    private mutating func one(_ choices: [String]) -> String { choices[number(choices.count)] }

    private mutating func fraction() -> String { "0.\(1 + number(98))" }

    private mutating func modifier() -> String {
        switch number(6) {
        case 0, 1: layout()
        case 2, 3: drawing()
        case 4: text()
        default: behaviour()
        }
    }

    private mutating func layout() -> String {
        switch number(12) {
        case 0: "padding(\(number(40)))"
        case 1: "padding(.\(edge()), \(number(40)))"
        case 2: "padding([.\(edge()), .\(edge())], \(fraction()))"
        case 3: "frame(width: \(number(400)), height: \(number(400)))"
        case 4: "frame(maxWidth: .infinity, minHeight: \(number(200)), alignment: .\(alignment()))"
        case 5: "frame(maxWidth: .infinity, maxHeight: .infinity)"
        case 6: "offset(x: \(number(20) - 10), y: \(fraction()))"
        case 7: "fixedSize(horizontal: \(flag()), vertical: \(flag()))"
        case 8: "layoutPriority(\(number(3)))"
        case 9: "aspectRatio(\(fraction()), contentMode: .\(one(["fit", "fill"])))"
        case 10: "zIndex(\(number(5)))"
        default: "safeAreaInset(edge: .\(one(["top", "bottom"])), content: :\(one(["total", "bar", "tools"])))"
        }
    }

    private mutating func drawing() -> String {
        switch number(14) {
        case 0: "background(\(color()))"
        case 1: "background(\(color()), in: \(shape()))"
        case 2: "background(.\(one(["thinMaterial", "bar", "ultraThickMaterial"])), in: .capsule)"
        case 3: "foregroundStyle(\(color()))"
        case 4: "foregroundStyle(.\(one(["primary", "secondary", "tertiary"])), \(color()))"
        case 5: "tint(\(color()))"
        case 6: "shadow(color: .black.opacity(\(fraction())), radius: \(number(12)), x: 0, y: -\(number(9)))"
        case 7: "opacity(attr(\"opacity-\(number(9))\", default: \(fraction())))"
        case 8: "opacity(\(fraction()))"
        case 9: "clipShape(\(shape()))"
        case 10: "overlay(alignment: .\(alignment()), content: :badge)"
        case 11: "border(\(color()), width: \(number(4)))"
        case 12: "blur(radius: \(number(9)), opaque: \(flag()))"
        default: "rotationEffect(.degrees(\(number(360))), anchor: .\(alignment()))"
        }
    }

    private mutating func text() -> String {
        switch number(12) {
        case 0: "font(.system(size: \(10 + number(30)), weight: .\(weight()), design: .rounded))"
        case 1: "font(.\(one(["title", "headline", "caption", "body"])).weight(.\(weight())))"
        case 2: "font(.\(one(["title2", "footnote", "callout"])))"
        case 3: "fontWeight(.\(weight()))"
        case 4: "bold(\(flag()))"
        case 5: "lineLimit(\(1 + number(4)))"
        case 6: "lineLimit(1...\(2 + number(5)))"
        case 7: "multilineTextAlignment(.\(one(["leading", "center", "trailing"])))"
        case 8: "strikethrough(true, pattern: .solid, color: .\(one(["red", "blue", "gray"])))"
        case 9: "kerning(\(fraction()))"
        case 10: "navigationTitle(\"Orders of \(number(3000))\")"
        default: "accessibilityLabel(attr(\"label\"))"
        }
    }

    private mutating func behaviour() -> String {
        switch number(12) {
        case 0: "onTapGesture(count: \(1 + number(2)), perform: event(\"select-\(number(100))\", throttle: 250))"
        case 1: "onTapGesture(perform: event(\"open-\(number(100))\"))"
        case 2: "animation(.spring(duration: \(fraction()), bounce: 0.2), value: attr(\"key\"))"
        case 3: "animation(.easeInOut(duration: \(fraction())), value: attr(\"count\"))"
        case 4: "transition(.move(edge: .\(one(["top", "bottom"]))).combined(with: .opacity))"
        case 5: "buttonStyle(.\(one(["bordered", "plain", "borderedProminent"])))"
        case 6: "disabled(attr(\"is_off\"))"
        case 7: "sheet(isPresented: attr(\"open\"), onDismiss: event(\"closed\"), content: :sheet)"
        case 8: "refreshable(action: event(\"refresh\"))"
        case 9: "scrollIndicators(.hidden, axes: .\(one(["vertical", "horizontal"])))"
        case 10: "listRowInsets(EdgeInsets(top: \(number(9)), leading: \(number(9)), bottom: 0, trailing: 0))"
        default: "keyboardShortcut(\"\(one(["a", "b", "c"]))\", modifiers: [.command, .shift])"
        }
    }

    private mutating func color() -> String {
        switch number(9) {
        case 0: ".\(one(["red", "blue", "green", "orange", "mint", "indigo"]))"
        case 1: ".\(one(["red", "blue", "green"])).opacity(\(fraction()))"
        case 2: "Color(red: \(fraction()), green: \(fraction()), blue: \(fraction()))"
        case 3: "Color.\(one(["accentColor", "primary", "teal"]))"
        case 4: "brand"
        case 5: "brand.opacity(\(fraction()))"
        case 6: "attr(\"color\", default: .\(one(["red", "blue"])))"
        case 7: ".linearGradient(colors: [.red, .\(one(["blue", "cyan"]))], startPoint: .top, endPoint: .bottom)"
        default: ".\(one(["pink", "purple", "gray"])).gradient"
        }
    }

    private mutating func shape() -> String {
        switch number(4) {
        case 0: ".capsule"
        case 1: ".circle"
        case 2: ".rect(cornerRadius: \(number(24)))"
        default: "RoundedRectangle(cornerRadius: \(number(24)), style: .continuous)"
        }
    }

    private mutating func edge() -> String { one(["horizontal", "vertical", "top", "leading", "bottom"]) }
    private mutating func alignment() -> String { one(["center", "topLeading", "bottomTrailing", "top", "leading"]) }
    private mutating func weight() -> String { one(["bold", "semibold", "heavy", "regular", "light"]) }
    private mutating func flag() -> String { one(["true", "false"]) }
}
