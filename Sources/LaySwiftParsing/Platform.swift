import SwiftIfConfig
import SwiftSyntax

/// What `#if` is asked: a debug build for the simulator of iOS, by the newest Swift.
struct Platform: BuildConfiguration {
  /// The clause whose condition holds; nil where none does.
  static func activeClause(of conditional: IfConfigDeclSyntax) -> IfConfigClauseSyntax? {
    conditional.activeClause(in: Platform()).clause
  }

  /// Modules that there are not on iOS.
  private static let otherModules: Set<String> = [
    "Android", "AppKit", "Bionic", "Carbon", "Cocoa", "FoundationNetworking", "FoundationXML",
    "Glibc",
    "IOKit", "Musl", "TVUIKit", "WASILibc", "WatchKit", "WinSDK",
  ]

  let targetPointerBitWidth = 64
  let targetAtomicBitWidths = [8, 16, 32, 64, 128]
  let endianness = Endianness.little
  let languageVersion = VersionTuple(6, 3)
  let compilerVersion = VersionTuple(6, 3)

  func isCustomConditionSet(name: String) -> Bool { name == "DEBUG" }
  func hasFeature(name: String) -> Bool { true }
  func hasAttribute(name: String) -> Bool { true }
  func canImport(importPath: [(TokenSyntax, String)], version: CanImportVersion) -> Bool {
    importPath.first.map { !Self.otherModules.contains($0.1) } ?? false
  }
  func isActiveTargetOS(name: String) -> Bool { name == "iOS" }
  func isActiveTargetArchitecture(name: String) -> Bool { name == "arm64" }
  func isActiveTargetEnvironment(name: String) -> Bool { name == "simulator" }
  func isActiveTargetRuntime(name: String) -> Bool { ["_ObjC", "_multithreaded"].contains(name) }
  func isActiveTargetPointerAuthentication(name: String) -> Bool { name == "_none" }
  func isActiveTargetObjectFormat(name: String) -> Bool { name == "MachO" }
}
