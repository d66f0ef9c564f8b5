/// What of the catalogue has no portable type, and why. Tests ask for every type of the catalogue that isn't made portable
/// to stand here, and nothing else.
package let skippedTypes: [String: String] = {
    let reasons: [(reason: String, names: [String])] = [
        (
            "says what a type can do; no parameter takes one",
            [
                "Equatable", "Comparable", "CaseIterable", "RawRepresentable", "Animatable", "SetAlgebra", "OptionSet",
                "ExpressibleByBooleanLiteral", "ExpressibleByIntegerLiteral", "ExpressibleByFloatLiteral",
                "ExpressibleByUnicodeScalarLiteral", "ExpressibleByExtendedGraphemeClusterLiteral",
                "ExpressibleByStringLiteral", "ExpressibleByArrayLiteral",
            ]
        ),
        (
            "content: the names of child nodes, or a widget of the host's",
            ["View", "ToolbarContent", "CustomizableToolbarContent", "DynamicViewContent", "TabContent"]
        ),
        (
            "nothing that a stylesheet can write conforms to it or is one",
            ["ButtonStyle", "MenuButtonStyle", "HandPointerBehavior"]
        ),
        ("a prop that is written back: `StyleValue.binding`", ["Binding"]),
        ("a point of a `MeshGradient`, which reads it itself", ["SIMD2"]),
        ("the name of a gesture's state, which `AnyGesture` reads itself", ["GestureStateName"]),
    ]
    var result: [String: String] = [:]
    for (reason, names) in reasons { for name in names { result[name] = reason } }
    return result
}()
