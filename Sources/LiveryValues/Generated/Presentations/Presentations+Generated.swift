// swift-format-ignore-file
// Generated from the catalogue; see CONTRIBUTING.md. Changes made here are lost.

public import Foundation
public import LiveryCatalogue
public import LiveryStyle

/// What `presentationDetents(_:)` and `presentationDetents(_:selection:)` take as a `PresentationDetent`.
///
/// iOS 16, macOS 13, tvOS 16, watchOS 9, visionOS 1.
public enum PresentationDetent: StylesheetValue, CustomStringConvertible {
    case medium, large
    /// `.fraction(_ fraction: CGFloat)`
    case fraction(Double)
    /// `.height(_ height: CGFloat)`
    case height(Double)

    public static let stylesheetType: TypeReference = .named("PresentationDetent")

    public init(from value: StyleValue) throws(StylesheetDecodingError) {
        let use = try ValueUse(of: value, as: Self.stylesheetType)
        var call = use.call
        switch use.kind {
        case .member:
            switch use.name {
            case "medium": self = .medium
            case "large": self = .large
            case "fraction": self = try .fraction(call.next(nil))
            case "height": self = try .height(call.next(nil))
            default: throw use.mismatch
            }
        case .initialized, .chained: throw use.mismatch
        }
        try call.end()
    }

    /// The value as a stylesheet writes it.
    public var description: String {
        switch self {
        case .medium: ".medium"
        case .large: ".large"
        case .fraction(let fraction): StylesheetText.call(".fraction", (nil, StylesheetText.value(fraction)))
        case .height(let height): StylesheetText.call(".height", (nil, StylesheetText.value(height)))
        }
    }
}

/// What `presentationCompactAdaptation(_:)` and `presentationCompactAdaptation(horizontal:vertical:)` take as a
/// `PresentationAdaptation`.
///
/// iOS 16.4, macOS 13.3, tvOS 16.4, watchOS 9.4, visionOS 1.
public enum PresentationAdaptation: String, CaseIterable, StylesheetValue, CustomStringConvertible {
    case automatic, none, popover, sheet, fullScreenCover

    public static let stylesheetType: TypeReference = .named("PresentationAdaptation")
}

/// What `presentationBackgroundInteraction(_:)` takes as a `PresentationBackgroundInteraction`.
///
/// iOS 16.4, macOS 13.3, tvOS 16.4, watchOS 9.4, visionOS 1.
public enum PresentationBackgroundInteraction: StylesheetValue, CustomStringConvertible {
    case automatic, enabled, disabled
    /// `.enabled(upThrough detent: PresentationDetent)`
    case enabledUpThrough(PresentationDetent)

    public static let stylesheetType: TypeReference = .named("PresentationBackgroundInteraction")

    public init(from value: StyleValue) throws(StylesheetDecodingError) {
        let use = try ValueUse(of: value, as: Self.stylesheetType)
        var call = use.call
        switch use.kind {
        case .member:
            switch use.name {
            case "automatic": self = .automatic
            case "enabled" where call.isAtEnd: self = .enabled
            case "enabled": self = try .enabledUpThrough(call.next("upThrough"))
            case "disabled": self = .disabled
            default: throw use.mismatch
            }
        case .initialized, .chained: throw use.mismatch
        }
        try call.end()
    }

    /// The value as a stylesheet writes it.
    public var description: String {
        switch self {
        case .automatic: ".automatic"
        case .enabled: ".enabled"
        case .enabledUpThrough(let detent): StylesheetText.call(".enabled", ("upThrough", StylesheetText.value(detent)))
        case .disabled: ".disabled"
        }
    }
}

/// What `presentationContentInteraction(_:)` takes as a `PresentationContentInteraction`.
///
/// iOS 16.4, macOS 13.3, tvOS 16.4, watchOS 9.4, visionOS 1.
public enum PresentationContentInteraction: String, CaseIterable, StylesheetValue, CustomStringConvertible {
    case automatic, resizes, scrolls

    public static let stylesheetType: TypeReference = .named("PresentationContentInteraction")
}

/// What `popover(isPresented:attachmentAnchor:arrowEdge:content:)` and `popover(isPresented:attachmentAnchor:content:)`
/// take as a `PopoverAttachmentAnchor`.
///
/// iOS 13, macOS 10.15, visionOS 1; not on tvOS, watchOS.
public enum PopoverAttachmentAnchor: StylesheetValue, CustomStringConvertible {
    /// `.rect(Anchor<CGRect>.Source)`
    case rect(Anchor.Source)
    /// `.point(UnitPoint)`
    case point(UnitPoint)

    public static let stylesheetType: TypeReference = .named("PopoverAttachmentAnchor")

    public init(from value: StyleValue) throws(StylesheetDecodingError) {
        let use = try ValueUse(of: value, as: Self.stylesheetType)
        var call = use.call
        switch use.kind {
        case .member:
            switch use.name {
            case "rect": self = try .rect(call.next(nil))
            case "point": self = try .point(call.next(nil))
            default: throw use.mismatch
            }
        case .initialized, .chained: throw use.mismatch
        }
        try call.end()
    }

    /// The value as a stylesheet writes it.
    public var description: String {
        switch self {
        case .rect(let value): StylesheetText.call(".rect", (nil, StylesheetText.value(value)))
        case .point(let value): StylesheetText.call(".point", (nil, StylesheetText.value(value)))
        }
    }
}

/// The name space of what belongs to `Anchor`.
public enum Anchor {}

extension Anchor {
    /// A part of values of `PopoverAttachmentAnchor`.
    ///
    /// iOS 13, macOS 10.15, tvOS 13, watchOS 6, visionOS 1.
    public enum Source: StylesheetValue, CustomStringConvertible {
        case bounds
        /// `.rect(_ r: CGRect)`
        case rect(CGRect)

        public static let stylesheetType: TypeReference = .named("Anchor<CGRect>.Source")

        public init(from value: StyleValue) throws(StylesheetDecodingError) {
            let use = try ValueUse(of: value, as: Self.stylesheetType)
            var call = use.call
            switch use.kind {
            case .member:
                switch use.name {
                case "bounds": self = .bounds
                case "rect": self = try .rect(call.next(nil))
                default: throw use.mismatch
                }
            case .initialized, .chained: throw use.mismatch
            }
            try call.end()
        }

        /// The value as a stylesheet writes it.
        public var description: String {
            switch self {
            case .bounds: ".bounds"
            case .rect(let r): StylesheetText.call(".rect", (nil, StylesheetText.value(r)))
            }
        }
    }
}

/// What `ornament(visibility:attachmentAnchor:contentAlignment:ornament:)` takes as an `OrnamentAttachmentAnchor`.
///
/// visionOS 1; not on iOS, macOS, tvOS, watchOS.
public enum OrnamentAttachmentAnchor: StylesheetValue, CustomStringConvertible {
    /// `.scene(_ alignment: UnitPoint)`
    case scene(UnitPoint)
    /// `.scene(_ alignment: UnitPoint3D)`
    ///
    /// visionOS 26; not on iOS, macOS, tvOS, watchOS.
    case sceneUnitPoint3D(UnitPoint3D)
    /// `.parent(_ alignment: UnitPoint3D)`
    ///
    /// visionOS 26; not on iOS, macOS, tvOS, watchOS.
    case parent(UnitPoint3D)

    public static let stylesheetType: TypeReference = .named("OrnamentAttachmentAnchor")

    public init(from value: StyleValue) throws(StylesheetDecodingError) {
        let use = try ValueUse(of: value, as: Self.stylesheetType)
        var call = use.call
        switch use.kind {
        case .member:
            switch use.name {
            case "scene" where call.isNext(nil, as: UnitPoint.self): self = try .scene(call.next(nil))
            case "scene": self = try .sceneUnitPoint3D(call.next(nil))
            case "parent": self = try .parent(call.next(nil))
            default: throw use.mismatch
            }
        case .initialized, .chained: throw use.mismatch
        }
        try call.end()
    }

    /// The value as a stylesheet writes it.
    public var description: String {
        switch self {
        case .scene(let alignment): StylesheetText.call(".scene", (nil, StylesheetText.value(alignment)))
        case .sceneUnitPoint3D(let alignment): StylesheetText.call(".scene", (nil, StylesheetText.value(alignment)))
        case .parent(let alignment): StylesheetText.call(".parent", (nil, StylesheetText.value(alignment)))
        }
    }
}

/// What `dialogSeverity(_:)` takes as a `DialogSeverity`.
///
/// iOS 17, macOS 13, tvOS 17, watchOS 10, visionOS 1.
public enum DialogSeverity: String, CaseIterable, StylesheetValue, CustomStringConvertible {
    case automatic, standard, critical

    public static let stylesheetType: TypeReference = .named("DialogSeverity")
}
