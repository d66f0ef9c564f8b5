/// When to use colours.
package enum ColorChoice: String, CaseIterable, ParameterValue, Sendable {
    case auto, always, never
}

/// The options that every command takes.
struct GlobalOptions: ParameterOwner {
    var color = ColorChoice.auto
    var wantsHelp = false
    var wantsVersion = false

    /// The options; the version is only for the tool as a whole.
    static func parameters(isRoot: Bool) -> [CommandParameter<GlobalOptions>] {
        var parameters: [CommandParameter<GlobalOptions>] = [
            .option(
                "--color", value: "WHEN", sets: \.color,
                help: "Use colours, or not; auto uses them on a terminal unless NO_COLOR is set"),
            .flag("-h", "--help", sets: \.wantsHelp, help: "Show this help"),
        ]
        if isRoot { parameters.append(.flag("--version", sets: \.wantsVersion, help: "Show the version")) }
        return parameters
    }
}
