import LiveryCatalogue
import LiveryJSON
import LiverySource
import LiveryStyle

/// Checks the keys and values of a configuration against what they have to be, and keeps those that are.
struct ConfigurationCheck {
    /// The most findings of one file.
    static let maximumFindings = 100
    /// The most patterns of one file, each alternative in braces counted.
    static let maximumPatterns = 10_000

    private(set) var diagnostics: [Diagnostic] = []
    private var patternCount = 0

    /// The members of an object that are right, in the order of the text.
    ///
    /// - Parameter owner: What the object is, in words.
    mutating func members(
        of object: JSONValue, keys: [ConfigurationKeyDescription], of owner: String
    ) -> [(name: String, value: ConfigurationValue)] {
        var members: [(name: String, value: ConfigurationValue)] = []
        let present = Set(object.members.map { $0.key })
        for member in object.members {
            let name = member.key
            guard let key = keys.first(where: { $0.name == name }) else {
                report(
                    unknown: name, at: member.keyLocation, "\(owner) has no key", in: keys.map { $0.name },
                    besides: present)
                continue
            }
            if let value = value(member.value, as: key.type, of: "'\(name)'") { members.append((name, value)) }
        }
        for key in keys where key.isRequired && !present.contains(key.name) {
            report("\(owner) has to have '\(key.name)', \(key.type.words)", at: object.location)
        }
        return members
    }

    /// The value as what it has to be, or nil when it isn't. Of a list, the elements that are right.
    private mutating func value(
        _ value: JSONValue, as type: ConfigurationType, of owner: String
    ) -> ConfigurationValue? {
        // The reader of JSON has said what is wrong.
        if value.kind == .invalid { return nil }
        switch type {
        case .text, .path, .glob, .classPattern, .target, .platform, .choice:
            guard let text = value.string else { return mismatch(value, type, owner) }
            return self.value(text, value, as: type, of: owner)
        case .boolean:
            guard let boolean = value.boolean else { return mismatch(value, type, owner) }
            return .boolean(boolean)
        case .levels:
            guard value.kind == .object else { return mismatch(value, type, owner) }
            return .levels(levels(in: value))
        case .list(let element):
            guard value.kind == .array else { return mismatch(value, type, owner, element: element) }
            return .list(value.elements.compactMap { self.value($0, as: element, of: "an entry of \(owner)") })
        case .oneOrMore(let element):
            if value.kind == .array { return self.value(value, as: .list(element), of: owner) }
            guard value.string != nil else { return mismatch(value, type, owner) }
            return self.value(value, as: element, of: owner)
        case .object(let keys):
            guard value.kind == .object else { return mismatch(value, type, owner) }
            let members = members(of: value, keys: keys, of: owner)
            let missesNone = keys.allSatisfy { key in !key.isRequired || members.contains { $0.name == key.name } }
            return missesNone ? .members(members) : nil
        }
    }

    private mutating func value(
        _ text: String, _ value: JSONValue, as type: ConfigurationType, of owner: String
    ) -> ConfigurationValue? {
        switch type {
        case .target:
            guard let target = DeploymentTarget(text) else { return report(target: text, value) }
            return .target(target)
        case .platform:
            let platforms = Stylesheet.knownPlatforms
            guard platforms.contains(text.lowercased()) else {
                return report(unknown: text, at: value.location, "there is no platform", in: platforms)
            }
        case .choice(let choices):
            guard choices.contains(text) else {
                return report(unknown: text, at: value.location, "\(owner) has to be \(type.words), not", in: choices)
            }
        case .path where text.isEmpty || text.utf8.contains(0):
            return report("\(owner) has to be \(type.words), and is empty", at: value.location)
        case .glob, .classPattern:
            if patternCount >= Self.maximumPatterns {
                return report("there are more than \(Self.maximumPatterns) patterns", at: value.location)
            }
            guard let pattern = GlobPattern(text) else {
                let message =
                    "a pattern has at most \(GlobPattern.maximumLength) bytes and stands for at most "
                    + "\(GlobPattern.maximumAlternatives) others"
                return report(message, at: value.location)
            }
            patternCount += pattern.alternativeCount
            if pattern.isMalformed || text.isEmpty {
                let message =
                    text.isEmpty
                    ? "an empty pattern matches nothing"
                    : "the pattern '\(text)' matches nothing: a bracket isn't closed, or a backslash stands at the end"
                return report(message, at: value.location)
            }
        default: break
        }
        return .text(text, value.location)
    }

    private mutating func levels(in object: JSONValue) -> [String: RuleLevel] {
        var levels: [String: RuleLevel] = [:]
        let present = Set(object.members.map { $0.key })
        let choices = RuleLevel.allCases.map { $0.rawValue }
        for member in object.members {
            let name = member.key
            if LintRule.configurable(name) == nil {
                report(
                    unknown: name, at: member.keyLocation, "there is no rule", in: LintRule.all.map { $0.name },
                    besides: present)
            } else if let text = value(member.value, as: .choice(choices), of: "'\(name)'")?.texts.first {
                levels[name] = RuleLevel(rawValue: text)
            }
        }
        return levels
    }

    // MARK: - Words

    /// Adds a finding, up to ``maximumFindings``, and gives the value of what is wrong: nil.
    @discardableResult
    private mutating func report(
        _ message: String, at location: SourceLocation, fixIts: [FixIt] = []
    ) -> ConfigurationValue? {
        if diagnostics.count < Self.maximumFindings {
            diagnostics.append(
                Diagnostic(rule: ConfigurationRule.invalid, message: message, at: location, fixIts: fixIts))
        }
        return nil
    }

    private mutating func mismatch(
        _ value: JSONValue, _ type: ConfigurationType, _ owner: String, element: ConfigurationType? = nil
    ) -> ConfigurationValue? {
        var fixIts: [FixIt] = []
        var trial = ConfigurationCheck()
        // A single value that could be an entry was certainly meant to be the only one.
        if let element, trial.value(value, as: element, of: owner) != nil, trial.diagnostics.isEmpty {
            let edits = [
                TextEdit.insertion(of: "[", at: value.range.lowerBound),
                TextEdit.insertion(of: "]", at: value.range.upperBound),
            ]
            fixIts = [FixIt("put it in brackets", edits: edits, isSafe: true)]
        }
        return report(
            "\(owner) has to be \(type.words), not \(value.kind.words)", at: value.location, fixIts: fixIts)
    }

    /// Reports a name that means nothing, with the nearest one that does. Replacing it is safe when no other is near and
    /// the object doesn't have that key already.
    @discardableResult
    private mutating func report(
        unknown name: String, at location: SourceLocation, _ message: String, in names: [String],
        besides present: Set<String> = []
    ) -> ConfigurationValue? {
        // Names are compared for findings that are kept only, so that a file full of unknown ones is soon through.
        guard diagnostics.count < Self.maximumFindings, let closest = closestName(to: name, in: names) else {
            return report("\(message) '\(name)'", at: location)
        }
        let isCertain =
            !present.contains(closest) && closestName(to: name, in: names.filter { $0 != closest }) == nil
        let fixIt = FixIt(
            "replace with '\(closest)'", edits: [TextEdit(location.range, replacement: "\"\(closest)\"")],
            isSafe: isCertain)
        return report("\(message) '\(name)'; did you mean '\(closest)'?", at: location, fixIts: [fixIt])
    }

    private mutating func report(target text: String, _ value: JSONValue) -> ConfigurationValue? {
        let platforms = Platform.allCases.map { $0.rawValue }
        let name = text.prefix { !$0.isNumber }.split(separator: " ").joined(separator: " ")
        let version = text.dropFirst(text.prefix { !$0.isNumber }.count)
        if !version.isEmpty, !platforms.contains(where: { $0.lowercased() == name.lowercased() }) {
            guard let closest = closestName(to: name, in: platforms) else {
                return report(
                    "there is no platform '\(name)'; the platforms are \(platforms.joined(separator: ", "))",
                    at: value.location)
            }
            return report("there is no platform '\(name)'; did you mean '\(closest) \(version)'?", at: value.location)
        }
        return report("'\(text)' is no target: a target is \(ConfigurationType.target.words)", at: value.location)
    }
}

extension JSONMember {
    fileprivate var keyLocation: SourceLocation { SourceLocation(file: value.file, range: keyRange) }
}

extension JSONKind {
    /// What it is, in words.
    fileprivate var words: String {
        switch self {
        case .null: "null"
        case .boolean: "a boolean"
        case .number: "a number"
        case .string: "a text"
        case .array: "a list"
        case .object: "an object"
        case .invalid: "nothing"
        }
    }
}
