import LiverySource

/// What a key is, for the reader, the schema and whoever asks.
struct ConfigurationKeyDescription: Sendable {
    let name: String
    let type: ConfigurationType
    /// What counts without the key, as JSON; nil when that is no value.
    let defaultValue: String?
    /// Whether an object without it means nothing.
    let isRequired: Bool
    /// What it does, in sentences.
    let summary: String
}

/// A key, with what its value changes.
struct ConfigurationKey<Target>: Sendable {
    let description: ConfigurationKeyDescription
    let apply: @Sendable (inout Target, ConfigurationValue, ConfigurationOrigin) -> Void

    init(
        _ name: String, _ type: ConfigurationType, default defaultValue: String? = nil, isRequired: Bool = false,
        _ summary: String,
        apply: @escaping @Sendable (inout Target, ConfigurationValue, ConfigurationOrigin) -> Void = { _, _, _ in }
    ) {
        description = ConfigurationKeyDescription(
            name: name, type: type, defaultValue: defaultValue, isRequired: isRequired, summary: summary)
        self.apply = apply
    }
}

/// Where a value comes from.
struct ConfigurationOrigin: Sendable {
    /// The folder of the file: empty for the current one, else with a slash at its end.
    let folder: String
    /// The canonical path of the folder.
    let canonicalFolder: String

    init(_ file: SourceFile) {
        folder = FileSystem.directory(of: file.path)
        canonicalFolder = FileSystem.absolutePath(folder.isEmpty ? "." : folder)
    }

    func paths(_ value: ConfigurationValue) -> [ConfigurationPath] {
        value.located.map { ConfigurationPath(text: $0.text, folder: folder, location: $0.location) }
    }

    func globs(_ value: ConfigurationValue) -> ConfigurationGlobs {
        ConfigurationGlobs(value.texts, in: canonicalFolder)
    }
}

extension LintConfiguration {
    /// The keys of a configuration, in the order that the schema has them.
    static let keys: [ConfigurationKey<LintConfiguration>] = [
        ConfigurationKey("$schema", .text, "The address of the schema, for editors. It means nothing to the linter."),
        // The reader reads these files before the keys count, so that every key goes before them.
        ConfigurationKey(
            ConfigurationReader.extendsKey, .oneOrMore(.path),
            """
            Configurations that this one adds to, by paths relative to this file. Keys of this file go before theirs, and \
            those of later files before earlier ones; rules are merged one by one, and overrides are added.
            """),
        ConfigurationKey(
            "platformCatalogue", .choice(LintSettings.PlatformCatalogue.allCases.map { $0.rawValue }),
            default: #""swiftui""#,
            "The platform's own modifiers and types: those of SwiftUI, or none but what the app declares."
        ) { configuration, value, _ in
            let catalogue = value.texts.first.flatMap { LintSettings.PlatformCatalogue(rawValue: $0) }
            if let catalogue { configuration.settings.platformCatalogue = catalogue }
        },
        ConfigurationKey(
            "catalogues", .list(.path), default: "[]",
            "Files that declare the app's own modifiers and types, relative to this file."
        ) { configuration, value, origin in configuration.catalogues = origin.paths(value) },
        ConfigurationKey(
            "targets", .list(.target), default: "[]",
            "The oldest systems that sheets have to work on. Without any, availability isn't checked."
        ) { configuration, value, _ in configuration.settings.targets = value.targets },
        ConfigurationKey(
            "platform", .platform, "The platform whose rules apply, as in 'target: :ios', instead of those for all."
        ) { configuration, value, _ in configuration.settings.platform = value.texts.first?.lowercased() },
        ConfigurationKey(
            "rules", .levels, default: "{}",
            "How findings of rules are told, instead of as the rules themselves say; 'off' leaves them out."
        ) { configuration, value, _ in
            if case .levels(let levels) = value { configuration.settings.levels.merge(levels) { $1 } }
        },
        ConfigurationKey(
            "include", .list(.glob), default: "[]",
            """
            The files to take in folders, as patterns relative to this file, instead of all sheets, compiled sheets, .neex \
            templates and programs. Files that a pattern names are taken whatever their ending.
            """
        ) { configuration, value, origin in configuration.include = origin.globs(value) },
        ConfigurationKey(
            "exclude", .list(.glob), default: "[]",
            "The files and folders to pass over in folders, as patterns relative to this file."
        ) { configuration, value, origin in configuration.exclude = origin.globs(value) },
        ConfigurationKey(
            "sheets", .list(.path), default: "[]",
            """
            The sheets that style trees and templates: files, folders and patterns relative to this file, in the order that \
            their rules are searched.
            """
        ) { configuration, value, origin in configuration.sheets = origin.paths(value) },
        ConfigurationKey(
            "events", .list(.text), "The names of the events that the app handles. Without this key, any name is right."
        ) { configuration, value, _ in configuration.events = value.texts },
        ConfigurationKey(
            "classes", .list(.classPattern), default: "[]",
            "Class names that are used from elsewhere, as patterns."
        ) { configuration, value, _ in
            configuration.classes = value.texts.flatMap { text in
                (GlobBraces.expanded(Array(text.utf8), limit: GlobPattern.maximumAlternatives) ?? [])
                    .map { GlobSegment($0, unit: .scalar) }
            }
        },
        ConfigurationKey(
            "reportNeedlessSuppressions", .boolean, default: "true",
            "Whether comments that suppress nothing are findings."
        ) { configuration, value, _ in
            if case .boolean(let value) = value { configuration.settings.reportsNeedlessSuppressions = value }
        },
        ConfigurationKey("baseline", .path, "A file of known findings to leave out, relative to this file.") {
            configuration, value, origin in configuration.baseline = origin.paths(value).first
        },
        ConfigurationKey(
            "overrides", .list(.object(Override.keys.map { $0.description })), default: "[]",
            "Settings for some files. Later ones go before earlier ones."
        ) { configuration, value, origin in
            guard case .list(let elements) = value else { return }
            for case .members(let members) in elements {
                var override = Override()
                for (name, value) in members {
                    Override.keys.first { $0.description.name == name }?.apply(&override, value, origin)
                }
                configuration.overrides.append(override)
            }
        },
    ]
}

extension LintConfiguration.Override {
    /// The keys of an override.
    static let keys: [ConfigurationKey<LintConfiguration.Override>] = [
        ConfigurationKey(
            "files", .list(.glob), isRequired: true, "The files that it is for, as patterns relative to this file."
        ) { override, value, origin in override.files = origin.globs(value) },
        ConfigurationKey("rules", .levels, default: "{}", "How findings of rules are told in these files.") {
            override, value, _ in
            if case .levels(let levels) = value { override.levels = levels }
        },
        ConfigurationKey("targets", .list(.target), "The oldest systems that these files have to work on.") {
            override, value, _ in override.targets = value.targets
        },
        ConfigurationKey("platform", .platform, "The platform whose rules apply in these files.") {
            override, value, _ in override.platform = value.texts.first?.lowercased()
        },
    ]
}
