import LiveryMacroSyntax
import SwiftIfConfig
import SwiftParser
import SwiftSyntax

/// What a module is built for, as `#if` asks: the system, the conditions that are set, and the modules that can be imported.
///
/// A module that nothing is known of counts as one that isn't there, and is noted.
final class BuildTarget {
    /// The systems that `os` can ask for.
    static let systems = [
        "Linux", "macOS", "iOS", "tvOS", "watchOS", "visionOS", "Windows", "Android", "FreeBSD", "OpenBSD", "WASI",
    ]

    /// The system of the machine that runs this.
    static var ownSystem: String {
        #if os(Linux)
            "Linux"
        #elseif os(macOS)
            "macOS"
        #elseif os(Windows)
            "Windows"
        #elseif os(Android)
            "Android"
        #elseif os(FreeBSD)
            "FreeBSD"
        #else
            "OpenBSD"
        #endif
    }

    /// The protocols whose types are on the main actor.
    var mainActorProtocols: Set<String> { isDarwin ? SignatureReader.mainActorProtocolsOfSwiftUI : [] }

    let system: String
    private let conditions: Set<String>
    private let modules: Set<String>
    /// The modules that were asked for and of which nothing is known.
    private(set) var unknownModules: [String] = []

    init(system: String = BuildTarget.ownSystem, conditions: Set<String> = [], modules: Set<String> = []) {
        self.system = system
        self.conditions = conditions
        self.modules = modules
    }

    private var isDarwin: Bool { ["macOS", "iOS", "tvOS", "watchOS", "visionOS"].contains(system) }

    /// Whether the condition of a directive such as `#if os(Linux)` or `#elseif DEBUG` holds; that of `#else` does.
    func holds(directive: String) -> Bool {
        guard let condition = directive.split(separator: " ", maxSplits: 1).dropFirst().first else { return true }
        return holds(condition: String(condition))
    }

    /// Whether a condition of `#if` holds; one with mistakes doesn't.
    func holds(condition: String) -> Bool {
        var parser = Parser(condition)
        let expression = ExprSyntax.parse(from: &parser)
        return IfConfigRegionState.evaluating(expression, in: self).state == .active
    }

    // MARK: - Modules

    private static let everywhere: Set = [
        "Swift", "Foundation", "FoundationEssentials", "FoundationInternationalization", "Dispatch", "Observation",
        "RegexBuilder", "Synchronization", "Testing", "XCTest", "_Concurrency", "_StringProcessing",
    ]
    private static let perSystem: [String: Set<String>] = [
        "Linux": ["Glibc", "FoundationNetworking", "FoundationXML"],
        "Android": ["Android", "Bionic", "FoundationNetworking", "FoundationXML"],
        "Windows": ["WinSDK", "ucrt", "CRT", "FoundationNetworking", "FoundationXML"],
        "FreeBSD": ["Glibc", "FoundationNetworking", "FoundationXML"],
        "OpenBSD": ["Glibc", "FoundationNetworking", "FoundationXML"],
        "WASI": ["WASILibc", "FoundationNetworking", "FoundationXML"],
    ]
    /// Modules of all systems of Apple's.
    private static let darwin: Set = [
        "AVFoundation", "Accessibility", "Combine", "CoreData", "CoreFoundation", "CoreGraphics", "CoreLocation",
        "CoreText",
        "Darwin", "MapKit", "OSLog", "ObjectiveC", "StoreKit", "SwiftData", "SwiftUI", "UniformTypeIdentifiers", "os",
    ]
    /// Modules that some of Apple's systems have.
    private static let darwinParts: [String: Set<String>] = [
        "AppKit": ["macOS"], "UIKit": ["iOS", "tvOS", "watchOS", "visionOS"], "WatchKit": ["watchOS"],
        "AVKit": ["macOS", "iOS", "tvOS", "watchOS", "visionOS"],
        "Charts": ["macOS", "iOS", "tvOS", "watchOS", "visionOS"],
        "CoreImage": ["macOS", "iOS", "tvOS", "visionOS"], "PhotosUI": ["macOS", "iOS", "watchOS", "visionOS"],
        "QuartzCore": ["macOS", "iOS", "tvOS", "visionOS"], "RealityKit": ["macOS", "iOS", "visionOS"],
        "WebKit": ["macOS", "iOS", "visionOS"], "WidgetKit": ["macOS", "iOS", "watchOS", "visionOS"],
    ]

    private func canImport(_ module: String) -> Bool {
        if modules.contains(module) || BuildTarget.everywhere.contains(module) { return true }
        if let systems = BuildTarget.darwinParts[module] { return systems.contains(system) }
        if BuildTarget.darwin.contains(module) { return isDarwin }
        if BuildTarget.perSystem.values.contains(where: { $0.contains(module) }) || module == "Musl" {
            return BuildTarget.perSystem[system]?.contains(module) == true
        }
        if !unknownModules.contains(module) { unknownModules.append(module) }
        return false
    }
}

extension BuildTarget: BuildConfiguration {
    func isCustomConditionSet(name: String) -> Bool { conditions.contains(name) }
    func hasFeature(name: String) -> Bool { false }
    func hasAttribute(name: String) -> Bool { true }

    func canImport(importPath: [(TokenSyntax, String)], version: CanImportVersion) -> Bool {
        importPath.first.map { canImport($0.1) } ?? false
    }

    func isActiveTargetOS(name: String) -> Bool { name == system || (name == "OSX" && system == "macOS") }

    func isActiveTargetArchitecture(name: String) -> Bool {
        #if arch(x86_64)
            name == "x86_64"
        #elseif arch(arm64)
            name == "arm64"
        #else
            false
        #endif
    }

    func isActiveTargetEnvironment(name: String) -> Bool { false }
    func isActiveTargetRuntime(name: String) -> Bool { name == (isDarwin ? "_ObjC" : "_Native") }
    func isActiveTargetPointerAuthentication(name: String) -> Bool { name == "_none" }

    func isActiveTargetObjectFormat(name: String) -> Bool {
        switch system {
        case "Windows": name == "COFF"
        case "WASI": name == "Wasm"
        default: name == (isDarwin ? "MachO" : "ELF")
        }
    }

    var targetPointerBitWidth: Int { 64 }
    var targetAtomicBitWidths: [Int] { [8, 16, 32, 64] }
    var endianness: Endianness { .little }
    var languageVersion: VersionTuple { VersionTuple(6) }

    var compilerVersion: VersionTuple {
        #if compiler(>=6.5)
            VersionTuple(6, 5)
        #elseif compiler(>=6.4)
            VersionTuple(6, 4)
        #elseif compiler(>=6.3)
            VersionTuple(6, 3)
        #else
            VersionTuple(6, 2)
        #endif
    }
}
