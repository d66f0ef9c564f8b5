import Foundation
import Testing

@testable import LiveryTool

/// `livery preview` as a process.
@Suite struct PreviewCommandTests {
    private static let tree = #"""
        {"type": "Column", "id": "top", "class": "card", "opacity": 0.5, "children": [
          {"type": "Text", "class": "title", "children": ["Hello"]}
        ]}
        """#
    private static let sheet = """
        "card" do
          opacity(attr("opacity"))
        end
        "title" do
          font(.title)
        end
        """

    /// A folder with `tree.json` and `card.sheet`, in which the tool runs.
    private final class Workplace {
        let folder: TemporaryFolder

        init(tree: String = PreviewCommandTests.tree, sheet: String = PreviewCommandTests.sheet) throws {
            folder = try TemporaryFolder()
            try write("tree.json", tree)
            try write("card.sheet", sheet)
        }

        func write(_ name: String, _ text: String) throws { _ = try folder.file(name, text) }

        func write(_ name: String, _ bytes: [UInt8]) throws {
            try Data(bytes).write(to: folder.url.appending(path: name))
        }

        func preview(_ arguments: [String], stdin: String = "") throws -> ToolProcess.Result {
            try ToolProcess.run(["preview"] + arguments, stdin: Array(stdin.utf8), currentDirectory: folder.url)
        }
    }

    private static let expected = """
        Column #top class='card'       0
        │ opacity(0.5) ← opacity       card.sheet:2
        └─ Text class='title' "Hello"  0/0
             font(.title)              card.sheet:5

        """

    // MARK: Files

    @Test func `A clean tree is shown with status 0 and no word on standard error`() throws {
        let run = try Workplace().preview(["tree.json", "--sheet", "card.sheet"])
        #expect(run.stdout == Self.expected)
        #expect(run.stderr == "")
        #expect(run.status == 0)
    }

    @Test func `The tree comes from standard input for a dash`() throws {
        let run = try Workplace().preview(["-", "-s", "card.sheet"], stdin: Self.tree)
        #expect(run.stdout == Self.expected)
        #expect(run.status == 0)
    }

    @Test func `So may a sheet, with imports relative to the working folder`() throws {
        let run = try Workplace().preview(["tree.json", "--sheet=-"], stdin: "@import \"card.sheet\"\n")
        #expect(run.stdout == Self.expected)
        #expect(run.status == 0)
    }

    @Test func `Without a sheet only what nodes say themselves counts`() throws {
        let run = try Workplace(tree: #"{"type": "Text", "style": "bold()", "children": []}"#).preview(["tree.json"])
        #expect(run.stdout == "Text      0\n  bold()  style:1\n")
        #expect(run.status == 0)
    }

    @Test func `The first of several sheets goes first`() throws {
        let place = try Workplace()
        try place.write("other.sheet", "\"title\" do\n  font(.body)\nend\n\"card\" do\n  padding()\nend\n")
        let first = try place.preview(["tree.json", "-s", "other.sheet", "-s", "card.sheet"])
        #expect(first.stdout.contains("font(.body)"))
        #expect(!first.stdout.contains("card.sheet"))
        let last = try place.preview(["tree.json", "-s", "card.sheet", "-s", "other.sheet"])
        #expect(!last.stdout.contains("other.sheet"))
    }

    @Test func `Imports are relative to the sheet that has them, and shown as they are reached`() throws {
        let place = try Workplace(tree: #"{"type": "Text", "class": "a b", "children": []}"#)
        for folder in ["app", "shared"] {
            try FileManager.default.createDirectory(
                at: place.folder.url.appending(path: folder), withIntermediateDirectories: true)
        }
        try place.write("app/main.sheet", "@import \"parts.sheet\"\n@import \"../shared/base.sheet\"\n")
        try place.write("app/parts.sheet", "@import \"../shared/base.sheet\"\n\"a\" do\n  paddng()\nend\n")
        try place.write("shared/base.sheet", "\"b\" do\n  bold()\nend\n")
        let run = try place.preview(["tree.json", "-s", "app/main.sheet", "-s", "shared/../shared/base.sheet"])
        #expect(run.stdout.contains("bold()          base.sheet:2"))
        #expect(run.stderr.hasPrefix("app/parts.sheet:3:3: error: "))
        #expect(run.status == 1)
        // The base is imported twice and given once, by three paths, and read as one.
        let json = try place.preview([
            "tree.json", "-s", "app/main.sheet", "-s", "shared/base.sheet", "--format", "json",
        ])
        #expect(json.stdout.components(separatedBy: "base.sheet\"").count == 3)
    }

    @Test func `A linked sheet imports from the folder of the link`() throws {
        let place = try Workplace()
        try FileManager.default.createSymbolicLink(
            atPath: place.folder.path("linked.sheet"), withDestinationPath: "card.sheet")
        try place.write("main.sheet", "@import \"linked.sheet\"\n@import \"card.sheet\"\n@import \"./linked.sheet\"\n")
        let run = try place.preview(["tree.json", "-s", "main.sheet"])
        #expect(run.stderr == "")
        #expect(run.stdout.contains("linked.sheet:2"))
    }

    // MARK: Options

    @Test func `As JSON the same facts are told, and diagnostics in both places`() throws {
        let place = try Workplace(tree: #"{"type": "Text", "class": "title nope", "children": []}"#)
        let run = try place.preview(["tree.json", "-s", "card.sheet", "--format", "json"])
        let root = try #require(try JSONSerialization.jsonObject(with: Data(run.stdout.utf8)) as? [String: Any])
        #expect(root["version"] as? Int == 1)
        let diagnostics = try #require(root["diagnostics"] as? [[String: Any]])
        #expect(diagnostics.map { $0["rule"] as? String } == ["unknown-class"])
        #expect(diagnostics[0]["path"] as? String == "tree.json")
        #expect(run.stderr.contains("[unknown-class]"))
        #expect(run.stderr.hasSuffix("1 error\n"))
        #expect(run.status == 1)
    }

    @Test(
        arguments: [
            ("#top.opacity=0.25", "opacity(0.25)"),
            ("0.opacity=1", "opacity(1)"),
            ("Column.opacity=\"0.75\"", "opacity(0.75)"),
            ("Column/Text[0].class=card", "no prop 'opacity'"),
            ("#top.style=tint(attr(\"c\", default: .red)); bold()", "tint(.red) ← c"),
            ("#top.opacity=much", "'opacity' is left out"),
            ("#top.modifiers=[{\"type\": \"padding\", \"length\": 4}]", "padding(.all, 4)"),
        ] as [(String, String)])
    func `A prop can be tried`(assignment: String, shown: String) throws {
        let run = try Workplace().preview(["tree.json", "-s", "card.sheet", "--set", assignment])
        #expect(run.stdout.contains(shown), "\(run.stdout)\(run.stderr)")
    }

    @Test func `Later assignments win, and only what they change is shown on request`() throws {
        let set = ["--set", "#top.opacity=0.1", "--set", "#top.opacity=0.9", "--set", "0/0.class=", "--diff"]
        let run = try Workplace().preview(["tree.json", "-s", "card.sheet"] + set)
        #expect(
            run.stdout == """
                Column #top class='card'  0
                - opacity(0.5) ← opacity  card.sheet:2
                + opacity(0.9) ← opacity  card.sheet:2
                Text "Hello"              0/0
                - font(.title)            card.sheet:5

                """)
        #expect(run.status == 0)
        let json = try Workplace().preview(["tree.json", "-s", "card.sheet", "--format=json"] + set)
        #expect(json.stdout.contains(#""kind": "diff""#))
    }

    @Test func `What is wrong with a value that is set is told`() throws {
        let run = try Workplace().preview(["tree.json", "-s", "card.sheet", "--set", "#top.class=1"])
        #expect(run.stderr.contains("[payload-class]"))
        #expect(run.status == 1)
    }

    @Test(
        arguments: [
            (["--set", "#top.opacity"], "invalid value '#top.opacity' for '--set'; it must be PATH.prop=VALUE"),
            (["--set", "top=1"], "invalid value 'top=1' for '--set'; expected '.' and the name of a prop"),
            (["--set", "#tpo.x=1"], "can't set '#tpo.x=1'; the tree has no node '#tpo'; did you mean '#top'?"),
            (["--set", "7.x=1"], "can't set '7.x=1'; there is no root 7"),
            (["--set", "#top.type=x"], "can't set '#top.type=x'; 'type' is no prop"),
            (["--diff"], "'--diff' needs '--set'"),
            (["--target", "beos:5"], "invalid value 'beos:5' for '--target'; it must be a platform and a version"),
            (["--platform", "beos"], "invalid value 'beos' for '--platform'"),
            (["--format", "xml"], "invalid value 'xml' for '--format'; it must be 'text' or 'json'"),
            (["--sheet", "none.sheet"], "cannot read 'none.sheet': no such file or directory"),
            (["--catalogue", "none.swift"], "cannot read 'none.swift': no such file or directory"),
            (["--sheet", "."], "cannot read '.': it is a directory"),
            (["--sheet", "-", "--catalogue", "-"], "standard input can only be one of the files"),
        ] as [([String], String)])
    func `A command line that can't be carried out has status 2`(arguments: [String], message: String) throws {
        let run = try Workplace().preview(["tree.json"] + arguments)
        #expect(run.stderr.hasPrefix("error: " + message), "\(run.stderr)")
        #expect(run.stdout == "")
        #expect(run.status == 2)
    }

    @Test(arguments: ["iOS:15", "iOS 15", "ios15"])
    func `Targets are checked in any spelling`(target: String) throws {
        let place = try Workplace(
            sheet: "\"card\" do\n  scrollDisabled(true)\nend\n\"title\" do\n  font(.title)\nend\n")
        let run = try place.preview(["tree.json", "-s", "card.sheet", "--target", target, "--target", "macOS:12"])
        #expect(run.stderr.contains("needs iOS 16, and the target is iOS 15 [unavailable]"))
        #expect(run.stderr.contains("macOS 12"))
        #expect(run.status == 1)
        #expect(try place.preview(["tree.json", "-s", "card.sheet", "--target", "iOS:16"]).status == 0)
    }

    @Test func `A platform chooses among rules`() throws {
        let sheet = """
            "card", target: :watchos do
              padding(1)
            end
            "card" do
              padding(2)
            end
            "title" do
            end
            """
        let place = try Workplace(sheet: sheet)
        #expect(
            try place.preview(["tree.json", "-s", "card.sheet", "--platform", "watchOS"]).stdout.contains("padding(1)"))
        #expect(
            try place.preview(["tree.json", "-s", "card.sheet", "--platform", "ios"]).stdout.contains("padding(2)"))
    }

    @Test func `A host's declarations join the catalogue`() throws {
        let place = try Workplace(sheet: "\"card\" do\n  glow(radius: attr(\"opacity\"))\nend\n\"title\" do\nend\n")
        try place.write("Host.swiftinterface", "// é\nextension View {\n  func glow(radius: Double) -> some View\n}\n")
        #expect(try place.preview(["tree.json", "-s", "card.sheet"]).status == 1)
        let run = try place.preview(["tree.json", "-s", "card.sheet", "--catalogue", "Host.swiftinterface"])
        #expect(run.stdout.contains("glow(radius: 0.5) ← opacity"))
        #expect(run.status == 0)
        try place.write("Host.swiftinterface", "// é\nextension View {\n  func glow(radius: -> some View\n}\n")
        let wrong = try place.preview(["tree.json", "-s", "card.sheet", "--catalogue", "Host.swiftinterface"])
        #expect(wrong.stderr.hasPrefix("Host.swiftinterface:3:"))
        #expect(wrong.status == 1)
    }

    @Test func `Warnings leave the status at 0`() throws {
        let place = try Workplace(tree: #"{"type": "Text", "x": 1, "x": 2, "children": []}"#)
        let run = try place.preview(["tree.json"])
        #expect(run.stderr.contains("warning: "))
        #expect(run.stderr.hasSuffix("\n1 warning\n"))
        #expect(run.status == 0)
    }

    @Test func `Colours are for whoever asks`() throws {
        let place = try Workplace()
        #expect(try place.preview(["tree.json", "-s", "card.sheet"]).stdout == Self.expected)
        #expect(
            try place.preview(["tree.json", "--color", "always", "-s", "card.sheet"]).stdout.contains("\u{1B}[1mColumn")
        )
    }

    @Test func `Very many diagnostics are counted, not all shown`() throws {
        let nodes = (0..<1000).map { #"{"type": "Text", "class": "no\#($0)", "children": []}"# }
        let run = try Workplace(tree: "[\(nodes.joined(separator: ","))]").preview(["tree.json"])
        #expect(run.stderr.contains("… and 800 errors more\n1000 errors\n"))
        #expect(run.stdout.components(separatedBy: "\n").count > 2000)
    }

    // MARK: Bad input

    private static let deepTree =
        String(repeating: #"{"type":"A","children":["#, count: 10_000) + String(repeating: "]}", count: 10_000)

    /// Files that can't be right: what the first diagnostic says, and what is still shown.
    private static let badTrees: [(name: String, bytes: [UInt8], message: String, shown: String)] = [
        ("empty", [], "tree.json:1:1: error: expected a value, but the text is empty", "the tree has no nodes"),
        ("binary", (0..<4096).map { UInt8(truncatingIfNeeded: $0 &* 167 &+ 131) }, "[invalid-utf8]", "no nodes"),
        ("bytes", Array(#"{"type":"A","x":""#.utf8) + [0xFF] + Array(#"","children":[]}"#.utf8), "not UTF-8", "A"),
        ("cut", Array(#"{"type":"A","children":[{"type":"B""#.utf8), "[json-syntax]", "└─ B"),
        ("deep", Array(deepTree.utf8), "nested more than 512 deep", "⋯"),
        ("number", Array(#"{"type":"A","x":1e999,"children":[]}"#.utf8), "warning: the number is too large", "A"),
        ("text", Array("\"hello\"".utf8), "expected a widget, found a string", "no nodes"),
    ]

    @Test(arguments: badTrees)
    func `A bad tree is told of, and what can be read is shown`(
        name: String, bytes: [UInt8], message: String, shown: String
    ) throws {
        let place = try Workplace()
        try place.write("tree.json", bytes)
        let run = try place.preview(["tree.json", "-s", "card.sheet"])
        #expect(run.stderr.contains(message), "\(run.stderr)")
        #expect(run.stdout.contains(shown), "\(run.stdout)")
        #expect(run.status == (name == "number" ? 0 : 1))
    }

    private static let deepSheet =
        "\"card\" do\n  padding(" + String(repeating: "[", count: 10_000) + String(repeating: "]", count: 10_000)
        + ")\nend\n"

    private static let badSheets: [(bytes: [UInt8], message: String)] = [
        ((0..<4096).map { UInt8(truncatingIfNeeded: $0 &* 167 &+ 131) }, "[invalid-utf8]"),
        (Array("\"card\" do\n  padding(".utf8) + [0xC3] + Array("1)\nend".utf8), "[invalid-utf8]"),
        (Array(deepSheet.utf8), "[nesting-limit]"),
        (Array("@import \"card.sheet\"".utf8), "this sheet imports itself [import-cycle]"),
        (
            Array("@import \"none.sheet\"".utf8),
            "can't import \"none.sheet\": no such file or directory [missing-import]"
        ),
        (Array("@import \".\"".utf8), "can't import \".\": it is a directory [missing-import]"),
        (Array("\"card\" do\n  opacity(1e999)\nend".utf8), "[number-range]"),
        (Array("\"card\" do\n  padding(1\nend".utf8), "card.sheet:2:"),
    ]

    @Test(arguments: badSheets)
    func `A bad sheet is told of, and the others still count`(bytes: [UInt8], message: String) throws {
        let place = try Workplace()
        try place.write("card.sheet", bytes)
        try place.write("good.sheet", "\"title\" do\n  italic()\nend\n\"card\" do\nend\n")
        let run = try place.preview(["tree.json", "-s", "card.sheet", "-s", "good.sheet"])
        #expect(run.stderr.contains(message), "\(run.stderr)")
        #expect(run.stdout.contains("italic()"))
        #expect(run.status == 1)
    }

    @Test func `An unreadable file is told of`() throws {
        let place = try Workplace()
        let path = place.folder.path("card.sheet")
        try FileManager.default.setAttributes([.posixPermissions: 0], ofItemAtPath: path)
        // Root reads everything.
        guard !FileManager.default.isReadableFile(atPath: path) else { return }
        let run = try place.preview(["tree.json", "-s", "card.sheet"])
        #expect(run.stderr == "error: cannot read 'card.sheet': permission denied\n")
        #expect(run.status == 2)
    }
}
