import LiveryCommandLine
import LiveryLint
import LiverySource

/// Files that a command reads, as far as they can be read.
struct InputFiles {
    private(set) var files: [SourceFile] = []
    /// Whether something couldn't be read, which has been reported.
    private(set) var hasFailed = false

    /// Reads files one after another, and reports those that can't be read.
    init(_ paths: [String], in console: Console) {
        for path in paths {
            do throws(FileError) {
                files.append(try console.source(at: path))
            } catch {
                console.report(error: "\(error)")
                hasFailed = true
            }
        }
    }

    /// Reads what a search has found, and reports the folders that couldn't be searched too.
    init(_ search: FileSearch, in console: Console) {
        self.init(search.paths, in: console)
        for error in search.errors { console.report(error: "\(error)") }
        hasFailed = hasFailed || !search.errors.isEmpty
    }
}
