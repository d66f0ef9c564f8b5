import Foundation
import LiveryCatalogue
import LiverySource
import Testing

/// Compares the shipped catalogue with `Fixtures/SwiftUIFacts.tsv`, fact by fact and in both directions.
@Suite struct ShippedCatalogueTests {
    let catalogue = Catalogue.swiftUI

    @Test func readsWithoutMistakesOrOmissions() {
        #expect(catalogue.diagnostics.isEmpty)
        #expect(catalogue.skipped.isEmpty)
    }

    @Test func hasEveryModifierWithItsParametersAvailabilityAndOrder() throws {
        let facts = try Facts.read()
        #expect(facts.modifiers.count == 754)
        var expected: [String: [String]] = [:]
        for fact in facts.modifiers { expected[fact.name, default: []].append(fact.line) }
        #expect(Set(catalogue.modifierNames) == Set(expected.keys).union(Self.addedModifiers))
        for (name, lines) in expected {
            // Facts of several receivers are mixed; the catalogue groups them by receiver.
            let found = catalogue.modifiers(named: name).map { ModifierFact($0).line }
            let receivers = Set(lines.map { $0.prefix { $0 != "\t" } })
            for receiver in receivers {
                let own = receiver + "\t"
                #expect(found.filter { $0.hasPrefix(own) } == lines.filter { $0.hasPrefix(own) })
            }
            #expect(found.count == lines.count)
        }
    }

    @Test func hasEveryTypeWithItsConformancesAndAvailability() throws {
        let facts = try Facts.read()
        #expect(facts.types.count == 470)
        for fact in facts.types {
            let type = try #require(catalogue.type(named: fact.name, resolvingAliases: false), "\(fact.name)")
            #expect(type.isDeclared)
            #expect(type.factHead == fact.head)
            #expect(availabilityText(type.availability) == fact.availability, "\(fact.name)")
            if case .typealias(let target) = type.kind {
                #expect(fact.conformances == [target.description])
            } else {
                let missing = fact.conformances.filter { !catalogue.conforms(type.name, to: $0) }
                #expect(missing.isEmpty, "\(fact.name)")
            }
        }
    }

    @Test func hasEveryMemberOfEveryTypeAndNoOther() throws {
        let facts = try Facts.read()
        var count = 0
        for fact in facts.types {
            let type = try #require(catalogue.type(named: fact.name, resolvingAliases: false))
            let found = type.memberFacts.filter { !isAddition($0) }
            let expected = fact.members.map { $0.filled(with: fact.availability) }.sorted()
            count += expected.count
            // A method of a view-like type is a modifier fact too, with its own line.
            let modifiers = Set(type.methods.filter { $0.kind == .modifier }.map { "member\t" + memberText($0) })
            #expect(found.filter { !modifiers.contains($0) } == expected.filter { !modifiers.contains($0) })
            #expect(expected.allSatisfy(found.contains), "\(fact.name)")
        }
        #expect(count == 1796)
    }

    /// Modifiers in the form that a stylesheet can say: for texts, not for any type.
    private static let addedModifiers: Set = ["draggable", "dropDestination"]

    /// Whether a member is not among the facts: the stylesheet's form of one of SwiftUI's, or one that takes a type of
    /// another framework.
    private func isAddition(_ fact: String) -> Bool {
        fact.contains("GestureStateName") || fact.contains("CATransform3D")
    }

    @Test func whatIsBesideTheFactsSaysSo() throws {
        let lines = try String(
            contentsOf: URL(filePath: #filePath).deletingLastPathComponent()
                .appending(path: "../../Stylesheets/Catalogues/SwiftUI.swiftinterface"), encoding: .utf8
        ).split(separator: "\n", omittingEmptySubsequences: false)
        for addition in ["struct GestureStateName", "struct CATransform3D", "func draggable(_ payload: String)"] {
            let place = try #require(lines.firstIndex { $0.contains(addition) })
            #expect(lines[..<place].suffix(8).contains { $0.hasPrefix("// Stylesheet: ") }, "\(addition)")
        }
    }

    @Test func namesNoTypeThatItDoesNotKnow() {
        // Values that events carry: a stylesheet can't look into them.
        let opaque: Set = [
            "AccessibilityAdjustmentDirection", "AccessibilityZoomGestureAction", "Any", "DigitalCrownEvent",
            "DragSession", "DropSession", "HoverPhase", "ImmersionChangeContext", "IndexSet", "MoveCommandDirection",
            "PencilDoubleTapGestureValue", "PencilSqueezeGesturePhase", "ScrollPhase", "ScrollPhaseChangeContext",
            "Viewpoint3D", "WorldRecenterPhase", "Never",
        ]
        var unknown: Set<String> = []
        func visit(_ type: TypeReference) {
            switch type {
            case .named(let name, let arguments), .some(let name, let arguments):
                if catalogue.type(named: name) == nil, !opaque.contains(name) { unknown.insert(name) }
                arguments.forEach(visit)
            case .optional(let type), .array(let type), .metatype(let type): visit(type)
            case .dictionary(let key, let value): [key, value].forEach(visit)
            case .tuple(let elements): elements.map(\.type).forEach(visit)
            case .function(let parameters, let result, _): (parameters + [result]).forEach(visit)
            }
        }
        for name in catalogue.typeNames {
            guard let type = catalogue.type(named: name, resolvingAliases: false) else { continue }
            for function in type.initializers + type.cases + type.staticMethods + type.methods {
                (function.parameters.map(\.type) + [function.result]).forEach(visit)
            }
            for property in type.properties + type.staticProperties { visit(property.type) }
            for parent in type.inherited where catalogue.type(named: parent) == nil { unknown.insert(parent) }
        }
        #expect(unknown.isEmpty)
    }

    @Test func declaresNothingTwice() {
        for name in catalogue.typeNames {
            guard let type = catalogue.type(named: name, resolvingAliases: false) else { continue }
            let lines =
                (type.initializers + type.cases + type.staticMethods + type.methods).map {
                    "\($0.kind) \($0.signature)"
                }
                + (type.properties + type.staticProperties).map { "\($0.isStatic) \($0.name) \($0.type)" }
            #expect(Set(lines).count == lines.count, "\(name)")
        }
    }
}

// MARK: - Facts

/// The facts of the fixture.
private struct Facts {
    var modifiers: [ModifierFact] = []
    var types: [TypeFact] = []

    static func read() throws -> Facts {
        let url = URL(filePath: #filePath).deletingLastPathComponent().appending(path: "Fixtures/SwiftUIFacts.tsv")
        var facts = Facts()
        for line in try String(contentsOf: url, encoding: .utf8).split(separator: "\n") where !line.hasPrefix("#") {
            let fields = line.split(separator: "\t", omittingEmptySubsequences: false).map(String.init)
            if line.hasPrefix("  ") {
                let member = MemberFact(
                    text: fields[0].dropFirst(2) + "\t" + fields[1], availability: fields.count > 2 ? fields[2] : nil)
                facts.types[facts.types.count - 1].members.append(member)
            } else if fields[0] == "modifier" {
                let name = fields[2].prefix { $0 != "(" }
                facts.modifiers.append(
                    ModifierFact(name: String(name), line: fields.dropFirst().joined(separator: "\t")))
            } else {
                let deprecation = fields.dropFirst(4).joined(separator: "\t")
                facts.types.append(
                    TypeFact(
                        head: fields[0] + " " + fields[1] + (deprecation.isEmpty ? "" : " " + deprecation),
                        name: String(fields[1].prefix { $0 != "<" }),
                        conformances: fields[2].split(separator: ",").map { $0.trimmingCharacters(in: .whitespaces) },
                        availability: fields[3]))
            }
        }
        return facts
    }
}

private struct ModifierFact {
    var name: String
    var line: String
}

private struct TypeFact {
    var head: String
    var name: String
    var conformances: [String]
    var availability: String
    var members: [MemberFact] = []
}

private struct MemberFact {
    var text: String
    var availability: String?

    func filled(with typeAvailability: String) -> String { text + "\t" + (availability ?? typeAvailability) }
}

extension ModifierFact {
    init(_ function: FunctionDeclaration) {
        name = function.name
        line =
            function.owner + "\t" + callText(function) + "\t" + availabilityText(function.availability)
            + deprecationText(function.availability.deprecation)
    }
}

extension TypeDeclaration {
    fileprivate var factHead: String {
        let keyword =
            switch kind {
            case .structure: "struct"
            case .enumeration: "enum"
            case .protocol: "protocol"
            case .class: "class"
            case .typealias: "typealias"
            }
        let generics = genericParameters.isEmpty ? "" : "<\(genericParameters.joined(separator: ", "))>"
        let deprecation = deprecationText(availability.deprecation).dropFirst()
        return "\(keyword) \(name)\(generics)" + (deprecation.isEmpty ? "" : " " + deprecation)
    }

    fileprivate var memberFacts: [String] {
        var lines = cases.map { "case\t" + ($0.parameters.isEmpty ? $0.name : callText($0)) + "\t" + text($0) }
        lines += initializers.map { "init\t" + callText($0) + "\t" + text($0) }
        lines += staticMethods.map { "static\t\(callText($0)) -> \($0.result)\t" + text($0) }
        lines += methods.map { "member\t" + memberText($0) }
        lines += staticProperties.map { "static\t\($0.name): \($0.type)\t" + availabilityText($0.availability) }
        lines += properties.map { "member\t\($0.name): \($0.type)\t" + availabilityText($0.availability) }
        return lines.sorted()
    }

    private func text(_ function: FunctionDeclaration) -> String { availabilityText(function.availability) }
}

private func memberText(_ function: FunctionDeclaration) -> String {
    "\(callText(function)) -> \(function.result)\t" + availabilityText(function.availability)
}

private func callText(_ function: FunctionDeclaration) -> String {
    function.name + "(" + function.parameters.map(\.description).joined(separator: ", ") + ")"
}

private func availabilityText(_ availability: Availability) -> String {
    let platforms: [Platform] = [.iOS, .macOS, .tvOS, .watchOS, .visionOS]
    let parts = platforms.map { platform in
        switch availability[platform] {
        case .unknown: "?"
        case .unavailable: "-"
        case .since(let version): version.description
        }
    }
    return parts.joined(separator: " ")
}

private func deprecationText(_ deprecation: Deprecation?) -> String {
    guard let deprecation else { return "" }
    return "\tdeprecated" + (deprecation.message.map { "\tmessage: \($0)" } ?? "")
        + (deprecation.renamed.map { "\trenamed: \($0)" } ?? "")
}
