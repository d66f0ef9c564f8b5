import LiverySource

extension InterfaceReader {
    /// The generic parameters in scope of one function, with what they are constrained to.
    struct GenericParameters {
        var names: [String] = []
        /// The protocols of each parameter in order.
        fileprivate var constraints: [String: [TypeReference]] = [:]
        /// The arguments that `where T.Element == X` gives the protocol of `T`.
        fileprivate var arguments: [String: [TypeReference]] = [:]
        /// The parameters that a `where` clause equates with a type.
        fileprivate var equals: [String: TypeReference] = [:]

        /// What each parameter stands for at a call: `some P`.
        var substitutions: [String: TypeReference] {
            var result = equals
            for name in names where result[name] == nil {
                var parts = constraints[name] ?? []
                if parts.count > 1 { parts = [TypeReference.composition(of: parts)] }
                guard let constraint = parts.first else {
                    result[name] = .some("Any")
                    continue
                }
                result[name] = TypeReference.opaque(constraint)
                if case .some(let constraint, let own)? = result[name], own.isEmpty, let given = arguments[name] {
                    result[name] = .some(constraint, arguments: given)
                }
            }
            return result
        }
    }

    /// Reads `<A, B: P>` when it comes next; nil after a report.
    mutating func readGenericParameters(_ context: inout TypeContext) -> GenericParameters? {
        var generics = GenericParameters()
        guard cursor.skip("<") else { return generics }
        repeat {
            if cursor.skip(">") { return generics }
            cursor.skipTrivia()
            guard var word = cursor.identifier() else {
                reportExpected("the name of a generic parameter")
                return nil
            }
            switch Keyword(number: names.number(of: cursor.slice(word))) {
            case .each, .let:
                context.unsupported = "parameter pack"
                cursor.skipTrivia()
                word = cursor.identifier() ?? word
            default: break
            }
            let name = cursor.text(word)
            generics.names.append(name)
            guard generics.names.count <= Catalogue.maximumProtocols else {
                reportTooMany("generic parameters")
                return nil
            }
            if cursor.skip(":") {
                guard let constraint = readType(&context) else { return nil }
                generics.constrain(name, to: constraint)
            }
        } while cursor.skip(",")
        guard cursor.skip(">") else {
            reportExpected("',' or '>'")
            return nil
        }
        return generics
    }

    /// Reads a `where` clause when it comes next. Requirements on generic parameters go to `generics`, those of the
    /// form `Self == T` and all others are given back; nil after a report.
    mutating func readWhereClause(
        _ generics: inout GenericParameters, _ context: inout TypeContext
    ) -> (selfType: TypeReference?, others: Int)? {
        cursor.skipTrivia()
        let start = cursor.offset
        var selfType: TypeReference?
        var others = 0
        var requirements = 0
        guard cursor.at("w"), let word = cursor.identifier(),
            Keyword(number: names.number(of: cursor.slice(word))) == .where
        else {
            cursor.offset = start
            return (nil, 0)
        }
        repeat {
            requirements += 1
            guard requirements <= Catalogue.maximumProtocols else {
                reportTooMany("requirements")
                return nil
            }
            guard let subject = readType(&context) else { return nil }
            let isEquality = cursor.skip("=")
            guard isEquality ? cursor.skip("=") : cursor.skip(":") else {
                reportExpected("':' or '=='", after: "\(subject)")
                return nil
            }
            guard let object = readType(&context) else { return nil }
            guard case .named(let name, _) = subject else {
                others += 1
                continue
            }
            let base = name.split(separator: ".", maxSplits: 1).first.map(String.init) ?? name
            if name == "Self", isEquality {
                selfType = object
            } else if generics.names.contains(name) {
                if isEquality { generics.equate(name, with: object) } else { generics.constrain(name, to: object) }
            } else if generics.names.contains(base), isEquality {
                generics.addArgument(object, of: base)
            } else {
                others += 1
            }
        } while cursor.skip(",")
        return (selfType, others)
    }
}

extension InterfaceReader.GenericParameters {
    mutating func constrain(_ name: String, to constraint: TypeReference) {
        constraints[name, default: []].append(constraint)
    }

    fileprivate mutating func equate(_ name: String, with type: TypeReference) { equals[name] = type }

    fileprivate mutating func addArgument(_ type: TypeReference, of name: String) {
        arguments[name, default: []].append(type)
    }
}

extension TypeReference {
    /// The type with generic parameters replaced.
    func replacing(_ substitutions: [String: TypeReference]) -> TypeReference {
        func each(_ types: [TypeReference]) -> [TypeReference] { types.map { $0.replacing(substitutions) } }
        switch self {
        case .named(let name, let arguments):
            if arguments.isEmpty { return substitutions[name] ?? self }
            return .named(name, arguments: each(arguments))
        case .optional(let wrapped): return .optional(wrapped.replacing(substitutions))
        case .array(let element): return .array(element.replacing(substitutions))
        case .dictionary(let key, let value):
            return .dictionary(key.replacing(substitutions), value.replacing(substitutions))
        case .some(let name, let arguments): return .some(name, arguments: each(arguments))
        case .tuple(let elements):
            return .tuple(elements.map { TupleElement(label: $0.label, type: $0.type.replacing(substitutions)) })
        case .function(let parameters, let result, let builder):
            return .function(parameters: each(parameters), result: result.replacing(substitutions), builder: builder)
        case .metatype(let instance): return .metatype(instance.replacing(substitutions))
        }
    }
}
