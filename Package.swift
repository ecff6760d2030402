// swift-tools-version: 6.3
import PackageDescription

let strict: [SwiftSetting] = [.treatAllWarnings(as: .error)]

/// For modules that word and draw what others compute: in a release they are not optimised, which
/// takes a third of the time to build.
let unoptimised: [SwiftSetting] =
  strict + [
    .unsafeFlags(
      ["-Onone", "-no-whole-module-optimization", "-enable-batch-mode"],
      .when(configuration: .release))
  ]

let package = Package(
  name: "lay",
  products: [
    .executable(name: "lay", targets: ["lay"]),
    .executable(name: "lay-swift", targets: ["lay-swift"]),
  ],
  dependencies: [
    .package(url: "https://github.com/apple/swift-argument-parser", from: "1.8.2"),
    .package(url: "https://github.com/swiftlang/swift-syntax", exact: "603.0.1"),
  ],
  targets: [
    // The arrows point one way: engine ← language ← terminal ← shell ← executable.
    // The engine imports nothing; its rounding calls the C library of mathematics.
    .target(
      name: "LayEngine", swiftSettings: strict, linkerSettings: [.linkedLibrary("m")]),
    .target(
      name: "LayLanguage", dependencies: ["CMalloc", "CStack", "LayEngine"],
      swiftSettings: strict),
    .target(
      name: "CLibedit",
      // The three after `edit` are what a fully static executable needs of it.
      linkerSettings: ["edit", "tinfo", "bsd", "md"].map { .linkedLibrary($0) }),
    .systemLibrary(name: "CMalloc"),
    .target(name: "CStack"),
    // What is drawn on a terminal; of the engine it takes the width of a character.
    .target(
      name: "LayTerminal", dependencies: ["LayEngine", "LayLanguage"], swiftSettings: strict),
    // Programs as SwiftUI code.
    .target(
      name: "LaySwiftPrinting", dependencies: ["LayEngine", "LayLanguage"],
      resources: [.embedInCode("Check/Mono.txt"), .embedInCode("Check/Support.txt")],
      swiftSettings: unoptimised),
    .target(
      name: "LayShell",
      dependencies: [
        "CLibedit", "CMalloc", "LayEngine", "LayLanguage", "LaySwiftPrinting", "LayTerminal",
      ],
      resources: [
        .embedInCode("Lessons/README.md"), .embedInCode("Lessons/Site/style.css"),
        .embedInCode("Lessons/Texts"), .embedInCode("Lessons/template.md"), .embedInCode("Library"),
      ], swiftSettings: unoptimised),
    .executableTarget(
      name: "lay",
      dependencies: [
        "LayShell",
        .product(name: "ArgumentParser", package: "swift-argument-parser"),
      ],
      swiftSettings: unoptimised),
    // SwiftUI code as programs of the language; what reads Swift is large, so that it is linked into
    // an executable of its own.
    .target(
      name: "LaySwiftUI",
      dependencies: [
        "LayEngine", "LayLanguage",
        .product(name: "SwiftOperators", package: "swift-syntax"),
        .product(name: "SwiftParser", package: "swift-syntax"),
        .product(name: "SwiftParserDiagnostics", package: "swift-syntax"),
        .product(name: "SwiftSyntax", package: "swift-syntax"),
      ], swiftSettings: strict),
    .executableTarget(
      name: "lay-swift", dependencies: ["LayLanguage", "LaySwiftUI"], swiftSettings: strict),
    .executableTarget(
      name: "lay-bench", dependencies: ["CMalloc", "CPseudoTerminal", "LayEngine", "LayLanguage"],
      swiftSettings: strict),
    .executableTarget(
      name: "lay-fuzz", dependencies: ["CPseudoTerminal", "LayLanguage"], swiftSettings: strict),

    .target(name: "CPseudoTerminal", path: "Tests/CPseudoTerminal"),
    .target(
      name: "RandomDeclaredViews", dependencies: ["LayEngine", "LayLanguage"],
      path: "Tests/RandomDeclaredViews", swiftSettings: strict),
    .testTarget(
      name: "LayEngineTests", dependencies: ["CStack", "LayEngine"], swiftSettings: strict),
    .testTarget(
      name: "LayLanguageTests",
      dependencies: ["LayLanguage", "LayTerminal", "RandomDeclaredViews"],
      swiftSettings: strict),
    .testTarget(
      name: "LaySwiftUITests",
      dependencies: [
        "LayEngine", "LayLanguage", "LayShell", "LaySwiftPrinting", "LaySwiftUI",
        "RandomDeclaredViews",
      ],
      swiftSettings: strict),
    .testTarget(
      name: "LayTerminalTests", dependencies: ["LayLanguage", "LayTerminal"],
      swiftSettings: strict),
    .testTarget(
      name: "LayShellTests",
      dependencies: [
        "CPseudoTerminal", "LayLanguage", "LayShell", "LaySwiftPrinting", "LayTerminal",
        "RandomDeclaredViews", "lay",
      ],
      exclude: ["Cases", "SwiftPlaces"], swiftSettings: strict),
  ],
  swiftLanguageModes: [.v6]
)
