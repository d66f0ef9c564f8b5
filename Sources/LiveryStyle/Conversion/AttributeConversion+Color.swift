extension AttributeConversion {
    /// A colour by the text of a prop: a member of `ShapeStyle` or `Color`, LiveView Native's `system-` names, CSS's
    /// hexadecimal forms, else the name of an asset.
    func color(_ text: String) -> StyleValue? {
        guard !text.isEmpty else { return nil }
        if text.utf8.first == UInt8(ascii: "#") { return hexColor(text) }
        if text.hasPrefix("system-") {
            let name = text.dropFirst("system-".count)
            return member(name == "accent" ? "accentColor" : String(name), of: "Color")
        }
        return member(text, of: "Color") ?? member(text, of: "ShapeStyle")
            ?? .initialized(type: "Color", arguments: [StyleArgument(.string(text))])
    }

    /// `#rgb`, `#rgba`, `#rrggbb` or `#rrggbbaa` (CSS Color 4, section 5.2) as sRGB components from 0 to 1.
    private func hexColor(_ text: String) -> StyleValue? {
        let digits = text.utf8.dropFirst().map(hexDigit)
        guard digits.allSatisfy({ $0 != nil }), [3, 4, 6, 8].contains(digits.count) else { return nil }
        let values = digits.compactMap { $0 }
        let components =
            values.count <= 4
            ? values.map { $0 * 17 } : stride(from: 0, to: values.count, by: 2).map { values[$0] * 16 + values[$0 + 1] }
        let labels = ["red", "green", "blue", "opacity"]
        return .initialized(
            type: "Color",
            arguments: zip(labels, components).map { StyleArgument(label: $0, .number(Double($1) / 255)) })
    }

    private func hexDigit(_ byte: UInt8) -> Int? {
        switch byte {
        case 0x30...0x39: Int(byte) - 0x30
        case 0x41...0x46: Int(byte) - 0x41 + 10
        case 0x61...0x66: Int(byte) - 0x61 + 10
        default: nil
        }
    }
}
