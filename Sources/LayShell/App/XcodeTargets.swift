import LaySwift

/// The files of the targets of a project of Xcode, with the systems that the targets are built for.
///
/// - Rule: what a target says counts before what the project says, and `SUPPORTED_PLATFORMS` before `SDKROOT`.
/// - Source: Xcode's build settings, and the objects of `project.pbxproj`, which name each other.
struct XcodeTargets {
  /// A folder whose files all belong to a target, but for some.
  fileprivate struct Folder {
    let path: String
    let systems: Set<String>
    let least: LeastSystems
    let exceptions: Set<String>

    func holds(_ file: String) -> Bool {
      file.hasPrefix(path + "/") && !exceptions.contains(file)
    }
  }

  /// What stands for the systems of a target that does not tell them in the project.
  static let unknown = ""

  private var files: [String: Set<String>] = [:]
  /// The oldest systems for which targets have files.
  private var leasts: [String: LeastSystems] = [:]
  private var folders: [Folder] = []
  /// The apps for phones that say in which orientations they are shown there.
  private(set) var apps: [PhoneApp] = []

  /// - Parameters:
  ///   - text: that of a `project.pbxproj`; what cannot be read of it is passed over.
  ///   - folder: the real path of the folder with the project.
  ///   - read: reads another file of the project.
  init(_ text: String, in folder: String, read: @escaping (String) -> String? = { _ in nil }) {
    let project = XcodeProject(text, in: folder, read)
    let paths = project.paths
    for target in project.targets {
      let systems = project.systems(of: target)
      let sources = Set(project.files(of: target).compactMap { paths[$0] })
      let least = project.leastSystems(of: target)
      for path in sources {
        files[path, default: []].formUnion(systems)
        leasts[path, default: [:]].merge(least, uniquingKeysWith: min)
      }
      let firstFolder = folders.count
      let exceptions = project.exceptions(for: target)
      let own = Set(project.list(target, "fileSystemSynchronizedGroups"))
      for group in own.union(exceptions.keys) {
        guard let path = paths[group] else { continue }
        let names = (exceptions[group] ?? []).map { path + "/" + $0 }
        if own.contains(group) {
          folders.append(
            Folder(path: path, systems: systems, least: least, exceptions: Set(names)))
        } else {
          for name in names {
            files[name, default: []].formUnion(systems)
            leasts[name, default: [:]].merge(least, uniquingKeysWith: min)
          }
        }
      }
      let orientations = project.orientations(ofApp: target, in: folder, read)
      guard !orientations.isEmpty else { continue }
      apps.append(
        PhoneApp(
          turns: orientations.contains { $0.contains("Landscape") },
          products: project.products(of: target), sources: sources,
          folders: Array(folders[firstFolder...])))
    }
  }

  /// An app for phones that says whether it turns there.
  struct PhoneApp {
    let turns: Bool
    /// The names of the products of packages that it uses.
    let products: Set<String>
    fileprivate let sources: Set<String>
    fileprivate let folders: [Folder]

    /// Whether it compiles a file itself, by its real path.
    func compiles(_ file: String) -> Bool {
      sources.contains(file) || folders.contains { $0.holds(file) }
    }
  }

  /// Whether no target has files, as far as that can be read.
  var isEmpty: Bool { files.isEmpty && folders.isEmpty }

  /// The systems of the targets that have a file, by its real path; none for one of no target.
  func systems(of file: String) -> Set<String> {
    folders.filter { $0.holds(file) }.reduce(files[file] ?? []) { $0.union($1.systems) }
  }

  /// The oldest systems for which targets have a file, by its real path.
  func leastSystems(of file: String) -> LeastSystems {
    folders.filter { $0.holds(file) }.reduce(into: leasts[file] ?? [:]) {
      $0.merge($1.least, uniquingKeysWith: min)
    }
  }
}

/// The objects of a project of Xcode, by their numbers.
private struct XcodeProject {
  private let objects: [String: ReceivedJSON]
  private let root: String
  /// The paths of files and groups.
  private(set) var paths: [String: String] = [:]
  /// The settings of the targets and of the project, by the names of the configurations.
  private var settings: [String: [String: [String: String]]] = [:]

  init(_ text: String, in folder: String, _ read: @escaping (String) -> String?) {
    var reader = ProjectReader(text)
    let all = reader.value()?.object ?? [:]
    objects = all["objects"]?.object ?? [:]
    root = all["rootObject"]?.string ?? ""
    paths = paths(in: folder)
    for object in targets + [root] { settings[object] = settings(of: object, read) }
  }

  /// The numbers of the targets.
  var targets: [String] { list(root, "targets") }

  private func text(_ object: String, _ key: String) -> String? {
    objects[object]?.object?[key]?.string
  }

  /// The numbers, or other texts, in a list of an object.
  func list(_ object: String, _ key: String) -> [String] {
    objects[object]?.object?[key]?.strings ?? []
  }

  /// The numbers of the files that a target compiles.
  func files(of target: String) -> [String] {
    list(target, "buildPhases").filter { text($0, "isa") == "PBXSourcesBuildPhase" }
      .flatMap { list($0, "files") }.compactMap { text($0, "fileRef") }
  }

  /// By the numbers of folders the files that a target has not, or that it alone has of them.
  func exceptions(for target: String) -> [String: [String]] {
    var found: [String: [String]] = [:]
    for group in objects.keys where text(group, "isa") == "PBXFileSystemSynchronizedRootGroup" {
      for set in list(group, "exceptions") where text(set, "target") == target {
        found[group, default: []] += list(set, "membershipExceptions")
      }
    }
    return found
  }

  // MARK: Systems

  /// The systems of a target, as in `#if os(iOS)`.
  func systems(of target: String) -> Set<String> {
    let outer = settings[root] ?? [:]
    var found: Set<String> = []
    for (name, own) in settings[target] ?? [:] {
      let values = [own, outer[name] ?? [:]].flatMap { settings in
        ["SUPPORTED_PLATFORMS", "SDKROOT"].compactMap { settings[$0] }
      }
      let systems = AppSystems.named(values.first { $0 != "auto" } ?? "")
      if systems.isEmpty { return [XcodeTargets.unknown] }
      found.formUnion(systems)
    }
    return found.isEmpty ? [XcodeTargets.unknown] : found
  }

  /// The oldest systems that a target runs on, as it or the project says in any configuration.
  func leastSystems(of target: String) -> LeastSystems {
    let outer = settings[root] ?? [:]
    var found: LeastSystems = [:]
    for (name, own) in settings[target] ?? [:] {
      for (system, key) in AppSystems.leastKeys {
        let value = own[key] ?? outer[name]?[key]
        guard let version = value.flatMap({ AppSystems.version($0) }) else { continue }
        found.merge([system: version], uniquingKeysWith: min)
      }
    }
    return found
  }

  // MARK: Orientations

  /// The names of the products of packages that a target uses.
  func products(of target: String) -> Set<String> {
    Set(list(target, "packageProductDependencies").compactMap { text($0, "productName") })
  }

  /// What an app for phones says of its orientations there, in each configuration; nothing for other targets.
  ///
  /// - Rule: what is said of phones counts before what is said of all, and a build setting before an `Info.plist`.
  /// - Value: `UIInterfaceOrientationPortrait UIInterfaceOrientationLandscapeLeft`.
  /// - Source: Apple, `UISupportedInterfaceOrientations`; Xcode's build settings with `INFOPLIST_KEY_`.
  func orientations(
    ofApp target: String, in folder: String, _ read: (String) -> String?
  ) -> [String] {
    guard text(target, "productType") == "com.apple.product-type.application",
      systems(of: target).contains("iOS")
    else { return [] }
    let (outer, key) = (settings[root] ?? [:], "UISupportedInterfaceOrientations")
    return (settings[target] ?? [:]).compactMap { name, own in
      func value(_ key: String) -> String? {
        (own[key] ?? outer[name]?[key]).flatMap { $0.isEmpty ? nil : $0 }
      }
      if let found = ["_iPhone", ""].lazy.compactMap({ value("INFOPLIST_KEY_" + key + $0) }).first {
        return found
      }
      let list = value("INFOPLIST_FILE").flatMap { read(Self.path($0, of: folder)) }
      return list.flatMap { list in
        ["~iphone", ""].lazy.compactMap { Self.array("\(key)\($0)", in: list) }.first
      }
    }
  }

  /// The path of a file as a setting names it, from the folder of the project.
  private static func path(_ name: String, of folder: String) -> String {
    let own = ["$(SRCROOT)/", "$(PROJECT_DIR)/"].first(where: name.hasPrefix)
    return name.hasPrefix("/") ? name : folder + "/" + name.dropFirst(own?.count ?? 0)
  }

  /// What stands in the array of a key of a property list that is written as a text.
  private static func array(_ key: String, in list: String) -> String? {
    guard let start = list.firstRange(of: "<key>\(key)</key>"),
      let end = list[start.upperBound...].firstRange(of: "</array>")
    else { return nil }
    return String(list[start.upperBound..<end.lowerBound])
  }

  /// The settings of a target or of the project: what the project says counts before its configuration files.
  private func settings(
    of object: String, _ read: @escaping (String) -> String?
  ) -> [String: [String: String]] {
    let configurations = text(object, "buildConfigurationList").map {
      list($0, "buildConfigurations")
    }
    return (configurations ?? []).reduce(into: [:]) { found, configuration in
      var files = ConfigurationFiles(read)
      if let file = text(configuration, "baseConfigurationReference").flatMap({ paths[$0] }) {
        files.add(file)
      }
      let own = objects[configuration]?.object?["buildSettings"]?.object ?? [:]
      found[text(configuration, "name") ?? ""] =
        files.settings.merging(own.compactMapValues(\.string)) { $1 }
    }
  }

  // MARK: Paths

  private func paths(in folder: String) -> [String: String] {
    let start = Self.path(text(root, "projectDirPath"), in: folder)
    var open = [(object: text(root, "mainGroup") ?? "", around: start)]
    var found: [String: String] = [:]
    while let (object, around) = open.popLast() {
      guard found[object] == nil, objects[object] != nil else { continue }
      let outer =
        switch text(object, "sourceTree") {
        case "SOURCE_ROOT": start
        case "<absolute>": "/"
        case "<group>", nil: around
        default: ""
        }
      guard !outer.isEmpty else { continue }
      let path = Self.path(text(object, "path"), in: outer)
      found[object] = path
      open += list(object, "children").map { (object: $0, around: path) }
    }
    return found
  }

  /// A path in a folder, without `.` and `..`; the folder for nil.
  fileprivate static func path(_ path: String?, in folder: String) -> String {
    let path = path ?? ""
    let parts = (path.hasPrefix("/") ? path : folder + "/" + path).split(separator: "/")
    let kept = parts.reduce(into: [Substring]()) { kept, part in
      if part == ".." {
        _ = kept.popLast()
      } else if part != "." {
        kept.append(part)
      }
    }
    return "/" + kept.joined(separator: "/")
  }
}

/// The settings of configuration files of Xcode.
///
/// - Rule: a later line counts before an earlier one; those for one kind of device alone are left out.
/// - Value: `SDKROOT = macosx`, and `#include "Common.xcconfig"`.
/// - Source: Apple, Build settings reference, configuration settings files.
private struct ConfigurationFiles {
  /// More are not read, and none that a file includes twice.
  private static let most = 50

  private(set) var settings: [String: String] = [:]
  private let read: (String) -> String?
  private var known: Set<String> = []

  init(_ read: @escaping (String) -> String?) { self.read = read }

  mutating func add(_ path: String) {
    guard known.count < Self.most, known.insert(path).inserted, let text = read(path) else {
      return
    }
    for line in text.split(whereSeparator: \.isNewline) {
      let code = line.firstRange(of: "//").map { line[..<$0.lowerBound] } ?? line
      if code.hasPrefix("#include") {
        let names = line.split(separator: "\"", omittingEmptySubsequences: false)
        if names.count > 2 {
          add(XcodeProject.path(String(names[1]), in: AppFolder.folder(of: path)))
        }
      } else if let sign = code.firstIndex(of: "=") {
        let name = code[..<sign].filter { !$0.isWhitespace }
        guard !name.contains("[") else { continue }
        let words = code[code.index(after: sign)...].split(whereSeparator: \.isWhitespace)
        settings[name] = words.joined(separator: " ")
      }
    }
  }
}

/// Reads a property list in its old form: `{ name = "A B"; files = ( 1, 2 ); }`.
private struct ProjectReader {
  /// Lists in others, beyond which nothing is read.
  private static let deepest = 32

  private let bytes: [UInt8]
  private var place = 0

  init(_ text: String) { bytes = Array(text.utf8) }

  /// The next value; nil at the end, and where it is none.
  mutating func value(depth: Int = 0) -> ReceivedJSON? {
    guard depth < Self.deepest, let first = next() else { return nil }
    switch first {
    case UInt8(ascii: "{"): return dictionary(depth)
    case UInt8(ascii: "("): return list(depth)
    default: return word().map { .string($0) }
    }
  }

  private mutating func dictionary(_ depth: Int) -> ReceivedJSON? {
    var entries: [String: ReceivedJSON] = [:]
    place += 1
    while let first = next(), first != UInt8(ascii: "}") {
      guard let key = word(), next() == UInt8(ascii: "=") else { return nil }
      place += 1
      guard let value = value(depth: depth + 1) else { return nil }
      entries[key] = value
      if next() == UInt8(ascii: ";") { place += 1 }
    }
    place += 1
    return .object(entries)
  }

  private mutating func list(_ depth: Int) -> ReceivedJSON? {
    var elements: [ReceivedJSON] = []
    place += 1
    while let first = next(), first != UInt8(ascii: ")") {
      guard let value = value(depth: depth + 1) else { return nil }
      elements.append(value)
      if next() == UInt8(ascii: ",") { place += 1 }
    }
    place += 1
    return .array(elements)
  }

  /// A text with or without quotes; nil where there is none.
  private mutating func word() -> String? {
    guard let first = next() else { return nil }
    var found: [UInt8] = []
    guard first == UInt8(ascii: "\"") else {
      while place < bytes.count, bytes[place] > 0x20, !"{}()=;,\"".utf8.contains(bytes[place]) {
        found.append(bytes[place])
        place += 1
      }
      return found.isEmpty ? nil : String(decoding: found, as: UTF8.self)
    }
    place += 1
    while place < bytes.count, bytes[place] != UInt8(ascii: "\"") {
      if bytes[place] == UInt8(ascii: "\\"), place + 1 < bytes.count { place += 1 }
      found.append(bytes[place])
      place += 1
    }
    place += 1
    return String(decoding: found, as: UTF8.self)
  }

  /// The next byte behind blanks and comments, which stays.
  private mutating func next() -> UInt8? {
    while place < bytes.count {
      if bytes[place] <= 0x20 {
        place += 1
      } else if begins("//") {
        while place < bytes.count, bytes[place] != 0x0A { place += 1 }
      } else if begins("/*") {
        while place < bytes.count, !begins("*/") { place += 1 }
        place = min(place + 2, bytes.count)
      } else {
        return bytes[place]
      }
    }
    return nil
  }

  private func begins(_ mark: String) -> Bool { bytes[place...].starts(with: mark.utf8) }
}
