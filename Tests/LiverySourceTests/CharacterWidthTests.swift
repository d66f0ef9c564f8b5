import LiverySource
import Testing

@Suite struct CharacterWidthTests {
    @Test(arguments: [
        ("", 0), ("abc", 3), ("é", 1), ("e\u{301}", 1), ("e\u{301}\u{302}\u{303}", 1), ("日本", 4), ("ｱ", 1), ("Ａ", 2),
        ("한", 2),
        ("\u{1112}\u{1161}\u{11AB}", 2), ("שלום", 4), ("ק\u{5B8}", 1), ("नि", 2), ("😀", 2), ("👩‍🚀", 2), ("👨‍👩‍👧‍👦", 2), ("👍🏽", 2),
        ("☝🏽", 2),
        ("🇩🇪", 2), ("🏴\u{E0067}\u{E0062}\u{E0065}\u{E006E}\u{E0067}\u{E007F}", 2), ("❤", 1), ("❤\u{FE0F}", 2),
        ("1\u{FE0F}\u{20E3}", 2), ("1", 1),
        ("⌚", 2), ("☀", 1), ("→", 1), ("〰", 2), ("𠀀", 2), ("\u{3000}", 2), ("\u{1B}", 0),
    ])
    func `A text takes as many cells as a terminal gives it`(text: String, cells: Int) {
        #expect(CharacterWidth.cells(of: text) == cells)
    }

    @Test(arguments: [
        ("plain", "plain"),
        ("tab\tnewline\n", "tab␉newline␊"),
        ("\u{1B}[31mred\u{7}", "␛[31mred␇"),
        ("\r\n", "␍␊"),
        ("\u{7F}\u{9B}31m", "␡<U+009B>31m"),
        ("a\u{202E}b\u{2066}c\u{2069}", "a<U+202E>b<U+2066>c<U+2069>"),
        ("zero\u{200B}width\u{FEFF}", "zero<U+200B>width<U+FEFF>"),
        ("\u{2028}\u{2029}\u{AD}", "<U+2028><U+2029><U+00AD>"),
        ("a\u{E0041}", "a<U+E0041>"),
        (
            "🏴\u{E0067}\u{E0062}\u{E0065}\u{E006E}\u{E0067}\u{E007F}",
            "🏴\u{E0067}\u{E0062}\u{E0065}\u{E006E}\u{E0067}\u{E007F}"
        ),
        ("👩‍🚀 نمی\u{200C}خواهم", "👩‍🚀 نمی\u{200C}خواهم"),
        ("\u{301}", "◌\u{301}"),
    ])
    func `What could steer a terminal or stay hidden is made visible`(text: String, visible: String) {
        #expect(Array(VisibleText.escaping(text).unicodeScalars) == Array(visible.unicodeScalars))
    }
}
