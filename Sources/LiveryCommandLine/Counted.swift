/// A number of things in words: `1 file`, `2 files`.
struct Counted: CustomStringConvertible {
    private let count: Int
    private let noun: String

    /// - Parameter noun: The thing in the singular; its plural has an `s`.
    init(_ count: Int, _ noun: String) {
        self.count = count
        self.noun = noun
    }

    var description: String { "\(count) \(noun)\(count == 1 ? "" : "s")" }
}
