import LiverySource

extension InterfaceReader {
    /// What stands around a type and is part of it only for a parameter.
    struct TypeContext {
        /// What `Self` means, when it is known.
        var selfType: TypeReference?
        /// Set when the type uses a construct outside the subset, such as a parameter pack.
        var unsupported: String?
    }

    /// Reads a type; nil, after a report, when there is none or it nests deeper than ``Catalogue/maximumTypeDepth``.
    mutating func readType(_ context: inout TypeContext, depth: Int = 0) -> TypeReference? {
        guard depth < Catalogue.maximumTypeDepth else {
            reportDepth()
            return nil
        }
        let isAutoclosure = skipTypeAttributes(&context)
        guard let first = readPostfixType(&context, depth: depth) else { return nil }
        var type = first
        let end = cursor.offset
        cursor.skipTrivia()
        if cursor.at("&") {
            var parts = [first]
            while cursor.skip("&") {
                _ = skipTypeAttributes(&context)
                guard let part = readPostfixType(&context, depth: depth + 1) else { return nil }
                parts.append(part)
                guard parts.count <= Catalogue.maximumProtocols else {
                    reportTooMany("protocols")
                    return nil
                }
            }
            type = TypeReference.composition(of: parts)
        } else {
            cursor.offset = end
        }
        if isAutoclosure, case .function(_, let result, _) = type { return result }
        return type
    }

    private mutating func reportDepth() {
        let message = "a type nests deeper than \(Catalogue.maximumTypeDepth)"
        report(message, cursor.offset..<cursor.offset, rule: "catalogue-limit")
    }

    /// Reports that a declaration has more of something than ``Catalogue/maximumProtocols``.
    mutating func reportTooMany(_ what: String) {
        let message = "more than \(Catalogue.maximumProtocols) \(what)"
        report(message, cursor.offset..<cursor.offset, rule: "catalogue-limit")
    }

    /// Skips attributes and specifiers before a type and tells whether `@autoclosure` is among them.
    private mutating func skipTypeAttributes(_ context: inout TypeContext) -> Bool {
        var isAutoclosure = false
        while true {
            cursor.skipTrivia()
            if cursor.at("@") {
                cursor.offset += 1
                guard let name = cursor.identifier() else { return isAutoclosure }
                if cursor.slice(name).elementsEqual("autoclosure".utf8) { isAutoclosure = true }
                while cursor.at("."), isIdentifierHead(cursor.peek(1)) {
                    cursor.offset += 1
                    _ = cursor.identifier()
                }
                // `@Sendable (Int) -> Void` has no arguments; `@convention(c)` and `@isolated(any)` do.
                if cursor.at("(") { cursor.skipGroup() }
                continue
            }
            if cursor.at("~") {
                cursor.offset += 1
                context.unsupported = "suppressed conformance"
                continue
            }
            let start = cursor.offset
            // No specifier begins with a capital, and most types do.
            guard !cursor.isAtCapital, !cursor.at("`"), let word = cursor.identifier() else { return isAutoclosure }
            switch Keyword(number: names.number(of: cursor.slice(word))) {
            case .inout, .sending, .owned, .shared, .const, .borrowing, .consuming, .isolated:
                break
            case .nonisolated:
                if cursor.at("(") { cursor.skipGroup() }
            case .each, .repeat:
                context.unsupported = "parameter pack"
            default:
                cursor.offset = start
                return isAutoclosure
            }
        }
    }

    /// Reads a type with what follows it directly: `?`, `!`, `.Type`, `.Member`.
    private mutating func readPostfixType(_ context: inout TypeContext, depth: Int) -> TypeReference? {
        guard var type = readPrimaryType(&context, depth: depth) else { return nil }
        var depth = depth
        while true {
            if cursor.at("?") || cursor.at("!") {
                cursor.offset += 1
                type = .optional(type)
            } else if cursor.at("."), isIdentifierHead(cursor.peek(1)) {
                cursor.offset += 1
                guard let member = cursor.identifier() else { return type }
                let text = cursor.text(member)
                if text == "Type" || text == "Protocol" {
                    type = .metatype(type)
                } else {
                    // A member of a generic type: its arguments become part of the name.
                    let name = "\(type).\(text)"
                    guard let arguments = readGenericArguments(&context, depth: depth) else { return nil }
                    type = .named(name, arguments: arguments)
                }
            } else {
                return type
            }
            depth += 1
            guard depth < Catalogue.maximumTypeDepth else {
                reportDepth()
                return nil
            }
        }
    }

    private mutating func readPrimaryType(_ context: inout TypeContext, depth: Int) -> TypeReference? {
        cursor.skipTrivia()
        switch cursor.peek() {
        case UInt8(ascii: "("): return readTupleOrFunction(&context, depth: depth)
        case UInt8(ascii: "["): return readArrayOrDictionary(&context, depth: depth)
        default: break
        }
        if isDigit(cursor.peek()) {
            // An integer as a generic argument: `InlineArray<4, Double>`.
            let start = cursor.offset
            while isDigit(cursor.peek()) { cursor.offset += 1 }
            return .named(cursor.text(start..<cursor.offset))
        }
        let isName = cursor.at("`") || cursor.isAtCapital
        guard let word = cursor.identifier() else {
            reportExpected("a type")
            return nil
        }
        switch isName ? nil : Keyword(number: names.number(of: cursor.slice(word))) {
        case .opaque, .existential:
            guard let constraint = readType(&context, depth: depth + 1) else { return nil }
            return .opaque(constraint)
        default:
            return readNamedType(word, &context, depth: depth)
        }
    }

    /// Reads the rest of `Module.Outer.Name<Argument>`, of which the first word has been read.
    private mutating func readNamedType(
        _ first: Range<Int>, _ context: inout TypeContext, depth: Int
    ) -> TypeReference? {
        var path = first
        var isQualified = false
        while cursor.at("."), isIdentifierHead(cursor.peek(1)), cursor.bytes[path.upperBound] == UInt8(ascii: ".") {
            let dot = cursor.offset
            cursor.offset += 1
            guard let member = cursor.identifier() else { break }
            let text = cursor.slice(member)
            if text.elementsEqual("Type".utf8) || text.elementsEqual("Protocol".utf8) {
                cursor.offset = dot
                break
            }
            path = path.lowerBound..<member.upperBound
            isQualified = true
        }
        let number = names.number(of: cursor.slice(path))
        let simple: TypeReference
        if let known = simpleTypes[number] {
            simple = known
        } else {
            var name = names.names[number]
            if isQualified, let dot = name.utf8.firstIndex(of: UInt8(ascii: ".")),
                modules.contains(String(name[..<dot]))
            {
                name = String(name[name.index(after: dot)...])
            }
            simple = name == "Void" ? .void : .named(name)
            simpleTypes[number] = simple
        }
        guard cursor.at("<") else {
            if case .named("Self", _) = simple, let selfType = context.selfType { return selfType }
            return simple
        }
        guard case .named(let name, _) = simple, let arguments = readGenericArguments(&context, depth: depth) else {
            return nil
        }
        switch (name, arguments.count) {
        case ("Optional", 1): return .optional(arguments[0])
        case ("Array", 1): return .array(arguments[0])
        case ("Dictionary", 2): return .dictionary(arguments[0], arguments[1])
        default: return .named(name, arguments: arguments)
        }
    }

    /// Reads `<A, B>`; no arguments when there is no `<`.
    private mutating func readGenericArguments(_ context: inout TypeContext, depth: Int) -> [TypeReference]? {
        guard cursor.at("<") else { return [] }
        cursor.offset += 1
        var arguments: [TypeReference] = []
        repeat {
            if cursor.skip(">") { return arguments }
            guard let argument = readType(&context, depth: depth + 1) else { return nil }
            arguments.append(argument)
        } while cursor.skip(",")
        guard cursor.skip(">") else {
            reportExpected("',' or '>'")
            return nil
        }
        return arguments
    }

    private mutating func readArrayOrDictionary(_ context: inout TypeContext, depth: Int) -> TypeReference? {
        cursor.offset += 1
        guard let element = readType(&context, depth: depth + 1) else { return nil }
        var value: TypeReference?
        if cursor.skip(":") {
            guard let type = readType(&context, depth: depth + 1) else { return nil }
            value = type
        }
        guard cursor.skip("]") else {
            reportExpected("']'")
            return nil
        }
        return value.map { .dictionary(element, $0) } ?? .array(element)
    }

    private mutating func readTupleOrFunction(_ context: inout TypeContext, depth: Int) -> TypeReference? {
        cursor.offset += 1
        var elements: [TypeReference.TupleElement] = []
        repeat {
            cursor.skipTrivia()
            if cursor.at(")") { break }
            let label = readTupleLabel()
            guard let type = readType(&context, depth: depth + 1) else { return nil }
            cursor.skipTrivia()
            if cursor.at("."), cursor.peek(1) == UInt8(ascii: "."), cursor.peek(2) == UInt8(ascii: ".") {
                cursor.offset += 3
            }
            elements.append(TypeReference.TupleElement(label: label, type: type))
        } while cursor.skip(",")
        guard cursor.skip(")") else {
            reportExpected("',' or ')'")
            return nil
        }
        let end = cursor.offset
        skipEffects()
        if cursor.skipArrow() {
            guard let result = readType(&context, depth: depth + 1) else { return nil }
            return .function(parameters: elements.map(\.type), result: result)
        }
        cursor.offset = end
        if elements.count == 1, let only = elements.first { return only.type }
        return .tuple(elements)
    }

    /// Reads `name:` or `_ name:` before the type of a tuple element; the names of closure parameters have no meaning.
    mutating func readTupleLabel() -> String? {
        let start = cursor.offset
        guard let first = cursor.identifier() else { return nil }
        cursor.skipTrivia()
        let second = cursor.identifier()
        guard cursor.skip(":") else {
            cursor.offset = start
            return nil
        }
        if cursor.slice(first).elementsEqual("_".utf8) { return nil }
        return names.name(of: cursor.slice(second ?? first))
    }

    /// Skips `async`, `throws`, `throws(E)` and `rethrows`, and tells whether any of them is there.
    @discardableResult
    mutating func skipEffects() -> Bool {
        var hasEffects = false
        while true {
            cursor.skipTrivia()
            let start = cursor.offset
            // Every effect begins with one of these letters; most often there is none.
            guard cursor.at("a") || cursor.at("t") || cursor.at("r"), let word = cursor.identifier() else {
                return hasEffects
            }
            switch Keyword(number: names.number(of: cursor.slice(word))) {
            case .async, .reasync, .rethrows: break
            case .throws: if cursor.at("(") { cursor.skipGroup() }
            default:
                cursor.offset = start
                return hasEffects
            }
            hasEffects = true
        }
    }
}

extension TypeReference {
    /// Protocols without requirements, which say nothing that a stylesheet could break.
    private static let markers: Set<String> = [
        "Sendable", "SendableMetatype", "Copyable", "Escapable", "BitwiseCopyable", "AnyObject",
    ]

    /// The type of a value that conforms to a constraint.
    static func opaque(_ constraint: TypeReference) -> TypeReference {
        switch constraint {
        case .named(let name, let arguments):
            return markers.contains(name) ? .some("Any") : .some(name, arguments: arguments)
        case .optional(let wrapped): return .optional(opaque(wrapped))
        case .metatype(let instance): return .metatype(opaque(instance))
        default: return constraint
        }
    }

    /// The composition of several protocols: one name joined with ` & `, markers left out.
    static func composition(of parts: [TypeReference]) -> TypeReference {
        let isOpaque = parts.contains { if case .some = $0 { true } else { false } }
        var names: [String] = []
        var arguments: [TypeReference] = []
        for part in parts {
            guard let name = part.name, !markers.contains(name), name != "Any", !names.contains(name) else { continue }
            names.append(name)
            if case .some(_, let own) = part { arguments += own }
            if case .named(_, let own) = part { arguments += own }
        }
        if names.isEmpty { names = ["Any"] }
        let name = names.joined(separator: " & ")
        return isOpaque ? .some(name, arguments: arguments) : .named(name, arguments: arguments)
    }
}
