import LiveryCatalogue
import LiverySource

/// A catalogue of one text.
func catalogue(_ text: String) -> Catalogue {
    Catalogue(reading: [SourceFile(path: "Test.swiftinterface", text: text)])
}

extension Catalogue {
    /// The diagnostics as `line:column-line:column message`.
    var reports: [String] {
        diagnostics.map { diagnostic in
            let index = LineIndex(diagnostic.file)
            let start = index.position(of: diagnostic.range.lowerBound)
            let end = index.position(of: diagnostic.range.upperBound)
            return "\(start.line):\(start.column)-\(end.line):\(end.column) \(diagnostic.message)"
        }
    }

    /// The one overload of a modifier, as Swift writes it.
    func signatures(_ name: String) -> [String] { modifiers(named: name).map(\.signature) }

    /// The names and types of what `.name` can mean.
    func statics(_ name: String, on type: String) -> [String] {
        staticMembers(named: name, on: type).map { "\($0.owner).\($0.name): \($0.type)" }
    }

    /// The names and types of the instance members of a name.
    func instanceMembers(_ name: String, of type: String) -> [String] {
        members(named: name, of: type).map { "\($0.owner).\($0.name): \($0.type)" }
    }
}
