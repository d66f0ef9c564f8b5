import LiveryLint
import Testing

@Suite struct GlobPatternTests {
    @Test(
        arguments: [
            ("a", ["a"], ["b", "a/a", "aa", ""]),
            ("*", ["a", ".a", "a.b"], ["a/b"]),
            ("*.sheet", ["a.sheet", ".sheet"], ["a.sheets", "x/a.sheet"]),
            ("a*b*c", ["abc", "axbxc", "abbc"], ["ab", "acb", "abcd"]),
            ("a?c", ["abc", "aéc"], ["ac", "a/c", "abbc"]),
            ("[a-c]x", ["ax", "cx"], ["dx", "x"]),
            ("[!a-c]x", ["dx", "éx"], ["ax", "x"]),
            ("[^a]", ["b"], ["a"]),
            ("[]a]", ["]", "a"], ["b"]),
            ("[a-]", ["a", "-"], ["b"]),
            ("[é-ö]", ["ê"], ["e"]),
            ("[[:digit:]]", ["7"], ["a", "d"]),
            ("\\*", ["*"], ["a"]),
            ("[\\]]", ["]"], ["\\"]),
            ("a/*/c", ["a/b/c"], ["a/c", "a/b/b/c"]),
            ("**/a", ["a", "x/a", "x/y/a"], ["xa", "a/x"]),
            ("a/**", ["a/b", "a/b/c"], ["a", "ab/c"]),
            ("a/**/b", ["a/b", "a/x/b", "a/x/y/b"], ["ab", "a/xb"]),
            ("**/a/**/b/*", ["a/b/c", "x/a/y/b/c", "a/a/b/b/c"], ["a/b", "b/a/c"]),
            ("a**b", ["axb", "ab"], ["a/b"]),
            ("**", ["a", "a/b"], []),
            ("{a,b}.sheet", ["a.sheet", "b.sheet"], ["c.sheet", "{a,b}.sheet"]),
            ("{src,lib/x}/*.{a,b}", ["src/1.a", "lib/x/1.b"], ["lib/1.a", "src/1.c"]),
            ("{a,{b,c}d}", ["a", "bd", "cd"], ["b", "ad"]),
            ("{a}", ["{a}"], ["a"]),
            ("{a,b", ["{a,b"], ["a"]),
            ("\\{a,b}", ["{a,b}"], ["a"]),
            ("{,a}b", ["b", "ab"], ["a"]),
        ] as [(String, [String], [String])])
    func `A pattern matches these paths and not those`(text: String, matching: [String], others: [String]) throws {
        let pattern = try #require(GlobPattern(text))
        for path in matching { #expect(pattern.matches(path), "\(path)") }
        for path in others { #expect(!pattern.matches(path), "\(path)") }
    }

    @Test(arguments: ["[", "[a", "a[", "[]", "[!]", "[[:nothing:]]", "a\\", "[a-\\", "", "a//b", "/"])
    func `A pattern with a mistake matches nothing, and is no trap`(text: String) throws {
        for dialect in [GlobPattern.Dialect.gitignore, .extended] {
            let pattern = try #require(GlobPattern(text, dialect))
            for path in ["", "a", "[", "a/b", "a\\", "-", "["] { #expect(!pattern.matches(path), "\(path)") }
        }
    }

    @Test func `In the dialect of Git, braces are text and characters are bytes`() throws {
        #expect(try #require(GlobPattern("{a,b}", .gitignore)).matches("{a,b}"))
        #expect(try !#require(GlobPattern("?", .gitignore)).matches("é"))
        #expect(try #require(GlobPattern("??", .gitignore)).matches("é"))
    }

    /// With backtracking into every star, each of these takes longer than the test may last.
    @Test(arguments: [
        (String(repeating: "a*", count: 1_000) + "b", String(repeating: "a", count: 5_000)),
        (String(repeating: "*a", count: 1_000) + "b", String(repeating: "a", count: 5_000)),
        (String(repeating: "a/**/", count: 500) + "b", String(repeating: "a/", count: 2_000) + "c"),
        (String(repeating: "**/a*a/", count: 300) + "b", String(repeating: "aaaa/", count: 1_000) + "c"),
        (String(repeating: "[a-z]*", count: 600) + "0", String(repeating: "q", count: 5_000)),
    ])
    func `A hostile pattern is soon through`(text: String, path: String) throws {
        #expect(try !#require(GlobPattern(text)).matches(path))
    }

    @Test func `Braces without end and patterns without end are refused`() {
        #expect(GlobPattern(String(repeating: "{a,b}", count: 9)) != nil)
        #expect(GlobPattern(String(repeating: "{a,b}", count: 10)) == nil)
        #expect(GlobPattern(String(repeating: "{a,b}", count: 700)) == nil)
        #expect(GlobPattern(String(repeating: "{", count: 4_000)) != nil)
        #expect(GlobPattern(String(repeating: "{a,", count: 1_300)) != nil)
        #expect(GlobPattern(String(repeating: "{a,", count: 900) + String(repeating: "}", count: 900)) != nil)
        #expect(GlobPattern(String(repeating: "a", count: 5_000)) == nil)
    }
}
