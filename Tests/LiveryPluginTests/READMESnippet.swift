import Foundation

/// A snippet of README.md: lines that are indented by four spaces.
enum READMESnippet {
    struct NotFound: Error {
        var firstLine: String
    }

    /// The text of the snippet that begins with a line.
    static func beginning(with firstLine: String) throws -> String {
        let text = try String(contentsOf: ClientPackage.livery.appending(path: "README.md"), encoding: .utf8)
        let lines = text.split(separator: "\n", omittingEmptySubsequences: false).drop { $0 != "    \(firstLine)" }
        let snippet = lines.prefix { $0.hasPrefix("    ") || $0.isEmpty }.map { $0.dropFirst(4) }
        guard !snippet.isEmpty else { throw NotFound(firstLine: firstLine) }
        return snippet.joined(separator: "\n").trimmingCharacters(in: .newlines) + "\n"
    }
}
