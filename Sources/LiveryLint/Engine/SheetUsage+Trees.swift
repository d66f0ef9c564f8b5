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
        if names.count == 1 { return classes.append(ClassMention(name: names[0].name, location: names[0].location)) }
        var seen: Set<String> = []
        for (name, location) in names {
            classes.append(ClassMention(name: name, location: location, isRepeated: !seen.insert(name).inserted))
        }
    }

    /// The attribute by which a child says which content of its parent it is, as LiveView Native's templates do.
    static let contentAttribute = "template"
}
