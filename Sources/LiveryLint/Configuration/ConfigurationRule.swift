/// The names of the rules that reading configurations and baselines reports under, besides those of JSON.
enum ConfigurationRule {
    /// A key, value or file of a configuration or baseline means nothing.
    static let invalid = "invalid-configuration"
}
