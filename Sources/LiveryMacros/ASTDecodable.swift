@_exported import LiveryCatalogue
@_exported import LiveryStyle

#if LIVERY_MACROS
    /// Makes a struct or an enum usable in stylesheets under a name.
    ///
    /// The first letter of the name says as what. A lower-case letter makes a **modifier**: the type conforms to
    /// `StylesheetModifier`, and each of its initializers is an overload.
    ///
    ///     @ASTDecodable("fillBackground")
    ///     struct FillBackground {
    ///         let fill: StyleValue.Resolvable
    ///         let radius: AttributeReference<Double>
    ///
    ///         init(_ fill: StyleValue.Resolvable, in radius: AttributeReference<Double> = 8) {
    ///             self.fill = fill
    ///             self.radius = radius
    ///         }
    ///     }
    ///
    /// Stylesheets write `fillBackground(.red)` and `fillBackground(.red, in: attr("radius"))`.
    ///
    /// An upper-case letter makes a **value**: the type conforms to `StylesheetResolvable`. Its initializers are written
    /// as `Video("a.mp4")`; its enum cases, and the static functions and properties that give the type itself, as
    /// `.small`; its functions and computed properties that give the type itself, as `.small.muted()`.
    ///
    ///     struct Video {
    ///         let url: String
    ///
    ///         @ASTDecodable("Video")
    ///         struct Resolvable {
    ///             let url: AttributeReference<String>
    ///
    ///             init(_ url: AttributeReference<String>) { self.url = url }
    ///
    ///             func resolve(on element: ElementNode, in context: StyleContext) throws(AttributeError) -> Video {
    ///                 Video(url: try url.resolve(on: element, in: context))
    ///             }
    ///         }
    ///     }
    ///
    /// A type without `resolve(on:in:)` is its own result.
    ///
    /// ## What is read
    ///
    /// - A struct without a written initializer has its memberwise one. Properties with wrappers are no parameters of it.
    /// - Overloads are tried in the order of their declarations, and the first that fits is taken. A stylesheet gives
    ///   arguments in order and by label, and may leave out those with defaults; then the default of the source is used.
    /// - What is private, or begins with `_`, is passed over. ``StylesheetIgnored()`` leaves out what else isn't meant for
    ///   stylesheets. Extensions aren't read, because a macro doesn't see them.
    /// - An initializer that gives nil, and an error that is thrown, are mistakes of the stylesheet.
    /// - `@available` is part of what the type adds to the catalogue, and is asked for before a declaration is used. What
    ///   is unavailable or obsoleted is left out. `#if` stays around what stands in it.
    /// - A conformance or a member that is written is not added: `stylesheetType`, `signatures`, and the initializer that
    ///   decodes.
    ///
    /// The types of parameters conform to `StylesheetResolvable`, since a stylesheet can write `attr("name")` wherever it
    /// can write a value: `AttributeReference<Double>` rather than `Double`.
    ///
    /// ## Errors
    ///
    /// The macro reports parameters that stylesheets can't give, overloads that stylesheets can't tell apart, and types of
    /// which a stylesheet can't write anything. It warns of declarations that stylesheets can't reach, such as async ones.
    ///
    /// Stylesheets are read on any thread, so a type on the main actor needs `nonisolated` initializers.
    ///
    /// - Parameter identifier: The name, as a plain string literal: `fillBackground`, `Video` or, for a nested type,
    ///   `Media.Kind`.
    @attached(member, names: named(stylesheetType), named(signatures), named(decoded))
    @attached(
        extension, conformances: StylesheetModifier, StylesheetResolvable,
        names: named(init(from:)), named(init(from:in:)))
    public macro ASTDecodable(_ identifier: String) =
        #externalMacro(module: "LiveryMacroPlugin", type: "ASTDecodableMacro")

    /// Leaves an initializer, an enum case, a function or a property out of what `@ASTDecodable` reads.
    ///
    ///     @ASTDecodable("Size")
    ///     enum Size {
    ///         case small, large
    ///         @StylesheetIgnored case measured(Double)
    ///     }
    @attached(peer)
    public macro StylesheetIgnored() = #externalMacro(module: "LiveryMacroPlugin", type: "StylesheetIgnoredMacro")
#else
    #warning(
        "LiveryMacros has no macros: the toolchain's SwiftSyntax wasn't found; set LIVERY_SWIFT_SYNTAX to its folder")
#endif
