import LiveryMacros
import LiveryValues

// Host types as a host writes them: compiled with the macro, and read as source by the tests.

@ASTDecodable("sampleCard")
struct SampleCard {
    let fill: StyleValue.Resolvable
    let corner: SampleCorner

    init(_ fill: StyleValue.Resolvable, in corner: SampleCorner = .round) {
        self.fill = fill
        self.corner = corner
    }

    @available(iOS 17, macOS 14, *)
    init(turnedBy angle: Angle.Resolvable, media: SampleMedia.Kind?, notes: [String].Resolvable = .constant([])) {
        fill = .constant(.null)
        corner = .round
    }

    #if os(Linux)
        init(onlyOnLinux fill: StyleValue.Resolvable) {
            self.fill = fill
            corner = .square
        }
    #endif
}

@ASTDecodable("SampleCorner")
indirect enum SampleCorner {
    case round, square
    case cut(Double.Resolvable, sides: Int.Resolvable = 4)
    case mixed([SampleCorner])

    static func stepped(_ steps: Int.Resolvable) -> SampleCorner { .square }
    static var none: SampleCorner { .square }
    func inverted() -> Self { self }
}

enum SampleMedia {
    @ASTDecodable("SampleMedia.Kind")
    enum Kind { case film, song }
}

struct SampleGlow: StylesheetModifier {
    static let declarations = "func sampleGlow(_ radius: Double = 4) -> some View"

    init(from arguments: ArgumentDecoder) throws(StylesheetDecodingError) {}
}

enum SampleTone: String, CaseIterable, StylesheetValue {
    case warm
    case cold = "chilly"

    static var signatures: [StylesheetSignature] { caseSignatures }
}
