// swift-tools-version: 6.0
import PackageDescription

let package = Package(
  name: "lay",
  products: [.executable(name: "lay", targets: ["lay"])],
  dependencies: [
    .package(url: "https://github.com/apple/swift-argument-parser", from: "1.8.2")
  ],
  targets: [
    // The arrows point one way: engine ← language ← shell ← executable.
    // It imports nothing; rounding calls the C library of mathematics.
    .target(name: "LayEngine", linkerSettings: [.linkedLibrary("m")]),
    .target(name: "LayLanguage", dependencies: ["LayEngine"]),
    .target(
      name: "CLibedit",
      // The three after `edit` are what a fully static executable needs of it.
      linkerSettings: ["edit", "tinfo", "bsd", "md"].map { .linkedLibrary($0) }),
    .target(name: "LayShell", dependencies: ["CLibedit", "LayEngine", "LayLanguage"]),
    .executableTarget(
      name: "lay",
      dependencies: [
        "LayShell",
        .product(name: "ArgumentParser", package: "swift-argument-parser"),
      ]),
    .executableTarget(name: "lay-bench", dependencies: ["LayEngine"]),

    .testTarget(name: "LayEngineTests", dependencies: ["LayEngine"]),
    .testTarget(name: "LayLanguageTests", dependencies: ["LayLanguage"]),
    .testTarget(name: "LayShellTests", dependencies: ["LayShell"]),
  ],
  swiftLanguageModes: [.v6]
)
