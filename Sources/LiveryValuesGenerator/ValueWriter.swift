import LiveryCatalogue

/// Writes the Swift type that stands for a type of the catalogue.
struct ValueWriter {
    let types: PortableTypes
    let usage: TypeUsage

    /// Writes the declaration of a type, without the types that are nested in it.
    func write(_ name: String, to source: inout SourceText) {
        let swiftName = name.lastComponent
        comment(on: name, to: &source)
        switch types.shape(of: name) {
        case .members(let members): writeMembers(members, name, swiftName, to: &source)
        case .options(let members): writeOptions(members, name, swiftName, to: &source)
        case .text(let hasInitializer): writeText(name, swiftName, hasInitializer, to: &source)
        case .structure(let value): writeStructure(value, name, swiftName, to: &source)
        case .cases(let cases): writeCases(cases, name, swiftName, to: &source)
        }
    }

    private func comment(on name: String, to source: inout SourceText) {
        source.comment(usage.summary(of: name))
        let availability = availability(of: name)
        if !availability.text.isEmpty {
            source.line("///")
            source.comment(availability.text)
        }
    }

    private func availability(of name: String) -> Availability {
        types.catalogue.type(named: name)?.availability ?? Availability()
    }

    /// What the catalogue calls the type, said outright: to make it of the type's name takes time.
    private func writeReference(of name: String, to source: inout SourceText) {
        let text =
            switch types.reference(of: name) {
            case .some(let name, _): ".some(\"\(name)\")"
            case let reference: ".named(\"\(reference)\")"
            }
        source.line("public static let stylesheetType: TypeReference = \(text)")
    }

    // MARK: Names alone

    private func writeMembers(
        _ members: [Constructor], _ name: String, _ swiftName: String, to source: inout SourceText
    ) {
        source.block("public enum \(swiftName): String, CaseIterable, StylesheetValue, CustomStringConvertible") {
            source in
            writeNames(members.map { ($0.name, $0.availability) }, within: availability(of: name), to: &source)
            source.line()
            writeReference(of: name, to: &source)
        }
    }

    /// Cases without payloads, those of one availability together.
    private func writeNames(
        _ names: [(name: String, availability: Availability)], within outer: Availability, to source: inout SourceText
    ) {
        var groups: [(availability: Availability, names: [String])] = []
        for (name, availability) in names {
            if let index = groups.firstIndex(where: { $0.availability.text == availability.text }) {
                groups[index].names.append(name.escaped)
            } else {
                groups.append((availability, [name.escaped]))
            }
        }
        for (availability, names) in groups {
            if availability.text != outer.text, !availability.text.isEmpty { source.comment(availability.text) }
            source.call("case ", names, "")
        }
    }

    private func writeOptions(
        _ members: [Constructor], _ name: String, _ swiftName: String, to source: inout SourceText
    ) {
        let unions = OptionUnions(of: name, members.map(\.name))
        source.block("public struct \(swiftName): StylesheetOptionSet") { source in
            writeReference(of: name, to: &source)
            source.line()
            var bit = 0
            for member in members {
                if member.availability.text != availability(of: name).text, !member.availability.text.isEmpty {
                    source.comment(member.availability.text)
                }
                if let parts = unions.parts(of: member.name) {
                    let list = parts.map { "." + $0 }.joined(separator: ", ")
                    source.line("public static let \(member.name.escaped): \(swiftName) = [\(list)]")
                } else {
                    source.line("public static let \(member.name.escaped) = \(swiftName)(rawValue: 1 << \(bit))")
                    bit += 1
                }
            }
            source.line()
            let named =
                members.filter { unions.parts(of: $0.name) == nil }
                + members.filter { unions.parts(of: $0.name) != nil }
            source.line("public static let namedMembers: [(name: String, value: \(swiftName))] = [")
            source.indented { $0.list(named.map { "(\"\($0.name)\", .\($0.name))" }, ",") }
            source.line("]")
            source.line()
            source.line("public let rawValue: Int")
            source.line()
            source.line("public init(rawValue: Int) { self.rawValue = rawValue }")
        }
    }

    // MARK: Texts

    private func writeText(_ name: String, _ swiftName: String, _ hasInitializer: Bool, to source: inout SourceText) {
        source.block(
            "public struct \(swiftName): StylesheetValue, ExpressibleByStringLiteral, CustomStringConvertible"
        ) { source in
            writeReference(of: name, to: &source)
            source.line()
            source.comment("What the stylesheet says.")
            source.line("public var text: String")
            source.line()
            source.line("public init(_ text: String) { self.text = text }")
            source.line("public init(stringLiteral text: String) { self.text = text }")
            source.line()
            source.block("public init(from value: StyleValue) throws(StylesheetDecodingError)") { source in
                if hasInitializer {
                    source.block("if case .initialized(\"\(name)\", _) = value") { source in
                        source.line("var call = try ValueUse(of: value, as: Self.stylesheetType).call")
                        source.line("text = try call.next(nil)")
                        source.line("try call.end()")
                        source.line("return")
                    }
                }
                source.line("guard let text = value.string else { throw .mismatch(value, with: Self.stylesheetType) }")
                source.line("self.text = text")
            }
            source.line()
            source.comment("The text in quotes.")
            source.line("public var description: String { StylesheetText.value(text) }")
        }
    }

    // MARK: Structures

    private func writeStructure(_ value: ValueCase, _ name: String, _ swiftName: String, to source: inout SourceText) {
        source.block("public struct \(swiftName): StylesheetValue, CustomStringConvertible") { source in
            writeReference(of: name, to: &source)
            source.line()
            for property in value.payload {
                source.comment(
                    "The argument \(property.label.map { "`\($0):`" } ?? "without a label")"
                        + (property.defaultText.map { "; `\($0)` by default." } ?? "."))
                source.line("public var \(property.name.escaped): \(property.type)")
            }
            if !value.payload.isEmpty { source.line() }
            let parameters = value.payload.map { property in
                let label = property.label.map { $0 == property.name ? $0.escaped : "\($0) \(property.name.escaped)" }
                return (label ?? "_ \(property.name.escaped)") + ": \(property.type)"
                    + (property.defaultText.map { " = \($0)" } ?? "")
            }
            if value.payload.isEmpty {
                source.line("public init() {}")
            } else {
                source.call("public init(", parameters, ") {")
                for property in value.payload { source.line("    self.\(property.name) = \(property.name.escaped)") }
                source.line("}")
            }
            source.line()
            source.block("public init(from value: StyleValue) throws(StylesheetDecodingError)") { source in
                source.line("let use = try ValueUse(of: value, as: Self.stylesheetType)")
                source.line("guard case .initialized = use.kind, use.name == \"\(name)\" else { throw use.mismatch }")
                source.line("\(value.payload.isEmpty ? "let" : "var") call = use.call")
                for property in value.payload { source.line("\(property.name.escaped) = try \(property.decoding)") }
                source.line("try call.end()")
            }
            source.line()
            source.comment("The value as a stylesheet writes it.")
            source.block("public var description: String") { source in
                let arguments = value.payload.map(argument)
                source.call("StylesheetText.call(", ["\"\(name)\""] + arguments, ")")
            }
        }
    }

    // MARK: Cases with payloads

    private func writeCases(_ cases: [ValueCase], _ name: String, _ swiftName: String, to source: inout SourceText) {
        let outer = availability(of: name)
        source.block("public enum \(swiftName): StylesheetValue, CustomStringConvertible") { source in
            let plain = cases.filter(\.payload.isEmpty)
            writeNames(plain.map { ($0.name, $0.constructors[0].availability) }, within: outer, to: &source)
            for value in cases where !value.payload.isEmpty {
                source.comment("`\(value.constructors[0].signature)`")
                let availability = value.constructors[0].availability.text
                if availability != outer.text, !availability.isEmpty {
                    source.line("///")
                    source.comment(availability)
                }
                let isIndirect = value.payload.contains { $0.type.plainType == name }
                let payload = value.payload.map { ($0.caseLabel.map { $0 + ": " } ?? "") + $0.type }
                source.call("\(isIndirect ? "indirect " : "")case \(value.name.escaped)(", payload, ")")
            }
            source.line()
            writeReference(of: name, to: &source)
            source.line()
            CaseDecoderWriter(types: types, cases: cases).write(to: &source)
            source.line()
            source.comment("The value as a stylesheet writes it.")
            source.block("public var description: String") { source in
                source.line("switch self {")
                for value in cases { writeDescription(of: value, to: &source) }
                source.line("}")
            }
        }
    }

    private func writeDescription(of value: ValueCase, to source: inout SourceText) {
        let constructor = value.constructors[0]
        let variables = value.payload.map { "let \($0.name.escaped)" }.joined(separator: ", ")
        let pattern = "case .\(value.name)" + (variables.isEmpty ? "" : "(\(variables))") + ": "
        let written =
            switch constructor.kind {
            case .member: (constructor.isScoped ? constructor.owner : "") + ".\(constructor.name)"
            case .initializer: constructor.owner
            case .chained: ".\(constructor.name)"
            }
        let base = value.payload.contains(where: \.isBase) ? "StylesheetText.value(base) + " : ""
        if constructor.isCalled {
            let arguments = value.payload.filter { !$0.isBase }.map(argument)
            let call = "\(base)StylesheetText.call(\((["\"\(written)\""] + arguments).joined(separator: ", ")))"
            if source.indentation + pattern.count + call.count <= SourceText.width {
                source.line(pattern + call)
            } else {
                source.line(String(pattern.dropLast()))
                source.indented { $0.call("\(base)StylesheetText.call(", ["\"\(written)\""] + arguments, ")") }
            }
        } else {
            source.line("\(pattern)\(base)\"\(written)\"")
        }
    }

    private func argument(_ payload: ValueCase.Payload) -> String {
        "(\(payload.label.map { "\"\($0)\"" } ?? "nil"), StylesheetText.value(\(payload.name.escaped)))"
    }
}

extension ValueCase.Payload {
    /// The expression that takes the argument from a call.
    var decoding: String {
        if isBase { return "\(type)(from: base)" }
        let label = label.map { "\"\($0)\"" } ?? "nil"
        return defaultText.map { "call.next(\(label), default: \($0))" } ?? "call.next(\(label))"
    }
}

extension String {
    /// The type within an optional or array.
    var plainType: String { filter { !"?[]".contains($0) } }
}
