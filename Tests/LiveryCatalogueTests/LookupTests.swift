import LiveryCatalogue
import LiverySource
import Testing

@Suite struct LookupTests {
    let shipped = Catalogue.swiftUI

    @Test func groupsOverloadsByReceiver() {
        #expect(
            shipped.modifiers(named: "bold").map { "\($0.owner).\($0.compoundName)" } == [
                "View.bold(_:)", "Text.bold()", "Text.bold(_:)",
            ])
        #expect(shipped.modifiers(named: "nothing").isEmpty)
    }

    @Test func methodsOfOtherTypesAreNoModifiers() {
        #expect(shipped.modifiers(named: "opacity").map(\.owner) == ["View"])
        #expect(shipped.modifiers(named: "mix").isEmpty)
        #expect(shipped.members(named: "mix", of: "Color").count == 1)
    }

    @Test func protocolsThatInheritFromViewHaveModifiers() {
        let text = "protocol View {}\nprotocol Card: View {}\nprotocol Deep: Card {}\nprotocol Other {}\n"
        let extensions = ["Card", "Deep", "Other"].map { "extension \($0) { func in\($0)() }" }
        let catalogue = catalogue(text + extensions.joined(separator: "\n"))
        #expect(catalogue.modifierNames == ["inCard", "inDeep"])
        #expect(catalogue.members(named: "inCard", of: "Deep").count == 1)
    }

    @Test(arguments: [
        ("Circle", "InsettableShape", true), ("Circle", "Shape", true), ("Circle", "View", true),
        ("Circle", "ShapeStyle", false), ("Color", "ShapeStyle", true), ("InsettableShape", "Shape", true),
        ("Shape", "InsettableShape", false), ("Shape", "Shape", true), ("Edge.Set", "ExpressibleByArrayLiteral", true),
        ("TimeInterval", "ExpressibleByFloatLiteral", true), ("Int", "Hashable", true), ("Double", "Equatable", true),
        ("Bool", "Hashable", true), ("String", "StringProtocol", true), ("String", "Hashable", true),
        ("ClosedRange<Int>", "RangeExpression", true), ("Nothing", "Hashable", false), ("Nothing", "Any", true),
        ("Circle", "Shape & View", true), ("Circle", "Shape & ShapeStyle", false), ("Shape & Hashable", "View", true),
        ("KeyEquivalent", "ExpressibleByExtendedGraphemeClusterLiteral", true),
    ])
    func knowsConformances(type: String, to protocolName: String, expected: Bool) {
        #expect(shipped.conforms(type, to: protocolName) == expected)
    }

    @Test func structuralTypesConformAsTheirPartsDo() {
        #expect(shipped.conforms(.optional(.named("Int")), to: "Hashable"))
        #expect(shipped.conforms(.array(.named("Color")), to: "Equatable"))
        #expect(!shipped.conforms(.array(.named("Binding", arguments: [.named("Int")])), to: "Hashable"))
        #expect(shipped.conforms(.named("Set", arguments: [.named("Int")]), to: "ExpressibleByArrayLiteral"))
        #expect(shipped.conforms(.array(.named("Binding")), to: "ExpressibleByArrayLiteral"))
        #expect(!shipped.conforms(.function(parameters: [], result: .void), to: "Hashable"))
        #expect(shipped.conforms(.some("InsettableShape"), to: "View"))
    }

    @Test func enumerationsWithoutPayloadsAreHashable() {
        let catalogue = catalogue(
            """
            protocol Hashable: Equatable {}
            protocol ExpressibleByIntegerLiteral {}
            struct Int: ExpressibleByIntegerLiteral {}
            enum Plain: Int { case a }
            enum Loaded { case a(Int) }
            """)
        #expect(catalogue.conforms("Plain", to: "Equatable"))
        #expect(!catalogue.conforms("Plain", to: "ExpressibleByIntegerLiteral"))
        #expect(!catalogue.conforms("Loaded", to: "Hashable"))
    }

    @Test func aTypeHasItsOwnStaticMembersFirst() {
        #expect(shipped.statics("red", on: "Color") == ["Color.red: Color"])
        #expect(shipped.statics("top", on: "Edge") == ["Edge.top: Edge"])
        #expect(shipped.statics("top", on: "Edge.Set") == ["Edge.Set.top: Edge.Set"])
        #expect(shipped.statics("circle", on: "Circle") == ["Shape.circle: Circle"])
        #expect(shipped.statics("capsule", on: "Capsule") == ["Shape.capsule: Capsule", "Shape.capsule: Capsule"])
        #expect(shipped.statics("circle", on: "Capsule").isEmpty)
        #expect(shipped.statics("pi", on: "TimeInterval") == ["Double.pi: Double"])
    }

    @Test func aProtocolHasTheStaticMembersOfThoseItInheritsFrom() {
        #expect(shipped.statics("red", on: "ShapeStyle") == ["ShapeStyle.red: Color"])
        #expect(shipped.statics("circle", on: "Shape") == ["Shape.circle: Circle"])
        #expect(shipped.statics("circle", on: "InsettableShape") == ["Shape.circle: Circle"])
        #expect(shipped.statics("circle", on: "View") == [])
        #expect(Set(shipped.statics("rect", on: "Shape")).count == 4)
        #expect(
            shipped.statics("linearGradient", on: "ShapeStyle").contains("ShapeStyle.linearGradient: some ShapeStyle"))
    }

    @Test func aStaticMemberServesOnlyWhereItsTypeConforms() {
        let catalogue = catalogue(
            """
            protocol Base {}
            protocol Narrow: Base {}
            struct A: Narrow {}
            struct B: Base {}
            extension Base where Self == A { static var a: A { get } }
            extension Base where Self == B { static var b: B { get } }
            extension Narrow where Self == A { static var narrow: A { get } }
            """)
        #expect(catalogue.staticMemberNames(on: "Base") == ["a", "b"])
        #expect(catalogue.staticMemberNames(on: "Narrow") == ["narrow", "a"])
        #expect(catalogue.staticMemberNames(on: "A") == ["narrow", "a"])
        #expect(catalogue.staticMemberNames(on: "B") == ["b"])
        #expect(catalogue.staticMemberNames(on: "Base & Narrow") == ["a", "narrow"])
    }

    @Test func aCompositionAsksForEachProtocol() {
        #expect(
            shipped.statics("bounce", on: "SymbolEffect & DiscreteSymbolEffect").contains(
                "SymbolEffect.bounce: BounceSymbolEffect"))
        #expect(shipped.statics("appear", on: "SymbolEffect & DiscreteSymbolEffect").isEmpty)
    }

    @Test func aTypeHasTheMembersOfItsProtocols() {
        #expect(
            shipped.instanceMembers("opacity", of: "Color") == ["Color.opacity: Color"])
        #expect(shipped.instanceMembers("blendMode", of: "Color").contains("ShapeStyle.blendMode: some ShapeStyle"))
        #expect(shipped.instanceMembers("secondary", of: "Color") == ["ShapeStyle.secondary: some ShapeStyle"])
        #expect(shipped.instanceMembers("trim", of: "Circle") == ["Shape.trim: some Shape"])
        #expect(shipped.instanceMembers("bold", of: "Text").first == "Text.bold: Text")
        #expect(shipped.memberNames(of: "Color").contains("gradient"))
        #expect(shipped.memberNames(of: "Color").contains("secondary"))
    }

    @Test func aMemberHidesTheSameOneOfAProtocol() {
        let catalogue = catalogue(
            """
            protocol P {}
            extension P { func twice(_ x: Int) -> some P; func twice(_ x: String) -> some P; var size: Int { get } }
            struct T: P { func twice(_ y: Int) -> T; var size: Double { get } }
            """)
        #expect(catalogue.instanceMembers("twice", of: "T") == ["T.twice: T", "P.twice: some P"])
        #expect(catalogue.instanceMembers("size", of: "T") == ["T.size: Double"])
    }

    @Test func followsTypealiases() {
        let catalogue = catalogue(
            """
            typealias A = B
            typealias B = C
            struct C { static let one: C }
            typealias Loop = Pool
            typealias Pool = Loop
            typealias Numbers = [Int]
            """)
        #expect(catalogue.type(named: "A")?.name == "C")
        #expect(catalogue.statics("one", on: "A") == ["C.one: C"])
        #expect(catalogue.type(named: "Loop") == nil)
        #expect(catalogue.resolved(.optional(.named("A"))) == .optional(.named("C")))
        #expect(catalogue.resolved(.named("Numbers")) == .array(.named("Int")))
        #expect(
            Catalogue.swiftUI.resolved(.named("Binding", arguments: [.named("TimeInterval")])).description
                == "Binding<Double>")
    }

    @Test func circularProtocolsEnd() {
        let catalogue = catalogue("protocol A: B {}\nprotocol B: A {}\nstruct S: A {}")
        #expect(catalogue.protocols(of: "S") == ["A", "B"])
        #expect(catalogue.conforms("A", to: "B"))
    }

    // MARK: - Several files

    @Test func aHostAddsToAndOverridesTheShippedCatalogue() throws {
        let file = SourceFile(
            path: "Host.swiftinterface",
            text: """
                @available(iOS 17, *)
                extension View {
                    func fillBackground(_ style: some ShapeStyle) -> some View
                    func blur(radius: Brand.Blur, opaque: Bool) -> some View
                }
                struct Brand: Hashable {
                    enum Blur { case soft, hard }
                    static let primary: Brand
                }
                extension ShapeStyle where Self == Color { static var brand: Color { get } }
                extension Color { init(brand: Brand) }
                """)
        var host = shipped
        host.add(reading: file)
        #expect(host.signatures("fillBackground") == ["fillBackground(_ style: some ShapeStyle) -> some View"])
        #expect(host.signatures("blur") == ["blur(radius: Brand.Blur, opaque: Bool) -> some View"])
        #expect(host.modifiers(named: "padding") == shipped.modifiers(named: "padding"))
        #expect(host.statics("brand", on: "ShapeStyle") == ["ShapeStyle.brand: Color"])
        let color = try #require(host.type(named: "Color"))
        let shippedColor = try #require(shipped.type(named: "Color"))
        #expect(color.initializers.count == shippedColor.initializers.count + 1)
        #expect(color.availability == shippedColor.availability)
        #expect(shipped.modifiers(named: "fillBackground").isEmpty)
        // Reading together, adding and merging come to the same.
        let merged = shipped.merging(Catalogue(reading: [file]))
        #expect(merged.modifierNames == host.modifierNames)
        #expect(merged.type(named: "Color") == host.type(named: "Color"))
    }

    @Test func aLaterDeclarationReplacesAndKeepsMembers() throws {
        let first = SourceFile(
            path: "1", text: "@available(iOS 13, *) struct A: P { static let one: A; init(_ x: Int) }")
        let second = SourceFile(
            path: "2", text: "@available(iOS 15, *) enum A: Q { case two; init(_ y: Int); init(_ z: String) }")
        let type = try #require(Catalogue(reading: [first, second]).type(named: "A"))
        #expect(type.kind == .enumeration)
        #expect(type.inherited == ["P", "Q"])
        #expect(type.availability[.iOS] == .since(Version(15)))
        #expect(type.staticProperties.map(\.name) == ["one"])
        #expect(type.initializers.map(\.signature) == ["init(_ y: Int)", "init(_ z: String)"])
    }

    @Test func keepsTheOverloadsOfOneFile() {
        let text = "extension View { func badge(_ count: Int); func badge(_ label: Text?) }"
        #expect(catalogue(text).signatures("badge").count == 2)
        let replaced = Catalogue(reading: [
            SourceFile(path: "1", text: text), SourceFile(path: "2", text: "extension View { func badge(_ x: Brand) }"),
        ])
        #expect(replaced.signatures("badge") == ["badge(_ x: Brand) -> Void"])
    }

    @Test func gathersMistakesAndCountsOfAllFiles() {
        let files = ["}", "extension A { subscript(i: Int) -> Int }", "extension B { subscript(i: Int) -> Int }"]
        let catalogue = Catalogue(reading: files.map { SourceFile(path: "x", text: $0) })
        #expect(catalogue.diagnostics.count == 1)
        #expect(catalogue.skipped == ["subscript": 2])
    }

    @Test func anEmptyCatalogueKnowsNothing() {
        let empty = Catalogue()
        #expect(empty.modifierNames.isEmpty && empty.typeNames.isEmpty && empty.type(named: "Color") == nil)
        #expect(empty.staticMembers(named: "a", on: "B").isEmpty && empty.members(named: "a", of: "B").isEmpty)
    }
}
