import LiverySource
import LiverySyntax

/// A rule about modifiers that stand together: those of a rule, of an inline style, of a compiled class.
protocol ModifierCheck: RuleDeclaration {
    /// Adds what is wrong with some modifiers, which are in text order, innermost first.
    ///
    /// - Parameter file: What the modifiers' ranges are ranges of.
    static func check(_ modifiers: [ModifierCall], in file: SourceFile, _ findings: inout [Diagnostic])
}

/// A rule about one sheet.
protocol SheetCheck: RuleDeclaration {
    static func check(_ sheet: LoweredSheet, _ findings: inout [Diagnostic])
}

/// A rule about sheets, trees and templates together.
protocol ProjectCheck: RuleDeclaration {
    static func check(_ project: LintProject, _ findings: inout [Diagnostic])
}

/// The rules that look for something themselves; what the others say is found by the parser, the checker and readers.
enum RuleChecks {
    static let modifiers = ruleDeclarations.compactMap { $0 as? any ModifierCheck.Type }
    static let sheets = ruleDeclarations.compactMap { $0 as? any SheetCheck.Type }
    static let projects = ruleDeclarations.compactMap { $0 as? any ProjectCheck.Type }
}
