// swift-format-ignore-file
// Generated from the catalogue; see CONTRIBUTING.md. Changes made here are lost.

public import LiveryCatalogue
public import LiveryStyle

/// What `sensoryFeedback(_:trigger:)` takes as a `SensoryFeedback`.
///
/// iOS 17, macOS 14, tvOS 17, watchOS 10, visionOS 26.
public enum SensoryFeedback: StylesheetValue, CustomStringConvertible {
    case success, warning, error, selection, increase, decrease, start, stop, alignment, levelChange, impact
    /// iOS 17.5, macOS 14.5, tvOS 17.5, watchOS 10.5, visionOS 26.
    case pathComplete
    /// `.impact(weight: SensoryFeedback.Weight = .medium, intensity: Double = 1.0)`
    case impactWeight(weight: SensoryFeedback.Weight, intensity: Double)
    /// `.impact(flexibility: SensoryFeedback.Flexibility, intensity: Double = 1.0)`
    case impactFlexibility(flexibility: SensoryFeedback.Flexibility, intensity: Double)

    public static let stylesheetType: TypeReference = .named("SensoryFeedback")

    public init(from value: StyleValue) throws(StylesheetDecodingError) {
        let use = try ValueUse(of: value, as: Self.stylesheetType)
        var call = use.call
        switch use.kind {
        case .member:
            switch use.name {
            case "success": self = .success
            case "warning": self = .warning
            case "error": self = .error
            case "selection": self = .selection
            case "increase": self = .increase
            case "decrease": self = .decrease
            case "start": self = .start
            case "stop": self = .stop
            case "alignment": self = .alignment
            case "levelChange": self = .levelChange
            case "impact" where call.isAtEnd: self = .impact
            case "impact" where call.contains("flexibility"):
                self = try .impactFlexibility(
                    flexibility: call.next("flexibility"), intensity: call.next("intensity", default: 1.0))
            case "impact":
                self = try .impactWeight(
                    weight: call.next("weight", default: .medium), intensity: call.next("intensity", default: 1.0))
            case "pathComplete": self = .pathComplete
            default: throw use.mismatch
            }
        case .initialized, .chained: throw use.mismatch
        }
        try call.end()
    }

    /// The value as a stylesheet writes it.
    public var description: String {
        switch self {
        case .success: ".success"
        case .warning: ".warning"
        case .error: ".error"
        case .selection: ".selection"
        case .increase: ".increase"
        case .decrease: ".decrease"
        case .start: ".start"
        case .stop: ".stop"
        case .alignment: ".alignment"
        case .levelChange: ".levelChange"
        case .impact: ".impact"
        case .impactWeight(let weight, let intensity):
            StylesheetText.call(
                ".impact", ("weight", StylesheetText.value(weight)), ("intensity", StylesheetText.value(intensity)))
        case .impactFlexibility(let flexibility, let intensity):
            StylesheetText.call(
                ".impact", ("flexibility", StylesheetText.value(flexibility)),
                ("intensity", StylesheetText.value(intensity)))
        case .pathComplete: ".pathComplete"
        }
    }
}

extension SensoryFeedback {
    /// A part of values of `SensoryFeedback`.
    ///
    /// iOS 17, macOS 14, tvOS 17, watchOS 10, visionOS 26.
    public enum Weight: String, CaseIterable, StylesheetValue, CustomStringConvertible {
        case light, medium, heavy

        public static let stylesheetType: TypeReference = .named("SensoryFeedback.Weight")
    }
}

extension SensoryFeedback {
    /// A part of values of `SensoryFeedback`.
    ///
    /// iOS 17, macOS 14, tvOS 17, watchOS 10, visionOS 26.
    public enum Flexibility: String, CaseIterable, StylesheetValue, CustomStringConvertible {
        case soft, solid, rigid

        public static let stylesheetType: TypeReference = .named("SensoryFeedback.Flexibility")
    }
}
