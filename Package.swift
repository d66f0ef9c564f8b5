// swift-tools-version: 6.2
import PackageDescription

/// The modules of the library: each may import those before it in the list, and nothing else of the package.
let modules: [(name: String, dependencies: [String])] = [
    ("LiverySource", []),
    ("LiveryJSON", ["LiverySource"]),
    ("LiverySyntax", ["LiverySource", "LiveryJSON"]),
    ("LiveryCatalogue", ["LiverySource", "CShippedCatalogue"]),
    ("LiveryTree", ["LiverySource", "LiveryJSON"]),
    ("LiveryStyle", ["LiverySource", "LiveryJSON", "LiverySyntax", "LiveryCatalogue", "LiveryTree"]),
    ("LiveryValues", ["LiveryCatalogue", "LiveryStyle"]),
    ("LiveryPreview", ["LiverySource", "LiveryJSON", "LiverySyntax", "LiveryCatalogue", "LiveryTree", "LiveryStyle"]),
    ("LiveryLint", ["LiverySource", "LiveryJSON", "LiverySyntax", "LiveryCatalogue", "LiveryTree", "LiveryStyle"]),
    (
        "Livery",
        [
            "LiverySource", "LiveryJSON", "LiverySyntax", "LiveryCatalogue", "LiveryTree", "LiveryStyle",
            "LiveryPreview", "LiveryLint",
        ]
    ),
]

/// The modules whose tests have data under `Fixtures`.
let modulesWithFixtures: Set = [
    "LiveryCatalogue", "LiveryLint", "LiveryPreview", "LiveryStyle", "LiverySyntax", "LiveryTree",
]

/// What other packages can lint and format their stylesheets with: each builds arguments and runs the tool.
let plugins: [(name: String, capability: Target.PluginCapability)] = [
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

/// CI sets this variable to build everything with warnings as errors and without building twice; who depends on the
/// package is not bothered by warnings of a later compiler.
let swiftSettings: [SwiftSetting] =
    Context.environment["LIVERY_WARNINGS_AS_ERRORS"] == "1" ? [.treatAllWarnings(as: .error)] : []

let package = Package(
    name: "Livery",
    platforms: [.macOS(.v15), .iOS(.v18), .tvOS(.v18), .watchOS(.v11), .visionOS(.v2)],
    products: [
        .library(name: "Livery", targets: ["Livery", "LiveryValues"]),
        .executable(name: "livery", targets: ["LiveryTool"]),
    ] + plugins.map { .plugin(name: $0.name, targets: [$0.name]) },
    targets: modules.map { module in
        .target(name: module.name, dependencies: module.dependencies.map { .target(name: $0) })
    } + [
        // The text of the shipped catalogue, embedded by the C compiler so that the tool needs no file beside it.
        .target(name: "CShippedCatalogue"),
        .executableTarget(name: "LiveryTool", dependencies: ["Livery"]),
        // Writes the sources of the portable types that nobody has written by hand; no product.
        .executableTarget(name: "LiveryValuesGenerator", dependencies: ["LiveryCatalogue"]),
    ]
        + modules.filter { $0.name != "Livery" }.map { module in
            .testTarget(
                name: module.name + "Tests",
                dependencies: [.target(name: "Livery")]
                    + (module.name == "LiveryValues"
                        ? [.target(name: "LiveryValues"), .target(name: "LiveryValuesGenerator")] : []),
                // The cases of rules, which tests find by their own path.
                exclude: module.name == "LiveryLint" ? ["Rules"] : [],
                resources: modulesWithFixtures.contains(module.name) ? [.copy("Fixtures")] : [])
        } + [
            .testTarget(name: "LiveryToolTests", dependencies: ["Livery", "LiveryTool"], exclude: ["Fixtures"]),
            // The sample client package, which tests copy and build.
            .testTarget(name: "LiveryPluginTests", dependencies: ["LiveryTool"], exclude: ["Fixtures"]),
        ]
        + plugins.map { .plugin(name: $0.name, capability: $0.capability, dependencies: ["LiveryTool"]) },
    cLanguageStandard: .c2x
)

for target in package.targets where target.name != "CShippedCatalogue" && target.type != .plugin {
    target.swiftSettings = (target.swiftSettings ?? []) + swiftSettings
}
