// swift-format-ignore-file
// Generated from the catalogue; see CONTRIBUTING.md. Changes made here are lost.

public import LiveryStyle

/// How changes of the view are animated: those of a value, or all; not at all when nil.
///
/// - `animation(_ animation: Animation?, value: some Equatable)`: iOS 13, macOS 10.15, tvOS 13, watchOS 6, visionOS 1.
/// - `animation(_ animation: Animation?)`: iOS 13, macOS 10.15, tvOS 13, watchOS 6, visionOS 1. Deprecated: Use
///   withAnimation or animation(_:value:) instead.
public struct AnimationModifier: TypedModifier {
    public static let name = "animation"
    static let overloads = OverloadTable(
        name,
        "_ animation: Animation?, value: some Equatable",
        "_ animation: Animation?")

    /// `_ animation: Animation?`.
    public var animation: Animation?
    /// The animation is for changes of it. `value: some Equatable`.
    public var value: StyleValue?

    public init(_ modifier: ResolvedModifier) throws(StylesheetDecodingError) {
        let arguments = try Self.overloads.arguments(of: modifier)
        animation = try arguments.valueIfPresent("animation")
        value = try arguments.valueIfPresent("value")
    }

    /// The modifier as a stylesheet writes it.
    public var description: String {
        var call = ModifierText(Self.overloads)
        call.addIfPresent("animation", animation)
        call.addIfPresent("value", value)
        return call.text
    }
}

/// How the view comes and goes.
///
/// - `transition(_ t: AnyTransition)`: iOS 13, macOS 10.15, tvOS 13, watchOS 6, visionOS 1.
/// - `transition(_ t: some Transition)`: iOS 17, macOS 14, tvOS 17, watchOS 10, visionOS 1.
public struct TransitionModifier: TypedModifier {
    public static let name = "transition"
    static let overloads = OverloadTable(
        name,
        "_ transition: AnyTransition",
        "_ transition: some Transition")

    /// `_ t: AnyTransition` or `_ t: some Transition`.
    public var transition: Transition

    public init(_ modifier: ResolvedModifier) throws(StylesheetDecodingError) {
        let arguments = try Self.overloads.arguments(of: modifier)
        transition = try arguments.value("transition")
    }

    /// The modifier as a stylesheet writes it.
    public var description: String {
        var call = ModifierText(Self.overloads)
        call.add("transition", transition)
        return call.text
    }
}
