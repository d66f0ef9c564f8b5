#if canImport(FoundationEssentials)
    public import FoundationEssentials
#else
    public import Foundation
#endif
import LiveryCatalogue

/// A value type of the portable model, made of what a stylesheet says once its references are bound.
public protocol StylesheetValue: Hashable, Sendable, Codable {
    /// The type as a catalogue names it; the type's own name unless it says otherwise.
    static var stylesheetType: TypeReference { get }

    /// What stylesheets can write for the type. Only what no catalogue has yet; none unless the type says otherwise.
    static var signatures: [StylesheetSignature] { get }

    /// The value that a stylesheet's value stands for.
    ///
    /// - Throws: When it is of another type. Values that the checker found right for ``stylesheetType`` don't throw.
    init(from value: StyleValue) throws(StylesheetDecodingError)
}

extension StylesheetValue {
    /// The value as a stylesheet gives it: with references to props in it.
    public typealias Resolvable = AttributeReference<Self>

    public static var stylesheetType: TypeReference { .named(catalogueName(of: Self.self)) }
    public static var signatures: [StylesheetSignature] { [] }
}

extension StylesheetValue where Self: RawRepresentable<String> {
    /// The case or static member that has the value's name.
    public init(from value: StyleValue) throws(StylesheetDecodingError) {
        guard let result = value.caseName.flatMap({ Self(rawValue: $0) }) else {
            throw .mismatch(value, with: Self.stylesheetType)
        }
        self = result
    }
}

extension StylesheetValue where Self: RawRepresentable<String> & CaseIterable {
    /// A signature for each case, for host types that no catalogue has.
    public static var caseSignatures: [StylesheetSignature] {
        allCases.map { StylesheetSignature(.enumCase, $0.rawValue) }
    }
}

// MARK: - Scalars

extension Bool: StylesheetValue {
    public init(from value: StyleValue) throws(StylesheetDecodingError) {
        guard let boolean = value.boolean else { throw .mismatch(value, with: Self.stylesheetType) }
        self = boolean
    }
}

extension Int: StylesheetValue {
    public init(from value: StyleValue) throws(StylesheetDecodingError) {
        guard let integer = value.integer else { throw .mismatch(value, with: Self.stylesheetType) }
        self = integer
    }
}

extension Double: StylesheetValue {
    public init(from value: StyleValue) throws(StylesheetDecodingError) {
        guard let number = value.number else { throw .mismatch(value, with: Self.stylesheetType) }
        self = number
    }
}

extension String: StylesheetValue {
    public init(from value: StyleValue) throws(StylesheetDecodingError) {
        guard let string = value.string else { throw .mismatch(value, with: Self.stylesheetType) }
        self = string
    }
}

extension Date: StylesheetValue {
    /// The date of an ISO 8601 text; one without an offset is in UTC. `.now` is the time at which it is read.
    public init(from value: StyleValue) throws(StylesheetDecodingError) {
        switch value.caseName {
        case "now":
            self.init()
            return
        case "distantPast":
            self = .distantPast
            return
        case "distantFuture":
            self = .distantFuture
            return
        default: break
        }
        guard let parts = value.string.flatMap(ISODate.parts) else { throw .mismatch(value, with: Self.stylesheetType) }
        self.init(timeIntervalSince1970: ISODate.secondsSince1970(parts))
    }
}

extension URL: StylesheetValue {
    public init(from value: StyleValue) throws(StylesheetDecodingError) {
        var text = value.string
        if case .initialized("URL", let arguments) = value, arguments.count == 1 { text = arguments[0].value.string }
        guard let url = text.flatMap({ URL(string: $0) }) else { throw .mismatch(value, with: Self.stylesheetType) }
        self = url
    }
}

// MARK: - Values of values

extension StyleValue: StylesheetValue {
    public static var stylesheetType: TypeReference { .some("Any") }

    /// Any value, as it is.
    public init(from value: StyleValue) throws(StylesheetDecodingError) { self = value }
}

extension Optional: StylesheetValue where Wrapped: StylesheetValue {
    public static var stylesheetType: TypeReference { .optional(Wrapped.stylesheetType) }

    public init(from value: StyleValue) throws(StylesheetDecodingError) {
        if value == .null { self = nil } else { self = try Wrapped(from: value) }
    }
}

extension Array: StylesheetValue where Element: StylesheetValue {
    public static var stylesheetType: TypeReference { .array(Element.stylesheetType) }

    public init(from value: StyleValue) throws(StylesheetDecodingError) {
        guard case .array(let elements) = value else { throw .mismatch(value, with: Self.stylesheetType) }
        self = []
        reserveCapacity(elements.count)
        for element in elements { append(try Element(from: element)) }
    }
}
