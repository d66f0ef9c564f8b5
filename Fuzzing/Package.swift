// swift-tools-version: 6.2
import PackageDescription

// Fuzzers need libFuzzer's entry points in place of `main`, which only the whole package's build flags can give:
//
//     swift build -c release --sanitize=fuzzer -Xswiftc -parse-as-library
//     SWIFT_BACKTRACE=enable=no .build/release/JSONFuzzer -max_total_time=180 < /dev/null
let package = Package(
    name: "Fuzzing",
    platforms: [.macOS(.v15)],
    dependencies: [.package(name: "Livery", path: "..")],
    targets: [
        .executableTarget(name: "FrameFuzzer", dependencies: [.product(name: "Livery", package: "Livery")]),
        .executableTarget(name: "JSONFuzzer", dependencies: [.product(name: "Livery", package: "Livery")]),
        .executableTarget(name: "LintFuzzer", dependencies: [.product(name: "Livery", package: "Livery")]),
        .executableTarget(name: "SheetFuzzer", dependencies: [.product(name: "Livery", package: "Livery")]),
    ],
    swiftLanguageModes: [.v6]
)
