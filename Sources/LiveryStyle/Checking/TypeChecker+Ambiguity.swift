import LiverySyntax

extension TypeChecker {
    /// The overloads that a call fits exactly as well as the one that is taken, and that take its arguments as values of
    /// other types, so that which is meant can't be told.
    ///
    /// Overloads whose types are the same, those of another receiver for example, mean the same; and where one asks for a
    /// protocol that the other's type conforms to, Swift takes the one with the type.
    mutating func rivals(
        of taken: (overload: Overload, match: Match), _ call: ModifierCall, _ written: WrittenArguments,
        among overloads: ModifierOverloads
    ) throws(Mistake) -> [Overload] {
        guard written.hasOpenType, overloads.preferred.count > 1 else { return [] }
        let madeValues = makesValues
        makesValues = false
        defer { makesValues = madeValues }
        var rivals: [Overload] = []
        var types: [KnownType]?
        for overload in overloads.preferred where overload !== taken.overload && overload.mayTake(written) {
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
            let own: [KnownType]
            if let types { own = types } else { own = try argumentTypes(of: written, for: taken.overload, call) }
            types = own
            if areAsSpecific(own, try argumentTypes(of: written, for: overload, call)) { rivals.append(overload) }
        }
        return rivals
    }

    /// The types that the arguments of a call are taken as.
    private mutating func argumentTypes(of written: WrittenArguments, for overload: Overload, _ call: ModifierCall)
        throws(Mistake) -> [KnownType]
    {
        let first = placeCount
        defer { placeCount = first }
        try assign(written.list, to: overload, call.nameRange)
        return places[first..<placeCount].map { overload.parameters[$0].type }
    }

    /// Whether two lists of types differ, and neither is the more specific one.
    private func areAsSpecific(_ types: [KnownType], _ others: [KnownType]) -> Bool {
        var isMore = false
        var isLess = false
        for (type, other) in zip(types, others) where type !== other {
            let (own, opposite) = (plain(type), plain(other))
            if own === opposite { continue }
            let converts = lookups.conversion(of: own, to: opposite) != nil
            let isConverted = lookups.conversion(of: opposite, to: own) != nil
            if converts && isConverted { continue }
            if !converts { isLess = true }
            if !isConverted { isMore = true }
        }
        return isMore && isLess
    }

    /// The type within optionals.
    private func plain(_ type: KnownType) -> KnownType {
        if case .optional(let wrapped) = type.form { return plain(wrapped) }
        return type
    }
}
