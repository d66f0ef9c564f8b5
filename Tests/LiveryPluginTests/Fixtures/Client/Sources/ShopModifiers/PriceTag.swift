import LiveryMacros

@ASTDecodable("priceTag")
struct PriceTag {
    let amount: AttributeReference<Double>
    let emphasis: Emphasis

    init(_ amount: AttributeReference<Double>, emphasis: Emphasis = .regular) {
        self.amount = amount
        self.emphasis = emphasis
    }

    @available(iOS 17, macOS 14, *)
    init(labels: [String.Resolvable], of product: Product.Resolvable) {
        amount = 0
        emphasis = .regular
    }
}

@ASTDecodable("Emphasis")
enum Emphasis {
    case regular
    case strong(by: AttributeReference<Double> = 2)

    func muted() -> Emphasis { .regular }
}

struct Product {
    @ASTDecodable("Product")
    struct Resolvable {
        let name: AttributeReference<String>
    }
}

struct Ribbon: StylesheetModifier {
    static let declarations = "func ribbon(_ text: String) -> some View"

    let text: AttributeReference<String>

    init(from arguments: ArgumentDecoder) throws(StylesheetDecodingError) {
        text = try arguments.decode(at: 0)
    }
}
