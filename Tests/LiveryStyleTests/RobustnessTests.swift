import Livery
import Testing

struct RobustnessTests {
    @Test func valuesNestedTooDeepAreReported() {
        let depth = SyntaxLimits.nesting - 2
        let nested = String(repeating: "AnyShapeStyle(", count: depth) + ".red" + String(repeating: ")", count: depth)
        #expect(messages("background(\(nested))") == ["too-complex: values are nested more than 32 deep"])
        let few = String(repeating: "AnyShapeStyle(", count: 20) + ".red" + String(repeating: ")", count: 20)
        #expect(messages("background(\(few))") == [])
        let lists = String(repeating: "[", count: depth) + String(repeating: "]", count: depth)
        #expect(messages("padding(\(lists))").count == 1)
    }

    @Test(arguments: [("[", "]"), ("[a: ", "]")])
    func parametersOfAnEventThatNestComeToAnEnd(opening: String, closing: String) {
        let depth = SyntaxLimits.nesting - 4
        for inner in ["1", ".red"] {
            let params = String(repeating: opening, count: depth) + inner + String(repeating: closing, count: depth)
            let (modifiers, _) = check("onTapGesture(event(\"e\", params: \(params)))")
            #expect(modifiers.count == (inner == "1" ? 1 : 0))
        }
    }

    @Test func aLongChainIsChecked() {
        #expect(messages("background(.red" + String(repeating: ".opacity(0.5)", count: 150) + ")") == [])
    }

    @Test func overloadsWithinOverloadsComeToAnEnd() {
        let call = (0..<40).reduce(".red") { inner, _ in
            ".linearGradient(colors: [\(inner), .blue], startPoint: .top, endPoint: .bottom)"
        }
        let (_, diagnostics) = check("background(\(call))")
        #expect(!diagnostics.isEmpty)
    }

    /// Sheets and trees with bytes changed at random are read, checked and styled without a trap, and every diagnostic lies in
    /// its file.
    @Test(arguments: 0..<30)
    func damagedTextIsSurvived(seed: Int) {
        var random = Numbers(seed: UInt64(seed) &* 104_729 &+ 3)
        let sheet = Array(
            """
            @token brand = Color("brand")
            "card" do padding(.horizontal, 12) background(brand.opacity(attr("o", default: 1)), in: .rect(cornerRadius: 8)) end
            "font-" <> size do font(.{size}) navigationTitle("<{size}>") end
            "a" do lineLimit(1...3) onTapGesture(event("t", throttle: 5)) gesture(DragGesture().updating(:d)) end
            """.utf8)
        let tree = Array(
            (#"{"type":"V","class":"card a font-title","o":"0.5","style":"bold(); padding(\"8\")","children":["#
                + #"{"type":"T","modifiers":[{"type":"padding","edges":"top","length":1},["bold",{},[]]]},"x",1]}"#)
                .utf8)
        for _ in 0..<40 {
            let sheetFile = SourceFile(path: "s", bytes: damaged(sheet, &random))
            let treeFile = SourceFile(path: "t", bytes: damaged(tree, &random))
            let stylesheet = Stylesheet(sheetFile)
            let styled = StyledTree(WidgetTree.reading(treeFile), stylesheet: stylesheet)
            for diagnostic in stylesheet.diagnostics + styled.diagnostics {
                #expect(Int(diagnostic.range.upperBound) <= diagnostic.file.bytes.count)
            }
            for id in styled.tree.preorder() { _ = styled.modifiers(of: id).map(\.description) }
        }
    }

    private func damaged(_ bytes: [UInt8], _ random: inout Numbers) -> [UInt8] {
        var bytes = bytes
        for _ in 0..<(1 + random.next(6)) {
            let place = random.next(bytes.count)
            switch random.next(4) {
            case 0: bytes.remove(at: place)
            case 1: bytes[place] = UInt8(random.next(256))
            case 2: bytes.insert(Array("(){}[]\".,:;#<>\\\n".utf8)[random.next(16)], at: place)
            default:
                bytes.insert(
                    contentsOf: bytes[place..<min(bytes.count, place + random.next(20))], at: random.next(bytes.count))
            }
        }
        return bytes
    }
}
