import LiveryLint
import LiverySource
import LiverySyntax
import Testing

/// A host file with what was found in it. Ranges are marked in its text: `a⟦bc⟧d` is `abcd` with the range of `bc`.
struct HostSample {
    let file: SourceFile
    /// The marked ranges in the order in which they begin.
    let marks: [SourceRange]
    let content: HostContent

    init(_ path: String, _ marked: String) throws {
        var text = ""
        var marks: [SourceRange] = []
        var open: [Int] = []
        for scalar in marked.unicodeScalars {
            switch scalar {
            case "⟦":
                open.append(marks.count)
                marks.append(.empty(at: UInt32(text.utf8.count)))
            case "⟧": marks[open.removeLast()].upperBound = UInt32(text.utf8.count)
            default: text.unicodeScalars.append(scalar)
            }
        }
        file = SourceFile(path: path, text: text)
        self.marks = marks
        content = HostReader.content(of: file, language: try #require(HostLanguage(ofPath: path)))
    }

    /// The class uses, each with an ellipsis after a prefix.
    var classes: [String] { content.classUses.map { $0.kind == .prefix ? $0.name + "…" : $0.name } }

    /// The texts and inline styles, each parsed, with what is wrong with it, in the host.
    var parsed: [(text: EmbeddedText, tree: SyntaxTree, diagnostics: [Diagnostic])] {
        (content.texts + content.inlineStyles).map { text in
            let tree = text.kind == .sheet ? SyntaxTree.parse(sheet: text.file) : SyntaxTree.parse(body: text.file)
            return (text, tree, tree.diagnostics.map { text.hosted($0) })
        }
    }

    /// The rules of all sheets, as pattern and number of modifiers.
    var rules: [String] {
        parsed.filter { $0.text.kind == .sheet }.flatMap { SheetOutline($0.tree).rules }.map {
            "\($0.pattern.description) \($0.modifiers.count)"
        }
    }

    /// What is wrong with the texts, as rule, line, column and marked text.
    var mistakes: [String] {
        let lines = LineIndex(file)
        return parsed.flatMap(\.diagnostics).map { diagnostic in
            let place = lines.position(of: diagnostic.range.lowerBound)
            return "\(diagnostic.rule) \(place.line):\(place.column) \(diagnostic.location.text)"
        }
    }

    /// The host after applying the fix-its of the texts.
    var mended: String {
        String(decoding: file.applying(parsed.flatMap(\.diagnostics).flatMap(\.fixIts)), as: UTF8.self)
    }

    /// What is wrong with the host, as rule, severity and marked text.
    var hostMistakes: [String] {
        content.diagnostics.map { "\($0.rule) \($0.severity) \($0.location.text)" }
    }

    /// The elements, one a line, with the tag of what they are in.
    var elements: [String] {
        content.elements.map { element in
            let attributes = element.attributes.map { attribute in
                switch attribute.value {
                case .text(let text): "\(attribute.name)='\(text.text)'"
                case .dynamic: "\(attribute.name)=…"
                case .none: attribute.name
                }
            }
            let parent = element.parent.map { content.elements[$0].tag + " > " } ?? ""
            return ([parent + element.tag] + attributes + (element.hasSpread ? ["…"] : [])).joined(separator: " ")
        }
    }
}
