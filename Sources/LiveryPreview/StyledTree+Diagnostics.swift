import LiverySource
import LiveryStyle

extension StyledTree {
    /// Everything that is wrong with what the tree was made of: the catalogue, the sheets, the payload and the nodes, in
    /// this order.
    public var allDiagnostics: [Diagnostic] {
        stylesheet.configuration.catalogue.diagnostics + stylesheet.diagnostics + tree.diagnostics + diagnostics
    }
}
