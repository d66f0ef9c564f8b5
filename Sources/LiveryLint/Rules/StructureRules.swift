extension LintRule {
    /// Rules about what platforms have.
    static let availabilityRules: [LintRule] = [
        LintRule(
            "deprecated", .warning, .availability, "something is deprecated",
            """
            It still works, and will go some day. The message says what to use instead, when that is known. With \
            deployment targets, only what is deprecated on one of them is told.
            """,
            .body(wrong: "accessibility(label: :label)", right: "accessibilityLabel(:label)")),
        LintRule(
            "unavailable", .error, .availability, "a deployment target doesn't have this",
            """
            On the oldest system that the sheet has to work on, the modifier or value is missing. Raise the target, use \
            something older, or limit the rule to a platform with 'target: :ios'.
            """,
            .body(wrong: "presentationDetents([.medium])", right: "padding(8)", target: "iOS 15")),
        LintRule(
            "unknown-platform", .error, .availability, "there is no platform of this name",
            "The platforms are ios, ipados, macos, tvos, watchos, visionos and maccatalyst.",
            .sheet(
                wrong: "\"card\", target: :watch do\n  padding(2)\nend",
                right: "\"card\", target: :watchos do\n  padding(2)\nend")),
    ]

    /// Rules about how rules and sheets fit together.
    static let structureRules: [LintRule] = [
        LintRule(
            "duplicate-token", .error, .structure, "a token is declared twice in one sheet",
            "The first declaration counts. A sheet may declare a token that an import has: then its own counts.",
            .sheet(wrong: "@token gap = 8\n@token gap = 12", right: "@token gap = 8\n@token wide_gap = 12")),
        LintRule(
            "import-cycle", .error, .structure, "sheets import each other in a circle",
            """
            The import that closes the circle is left out. Move what both sheets need to a third one, and let both \
            import that.
            """),
        LintRule(
            "missing-import", .error, .structure, "an imported sheet can't be read",
            """
            The path of an import is relative to the folder of the sheet that has it. The message says why the file \
            can't be read.
            """,
            .sheet(wrong: "@import \"no-such.sheet\"", right: "@safe_list \"card\"")),
        LintRule(
            "unknown-class", .error, .structure, "no rule matches a class name",
            """
            The class is misspelt, its sheet is missing, or all its rules are limited to other platforms. Rules are \
            searched in the order of the sheets, then of their imports.
            """,
            .tree(
                wrong: #"{"type": "Text", "class": "tilte"}"#, right: #"{"type": "Text", "class": "title"}"#,
                sheet: "\"title\" do\n  bold()\nend")),
        LintRule(
            "unknown-option", .error, .structure, "a rule has an option that means nothing",
            "The one option is 'target', which limits a rule to platforms.",
            .sheet(
                wrong: "\"card\", targets: :ios do\n  padding(8)\nend",
                right: "\"card\", target: :ios do\n  padding(8)\nend")),
    ]

    /// Rules about spellings that work and should be others.
    static let styleRules: [LintRule] = [
        LintRule(
            "deprecated-helper", .warning, .style, "a captured text is used in an older spelling",
            """
            Older stylesheets write to_ime(x), to_integer(x), to_float(x), to_atom(x), to_boolean(x) or <%= x %>. {x} does \
            the same, and a plain x converts the text to the type that its place asks for.
            """,
            .sheet(
                wrong: "\"font-\" <> size do\n  font(.<%= size %>)\nend",
                right: "\"font-\" <> size do\n  font(.{size})\nend"))
    ]
}
