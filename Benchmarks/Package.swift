// swift-tools-version: 6.2
import PackageDescription

let package = Package(
    name: "Benchmarks",
    platforms: [.macOS(.v15)],
    dependencies: [.package(name: "Livery", path: "..")],
    targets: [
        .executableTarget(
            name: "Benchmarks",
            dependencies: [
                .product(name: "Livery", package: "Livery"), .product(name: "LiveryMacros", package: "Livery"),
            ])
    ],
    swiftLanguageModes: [.v6]
)
