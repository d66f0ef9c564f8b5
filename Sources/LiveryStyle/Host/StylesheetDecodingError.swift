import LiveryCatalogue

/// Why a host's type can't be made of what a sheet says.
public struct StylesheetDecodingError: Error, Sendable, CustomStringConvertible {
    /// An overload that was tried.
    public struct Candidate: Sendable {
        /// The overload by its name and labels: `fillBackground(_:in:)`.
        public var signature: String
        /// Why it doesn't fit.
        public var error: StylesheetDecodingError
    }

    enum Reason: Sendable {
        case message(String)
        case mismatch(CheckedExpression, TypeReference)
        case missing(label: String?, index: Int)
        case unexpected(label: String?)
        case candidates([Candidate])
    }

    /// What is wrong, in one reference: an error that is small is quickly thrown, and overloads that don't fit throw.
    private final class Contents: Sendable {
        let reason: Reason
        let argument: Int?

        init(_ reason: Reason, _ argument: Int?) {
            self.reason = reason
            self.argument = argument
        }
    }

    private let contents: Contents
    var reason: Reason { contents.reason }
    /// The index of the argument that is at fault, among those that the call gives.
    public var argument: Int? { contents.argument }

    init(reason: Reason, argument: Int? = nil) {
        contents = Contents(reason, argument)
    }

    /// An error in the host's own words: lower case, without a full stop.
    public init(_ message: String) {
        self.init(reason: .message(message))
    }

    /// The error as that of the argument at an index.
    @usableFromInline
    func ofArgument(_ index: Int) -> StylesheetDecodingError {
        StylesheetDecodingError(reason: reason, argument: index)
    }

    /// A value of another type than the one asked for.
    public static func mismatch(_ expression: CheckedExpression, with type: TypeReference) -> Self {
        StylesheetDecodingError(reason: .mismatch(expression, type))
    }

    /// A bound value of another type than the one asked for.
    public static func mismatch(_ value: StyleValue, with type: TypeReference) -> Self {
        StylesheetDecodingError(reason: .mismatch(.constant(value), type))
    }

    /// The overloads that were tried and why none fits; empty when there was no choice.
    public var candidates: [Candidate] {
        if case .candidates(let candidates) = reason { return candidates }
        return []
    }

    /// Whether the value is a prop, and so can be read only once a node is known.
    var dependsOnNode: Bool {
        switch reason {
        case .mismatch(let expression, _): expression.constant == nil
        case .candidates(let candidates): candidates.contains { $0.error.dependsOnNode }
        case .message, .missing, .unexpected: false
        }
    }

    /// What is wrong, in a phrase.
    public var message: String {
        switch reason {
        case .message(let text): text
        case .mismatch(let expression, let type): "expected \(type.withArticle), found '\(expression)'"
        case .missing(nil, let index): "argument \(index + 1) is missing"
        case .missing(let label?, _): "the argument '\(label):' is missing"
        case .unexpected(nil): "there is an argument too many"
        case .unexpected(let label?): "there is no place for the argument '\(label):'"
        case .candidates(let candidates):
            candidates.isEmpty ? "it can't be made from a stylesheet" : "none of its \(candidates.count) overloads fits"
        }
    }

    public var description: String {
        candidates.isEmpty
            ? message
            : message + ": " + candidates.map { "\($0.signature): \($0.error)" }.joined(separator: "; ")
    }
}

extension TypeReference {
    /// The type with an article, for messages.
    fileprivate var withArticle: String {
        switch self {
        case .array: "a list \(self)"
        case .optional(let wrapped): wrapped.withArticle
        default: description.first.map { "AEIOUaeiou".contains($0) } == true ? "an \(self)" : "a \(self)"
        }
    }
}
