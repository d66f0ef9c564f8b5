import Livery
import LiveryValues
import Testing

struct EnvironmentTests {
    @Test func `Values of the environment have the defaults of a new device until the host sets them`() {
        var environment = StyleEnvironment()
        #expect(environment.colorScheme == .light)
        #expect(environment.layoutDirection == .leftToRight)
        #expect(environment.dynamicTypeSize == .large)
        #expect(environment.isEnabled)
        environment.colorScheme = .dark
        environment.layoutDirection = .rightToLeft
        environment.dynamicTypeSize = .xSmall
        environment.isEnabled = false
        #expect(environment.colorScheme == .dark)
        #expect(environment.layoutDirection == .rightToLeft)
        #expect(environment.dynamicTypeSize == .xSmall)
        #expect(!environment.isEnabled)
    }
}
