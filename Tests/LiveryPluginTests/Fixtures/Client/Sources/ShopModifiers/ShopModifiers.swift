import Foundation
import LiveryMacros
import LiverySource

/// Prints the modifiers that the running registry has, then how the catalogue at a path differs from it.
@main
struct ShopModifiers {
    static func main() throws {
        var registry = StyleRegistry()
        registry.register(PriceTag.self)
        registry.register(Ribbon.self)
        print(registry.catalogue.modifierNames.joined(separator: " "))
        for path in CommandLine.arguments.dropFirst() {
            let text = try String(contentsOfFile: path, encoding: .utf8)
            for difference in registry.differences(from: SourceFile(path: path, text: text)) { print(difference) }
        }
    }
}
