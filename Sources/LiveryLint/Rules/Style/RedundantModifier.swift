import LiverySource
import LiverySyntax

/// A modifier has no effect, because an earlier one has set the same.
///
/// Modifiers wrap what is before them, and the innermost setting counts: of two fonts the first is used. Remove one of
/// them. Modifiers that add up, such as padding, may of course stand twice.
///
/// Wrong:
///
/// ```body
/// font(.title)
/// font(.body)
/// ```
///
/// Right:
///
/// ```body
/// font(.title)
/// ```
enum RedundantModifier: ModifierCheck {
    static let rule = LintRule("redundant-modifier", .warning, .style, fixes: .unsafe)

    static func check(_ modifiers: [ModifierCall], in file: SourceFile, _ findings: inout [Diagnostic]) {
        guard modifiers.count > 1 else { return }
        var first: [String: ModifierCall] = [:]
        for modifier in modifiers where settings.contains(modifier.name) {
            guard let earlier = first[modifier.name] else {
                first[modifier.name] = modifier
                continue
            }
            findings.append(
                finding(
                    "'\(modifier.name)' has no effect here: the one before it lies further inside and is used; remove one",
                    in: file, at: modifier.range,
                    notes: [
                        .init("the one that is used is here", at: SourceLocation(file: file, range: earlier.range))
                    ],
                    fixIts: [
                        FixIt(
                            "remove this modifier", edits: [.deletion(of: modifier.range.wholeLines(in: file))],
                            isSafe: false)
                    ]))
        }
    }

    /// Modifiers that set one value of the environment, whatever their arguments: SwiftUI reads the innermost one.
    private static let settings: Set<String> = [
        "accentColor", "allowsTightening", "autocorrectionDisabled", "baselineOffset", "bold", "buttonBorderShape",
        "buttonStyle", "controlGroupStyle", "controlSize", "datePickerStyle", "disclosureGroupStyle",
        "font", "fontDesign", "fontWeight", "fontWidth", "foregroundColor", "foregroundStyle", "formStyle",
        "gaugeStyle", "groupBoxStyle", "headerProminence", "imageScale", "indexViewStyle", "italic", "kerning",
        "keyboardType", "labelStyle", "labeledContentStyle", "labelsHidden", "lineLimit", "lineSpacing", "listStyle",
        "menuIndicator", "menuOrder", "menuStyle", "minimumScaleFactor", "monospaced", "monospacedDigit",
        "multilineTextAlignment", "navigationSplitViewStyle", "pickerStyle", "progressViewStyle", "strikethrough",
        "submitLabel", "symbolRenderingMode", "symbolVariant", "tabViewStyle", "tableStyle", "textCase",
        "textContentType", "textEditorStyle", "textFieldStyle", "textInputAutocapitalization", "tint", "toggleStyle",
        "tracking", "truncationMode", "underline",
    ]
}
