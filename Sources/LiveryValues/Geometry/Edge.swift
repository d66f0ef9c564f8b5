public import LiveryCatalogue
public import LiveryStyle

/// An edge of a rectangle; leading is where the text of the locale starts.
public enum Edge: String, CaseIterable, StylesheetValue, CustomStringConvertible {
    case top
    case leading
    case bottom
    case trailing

    /// Any of the edges.
    public struct Set: StylesheetOptionSet {
        public static let stylesheetType = TypeReference.named("Edge.Set")
        public static let top = Set(rawValue: 1)
        public static let leading = Set(rawValue: 2)
        public static let bottom = Set(rawValue: 4)
        public static let trailing = Set(rawValue: 8)
        /// The leading and trailing edges.
        public static let horizontal: Set = [.leading, .trailing]
        /// The top and bottom edges.
        public static let vertical: Set = [.top, .bottom]
        public static let all: Set = [.horizontal, .vertical]
        public static let namedMembers: [(name: String, value: Set)] = [
            ("top", .top), ("leading", .leading), ("bottom", .bottom), ("trailing", .trailing),
            ("horizontal", .horizontal), ("vertical", .vertical), ("all", .all),
        ]

        public let rawValue: Int

        public init(rawValue: Int) { self.rawValue = rawValue }

        public init(_ edge: Edge) {
            switch edge {
            case .top: self = .top
            case .leading: self = .leading
            case .bottom: self = .bottom
            case .trailing: self = .trailing
            }
        }

        public init(from value: StyleValue) throws(StylesheetDecodingError) {
            if case .initialized("Edge.Set", let arguments) = value, arguments.first?.label == nil {
                var call = try ValueUse(of: value, as: Self.stylesheetType).call
                self.init(try call.next(nil, as: Edge.self))
                try call.end()
            } else {
                try self.init(options: value)
            }
        }

        public func contains(_ edge: Edge) -> Bool { contains(Set(edge)) }
    }

    /// What concerns the corners between edges.
    public enum Corner {
        /// How a corner is rounded.
        public enum Style: StylesheetValue, CustomStringConvertible {
            /// Round about the same centre as the container's corner.
            ///
            /// - Parameter minimum: The least radius in points; 0 unless the stylesheet says otherwise.
            case concentric(minimum: Double)
            /// Of a radius in points.
            case fixed(Double)

            public static let concentric = Style.concentric(minimum: 0)
            public static let stylesheetType = TypeReference.named("Edge.Corner.Style")

            public init(from value: StyleValue) throws(StylesheetDecodingError) {
                let use = try ValueUse(of: value, as: Self.stylesheetType)
                var call = use.call
                switch (use.kind, use.name) {
                case (.member, "concentric"): self = .concentric(minimum: try call.next("minimum", default: 0))
                case (.member, "fixed"): self = .fixed(try call.next(nil))
                default: throw use.mismatch
                }
                try call.end()
            }

            /// The style as a stylesheet writes it.
            public var description: String {
                switch self {
                case .concentric(minimum: 0): ".concentric"
                case .concentric(let minimum):
                    StylesheetText.call(".concentric", ("minimum", StylesheetText.number(minimum)))
                case .fixed(let radius): StylesheetText.call(".fixed", (nil, StylesheetText.number(radius)))
                }
            }
        }
    }
}
