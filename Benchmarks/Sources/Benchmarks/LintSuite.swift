import Dispatch
import Foundation
import Livery

/// Linting a thousand files of 10 MB, half of them sheets and half templates that use their classes, from the disk and
/// without anything kept from an earlier run, beside reading and hashing the same bytes.
func lintSuite() -> Suite {
    let folder = FileManager.default.temporaryDirectory.appending(path: "livery-lint-benchmark")
    let paths = LintFiles.write(to: folder)
    let size = paths.reduce(0) { $0 + read($1).bytes.count }
    precondition(report(on: paths).counts.errors == 0, "the benchmark's files have to be right")
    return Suite(
        cases: [
            Case(name: "lint.read+hash", work: .bytes(size)) {
                for path in paths { sink(hash(read(path).bytes)) }
            },
            Case(name: "lint.1000-files", work: .bytes(size)) { sink(report(on: paths)) },
        ],
        ratios: [
            Ratio(
                name: "lint 1,000 files to reading and hashing them", of: "lint.1000-files", to: "lint.read+hash",
                bar: "at most 3")
        ])
}

private func read(_ path: String) -> SourceFile {
    SourceFile(path: path, bytes: FileManager.default.contents(atPath: path).map(Array.init) ?? [])
}

/// The 64-bit hash of Fowler, Noll and Vo.
private func hash(_ bytes: [UInt8]) -> UInt64 {
    bytes.reduce(0xcbf2_9ce4_8422_2325) { ($0 ^ UInt64($1)) &* 0x100_0000_01b3 }
}

private func report(on paths: [String]) -> LintReport {
    final class Box: @unchecked Sendable { var report = LintReport([], paths: []) }
    let box = Box()
    let hasEnded = DispatchSemaphore(value: 0)
    Task.detached {
        box.report = await LintRun().report(on: paths.map { LintInput(read($0)) })
        hasEnded.signal()
    }
    hasEnded.wait()
    return box.report
}

/// The files of the benchmark.
private enum LintFiles {
    static func write(to folder: URL) -> [String] {
        var paths: [String] = []
        for part in 0..<500 {
            let sheet = ScreenSheet.text(bytes: 10_000, seed: UInt64(part + 1), prefix: "part\(part)-")
            let classes = sheet.split(separator: "\n").compactMap { line -> String? in
                line.hasPrefix("\"") ? String(line.dropFirst().prefix { $0 != "\"" }) : nil
            }
            let kind = folder.appending(path: "\(part / 50)")
            try? FileManager.default.createDirectory(at: kind, withIntermediateDirectories: true)
            for (name, text) in [("part\(part).sheet", sheet), ("view\(part).neex", template(classes))] {
                let file = kind.appending(path: name)
                try? Data(text.utf8).write(to: file)
                paths.append(file.path)
            }
        }
        return paths
    }

    /// A template of about 10 KB with every class of a sheet, and with the props and contents that sheets refer to.
    private static func template(_ classes: [String]) -> String {
        let props = ScreenSheet.props.map { "\($0)={@\($0)}" }.joined(separator: " ")
        var text = "<VStack class=\"\(classes[0])\" \(props)>\n"
        for content in ScreenSheet.contents { text += "  <Image template=\"\(content)\" systemName=\"star\" />\n" }
        var rest = classes.dropFirst()
        var row = 0
        while !rest.isEmpty || text.utf8.count < 10_000 {
            text += "  <HStack id=\"row-\(row)\" class=\"\(rest.prefix(4).joined(separator: " "))\" \(props)>\n"
            text += "    <Text style=\"padding(\(row % 40)); font(.title)\">{@title} and the text of the row</Text>\n"
            text += "  </HStack>\n"
            rest = rest.dropFirst(4)
            row += 1
        }
        return text + "</VStack>\n"
    }
}
