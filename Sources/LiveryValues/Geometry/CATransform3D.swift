public import LiveryStyle

/// A transform of space, as a matrix of four rows.
public struct CATransform3D: StylesheetValue, CustomStringConvertible {
    /// The elements row by row: `m11`, `m12`, … `m44`. Always sixteen.
    public private(set) var elements: [Double]

    public static let identity = CATransform3D(identityElements)
    private static let identityElements: [Double] = (0..<16).map { $0 % 5 == 0 ? 1 : 0 }
    private static let labels = (0..<16).map { "m\($0 / 4 + 1)\($0 % 4 + 1)" }

    private init(_ elements: [Double]) { self.elements = elements }

    /// A transform of the elements of a matrix; the identity when there aren't sixteen.
    public init(elements: [Double]) { self.elements = elements.count == 16 ? elements : Self.identityElements }

    public init(from decoder: any Decoder) throws { self.init(elements: try [Double](from: decoder)) }
    public func encode(to encoder: any Encoder) throws { try elements.encode(to: encoder) }

    /// The element in a row and a column, both from 1 to 4.
    public subscript(row: Int, column: Int) -> Double {
        (1...4).contains(row) && (1...4).contains(column) ? elements[row * 4 + column - 5] : 0
    }

    public init(from value: StyleValue) throws(StylesheetDecodingError) {
        let use = try ValueUse(of: value, as: Self.stylesheetType)
        var call = use.call
        guard case .initialized = use.kind, use.name == "CATransform3D" else { throw use.mismatch }
        if call.isAtEnd {
            self = .identity
            return
        }
        var elements: [Double] = []
        for label in Self.labels { elements.append(try call.next(label)) }
        self.init(elements)
        try call.end()
    }

    /// The transform as a stylesheet writes it.
    public var description: String {
        if self == .identity { return "CATransform3D()" }
        let arguments = zip(Self.labels, elements).map { "\($0): \(StylesheetText.number($1))" }
        return "CATransform3D(" + arguments.joined(separator: ", ") + ")"
    }
}
