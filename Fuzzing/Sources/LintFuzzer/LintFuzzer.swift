import Dispatch
import Livery

/// Lints the bytes, parted at each 0xFF into files whose first byte says what they hold, together; and stops at the first
/// property that doesn't hold.
@_cdecl("LLVMFuzzerTestOneInput")
public func testOneInput(_ start: UnsafePointer<UInt8>?, _ count: Int) -> CInt {
    let bytes = Array(UnsafeBufferPointer(start: start, count: count))
    let inputs = bytes.split(separator: 0xFF, maxSplits: 3).enumerated().map { index, part in
        let kinds = LintInput.Kind.all
        let kind = kinds[Int(part.first ?? 0) % kinds.count]
        return LintInput(SourceFile(path: "\(index)", bytes: Array(part.dropFirst())), kind: kind)
    }
    let report = report(on: inputs)
    for diagnostic in report.diagnostics {
        check(diagnostic.location)
        precondition(!diagnostic.message.isEmpty && LintRule.named(diagnostic.rule) != nil, diagnostic.rule)
        for note in diagnostic.notes { note.location.map(check) }
        for fixIt in diagnostic.fixIts {
            for edit in fixIt.edits { check(SourceLocation(file: diagnostic.file, range: edit.range)) }
        }
    }
    // Whatever is found can be told in every way.
    var text = ""
    var reporter = TextReporter()
    reporter.write(report) { text += $0 }
    let outputs = [
        JSONReporter().bytes(of: report), SARIFReporter().bytes(of: report), GitHubReporter().bytes(of: report),
        JUnitReporter().bytes(of: report), CheckstyleReporter().bytes(of: report), UnixReporter().bytes(of: report),
    ]
    for output in outputs.prefix(2) {
        let document = JSONDocument(reading: SourceFile(path: "output", bytes: output))
        precondition(!document.diagnostics.containsError, "a report that isn't JSON")
    }
    return 0
}

private func check(_ location: SourceLocation) {
    precondition(location.file.range.contains(location.range), "a place outside its file")
}

private func report(on inputs: [LintInput]) -> LintReport {
    final class Box: @unchecked Sendable { var report = LintReport([], paths: []) }
    let box = Box()
    let hasEnded = DispatchSemaphore(value: 0)
    Task.detached {
        box.report = await LintRun().report(on: inputs)
        hasEnded.signal()
    }
    hasEnded.wait()
    return box.report
}
