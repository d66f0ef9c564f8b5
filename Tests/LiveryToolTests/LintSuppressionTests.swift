import Testing

/// Comments that leave findings out, in every language that has comments.
@Suite struct LintSuppressionTests {
    @Test(arguments: [
        ("a.sheet", "\"a\" do\n  # livery:disable-next unknown-modifier ours\n  glow(2)\n  glow(2)\nend\n", "4:3"),
        ("a.sheet", "\"a\" do\n  glow(2) // livery:disable-line unknown-modifier ours\n  glow(2)\nend\n", "3:3"),
        (
            "a.sheet", "\"a\" do\n  glow(2) /* livery:disable-line unknown-modifier ours */ glow(2)\n  glow(2)\nend\n",
            "3:3"
        ),
        (
            "a.sheet",
            """
            # livery:disable unknown-modifier ours
            "a" do
              glow(2)
            end
            # livery:enable unknown-modifier
            "b" do
              glow(2)
            end
            """, "7:3"
        ),
        (
            "a.sheet",
            "\"a\" do\n  glow(2) accessibility(label: :a)\n  font(.titel)\nend\n# livery:disable-file unknown-modifier, deprecated ours\n",
            "3:9"
        ),
        (
            "a.ex",
            """
            # livery:disable-next unknown-modifier ours
            def r(a), do: ~LVN"<Text style='glow(2)'/>"
            def s(a), do: ~LVN"<Text style='glow(2)'/>"
            """, "3:33"
        ),
        (
            "a.ex",
            """
            def r(a), do: ~LVN\"""
            <%!-- livery:disable-next unknown-modifier ours --%>
            <Text style="glow(2)"/>
            <Text style="glow(2)"/>
            \"""
            """, "4:14"
        ),
        (
            "a.ex",
            """
            defmodule App.Sheet do
              use LiveViewNative.Stylesheet, :swiftui
              ~SHEET\"""
              "a" do
                # livery:disable-next unknown-modifier ours
                glow(2)
                glow(2)
              end
              \"""
            end
            """, "7:5"
        ),
        (
            "a.neex",
            "<!-- livery:disable-next unknown-modifier ours -->\n<Text style=\"glow(2)\"/>\n<Text style=\"glow(2)\"/>\n",
            "3:14"
        ),
        (
            "a.neex",
            "<Text style=\"glow(2)\"/> <%# livery:disable-line unknown-modifier ours %>\n<A style=\"glow()\"/>\n",
            "2:11"
        ),
        (
            "a.xml",
            "<!-- livery:disable unknown-modifier ours -->\n<T style=\"glow(2)\"/>\n<!-- livery:enable -->\n<T style=\"glow(2)\"/>\n",
            "4:11"
        ),
        (
            "a.swift",
            """
            // livery:disable-next unknown-modifier ours
            let a = /* livery */ "glow(2)"
            let b = /* livery */ "glow(2)"
            """, "3:23"
        ),
        (
            "a.erl",
            """
            %% livery:disable-next unknown-modifier ours
            r() -> ?native({'Text', [{style, ~"glow(2)"}], []}).
            s() -> ?native({'Text', [{style, ~"glow(2)"}], []}).
            """, "3:36"
        ),
    ])
    func `A comment leaves out what it names where it says`(name: String, text: String, left: String) throws {
        let sample = try LintSample([:])
        _ = try sample.folder.file(name, text)
        #expect(try sample.findings(name).map { $0.prefix { $0 != " " } } == ["\(name):\(left)"])
    }

    @Test(arguments: [
        (
            "# livery:disable-nxt unknown-modifier ours", "1:10 invalid-suppression",
            "'livery:disable-nxt' means nothing; did you mean 'livery:disable-next'?"
        ),
        (
            "# livery:disable-next unknown-modifer ours", "1:23 invalid-suppression",
            "there is no rule 'unknown-modifer'; did you mean 'unknown-modifier'?"
        ),
        (
            "# livery:disable-next", "1:1 invalid-suppression",
            "the comment names no rule; write the rules to leave out, or 'all',"
        ),
        ("# livery:enable all", "1:1 invalid-suppression", "nothing is disabled before this 'enable'"),
        (
            "# livery:disable-next deprecated ours", "1:23 needless-suppression",
            "'deprecated' finds nothing here that could be left out; remove the comment"
        ),
        (
            "# livery:disable-next all", "1:1 suppression-without-reason",
            "the comment doesn't say why; write the reason after the rule's name"
        ),
    ])
    func `A comment that does nothing or doesn't say why is a finding`(
        comment: String, finding: String, message: String
    ) throws {
        let sample = try LintSample([
            "a.sheet": "\(comment)\n\"a\" do \(comment.contains(" all") ? "glow(2)" : "bold()") end\n"
        ])
        let found = try sample.findings("a.sheet")
        #expect(found.first == "a.sheet:\(finding)")
        #expect(try sample.lint("a.sheet").stdout.contains(": \(message)"))
    }

    @Test func `Comments aren't told of when they can't be judged or aren't to be`() throws {
        let sample = try LintSample([
            "a.sheet": "# livery:disable-next deprecated ours\n\"a\" do\n  bold()\nend\n",
            "calm/.livery.json": #"{"reportNeedlessSuppressions": false}"#,
            "calm/a.sheet": "# livery:disable-next deprecated ours\n\"a\" do\n  bold()\nend\n",
        ])
        try sample.expect(["a.sheet:1:23 needless-suppression"], ".")
        // Nothing is known of a rule that is off.
        try sample.expect([], ".", "--rule", "deprecated=off")
        // Of one that isn't told it is.
        try sample.expect(["a.sheet:1:23 needless-suppression"], ".", "--only", "needless-suppression")
    }

    @Test func `Fixing takes needless comments away and mends misspelt ones`() throws {
        let sample = try LintSample([
            "a.sheet": """
            # livery:disable-next deprecated ours
            "a" do
              bold() // livery:disable-line deprecated ours
              # livery:disable-nxt unknown-modifier ours
              glow(2)
            end

            """
        ])
        #expect(try sample.lint("a.sheet", "--fix").status == 0)
        #expect(
            try sample.text("a.sheet") == """
                "a" do
                  bold()
                  # livery:disable-next unknown-modifier ours
                  glow(2)
                end

                """)
    }
}
