import LiveryCatalogue

/// What values are resolved with, beside the node. A handle of a few words, cheap to copy; a host keeps one and changes it,
/// since it knows how the types that were asked for are converted.
public struct StyleContext: Sendable {
    let conversion: AttributeConversion
    /// What gestures in progress say, by the name that each was given with `updating(:name)`. A gesture that isn't here is
    /// not in progress.
    public var gestureStates: [String: GestureValue]
    /// The values that come from around the node.
    public var environment: StyleEnvironment
    /// Where `@NodeState` properties have their values; without one they keep their first value.
    public var nodeStates: NodeStateStore?

    /// - Parameters:
    ///   - catalogue: The catalogue of the configuration that the stylesheet was checked with.
    ///   - gestureStates: What gestures in progress say, by name.
    ///   - environment: The values that come from around the node.
    ///   - nodeStates: Where `@NodeState` properties have their values.
    public init(
        catalogue: Catalogue = .swiftUI, gestureStates: [String: GestureValue] = [:],
        environment: StyleEnvironment = StyleEnvironment(), nodeStates: NodeStateStore? = nil
    ) {
        conversion = AttributeConversion(catalogue: catalogue)
        self.gestureStates = gestureStates
        self.environment = environment
        self.nodeStates = nodeStates
    }
}
