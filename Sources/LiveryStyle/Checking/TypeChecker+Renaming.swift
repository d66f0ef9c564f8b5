import LiveryCatalogue
import LiverySource
import LiverySyntax

/// What replaces a deprecated declaration, as `renamed:` names it: `foregroundStyle(_:)`, `Edge.Set.leading`.
private struct NewName {
    let base: String
    /// Nil when the name has no parentheses.
    let labels: [String?]?

    init?(_ text: String) {
        let parts = text.split(separator: "(", maxSplits: 1, omittingEmptySubsequences: false)
        guard let base = parts.first?.split(separator: ".").last, !base.isEmpty else { return nil }
        self.base = String(base)
        labels =
            parts.count == 1
            ? nil
            : parts[1].split(separator: ")").first?.split(separator: ":").map { $0 == "_" ? nil : String($0) } ?? []
    }
}

/// Fixes that write the new name of something deprecated. Each is checked before it is offered: with it the call is right,
/// and fits as many targets as before.
extension TypeChecker {
    mutating func renaming(_ remark: Remark, to renamed: String, in call: ModifierCall, _ score: Score) -> FixIt? {
        guard let name = NewName(renamed) else { return nil }
        switch remark.subject {
        case .modifier(let overload): return renaming(overload, to: name, in: call, score)
        case .member(let old):
            guard file.text(in: remark.range) == old,
                isBetter(call.renamingMember(at: remark.range, to: name.base), score)
            else { return nil }
            return .replacing(remark.range, with: name.base, isSafe: true)
        case .initializer, .ambiguous: return nil
        }
    }

    private mutating func renaming(
        _ overload: Overload, to name: NewName, in call: ModifierCall, _ score: Score
    ) -> FixIt? {
        guard file.text(in: call.nameRange) == call.name else { return nil }
        var new = call
        new.name = name.base
        guard let labels = newLabels(of: call, for: overload, name.labels) else {
            guard name.labels == nil, isBetter(new, score) else { return nil }
            return .replacing(call.nameRange, with: name.base, isSafe: true)
        }
        var edits = [TextEdit(call.nameRange, replacement: name.base)]
        for (index, label) in labels.enumerated() {
            let argument = call.arguments[index]
            if label == argument.label { continue }
            new.arguments[index].label = label
            switch (argument.labelRange, label) {
            case (let range?, let label?): edits.append(TextEdit(range, replacement: label))
            case (let range?, nil):
                edits.append(.deletion(of: SourceRange(range.lowerBound, argument.value.range.lowerBound)))
            case (nil, let label?): edits.append(.insertion(of: "\(label): ", at: argument.value.range.lowerBound))
            case (nil, nil): return nil
            }
        }
        guard isBetter(new, score) else { return nil }
        if edits.count == 1 { return .replacing(call.nameRange, with: name.base, isSafe: true) }
        let written = name.base + "(" + labels.map { ($0 ?? "_") + ":" }.joined() + ")"
        return FixIt("replace with '\(written)'", edits: edits, isSafe: false)
    }

    /// The labels of a call's arguments under a new name; nil when its parameters don't answer to the old ones.
    private mutating func newLabels(of call: ModifierCall, for overload: Overload, _ labels: [String?]?) -> [String?]? {
        guard let labels else { return nil }
        reset()
        do throws(Mistake) { try assign(call.arguments, to: overload, call.nameRange) } catch { return nil }
        let places =
            labels.count == overload.parameters.count
            ? Array(places[..<placeCount]) : labels.count == call.arguments.count ? Array(labels.indices) : nil
        guard let places else { return nil }
        return zip(call.arguments, places).enumerated().map { index, pair in
            let (argument, place) = pair
            // An action or content without a label stands for any closure.
            let isBare = argument.label == nil && overload.parameters[self.places[index]].label != nil
            return isBare ? nil : labels[place]
        }
    }

    /// Whether a call is right, and less of it deprecated.
    private mutating func isBetter(_ call: ModifierCall, _ score: Score) -> Bool {
        (isExplaining, makesValues) = (false, false)
        guard let found = try? bestOverload(call, WrittenArguments(call.arguments)).match.score else { return false }
        return found.deprecated < score.deprecated && found.unavailable <= score.unavailable
    }
}

extension ModifierCall {
    /// The call with the member that stands at a place under another name.
    fileprivate func renamingMember(at range: SourceRange, to name: String) -> ModifierCall {
        var call = self
        call.arguments = arguments.map { $0.renamingMember(at: range, to: name) }
        return call
    }
}

extension Argument {
    fileprivate func renamingMember(at range: SourceRange, to name: String) -> Argument {
        guard value.range.contains(range) else { return self }
        return Argument(label: label, labelRange: labelRange, value: value.renamingMember(at: range, to: name))
    }
}

extension Expression {
    fileprivate func renamingMember(at place: SourceRange, to name: String) -> Expression {
        guard range.contains(place) else { return self }
        func renamed(_ list: [Argument]) -> [Argument] { list.map { $0.renamingMember(at: place, to: name) } }
        func renamed(_ member: Member) -> Member {
            Member(
                name: member.nameRange == place ? name : member.name, nameRange: member.nameRange,
                arguments: member.arguments.map { renamed($0) })
        }
        let kind: Kind =
            switch kind {
            case .array(let elements): .array(elements.map { $0.renamingMember(at: place, to: name) })
            case .dictionary(let entries): .dictionary(renamed(entries))
            case .implicitMember(let member): .implicitMember(renamed(member))
            case .member(let base, let member):
                .member(base: base.renamingMember(at: place, to: name), renamed(member))
            case .call(let type, let nameRange, let arguments):
                .call(name: type, nameRange: nameRange, arguments: renamed(arguments))
            case .range(let lower, let upper, let isClosed):
                .range(
                    lower: lower?.renamingMember(at: place, to: name),
                    upper: upper?.renamingMember(at: place, to: name),
                    isClosed: isClosed)
            case .attribute(let prop, let nameRange, let fallback):
                .attribute(
                    name: prop, nameRange: nameRange, default: fallback?.renamingMember(at: place, to: name))
            default: self.kind
            }
        return Expression(kind, range: range)
    }
}
