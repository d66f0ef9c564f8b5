import Foundation
import Testing

/// The hook of README.md, installed in a repository, run by git.
@Suite(.enabled(if: Program.isInstalled("git"), "git is not installed: no hook is run"))
struct PreCommitHookTests {
    private static let clean = "\"card\" do\n  padding(12)\nend\n"
    private static let broken = "\"card\" do\n  paddng(12)\nend\n"
    private static let finding = "card.sheet:2:3: error: there is no modifier 'paddng'"

    private let repository: TemporaryFolder

    init() throws {
        repository = try TemporaryFolder()
        #expect(try git("init", "--quiet").status == 0)
        let hook = try repository.file(".git/hooks/pre-commit", try READMESnippet.beginning(with: "#!/bin/sh"))
        try FileManager.default.setAttributes([.posixPermissions: 0o755], ofItemAtPath: hook)
    }

    private func git(_ arguments: String...) throws -> Program.Result {
        var environment = BuiltTool.environment
        for role in ["AUTHOR", "COMMITTER"] {
            environment["GIT_\(role)_NAME"] = "Tests"
            environment["GIT_\(role)_EMAIL"] = "tests@localhost"
        }
        environment["GIT_CONFIG_GLOBAL"] = "/dev/null"
        environment["GIT_CONFIG_NOSYSTEM"] = "1"
        return try Program.run(["git"] + arguments, environment: environment, in: repository.url)
    }

    private func commit() throws -> Program.Result { try git("commit", "--quiet", "--message", "Change sheets") }
    private func commitCount() throws -> Int {
        try git("log", "--oneline", "--all").stdout.split(separator: "\n").count
    }

    @Test func `A clean sheet is committed, a broken one is refused`() throws {
        try repository.file("card.sheet", Self.clean)
        #expect(try git("add", ".").status == 0)
        let accepted = try commit()
        #expect(accepted.status == 0, "\(accepted)")
        #expect(try commitCount() == 1)

        try repository.file("card.sheet", Self.broken)
        #expect(try git("add", ".").status == 0)
        let refused = try commit()
        #expect(refused.status != 0 && (refused.stdout + refused.stderr).contains(Self.finding))
        #expect(try commitCount() == 1)
    }

    @Test(arguments: [true, false])
    func `What is staged counts, not what the working tree holds`(isBrokenWhenStaged: Bool) throws {
        try repository.file("card.sheet", isBrokenWhenStaged ? Self.broken : Self.clean)
        #expect(try git("add", ".").status == 0)
        try repository.file("card.sheet", isBrokenWhenStaged ? Self.clean : Self.broken)
        let run = try commit()
        #expect((run.status != 0) == isBrokenWhenStaged, "\(run)")
    }

    @Test func `Sheets that are not part of the commit are not checked, but may be imported`() throws {
        try repository.file("old/broken.sheet", Self.broken)
        try repository.file("base.sheet", "@token brand = Color(\"brand\")\n")
        #expect(try git("add", ".").status == 0)
        #expect(try git("commit", "--quiet", "--no-verify", "--message", "Start").status == 0)
        try repository.file("new card.sheet", "@import \"base.sheet\"\n\n\"card\" do\n  background(brand)\nend\n")
        #expect(try git("add", ".").status == 0)
        let sheet = try commit()
        #expect(sheet.status == 0, "\(sheet)")

        try repository.file("notes.txt", "nothing\n")
        #expect(try git("add", ".").status == 0)
        let text = try commit()
        #expect(text.status == 0 && text.stdout == "", "\(text)")
    }

    @Test func `A renamed sheet is checked, a removed one is not missed`() throws {
        try repository.file("card.sheet", Self.broken + String(repeating: "# as it was\n", count: 20))
        try repository.file("old.sheet", Self.clean)
        #expect(try git("add", ".").status == 0)
        #expect(try git("commit", "--quiet", "--no-verify", "--message", "Start").status == 0)
        #expect(try git("rm", "--quiet", "old.sheet").status == 0)
        let removed = try commit()
        #expect(removed.status == 0, "\(removed)")
        #expect(try git("mv", "card.sheet", "panel.sheet").status == 0)
        let renamed = try commit()
        #expect(renamed.status != 0 && (renamed.stdout + renamed.stderr).contains("panel.sheet:2:3: error:"))
    }

    @Test func `The staged configuration counts, and a sheet that is not laid out is refused with the change`() throws {
        try repository.file(".livery.json", #"{"rules": {"unknown-modifier": "off"}}"#)
        try repository.file("card.sheet", Self.broken)
        #expect(try git("add", ".").status == 0)
        let configured = try commit()
        #expect(configured.status == 0, "\(configured)")

        try repository.file("card.sheet", "\"card\" do\n  padding( 12 )\nend\n")
        #expect(try git("add", ".").status == 0)
        let untidy = try commit()
        #expect(untidy.status != 0 && (untidy.stdout + untidy.stderr).contains("+  padding(12)"))
    }
}
