import LiverySource
import LiveryTree

/// Why a value can't be resolved on a node: a prop, a child or a gesture doesn't give what a stylesheet asks for.
public struct AttributeError: Error, Hashable, Sendable {
    public enum Reason: Hashable, Sendable {
        /// The node doesn't have the prop.
        case missing
        /// The prop has a value of another type.
        case malformed
        /// No child of the node has the template.
        case missingContent
        /// A child is of a type that doesn't belong where it is asked for.
        case unsupportedContent(type: String, path: NodePath)
        /// There are so many children where 1 to 10 can be.
        case contentCount(Int)
        /// The gesture's value doesn't have the property.
        case missingGestureProperty(String)
    }

    public let reason: Reason
    /// The name of the prop, template or gesture.
    public let name: String
    /// The type that the value has to be of, as a catalogue names it; nil when it isn't known.
    public internal(set) var type: String?
    /// What the stylesheet says, when the prop is only a part of it: `.red.opacity(attr("opacity"))`.
    public internal(set) var text: String?
    /// Where the stylesheet asks for it; nil when only the modifier knows.
    public internal(set) var reference: SourceLocation?
    /// Where the child that doesn't belong stands in the payload; nil for other reasons.
    public internal(set) var place: SourceLocation?

    /// - Parameters:
    ///   - reason: What is wrong.
    ///   - name: The name of the prop, template or gesture.
    ///   - type: The type that the value has to be of.
    ///   - reference: Where the stylesheet asks for it.
    public init(_ reason: Reason, name: String, type: String? = nil, reference: SourceLocation? = nil) {
        self.reason = reason
        self.name = name
        self.type = type
        self.reference = reference
    }

    /// A prop that the node doesn't have.
    public static func missing(name: String) -> Self { AttributeError(.missing, name: name) }

    /// A prop whose value is of another type.
    public static func malformed(name: String, type: String) -> Self {
        AttributeError(.malformed, name: name, type: type)
    }
}

extension AttributeError {
    /// The error with the place where a stylesheet says it, kept when it has one.
    func read(at location: SourceLocation?) -> AttributeError {
        var result = self
        if result.reference == nil { result.reference = location }
        return result
    }

    /// The diagnostic of the error, at the prop or child that is at fault, with a note where the stylesheet asks for it.
    ///
    /// - Parameters:
    ///   - node: The node that the value was resolved on.
    ///   - modifier: The modifier that it was resolved for.
    public func diagnostic(on node: Node, of modifier: ResolvedModifier? = nil) -> Diagnostic {
        read(at: modifier?.location).diagnostic(on: node, readBy: modifier?.name, outcome: "")
    }

    /// - Parameter outcome: What comes of the error, for the end of the message: `; 'opacity' is left out`.
    func diagnostic(on node: Node, readBy reader: String?, outcome: String) -> Diagnostic {
        let nodePlace =
            node.location ?? reference
            ?? SourceLocation(file: SourceFile(path: "<tree>", bytes: []), range: .empty(at: 0))
        let typePlace = SourceLocation(file: nodePlace.file, range: node.typeRange ?? nodePlace.range)
        var notes: [Diagnostic.Note] = []
        if let reference {
            notes.append(Diagnostic.Note(reader.map { "read by '\($0)' here" } ?? "read here", at: reference))
        }
        func diagnostic(_ rule: String, _ message: String, _ place: SourceLocation) -> Diagnostic {
            Diagnostic(rule: rule, message: message, at: place, notes: notes)
        }
        switch reason {
        case .missing:
            let names = node.props.map(\.name)
            // A node with so many props is no one's hand work, and comparing with all takes long.
            let closest = names.count <= 1_000 ? closestName(to: name, in: names) : nil
            return diagnostic(
                "missing-attribute",
                "the node at \(node.path) has no prop '\(name)'" + context + outcome
                    + (closest.map { "; did you mean '\($0)'?" } ?? ""), typePlace)
        case .malformed:
            let prop = node.prop(named: name)
            var place = typePlace
            if let range = prop?.valueRange { place.range = range }
            return diagnostic(
                "malformed-attribute",
                "the prop '\(name)' of the node at \(node.path) is " + BindingFailure.phrase(prop?.value)
                    + ", which is no \(type ?? "value of its type")" + context + outcome, place)
        case .missingContent:
            let names = node.childElements.prefix(1_000).compactMap { $0.template?.name }
            return diagnostic(
                "missing-content",
                "the node at \(node.path) has no child whose 'template' is '\(name)'" + outcome
                    + (closestName(to: name, in: names).map { "; did you mean '\($0)'?" } ?? ""), typePlace)
        case .unsupportedContent(let type, let path):
            return diagnostic(
                "unsupported-content",
                "'\(type)' at \(path) is no part of a toolbar, which is made of "
                    + ToolbarContentReference.supportedTypes.joined(separator: ", ") + outcome, place ?? typePlace)
        case .contentCount(let count):
            return diagnostic(
                "unsupported-content",
                "the toolbar '\(name)' of the node at \(node.path) has \(count) parts; it can have "
                    + "\(ToolbarContentReference.counts.lowerBound) to \(ToolbarContentReference.counts.upperBound)"
                    + outcome, place ?? typePlace)
        case .missingGestureProperty(let property):
            return diagnostic(
                "missing-gesture-property",
                "the gesture '\(name)' has no '\(property)', and 'gesture_state' no 'defaultValue'" + context + outcome,
                reference ?? nodePlace)
        }
    }

    /// What the value is a part of, for a message; cut after 60 characters.
    private var context: String {
        text.map { " in '" + ($0.count > 60 ? $0.prefix(60) + "…" : $0) + "'" } ?? ""
    }
}
