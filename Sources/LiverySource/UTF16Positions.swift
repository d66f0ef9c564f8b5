/// Lines and columns in UTF-16 code units for many offsets of one file.
///
/// The answers are those of ``LineIndex``, which reads a line from its begin each time; this reads at most
/// 256 bytes, so that a report on a file of one long line takes no quadratic time. Making one is linear in the file.
package struct UTF16Positions: Sendable {
    private static let stride = 256

    private let lines: LineIndex
    /// The code units before each offset that is a multiple of the stride.
    private let units: [Int]

    /// Counts the code units of an index's file.
    package init(_ lines: LineIndex) {
        self.lines = lines
        let bytes = lines.file.bytes
        var units: [Int] = []
        units.reserveCapacity(bytes.count / Self.stride + 1)
        var count = 0
        for start in Swift.stride(from: 0, through: bytes.count, by: Self.stride) {
            units.append(count)
            count += Self.units(of: bytes[start..<min(start + Self.stride, bytes.count)])
        }
        self.units = units
    }

    /// The line and column of an offset, as ``LineIndex/position(of:encoding:)`` gives them.
    package func position(of offset: UInt32) -> LinePosition {
        var position = lines.position(of: offset)
        let offset = min(Int(offset), lines.file.bytes.count)
        position.column = 1 + unitCount(to: offset) - unitCount(to: offset - (position.column - 1))
        return position
    }

    private func unitCount(to offset: Int) -> Int {
        let index = offset / Self.stride
        return units[index] + Self.units(of: lines.file.bytes[index * Self.stride..<offset])
    }

    /// A character counts where its first byte stands; one outside the Basic Multilingual Plane is a surrogate pair.
    private static func units(of bytes: ArraySlice<UInt8>) -> Int {
        var count = 0
        for byte in bytes where byte & 0xC0 != 0x80 { count += byte >= 0xF0 ? 2 : 1 }
        return count
    }
}
