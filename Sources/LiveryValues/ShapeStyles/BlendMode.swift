public import LiveryStyle

/// How what is drawn is combined with what is behind it.
public enum BlendMode: String, CaseIterable, StylesheetValue, CustomStringConvertible {
    case normal, multiply, screen, overlay, darken, lighten, colorDodge, colorBurn, softLight, hardLight, difference,
        exclusion, hue, saturation, color, luminosity, sourceAtop, destinationOver, destinationOut, plusDarker,
        plusLighter
}
