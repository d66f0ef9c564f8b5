import LiveryCatalogue
import LiverySource
import Testing

/// One construct of the subset at a time.
@Suite struct InterfaceReaderTests {
    /// The type of the one parameter of a modifier, written in a way, and as it is read.
    @Test(arguments: [
        ("Color", "Color"),
        ("SwiftUI.Color", "Color"),
        ("SwiftUICore.Text.Case", "Text.Case"),
        ("Swift.Bool", "Bool"),
        ("CoreFoundation.CGFloat", "CGFloat"),
        ("Edge.Set", "Edge.Set"),
        ("Color?", "Color?"),
        ("Swift.Optional<SwiftUI.Color>", "Color?"),
        ("Color??", "Color??"),
        ("Color!", "Color?"),
        ("[Color]", "[Color]"),
        ("Swift.Array<Color>", "[Color]"),
        ("[Swift.String : Swift.Int]", "[String: Int]"),
        ("Swift.Dictionary<String, [Int]>", "[String: [Int]]"),
        ("Set<PresentationDetent>", "Set<PresentationDetent>"),
        ("Binding<Swift.Bool>", "Binding<Bool>"),
        ("Binding<(some Hashable)?>", "Binding<(some Hashable)?>"),
        ("ClosedRange<Int>", "ClosedRange<Int>"),
        ("some ShapeStyle", "some ShapeStyle"),
        ("any SwiftUI.ShapeStyle", "some ShapeStyle"),
        ("(any Transition)?", "(some Transition)?"),
        ("some RangeExpression<ControlSize>", "some RangeExpression<ControlSize>"),
        ("some Hashable & Sendable", "some Hashable"),
        ("some Hashable & Identifiable", "some Hashable & Identifiable"),
        ("any Sendable", "some Any"),
        ("()", "Void"),
        ("Swift.Void", "Void"),
        ("(Color)", "Color"),
        ("(x: CGFloat, y: CGFloat)", "(x: CGFloat, y: CGFloat)"),
        ("(Int, _ label: String)", "(Int, String)"),
        ("() -> Void", "() -> Void"),
        ("() -> ()", "() -> Void"),
        ("@escaping (Bool) -> Swift.Void", "(Bool) -> Void"),
        ("(() -> Void)?", "(() -> Void)?"),
        ("@escaping @MainActor @Sendable (_ old: Int, _ new: Int) async throws -> Void", "(Int, Int) -> Void"),
        ("@escaping @isolated(any) () throws(Failure) -> Int", "() -> Int"),
        ("@autoclosure () -> Bool", "Bool"),
        ("inout Int", "Int"),
        ("sending Color", "Color"),
        ("Any.Type", "Any.Type"),
        ("any View.Type", "(some View).Type"),
        ("Anchor<CGRect>.Source", "Anchor<CGRect>.Source"),
        ("Anchor< CGRect >.Source?", "Anchor<CGRect>.Source?"),
        ("`Protocol`", "Protocol"),
        ("InlineArray<3, Int>", "InlineArray<3, Int>"),
        ("(Int) -> (Int) -> Void", "(Int) -> (Int) -> Void"),
    ])
    func readsTypes(written: String, read: String) throws {
        let catalogue = catalogue("extension View { func test(_ value: \(written)) -> some View }")
        #expect(catalogue.reports.isEmpty)
        let parameter = try #require(catalogue.modifiers(named: "test").first?.parameters.first)
        #expect(parameter.type.description == read)
    }

    /// The parameters of a modifier, written in a way, and as they are read.
    @Test(arguments: [
        ("", ""),
        ("_ length: CGFloat", "_ length: CGFloat"),
        ("length: CGFloat", "length: CGFloat"),
        ("in shape: some Shape", "in shape: some Shape"),
        ("for bars: ToolbarPlacement...", "for bars: ToolbarPlacement..."),
        ("`default`: Int", "default: Int"),
        ("case: Int, func: Int", "case: Int, func: Int"),
        ("_ edges: Edge.Set = .all", "_ edges: Edge.Set = .all"),
        ("a: Int = 1, b: Int", "a: Int = 1, b: Int"),
        (
            "a: Color = Color(.sRGBLinear, white: 0, opacity: 0.33)",
            "a: Color = Color(.sRGBLinear, white: 0, opacity: 0.33)"
        ),
        ("a: [Int] = [1, 2], b: Int", "a: [Int] = [1, 2], b: Int"),
        (#"a: String = "x, \"y) \(z)", b: Int"#, #"a: String = "x, \"y) \(z)", b: Int"#),
        (##"a: String = #"", ""#, b: Int"##, ##"a: String = #"", ""#, b: Int"##),
        ("a: () -> Void = {}, b: Int", "a: () -> Void = {}, b: Int"),
        ("a: () -> Int = { return [1, 2].count }", "a: () -> Int = { return [1, 2].count }"),
        ("a: Any = Dictionary<Int, Int>(), b: Int", "a: Any = Dictionary<Int, Int>(), b: Int"),
        ("a: Bool = x < y, b: Bool = y > x", "a: Bool = x < y, b: Bool = y > x"),
        ("a: Int = 1 /* one, really */ , b: Int", "a: Int = 1, b: Int"),
        ("@ViewBuilder content: () -> some View", "@ViewBuilder content: () -> some View"),
        ("@SwiftUI.ViewBuilder content: @escaping () -> some View", "@ViewBuilder content: () -> some View"),
        (
            "@ToolbarContentBuilder content: () -> some ToolbarContent",
            "@ToolbarContentBuilder content: () -> some ToolbarContent"
        ),
        ("@ViewBuilder label: (() -> some View)?", "@ViewBuilder label: (() -> some View)?"),
        ("@_inheritActorContext _ action: @escaping @Sendable () async -> Void", "_ action: () -> Void"),
        ("a: Int,\n    // the second\n    b: Int,\n", "a: Int, b: Int"),
    ])
    func readsParameters(written: String, read: String) {
        let catalogue = catalogue("extension View { func test(\(written)) -> some View }")
        #expect(catalogue.reports.isEmpty)
        #expect(catalogue.signatures("test") == ["test(\(read)) -> some View"])
    }

    /// A generic modifier, and as it is read: parameters in angle brackets are what they are constrained to.
    @Test(arguments: [
        ("test<S>(_ s: S) -> some View where S : SwiftUI.ShapeStyle", "test(_ s: some ShapeStyle) -> some View"),
        ("test<S: ShapeStyle>(_ s: S?) -> some View", "test(_ s: (some ShapeStyle)?) -> some View"),
        ("test<T>(_ t: T) -> some View", "test(_ t: some Any) -> some View"),
        (
            "test<V>(of value: V, _ action: (V, V) -> Void) -> some View where V : Equatable",
            "test(of value: some Equatable, _ action: (some Equatable, some Equatable) -> Void) -> some View"
        ),
        (
            "test<T>(_ range: T) -> some View where T : Swift.RangeExpression, T.Bound == SwiftUI.DynamicTypeSize",
            "test(_ range: some RangeExpression<DynamicTypeSize>) -> some View"
        ),
        (
            "test<V>(@ViewBuilder content: () -> V) -> some View where V : View",
            "test(@ViewBuilder content: () -> some View) -> some View"
        ),
        (
            "test<A, B>(_ a: A, _ b: B) -> some View where A : Shape, A : Hashable, B == Color",
            "test(_ a: some Shape & Hashable, _ b: Color) -> some View"
        ),
        (
            "test<E>(_ effect: E) -> some View where E : SymbolEffect, E : Sendable",
            "test(_ effect: some SymbolEffect) -> some View"
        ),
        (
            "test<S>(_ binding: Binding<[S]>) -> some View where S : Hashable",
            "test(_ binding: Binding<[some Hashable]>) -> some View"
        ),
    ])
    func readsGenerics(written: String, read: String) {
        let catalogue = catalogue("extension View { func \(written) }")
        #expect(catalogue.reports.isEmpty)
        #expect(catalogue.signatures("test") == [read])
    }

    @Test func readsEveryKindOfType() throws {
        let catalogue = catalogue(
            """
            public protocol Style: Sendable & Base, Other {}
            @frozen public struct Pair<First, Second>: Hashable where First: Hashable {}
            public indirect enum Tree: Swift.Int { case leaf, node(Tree, label: Int = 0), other = 3 }
            final public class Box: Base {}
            public actor Worker {}
            public typealias Short = SwiftUI.Tree
            extension Tree { public struct Inner { public enum Deep { case one } } }
            public struct Moved: ~Copyable, @unchecked Swift.Sendable {}
            """)
        #expect(catalogue.reports.isEmpty)
        let style = try #require(catalogue.type(named: "Style"))
        #expect(style.kind == .protocol)
        #expect(style.inherited == ["Base", "Other"])
        let pair = try #require(catalogue.type(named: "Pair"))
        #expect(pair.kind == .structure)
        #expect(pair.genericParameters == ["First", "Second"])
        let tree = try #require(catalogue.type(named: "Tree"))
        #expect(tree.kind == .enumeration)
        #expect(tree.cases.map(\.signature) == ["leaf", "node(Tree, label: Int = 0)", "other"])
        #expect(tree.cases.allSatisfy { $0.result == .named("Tree") && $0.kind == .enumCase })
        #expect(catalogue.type(named: "Box")?.kind == .class)
        #expect(catalogue.type(named: "Worker")?.kind == .class)
        #expect(catalogue.type(named: "Tree.Inner.Deep")?.cases.count == 1)
        #expect(catalogue.type(named: "Short", resolvingAliases: false)?.kind == .typealias(.named("Tree")))
        #expect(catalogue.type(named: "Short")?.name == "Tree")
        #expect(catalogue.type(named: "Moved")?.inherited == ["Sendable"])
    }

    @Test func readsEveryKindOfMember() throws {
        let catalogue = catalogue(
            """
            public struct Thing {
                public init(a: Int)
                public init?(text: String)
                convenience init<S>(_ s: S) where S: StringProtocol
                public static let small, large: Thing, count: Int
                public static var current: Thing { get set }
                class var shared: Thing { get }
                public private(set) var size: CGFloat { get }
                public let name: String
                public static func make(_ n: Int) -> Thing
                public func scaled(by factor: Double) -> Self
                func `repeat`()
            }
            extension Thing { public init(); func half() -> Self?; static func none() -> Self }
            """)
        #expect(catalogue.reports.isEmpty)
        #expect(catalogue.skipped.isEmpty)
        let thing = try #require(catalogue.type(named: "Thing"))
        #expect(
            thing.initializers.map(\.signature) == [
                "init(a: Int)", "init?(text: String)", "init(_ s: some StringProtocol)", "init()",
            ])
        #expect(thing.initializers.allSatisfy { $0.result == .named("Thing") && $0.kind == .initializer })
        #expect(
            thing.staticProperties.map { "\($0.name): \($0.type)" } == [
                "small: Thing", "large: Thing", "count: Int", "current: Thing", "shared: Thing",
            ])
        #expect(thing.properties.map { "\($0.name): \($0.type)" } == ["size: CGFloat", "name: String"])
        #expect(thing.staticMethods.map(\.signature) == ["make(_ n: Int) -> Thing", "none() -> Thing"])
        #expect(
            thing.methods.map(\.signature) == [
                "scaled(by factor: Double) -> Thing", "repeat() -> Void", "half() -> Thing?",
            ])
        #expect(thing.methods.allSatisfy { $0.kind == .method })
    }

    @Test func readsExtensionsOfProtocolsForOneSelf() throws {
        let catalogue = catalogue(
            """
            protocol Style {}
            struct Plain: Style {}
            extension Style where Self == SwiftUI.Plain {
                static var plain: Self { get }
                static func plain(_ amount: Int) -> Self
            }
            extension Plain: Hashable, Other {}
            """)
        let style = try #require(catalogue.type(named: "Style"))
        #expect(style.staticProperties.map(\.type) == [.named("Plain")])
        #expect(style.staticMethods.map(\.result) == [.named("Plain")])
        #expect(catalogue.type(named: "Plain")?.inherited == ["Style", "Hashable", "Other"])
        #expect(catalogue.skipped.isEmpty)
    }

    /// An attribute, and what it says of iOS, macOS, tvOS, watchOS and visionOS, then of deprecation.
    @Test(arguments: [
        ("@available(iOS 15.0, macOS 12, *)", "15 12 ? ? ? "),
        ("@available(OSX 10.15, *)", "? 10.15 ? ? ? "),
        ("@available(tvOS, unavailable)", "? ? - ? ? "),
        ("@available(*, unavailable)", "- - - - - "),
        ("@available(iOS, introduced: 13.0, obsoleted: 17)", "- ? ? ? ? "),
        ("@available(iOS 13, *) @available(tvOS, unavailable) @available(iOS 14.1, *)", "14.1 ? - ? ? "),
        ("@available(swift 5.5)", "? ? ? ? ? "),
        ("@available(iOSApplicationExtension, unavailable)", "? ? ? ? ? "),
        ("@available(*, deprecated)", "? ? ? ? ? always"),
        ("@available(*, deprecated, message: \"Use \\\"x\\\", (now).\")", "? ? ? ? ? always \"Use \"x\", (now).\""),
        ("@available(*, deprecated, renamed: \"tint(_:)\")", "? ? ? ? ? always -> tint(_:)"),
        ("@available(iOS, introduced: 13, deprecated: 100000.0, renamed: \"x\")", "13 ? ? ? ? iOS 100000 -> x"),
        ("@available(iOS, deprecated)", "? ? ? ? ? iOS 0"),
        ("@available(iOS, deprecated: 17) @available(macOS, deprecated: 14)", "? ? ? ? ? iOS 17 macOS 14"),
        ("@available(macOS, unavailable, message: \"never\")", "? - ? ? ? "),
        ("@MainActor @preconcurrency @available(iOS 15, *) @backDeployed(before: iOS 17.0)", "15 ? ? ? ? "),
    ])
    func readsAvailability(attributes: String, read: String) throws {
        let catalogue = catalogue("extension View { \(attributes) public func test() -> some View }")
        #expect(catalogue.reports.isEmpty)
        let availability = try #require(catalogue.modifiers(named: "test").first?.availability)
        var text = ""
        for platform in [Platform.iOS, .macOS, .tvOS, .watchOS, .visionOS] {
            switch availability[platform] {
            case .unknown: text += "? "
            case .unavailable: text += "- "
            case .since(let version): text += "\(version) "
            }
        }
        if let deprecation = availability.deprecation {
            var parts: [String] = deprecation.isUnconditional ? ["always"] : []
            parts += Platform.allCases.compactMap { platform in deprecation[platform].map { "\(platform) \($0)" } }
            if let message = deprecation.message { parts.append("\"\(message)\"") }
            if let renamed = deprecation.renamed { parts.append("-> \(renamed)") }
            text += parts.joined(separator: " ")
        }
        #expect(text == read)
    }

    @Test func membersInheritAvailability() throws {
        let catalogue = catalogue(
            """
            @available(iOS 15, macOS 12, *) @available(tvOS, unavailable)
            extension View {
                func plain()
                @available(iOS 17, watchOS 10, *) func newer()
            }
            @available(iOS 16, *) enum Outer { struct Inner { @available(iOS 18, *) static let value: Inner } }
            """)
        let plain = try #require(catalogue.modifiers(named: "plain").first?.availability)
        #expect(plain[.iOS] == .since(Version(15)) && plain[.tvOS] == .unavailable && plain[.watchOS] == .unknown)
        let newer = try #require(catalogue.modifiers(named: "newer").first?.availability)
        #expect(newer[.iOS] == .since(Version(17)) && newer[.macOS] == .since(Version(12)))
        #expect(newer[.tvOS] == .unavailable && newer[.watchOS] == .since(Version(10)))
        #expect(catalogue.type(named: "Outer.Inner")?.availability[.iOS] == .since(Version(16)))
        let value = try #require(catalogue.staticMembers(named: "value", on: "Outer.Inner").first)
        #expect(value.availability[.iOS] == .since(Version(18)))
    }

    /// What is passed over, and under which name it is counted; the neighbours are read.
    @Test(arguments: [
        ("public static func == (a: Self, b: Self) -> Bool", "operator"),
        ("prefix static func - (a: Self) -> Self { self }", "operator"),
        ("public static func <T>(a: T, b: T) -> Bool", "operator"),
        ("public subscript(index: Int) -> Int { get }", "subscript"),
        ("associatedtype Body : View = Never where Body : View", "associatedtype"),
        ("deinit", "deinitializer"),
        ("@objc deinit { print(\"}\") }", "deinitializer"),
        ("public mutating func change(_ x: Int)", "mutating method"),
        ("internal func hidden()", "non-public declaration"),
        ("@usableFromInline internal init(hidden: Int)", "non-public declaration"),
        ("@_spi(Private) public func hidden()", "non-public declaration"),
        ("public static func _make(_ x: Int) -> Int", "underscored name"),
        ("public var _storage: Int", "underscored name"),
        ("public func wait() async -> Int", "async or throwing function"),
        ("public func fail() throws -> Int", "async or throwing function"),
        ("public func packed<each T>(_ values: repeat each T) -> Int", "parameter pack"),
        ("public func only() where Self : Equatable", "constrained member"),
        ("public var untyped = 3", "property without a type"),
        ("public var typed: Int = [1, 2].count", "initial value"),
        ("public func inlined() -> Int { if true { return 1 } else { return 2 } }", "inlined body"),
        ("public var computed: Int { get { 3 } }", "inlined body"),
        ("#Preview(\"x\") { Text(\"}\") }", "macro"),
        ("public macro stringify(_ x: Int) -> Int = #externalMacro(module: \"M\", type: \"T\")", "macro"),
        ("@available(DriverKit 19, *) public func other()", "availability of another platform"),
    ])
    func countsWhatItPassesOver(written: String, construct: String) {
        let catalogue = catalogue(
            """
            extension View {
                func before() -> some View
                \(written)
                func after() -> some View
            }
            """)
        #expect(catalogue.reports.isEmpty)
        #expect(catalogue.skipped == [construct: 1])
        #expect(catalogue.modifierNames.first == "before")
        #expect(catalogue.modifierNames.last == "after")
    }

    @Test func passesOverWhatStandsAtTheTopOfAFile() {
        let catalogue = catalogue(
            """
            // swift-interface-format-version: 1.0
            // swift-module-flags: -target arm64-apple-ios26
            import Swift
            @_exported import struct Foundation.URL
            infix operator >>> : AdditionPrecedence
            precedencegroup Tight { higherThan: Loose }
            public func global<T>(_ x: T) -> T
            public var constant: Swift.Int
            prefix public func ! (a: Bool) -> Bool
            @freestanding(expression) public macro Make() = #externalMacro(module: "A", type: "B")
            extension View { func test() -> Foundation.URL }
            """)
        #expect(catalogue.reports.isEmpty)
        #expect(catalogue.signatures("test") == ["test() -> URL"])
        #expect(catalogue.skipped == ["operator": 3, "global function": 1, "global variable": 1, "macro": 1])
    }

    @Test func readsTheFirstBranchOfAConditional() {
        let catalogue = catalogue(
            """
            extension View {
            #if compiler(>=5.3) && $NewFeature
                func first()
              #if os(iOS)
                func inner()
              #else
                func notInner()
              #endif
            #elseif os(macOS)
                func second() { "#endif" }
              #if os(tvOS)
                func nested()
              #endif
            #else
                func third()
            #endif
                func last()
            }
            """)
        #expect(catalogue.reports.isEmpty)
        #expect(catalogue.modifierNames == ["first", "inner", "last"])
        #expect(catalogue.skipped == ["#if branch": 3])
    }

    @Test func dropsTheNamesOfImportedModules() {
        let catalogue = catalogue(
            """
            import MyKit
            extension View { func test(_ a: MyKit.Brand, _ b: Other.Brand) -> MyKit.Outer.Inner }
            """)
        #expect(catalogue.signatures("test") == ["test(_ a: Brand, _ b: Other.Brand) -> Outer.Inner"])
    }

    @Test func locatesDeclarationsFromTheirNameToTheirResult() throws {
        let text = "extension View {\n    @available(iOS 15, *)\n    func test(_ a: Int = 1) -> some View  {}\n}"
        let location = try #require(catalogue(text).modifiers(named: "test").first?.location)
        #expect(location.text == "test(_ a: Int = 1) -> some View")
        let type = try #require(
            catalogue("struct A { init?(x: Int); static let a, b: A; case c(Int) }").type(named: "A"))
        #expect(type.location.text == "A")
        #expect(type.initializers.first?.location.text == "init?(x: Int)")
        #expect(type.staticProperties.map(\.location.text) == ["a", "b: A"])
        #expect(type.cases.first?.location.text == "c(Int)")
    }

    @Test func readsTextWithAByteOrderMarkAndOtherLineEnds() {
        #expect(catalogue("\u{FEFF}extension View {\r\n func a()\r\n\r func b()\r}").modifierNames == ["a", "b"])
    }
}
