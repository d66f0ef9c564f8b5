import LiverySource
import LiveryTree

extension SheetUsage {
    /// What the nodes of a tree use.
    init(of tree: WidgetTree) {
        for id in tree.preorder() {
            let node = tree[id]
            if node.isFragment || node.isText { continue }
            hasElements = true
            for name in node.classNames {
                guard let location = name.location else { continue }
                classes.append(ClassMention(name: name.name, location: location))
            }
            for prop in node.props {
                props.insert(prop.name)
                guard prop.name == SheetUsage.contentAttribute else { continue }
                if case .string(let name) = prop.value { contents.insert(name) } else { hasUnknownContents = true }
            }
        }
    }

    /// The attribute by which a child says which content of its parent it is, as LiveView Native's templates do.
    static let contentAttribute = "template"
}
