// swift-tools-version: 6.2
import PackageDescription

let package = Package(
    name: "Client",
    dependencies: [.package(name: "Livery", path: "../../../..")],
    targets: [
        .executableTarget(name: "Shop", plugins: [.plugin(name: "CheckStylesheets", package: "Livery")]),
        .executableTarget(
            name: "ShopModifiers", dependencies: [.product(name: "LiveryMacros", package: "Livery")]),
    ]
)
