import LiveryJSON
import LiveryStyle

/// The JSON Schema (draft-07) of configurations, made from the table of keys and the list of rules.
package enum ConfigurationSchema {
    /// The schema as `Documentation/livery.schema.json` has it.
    package static var text: String {
        var writer = JSONWriter(.pretty)
        writer.beginObject()
        writer.member("$schema", "http://json-schema.org/draft-07/schema#")
        writer.member("title", "Livery")
        writer.member("description", "The configuration of the linter, .livery.json.")
        writer.objectMembers(LintConfiguration.keys.map { $0.description })
        writer.key("definitions")
        writer.beginObject()
        writer.key("rules")
        writer.beginObject()
        writer.member("type", "object")
        writer.key("additionalProperties")
        writer.boolean(false)
        writer.key("properties")
        writer.beginObject()
        for rule in LintRule.all {
            writer.key(rule.name)
            writer.beginObject()
            writer.member("description", rule.summary)
            writer.strings("enum", RuleLevel.allCases.map { $0.rawValue })
            writer.endObject()
        }
        writer.endObject()
        writer.endObject()
        writer.endObject()
        writer.endObject()
        return writer.text + "\n"
    }
}

extension JSONWriter {
    /// Writes the members that describe an object with some keys and no others.
    fileprivate mutating func objectMembers(_ keys: [ConfigurationKeyDescription]) {
        member("type", "object")
        key("additionalProperties")
        boolean(false)
        let required = keys.filter { $0.isRequired }.map { $0.name }
        if !required.isEmpty { strings("required", required) }
        key("properties")
        beginObject()
        for description in keys {
            key(description.name)
            beginObject()
            member("description", description.summary)
            typeMembers(description.type)
            if let value = description.defaultValue, let root = JSONDocument(reading: .init(path: "", text: value)).root
            {
                key("default")
                self.value(root)
            }
            endObject()
        }
        endObject()
    }

    private mutating func typeMembers(_ type: ConfigurationType) {
        switch type {
        case .text: member("type", "string")
        case .path, .glob, .classPattern:
            member("type", "string")
            member("minLength", 1)
        case .target:
            member("type", "string")
            member("pattern", #"^[A-Za-z]+ *[0-9]+(\.[0-9]+){0,2}$"#)
            strings("examples", ["iOS 16", "macOS 13.1"])
        case .platform: strings("enum", Stylesheet.knownPlatforms)
        case .choice(let choices): strings("enum", choices)
        case .boolean: member("type", "boolean")
        case .levels: member("$ref", "#/definitions/rules")
        case .list(let element):
            member("type", "array")
            key("items")
            schema(element)
        case .oneOrMore(let element):
            key("anyOf")
            beginArray()
            schema(element)
            schema(.list(element))
            endArray()
        case .object(let keys): objectMembers(keys)
        }
    }

    private mutating func schema(_ type: ConfigurationType) {
        beginObject()
        typeMembers(type)
        endObject()
    }

    fileprivate mutating func strings(_ name: String, _ values: [String]) {
        key(name)
        beginArray()
        for value in values { string(value) }
        endArray()
    }
}
