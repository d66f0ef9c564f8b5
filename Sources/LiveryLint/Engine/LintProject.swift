import LiverySource
import LiverySyntax

/// Sheets, trees and templates that are linted with each other.
struct LintProject: Sendable {
    /// All sheets, with those that they import.
    let graph: SheetGraph
    /// The sheets of ``graph``, in its order.
    let sheets: [LoweredSheet]
    /// Which rule a class name stands for; rules for another platform than the configured one are left out.
    let rules: RuleIndex
    /// What sheets are used for.
    let usage: SheetUsage
    /// The names of the events that the app handles; nil when that isn't known.
    let events: Set<String>?
    /// Inline styles and other modifiers outside of rules refer to names too.
    let inlineReferences: [(file: SourceFile, references: SheetReferences)]
}

/// What trees and templates use of sheets.
struct SheetUsage: Sendable {
    /// Class names as they are written in a class attribute.
    var classes: [ClassMention] = []
    /// Words of templates and code that may be class names.
    var possibleClasses: Set<String> = []
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
        possibleClasses.formUnion(other.possibleClasses)
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
}
