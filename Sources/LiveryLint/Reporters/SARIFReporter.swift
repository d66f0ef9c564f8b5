import LiveryJSON
import LiverySource

/// Reports findings in SARIF 2.1.0 (OASIS), which code scanning services and editors read.
///
/// One run has all rules of Livery with their descriptions, whether or not they were broken: a viewer can then tell a rule
/// that found nothing from one that doesn't exist, and an index means the same rule in every report. They make about 120 KB,
/// and 13 KB when compressed, as uploads are.
///
/// Relative paths are URI references relative to `%SRCROOT%`, absolute ones `file:` URIs. Columns count UTF-16 code units. A
/// byte order mark isn't counted. Notes with a place become related locations, those without one lines of the message. A
/// result's partial fingerprint `liveryFinding/v1` is a hash of its rule, message and line, and its number among the
/// results of its file with the same hash. A fix has the property `isSafe`.
public struct SARIFReporter {
    /// The version of the tool to name.
    public var toolVersion: String?
    /// Whether all files could be read and checked, whatever was found in them.
    public var isExecutionSuccessful: Bool

    /// Makes a reporter.
    ///
    /// - Parameters:
    ///   - toolVersion: The version of the tool to name, such as `1.2.0`.
    ///   - isExecutionSuccessful: Whether all files could be read and checked, whatever was found in them.
    public init(toolVersion: String? = nil, isExecutionSuccessful: Bool = true) {
        self.toolVersion = toolVersion
        self.isExecutionSuccessful = isExecutionSuccessful
    }

    /// The log as JSON text in UTF-8, without a line break at its end.
    public func bytes(of report: LintReport) -> [UInt8] {
        var log = SARIFLog(report)
        var writer = JSONWriter(.pretty)
        log.write(toolVersion: toolVersion, isExecutionSuccessful: isExecutionSuccessful, to: &writer)
        return writer.bytes
    }
}
