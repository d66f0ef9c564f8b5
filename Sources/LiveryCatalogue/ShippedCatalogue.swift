import CShippedCatalogue
import LiverySource

extension Catalogue {
    /// The SwiftUI catalogue that ships with Livery: the iOS 26 SDK generation, as far as a stylesheet can express it.
    ///
    /// Read once, on first use, from the text embedded in the program.
    public static let swiftUI = Catalogue(reading: [shippedSwiftUIFile])

    /// The text of ``swiftUI``.
    package static let shippedSwiftUIFile: SourceFile = {
        let text = UnsafeBufferPointer(start: livery_swiftui_catalogue(), count: livery_swiftui_catalogue_size)
        return SourceFile(path: "SwiftUI.swiftinterface", bytes: Array(text))
    }()
}
