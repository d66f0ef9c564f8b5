/// The version of the tools, which is that of the package.
package enum ToolVersion {
    package static let current = "0.1.0"
}
