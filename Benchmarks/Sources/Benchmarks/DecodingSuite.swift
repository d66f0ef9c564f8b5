import Livery
import LiveryMacros

/// Decoding a host's modifiers by what the macro writes, and by what one writes by hand.
func decodingSuite() -> Suite {
    let one = DecodingCase("fill(0.5)", OneByMacro.self)
    let oneByHand = DecodingCase("fill(0.5)", OneByHand.self)
    let overloaded = DecodingCase("stamp(\"a\", size: 12, angle: attr(\"a\"))", OverloadedByMacro.self)
    let overloadedByHand = DecodingCase("stamp(\"a\", size: 12, angle: attr(\"a\"))", OverloadedByHand.self)
    let nested = DecodingCase("film(Film(\"a.mp4\", in: attr(\"r\")))", NestedByMacro.self)
    let nestedByHand = DecodingCase("film(Film(\"a.mp4\", in: attr(\"r\")))", NestedByHand.self)
    return Suite(
        cases: [
            one.benchmark("decode.one-macro"), oneByHand.benchmark("decode.one-hand"),
            overloaded.benchmark("decode.overloads-macro"), overloadedByHand.benchmark("decode.overloads-hand"),
            nested.benchmark("decode.nested-macro"), nestedByHand.benchmark("decode.nested-hand"),
        ],
        ratios: [
            Ratio(name: "macro to hand, one", of: "decode.one-macro", to: "decode.one-hand", bar: "at most 1.5"),
            Ratio(
                name: "macro to hand, overloads", of: "decode.overloads-macro", to: "decode.overloads-hand",
                bar: "at most 1.5"),
            Ratio(
                name: "macro to hand, nested", of: "decode.nested-macro", to: "decode.nested-hand",
                bar: "at most 1.5"),
        ])
}

/// One use of a modifier, checked.
private struct DecodingCase<Modifier: StylesheetModifier>: Sendable {
    private let arguments: ArgumentDecoder
    private static var count: Int { 5_000 }

    init(_ text: String, _ type: Modifier.Type) {
        var registry = StyleRegistry()
        registry.register(type)
        let configuration = StyleConfiguration(registry: registry)
        let file = SourceFile(path: "bench.sheet", text: "\"t\" do\n  \(text)\nend\n")
        let sheet = Stylesheet(file, configuration: configuration)
        guard let modifier = sheet.modifiers(forClass: "t")?.modifiers.first else {
            preconditionFailure("the benchmark's modifier has to fit")
        }
        arguments = ArgumentDecoder(of: modifier, in: configuration.catalogue)
    }

    func benchmark(_ name: String) -> Case {
        Case(name: name, work: .items(Self.count, "modifiers")) {
            for _ in 0..<Self.count { sink(try? Modifier(from: arguments)) }
        }
    }
}

@ASTDecodable("fill")
private struct OneByMacro {
    let amount: AttributeReference<Double>

    init(_ amount: AttributeReference<Double>) { self.amount = amount }
}

private struct OneByHand: StylesheetModifier {
    static let declarations = "func fill(_ amount: Double) -> some View"
    let amount: AttributeReference<Double>

    init(from arguments: ArgumentDecoder) throws(StylesheetDecodingError) { amount = try arguments.decode(at: 0) }
}

@ASTDecodable("stamp")
private struct OverloadedByMacro {
    var title: AttributeReference<String>?
    var number: AttributeReference<Int>?
    var size: AttributeReference<Double>
    var angle: AttributeReference<Double>

    init(number: AttributeReference<Int>, size: AttributeReference<Double> = 8) {
        self.number = number
        self.size = size
        angle = 0
    }

    init(
        _ title: AttributeReference<String>, size: AttributeReference<Double> = 8, angle: AttributeReference<Double> = 0
    ) {
        self.title = title
        self.size = size
        self.angle = angle
    }
}

private struct OverloadedByHand: StylesheetModifier {
    static let declarations = """
        extension View {
            func stamp(number: Int, size: Double = 8) -> some View
            func stamp(_ title: String, size: Double = 8, angle: Double = 0) -> some View
        }
        """
    var title: AttributeReference<String>?
    var number: AttributeReference<Int>?
    var size: AttributeReference<Double>
    var angle: AttributeReference<Double>

    init(from arguments: ArgumentDecoder) throws(StylesheetDecodingError) {
        number = try arguments.decodeIfPresent("number")
        if number == nil { title = try arguments.decode(at: 0) }
        size = try arguments.decodeIfPresent("size") ?? 8
        angle = try arguments.decodeIfPresent("angle") ?? 0
    }
}

@ASTDecodable("film")
private struct NestedByMacro {
    let film: Film

    init(_ film: Film) { self.film = film }

    @ASTDecodable("Film")
    struct Film {
        let url: AttributeReference<String>
        let resolution: AttributeReference<Int>

        init(_ url: AttributeReference<String>, in resolution: AttributeReference<Int>) {
            self.url = url
            self.resolution = resolution
        }
    }
}

private struct NestedByHand: StylesheetModifier {
    static let declarations = """
        extension View { func film(_ film: Film) -> some View }
        struct Film { init(_ url: String, in resolution: Int) }
        """
    let film: Film

    init(from arguments: ArgumentDecoder) throws(StylesheetDecodingError) { film = try arguments.decode(at: 0) }

    struct Film: StylesheetResolvable {
        let url: AttributeReference<String>
        let resolution: AttributeReference<Int>

        init(from expression: CheckedExpression, in catalogue: Catalogue) throws(StylesheetDecodingError) {
            let arguments = try ExpressionUse(of: expression, as: "Film", in: catalogue).arguments
            url = try arguments.decode(at: 0)
            resolution = try arguments.decode("in")
        }
    }
}
