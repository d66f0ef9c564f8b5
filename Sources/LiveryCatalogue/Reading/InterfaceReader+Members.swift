import LiverySource

extension InterfaceReader {
    // MARK: - Functions

    /// Reads what follows `func`.
    mutating func readFunction(_ modifiers: Modifiers, in scope: Scope, _ availability: Availability) {
        cursor.skipTrivia()
        guard cursor.at("`") || isIdentifierHead(cursor.peek()) else {
            // An operator begins with none of the bytes that another name, bracket or string begins with.
            if cursor.isAtEnd || "(){}[]<\":,;@".utf8.contains(cursor.peek()) && !cursor.at("<") {
                reportExpected("the name of a function", after: "func")
                skipRest()
            } else {
                skipUnsupported("operator")
            }
            return
        }
        guard let name = readName(of: "a function") else { return }
        // Whether the receiver is view-like shows when all files are read: see `CatalogueIndex`.
        let kind: FunctionDeclaration.Kind =
            modifiers.isStatic ? .staticMethod : scope.isExtension ? .modifier : .method
        readCallable(kind, named: name.text, at: name.range, in: scope, availability)
    }

    /// Reads what follows `init`, which began at `start`.
    mutating func readInitializer(_ start: Int, in scope: Scope, _ availability: Availability) {
        let range = start..<cursor.offset
        var isFailable = false
        if cursor.at("?") || cursor.at("!") {
            isFailable = true
            cursor.offset += 1
        }
        readCallable(.initializer, named: "init", at: range, isFailable: isFailable, in: scope, availability)
    }

    private mutating func readCallable(
        _ kind: FunctionDeclaration.Kind, named name: String, at range: Range<Int>, isFailable: Bool = false,
        in scope: Scope, _ availability: Availability
    ) {
        var context = TypeContext(selfType: scope.selfType)
        guard var generics = readGenericParameters(&context) else { return skipRest() }
        guard cursor.skip("(") else {
            reportExpected("'('", after: name)
            return skipRest()
        }
        guard let parameters = readParameters(&context) else { return skipRest() }
        var end = cursor.offset
        let hasEffects = skipEffects()
        var result = TypeReference.void
        if cursor.skipArrow() {
            guard let type = readType(&context) else { return skipRest() }
            result = type
            end = cursor.offset
        }
        guard let requirements = readWhereClause(&generics, &context) else { return skipRest() }
        if requirements.selfType != nil || requirements.others > 0 { count("constrained member") }
        skipBody()
        guard let owner = scope.typeIndex else {
            count("global function")
            return
        }
        if let reason = context.unsupported ?? (hasEffects ? "async or throwing function" : nil) {
            count(reason)
            return
        }
        if name.utf8.first == UInt8(ascii: "_") {
            count("underscored name")
            return
        }
        var function = FunctionDeclaration(
            kind: kind, name: name, owner: scope.owner, parameters: parameters, result: result, isFailable: isFailable,
            availability: availability, location: location(range.lowerBound..<end))
        if kind == .initializer {
            function.result = scope.selfType ?? .named(scope.owner)
        }
        if !generics.names.isEmpty {
            let substitutions = generics.substitutions
            for index in parameters.indices {
                function.parameters[index].type = parameters[index].type.replacing(substitutions)
            }
            function.result = function.result.replacing(substitutions)
        }
        declarations.modify(owner) { type in
            switch function.kind {
            case .initializer: type.initializers.append(function)
            case .staticMethod: type.staticMethods.append(function)
            default: type.methods.append(function)
            }
        }
    }

    /// Reads parameters up to and with `)`; nil after a report.
    private mutating func readParameters(_ context: inout TypeContext) -> [Parameter]? {
        var parameters: [Parameter] = []
        repeat {
            cursor.skipTrivia()
            if cursor.at(")") { break }
            guard let parameter = readParameter(&context) else { return nil }
            parameters.append(parameter)
        } while cursor.skip(",")
        guard cursor.skip(")") else {
            reportExpected("',' or ')'")
            return nil
        }
        return parameters
    }

    private mutating func readParameter(_ context: inout TypeContext) -> Parameter? {
        var builder: String?
        while cursor.at("@") {
            if let name = readParameterAttribute(), name.hasSuffix("Builder") { builder = name }
            cursor.skipTrivia()
        }
        guard let first = readName(of: "a parameter") else { return nil }
        cursor.skipTrivia()
        var name = first.text
        if !cursor.at(":") {
            guard let second = cursor.identifier() else {
                reportExpected("':' and a type", after: first.text)
                return nil
            }
            name = names.name(of: cursor.slice(second))
        }
        guard cursor.skip(":") else {
            reportExpected("':' and a type", after: name)
            return nil
        }
        guard var type = readType(&context) else { return nil }
        if let builder { type = type.building(with: builder) }
        var parameter = Parameter(label: first.text == "_" ? nil : first.text, name: name, type: type)
        readVariadicMarkAndDefault(&parameter)
        return parameter
    }

    private mutating func readVariadicMarkAndDefault(_ parameter: inout Parameter) {
        cursor.skipTrivia()
        if cursor.at("."), cursor.peek(1) == UInt8(ascii: "."), cursor.peek(2) == UInt8(ascii: ".") {
            cursor.offset += 3
            parameter.isVariadic = true
        }
        if cursor.skip("=") { parameter.defaultText = readDefault() }
    }

    /// The last word of the attribute here: `ViewBuilder` for `@SwiftUI.ViewBuilder`.
    private mutating func readParameterAttribute() -> String? {
        cursor.offset += 1
        guard var name = cursor.identifier() else { return nil }
        while cursor.at("."), isIdentifierHead(cursor.peek(1)) {
            cursor.offset += 1
            guard let member = cursor.identifier() else { break }
            name = member
        }
        if cursor.at("(") { cursor.skipGroup() }
        return names.name(of: cursor.slice(name))
    }

    /// The source text of the expression here, up to the `,` or closing bracket that ends it.
    private mutating func readDefault() -> String {
        cursor.skipTrivia()
        let start = cursor.offset
        var end = start
        while !cursor.isAtEnd {
            let byte = cursor.peek()
            if byte == UInt8(ascii: ",") || byte == UInt8(ascii: ")") || byte == UInt8(ascii: "}") { break }
            let followsName = cursor.offset > start && isIdentifierHead(cursor.bytes[cursor.offset - 1])
            if byte == UInt8(ascii: "<"), followsName { skipGenericArguments() } else { cursor.skipElement() }
            end = cursor.offset
            if cursor.skipTrivia(), nextBeginsDeclaration() { break }
        }
        return names.name(of: cursor.slice(start..<end))
    }

    /// Skips the `<…>` of a generic type in an expression; a `<` that compares has no `>` before the next bracket.
    private mutating func skipGenericArguments() {
        var ahead = cursor
        var depth = 0
        repeat {
            if ahead.at("<") { depth += 1 }
            if ahead.at(">") { depth -= 1 }
            if ahead.isAtEnd || "(){}\"".utf8.contains(ahead.peek()) {
                cursor.offset += 1
                return
            }
            ahead.offset += 1
        } while depth > 0
        cursor.offset = ahead.offset
    }

    // MARK: - Properties

    /// Reads what follows `var` or `let`: one property, or several separated by commas. As in Swift, a type holds for
    /// the names without one before it: `let top, bottom: Edge`.
    mutating func readProperties(_ modifiers: Modifiers, in scope: Scope, _ availability: Availability) {
        var names: [(text: String, range: Range<Int>)] = []
        repeat {
            cursor.skipTrivia()
            if cursor.at("(") { return skipUnsupported("tuple pattern") }
            guard let name = readName(of: "a property") else { return skipRest() }
            names.append(name)
            cursor.skipTrivia()
            if cursor.at(",") { continue }
            if cursor.at("=") { return skipUnsupported("property without a type") }
            guard cursor.skip(":") else {
                reportExpected("':' and a type", after: name.text)
                return skipRest()
            }
            var context = TypeContext(selfType: scope.selfType)
            guard let type = readType(&context) else { return skipRest() }
            let end = cursor.offset
            if cursor.skip("=") {
                count("initial value")
                skipRest(orToComma: true)
            }
            if !cursor.at(",") { skipBody() }
            for (index, name) in names.enumerated() {
                let end = index == names.count - 1 ? end : name.range.upperBound
                let place = location(name.range.lowerBound..<end)
                if let reason = context.unsupported {
                    count(reason)
                } else {
                    enterProperty(name.text, type, isStatic: modifiers.isStatic, in: scope, availability, at: place)
                }
            }
            names.removeAll()
        } while cursor.skip(",")
    }

    private mutating func enterProperty(
        _ name: String, _ type: TypeReference, isStatic: Bool, in scope: Scope, _ availability: Availability,
        at place: SourceLocation
    ) {
        guard let owner = scope.typeIndex else { return count("global variable") }
        if name.utf8.first == UInt8(ascii: "_") { return count("underscored name") }
        let property = PropertyDeclaration(
            name: name, owner: scope.owner, type: type, isStatic: isStatic, availability: availability, location: place)
        declarations.modify(owner) { declaration in
            if isStatic {
                declaration.staticProperties.append(property)
            } else {
                declaration.properties.append(property)
            }
        }
    }

    // MARK: - Cases

    /// Reads what follows `case`: one case or several, with payloads and raw values.
    mutating func readCases(in scope: Scope, _ availability: Availability) {
        repeat {
            guard let name = readName(of: "a case") else { return skipRest() }
            var parameters: [Parameter] = []
            if cursor.at("(") {
                cursor.offset += 1
                guard let payload = readPayload(in: scope) else { return skipRest() }
                parameters = payload
            }
            let end = cursor.offset
            cursor.skipTrivia()
            if cursor.at("=") {
                cursor.offset += 1
                cursor.skipTrivia()
                if cursor.at("-") { cursor.offset += 1 }
                if !cursor.skipString() {
                    while isDigit(cursor.peek()) || cursor.at(".") || isIdentifierHead(cursor.peek()) {
                        cursor.offset += 1
                    }
                }
            }
            guard let owner = scope.typeIndex else {
                report("a case outside an enumeration", name.range)
                continue
            }
            let enumCase = FunctionDeclaration(
                kind: .enumCase, name: name.text, owner: scope.owner, parameters: parameters,
                result: scope.selfType ?? .named(scope.owner), availability: availability,
                location: location(name.range.lowerBound..<end))
            declarations.modify(owner) { $0.cases.append(enumCase) }
        } while cursor.skip(",")
    }

    /// Reads the associated values of a case up to and with `)`; nil after a report.
    private mutating func readPayload(in scope: Scope) -> [Parameter]? {
        var parameters: [Parameter] = []
        var context = TypeContext(selfType: scope.selfType)
        repeat {
            cursor.skipTrivia()
            if cursor.at(")") { break }
            let label = readTupleLabel()
            guard let type = readType(&context) else { return nil }
            var parameter = Parameter(label: label, name: label ?? "", type: type)
            readVariadicMarkAndDefault(&parameter)
            parameters.append(parameter)
        } while cursor.skip(",")
        guard cursor.skip(")") else {
            reportExpected("',' or ')'")
            return nil
        }
        return parameters
    }
}

extension TypeReference {
    /// The closure, or the closure in an optional, with a result builder.
    fileprivate func building(with builder: String) -> TypeReference {
        switch self {
        case .function(let parameters, let result, _):
            .function(parameters: parameters, result: result, builder: builder)
        case .optional(let wrapped): .optional(wrapped.building(with: builder))
        default: self
        }
    }
}
