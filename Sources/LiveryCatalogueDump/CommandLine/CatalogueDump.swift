import LiverySource

#if canImport(FoundationEssentials)
    import FoundationEssentials
#else
    import Foundation
#endif

/// The command: reads the files of a target and writes its catalogue, or compares it with the one that is there.
struct CatalogueDump {
    /// The largest source file that is read, in bytes.
    static let maximumFileSize = 16 << 20

    /// How a run ends; the worst counts.
    enum Status: Int32, Comparable {
        case success = 0
        /// There are mistakes in the source, or the catalogue is out of date.
        case findings = 1
        /// The arguments are wrong, or a file can't be read or written.
        case failure = 2

        static func < (lhs: Status, rhs: Status) -> Bool { lhs.rawValue < rhs.rawValue }
    }

    /// What a run says.
    private(set) var output: [UInt8] = []
    private(set) var errors = ""
    private let arguments: DumpArguments

    init(_ arguments: DumpArguments) { self.arguments = arguments }

    /// Runs the command with the arguments of a process.
    static func run(_ arguments: [String], usesColor: Bool = false) -> (status: Status, output: [UInt8], errors: String)
    {
        do throws(DumpArguments.Mistake) {
            var dump = CatalogueDump(try DumpArguments(arguments))
            let status = dump.run(usesColor: usesColor)
            return (status, dump.output, dump.errors)
        } catch {
            return (.failure, [], "error: \(VisibleText.escaping(error.message)); '--help' lists the options\n")
        }
    }

    private mutating func run(usesColor: Bool) -> Status {
        if arguments.asksForHelp {
            output += DumpArguments.help.utf8
            return .success
        }
        var status = Status.success
        let files = read(arguments.files, &status)
        let library = read(arguments.library, &status)
        if status == .failure { return status }
        let target = BuildTarget(
            system: arguments.system ?? BuildTarget.ownSystem,
            conditions: Set(arguments.conditions + arguments.defines), modules: Set(arguments.modules))
        var reader = CatalogueReader(files, library: TypeTable(library: library, for: target), for: target)
        let blocks = reader.read()
        var renderer = DiagnosticRenderer(isColored: usesColor)
        errors += renderer.render(reader.diagnostics)
        if reader.diagnostics.containsError { status = .findings }
        if arguments.isVerbose {
            errors +=
                "\(arguments.target): \(files.count) files, \(library.count) of other modules, for \(target.system): "
            errors += "\(blocks.count) modifiers and values\n"
        }
        let text = CatalogueText(target: arguments.target, options: arguments.renewal, blocks: blocks).text
        return max(status, write(Array(text.utf8), isEmpty: blocks.isEmpty, usesColor: usesColor))
    }

    /// Reads files in the order of their paths.
    private mutating func read(_ paths: [String], _ status: inout Status) -> [SourceFile] {
        var files: [SourceFile] = []
        for path in paths.sorted() {
            guard let data = FileManager.default.contents(atPath: path) else {
                report("can't read '\(path)'", &status)
                continue
            }
            guard data.count <= CatalogueDump.maximumFileSize else {
                report("'\(path)' has more than \(CatalogueDump.maximumFileSize >> 20) MiB", &status)
                continue
            }
            files.append(SourceFile(path: relative(path), bytes: Array(data)))
        }
        return files
    }

    private mutating func report(_ message: String, _ status: inout Status) {
        errors += "error: \(VisibleText.escaping(message))\n"
        status = .failure
    }

    /// A path within the current folder without that folder.
    private func relative(_ path: String) -> String {
        let current = FileManager.default.currentDirectoryPath + "/"
        return path.hasPrefix(current) ? String(path.dropFirst(current.count)) : path
    }

    // MARK: - The catalogue

    private mutating func write(_ text: [UInt8], isEmpty: Bool, usesColor: Bool) -> Status {
        var status = Status.success
        if arguments.output == "-" {
            output += text
            return status
        }
        let path = arguments.output
        let existing = FileManager.default.contents(atPath: path).map(Array.init)
        if isEmpty, arguments.skipsEmpty, existing == nil { return status }
        if arguments.isCheck {
            if existing == nil {
                errors += "error: '\(VisibleText.escaping(path))' is missing\n"
            } else if existing != text {
                errors += "error: '\(VisibleText.escaping(path))' is out of date\n"
            }
            let difference = UnifiedDiff(from: existing ?? [], to: text, path: path)
            output += difference.bytes(isColored: usesColor, isVisible: usesColor)
            return difference.isEmpty ? .success : .findings
        }
        if existing == text {
            output += "\(path) is up to date\n".utf8
            return status
        }
        let url = URL(filePath: path)
        do {
            try FileManager.default.createDirectory(
                at: url.deletingLastPathComponent(), withIntermediateDirectories: true)
            try Data(text).write(to: url, options: .atomic)
            output += "\(path) is written\n".utf8
        } catch {
            report("can't write '\(path)': \(error)", &status)
        }
        return status
    }
}
