/// A text with a name: what every range and diagnostic of Livery points into.
///
/// A file is immutable and shared by reference, so that trees and diagnostics can hold it at no cost. Its bytes are kept
/// exactly as they came, whether or not they are valid UTF-8.
public final class SourceFile: Sendable {
    /// The largest size that positions can express; readers report a larger input and read nothing of it.
    public static let maximumSize = Int(UInt32.max)

    /// The path as the user wrote it, `<stdin>`, or another name for a text that is no file.
    public let path: String
    /// The bytes of the text.
    public let bytes: [UInt8]

    /// Makes a file of bytes, such as those read from disk.
    public init(path: String, bytes: [UInt8]) {
        self.path = path
        self.bytes = bytes
    }

    /// Makes a file of a text.
    public convenience init(path: String, text: String) {
        self.init(path: path, bytes: Array(text.utf8))
    }

    /// The range of the whole text, clamped to ``maximumSize``.
    public var range: SourceRange { SourceRange(0, bytes.count) }

    /// The text of a range. Bytes that aren't UTF-8 become U+FFFD; a range past the end is cut off.
    public func text(in range: SourceRange) -> String {
        String(decoding: bytes[range.offsets.clamped(to: 0..<bytes.count)], as: UTF8.self)
    }

    /// The whole text, with U+FFFD for bytes that aren't UTF-8.
    public var text: String { String(decoding: bytes, as: UTF8.self) }
}

extension SourceFile: Equatable, Hashable {
    /// Files are equal when they are the same object: two files may have the same path and bytes at different times.
    public static func == (lhs: SourceFile, rhs: SourceFile) -> Bool { lhs === rhs }
    public func hash(into hasher: inout Hasher) { hasher.combine(ObjectIdentifier(self)) }
}

/// A range together with the file that it is a range of.
public struct SourceLocation: Hashable, Sendable {
    public var file: SourceFile
    public var range: SourceRange

    public init(file: SourceFile, range: SourceRange) {
        self.file = file
        self.range = range
    }

    /// The text that the location covers.
    public var text: String { file.text(in: range) }
}
