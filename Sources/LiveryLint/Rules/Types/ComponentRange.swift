import LiverySource
import LiverySyntax

/// A component of a colour, or an opacity, is not between 0 and 1.
///
/// SwiftUI's colours have components from 0 to 1, and so have opacities. Numbers up to 255, which other tools use, are
/// divided by 255, a percentage by 100, degrees of a hue by 360. Colours of a wider space may go past 1, which is said with `Color(.displayP3,
/// …)` and its sisters; those are not looked at.
///
/// Wrong:
///
/// ```body
/// foregroundStyle(Color(red: 255, green: 128, blue: 0))
/// ```
///
/// Right:
///
/// ```body
/// foregroundStyle(Color(red: 1, green: 0.502, blue: 0))
/// ```
enum ComponentRange: ModifierCheck {
    static let rule = LintRule("component-range", .warning, .types, fixes: .unsafe)

    static func check(_ modifiers: [ModifierCall], in file: SourceFile, _ findings: inout [Diagnostic]) {
        for modifier in modifiers {
            if modifier.name == "opacity", let value = modifier.arguments.first, value.label == nil {
                check(value.value, "the opacity", in: file, &findings)
            }
            for argument in modifier.arguments {
                argument.value.visit { check($0, in: file, &findings) }
            }
        }
    }

    /// Looks at the components of one call.
    private static func check(_ expression: Expression, in file: SourceFile, _ findings: inout [Diagnostic]) {
        switch expression.kind {
        case .call("Color", _, let arguments):
            guard arguments.first?.label != nil else { return }
            // Of colours in 255 steps all components are.
            let isIn255 = arguments.contains {
                ["red", "green", "blue"].contains($0.label) && ($0.value.literal ?? 0) > 1
            }
            for argument in arguments {
                guard let label = argument.label, components.contains(label) else { continue }
                let divisor: Double? =
                    switch label {
                    case "red", "green", "blue": isIn255 ? 255 : nil
                    case "hue": 360
                    default: nil
                    }
                check(argument.value, "'\(label)'", divisor: divisor, in: file, &findings)
            }
        case .member(_, let member), .implicitMember(let member):
            guard member.name == "opacity", let value = member.arguments?.first, value.label == nil else { return }
            check(value.value, "the opacity", in: file, &findings)
        default: break
        }
    }

    private static let components: Set<String> = [
        "red", "green", "blue", "white", "opacity", "hue", "saturation", "brightness",
    ]

    private static func check(
        _ value: Expression, _ subject: String, divisor: Double? = nil, in file: SourceFile,
        _ findings: inout [Diagnostic]
    ) {
        guard let number = value.literal, number < 0 || number > 1 else { return }
        let guess = divisor ?? (number >= 5 && number <= 100 && number == number.rounded() ? 100 : nil)
        var replacement: String?
        if let guess, number >= 0, number / guess <= 1 { replacement = rounded(number / guess) }
        findings.append(
            finding(
                "\(subject) is \(file.text(in: value.range)), and has to be between 0 and 1"
                    + (replacement.map { "; did you mean \($0)?" } ?? ""),
                in: file, at: value.range,
                fixIts: replacement.map { [.replacing(value.range, with: $0, isSafe: false)] } ?? []))
    }

    /// A number with at most three decimals.
    private static func rounded(_ number: Double) -> String {
        let value = (number * 1000).rounded() / 1000
        return value == value.rounded() ? String(Int(value)) : String(value)
    }
}

extension Expression {
    /// The value of a number that is written out.
    var literal: Double? {
        switch kind {
        case .integer(let value): Double(value)
        case .number(let value): value
        default: nil
        }
    }
}
