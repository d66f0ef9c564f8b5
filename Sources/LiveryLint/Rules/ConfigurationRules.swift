extension LintRule {
    /// Rules about the configuration of the linter.
    static let configurationRules: [LintRule] = [
        LintRule(
            "invalid-configuration", .error, .configuration, "a configuration or baseline is not written as one",
            """
            A key of a .livery.json file is unknown, a value is not what its key asks for, or a file that it names can't be \
            read. The rest of the file counts. Documentation/Configuration.md lists the keys. A baseline is written anew \
            with --write-baseline.
            """)
    ]
}
