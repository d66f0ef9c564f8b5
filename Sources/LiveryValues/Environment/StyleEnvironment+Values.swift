public import LiveryStyle

/// What comes from around a node and modifiers often ask for: `@EnvironmentValue(\.colorScheme)`. The host sets it.
extension StyleEnvironment {
    /// Whether it is light or dark around the node; light unless set.
    public var colorScheme: ColorScheme {
        get { self[ColorSchemeKey.self] }
        set { self[ColorSchemeKey.self] = newValue }
    }

    /// Where leading is; on the left unless set.
    public var layoutDirection: LayoutDirection {
        get { self[LayoutDirectionKey.self] }
        set { self[LayoutDirectionKey.self] = newValue }
    }

    /// The size of text that a person has chosen; large, which is that of new devices, unless set.
    public var dynamicTypeSize: DynamicTypeSize {
        get { self[DynamicTypeSizeKey.self] }
        set { self[DynamicTypeSizeKey.self] = newValue }
    }

    /// Whether what is around the node takes actions; true unless set.
    public var isEnabled: Bool {
        get { self[IsEnabledKey.self] }
        set { self[IsEnabledKey.self] = newValue }
    }
}

private struct ColorSchemeKey: StyleEnvironmentKey { static let defaultValue = ColorScheme.light }
private struct LayoutDirectionKey: StyleEnvironmentKey { static let defaultValue = LayoutDirection.leftToRight }
private struct DynamicTypeSizeKey: StyleEnvironmentKey { static let defaultValue = DynamicTypeSize.large }
private struct IsEnabledKey: StyleEnvironmentKey { static let defaultValue = true }
