import LiveryJSON
import LiverySource
import LiverySyntax

/// Places, sizes and transforms (LiveView Native 0.1, "Value encodings").
extension WireValueDecoder {
    /// In radians.
    static let angle = number.wrapped(in: ".radians(value)")

    static let edge = oneOf("top leading bottom trailing")

    static let edgeSet = optionSet(of: oneOf("top leading bottom trailing all horizontal vertical"))

    static let axisSet = oneOf("horizontal vertical", spelled: ["all": "[.horizontal, .vertical]"])

    /// The two baselines of first lines are offered by the server and unknown to the client of 0.1.
    static let alignment = oneOf(
        """
        top_leading top top_trailing leading center trailing bottom_leading bottom bottom_trailing \
        leading_last_text_baseline trailing_last_text_baseline leading_first_text_baseline \
        trailing_first_text_baseline
        """, acceptsDashes: true)

    static let edgeInsets = byKind(
        "a number, or an object of 'top', 'leading', 'bottom' and 'trailing'",
        [
            .number: number.wrapped(in: "EdgeInsets(top: value, leading: value, bottom: value, trailing: value)"),
            .object: object(
                "edge insets",
                [
                    .optional("all", number), .optional("top", number, default: "0"),
                    .optional("leading", number, default: "0"), .optional("bottom", number, default: "0"),
                    .optional("trailing", number, default: "0"),
                ],
                .form("EdgeInsets(top: all, leading: all, bottom: all, trailing: all)", when: .has("all")),
                "EdgeInsets(top: top, leading: leading, bottom: bottom, trailing: trailing)"),
        ])

    /// Three numbers, as a tuple.
    static let axis3D = object(
        "an object of 'x', 'y' and 'z'", [.required("x", number), .required("y", number), .required("z", number)],
        "(x: x, y: y, z: z)")

    static let size = tuple(["width", "height"], "CGSize(width: width, height: height)")

    static let affineTransform = tuple(
        ["a", "b", "c", "d", "tx", "ty"], "CGAffineTransform(a, b, c, d, tx, ty)")

    /// Sixteen numbers, row by row.
    static let matrix = tuple(
        (1...4).flatMap { row in (1...4).map { column in "m\(row)\(column)" } },
        """
        ProjectionTransform(CATransform3D(m11: m11, m12: m12, m13: m13, m14: m14, m21: m21, m22: m22, m23: m23, \
        m24: m24, m31: m31, m32: m32, m33: m33, m34: m34, m41: m41, m42: m42, m43: m43, m44: m44))
        """)

    // MARK: Points

    private static let namedUnitPoint = oneOf(
        "zero center leading trailing top bottom top_leading top_trailing bottom_leading bottom_trailing",
        acceptsDashes: true)

    /// A name, or two numbers with a comma or a space between them.
    private static let unitPointText = WireValueDecoder(namedUnitPoint.expectation) { value, context in
        let parts = (value.string ?? "").split { $0 == "," || $0 == " " }.map { Double($0) }
        guard parts.count == 2, let x = parts[0], let y = parts[1], x.isFinite, y.isFinite else {
            return namedUnitPoint.decode(value, &context)
        }
        let fields = ["x": x, "y": y].mapValues {
            CallTemplate.Field(expression: Expression(numberKind($0), range: value.range))
        }
        return unitPointTemplate.filled(with: fields, at: value.range)
    }

    private static let unitPointTemplate: CallTemplate = "UnitPoint(x: x, y: y)"

    static let unitPoint = byKind(
        "an object of 'named', or of 'x' and 'y'",
        [
            .string: unitPointText,
            .object: object(
                "a unit point",
                [.optional("named", unitPointText), .optional("x", number), .optional("y", number)],
                .form("named", when: .has("named")), .form("UnitPoint(x: x, y: y)", when: .has("x", "y"))),
        ])

    // MARK: Arrays of numbers

    /// `[[x, y], [width, height]]`.
    static let rect = WireValueDecoder("two arrays of two numbers") { value, context in
        guard value.kind == .array, value.count == 2, value.elements.allSatisfy({ $0.kind == .array && $0.count == 2 })
        else {
            context.reportMismatch(value, expected: "[[x, y], [width, height]]")
            return nil
        }
        let numbers = value.elements.flatMap { $0.elements.map { number.decode($0, &context) } }
        var fields: ObjectSchema.Fields = [:]
        for (name, number) in zip(["x", "y", "width", "height"], numbers) {
            guard let number else { return nil }
            fields[name] = CallTemplate.Field(expression: number)
        }
        return rectTemplate.filled(with: fields, at: value.range)
    }

    private static let rectTemplate: CallTemplate = "CGRect(x: x, y: y, width: width, height: height)"

    /// An array of numbers, each of which takes the place of its name in the template.
    private static func tuple(_ names: [String], _ template: CallTemplate) -> WireValueDecoder {
        WireValueDecoder("an array of \(names.count) numbers") { value, context in
            guard let numbers = numbers(in: value, count: names.count, &context) else { return nil }
            let fields = numbers.map { CallTemplate.Field(expression: $0) }
            return template.filled(with: Dictionary(zip(names, fields)) { first, _ in first }, at: value.range)
        }
    }

    private static func numbers(
        in value: JSONValue, count: Int, _ context: inout EntryContext
    ) -> [Expression]? {
        guard value.kind == .array, value.count == count else {
            context.reportMismatch(value, expected: "an array of \(count) numbers")
            return nil
        }
        let decoded = value.elements.map { number.decode($0, &context) }.compactMap { $0 }
        return decoded.count == count ? decoded : nil
    }
}
