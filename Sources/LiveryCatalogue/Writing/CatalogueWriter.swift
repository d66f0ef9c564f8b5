/// Writes the declarations of a catalogue as text in the subset of Swift's interface syntax that catalogues are read
/// from.
///
/// Reading the text gives the same declarations again, in the same order. What a file says of one type in several
/// places stands together; what it says beyond the subset is gone, comments among it. Linear in the declarations.
public struct CatalogueWriter: Sendable {
    /// The most characters of a line, as far as the parameters of a function can be broken over lines.
    public var width = 120

    /// Makes a writer.
    public init() {}

    /// The text of all declarations, ending in a line break; empty for an empty catalogue.
    public func text(of catalogue: Catalogue) -> String {
        var printer = CataloguePrinter(catalogue: catalogue, width: width)
        printer.printAll()
        return printer.output
    }
}

/// Prints types in the order of a catalogue: each as its declaration, with the nested types that follow it, and as many
/// extensions as its members need.
struct CataloguePrinter {
    /// Deeper nested types stand in extensions, so that the text stays within ``Catalogue/maximumDeclarationDepth``.
    private static let maximumNesting = 8

    let catalogue: Catalogue
    let width: Int
    private(set) var output = ""
    private let types: [TypeDeclaration]
    /// Whether each type is written, or begun.
    private var isPrinted: [Bool]
    /// No type before this place is left to begin.
    private var firstUnprinted = 0
    /// Nested types whose outer type is only mentioned later in the order.
    private var postponed: [Int: [Int]] = [:]
    private var depth = 0

    init(catalogue: Catalogue, width: Int) {
        self.catalogue = catalogue
        self.width = width
        types = catalogue.declarations.types
        isPrinted = Array(repeating: false, count: types.count)
    }

    mutating func printAll() {
        while let index = nextUnprinted() { printTopLevel(index) }
    }

    // MARK: - Types

    private mutating func printTopLevel(_ index: Int) {
        let type = types[index]
        guard type.isDeclared, let outer = outerIndex(of: index) else { return print(index, in: nil) }
        guard isPrinted[outer] else {
            // To mention the outer type here would move it; an empty extension keeps this one's place.
            line("extension \(header(type.name)) {}")
            isPrinted[index] = true
            postponed[outer, default: []].append(index)
            return
        }
        print(index, in: types[outer].name)
    }

    /// Prints a type with the nested ones that follow it, then those that waited for it.
    private mutating func print(_ index: Int, in outer: String?) {
        var rest: [(index: Int, blocks: ArraySlice<MemberBlock>)] = []
        separate()
        if let outer { open("extension \(header(outer)) {") }
        printFirstBlock(of: index, enclosing: Availability(), rest: &rest)
        if outer != nil { close() }
        for (index, blocks) in rest { for block in blocks { print(block, of: index) } }
        for waiting in postponed.removeValue(forKey: index) ?? [] { print(waiting, in: types[index].name) }
    }

    /// Prints the declaration of a type, or its first extension when it has none, and adds the blocks that have to follow.
    private mutating func printFirstBlock(
        of index: Int, enclosing: Availability, rest: inout [(index: Int, blocks: ArraySlice<MemberBlock>)]
    ) {
        let type = types[index]
        isPrinted[index] = true
        var blocks = MemberBlock.blocks(of: type, in: catalogue)[...]
        guard type.isDeclared else {
            let first = blocks.popFirst() ?? MemberBlock(place: .extension(selfType: nil))
            let isPlain = first.place == .extension(selfType: nil)
            printExtension(first, of: type) { printer in
                if isPlain { printer.printNested(in: index, availability: Availability(), rest: &rest) }
            }
            if !blocks.isEmpty { rest.append((index, blocks)) }
            return
        }
        attributes(type.availability, inside: enclosing)
        if case .typealias(let target) = type.kind {
            line("typealias \(ownName(type)) = \(text(of: target))")
            if blocks.isEmpty, !type.inherited.isEmpty { blocks = [MemberBlock(place: .extension(selfType: nil))] }
            if !blocks.isEmpty { rest.append((index, blocks)) }
            return
        }
        let body = blocks.popFirst() ?? MemberBlock(place: .body)
        open("\(keyword(type.kind)) \(ownName(type))\(inheritance(of: type)) {")
        print(body, inside: type.availability, isProtocol: type.kind == .protocol)
        printNested(in: index, availability: type.availability, rest: &rest)
        close()
        if !blocks.isEmpty { rest.append((index, blocks)) }
    }

    /// Prints the nested types that follow a type directly and say the same within its braces as in an extension.
    private mutating func printNested(
        in outer: Int, availability: Availability, rest: inout [(index: Int, blocks: ArraySlice<MemberBlock>)]
    ) {
        guard depth < CataloguePrinter.maximumNesting else { return }
        while let next = nextUnprinted(), types[next].isDeclared, outerIndex(of: next) == outer,
            types[next].availability.restricted(by: availability) == types[next].availability
        {
            if case .typealias(let target) = types[next].kind, target.containsSelf { return }
            printFirstBlock(of: next, enclosing: availability, rest: &rest)
        }
    }

    /// The first type in the order that isn't begun yet.
    private mutating func nextUnprinted() -> Int? {
        while firstUnprinted < types.count, isPrinted[firstUnprinted] { firstUnprinted += 1 }
        return firstUnprinted < types.count ? firstUnprinted : nil
    }

    private func outerIndex(of index: Int) -> Int? {
        let name = types[index].name
        return name.lastIndex(of: ".").flatMap { catalogue.declarations.index(of: String(name[..<$0])) }
    }

    // MARK: - Blocks

    /// Prints one of the blocks that follow a type's first.
    private mutating func print(_ block: MemberBlock, of index: Int) {
        let type = types[index]
        separate()
        guard block.place == .body else { return printExtension(block, of: type) { _ in } }
        // Members that only a declaration can hold, after others that only an extension can: the reader takes a type
        // that is declared twice as one.
        let outer = outerIndex(of: index).map { types[$0].name }
        if let outer { open("extension \(header(outer)) {") }
        attributes(type.availability, inside: Availability())
        open("\(keyword(type.kind)) \(ownName(type)) {")
        print(block, inside: type.availability, isProtocol: type.kind == .protocol)
        close()
        if outer != nil { close() }
    }

    private mutating func printExtension(
        _ block: MemberBlock, of type: TypeDeclaration, nested: (inout CataloguePrinter) -> Void
    ) {
        var title = "extension \(header(type.name))"
        if !type.isDeclared || type.isTypealias, block.isFirst { title += inheritance(of: type) }
        if case .extension(let selfType?) = block.place { title += " where Self == \(text(of: selfType))" }
        let shared = block.sharedAvailability ?? Availability()
        attributes(shared, inside: Availability())
        open(title + " {")
        print(block, inside: shared, isProtocol: true)
        if block.sharedAvailability == nil { nested(&self) }
        close()
    }

    private mutating func print(_ block: MemberBlock, inside outer: Availability, isProtocol: Bool) {
        for member in block.members {
            attributes(member.availability, inside: outer)
            switch member {
            case .property(let property): print(property, isProtocol: isProtocol)
            case .function(let function): print(function)
            }
        }
    }

    // MARK: - Members

    private mutating func print(_ property: PropertyDeclaration, isProtocol: Bool) {
        let text = "\(escaped(property.name)): \(text(of: property.type))"
        if property.isStatic, !isProtocol {
            line("static let \(text)")
        } else {
            line((property.isStatic ? "static " : "") + "var \(text) { get }")
        }
    }

    private mutating func print(_ function: FunctionDeclaration) {
        let parameters = function.parameters.map { parameter in
            var parameter = parameter
            parameter.type = parameter.type.qualifyingShadowedNames
            return parameter.description
        }
        var start: String
        var end = ""
        switch function.kind {
        case .initializer: start = function.isFailable ? "init?" : "init"
        case .enumCase:
            start = "case \(escaped(function.name))"
            if parameters.isEmpty { return line(start) }
        case .staticMethod: start = "static func \(escaped(function.name))"
        case .method, .modifier: start = "func \(escaped(function.name))"
        }
        switch function.kind {
        case .initializer, .enumCase: break
        default: if function.result != .void { end = " -> \(text(of: function.result))" }
        }
        let joined = parameters.joined(separator: ", ")
        let indentation = 4 * depth
        if indentation + start.count + joined.count + end.count + 2 <= width || parameters.isEmpty {
            return line("\(start)(\(joined))\(end)")
        }
        line(start + "(")
        depth += 1
        if indentation + 4 + joined.count <= width {
            line(joined)
        } else {
            for (index, parameter) in parameters.enumerated() {
                line(parameter + (index < parameters.count - 1 ? "," : ""))
            }
        }
        depth -= 1
        line(")" + end)
    }

    private mutating func attributes(_ availability: Availability, inside outer: Availability) {
        for attribute in availability.attributes(inside: outer) { line(attribute) }
    }

    // MARK: - Names

    private func keyword(_ kind: TypeDeclaration.Kind) -> String {
        switch kind {
        case .structure, .typealias: "struct"
        case .enumeration: "enum"
        case .protocol: "protocol"
        case .class: "class"
        }
    }

    /// The last part of a type's name with its generic parameters.
    private func ownName(_ type: TypeDeclaration) -> String {
        let name = type.name.lastIndex(of: ".").map { String(type.name[type.name.index(after: $0)...]) } ?? type.name
        let generics = type.genericParameters
        return escaped(name) + (generics.isEmpty ? "" : "<" + generics.joined(separator: ", ") + ">")
    }

    private func inheritance(of type: TypeDeclaration) -> String {
        type.inherited.isEmpty ? "" : ": " + type.inherited.map(header).joined(separator: ", ")
    }

    /// The full name of a type where one is referred to.
    private func header(_ name: String) -> String { text(of: .named(name)) }

    private func text(of type: TypeReference) -> String { type.qualifyingShadowedNames.description }

    /// The name of a declaration, in backticks when it is a word of Swift's.
    private func escaped(_ name: String) -> String { reservedWords.contains(name) ? "`\(name)`" : name }

    // MARK: - Lines

    private mutating func line(_ text: String) {
        output += String(repeating: "    ", count: depth) + text + "\n"
    }

    private mutating func open(_ text: String) {
        line(text)
        depth += 1
    }

    private mutating func close() {
        depth -= 1
        let opening = "{\n"
        if output.hasSuffix(opening) {
            output.removeLast()
            output += "}\n"
        } else {
            line("}")
        }
    }

    /// An empty line between the declarations of a file.
    private mutating func separate() {
        if depth == 0, !output.isEmpty { output += "\n" }
    }
}

/// Words that a declaration can't be named without backticks.
private let reservedWords: Set<String> = [
    "Any", "Protocol", "Self", "Type", "as", "associatedtype", "break", "case", "catch", "class", "continue", "default",
    "defer", "deinit", "do", "else", "enum", "extension", "fallthrough", "false", "fileprivate", "for", "func", "guard",
    "if", "import", "in", "init", "inout", "internal", "is", "let", "nil", "operator", "precedencegroup", "private",
    "protocol", "public", "repeat", "rethrows", "return", "self", "static", "struct", "subscript", "super", "switch",
    "throw", "throws", "true", "try", "typealias", "var", "where", "while",
]

extension TypeDeclaration {
    fileprivate var isTypealias: Bool { if case .typealias = kind { true } else { false } }
}

extension TypeReference {
    /// The type with a module in front of each name that begins like one, which reading takes away again.
    fileprivate var qualifyingShadowedNames: TypeReference {
        mappingNames { name in
            guard let dot = name.firstIndex(of: "."), InterfaceReader.knownModules.contains(String(name[..<dot])) else {
                return name
            }
            return "Swift." + name
        }
    }
}
