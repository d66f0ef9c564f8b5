/// An entry of a modifiers array changes nothing here.
///
/// It has none of its values, or has no effect on an element of this type, and is left out. Modifiers of images act on
/// an Image, and those of shapes on a shape, while they stand first in the array.
///
/// Wrong:
///
/// ```tree
/// {"type": "Text", "modifiers": [{"type": "resizable", "resizing_mode": "tile"}]}
/// ```
///
/// Right:
///
/// ```tree
/// {"type": "Image", "modifiers": [{"type": "resizable", "resizing_mode": "tile"}]}
/// ```
enum InertModifier: RuleDeclaration {
    static let rule = LintRule("inert-modifier", .note, .payload)
}
