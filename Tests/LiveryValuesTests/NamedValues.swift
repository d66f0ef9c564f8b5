import Livery
import LiveryValues
import Testing

/// Expects an enumeration to have every name that the catalogue has for it and no other, and each to be read from a
/// stylesheet and from a prop, and to be written again.
func expectNames<Value: StylesheetValue & RawRepresentable<String> & CaseIterable & CustomStringConvertible>(
    of type: Value.Type, _ location: SourceLocation = #_sourceLocation
) throws {
    let name = Value.stylesheetType.name ?? ""
    #expect(Set(Catalogue.swiftUI.staticMemberNames(on: name)) == Set(Value.allCases.map(\.rawValue)), "\(name)")
    for value in Value.allCases {
        try expectRoundTrips([".\(value.rawValue)": value], location)
        try expect([#"attr("a")"#: value], props: #""a":"\#(value.rawValue)""#, location)
    }
    #expect(throws: StylesheetDecodingError.self, sourceLocation: location) {
        try Value(from: .member(StyleMember(type: name, name: "no such name")))
    }
    #expect(throws: StylesheetDecodingError.self, sourceLocation: location) { try Value(from: .integer(1)) }
}

/// Expects an option set to have every name that the catalogue has for it and no other, alone and in lists.
func expectNames<Value: StylesheetOptionSet>(
    of type: Value.Type, _ location: SourceLocation = #_sourceLocation
) throws {
    let name = Value.stylesheetType.name ?? ""
    #expect(Set(Catalogue.swiftUI.staticMemberNames(on: name)) == Set(Value.namedMembers.map(\.name)), "\(name)")
    for (name, value) in Value.namedMembers { try expectRoundTrips([".\(name)": value], location) }
    for (first, second) in zip(Value.namedMembers, Value.namedMembers.dropFirst()) {
        try expectRoundTrips(["[.\(first.name), .\(second.name)]": first.value.union(second.value)], location)
        try expect(
            [#"attr("a")"#: first.value.union(second.value)], props: #""a":"\#(first.name), \#(second.name)""#, location
        )
    }
    try expectRoundTrips(["[]": Value([])], location)
}
