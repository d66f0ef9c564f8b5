import LiverySource
import LiverySyntax

/// A length, count or scale is one that SwiftUI can't use.
///
/// A frame, a radius, a line width or a font size can't be negative, at least one line is shown, and a minimum can't be
/// larger than its maximum. SwiftUI ignores such a value or complains when the app runs.
///
/// Wrong:
///
/// ```body
/// frame(width: -100)
/// ```
///
/// Right:
///
/// ```body
/// frame(width: 100)
/// ```
enum LengthRange: ModifierCheck {
    static let rule = LintRule("length-range", .warning, .types)

    /// What an argument has to be.
    private enum Limit {
        case notNegative, positive, aboveZeroToOne

        var words: String {
            switch self {
            case .notNegative: "can't be negative"
            case .positive: "has to be larger than 0"
            case .aboveZeroToOne: "has to be larger than 0 and at most 1"
            }
        }

        func allows(_ number: Double) -> Bool {
            switch self {
            case .notNegative: number >= 0
            case .positive: number > 0
            case .aboveZeroToOne: number > 0 && number <= 1
            }
        }
    }

    /// The limits of modifiers' arguments, by label; the empty label is that of an argument without one.
    private static let limits: [String: [String: Limit]] = [
        "frame": [
            "width": .notNegative, "height": .notNegative, "minWidth": .notNegative, "idealWidth": .notNegative,
            "maxWidth": .notNegative, "minHeight": .notNegative, "idealHeight": .notNegative, "maxHeight": .notNegative,
        ],
        "blur": ["radius": .notNegative],
        "shadow": ["radius": .notNegative],
        "cornerRadius": ["": .notNegative],
        "border": ["width": .notNegative],
        "lineLimit": ["": .positive],
        "lineSpacing": ["": .notNegative],
        "minimumScaleFactor": ["": .aboveZeroToOne],
        "aspectRatio": ["": .positive],
        "containerRelativeFrame": ["count": .positive, "span": .positive, "spacing": .notNegative],
        "badge": ["": .notNegative],
        "navigationSplitViewColumnWidth": ["": .notNegative],
        "onLongPressGesture": ["minimumDuration": .notNegative, "maximumDistance": .notNegative],
        "onTapGesture": ["count": .positive],
        "saturation": ["": .notNegative],
        "contrast": ["": .notNegative],
    ]

    /// The limits of arguments of members and initializers within.
    private static let innerLimits: [String: [String: Limit]] = [
        "rect": ["cornerRadius": .notNegative],
        "RoundedRectangle": ["cornerRadius": .notNegative],
        "system": ["size": .positive],
        "custom": ["size": .positive, "fixedSize": .positive],
        "StrokeStyle": ["lineWidth": .notNegative, "miterLimit": .notNegative],
    ]

    static func check(_ modifiers: [ModifierCall], in file: SourceFile, _ findings: inout [Diagnostic]) {
        for modifier in modifiers {
            if let limits = limits[modifier.name] {
                check(modifier.arguments, modifier.name, limits, in: file, &findings)
                if modifier.name == "frame" { checkOrder(of: modifier.arguments, in: file, &findings) }
            }
            for argument in modifier.arguments {
                argument.value.visit { expression in
                    switch expression.kind {
                    case .call(let name, _, let arguments):
                        guard let limits = innerLimits[name] else { return }
                        check(arguments, name, limits, in: file, &findings)
                    case .member(_, let member), .implicitMember(let member):
                        guard let arguments = member.arguments, let limits = innerLimits[member.name] else { return }
                        check(arguments, "." + member.name, limits, in: file, &findings)
                    default: break
                    }
                }
            }
        }
    }

    private static func check(
        _ arguments: [Argument], _ name: String, _ limits: [String: Limit], in file: SourceFile,
        _ findings: inout [Diagnostic]
    ) {
        for argument in arguments {
            guard let limit = limits[argument.label ?? ""], let number = argument.value.literal, !limit.allows(number)
            else { continue }
            findings.append(
                finding(
                    "\(argument.label.map { "'\($0)'" } ?? "the value") of '\(name)' is "
                        + "\(file.text(in: argument.value.range)), and \(limit.words)",
                    in: file, at: argument.value.range))
        }
    }

    /// The sizes of a flexible frame have to grow from the least to the most.
    private static func checkOrder(of arguments: [Argument], in file: SourceFile, _ findings: inout [Diagnostic]) {
        for axis in ["Width", "Height"] {
            let given = ["min", "ideal", "max"].compactMap { prefix in
                arguments.first { $0.label == prefix + axis }.flatMap { argument in
                    argument.value.literal.map { (label: prefix + axis, value: $0, range: argument.value.range) }
                }
            }
            for (smaller, larger) in zip(given, given.dropFirst()) where smaller.value > larger.value {
                findings.append(
                    finding(
                        "'\(smaller.label)' is larger than '\(larger.label)': SwiftUI needs them to grow from min over ideal "
                            + "to max",
                        in: file, at: larger.range, highlights: [smaller.range]))
            }
        }
    }
}
