import LiveryCatalogue

/// What values are resolved with, beside the node.
public struct StyleContext: Sendable {
    let conversion: AttributeConversion
    /// The values that gestures have set, by the gesture's name.
    public var gestureStates: [String: StyleValue]

    public init(catalogue: Catalogue = .swiftUI, gestureStates: [String: StyleValue] = [:]) {
        conversion = AttributeConversion(catalogue: catalogue)
        self.gestureStates = gestureStates
    }
}
