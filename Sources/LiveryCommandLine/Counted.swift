/// A number of things in words: `1 file`, `2 files`.
package struct Counted: CustomStringConvertible {
    private let count: Int
    private let noun: String

    /// - Parameter noun: The thing in the singular; its plural has an `s`.
    package init(_ count: Int, _ noun: String) {
        self.count = count
        self.noun = noun
    }

    package var description: String { "\(count) \(noun)\(count == 1 ? "" : "s")" }
}
