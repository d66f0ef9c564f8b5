import LiveryPreview

extension TextPreview {
    /// A preview as it fits on a console's standard output.
    package init(for console: Console) {
        self.init(isColored: console.usesColor, width: min(console.width, 120))
    }
}
