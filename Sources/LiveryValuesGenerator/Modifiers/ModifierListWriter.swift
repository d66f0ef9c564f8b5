/// Writes what lists all typed modifiers: the enumeration, its names, and the visitor.
struct ModifierListWriter {
    let shapes: [ModifierShape]

    /// How a host uses the enumeration.
    private static let example = [
        "switch BuiltinModifier(modifier) {",
        "case .padding(let padding): view.pad(padding.edges ?? .all, by: padding.length ?? 16)",
        "case .sheet(let sheet): view.present(try sheet.content.resolve(on: node, in: context))",
        "case .other(let modifier) where modifier.name == \"saturation\":",
        "    view.saturate(try modifier.value(\"amount\", as: Double.self) ?? 1)",
        "default: break",
        "}",
    ]

    /// The enumeration, and how it is made of a resolved modifier.
    var enumeration: String {
        var source = SourceText()
        source.comment(
            "A modifier that a stylesheet applies, as a type of its own when it is one of those used most, to switch over."
        )
        source.line("///")
        for line in ModifierListWriter.example { source.line("///     " + line) }
        source.line("///")
        source.comment(
            "It is a word large; what it holds is shared. Decoding looks the name up once, and then the overload.")
        source.block("public indirect enum BuiltinModifier: Equatable, Sendable") { source in
            for shape in shapes { source.line("case \(shape.name.escaped)(\(shape.typeName))") }
            source.comment("A modifier without a type of its own, one of the host's, or one that can't be typed.")
            source.line("case other(ResolvedModifier)")
        }
        source.line()
        source.block("extension BuiltinModifier") { source in
            source.comment("The modifier as the type of its name.")
            source.line("///")
            source.comment(
                "- Throws: When the modifier has a type of its own and its overload isn't one that the type knows, or a "
                    + "value isn't one that the parameter's type has.")
            source.block("public init(decoding modifier: ResolvedModifier) throws(StylesheetDecodingError)") { source in
                source.block("guard !modifier.isHosted, let name = Name(modifier.name) else") { source in
                    source.line("self = .other(modifier)")
                    source.line("return")
                }
                source.line("switch name {")
                for shape in shapes {
                    let name = shape.name.escaped
                    source.line("case .\(name): self = .\(name)(try \(shape.typeName)(modifier))")
                }
                source.line("}")
            }
            source.line()
            source.comment("The modifier's own type; nil for another one.")
            source.block("public var typed: (any TypedModifier)?") { source in
                source.line("switch self {")
                for shape in shapes { source.line("case .\(shape.name.escaped)(let modifier): modifier") }
                source.line("case .other: nil")
                source.line("}")
            }
        }
        return source.text
    }

    var names: String {
        var source = SourceText()
        source.block("extension BuiltinModifier") { source in
            source.comment("The names of the modifiers that have types of their own.")
            source.block("public enum Name: String, CaseIterable, Sendable") { source in
                source.call("case ", shapes.map(\.name.escaped), "")
            }
        }
        return source.text
    }

    // MARK: The visitor

    var visitor: String {
        var source = SourceText()
        source.comment("What is done with each modifier of a node: a method for each of the types.")
        source.line("///")
        source.comment(
            "A method that isn't written is ``visitOther(_:)``, so that a visitor writes those that it knows. "
                + "``LiveryStyle/ResolvedModifier/accept(_:)`` calls them.")
        source.block("public protocol BuiltinModifierVisitor") { source in
            source.comment("What a visit gives: `Void`, or a view with the modifier applied.")
            source.line("associatedtype Output")
            source.line()
            source.comment(
                "Visits a modifier without a type of its own, one that can't be typed, and each without a method.")
            source.line("mutating func visitOther(_ modifier: ResolvedModifier) -> Output")
            source.line()
            for shape in shapes {
                source.comment("Visits `\(shape.name)`.")
                source.line("mutating func \(signature(of: shape))")
            }
        }
        return source.text
    }

    var acceptance: String {
        var source = SourceText()
        source.block("extension BuiltinModifierVisitor") { source in
            for shape in shapes {
                source.block("public mutating func \(signature(of: shape))") {
                    $0.line("visitOther(modifier)")
                }
            }
        }
        source.line()
        source.block("extension ResolvedModifier") { source in
            source.comment("Calls the visitor's method for the modifier, or `visitOther` when it can't be typed.")
            source.block(
                "public func accept<Visitor: BuiltinModifierVisitor>(_ visitor: inout Visitor) -> Visitor.Output"
            ) { source in
                source.line("switch BuiltinModifier(self) {")
                for shape in shapes {
                    let name = shape.name
                    source.line(
                        "case .\(name.escaped)(let modifier): visitor.visit\(name.capitalizedFirst)(modifier, of: self)"
                    )
                }
                source.line("case .other: visitor.visitOther(self)")
                source.line("}")
            }
        }
        return source.text
    }

    private func signature(of shape: ModifierShape) -> String {
        let name = shape.name.capitalizedFirst
        return "visit\(name)(_ \(shape.name.escaped): \(shape.typeName), of modifier: ResolvedModifier) -> Output"
    }
}
