import LiverySource
import LiveryStyle
import LiverySyntax

/// Sheets, trees and templates that are linted with each other.
struct LintProject: Sendable {
    /// All sheets, with those that they import.
    let graph: SheetGraph
    /// The sheets of ``graph``, in its order.
    let sheets: [LoweredSheet]
    /// The places in ``graph`` of the sheets that style the trees and templates.
    let styling: Set<Int>
    /// What says which rule a class name stands for; rules for another platform than the configured one are left out.
    let stylesheet: Stylesheet
    /// What sheets are used for.
    let usage: SheetUsage
    /// The `attr` expressions that were reported because a node lacks the prop.
    let missingAttributes: Set<SourceLocation>
    /// Programs and templates, any word of which may be a class name, but for the patterns of the rules in them.
    let hosts: [(file: SourceFile, patterns: [SourceRange])]
    /// The names of the events that the app handles; nil when that isn't known.
    let events: Set<String>?
    /// Whether a class name is known to be used from elsewhere.
    let isUsedElsewhere: @Sendable (String) -> Bool
    /// What inline styles and other modifiers outside of sheets refer to.
    let inlineReferences: [(file: SourceFile, references: SheetReferences)]

    /// The class names that have a rule without captures.
    var classNames: [String] { sheets.flatMap { $0.outline.rules.compactMap(\.pattern.literal) } }

    /// What sheets and inline styles refer to.
    var references: [(file: SourceFile, references: SheetReferences)] {
        sheets.map { ($0.file, $0.references) } + inlineReferences
    }
}

/// What trees and templates use of sheets.
struct SheetUsage: Sendable {
    /// Class names as they are written in a class attribute.
    var classes: [ClassMention] = []
    /// The beginnings of class names whose rest isn't known.
    var classPrefixes: Set<String> = []
    /// The names of the props and attributes that elements have.
    var props: Set<String> = []
    /// The names of the contents that elements give: the values of `template` attributes.
    var contents: Set<String> = []
    /// Whether any tree or template was given, so that what isn't used can be told.
    var hasElements = false
    /// Whether some element has attributes that can't be known.
    var hasUnknownProps = false
    /// Whether some element has a content name that can't be known.
    var hasUnknownContents = false

    mutating func merge(_ other: SheetUsage) {
        classes += other.classes
        classPrefixes.formUnion(other.classPrefixes)
        props.formUnion(other.props)
        contents.formUnion(other.contents)
        hasElements = hasElements || other.hasElements
        hasUnknownProps = hasUnknownProps || other.hasUnknownProps
        hasUnknownContents = hasUnknownContents || other.hasUnknownContents
    }
}

/// A class name where an element has it.
struct ClassMention: Sendable {
    let name: String
    let location: SourceLocation
    /// Whether the element has the class already.
    var isRepeated = false
}
