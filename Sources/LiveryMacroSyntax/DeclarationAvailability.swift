public import SwiftSyntax

/// What the `@available` attributes of a declaration say.
public struct DeclarationAvailability {
    /// The attributes on one line, as a catalogue shows them; empty for none.
    public private(set) var text = ""
    /// The versions that the declaration needs, as `#available` takes them: `iOS 17`.
    public private(set) var introduced: [String] = []
    /// The platforms that don't have the declaration, as `os` takes them.
    public private(set) var unavailablePlatforms: [String] = []
    /// The version of the language that the declaration needs.
    public private(set) var language: String?
    public private(set) var isDeprecated = false
    /// Whether the declaration can't be used anywhere.
    public private(set) var isUnavailable = false

    public init(_ attributes: AttributeListSyntax) {
        var texts: [String] = []
        for case .attribute(let attribute) in attributes {
            guard attribute.attributeName.trimmedDescription == "available",
                case .availability(let arguments) = attribute.arguments
            else { continue }
            texts.append(SourceText.singleLine(attribute))
            read(arguments)
        }
        text = texts.joined(separator: " ")
    }

    private mutating func read(_ arguments: AvailabilityArgumentListSyntax) {
        let parts = arguments.map(\.argument)
        // The short form: `iOS 17, macOS 14, *`.
        let versions = parts.compactMap { part in
            if case .availabilityVersionRestriction(let version) = part { version } else { nil }
        }
        if !versions.isEmpty {
            for version in versions {
                guard let number = version.version else { continue }
                introduce(version.platform.text, number.trimmedDescription)
            }
            return
        }
        // The long form: `iOS, introduced: 17, deprecated: 18, message: "…"`.
        guard case .token(let platform)? = parts.first else { return }
        for part in parts.dropFirst() {
            switch part {
            case .token(let token) where token.text == "unavailable": exclude(platform.text)
            case .token(let token) where token.text == "deprecated": isDeprecated = true
            case .availabilityLabeledArgument(let argument):
                switch (argument.label.text, argument.value) {
                case ("introduced", .version(let number)): introduce(platform.text, number.trimmedDescription)
                case ("deprecated", _): isDeprecated = true
                case ("obsoleted", _): exclude(platform.text)
                default: break
                }
            default: break
            }
        }
    }

    private mutating func introduce(_ platform: String, _ version: String) {
        if platform == "swift" {
            language = version
        } else if !introduced.contains(where: { $0.hasPrefix(platform + " ") }) {
            introduced.append("\(platform) \(version)")
        }
    }

    private mutating func exclude(_ platform: String) {
        switch platform {
        case "*", "swift": isUnavailable = true
        // No condition tells an extension from an app.
        case let name where name.hasSuffix("ApplicationExtension"): break
        default: unavailablePlatforms.append(platform)
        }
    }

    /// The condition of `#if` under which the declaration exists; nil for always.
    public var compilationCondition: String? {
        var conditions = unavailablePlatforms.map { platform in
            platform == "macCatalyst" ? "!targetEnvironment(macCatalyst)" : "!os(\(platform))"
        }
        if let language { conditions.append("swift(>=\(language))") }
        return conditions.isEmpty ? nil : conditions.joined(separator: " && ")
    }

    /// The condition of `if` under which the declaration can be used; nil for always.
    public var runtimeCondition: String? {
        introduced.isEmpty ? nil : "#available(" + (introduced + ["*"]).joined(separator: ", ") + ")"
    }

    /// The versions, for messages: `iOS 17 or macOS 14`.
    public var requirement: String { introduced.joined(separator: " or ") }
}
