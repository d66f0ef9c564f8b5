// swift-tools-version: 6.2
import CompilerPluginSupport
import Foundation
import PackageDescription

/// The modules of the library: each may import those before it in the list, and nothing else of the package.
let modules: [(name: String, dependencies: [String])] = [
    ("LiverySource", []),
    ("LiveryJSON", ["LiverySource"]),
    ("LiverySyntax", ["LiverySource", "LiveryJSON"]),
    ("LiveryCatalogue", ["LiverySource", "CShippedCatalogue"]),
    ("LiveryTree", ["LiverySource", "LiveryJSON"]),
    ("LiveryStyle", ["LiverySource", "LiveryJSON", "LiverySyntax", "LiveryCatalogue", "LiveryTree"]),
    ("LiveryValues", ["LiverySource", "LiveryCatalogue", "LiveryStyle"]),
    ("LiveryPreview", ["LiverySource", "LiveryJSON", "LiverySyntax", "LiveryCatalogue", "LiveryTree", "LiveryStyle"]),
    ("LiverySession", ["LiverySource", "LiveryJSON", "LiveryCatalogue", "LiveryTree", "LiveryStyle"]),
    ("LiveryLint", ["LiverySource", "LiveryJSON", "LiverySyntax", "LiveryCatalogue", "LiveryTree", "LiveryStyle"]),
    (
        "Livery",
        [
            "LiverySource", "LiveryJSON", "LiverySyntax", "LiveryCatalogue", "LiveryTree", "LiveryStyle",
            "LiveryPreview", "LiverySession", "LiveryLint",
        ]
    ),
]

/// The modules whose tests have data under `Fixtures`.
let modulesWithFixtures: Set = [
    "LiveryCatalogue", "LiveryLint", "LiveryPreview", "LiveryStyle", "LiverySyntax", "LiveryTree",
]

/// What other packages can lint and format their stylesheets with: each builds arguments and runs the tool.
let allPlugins: [(name: String, capability: Target.PluginCapability)] = [
    ("CheckStylesheets", .buildTool()),
    (
        "LintStylesheets",
        .command(intent: .custom(verb: "lint-stylesheets", description: "Find mistakes in the stylesheets of targets"))
    ),
    (
        "FormatStylesheets",
        .command(
            intent: .custom(verb: "format-stylesheets", description: "Lay the stylesheets of targets out canonically"),
            permissions: [.writeToPackageDirectory(reason: "It lays stylesheets out in place.")])
    ),
]

/// CI sets this variable for a build without plugins, because SwiftPM builds the tools that they run a second time; it builds
/// them in a client package.
let hasPlugins = Context.environment["LIVERY_WITHOUT_PLUGINS"] != "1"
let plugins = hasPlugins ? allPlugins : []

/// The folder of the toolchain's SwiftSyntax, with which the macro is built so that the package needs no other; nil when it
/// isn't found. `LIVERY_SWIFT_SYNTAX` is a folder to take instead, or `none`.
func swiftSyntaxFolder() -> String? {
    if let folder = Context.environment["LIVERY_SWIFT_SYNTAX"] { return folder == "none" ? nil : folder }
    // The compiler in PATH may be a link to one that chooses the toolchain, so only it knows where that is.
    let compiler = Process()
    let output = Pipe()
    compiler.executableURL = URL(fileURLWithPath: "/usr/bin/env")
    compiler.arguments = ["swiftc", "-print-target-info"]
    compiler.standardOutput = output
    compiler.standardError = FileHandle.nullDevice
    guard (try? compiler.run()) != nil, let answer = try? output.fileHandleForReading.readToEnd(),
        let info = try? JSONSerialization.jsonObject(with: answer) as? [String: Any],
        let resources = (info["paths"] as? [String: Any])?["runtimeResourcePath"] as? String
    else { return nil }
    let folder = resources + "/host"
    return FileManager.default.fileExists(atPath: folder + "/SwiftSyntaxMacros.swiftmodule") ? folder : nil
}

/// CI sets this variable to build everything with warnings as errors and without building twice; who depends on the
/// package is not bothered by warnings of a later compiler.
let swiftSettings: [SwiftSetting] =
    Context.environment["LIVERY_WARNINGS_AS_ERRORS"] == "1" ? [.treatAllWarnings(as: .error)] : []

let package = Package(
    name: "Livery",
    platforms: [.macOS(.v15), .iOS(.v18), .tvOS(.v18), .watchOS(.v11), .visionOS(.v2)],
    products: [
        .library(name: "Livery", targets: ["Livery"]),
        // By itself, since its names are those of SwiftUI, and who doesn't need it shouldn't wait for it.
        .library(name: "LiveryValues", targets: ["LiveryValues"]),
        .executable(name: "livery", targets: ["LiveryTool"]),
    ] + plugins.map { .plugin(name: $0.name, targets: [$0.name]) },
    targets: modules.map { module in
        .target(name: module.name, dependencies: module.dependencies.map { .target(name: $0) })
    } + [
        // The text of the shipped catalogue, embedded by the C compiler so that the tool needs no file beside it.
        .target(name: "CShippedCatalogue"),
        // What the command line tools have in common.
        .target(name: "LiveryCommandLine", dependencies: ["Livery"]),
        .executableTarget(name: "LiveryTool", dependencies: ["Livery", "LiveryCommandLine"]),
        // Writes the sources of the portable types that nobody has written by hand; no product.
        .executableTarget(name: "LiveryValuesGenerator", dependencies: ["LiveryCatalogue"]),
    ]
        + modules.filter { $0.name != "Livery" }.map { module in
            .testTarget(
                name: module.name + "Tests",
                dependencies: [.target(name: "Livery")]
                    + (module.name == "LiveryValues"
                        ? [.target(name: "LiveryValues"), .target(name: "LiveryValuesGenerator")] : []),
                // Data that tests find by their own path: the cases of rules, and recordings.
                exclude: ["LiveryLint": ["Rules"], "LiverySession": ["Fixtures"]][module.name] ?? [],
                resources: modulesWithFixtures.contains(module.name) ? [.copy("Fixtures")] : [])
        } + [
            .testTarget(
                name: "LiveryToolTests", dependencies: ["Livery", "LiveryCommandLine", "LiveryTool"],
                exclude: ["Fixtures"]),
            // The sample client package, which tests copy and build.
            .testTarget(name: "LiveryPluginTests", dependencies: ["LiveryTool"], exclude: ["Fixtures"]),
        ]
        + plugins.map { .plugin(name: $0.name, capability: $0.capability, dependencies: ["LiveryTool"]) },
    cLanguageStandard: .c2x
)

// MARK: The macro

/// What targets need to be built with SwiftSyntax.
struct SwiftSyntaxUse {
    var products: [Target.Dependency] = []
    var swiftSettings: [SwiftSetting] = []
    var linkerSettings: [LinkerSetting] = []
}

#if os(macOS)
    // Toolchains for Apple platforms have no modules of SwiftSyntax to build with.
    package.dependencies.append(
        .package(url: "https://github.com/swiftlang/swift-syntax.git", "603.0.0"..<"604.0.0"))
    let swiftSyntax: SwiftSyntaxUse? = SwiftSyntaxUse(
        products: [
            "SwiftCompilerPlugin", "SwiftIfConfig", "SwiftParser", "SwiftParserDiagnostics",
            "SwiftSyntaxMacroExpansion", "SwiftSyntaxMacros",
        ].map { .product(name: $0, package: "swift-syntax") })
#else
    let swiftSyntax: SwiftSyntaxUse? = swiftSyntaxFolder().map { folder in
        SwiftSyntaxUse(
            swiftSettings: [.unsafeFlags(["-I", folder])],
            linkerSettings: [.unsafeFlags(["-L", folder, "-Xlinker", "-rpath", "-Xlinker", folder])])
    }
#endif

let macros = Target.target(name: "LiveryMacros", dependencies: ["LiveryCatalogue", "LiveryStyle"])
package.targets.append(macros)
package.products.append(.library(name: "LiveryMacros", targets: ["LiveryMacros"]))
if let swiftSyntax {
    macros.dependencies.append("LiveryMacroPlugin")
    macros.swiftSettings = [.define("LIVERY_MACROS")]
    // What reads declarations knows nothing of macros, so that tools can use it on source files.
    let reader = Target.target(name: "LiveryMacroSyntax")
    let plugin = Target.macro(name: "LiveryMacroPlugin", dependencies: ["LiveryMacroSyntax"])
    // Its folder Plugin has links to the plugin's sources: with a dependency on the plugin itself, which runs on the machine
    // that builds, SwiftPM would build everything that tests need twice.
    let tests = Target.testTarget(
        name: "LiveryMacrosTests",
        dependencies: ["Livery", "LiveryMacroSyntax", "LiveryMacros", "LiveryValues"],
        exclude: ["Fixtures"])
    // The catalogue of a host from its source, with the plugin that runs it.
    let dump = Target.executableTarget(
        name: "LiveryCatalogueDump",
        dependencies: ["LiverySource", "LiveryCatalogue", "LiveryStyle", "LiveryMacroSyntax"])
    let dumpTests = Target.testTarget(
        name: "LiveryCatalogueDumpTests",
        dependencies: ["Livery", "LiveryValues", "LiveryMacros", "LiveryCatalogueDump"])
    let dumpPlugin = Target.plugin(
        name: "DumpCatalogue",
        capability: .command(
            intent: .custom(
                verb: "dump-catalogue", description: "Write what targets add to stylesheets as a catalogue"),
            permissions: [.writeToPackageDirectory(reason: "It writes the catalogues of targets.")]),
        dependencies: ["LiveryCatalogueDump"])
    if hasPlugins {
        package.targets.append(dumpPlugin)
        package.products.append(.plugin(name: "DumpCatalogue", targets: ["DumpCatalogue"]))
    }
    for target in [reader, plugin, tests, dump, dumpTests] {
        target.dependencies += swiftSyntax.products
        target.swiftSettings = swiftSyntax.swiftSettings
        target.linkerSettings = swiftSyntax.linkerSettings
        package.targets.append(target)
    }
}

// MARK: The network

#if os(Linux)
    /// Whether the library that brings WebSockets on Linux is here; without it what needs the network is left out, and the
    /// rest builds. Debian's package is libwebsockets-dev.
    let hasWebSockets = ["/usr/include", "/usr/local/include"].contains {
        FileManager.default.fileExists(atPath: $0 + "/libwebsockets.h")
    }
    let webSockets: [Target] = [
        .systemLibrary(name: "CLibwebsockets", pkgConfig: "libwebsockets", providers: [.apt(["libwebsockets-dev"])])
    ]
#else
    let hasWebSockets = true
    let webSockets: [Target] = []
#endif

if hasWebSockets {
    package.targets += webSockets
    package.targets += [
        .target(
            name: "LiverySocket", dependencies: ["LiverySession"] + webSockets.map { .target(name: $0.name) }),
        .testTarget(name: "LiverySocketTests", dependencies: ["Livery", "LiverySocket"]),
        // The tool's companion, apart from it so that the tool needs no library of the system.
        .executableTarget(name: "LiveryConnect", dependencies: ["Livery", "LiveryCommandLine", "LiverySocket"]),
        // Its folder Support has links to what tests of the tool and of sockets use.
        .testTarget(
            name: "LiveryConnectTests",
            dependencies: ["Livery", "LiveryCommandLine", "LiveryConnect", "LiverySocket"], exclude: ["Fixtures"]),
    ]
    package.products += [
        .library(name: "LiverySocket", targets: ["LiverySocket"]),
        .executable(name: "livery-connect", targets: ["LiveryConnect"]),
    ]
}

for target in package.targets
where target.name != "CShippedCatalogue" && target.type != .plugin && target.type != .system {
    target.swiftSettings = (target.swiftSettings ?? []) + swiftSettings
}
