import Foundation

/// Writes `Sources/LiveryValues/Generated` and `Modifiers/Generated` beside it anew, in the checkout that is the current
/// folder.
///
/// It needs no more of the portable model than its text, so that it runs while that doesn't build, such as after a type was
/// written by hand that was generated before.
@main
enum GenerateValues {
    static func main() throws {
        let repository = URL(filePath: FileManager.default.currentDirectoryPath)
        let values = try GeneratedValues(in: repository)
        for (name, place) in values.types.places where place == .missing { print("no portable type for \(name)") }
        try values.write(to: GeneratedValues.folder(in: repository).appending(path: "Generated"))
        let modifiers = GeneratedModifiers(types: values.types)
        for shape in modifiers.shapes {
            for (function, parameter) in shape.skipped { print("no type for \(parameter) of \(function.signature)") }
        }
        try GeneratedValues.write(modifiers.files, to: GeneratedModifiers.folder(in: repository))
    }
}
