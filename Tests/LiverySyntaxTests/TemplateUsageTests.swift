import Livery
import Testing

struct TemplateUsageTests {
    private func usage(_ text: String) -> TemplateUsage {
        var usage = TemplateUsage()
        usage.read(SourceFile(path: "view", text: text))
        return usage
    }

    @Test(arguments: [
        (#"<A class="x y-1 é">"#, ["x", "y-1", "é"]), (#"<A class={["a", "b-" <> @c]}>"#, ["a", "b-"]),
        ("<A class='w:1'>", ["w:1"]), ("<A class=bare>", ["bare"]), ("<<\"x y\">>", ["x", "y"]),
    ])
    func `Every word between spaces, quotes and tags may be a class`(text: String, names: [String]) {
        #expect(usage(text).classNames.isSuperset(of: names))
    }

    @Test func `A word in code is no class unless it stands alone`() {
        #expect(!usage("<A :for={row <- @rows} :if={row.done}>{row}</A>").classNames.contains("row"))
        #expect(!usage(String(repeating: "x", count: 2000)).classNames.contains { $0.utf8.count > 1024 })
    }

    @Test(arguments: [
        (#"<A style="bold()">"#, ["bold()"]), (#"<A style='f("x"); g()' class="y">"#, [#"f("x"); g()"#]),
        (#"<A style="f(&quot;x&quot;, &#39;, &amp;lt;, &lt;&gt;&apos;&x)">"#, [#"f("x", ', &lt;, <>'&x)"#]),
        (#"<A mystyle="a()" style={@x} style="#, []), (#"<A style="a()"#, []), ("style='", []), ("", []),
        ("<A style=\"\"><B\nstyle='b()'>", ["", "b()"]),
    ])
    func `Style attributes are bodies, with entities decoded`(text: String, styles: [String]) {
        #expect(usage(text).styles.map(\.text) == styles)
    }

    @Test func `A style without entities keeps its place`() {
        let styles = usage("<A style=\"bold()\">").styles
        #expect(styles.map(\.range) == [SourceRange(10, 16)])
        #expect(styles.map(\.file.path) == ["view"])
    }
}
