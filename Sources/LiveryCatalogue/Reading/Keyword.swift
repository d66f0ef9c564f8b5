/// The words with a meaning in an interface file.
///
/// A word's place among the cases is its number in the reader's ``NameTable``.
enum Keyword: String, CaseIterable {
    // Declarations.
    case `import`, `extension`, `protocol`, `struct`, `enum`, `class`, actor, `typealias`
    case `case`, `init`, `deinit`, `subscript`, `func`, `var`, `let`
    case `associatedtype`, `operator`, `precedencegroup`, macro
    // Modifiers that change what the reader does.
    case `static`, `private`, `fileprivate`, `internal`, package, mutating
    // Modifiers without a meaning for a catalogue.
    case `public`, open, final, override, convenience, required, dynamic, indirect, lazy, weak, unowned, optional
    case nonisolated, isolated, nonmutating, distributed, borrowing, consuming, prefix, postfix, infix
    // Words within declarations and types.
    case opaque = "some"
    case existential = "any"
    case each, `repeat`, `where`, async, `throws`, `rethrows`, reasync
    case `inout`, sending
    case owned = "__owned"
    case shared = "__shared"
    case const = "_const"
    // Attributes.
    case available
    case spi = "_spi"

    private static let numbered = Array(allCases)

    /// The keyword of a number in the name table; nil for other names.
    init?(number: Int) {
        guard number < Keyword.numbered.count else { return nil }
        self = Keyword.numbered[number]
    }

    /// Whether the word introduces a declaration wherever one can stand. `actor` and `macro` do so only before a name.
    var beginsDeclaration: Bool {
        switch self {
        case .import, .extension, .protocol, .struct, .enum, .class, .typealias, .case, .`init`, .deinit, .subscript,
            .func, .var, .let, .associatedtype, .operator, .precedencegroup:
            true
        default:
            false
        }
    }

    /// Whether the word can stand before the keyword of a declaration.
    var isModifier: Bool {
        switch self {
        case .static, .private, .fileprivate, .internal, .package, .mutating, .public, .open, .final, .override,
            .convenience, .required, .dynamic, .indirect, .lazy, .weak, .unowned, .optional, .nonisolated, .isolated,
            .nonmutating, .distributed, .borrowing, .consuming, .prefix, .postfix, .infix:
            true
        default:
            false
        }
    }
}
