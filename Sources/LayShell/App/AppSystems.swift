import LayLanguage
import LaySwift
import LaySwiftTree

/// The oldest versions of systems, by their names: 14 for `iOS`.
typealias LeastSystems = [String: Int]

/// For which system the code of an app is: for iOS, or for another one alone.
///
/// - Rule: what says it first counts: the targets of a project of Xcode that have the file; a module that it imports
///   without `#if` and that one system alone has; a folder that has the name of a system; the nearest manifest
///   or project upwards, inside of the app, that names systems.
/// - Value: `iOS`, `macOS`, `tvOS`, `visionOS` or `watchOS`, as in `#if os(macOS)`.
/// - Source: Xcode's build settings `SDKROOT` and `SUPPORTED_PLATFORMS`, and `platforms` of a manifest.
final class AppSystems {
  private let folder: AppFolder
  private let mayRead: (FilePath) -> Bool
  /// The targets of the projects in folders, and the systems of all that is in them.
  private var targets: [String: [XcodeTargets]] = [:]
  private var systems: [String: Set<String>] = [:]
  /// The folders of projects beside the code of packages: `App` for `App/App.xcodeproj` and `Sources`.
  private lazy var besides: [String] = {
    let roots = folder.roots + [folder.outer].compactMap(\.self)
    let inside = roots.flatMap { root in
      AppFolder.names(in: root).sorted().filter { !$0.hasPrefix(".") }.map { root + "/" + $0 }
    }
    return (roots + inside).filter { canBeRead($0) && !AppFolder.projects(in: $0).isEmpty }
  }()
  private lazy var packages: Packages = {
    var packages = Packages(AppTargets(folder))
    let named = folder.outer.map { AppFolder.packages(ofWorkspacesIn: $0) } ?? []
    packages.add(folder.roots + besides + named, canBeRead)
    return packages
  }()

  init(_ folder: AppFolder, mayRead: @escaping (FilePath) -> Bool) {
    (self.folder, self.mayRead) = (folder, mayRead)
  }

  /// The system that a file is for.
  func systemName(of file: SwiftFile, at path: FilePath) -> String {
    let real = path.real.text
    let around = folders(around: real)
    for folder in around {
      let found = targets(in: folder).map { $0.systems(of: real) }
      if let system = Self.only(found.reduce(into: []) { $0.formUnion($1) }) { return system }
    }
    if let system = Self.systemName(ofCode: file.text) { return system }
    for folder in around where !self.folder.roots.contains(folder) {
      let name = folder.dropFirst(AppFolder.folder(of: folder).count + 1)
      if let system = Self.systemName(ofFolder: name) { return system }
    }
    for folder in around {
      if let system = Self.only(systems(of: folder)) { return system }
    }
    return TreeRequest.usualSystem
  }

  /// Whether projects of Xcode are around a file, none of whose targets, nor those beside it, have it.
  ///
  /// - Rule: pages of playgrounds need no target, nor do files that something else builds.
  func isOfNoTarget(_ path: FilePath) -> Bool {
    let (file, around) = (path.real.text, folders(around: path.real.text))
    let isBuilt = around.contains { AppFolder.names(in: $0).contains(where: Self.saysWhatIsBuilt) }
    guard !isBuilt, !file.contains(".playground/") else { return false }
    let own = around.flatMap(targets).filter { !$0.isEmpty }
    return !own.isEmpty
      && (own + besides.flatMap(targets)).allSatisfy { $0.systems(of: file).isEmpty }
  }

  /// Whether a file says what Swift's package manager, CocoaPods, Tuist or Bazel build.
  private static func saysWhatIsBuilt(_ name: String) -> Bool {
    [AppFolder.manifest, "Project.swift", "BUILD", "BUILD.bazel"].contains(name)
      || name.hasSuffix(".podspec")
  }

  /// The oldest version of a system that a file is to run on; nil where nothing says it.
  ///
  /// - Rule: the targets of a project of Xcode that have the file say it, or else the nearest manifest upwards.
  func leastVersion(of system: String, for path: FilePath) -> Int? {
    let real = path.real.text
    let around = folders(around: real)
    let ofTargets = around.lazy.flatMap { folder in
      self.targets(in: folder).compactMap { $0.leastSystems(of: real)[system] }
    }
    return ofTargets.min()
      ?? around.lazy.compactMap { Self.version(of: system, inManifestIn: $0) }.first
  }

  /// The settings of Xcode for the oldest systems.
  static let leastKeys = [
    "iOS": "IPHONEOS_DEPLOYMENT_TARGET", "macOS": "MACOSX_DEPLOYMENT_TARGET",
  ]

  /// The first number in a version: 14 for `14.0`, `v14` and `v14_2`.
  static func version(_ text: some StringProtocol) -> Int? {
    Int(text.drop { !$0.isNumber }.prefix { $0.isNumber })
  }

  /// The version in a manifest: 15 for `platforms: [.iOS(.v15)]`.
  private static func version(of system: String, inManifestIn folder: String) -> Int? {
    platforms(inManifestIn: folder).flatMap { list in
      list.firstRange(of: "\(system)(").flatMap { version(list[$0.upperBound...]) }
    }
  }

  /// Whether the app around a file turns on phones; an app that does not say so does.
  ///
  /// The nearest project that says it counts, or else those beside it, and of their apps those that compile the file, or
  /// that use its module; where none does, all apps of a project around the file. An app all of whose modules such
  /// another one has too is there to try a part of that, and does not count.
  func turnsOnPhones(_ path: FilePath) -> Bool {
    let file = path.real.text
    let around = folders(around: file)
    packages.add(around.first(where: AppFolder.isPackage).map { [$0] } ?? [], canBeRead)
    for folder in around + [self.folder.outer].compactMap(\.self) {
      let all = apps(in: folder)
      let own = apps(of: file, among: all)
      if !all.isEmpty { return (own.isEmpty ? all : own).contains(where: \.turns) }
    }
    let own = apps(of: file, among: besides.flatMap(apps))
    return own.isEmpty || own.contains(where: \.turns)
  }

  /// The apps of the projects in a folder, as far as it may be read.
  private func apps(in folder: String) -> [XcodeTargets.PhoneApp] {
    canBeRead(folder) ? targets(in: folder).flatMap(\.apps) : []
  }

  /// The apps that compile a file, or else that use its module.
  private func apps(
    of file: String, among apps: [XcodeTargets.PhoneApp]
  ) -> [XcodeTargets.PhoneApp] {
    let compiling = apps.filter { $0.compiles(file) }
    guard compiling.isEmpty, let module = packages.targets.place(of: file).module else {
      return compiling
    }
    let using = apps.map { ($0, modules: modules(of: $0)) }.filter { $0.modules.contains(module) }
    let meant = using.filter { one in
      !using.contains { one.modules.isStrictSubset(of: $0.modules) }
    }
    return meant.map(\.0)
  }

  /// The products that an app uses, with the modules of which they are made.
  private func modules(of app: XcodeTargets.PhoneApp) -> Set<String> {
    var (found, open) = (app.products, Array(app.products))
    while let name = open.popLast() {
      for part in packages.parts[name] ?? [] where found.insert(part).inserted { open.append(part) }
    }
    return found
  }

  /// The folders around a file up to the root of its app, as far as they may be read.
  private func folders(around file: String) -> [String] {
    var (found, next) = ([String](), AppFolder.folder(of: file))
    while folder.roots.contains(where: { next == $0 || next.hasPrefix($0 + "/") }) {
      guard canBeRead(next) else { break }
      found.append(next)
      next = AppFolder.folder(of: next)
    }
    return found
  }

  private func canBeRead(_ path: String) -> Bool { (try? FilePath(path)).map(mayRead) == true }

  // MARK: Names

  /// Of several systems iOS, or else the first one; nil where they are not known.
  private static func only(_ systems: Set<String>) -> String? {
    if systems.isEmpty || systems.contains(XcodeTargets.unknown) { return nil }
    if systems.contains(TreeRequest.usualSystem) { return TreeRequest.usualSystem }
    return names.first { systems.contains($0.system) }?.system
  }

  /// What systems are called in manifests and in the settings of Xcode.
  private static let names: [(system: String, words: Set<String>)] = [
    ("iOS", ["iOS", "iphoneos", "iphonesimulator", "macCatalyst"]),
    ("macOS", ["macOS", "macosx"]),
    ("tvOS", ["tvOS", "appletvos", "appletvsimulator"]),
    ("visionOS", ["visionOS", "xros", "xrsimulator"]),
    ("watchOS", ["watchOS", "watchos", "watchsimulator"]),
  ]

  /// The systems that a text names, with blanks between: `iphoneos macosx10.15`; none where it names something else.
  static func named(_ text: String) -> Set<String> {
    let words = text.split { $0 == " " || $0 == "," }
    let found = words.compactMap { word in
      names.first { $0.words.contains(String(word.prefix(while: \.isLetter))) }?.system
    }
    return found.count == words.count ? Set(found) : []
  }

  /// What a folder is for by its name: `Reddit-watchOS WatchKit Extension` for watchOS.
  private static func systemName(ofFolder name: Substring) -> String? {
    let words = name.split { !$0.isLetter }
    let found = names.map(\.system).filter { system in words.contains { $0 == system } }
    if !found.isEmpty { return found.count == 1 ? found[0] : nil }
    let ofWatch = ["Watch App", "Watch Extension", "WatchKit App", "WatchKit Extension"]
    return ofWatch.contains { name.contains($0) } ? "watchOS" : nil
  }

  // MARK: Code

  /// The modules, and the wrappers of an app, that one system alone has.
  private static let ofOneSystem = [
    "AppKit": "macOS", "ClockKit": "watchOS", "Cocoa": "macOS",
    "NSApplicationDelegateAdaptor": "macOS", "TVUIKit": "tvOS",
    "WKApplicationDelegateAdaptor": "watchOS", "WKExtensionDelegateAdaptor": "watchOS",
    "WatchKit": "watchOS",
  ]

  /// The system that alone has what some code imports, or is adapted to, outside of `#if`; nil where all may have it.
  private static func systemName(ofCode text: String) -> String? {
    guard ofOneSystem.keys.contains(where: { text.holds(word: $0) }) else { return nil }
    var depth = 0
    for line in text.split(whereSeparator: \.isNewline) {
      let line = line.drop(while: \.isWhitespace)
      if line.hasPrefix("#if") { depth += 1 }
      if line.hasPrefix("#endif") { depth -= 1 }
      guard depth == 0, !line.hasPrefix("//") else { continue }
      let words = line.split { !$0.isLetter && $0 != "_" }
      guard line.hasPrefix("@") || words.first == "import" else { continue }
      for word in words {
        if let system = ofOneSystem[String(word)] { return system }
      }
    }
    return nil
  }

  // MARK: Files

  private func targets(in folder: String) -> [XcodeTargets] {
    if let known = targets[folder] { return known }
    let found = AppFolder.projects(in: folder).compactMap { project in
      AppFolder.text(of: "\(folder)/\(project)/project.pbxproj", megabytes: 16)
    }.map { text in
      XcodeTargets(text, in: folder) { [self] name in
        canBeRead(name) ? AppFolder.text(of: name, megabytes: 1) : nil
      }
    }
    targets[folder] = found
    return found
  }

  /// The systems that the manifest and the projects in a folder name.
  private func systems(of folder: String) -> Set<String> {
    if let known = systems[folder] { return known }
    let found = Self.systems(ofManifestIn: folder).union(Self.systems(ofProjectsIn: folder))
    systems[folder] = found
    return found
  }

  /// The systems that a manifest names: `macOS` for `platforms: [.macOS(.v14)]`.
  private static func systems(ofManifestIn folder: String) -> Set<String> {
    guard let list = platforms(inManifestIn: folder) else { return [] }
    let calls = list.split(separator: "(").map { call in
      String(call.reversed().prefix { $0.isLetter }.reversed())
    }
    // The last piece is what stands in the brackets of the last one.
    return calls.dropLast().reduce(into: []) { $0.formUnion(named($1)) }
  }

  /// What a manifest says of systems; nil where there is none, or where it says nothing.
  private static func platforms(inManifestIn folder: String) -> Substring? {
    guard let text = AppFolder.text(of: "\(folder)/\(AppFolder.manifest)", megabytes: 1),
      let list = text.firstRange(of: "platforms:").map({ text[$0.upperBound...] })
    else { return nil }
    return list.prefix { $0 != "]" }
  }

  /// The systems that the projects of Xcode in a folder are built for.
  private static func systems(ofProjectsIn folder: String) -> Set<String> {
    let values = AppFolder.projects(in: folder).flatMap { project in
      ["SDKROOT =", "SUPPORTED_PLATFORMS ="].flatMap { key in
        AppFolder.words(in: "\(folder)/\(project)/project.pbxproj", behind: key)
      }
    }.filter { $0 != "auto" }
    var found: Set<String> = []
    for systems in values.map(named) {
      // What is computed may be any system.
      if systems.isEmpty { return [XcodeTargets.unknown] }
      found.formUnion(systems)
    }
    return found
  }
}

/// The targets of packages, and of what their manifests say that their products and targets are made.
private struct Packages {
  /// More are not looked at.
  private static let most = 200

  private(set) var targets: AppTargets
  private(set) var parts: [String: Set<String>] = [:]
  private var known: Set<String> = []

  init(_ targets: AppTargets) { self.targets = targets }

  /// Adds the packages in folders, and those that these, or projects there, name by their paths.
  mutating func add(_ folders: [String], _ canBeRead: (String) -> Bool) {
    var open = folders
    while let folder = open.popLast(), known.count < Self.most {
      guard canBeRead(folder), known.insert(folder).inserted else { continue }
      open += AppFolder.packages(besides: folder)
      guard let text = AppFolder.text(of: "\(folder)/\(AppFolder.manifest)", megabytes: 1) else {
        continue
      }
      targets.add(folder, text)
      parts.merge(ManifestTargets.parts(in: text)) { $0.union($1) }
    }
  }
}
