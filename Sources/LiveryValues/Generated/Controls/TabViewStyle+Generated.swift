// swift-format-ignore-file
// Generated from the catalogue; see CONTRIBUTING.md. Changes made here are lost.

public import LiveryCatalogue
public import LiveryStyle

/// What `tabViewStyle(_:)` takes as a `TabViewStyle`.
///
/// iOS 14, macOS 11, tvOS 14, watchOS 7, visionOS 1.
public enum TabViewStyle: StylesheetValue, CustomStringConvertible {
    case automatic
    /// iOS 14, tvOS 14, watchOS 7, visionOS 1; not on macOS.
    case page
    /// watchOS 10; not on iOS, macOS, tvOS, visionOS.
    case verticalPage
    /// watchOS 7; not on iOS, macOS, tvOS, visionOS.
    case carousel
    /// iOS 18, macOS 15, tvOS 18, visionOS 2; not on watchOS.
    case sidebarAdaptable
    /// iOS 18, macOS 15, tvOS 18, watchOS 11, visionOS 2.
    case tabBarOnly
    /// macOS 15; not on iOS, tvOS, watchOS, visionOS.
    case grouped
    /// `.page(indexDisplayMode: PageTabViewStyle.IndexDisplayMode)`
    ///
    /// iOS 14, tvOS 14, watchOS 8, visionOS 1; not on macOS.
    case pageIndexDisplayMode(PageTabViewStyle.IndexDisplayMode)
    /// `.verticalPage(transitionStyle: VerticalPageTabViewStyle.TransitionStyle)`
    ///
    /// watchOS 10; not on iOS, macOS, tvOS, visionOS.
    case verticalPageTransitionStyle(VerticalPageTabViewStyle.TransitionStyle)

    public static let stylesheetType: TypeReference = .some("TabViewStyle")

    public init(from value: StyleValue) throws(StylesheetDecodingError) {
        let use = try ValueUse(of: value, as: Self.stylesheetType)
        var call = use.call
        switch use.kind {
        case .member:
            switch use.name {
            case "automatic": self = .automatic
            case "page" where call.isAtEnd: self = .page
            case "page": self = try .pageIndexDisplayMode(call.next("indexDisplayMode"))
            case "verticalPage" where call.isAtEnd: self = .verticalPage
            case "verticalPage": self = try .verticalPageTransitionStyle(call.next("transitionStyle"))
            case "carousel": self = .carousel
            case "sidebarAdaptable": self = .sidebarAdaptable
            case "tabBarOnly": self = .tabBarOnly
            case "grouped": self = .grouped
            default: throw use.mismatch
            }
        case .initialized:
            switch use.name {
            case "DefaultTabViewStyle": self = .automatic
            case "PageTabViewStyle":
                self = try .pageIndexDisplayMode(call.next("indexDisplayMode", default: .automatic))
            case "VerticalPageTabViewStyle":
                self = try .verticalPageTransitionStyle(call.next("transitionStyle", default: .automatic))
            case "CarouselTabViewStyle": self = .carousel
            case "SidebarAdaptableTabViewStyle": self = .sidebarAdaptable
            case "TabBarOnlyTabViewStyle": self = .tabBarOnly
            case "GroupedTabViewStyle": self = .grouped
            default: throw use.mismatch
            }
        case .chained: throw use.mismatch
        }
        try call.end()
    }

    /// The value as a stylesheet writes it.
    public var description: String {
        switch self {
        case .automatic: ".automatic"
        case .page: ".page"
        case .pageIndexDisplayMode(let indexDisplayMode):
            StylesheetText.call(".page", ("indexDisplayMode", StylesheetText.value(indexDisplayMode)))
        case .verticalPage: ".verticalPage"
        case .verticalPageTransitionStyle(let transitionStyle):
            StylesheetText.call(".verticalPage", ("transitionStyle", StylesheetText.value(transitionStyle)))
        case .carousel: ".carousel"
        case .sidebarAdaptable: ".sidebarAdaptable"
        case .tabBarOnly: ".tabBarOnly"
        case .grouped: ".grouped"
        }
    }
}
