import LiveryCatalogue
import LiveryStyle

/// Writes a typed modifier as a stylesheet calls it: the overload that has what isn't nil, without defaults.
struct ModifierText {
    private struct Property {
        var name: String
        var text: String?
        var isOptional: Bool
    }

    private let table: OverloadTable
    private var properties: [Property] = []

    init(_ table: OverloadTable) { self.table = table }

    @inline(never)
    mutating func add(_ name: String, _ value: some StylesheetValue) {
        properties.append(Property(name: name, text: StylesheetText.value(value), isOptional: false))
    }

    @inline(never)
    mutating func add(_ name: String, _ reference: some ReferenceText) {
        properties.append(Property(name: name, text: reference.stylesheetText, isOptional: false))
    }

    @inline(never)
    mutating func addIfPresent(_ name: String, _ value: (some StylesheetValue)?) {
        properties.append(Property(name: name, text: value.map { StylesheetText.value($0) }, isOptional: true))
    }

    @inline(never)
    mutating func addIfPresent(_ name: String, _ reference: (some ReferenceText)?) {
        properties.append(Property(name: name, text: reference?.stylesheetText, isOptional: true))
    }

    /// The values of a variadic parameter; none is written as nothing.
    @inline(never)
    mutating func addListIfPresent(_ name: String, _ values: [some StylesheetValue]?) {
        let text = values.map { $0.map { StylesheetText.value($0) }.joined(separator: ", ") }
        properties.append(Property(name: name, text: text, isOptional: true))
    }

    // MARK: Writing

    var text: String {
        guard let index = overloadIndex else { return table.name + "()" }
        let overload = table.overloads[index]
        var isWritten = overload.map { isNeeded($0) }
        if let short = abbreviation(of: index, isWritten) { return text(of: short) }
        // Arguments without labels are told apart by their order.
        if let last = overload.indices.last(where: { overload[$0].label == nil && isWritten[$0] }) {
            for place in 0..<last where overload[place].label == nil { isWritten[place] = true }
        }
        while isAmbiguous(index, isWritten), let place = isWritten.firstIndex(of: false) { isWritten[place] = true }
        let isAmbiguous = isAmbiguous(index, isWritten)
        let arguments = overload.indices.filter { isWritten[$0] }.map { place in
            let text = text(of: overload[place].name) ?? "nil"
            return (label: overload[place].label, text: isAmbiguous ? distinct(text, of: overload[place]) : text)
        }
        return StylesheetText.call(table.name, arguments.filter { !$0.text.isEmpty })
    }

    /// The overload of one argument that stands for another with all: `padding(8)`, where `padding(.all, 8)` couldn't leave
    /// out the edges.
    private func abbreviation(of index: Int, _ isWritten: [Bool]) -> Parameter? {
        let written = zip(table.overloads[index], isWritten).filter(\.1).map(\.0)
        guard written.count == 1, let only = written.first, only.label == nil else { return nil }
        return table.abbreviations.first {
            $0.whole == index && $0.parameters.count == 1 && $0.parameters[0].name == only.name
        }?.parameters.first
    }

    private func text(of only: Parameter) -> String {
        StylesheetText.call(table.name, (only.label, text(of: only.name)))
    }

    /// A text that tells the type of its parameter: a member with its type before the dot.
    private func distinct(_ text: String, of parameter: Parameter) -> String {
        guard case .named(let type, _) = parameter.type else { return text }
        return StylesheetText.qualified(text, by: type)
    }

    private func property(_ name: String) -> Property? { properties.first { $0.name == name } }

    private func text(of name: String) -> String? { property(name)?.text }

    /// The first overload that has a parameter for all that isn't nil, and none that would have to be; the one that can say
    /// most when a host has set properties that no overload has together.
    private var overloadIndex: Int? {
        let given = properties.filter { $0.text != nil }.map(\.name)
        func count(_ overload: [Parameter]) -> Int { overload.count { given.contains($0.name) } }
        let fitting = table.overloads.firstIndex { overload in
            count(overload) == given.count
                && overload.allSatisfy { $0.type != $0.type.unwrapped || text(of: $0.name) != nil }
        }
        return fitting ?? table.overloads.indices.max { count(table.overloads[$0]) < count(table.overloads[$1]) }
    }

    /// Whether an argument says something else than the parameter's default.
    private func isNeeded(_ parameter: Parameter) -> Bool {
        guard let text = text(of: parameter.name) else { return parameter.isRequired }
        guard let standard = parameter.defaultText else { return true }
        if let number = Double(text) { return number != Double(standard) }
        return text != standard
    }

    // MARK: Other overloads

    /// Whether a checker takes a call with some of an overload's arguments for another overload that says something else.
    private func isAmbiguous(_ index: Int, _ isWritten: [Bool]) -> Bool {
        let overload = table.overloads[index]
        let written = overload.indices.filter { isWritten[$0] }.map { overload[$0] }
        return table.overloads.enumerated().contains { other, parameters in
            // What has fewer defaults goes first, then what is declared first.
            guard other != index, (parameters.count, other) < (overload.count, index) else { return false }
            return parameters.mayTake(written) && !isSame(parameters, overload)
        }
    }

    /// Whether what both don't have in common is nil, or has the same default in both.
    private func isSame(_ first: [Parameter], _ second: [Parameter]) -> Bool {
        let onlySecond = second.filter { parameter in !first.contains { $0.name == parameter.name } }
        let onlyFirst = first.filter { parameter in !second.contains { $0.name == parameter.name } }
        return onlySecond.allSatisfy { text(of: $0.name) == nil || property($0.name)?.isOptional == false }
            && onlyFirst.allSatisfy { $0.defaultText == "nil" || property($0.name)?.isOptional == false }
    }
}

extension [Parameter] {
    /// Whether arguments of other parameters fit these by their labels, and by their types where there are no labels.
    fileprivate func mayTake(_ arguments: [Parameter]) -> Bool {
        var next = startIndex
        for argument in arguments {
            while next < endIndex, self[next].label != argument.label {
                if self[next].isRequired { return false }
                next += 1
            }
            guard next < endIndex else { return false }
            if argument.label == nil, self[next].type.unwrapped != argument.type.unwrapped { return false }
            next += 1
        }
        return self[next...].allSatisfy { !$0.isRequired }
    }
}
