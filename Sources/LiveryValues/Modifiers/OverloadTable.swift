import LiveryCatalogue
import LiverySource
import LiveryStyle

/// The overloads that a typed modifier is made of. The names of their parameters are those of the type's properties.
final class OverloadTable: Sendable {
    let name: String
    /// The overloads that say different things.
    let overloads: [[Parameter]]
    /// Overloads by which a call says what it says by the defaults of another.
    let abbreviations: [(parameters: [Parameter], whole: Int)]

    /// - Parameters:
    ///   - name: The modifier's name.
    ///   - lists: The parameters of each overload as a catalogue declares them.
    ///   - abbreviations: Those of overloads that stand for another with its defaults, by that one's index.
    init(_ name: String, _ lists: String..., abbreviations: [(list: String, of: Int)] = []) {
        self.name = name
        let functions = (lists + abbreviations.map(\.list)).map { "func \(name)(\($0)) -> some View\n" }.joined()
        let file = SourceFile(path: name, text: "extension View {\n\(functions)}\n")
        let read = Catalogue(reading: [file]).modifiers(named: name).map(\.parameters)
        overloads = Array(read.prefix(lists.count))
        self.abbreviations = zip(read.dropFirst(lists.count), abbreviations).map { ($0, $1.of) }
    }

    /// The parameters of a declared overload with properties' names, and those of the overload that it stands for.
    private func overload(for declared: [Parameter]) -> (parameters: [Parameter], whole: [Parameter])? {
        if let overload = overloads.first(where: { $0.isSame(as: declared) }) { return (overload, overload) }
        return abbreviations.first { $0.parameters.isSame(as: declared) }.map { ($0.parameters, overloads[$0.whole]) }
    }

    /// The arguments of a modifier by the names of properties.
    ///
    /// - Throws: When it is another modifier or an overload that isn't here.
    func arguments(of modifier: ResolvedModifier) throws(StylesheetDecodingError) -> ModifierArguments {
        guard modifier.name == name, !modifier.isHosted else {
            throw StylesheetDecodingError("'\(modifier.name)' isn't the built-in '\(name)'")
        }
        guard let (parameters, whole) = overload(for: modifier.overload.parameters) else {
            throw StylesheetDecodingError("'\(modifier.overload.compoundName)' is an overload without a type")
        }
        guard modifier.dependsOnGestures else {
            return ModifierArguments(parameters: parameters, whole: whole, arguments: modifier.arguments)
        }
        let bound: ResolvedModifier
        do throws(AttributeError) {
            bound = try modifier.bindingGestures([:])
        } catch {
            throw StylesheetDecodingError("the gesture '\(error.name)' has no such value")
        }
        return ModifierArguments(parameters: parameters, whole: whole, arguments: bound.arguments)
    }
}

extension [Parameter] {
    /// Whether calls of both mean the same: their labels and types are equal, whatever their parameters are named.
    fileprivate func isSame(as other: [Parameter]) -> Bool {
        guard count == other.count else { return false }
        for index in indices
        where self[index].label != other[index].label || self[index].isVariadic != other[index].isVariadic {
            return false
        }
        return indices.allSatisfy { self[$0].type == other[$0].type }
    }
}
