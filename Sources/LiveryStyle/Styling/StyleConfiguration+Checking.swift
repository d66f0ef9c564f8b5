import LiverySource
import LiverySyntax

extension StyleConfiguration {
    /// Checks modifiers that stand in no sheet, such as those of a compiled one, in order.
    ///
    /// Of more than 500 mistakes the first 500 are listed, and a last diagnostic (`size-limit`) says that there are more.
    ///
    /// - Parameters:
    ///   - calls: The modifiers; their ranges are those of `file`.
    ///   - file: What the modifiers were read from.
    /// - Returns: The modifiers that fit, and what is wrong with the others.
    public func check(
        _ calls: [ModifierCall], in file: SourceFile
    ) -> (modifiers: [CheckedModifier], diagnostics: [Diagnostic]) {
        var checker = ModifierChecker(configuration: self)
        let modifiers = checker.check(calls, in: file, targets: targets)
        checker.finish(file)
        return (modifiers, checker.diagnostics)
    }
}
