import LiverySource

extension InterfaceReader {
    /// Reads what follows `extension`.
    mutating func readExtension(in scope: Scope, _ availability: Availability) {
        cursor.skipTrivia()
        let start = cursor.offset
        var context = TypeContext()
        guard let extended = readType(&context) else { return skipRest() }
        let range = start..<cursor.offset
        guard let owner = extended.declarationName else {
            report("'\(extended)' can't be extended", range)
            skipRest()
            return
        }
        guard let protocols = readInheritance(&context) else { return skipRest() }
        var generics = GenericParameters()
        guard let requirements = readWhereClause(&generics, &context) else { return skipRest() }
        if requirements.others > 0 { count("constrained extension") }
        let place = location(range)
        let index = declarations.index(extending: owner, at: place)
        if availability.isUnavailableEverywhere {
            // `@available(*, unavailable) extension X: P {}` says that X does not conform.
            if !protocols.isEmpty { count("unavailable conformance") }
        } else {
            declarations.modify(index) { $0.inherit(protocols) }
        }
        var inner = Scope()
        inner.owner = owner
        inner.typeIndex = index
        inner.isExtension = true
        inner.selfType = requirements.selfType
        inner.availability = availability
        inner.depth = scope.depth + 1
        readBody(of: inner, introducedBy: "extension \(owner)")
    }

    /// Reads what follows the keyword that introduces a type.
    mutating func readTypeDeclaration(_ keyword: Keyword, in scope: Scope, _ availability: Availability) {
        guard let name = readName(of: "a type") else { return skipRest() }
        var context = TypeContext()
        guard var generics = readGenericParameters(&context), let inherited = readInheritance(&context),
            readWhereClause(&generics, &context) != nil
        else { return skipRest() }
        if name.text.utf8.first == UInt8(ascii: "_") {
            skipUnsupported("underscored name")
            return
        }
        let fullName = scope.owner.isEmpty ? name.text : "\(scope.owner).\(name.text)"
        let kind: TypeDeclaration.Kind =
            switch keyword {
            case .protocol: .protocol
            case .enum: .enumeration
            case .class, .actor: .class
            default: .structure
            }
        var type = TypeDeclaration(
            name: fullName, kind: kind, availability: availability, location: location(name.range))
        type.inherited = inherited
        type.genericParameters = generics.names
        var inner = Scope()
        inner.owner = fullName
        inner.typeIndex = declarations.declare(type)
        inner.selfType = kind == .protocol ? nil : .named(fullName)
        inner.availability = availability
        inner.depth = scope.depth + 1
        readBody(of: inner, introducedBy: fullName)
    }

    private mutating func readBody(of scope: Scope, introducedBy title: String) {
        cursor.skipTrivia()
        let brace = cursor.offset
        guard cursor.at("{") else {
            reportExpected("'{'", after: title)
            skipRest()
            return
        }
        guard scope.depth <= Catalogue.maximumDeclarationDepth else {
            let message = "declarations nest deeper than \(Catalogue.maximumDeclarationDepth)"
            report(message, brace..<brace + 1, rule: "catalogue-limit")
            cursor.skipGroup()
            return
        }
        cursor.offset += 1
        readDeclarations(in: scope, openedAt: brace)
    }

    /// Reads `: P, Q & R` when it comes next and gives the names; nil after a report.
    private mutating func readInheritance(_ context: inout TypeContext) -> [String]? {
        var protocols: [String] = []
        guard cursor.skip(":") else { return protocols }
        repeat {
            context.unsupported = nil
            guard let type = readType(&context) else { return nil }
            // `~Copyable` takes away a conformance, it gives none.
            if context.unsupported != nil { continue }
            guard let name = type.declarationName else { continue }
            for part in name.compositionParts where !protocols.contains(part) {
                // The index reports a type that has one more than the limit.
                if protocols.count <= Catalogue.maximumProtocols { protocols.append(part) }
            }
        } while cursor.skip(",")
        context.unsupported = nil
        return protocols
    }

    /// Reads what follows `typealias`.
    mutating func readTypealias(in scope: Scope, _ availability: Availability) {
        guard let name = readName(of: "a typealias") else { return skipRest() }
        var context = TypeContext(selfType: scope.selfType)
        guard let generics = readGenericParameters(&context) else { return skipRest() }
        guard cursor.skip("=") else {
            reportExpected("'='", after: name.text)
            skipRest()
            return
        }
        guard let target = readType(&context) else { return skipRest() }
        var constraints = GenericParameters()
        guard readWhereClause(&constraints, &context) != nil else { return skipRest() }
        if let reason = context.unsupported {
            count(reason)
            return
        }
        let fullName = scope.owner.isEmpty ? name.text : "\(scope.owner).\(name.text)"
        var type = TypeDeclaration(
            name: fullName, kind: .typealias(target), availability: availability, location: location(name.range))
        type.genericParameters = generics.names
        _ = declarations.declare(type)
    }
}

extension TypeReference {
    /// The name under which the type is declared, with the generic arguments of the sugared forms dropped.
    var declarationName: String? {
        switch self {
        case .named(let name, _), .some(let name, _): name.withoutGenericArguments
        case .optional: "Optional"
        case .array: "Array"
        case .dictionary: "Dictionary"
        case .tuple, .function, .metatype: nil
        }
    }
}

extension String {
    /// `Anchor.Source` for `Anchor<CGRect>.Source`.
    var withoutGenericArguments: String {
        guard utf8.contains(UInt8(ascii: "<")) else { return self }
        var depth = 0
        var kept: [UInt8] = []
        for byte in utf8 {
            if byte == UInt8(ascii: "<") { depth += 1 }
            if depth == 0 { kept.append(byte) }
            if byte == UInt8(ascii: ">"), depth > 0 { depth -= 1 }
        }
        return String(decoding: kept, as: UTF8.self)
    }

    /// The protocols of a composition `P & Q`, or the one name.
    var compositionParts: [String] {
        guard utf8.contains(UInt8(ascii: "&")) else { return [self] }
        return utf8.split { $0 == UInt8(ascii: "&") || $0 == UInt8(ascii: " ") }.map {
            String(decoding: $0, as: UTF8.self)
        }
    }
}
