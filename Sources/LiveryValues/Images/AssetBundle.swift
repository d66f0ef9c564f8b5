public import LiveryCatalogue
public import LiveryStyle

/// Where assets are looked up; `Bundle` in stylesheets, and not so here so that Foundation's class keeps its name.
public enum AssetBundle: String, CaseIterable, StylesheetValue, CustomStringConvertible {
    /// The app's own.
    case main

    public static let stylesheetType = TypeReference.named("Bundle")
}
