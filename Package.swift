// swift-tools-version: 6.3
import PackageDescription

let strict: [SwiftSetting] = [.treatAllWarnings(as: .error)]

/// For modules that compute.
///
/// Those that word and draw are not optimised, which takes a third of the time to build. There is one
/// build, for people, tests and measurements.
let optimised: [SwiftSetting] =
  strict + [
    .unsafeFlags(["-O", "-enforce-exclusivity=unchecked"], .when(configuration: .debug))
  ]

/// For the engine, whose rules are specialised for numbers and listeners of other files, and the like.
///
/// Without cross-module optimisation a changed line of a rule leaves what others see of the module as
/// it is, so that nothing else is built again.
let optimisedAsAWhole: [SwiftSetting] =
  strict + [
    .unsafeFlags(
      [
        "-O", "-whole-module-optimization", "-num-threads", "2", "-disable-cmo",
        "-enforce-exclusivity=unchecked",
      ],
      .when(configuration: .debug))
  ]

/// For programs that people start: they need no library of the toolchain and start in half the time.
///
/// The two libraries are what Foundation needs in them; the argument parser imports it.
let complete: [LinkerSetting] = [
  .unsafeFlags(["-static-executable", "-Xlinker", "-s"]),
  .linkedLibrary("_FoundationCShims"), .linkedLibrary("_FoundationCollections"),
]

/// What declares the library that Swift code uses, and the trees of these files.
let libraryFiles = ["Prelude", "SwiftUI"].flatMap {
  ["Library/\($0).swift.txt", "Library/\($0).tree"]
}

let package = Package(
  name: "lay",
  products: [
    .executable(name: "lay", targets: ["lay"]),
    .executable(name: "lay-swift-tree", targets: ["lay-swift-tree"]),
  ],
  dependencies: [
    .package(url: "https://github.com/apple/swift-argument-parser", from: "1.8.2"),
    .package(url: "https://github.com/swiftlang/swift-syntax", exact: "603.0.1"),
  ],
  targets: [
    // The arrows point one way: engine ← language ← terminal ← shell ← command line.
    // The engine imports nothing; its rounding calls the C library of mathematics.
    .target(
      name: "LayEngine", swiftSettings: optimisedAsAWhole, linkerSettings: [.linkedLibrary("m")]),
    .target(
      name: "LayLanguage", dependencies: ["CMalloc", "CStack", "LayEngine", "LayProcess"],
      swiftSettings: optimised),
    .target(
      name: "CLibedit",
      // The three after `edit` are what a fully static executable needs of it.
      linkerSettings: ["edit", "tinfo", "bsd", "md"].map { .linkedLibrary($0) }),
    .systemLibrary(name: "CMalloc"),
    .target(name: "CStack"),
    // What programs ask of the system.
    .target(name: "LayProcess", dependencies: ["CStack"], swiftSettings: optimised),
    // What is drawn on a terminal; of the engine it takes the width of a character.
    .target(
      name: "LayTerminal", dependencies: ["LayEngine", "LayLanguage"], swiftSettings: optimised),
    // What rules compare in layouts, as numbers that move with the width.
    .target(name: "LayComparing", dependencies: ["LayEngine"], swiftSettings: optimisedAsAWhole),
    // Programs as SwiftUI code.
    .target(
      name: "LaySwiftPrinting", dependencies: ["LayEngine", "LayLanguage"],
      resources: [.embedInCode("Check/Mono.txt"), .embedInCode("Check/Support.txt")],
      swiftSettings: strict),
    .target(
      name: "LayShell",
      dependencies: [
        "CLibedit", "CMalloc", "LayComparing", "LayEngine", "LayLanguage", "LayProcess", "LaySwift",
        "LaySwiftPrinting", "LaySwiftTree", "LayTerminal",
      ],
      resources: [
        .embedInCode("Lessons/README.md"), .embedInCode("Lessons/Site/style.css"),
        .embedInCode("Lessons/Texts"), .embedInCode("Lessons/template.md"), .embedInCode("Library"),
      ], swiftSettings: strict),
    .target(
      name: "LayCommandLine",
      dependencies: [
        "LayShell",
        .product(name: "ArgumentParser", package: "swift-argument-parser"),
      ],
      swiftSettings: strict),
    .executableTarget(
      name: "lay", dependencies: ["LayCommandLine"], swiftSettings: strict,
      linkerSettings: complete),
    // What Swift code means: its trees as code of the language's machine.
    .target(
      name: "LaySwift",
      dependencies: ["CSwiftLibrary", "LayEngine", "LayLanguage", "LaySwiftTree"],
      exclude: libraryFiles, swiftSettings: optimised),
    // The files that declare the library in Swift, as bytes of the program.
    .target(name: "CSwiftLibrary"),
    // The tree of a Swift file as plain values, and the parser that makes it: it chooses no word.
    .target(name: "LaySwiftTree", swiftSettings: optimisedAsAWhole),
    .target(
      name: "LaySwiftParsing",
      dependencies: [
        "LayProcess", "LaySwiftTree",
        .product(name: "SwiftIfConfig", package: "swift-syntax"),
        .product(name: "SwiftOperators", package: "swift-syntax"),
        .product(name: "SwiftParser", package: "swift-syntax"),
        .product(name: "SwiftParserDiagnostics", package: "swift-syntax"),
        .product(name: "SwiftSyntax", package: "swift-syntax"),
      ], swiftSettings: optimisedAsAWhole),
    .executableTarget(
      name: "lay-swift-tree", dependencies: ["LayProcess", "LaySwiftParsing", "LaySwiftTree"],
      swiftSettings: strict, linkerSettings: complete),
    .executableTarget(
      name: "lay-bench", dependencies: ["CMalloc", "CPseudoTerminal", "LayEngine", "LayLanguage"],
      swiftSettings: optimised),
    .executableTarget(
      name: "lay-fuzz", dependencies: ["CPseudoTerminal", "LayLanguage", "LaySwiftTree"],
      swiftSettings: strict),

    // Swift code with what the compiler's programs print, by which `LaySwift` is judged.
    .target(
      name: "SwiftAnswers",
      dependencies: ["LayEngine", "LayLanguage", "LaySwift", "LaySwiftParsing", "LaySwiftTree"],
      path: "Tests/SwiftAnswers", swiftSettings: strict),
    .executableTarget(
      name: "lay-answers", dependencies: ["SwiftAnswers"], swiftSettings: strict),

    .target(name: "CPseudoTerminal", path: "Tests/CPseudoTerminal"),
    .target(
      name: "RandomDeclaredViews", dependencies: ["LayEngine", "LayLanguage"],
      path: "Tests/RandomDeclaredViews", swiftSettings: strict),
    .testTarget(
      name: "LayEngineTests", dependencies: ["CStack", "LayEngine"], exclude: ["Measured"],
      swiftSettings: strict),
    .testTarget(
      name: "LayLanguageTests",
      dependencies: ["LayLanguage", "LayTerminal", "RandomDeclaredViews"],
      swiftSettings: strict),
    .testTarget(
      name: "LaySwiftTreeTests",
      dependencies: [
        "LayProcess", "LaySwiftParsing", "LaySwiftTree",
        .product(name: "SwiftIfConfig", package: "swift-syntax"),
        .product(name: "SwiftOperators", package: "swift-syntax"),
        .product(name: "SwiftParser", package: "swift-syntax"),
        .product(name: "SwiftSyntax", package: "swift-syntax"),
      ],
      swiftSettings: strict),
    .testTarget(
      name: "LaySwiftTests",
      dependencies: [
        "LayEngine", "LayLanguage", "LaySwift", "LaySwiftParsing", "LaySwiftTree", "SwiftAnswers",
      ],
      exclude: ["Answers", "Pairs", "Unknowns"], swiftSettings: strict),
    .testTarget(
      name: "LayTerminalTests", dependencies: ["LayLanguage", "LayTerminal"],
      swiftSettings: strict),
    .testTarget(
      name: "LayShellTests",
      dependencies: [
        "CPseudoTerminal", "LayCommandLine", "LayLanguage", "LayShell", "LaySwiftPrinting",
        "LaySwift", "LaySwiftParsing", "LaySwiftTree", "LayTerminal", "RandomDeclaredViews",
      ],
      exclude: ["Cases", "SwiftPlaces"], swiftSettings: strict),
  ],
  swiftLanguageModes: [.v6]
)
