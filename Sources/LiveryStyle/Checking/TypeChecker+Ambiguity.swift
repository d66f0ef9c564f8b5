import LiveryCatalogue
import LiverySource
import LiverySyntax

/// A call for which overloads fit equally well.
final class AmbiguousCall {
    let name: String
    /// The first argument that the overloads take as values of different types.
    let argument: Argument
    /// Those types, that of the overload that is taken first.
    let types: [KnownType]
    /// The overloads, the one that is taken first.
    let overloads: [Overload]

    init(name: String, argument: Argument, types: [KnownType], overloads: [Overload]) {
        self.name = name
        self.argument = argument
        self.types = types
        self.overloads = overloads
    }
}

extension TypeChecker {
    /// The remark on a call that other overloads fit exactly as well as the one that is taken, with its arguments as values
    /// of other types, so that which is meant can't be told; nil when it can.
    ///
    /// Overloads of another receiver, and such whose types are the same or the same but for a binding, mean the same to
    /// who writes the call; and where one asks for a protocol that the other's type conforms to, Swift takes the one with
    /// the type. Only values whose type the place decides, props and gesture states, are open to several readings; for
    /// any other value Swift has further rules than the score.
    mutating func ambiguity(
        of call: ModifierCall, _ written: WrittenArguments, taken: (overload: Overload, match: Match),
        among overloads: ModifierOverloads
    ) throws(Mistake) -> Remark? {
        guard written.hasOpenType, overloads.preferred.count > 1 else { return nil }
        let madeValues = makesValues
        makesValues = false
        defer { makesValues = madeValues }
        var rivals = [taken.overload]
        var open: (argument: Int, types: [KnownType])?
        let own = try argumentTypes(of: written, for: taken.overload, call)
        for overload in overloads.preferred
        where overload !== taken.overload && overload.function.owner == taken.overload.function.owner
            && overload.mayTake(written)
            && taken.overload.function.availability.meets(overload.function.availability)
        {
            if taken.match.score < overload.bestScore(forCount: written.list.count) { continue }
            do throws(Mistake) {
                var match = try match(written, with: overload, nameRange: call.nameRange)
                judge(
                    overload.function.availability, isDeprecated: overload.isDeprecated, .modifier(overload),
                    call.nameRange, &match.score, &match.remarks)
                guard match.score == taken.match.score else { continue }
            } catch {
                if error.isFinal { throw error }
                continue
            }
            let others = try argumentTypes(of: written, for: overload, call)
            guard let place = placeOfAmbiguity(own, others) else { continue }
            rivals.append(overload)
            if let known = open?.argument, known != place { continue }
            open = (place, (open?.types ?? [own[place]]) + [others[place]])
        }
        guard let open else { return nil }
        let ambiguous = AmbiguousCall(
            name: call.name, argument: written.list[open.argument], types: open.types, overloads: rivals)
        return Remark(
            subject: .ambiguous(ambiguous), availability: Availability(), range: ambiguous.argument.value.range)
    }

    /// The types that the arguments of a call are taken as, within optionals and bindings.
    private mutating func argumentTypes(of written: WrittenArguments, for overload: Overload, _ call: ModifierCall)
        throws(Mistake) -> [KnownType]
    {
        let first = placeCount
        defer { placeCount = first }
        try assign(written.list, to: overload, call.nameRange)
        return places[first..<placeCount].map { place in
            var type = overload.parameters[place].type
            while true {
                switch type.form {
                case .optional(let wrapped), .binding(let wrapped): type = wrapped
                case .function, .value: return type
                }
            }
        }
    }

    /// The first argument whose types differ, when neither list of types is the more specific one.
    private func placeOfAmbiguity(_ types: [KnownType], _ others: [KnownType]) -> Int? {
        var place: Int?
        var isMore = false
        var isLess = false
        for (index, (type, other)) in zip(types, others).enumerated() where type !== other {
            // Of props, those of a type that is nearer to text are meant rather than others, optional or not.
            if type.attributeRank < other.attributeRank || meansTheSame(type.reference, other.reference) { continue }
            let converts = lookups.conversion(of: type, to: other) != nil
            let isConverted = lookups.conversion(of: other, to: type) != nil
            if converts && isConverted { continue }
            if !converts { isLess = true }
            if !isConverted { isMore = true }
            place = place ?? index
        }
        return isMore && isLess ? place : nil
    }

    /// Types that words or shapes may be given as: whichever it is, the outcome is the same.
    private static let textTypes: Set = [
        "Text", "LocalizedStringKey", "LocalizedStringResource", "String", "StringProtocol",
    ]

    private func meansTheSame(_ type: TypeReference, _ other: TypeReference) -> Bool {
        switch (type, other) {
        case (.array(let element), .array(let otherElement)): meansTheSame(element, otherElement)
        case (.some, .some): true
        default:
            [type, other].allSatisfy { $0.name.map(TypeChecker.textTypes.contains) ?? false }
        }
    }

    // MARK: Words

    mutating func mistake(for call: AmbiguousCall) -> Mistake {
        let types = call.types.map { phrase($0) }.reduce(into: [String]()) { if !$0.contains($1) { $0.append($1) } }
        let value = file.text(in: call.argument.value.range)
        var message =
            "which overload of '\(call.name)' is meant can't be told: \(found(call.argument.value)) may be "
            + "\(list(types, "or")), and is taken as \(types[0])"
        if case .attribute(_, _, nil) = call.argument.value.kind, value.hasSuffix(")"),
            let example = tellingDefault(of: call.types)
        {
            message += "; a default of the type that is meant tells, such as \(value.dropLast()), default: \(example))"
        }
        return Mistake(
            rule: "ambiguous-overload", severity: .warning, message: message, range: call.argument.value.range,
            notes: call.overloads.map { Diagnostic.Note("'\($0.function.signature)' fits") })
    }

    /// A value that fits one of several types, the first if possible, and no other.
    private mutating func tellingDefault(of types: [KnownType]) -> String? {
        for type in types {
            guard let examples = wanted(type).example, let example = examples.split(separator: " ").first,
                let value = Expression(example: String(example))
            else { continue }
            let takers = types.filter { type in
                tries { checker throws(Mistake) in _ = try checker.check(value, as: type) }
            }
            if takers.count == 1 { return String(example) }
        }
        return nil
    }
}

extension Expression {
    /// Reads a value as a sheet writes it; nil for one with mistakes.
    init?(example: String) {
        let tree = SyntaxTree.parse(body: SourceFile(path: "example", text: "example(\(example))"))
        guard tree.diagnostics.isEmpty else { return nil }
        var lowering = Lowering(file: tree.file)
        guard let argument = lowering.modifiers(in: tree.root).first?.arguments.first else { return nil }
        self = argument.value
    }
}

extension Availability {
    /// Whether some platform may have both of two declarations.
    fileprivate func meets(_ other: Availability) -> Bool {
        Platform.allCases.contains { self[$0] != .unavailable && other[$0] != .unavailable }
    }
}
