import LiverySource
import LiverySyntax

/// A pair of modifiers whose order probably isn't meant: the first would have to come after the second.
struct OrderTrap {
    /// The one that stands too early, and what it is called in sentences.
    let first: Set<String>
    /// The one that stands too late.
    let second: Set<String>
    /// Modifiers before the first that show that the order is meant.
    var unless: Set<String> = []

    /// The first pair in some modifiers.
    func find(in modifiers: [ModifierCall]) -> (first: ModifierCall, second: ModifierCall, areNeighbours: Bool)? {
        guard let index = modifiers.firstIndex(where: { first.contains($0.name) }),
            !modifiers[..<index].contains(where: { unless.contains($0.name) }),
            let later = modifiers[(index + 1)...].firstIndex(where: { second.contains($0.name) })
        else { return nil }
        return (modifiers[index], modifiers[later], later == index + 1)
    }

    /// The change that puts two modifiers in each other's place.
    static func swap(_ first: ModifierCall, _ second: ModifierCall, in file: SourceFile) -> FixIt {
        FixIt(
            "put '\(second.name)' before '\(first.name)'",
            edits: [
                TextEdit(first.range, replacement: file.text(in: second.range)),
                TextEdit(second.range, replacement: file.text(in: first.range)),
            ], isSafe: false)
    }
}
