import Livery
import Testing

/// Every overload of the shipped catalogue can be written in a stylesheet: a call is made up for each from the types of
/// its parameters, and has to be accepted.
struct CatalogueCoverageTests {
    private let catalogue = Catalogue.swiftUI

    @Test func everyOverloadCanBeCalled() throws {
        var calls: [String] = []
        var impossible: [String] = []
        for name in catalogue.modifierNames {
            for function in catalogue.modifiers(named: name) {
                if let call = call(name, function.parameters) {
                    calls.append(call)
                } else {
                    impossible.append(function.signature)
                }
            }
        }
        // What no stylesheet can give: values of types without members, and functions that return something.
        #expect(calls.count > 700)
        #expect(impossible.count < 40, "\(impossible.joined(separator: "\n"))")
        let sheet = Stylesheet(
            SourceFile(path: "all.sheet", text: "\"all\" do\n" + calls.joined(separator: "\n") + "\nend\n"))
        let errors = sheet.diagnostics.filter { $0.severity == .error }
        #expect(
            errors.isEmpty,
            "\(errors.prefix(20).map { "\($0.message) in \($0.file.text(in: LineIndex($0.file).contentRange(ofLine: LineIndex($0.file).position(of: $0.range.lowerBound).line)))" }.joined(separator: "\n"))"
        )
        #expect(sheet.modifiers(forClass: "all")?.modifiers.count == calls.count)
    }

    @Test func everyStaticMemberCanBeWrittenWhereItsTypeIsExpected() {
        var declarations: [String] = []
        var calls: [String] = []
        for (index, typeName) in catalogue.typeNames.enumerated() {
            guard let type = catalogue.type(named: typeName) else { continue }
            let isProtocol = type.kind == .protocol
            declarations.append("func probe\(index)(_ value: \(isProtocol ? "some " : "")\(typeName)) -> some View")
            for member in catalogue.staticMemberNames(on: typeName).flatMap({
                catalogue.staticMembers(named: $0, on: typeName)
            }) {
                // A member of another type, such as a number constant, isn't for this place.
                guard member.type.name == typeName || isProtocol, let text = text(of: member, depth: 0) else {
                    continue
                }
                calls.append("probe\(index)(\(text))")
            }
        }
        var registry = StyleRegistry()
        registry.register(declarations: "extension View {\n" + declarations.joined(separator: "\n") + "\n}")
        let (modifiers, diagnostics) = check(calls.joined(separator: "\n"), registry: registry)
        let errors = diagnostics.filter { $0.severity == .error }.map { "\($0.message) at \($0.location.text)" }
        #expect(errors.isEmpty, "\(errors.prefix(20).joined(separator: "\n"))")
        #expect(calls.count > 1_000)
        #expect(modifiers.count == calls.count)
    }

    // MARK: Making calls up

    private func call(_ name: String, _ parameters: [Parameter], depth: Int = 0) -> String? {
        var arguments: [String] = []
        for parameter in parameters {
            guard let value = sample(parameter.type, depth: depth) else {
                if parameter.isRequired { return nil }
                continue
            }
            arguments.append((parameter.label.map { $0 + ": " } ?? "") + value)
        }
        return name + "(" + arguments.joined(separator: ", ") + ")"
    }

    private func sample(_ type: TypeReference, depth: Int) -> String? {
        guard depth < 4 else { return nil }
        if type.isAction { return "event(\"e\")" }
        if type.isContent { return ":content" }
        switch type {
        case .optional(let wrapped): return sample(wrapped, depth: depth)
        case .array(let element): return sample(element, depth: depth).map { "[\($0)]" }
        case .tuple(let elements):
            let parts = elements.compactMap { element in
                sample(element.type, depth: depth).map { "\(element.label ?? "_"): \($0)" }
            }
            return parts.count == elements.count && !parts.isEmpty ? "(" + parts.joined(separator: ", ") + ")" : nil
        case .some(let name, let arguments): return sample(some: name, arguments, depth: depth)
        case .named(let name, let arguments): return sample(named: name, arguments, depth: depth)
        case .dictionary, .function, .metatype: return nil
        }
    }

    private func sample(some name: String, _ arguments: [TypeReference], depth: Int) -> String? {
        switch name {
        case "Hashable", "Equatable", "StringProtocol", "Any": return "\"s\""
        case "View": return ":content"
        case "RangeExpression": return arguments.first.flatMap { sample($0, depth: depth + 1) }.map { "\($0)..." }
        default:
            if let member = member(of: name, depth: depth) { return member }
            let conforming = catalogue.typeNames.first {
                catalogue.type(named: $0)?.kind == .structure && catalogue.conforms($0, to: name)
                    && sample(named: $0, [], depth: depth + 1) != nil
            }
            return conforming.flatMap { catalogue.type(named: $0) }.flatMap { type in
                type.initializers.lazy.compactMap { call(type.name, $0.parameters, depth: depth + 1) }.first
            }
        }
    }

    private func sample(named name: String, _ arguments: [TypeReference], depth: Int) -> String? {
        switch name {
        case "Bool": return "true"
        case "Int", "Int8": return "1"
        case "Double", "CGFloat", "Float": return "0.5"
        case "String", "LocalizedStringKey", "LocalizedStringResource", "Text", "Namespace.ID", "AnyHashable":
            return "\"s\""
        case "KeyEquivalent": return "\"k\""
        case "Date": return "\"2026-01-31\""
        case "URL": return "\"https://example.org\""
        case "GestureStateName": return ":drag"
        case "Binding": return "attr(\"a\")"
        case "Set": return arguments.first.flatMap { sample($0, depth: depth + 1) }.map { "[\($0)]" }
        case "ClosedRange": return arguments.first.flatMap { sample($0, depth: depth + 1) }.map { "\($0) ... \($0)" }
        case "Range": return arguments.first.flatMap { sample($0, depth: depth + 1) }.map { "\($0) ..< \($0)" }
        case "PartialRangeFrom": return arguments.first.flatMap { sample($0, depth: depth + 1) }.map { "\($0)..." }
        case "PartialRangeThrough": return arguments.first.flatMap { sample($0, depth: depth + 1) }.map { "...\($0)" }
        default:
            if let member = member(of: name, depth: depth) { return member }
            return catalogue.type(named: name)?.initializers.lazy.compactMap {
                call(name, $0.parameters, depth: depth + 1)
            }.first
        }
    }

    /// An implicit member that gives the type itself.
    private func member(of type: String, depth: Int) -> String? {
        catalogue.staticMemberNames(on: type).lazy.flatMap { catalogue.staticMembers(named: $0, on: type) }
            .filter { $0.type.name == type || catalogue.type(named: type)?.kind == .protocol }
            .compactMap { text(of: $0, depth: depth + 1) }.first
    }

    private func text(of member: Member, depth: Int) -> String? {
        switch member {
        case .property(let property): return "." + property.name
        case .function(let function):
            if function.kind == .enumCase, function.parameters.isEmpty { return "." + function.name }
            return call("." + function.name, function.parameters, depth: depth + 1)
        }
    }
}
