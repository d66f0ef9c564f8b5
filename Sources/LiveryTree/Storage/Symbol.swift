/// The number of a text that a tree has interned: a type, a prop's name or the text of a `class`.
///
/// Symbols of one tree (and of its copies, as long as neither is edited) are equal exactly when their texts are.
@usableFromInline
package struct Symbol: Hashable, Sendable, BitwiseCopyable {
    @usableFromInline package let rawValue: UInt32

    @inlinable
    package init(rawValue: UInt32) { self.rawValue = rawValue }
}

extension Symbol {
    /// The texts that every table begins with, in the order of their symbols.
    static let known: [StaticString] = ["", "type", "children", "class", "style", "modifiers", "id", "#slot"]

    /// The empty text, which also stands for no text.
    @inlinable package static var empty: Symbol { Symbol(rawValue: 0) }
    @inlinable package static var type: Symbol { Symbol(rawValue: 1) }
    @inlinable package static var children: Symbol { Symbol(rawValue: 2) }
    @inlinable package static var `class`: Symbol { Symbol(rawValue: 3) }
    @inlinable package static var style: Symbol { Symbol(rawValue: 4) }
    @inlinable package static var modifiers: Symbol { Symbol(rawValue: 5) }
    @inlinable package static var id: Symbol { Symbol(rawValue: 6) }
    @inlinable package static var slot: Symbol { Symbol(rawValue: 7) }
}
