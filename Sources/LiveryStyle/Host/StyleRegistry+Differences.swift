import LiveryCatalogue
import LiverySource

/// One way in which a catalogue file differs from what a host registers.
public struct CatalogueDifference: Hashable, Sendable, CustomStringConvertible {
    public enum Kind: Hashable, Sendable {
        /// The host registers it, and the file doesn't have it.
        case missing
        /// The file has it, and the host doesn't register it.
        case extra
        /// Both have it with the same labels, and something else of it differs.
        case different
        /// A mistake in the file.
        case unreadable
    }

    public let kind: Kind
    /// The modifier by its name and labels, such as `card(_:in:)`; a type's name, or that with a member: `Video.init(_:)`.
    public let name: String
    /// What is different, in a sentence without a full stop.
    public let description: String
}

extension StyleRegistry {
    /// How a catalogue file, such as the one that `swift package dump-catalogue` writes, differs from what is registered;
    /// nothing when it says the same. A host's test can hold them together:
    ///
    ///     #expect(registry.differences(from: SourceFile(path: "Shop.swiftinterface", text: text)) == [])
    ///
    /// The order of declarations doesn't matter. The file may say more about availability than the registry, which knows
    /// only that of initializers and members. Linear in both.
    public func differences(from file: SourceFile) -> [CatalogueDifference] {
        let other = Catalogue(reading: [file])
        let mistakes = other.diagnostics.filter { $0.severity == .error }.map { mistake in
            CatalogueDifference(
                kind: .unreadable, name: file.path, description: "\(file.path) can't be read: \(mistake.message)")
        }
        return mistakes + CatalogueComparison(registered: catalogue, file: other, path: file.path).differences()
    }
}

/// Compares what is registered with what a file says.
private struct CatalogueComparison {
    let registered: Catalogue
    let file: Catalogue
    let path: String

    func differences() -> [CatalogueDifference] {
        let names = registered.typeNames
        let known = Set(names)
        return (names + file.typeNames.filter { !known.contains($0) }).flatMap(differences(ofType:))
    }

    private func differences(ofType name: String) -> [CatalogueDifference] {
        let own = registered.type(named: name, resolvingAliases: false)
        let others = file.type(named: name, resolvingAliases: false)
        var result: [CatalogueDifference] = []
        if let own, let others, own.isDeclared, others.isDeclared, own.kind != others.kind {
            result.append(
                CatalogueDifference(
                    kind: .different, name: name,
                    description: "'\(name)' is \(own.kind.words), and in \(path) \(others.kind.words)"))
        } else if own?.isDeclared != others?.isDeclared, own?.isDeclared == true || others?.isDeclared == true {
            let isMissing = own?.isDeclared == true
            result.append(difference(isMissing ? .missing : .extra, name: name, text: name))
        }
        return result + differences(own?.comparedMembers ?? [], others?.comparedMembers ?? [])
    }

    private func differences(_ own: [ComparedMember], _ others: [ComparedMember]) -> [CatalogueDifference] {
        var rest = Dictionary(grouping: others, by: \.name)
        var unmatched: [ComparedMember] = []
        for member in own {
            if let index = rest[member.name]?.firstIndex(where: member.isSame) {
                rest[member.name]?.remove(at: index)
            } else {
                unmatched.append(member)
            }
        }
        var result: [CatalogueDifference] = []
        for member in unmatched {
            guard let other = rest[member.name]?.first else {
                result.append(difference(.missing, name: member.name, text: member.text))
                continue
            }
            rest[member.name]?.removeFirst()
            let description =
                member.text == other.text
                ? "the availability of '\(member.text)' is another in \(path)"
                : "'\(member.text)' is '\(other.text)' in \(path)"
            result.append(CatalogueDifference(kind: .different, name: member.name, description: description))
        }
        for member in others where rest[member.name]?.contains(member) == true {
            rest[member.name]?.removeAll { $0 == member }
            result.append(difference(.extra, name: member.name, text: member.text))
        }
        return result
    }

    private func difference(_ kind: CatalogueDifference.Kind, name: String, text: String) -> CatalogueDifference {
        CatalogueDifference(
            kind: kind, name: name,
            description: kind == .missing ? "\(path) lacks '\(text)'" : "\(path) has '\(text)', which isn't registered")
    }
}

/// What counts of a member when catalogues are compared: everything but where it stands.
private struct ComparedMember: Hashable {
    /// The name with the labels, after the type's unless it is a modifier.
    let name: String
    /// The declaration.
    let text: String
    let isStatic: Bool
    let availability: Availability

    init(_ function: FunctionDeclaration) {
        let owner = function.kind == .modifier && function.owner == "View" ? "" : function.owner + "."
        name = owner + function.compoundName
        text = owner + function.signature
        isStatic = function.kind == .staticMethod || function.kind == .enumCase
        availability = function.availability
    }

    init(_ property: PropertyDeclaration) {
        name = property.owner + "." + property.name
        text = "\(name): \(property.type)"
        isStatic = property.isStatic
        availability = property.availability
    }

    /// Whether another says the same, and no less of availability.
    func isSame(_ other: ComparedMember) -> Bool {
        text == other.text && isStatic == other.isStatic
            && other.availability.restricted(by: availability) == other.availability
    }
}

extension TypeDeclaration {
    fileprivate var comparedMembers: [ComparedMember] {
        (initializers + cases + staticMethods + methods).map(ComparedMember.init)
            + (staticProperties + properties).map(ComparedMember.init)
    }
}

extension TypeDeclaration.Kind {
    fileprivate var words: String {
        switch self {
        case .structure: "a struct"
        case .enumeration: "an enum"
        case .protocol: "a protocol"
        case .class: "a class"
        case .typealias(let type): "a typealias of '\(type)'"
        }
    }
}
