import LiveryCommandLine
import LiveryLint
import LiverySource

/// Replays files one after another, and tells what came of each.
struct ReplayOutput {
    var writesJSON: Bool
    var showsFrames: Bool
    /// Whether to show the styled tree at the end of each.
    var showsPages: Bool

    /// What came of all files.
    struct Result {
        /// Whether all is as recorded.
        var isClean = true
        /// Whether all files could be read.
        var isComplete = true
    }

    func show(_ run: ReplayRun, of paths: [String], in console: Console) -> Result {
        let text = ReplayText(showsPage: showsPages && !showsFrames)
        var json = ReplayJSON(showsPage: showsPages)
        var result = Result()
        for path in paths {
            console.showProgress("replaying \(path)")
            do throws(FileError) {
                let outcome = run.outcome(
                    of: try console.source(at: path), show: showsFrames ? { text.show($0, in: console) } : nil)
                if writesJSON { json.add(outcome) } else { text.show(outcome, in: console) }
                result.isClean = result.isClean && outcome.isClean
            } catch {
                console.report(error: "\(error)")
                result.isComplete = false
            }
        }
        if writesJSON { console.write(json.text) }
        return result
    }
}
