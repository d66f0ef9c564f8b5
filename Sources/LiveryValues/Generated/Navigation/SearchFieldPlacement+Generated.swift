// swift-format-ignore-file
// Generated from the catalogue; see CONTRIBUTING.md. Changes made here are lost.

public import LiveryCatalogue
public import LiveryStyle

/// What `searchable(text:placement:prompt:)`, `searchable(text:isPresented:placement:prompt:)` and
/// `searchable(text:placement:prompt:suggestions:)` take as a `SearchFieldPlacement`.
///
/// iOS 15, macOS 12, tvOS 15, watchOS 8, visionOS 1.
public enum SearchFieldPlacement: StylesheetValue, CustomStringConvertible {
    case automatic
    /// iOS 15, macOS 12, watchOS 8, visionOS 1; not on tvOS.
    case toolbar
    /// iOS 15, macOS 12, visionOS 1; not on tvOS, watchOS.
    case sidebar
    /// iOS 15, visionOS 1; not on macOS, tvOS, watchOS.
    case navigationBarDrawer
    case toolbarPrincipal
    /// `.navigationBarDrawer(displayMode: SearchFieldPlacement.NavigationBarDrawerDisplayMode)`
    ///
    /// iOS 15, visionOS 1; not on macOS, tvOS, watchOS.
    case navigationBarDrawerDisplayMode(SearchFieldPlacement.NavigationBarDrawerDisplayMode)

    public static let stylesheetType: TypeReference = .named("SearchFieldPlacement")

    public init(from value: StyleValue) throws(StylesheetDecodingError) {
        let use = try ValueUse(of: value, as: Self.stylesheetType)
        var call = use.call
        switch use.kind {
        case .member:
            switch use.name {
            case "automatic": self = .automatic
            case "toolbar": self = .toolbar
            case "sidebar": self = .sidebar
            case "navigationBarDrawer" where call.isAtEnd: self = .navigationBarDrawer
            case "navigationBarDrawer": self = try .navigationBarDrawerDisplayMode(call.next("displayMode"))
            case "toolbarPrincipal": self = .toolbarPrincipal
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
        case .toolbar: ".toolbar"
        case .sidebar: ".sidebar"
        case .navigationBarDrawer: ".navigationBarDrawer"
        case .navigationBarDrawerDisplayMode(let displayMode):
            StylesheetText.call(".navigationBarDrawer", ("displayMode", StylesheetText.value(displayMode)))
        case .toolbarPrincipal: ".toolbarPrincipal"
        }
    }
}

extension SearchFieldPlacement {
    /// A part of values of `SearchFieldPlacement`.
    ///
    /// iOS 15, visionOS 1; not on macOS, tvOS, watchOS.
    public enum NavigationBarDrawerDisplayMode: String, CaseIterable, StylesheetValue, CustomStringConvertible {
        case automatic, always

        public static let stylesheetType: TypeReference = .named("SearchFieldPlacement.NavigationBarDrawerDisplayMode")
    }
}
