import Livery
import Testing

struct AvailabilityTests {
    private func targets(_ texts: String...) throws -> [DeploymentTarget] {
        try texts.map { try #require(DeploymentTarget($0)) }
    }

    @Test func targetsAreReadAsPeopleWriteThem() throws {
        #expect(DeploymentTarget("iOS 16")?.description == "iOS 16")
        #expect(DeploymentTarget("macos13.3")?.description == "macOS 13.3")
        for text in ["", "iOS", "16", "iOS x", "beOS 5"] { #expect(DeploymentTarget(text) == nil, "\(text)") }
    }

    @Test func whatATargetLacksIsReportedWithItsFirstVersion() throws {
        #expect(
            messages("contentTransition(.opacity)", targets: try targets("iOS 15")) == [
                "unavailable: 'contentTransition(_:)' needs iOS 16, and the target is iOS 15",
                "unavailable: '.opacity' needs iOS 16, and the target is iOS 15",
            ])
        #expect(messages("contentTransition(.opacity)", targets: try targets("iOS 16", "macOS 13")) == [])
        #expect(
            messages("keyboardType(.URL)", targets: try targets("macOS 14")).first?.hasPrefix("unavailable:") == true)
    }

    @Test func anAvailableOverloadGoesBeforeAnUnavailableOne() throws {
        let (modifiers, diagnostics) = check("font(.system(size: 12, weight: .bold))", targets: try targets("iOS 13"))
        #expect(diagnostics.isEmpty)
        #expect(modifiers.count == 1)
    }

    @Test func aMemberThatATargetLacksIsReportedAtItsName() throws {
        let diagnostics = check("foregroundStyle(.mint)", targets: try targets("iOS 14")).diagnostics
        #expect(diagnostics.contains { $0.rule == "unavailable" && $0.location.text == "mint" })
    }

    @Test func aRuleForOnePlatformIsCheckedForItAlone() throws {
        let sheet = Stylesheet(
            SourceFile(path: "t.sheet", text: "\"a\", target: :ios do keyboardType(.URL) end"),
            configuration: StyleConfiguration(targets: try targets("iOS 16", "macOS 13")))
        #expect(sheet.diagnostics.isEmpty)
    }

    @Test func deprecatedModifiersAreWarnedAboutWithTheirReplacement() throws {
        let diagnostics = check("foregroundColor(.red)").diagnostics
        #expect(diagnostics.map(\.severity) == [.warning])
        #expect(diagnostics.first?.message == "'foregroundColor(_:)' is deprecated; use 'foregroundStyle(_:)'")
    }
}
