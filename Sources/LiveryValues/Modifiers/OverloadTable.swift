import LiveryCatalogue
import LiverySource
import LiveryStyle

/// The overloads that a typed modifier is made of. The names of their parameters are those of the type's properties.
final class OverloadTable: Sendable {
    let name: String
    let overloads: [[Parameter]]

    /// - Parameters:
    ///   - name: The modifier's name.
    ///   - lists: The parameters of each overload as a catalogue declares them.
    init(_ name: String, _ lists: String...) {
        self.name = name
        let functions = lists.map { "func \(name)(\($0)) -> some View\n" }.joined()
        let file = SourceFile(path: name, text: "extension View {\n\(functions)}\n")
        overloads = Catalogue(reading: [file]).modifiers(named: name).map(\.parameters)
    }

    /// The arguments of a modifier by the names of properties.
    ///
    /// - Throws: When it is another modifier or an overload that isn't here.
    func arguments(of modifier: ResolvedModifier) throws(StylesheetDecodingError) -> ModifierArguments {
        guard modifier.name == name, !modifier.isHosted else {
            throw StylesheetDecodingError("'\(modifier.name)' isn't the built-in '\(name)'")
        }
        let declared = modifier.overload.parameters
        guard let parameters = overloads.first(where: { $0.isSame(as: declared) }) else {
            throw StylesheetDecodingError("'\(modifier.overload.compoundName)' is an overload without a type")
        }
        guard modifier.dependsOnGestures else {
            return ModifierArguments(parameters: parameters, arguments: modifier.arguments)
        }
        let bound: ResolvedModifier
        do throws(AttributeError) {
            bound = try modifier.bindingGestures([:])
        } catch {
            throw StylesheetDecodingError("the gesture '\(error.name)' has no such value")
        }
        return ModifierArguments(parameters: parameters, arguments: bound.arguments)
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
