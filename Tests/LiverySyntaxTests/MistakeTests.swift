import Livery
import Testing

struct MistakeTests {
    @Test(arguments: Mistake.inBodies)
    func `A mistake in a body gives one diagnostic and costs one modifier`(mistake: Mistake) throws {
        try mistake.check()
    }

    @Test(arguments: Mistake.inSheets)
    func `A mistake around rules gives one diagnostic and costs one rule or directive`(mistake: Mistake) throws {
        try mistake.check()
    }

    @Test func `Every kind of mistake has an example`() {
        // These need long or broken text, and are under the limits.
        let elsewhere: Set<SyntaxRule> = [.nestingLimit, .sizeLimit, .invalidUTF8, .unterminatedComment]
        let shown = Set((Mistake.inBodies + Mistake.inSheets).map(\.rule))
        #expect(Set(SyntaxRule.allCases).subtracting(shown) == elsewhere)
        #expect(Mistake.inBodies.count + Mistake.inSheets.count >= 40)
    }
}
