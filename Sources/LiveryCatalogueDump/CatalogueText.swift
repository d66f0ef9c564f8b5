/// The interface file of a target.
struct CatalogueText {
    /// The name of the target.
    let target: String
    /// The options that a renewal needs besides the target's name.
    let options: [String]
    let blocks: [CatalogueBlock]

    /// The text, ending in a line break: a comment that says where it comes from, then one block for each type.
    var text: String {
        let command = (["--target", target] + options).joined(separator: " ")
        var text = """
            // What the source of \(target) adds to stylesheets. Don't edit; renew it:
            //
            //     swift package --allow-writing-to-package-directory dump-catalogue \(command)

            """
        var path: String?? = .none
        for block in blocks {
            text += "\n"
            if path != .some(block.path) {
                text += "// \(block.path ?? "From other modules")\n\n"
                path = .some(block.path)
            }
            text += block.text
        }
        return text
    }
}
