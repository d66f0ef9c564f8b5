import SwiftSyntaxMacros

nonisolated private var macros: [any Macro.Type] { [ASTDecodableMacro.self, StylesheetIgnoredMacro.self] }

#if canImport(SwiftCompilerPlugin)
    import SwiftCompilerPlugin

    private struct LiveryMacros: CompilerPlugin {
        let providingMacros = macros
    }

    try LiveryMacros.main()
#else
    // The toolchain has the parts of SwiftCompilerPlugin, but not the module itself.
    @_spi(PluginMessage) import SwiftCompilerPluginMessageHandling

    /// The macros that the compiler can ask for, by the names that `#externalMacro` gives.
    private struct LiveryMacros: PluginProvider {
        struct UnknownMacro: Error, CustomStringConvertible {
            let description: String
        }

        func resolveMacro(moduleName: String, typeName: String) throws -> any Macro.Type {
            guard let macro = macros.first(where: { "\($0)" == typeName }) else {
                throw UnknownMacro(description: "'\(moduleName).\(typeName)' is no macro of Livery")
            }
            return macro
        }
    }

    try CompilerPluginMessageListener(connection: StandardIOMessageConnection(), provider: LiveryMacros()).main()
#endif
