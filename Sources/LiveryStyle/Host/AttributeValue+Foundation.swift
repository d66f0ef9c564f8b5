#if canImport(FoundationEssentials)
    public import FoundationEssentials
#else
    public import Foundation
#endif
import LiveryCatalogue

extension Date: AttributeValue {
    public static var catalogueType: TypeReference { .named("Date") }

    /// The date of an ISO 8601 text; one without an offset is in UTC.
    public init?(_ value: StyleValue) {
        guard let parts = value.string.flatMap(ISODate.parts) else { return nil }
        self.init(timeIntervalSince1970: ISODate.secondsSince1970(parts))
    }
}

extension URL: AttributeValue {
    public static var catalogueType: TypeReference { .named("URL") }

    public init?(_ value: StyleValue) {
        guard let text = value.string else { return nil }
        self.init(string: text)
    }
}
