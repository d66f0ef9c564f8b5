import Livery
import LiveryValues
import Testing

/// Expects an enumeration to have every name that the catalogue has for it and no other, and each to be read from a
/// stylesheet and from a prop, and to be written again.
func expectNames<Value: StylesheetValue & RawRepresentable<String> & CaseIterable & CustomStringConvertible>(
    of type: Value.Type, _ location: Testing.SourceLocation = #_sourceLocation
) throws {
    let values = Array(Value.allCases)
    let type = Value.stylesheetType.name ?? ""
    #expect(
        Set(Catalogue.swiftUI.staticMemberNames(on: type)) == Set(values.map(\.rawValue)), "\(type)",
        sourceLocation: location)
    try expectNames(values.map { (name: $0.rawValue, value: $0) }, location)
    #expect(throws: StylesheetDecodingError.self, sourceLocation: location) {
        try Value(from: .member(StyleMember(type: type, name: "no such name")))
    }
    #expect(throws: StylesheetDecodingError.self, sourceLocation: location) { try Value(from: .integer(1)) }
}

/// Expects an option set to have every name that the catalogue has for it and no other, alone and in lists.
func expectNames<Value: StylesheetOptionSet>(
    of type: Value.Type, _ location: Testing.SourceLocation = #_sourceLocation
) throws {
    let members = Value.namedMembers
    let type = Value.stylesheetType.name ?? ""
    #expect(
        Set(Catalogue.swiftUI.staticMemberNames(on: type)) == Set(members.map(\.name)), "\(type)",
        sourceLocation: location)
    try expectNames(members, location)
    for (first, second) in zip(members, members.dropFirst()) {
        let both = first.value.union(second.value)
        try expectRoundTrips(["[.\(first.name), .\(second.name)]": both], location)
        try expect([#"attr("a")"#: both], props: #""a":"\#(first.name), \#(second.name)""#, location)
    }
    try expectRoundTrips(["[]": Value([])], location)
}

/// Expects names to be read from a stylesheet and from props as values that are written by the names.
private func expectNames<Value: StylesheetValue & CustomStringConvertible>(
    _ table: [(name: String, value: Value)], _ location: Testing.SourceLocation
) throws {
    let values: [Value] = try readings(of: table.map { "." + $0.name }, location)
    #expect(values == table.map(\.value), sourceLocation: location)
    let again: [Value] = try readings(of: values.map(\.description), location)
    #expect(again == values, sourceLocation: location)
    let props: [Value] = try readings(
        of: table.indices.map { #"attr("p\#($0)")"# },
        props: table.enumerated().map { #""p\#($0)":"\#($1.name)""# }.joined(separator: ","), location)
    #expect(props == values, sourceLocation: location)
}
