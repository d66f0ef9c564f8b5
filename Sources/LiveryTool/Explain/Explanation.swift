import LiveryCatalogue
import LiveryLint
import LiverySource

/// What there is to tell about a name: a rule, a modifier, a type or a member of one, or several of these.
struct Explanation {
    /// The pages, one for each thing that has the name; empty when nothing has.
    private(set) var pages: [String] = []

    /// Explains a name.
    init(of name: String, in catalogue: Catalogue, width: Int, isColored: Bool) {
        func page(_ body: (inout ExplanationText) -> Void) {
            var text = ExplanationText(width: width, isColored: isColored)
            body(&text)
            pages.append(text.text)
        }
        if let rule = LintRule.named(name) { page { $0.explain(rule) } }
        let overloads = catalogue.modifiers(named: name)
        if !overloads.isEmpty { page { $0.explain(modifier: name, overloads) } }
        if let type = catalogue.type(named: name, resolvingAliases: false) {
            page { $0.explain(type, in: catalogue) }
            if type.name != name || type.aliasedName != nil, let target = catalogue.type(named: name),
                target.name != type.name
            {
                page { $0.explain(target, in: catalogue) }
            }
        }
        if let dot = name.lastIndex(of: "."), dot != name.startIndex {
            let (owner, member) = (String(name[..<dot]), String(name[name.index(after: dot)...]))
            let statics = catalogue.staticMembers(named: member, on: owner)
            let members = catalogue.members(named: member, of: owner)
            let initializers = member == "init" ? catalogue.type(named: owner)?.initializers ?? [] : []
            if !statics.isEmpty || !members.isEmpty || !initializers.isEmpty {
                page { $0.explain(members: statics + members, initializers: initializers, named: name, of: owner) }
            }
        }
    }

    /// Names like one that nothing has: of rules, modifiers, types and, after a type and a dot, its members.
    static func closestNames(to name: String, in catalogue: Catalogue) -> [String] {
        var names = [
            closestName(to: name, in: (LintRule.all + LintRule.ofSessions).map(\.name)),
            closestName(to: name, in: catalogue.modifierNames),
            closestName(to: name, in: catalogue.typeNames),
        ].compactMap { $0 }
        if let dot = name.lastIndex(of: "."), dot != name.startIndex {
            let (owner, member) = (String(name[..<dot]), String(name[name.index(after: dot)...]))
            let members = catalogue.staticMemberNames(on: owner) + catalogue.memberNames(of: owner)
            names += closestName(to: member, in: members).map { ["\(owner).\($0)"] } ?? []
        }
        return names.reduce(into: []) { list, name in if !list.contains(name) { list.append(name) } }
    }
}

extension ExplanationText {
    // MARK: - Rules

    fileprivate mutating func explain(_ rule: LintRule) {
        title(rule.name, "rule, \(rule.category.rawValue), \(rule.severity.rawValue)")
        prose(rule.summary)
        prose(rule.explanation)
        prose(rule.fixability.words)
        explain("Wrong", rule.documentation.wrong)
        explain("Right", rule.documentation.right)
    }

    private mutating func explain(_ title: String, _ files: [LintSnippet]) {
        for (index, file) in files.enumerated() {
            let suffix = file.target.map { ", for \($0.replacing(":", with: " "))" } ?? ""
            heading(index == 0 ? title + suffix : "With \(file.path ?? "the \(file.kind)")")
            code(file.text.hasSuffix("\n") ? String(file.text.dropLast()) : file.text)
        }
    }

    // MARK: - Modifiers and members

    fileprivate mutating func explain(modifier name: String, _ overloads: [FunctionDeclaration]) {
        title(name, "modifier, \(overloads.count) overload\(overloads.count == 1 ? "" : "s")")
        for receiver in overloads.map(\.owner).reduce(into: [String](), { if !$0.contains($1) { $0.append($1) } }) {
            heading("On \(receiver)")
            for overload in overloads where overload.owner == receiver { explain(overload) }
        }
    }

    fileprivate mutating func explain(
        members: [Member], initializers: [FunctionDeclaration], named name: String, of owner: String
    ) {
        title(name, "member of \(owner)")
        emptyLine()
        for initializer in initializers { explain(initializer) }
        for member in members { explain(member, enclosing: Availability()) }
    }

    private mutating func explain(_ function: FunctionDeclaration, enclosing: Availability = Availability()) {
        let remarks = Self.remarks(on: function.availability, enclosing: enclosing)
        declaration(Self.text(of: function, width: width - 2), remarks: remarks)
    }

    private mutating func explain(_ member: Member, enclosing: Availability) {
        switch member {
        case .function(let function): explain(function, enclosing: enclosing)
        case .property(let property):
            declaration(
                "\(property.name): \(property.type)",
                remarks: Self.remarks(on: property.availability, enclosing: enclosing))
        }
    }

    /// What is particular about the availability of a member.
    private static func remarks(on availability: Availability, enclosing: Availability) -> [String] {
        availability == enclosing ? [] : [availability.words, availability.deprecationWords]
    }

    /// The signature, with a parameter a line when it is wider than the page.
    private static func text(of function: FunctionDeclaration, width: Int) -> String {
        let signature = function.signature
        guard signature.count > width, function.parameters.count > 1 else { return signature }
        let name = signature.prefix { $0 != "(" }
        var text = name + "(\n"
        for (index, parameter) in function.parameters.enumerated() {
            text += "    \(parameter)" + (index < function.parameters.count - 1 ? ",\n" : "\n")
        }
        text += ")"
        if function.kind != .initializer, function.kind != .enumCase { text += " -> \(function.result)" }
        return String(text)
    }

    // MARK: - Types

    fileprivate mutating func explain(_ type: TypeDeclaration, in catalogue: Catalogue) {
        title(type.name, type.kindWords)
        if let target = type.aliasedName { paragraph("Stands for \(target).", indentation: 2) }
        if !type.genericParameters.isEmpty {
            paragraph("Generic over \(type.genericParameters.joined(separator: ", ")).", indentation: 2)
        }
        let protocols = catalogue.protocols(of: type.name)
        if !protocols.isEmpty, type.aliasedName == nil {
            let verb = type.kind == .protocol ? "Inherits from" : "Conforms to"
            paragraph("\(verb) \(protocols.joined(separator: ", ")).", indentation: 2)
        }
        for words in [type.availability.words, type.availability.deprecationWords] where !words.isEmpty {
            paragraph(words, indentation: 2)
        }
        if type.aliasedName != nil { return }
        if type.kind == .protocol {
            let conforming = catalogue.typeNames.filter { name in
                catalogue.type(named: name, resolvingAliases: false)?.kind != .protocol
                    && name != type.name && catalogue.protocols(of: name).contains(type.name)
            }
            if !conforming.isEmpty {
                heading("Types that conform")
                paragraph(conforming.joined(separator: ", "), indentation: 2)
            }
        }
        list("Initializers", type.initializers.map(Member.function), type)
        let statics = catalogue.staticMemberNames(on: type.name).flatMap {
            catalogue.staticMembers(named: $0, on: type.name)
        }
        list("Cases", statics.filter(\.isCase), type)
        list("Static members", statics.filter { !$0.isCase }, type)
        let members = catalogue.memberNames(of: type.name).flatMap { catalogue.members(named: $0, of: type.name) }
        list("Members", members.filter { !$0.isModifier }, type)
        let modifiers = members.filter { $0.isModifier && $0.owner == type.name }.map(\.name)
        if !modifiers.isEmpty {
            heading("Modifiers")
            let names = modifiers.reduce(into: [String]()) { if $0.last != $1 { $0.append($1) } }
            paragraph(names.joined(separator: ", "), indentation: 2)
        }
    }

    private mutating func list(_ title: String, _ members: [Member], _ type: TypeDeclaration) {
        if members.isEmpty { return }
        heading(title)
        for member in members { explain(member, enclosing: type.availability) }
    }
}

extension TypeDeclaration {
    fileprivate var aliasedName: String? { if case .typealias(let target) = kind { "\(target)" } else { nil } }

    fileprivate var kindWords: String {
        guard isDeclared else { return "type that the catalogue only extends" }
        return switch kind {
        case .structure: "struct"
        case .enumeration: "enum"
        case .protocol: "protocol"
        case .class: "class"
        case .typealias: "typealias"
        }
    }
}

extension Member {
    fileprivate var isCase: Bool {
        if case .function(let function) = self { function.kind == .enumCase } else { false }
    }
    fileprivate var isModifier: Bool {
        if case .function(let function) = self { function.kind == .modifier } else { false }
    }
}

extension LintRule.Fixability {
    /// How findings can be mended without typing; nothing when they can't.
    fileprivate var words: String {
        switch self {
        case .none: ""
        case .safe: "'livery lint --fix' mends some or all findings."
        case .unsafe: "'livery lint --fix --unsafe' mends some or all findings; look at what it changes."
        }
    }
}
