import LiverySource

/// What modifiers, types and members a platform's stylesheets can use.
///
/// A catalogue is data: it is read from text in a subset of Swift's interface syntax (see ``init(reading:)``), and
/// several can be put together. Reading is linear in the text; every lookup by name takes constant time plus the size
/// of what it gives.
public struct Catalogue: Sendable {
    /// The deepest nesting of a type such as `[[Int]]`; a declaration with a deeper one is reported and left out.
    public static let maximumTypeDepth = 32
    /// The deepest nesting of types and extensions; deeper ones are reported and left out.
    public static let maximumDeclarationDepth = 32
    /// How many protocols a type can conform to in all, and how many generic parameters and constraints a declaration can
    /// have; more are reported, and those past the limit, or the declaration, left out.
    public static let maximumProtocols = 128
    /// How many mistakes of one file are listed.
    public static let maximumDiagnostics = 200

    /// Everything, in one reference: a catalogue is passed around a lot and changed hardly ever.
    private var contents: Contents

    /// The mistakes found while reading, in order: `catalogue-syntax`, `catalogue-unknown-declaration` (a warning) and
    /// `catalogue-limit`.
    public var diagnostics: [Diagnostic] { contents.diagnostics }
    /// What was passed over, or read less exactly, because it lies outside the subset: the construct and how often.
    public var skipped: [String: Int] { contents.skipped }

    var declarations: Declarations { contents.declarations }
    var index: CatalogueIndex { contents.index }

    /// Makes an empty catalogue.
    public init() { self.init(reading: []) }

    /// Reads interface files in order; later files add to and override earlier ones. Never throws: mistakes are in
    /// ``diagnostics``, and cost no more than the declaration they are in.
    ///
    /// The subset of Swift's interface syntax that counts:
    /// - `struct`, `enum`, `protocol`, `class` and `typealias`, nested or not, with inherited protocols;
    /// - `extension` with inherited protocols and `where Self == T`, whose members then mean `T` by `Self`;
    /// - `init`, `func`, `var`, `let` and `case`, `static` or not, with generic parameters, `where` clauses, defaults,
    ///   variadic parameters, closures and result builders;
    /// - `@available`, which members inherit from what encloses them. `obsoleted` counts as unavailable.
    ///
    /// Access levels count only as far as that declarations below `public` are left out; a file of one's own needs
    /// none. Qualifying module names are dropped. Of an `#if` the first branch is read. Operators, subscripts,
    /// associated types, deinitialisers, macros, global declarations, parameter packs, names that begin with `_`, and
    /// `mutating`, `async` and throwing functions are passed over and counted in ``skipped``; so are the bodies of
    /// inlined functions. Constraints that a stylesheet can't meet or break (`extension List where …`) are ignored and
    /// counted.
    ///
    /// A modifier of a later file replaces the earlier ones of the same receiver, name and labels; any other member
    /// replaces one of the same name, labels and parameter types; a type's declaration replaces an earlier one and
    /// keeps its members.
    public init(reading files: [SourceFile]) {
        contents = Contents(adding: files.map(InterfaceReader.read), to: nil)
    }

    /// Reads one more file, which adds to and overrides what is there, as in ``init(reading:)``.
    public mutating func add(reading file: SourceFile) {
        contents = Contents(adding: [InterfaceReader.read(file)], to: contents)
    }

    /// The catalogue with another's declarations added, which override its own as those of a later file do.
    public func merging(_ other: Catalogue) -> Catalogue {
        var result = self
        let addition = InterfaceReader.Result(
            declarations: other.declarations, diagnostics: other.diagnostics, skipped: other.skipped)
        result.contents = Contents(adding: [addition], to: contents)
        return result
    }
}

extension Catalogue {
    private final class Contents: Sendable {
        let diagnostics: [Diagnostic]
        let skipped: [String: Int]
        let declarations: Declarations
        let index: CatalogueIndex

        init(adding results: [InterfaceReader.Result], to earlier: Contents?) {
            var declarations = earlier?.declarations ?? Declarations()
            var diagnostics = earlier?.diagnostics ?? []
            var skipped = earlier?.skipped ?? [:]
            for result in results {
                declarations.merge(result.declarations)
                diagnostics += result.diagnostics
                skipped.merge(result.skipped, uniquingKeysWith: +)
            }
            index = CatalogueIndex(of: &declarations)
            for type in index.truncated.prefix(Catalogue.maximumDiagnostics) {
                let declaration = declarations.types[type]
                let diagnostic = Diagnostic(
                    rule: "catalogue-limit",
                    message: "'\(declaration.name)' has more than \(Catalogue.maximumProtocols) protocols",
                    at: declaration.location)
                if !diagnostics.contains(diagnostic) { diagnostics.append(diagnostic) }
            }
            self.declarations = declarations
            self.diagnostics = diagnostics
            self.skipped = skipped
        }
    }
}
