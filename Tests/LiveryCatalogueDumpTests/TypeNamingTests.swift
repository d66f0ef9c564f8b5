import Foundation
import Livery
import LiveryValues
import SwiftParser
import SwiftSyntax
import Testing

@testable import LiveryCatalogueDump

/// Names that are read from source are those that the types have when they run.
struct TypeNamingTests {
    private func naming(_ text: String = "") throws -> TypeNaming {
        var table = try LiverySources.library.get()
        table.add([ParsedFile(SourceFile(path: "Shop.swift", text: text))], for: BuildTarget())
        return TypeNaming(table)
    }

    private func type(_ text: String) -> TypeSyntax {
        var parser = Parser(text)
        return TypeSyntax.parse(from: &parser)
    }

    @Test(
        arguments: [
            ("Double", Double.Resolvable.self), ("AttributeReference<Int>", AttributeReference<Int>.self),
            ("String.Resolvable?", String.Resolvable?.self), ("Optional<Bool.Resolvable>", Bool.Resolvable?.self),
            ("[[Double].Resolvable]", [[Double].Resolvable].self), ("Array<Date?>.Resolvable", [Date?].Resolvable.self),
            ("[URL]", [URL.Resolvable].self), ("StyleValue.Resolvable", StyleValue.Resolvable.self),
            ("AttributeReference<[StyleValue]?>", AttributeReference<[StyleValue]?>.self),
            ("LiveryValues.Angle.Resolvable", Angle.Resolvable.self), ("(Angle.Resolvable)", Angle.Resolvable.self),
            ("ChangeTracked<Bool>", ChangeTracked<Bool>.self), ("ContentReference?", ContentReference?.self),
            ("Event", Event.self), ("TextReference", TextReference.self),
            ("[ToolbarContentReference]", [ToolbarContentReference].self),
            ("StylesheetResolvableShapeStyle", StylesheetResolvableShapeStyle.self),
            ("AnyRange<Double>.Resolvable", AnyRange<Double>.Resolvable.self),
            ("Set<String>.Resolvable?", Set<String>.Resolvable?.self),
        ] as [(String, any StylesheetResolvable.Type)])
    func `A written type has the name that it has when it runs`(
        text: String, running: any StylesheetResolvable.Type
    ) throws {
        var naming = try naming()
        #expect(naming.reference(to: type(text), in: TypeNaming.Scope()) == running.stylesheetType)
        #expect(naming.takeUnknown() == [])
    }

    @Test(arguments: [
        ("Pair<Double>", "Pair<Double, [Int]>"), ("Alias", "Pair<String, [Int]>"), ("Video.Resolvable", "Video"),
        ("Twice<Bool>", "Pair<Bool, [Int]>"), ("Outer.Inner", "Outer.Inner"), ("Outer.Plain", "Plain"),
        ("Short", "Outer.Inner?"),
    ])
    func `Types of the target are named by what they say, through typealiases`(text: String, name: String) throws {
        var naming = try naming(
            """
            struct Pair<T: StylesheetValue>: StylesheetValue {
                static var stylesheetType: TypeReference { .named("Pair", arguments: [T.stylesheetType, .array(.named("Int"))]) }
            }
            typealias Alias = Pair<String>
            typealias Twice<X> = Pair<X>
            struct Video { @ASTDecodable("Video") struct Resolvable {} }
            struct Outer {
                struct Inner: StylesheetValue { static let stylesheetType = TypeReference.named("Outer.Inner") }
                struct Plain: StylesheetValue {}
            }
            typealias Short = Outer.Maybe
            extension Outer { struct Maybe: StylesheetValue { static let stylesheetType: TypeReference = .optional(Inner.stylesheetType) } }
            """)
        #expect("\(naming.reference(to: type(text), in: TypeNaming.Scope()))" == name)
        #expect(naming.takeUnknown() == [])
    }

    /// Types of others that Livery extends, by name: with `Double` for each generic parameter.
    private static let extended: [String: Any.Type] = [
        "Bool": Bool.self, "Int": Int.self, "Double": Double.self, "String": String.self, "Date": Date.self,
        "URL": URL.self,
        "Optional": Double?.self, "Array": [Double].self, "Set": Set<Double>.self,
        "ClosedRange": ClosedRange<Double>.self, "Range": Range<Double>.self,
        "PartialRangeFrom": PartialRangeFrom<Double>.self, "PartialRangeUpTo": PartialRangeUpTo<Double>.self,
        "PartialRangeThrough": PartialRangeThrough<Double>.self, "CGFloat": CGFloat.self, "CGPoint": CGPoint.self,
        "CGSize": CGSize.self, "CGRect": CGRect.self, "UUID": UUID.self, "Locale": Locale.self,
    ]

    @Test func `Every type of Livery's that stylesheets give has the name that it has when it runs`() throws {
        let table = try LiverySources.library.get()
        var naming = TypeNaming(table)
        var names: [String] = []
        for type in table.types(isOwn: false)
        where !type.conformances.isDisjoint(with: ["StylesheetValue", "StylesheetResolvable"]) && !type.isPrivate {
            let running = Self.extended[type.name] ?? type.mangledName(in: table).flatMap { _typeByName($0) }
            let runningName: TypeReference? =
                switch running {
                case let running as any StylesheetValue.Type: running.stylesheetType
                case let running as any StylesheetResolvable.Type: running.stylesheetType
                default: nil
                }
            let generics = Dictionary(uniqueKeysWithValues: type.generics.map { ($0, TypeReference.named("Double")) })
            #expect(naming.reference(to: type, generics) == runningName, "\(type.name)")
            names.append(type.name)
        }
        #expect(naming.takeUnknown() == [])
        let some = ["StyleValue", "AttributeReference", "ChangeTracked", "AnyShapeStyle", "Font.Weight"]
        #expect(Set(names).isSuperset(of: some))
    }
}

extension KnownType {
    fileprivate var isPrivate: Bool {
        guard let node = declaration?.node else { return false }
        return node.modifiers.contains { ["private", "fileprivate"].contains($0.name.text) }
    }

    /// The name by which the runtime finds a type of Livery's, with `Double` for each generic parameter; nil for a type whose
    /// declaration isn't there.
    fileprivate func mangledName(in table: TypeTable) -> String? {
        guard let (_, file) = declaration else { return nil }
        let folders = file.source.path.split(separator: "/").map(String.init)
        guard let sources = folders.lastIndex(of: "Sources") else { return nil }
        var result = "\(folders[sources + 1].utf8.count)\(folders[sources + 1])"
        for (index, name) in path.enumerated() {
            let node = table[Array(path[...index])]?.declaration?.node
            result += "\(name.utf8.count)\(name)" + (node?.is(EnumDeclSyntax.self) == true ? "O" : "V")
        }
        return generics.isEmpty ? result : result + "y" + String(repeating: "Sd", count: generics.count) + "G"
    }
}
