import LaySwiftTree
import SwiftIfConfig
import SwiftSyntax

/// What `#if` is asked: a debug build for the simulator of iOS, or for a Mac, by the newest Swift.
///
/// `macCatalyst` is iOS on a Mac.
struct Platform: BuildConfiguration, Sendable {
  /// The name of the system in `#if os(iOS)`.
  var system = TreeRequest.usualSystem

  /// The clause whose condition holds; nil where none does.
  func activeClause(of conditional: IfConfigDeclSyntax) -> IfConfigClauseSyntax? {
    conditional.activeClause(in: self).clause
  }

  private var isMac: Bool { system == "macOS" }
  private var isCatalyst: Bool { system == "macCatalyst" }

  /// Modules that there are on no system of Apple's, or on others than this one.
  private var otherModules: Set<String> {
    Self.foreignModules.union(isMac ? Self.modulesOfPhones : Self.modulesOfMacs)
  }

  private static let foreignModules: Set<String> = [
    "Android", "Bionic", "FoundationNetworking", "FoundationXML", "Glibc", "Musl", "TVUIKit",
    "WASILibc", "WatchKit", "WinSDK",
  ]
  private static let modulesOfMacs: Set<String> = ["AppKit", "Carbon", "Cocoa", "IOKit"]
  private static let modulesOfPhones: Set<String> = ["MessageUI", "UIKit"]

  let targetPointerBitWidth = 64
  let targetAtomicBitWidths = [8, 16, 32, 64, 128]
  var endianness: Endianness { .little }
  let languageVersion = VersionTuple(6, 3)
  let compilerVersion = VersionTuple(6, 3)

  func isCustomConditionSet(name: String) -> Bool { name == "DEBUG" }
  func hasFeature(name: String) -> Bool { true }
  func hasAttribute(name: String) -> Bool { true }
  func canImport(importPath: [(TokenSyntax, String)], version: CanImportVersion) -> Bool {
    importPath.first.map { !otherModules.contains($0.1) } ?? false
  }
  func isActiveTargetOS(name: String) -> Bool {
    name == (isCatalyst ? TreeRequest.usualSystem : system)
  }
  func isActiveTargetArchitecture(name: String) -> Bool { name == "arm64" }
  func isActiveTargetEnvironment(name: String) -> Bool {
    name == (isCatalyst ? "macCatalyst" : isMac ? "" : "simulator")
  }
  func isActiveTargetRuntime(name: String) -> Bool { ["_ObjC", "_multithreaded"].contains(name) }
  func isActiveTargetPointerAuthentication(name: String) -> Bool { name == "_none" }
  func isActiveTargetObjectFormat(name: String) -> Bool { name == "MachO" }
}
