import LiverySource
import LiveryTree

extension SheetUsage {
    /// What the nodes of a tree use.
    init(of tree: WidgetTree) {
        for id in tree.preorder() {
            let node = tree[id]
            if node.isFragment || node.isText { continue }
            hasElements = true
            addClasses(node.classNames.compactMap { name in name.location.map { (name.name, $0) } })
            for prop in node.props {
                props.insert(prop.name)
                guard prop.name == SheetUsage.contentAttribute else { continue }
                if case .string(let name) = prop.value { contents.insert(name) } else { hasUnknownContents = true }
            }
        }
    }

    /// Adds the classes of one element.
    mutating func addClasses(_ names: [(name: String, location: SourceLocation)]) {
        for (index, (name, location)) in names.enumerated() {
            let isRepeated = names[..<index].contains { $0.name == name }
            classes.append(ClassMention(name: name, location: location, isRepeated: isRepeated))
        }
    }

    /// The attribute by which a child says which content of its parent it is, as LiveView Native's templates do.
    static let contentAttribute = "template"
}
