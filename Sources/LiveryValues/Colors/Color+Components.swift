import Foundation

extension Color {
    /// The components of a colour in sRGB, with its transfer function.
    public struct Components: Hashable, Sendable, Codable {
        /// From 0 to 1; outside of it when the colour is outside of sRGB.
        public var red: Double
        public var green: Double
        public var blue: Double
        /// From 0 to 1.
        public var opacity: Double

        public init(red: Double, green: Double, blue: Double, opacity: Double = 1) {
            self.red = red
            self.green = green
            self.blue = blue
            self.opacity = opacity
        }
    }

    /// The colour's components, when they are the same everywhere; nil when an asset or the platform decides.
    ///
    /// Colours are mixed in sRGB on a device, in Oklab perceptually. Headroom changes nothing here.
    public var components: Components? {
        // Outermost first: a chain is too long for a call within the call for each of its members.
        var changes: [Content] = []
        var color = self
        walk: while true {
            switch color.content {
            case .faded(let base, _), .mixed(let base, _, _, _), .exposed(let base, _), .headroom(let base, _):
                changes.append(color.content)
                color = base
            default: break walk
            }
        }
        guard var components = color.ownComponents else { return nil }
        for change in changes.reversed() {
            switch change {
            case .faded(_, let opacity): components.opacity = unitClamped(components.opacity * opacity)
            case .mixed(_, let other, let fraction, let space):
                guard let other = other.components else { return nil }
                components = components.mixed(with: other, fraction: unitClamped(fraction), in: space)
            case .exposed(_, let stops): components = components.mapLinear { $0 * exp2(stops) }
            default: break
            }
        }
        return components
    }

    /// The components of a colour that isn't made of another.
    private var ownComponents: Components? {
        switch content {
        case .system(.black): Components(red: 0, green: 0, blue: 0)
        case .system(.white): Components(red: 1, green: 1, blue: 1)
        case .system(.clear): Components(red: 0, green: 0, blue: 0, opacity: 0)
        case .rgb(let space, let red, let green, let blue, let opacity):
            Components(space, red: red, green: green, blue: blue, opacity: opacity)
        case .white(let space, let white, let opacity):
            Components(space, red: white, green: white, blue: white, opacity: opacity)
        case .hsb(let hue, let saturation, let brightness, let opacity):
            Components(hue: hue, saturation: saturation, brightness: brightness, opacity: opacity)
        case .uiColor(let color): color.components
        case .nsColor(let color): color.components
        case .system, .asset, .faded, .mixed, .exposed, .headroom: nil
        }
    }
}

/// The number kept from 0 to 1; 0 for what is no number.
private func unitClamped(_ number: Double) -> Double { number >= 0 ? min(number, 1) : 0 }

extension Color.Components {
    fileprivate init(
        _ space: Color.RGBColorSpace, red: Double, green: Double, blue: Double, opacity: Double
    ) {
        let opacity = unitClamped(opacity)
        switch space {
        case .sRGB: self.init(red: red, green: green, blue: blue, opacity: opacity)
        case .sRGBLinear:
            self.init(red: encoded(red), green: encoded(green), blue: encoded(blue), opacity: opacity)
        case .displayP3:
            // Display P3 has sRGB's transfer function and white point; only its primaries differ.
            let (red, green, blue) = (linear(red), linear(green), linear(blue))
            self.init(
                red: encoded(1.224_940_18 * red - 0.224_940_18 * green),
                green: encoded(-0.042_056_95 * red + 1.042_056_95 * green),
                blue: encoded(-0.019_637_55 * red - 0.078_636_05 * green + 1.098_273_6 * blue), opacity: opacity)
        }
    }

    fileprivate init(hue: Double, saturation: Double, brightness: Double, opacity: Double) {
        let turn = (hue - hue.rounded(.down)) * 6
        func component(_ offset: Double) -> Double {
            let position = (turn + offset).truncatingRemainder(dividingBy: 6)
            return brightness * (1 - saturation * unitClamped(min(position, 4 - position)))
        }
        self.init(red: component(5), green: component(3), blue: component(1), opacity: unitClamped(opacity))
    }

    fileprivate func mapLinear(_ change: (Double) -> Double) -> Self {
        Self(
            red: encoded(change(linear(red))), green: encoded(change(linear(green))),
            blue: encoded(change(linear(blue))), opacity: opacity)
    }

    fileprivate func mixed(with other: Self, fraction: Double, in space: Gradient.ColorSpace) -> Self {
        func between(_ first: Double, _ second: Double) -> Double { first + (second - first) * fraction }
        let opacity = between(opacity, other.opacity)
        switch space {
        case .device:
            return Self(
                red: between(red, other.red), green: between(green, other.green), blue: between(blue, other.blue),
                opacity: opacity)
        case .perceptual:
            let (first, second) = (Oklab(self), Oklab(other))
            return Oklab(
                lightness: between(first.lightness, second.lightness), a: between(first.a, second.a),
                b: between(first.b, second.b)
            ).components(opacity: opacity)
        }
    }
}

// MARK: - Spaces

/// A colour in Björn Ottosson's Oklab, where equal distances look equal (CSS Color 4, section 9.2).
private struct Oklab {
    var lightness: Double
    var a: Double
    var b: Double

    init(lightness: Double, a: Double, b: Double) {
        self.lightness = lightness
        self.a = a
        self.b = b
    }

    init(_ components: Color.Components) {
        let (red, green, blue) = (linear(components.red), linear(components.green), linear(components.blue))
        let long = cbrt(0.412_221_470_8 * red + 0.536_332_536_3 * green + 0.051_445_992_9 * blue)
        let medium = cbrt(0.211_903_498_2 * red + 0.680_699_545_1 * green + 0.107_396_956_6 * blue)
        let short = cbrt(0.088_302_461_9 * red + 0.281_718_837_6 * green + 0.629_978_700_5 * blue)
        lightness = 0.210_454_255_3 * long + 0.793_617_785 * medium - 0.004_072_046_8 * short
        a = 1.977_998_495_1 * long - 2.428_592_205 * medium + 0.450_593_709_9 * short
        b = 0.025_904_037_1 * long + 0.782_771_766_2 * medium - 0.808_675_766 * short
    }

    func components(opacity: Double) -> Color.Components {
        func cube(_ number: Double) -> Double { number * number * number }
        let long = cube(lightness + 0.396_337_777_4 * a + 0.215_803_757_3 * b)
        let medium = cube(lightness - 0.105_561_345_8 * a - 0.063_854_172_8 * b)
        let short = cube(lightness - 0.089_484_177_5 * a - 1.291_485_548 * b)
        return Color.Components(
            red: encoded(4.076_741_662_1 * long - 3.307_711_591_3 * medium + 0.230_969_929_2 * short),
            green: encoded(-1.268_438_004_6 * long + 2.609_757_401_1 * medium - 0.341_319_396_5 * short),
            blue: encoded(-0.004_196_086_3 * long - 0.703_418_614_7 * medium + 1.707_614_701 * short),
            opacity: opacity)
    }
}

/// A component of sRGB without its transfer function (IEC 61966-2-1), continued to negative numbers as to positive ones.
private func linear(_ component: Double) -> Double {
    let size = abs(component)
    let result = size <= 0.040_45 ? size / 12.92 : pow((size + 0.055) / 1.055, 2.4)
    return component < 0 ? -result : result
}

/// The inverse of ``linear(_:)``.
private func encoded(_ component: Double) -> Double {
    let size = abs(component)
    let result = size <= 0.003_130_8 ? size * 12.92 : 1.055 * pow(size, 1 / 2.4) - 0.055
    return component < 0 ? -result : result
}
