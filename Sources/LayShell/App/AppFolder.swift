import Glibc
import LaySwift

/// The folder of an app, and those of the packages beside it that it uses.
///
/// - Rule: it is the nearest folder upwards with a `Package.swift`, a project or workspace of Xcode, or
///   `.git`; for a folder without one, the only such folder in it, or else all of it; for a file without one, the
///   files beside it. A project inside of a package is an example of it, and all of the package is the app. An app
///   also has the packages that it names by their paths, if they are inside of the next such folder upwards, or else
///   beside it.
struct AppFolder {
  /// The real paths of the folders; the first one is the app's.
  private(set) var roots: [String]
  /// Whether folders in it are no part of it.
  private(set) var isFlat = false
  /// The next such folder upwards from a package; nil for none.
  private(set) var outer: String?
  /// The folder of the project that a package stands in, whose texts it shows; nil for none.
  var project: String? { outer.flatMap { Self.hasProject($0) ? $0 : nil } }

  static let manifest = "Package.swift"

  /// The app that a file or a folder belongs to; nil for none.
  ///
  /// - Parameter mayRead: whether a path may be read.
  init?(around path: FilePath, mayRead: (FilePath) -> Bool) {
    let start = path.end == .folder ? path.real.text : Self.folder(of: path.real.text)
    var found = Self.root(from: start, mayRead)
    if found == nil, path.end == .folder, start != "/" {
      let holdsCode = Self.holdsCode(start)
      let below = holdsCode ? [] : Self.roots(below: start, mayRead)
      if below.count != 1, holdsCode || !below.isEmpty {
        roots = [start]
        return
      }
      found = below.first
    }
    guard var root = found else {
      guard path.end == .file, (try? FilePath(start)).map(mayRead) == true else { return nil }
      (roots, isFlat) = ([start], true)
      return
    }
    var outer = Self.root(from: Self.folder(of: root), mayRead)
    if let package = outer, !Self.isPackage(root), Self.isPackage(package) {
      root = package
      outer = Self.root(from: Self.folder(of: root), mayRead)
    }
    var roots = [root]
    let border = outer ?? Self.folder(of: root)
    var next = 0
    while next < roots.count, roots.count < Self.mostRoots {
      let found = Self.packages(besides: roots[next]).filter { folder in
        folder.hasPrefix(border + "/")
          && !roots.contains { folder == $0 || folder.hasPrefix($0 + "/") }
          && (try? FilePath(folder)).map(mayRead) ?? false
      }
      roots += found
      next += 1
    }
    self.roots = roots
    self.outer = Self.isPackage(root) ? outer : nil
  }

  /// Adds the folders of the app around another path, whose files belong to this one then.
  mutating func add(around path: FilePath, mayRead: (FilePath) -> Bool) {
    let real = path.real.text
    let isKnown = roots.contains { real == $0 || real.hasPrefix($0 + "/") }
    guard !isFlat, !isKnown, let other = AppFolder(around: path, mayRead: mayRead), !other.isFlat
    else { return }
    for folder in other.roots where !roots.contains(where: { "\(folder)/".hasPrefix("\($0)/") }) {
      // What an app holds is found in it.
      roots.removeAll { $0.hasPrefix(folder + "/") }
      roots.append(folder)
    }
  }

  /// A folder, or that of a file, as all of an app.
  init(only path: FilePath) {
    roots = [path.end == .folder ? path.real.text : Self.folder(of: path.real.text)]
  }

  private static let mostRoots = 100

  /// The folder without a final slash; empty for the root of all.
  static func folder(of path: String) -> String {
    path.lastIndex(of: "/").map { String(path[..<$0]) } ?? ""
  }

  private static func root(from start: String, _ mayRead: (FilePath) -> Bool) -> String? {
    var folder = start
    while !folder.isEmpty {
      guard (try? FilePath(folder)).map(mayRead) == true else { return nil }
      if isRoot(folder) { return folder }
      folder = self.folder(of: folder)
    }
    return nil
  }

  /// The folders of apps and packages in a folder, at most three levels down, none inside of another.
  ///
  /// - Rule: no link is followed, and where there are more than 5,000 files nothing is found: a home folder is
  ///   no app.
  private static func roots(below folder: String, _ mayRead: (FilePath) -> Bool) -> [String] {
    var found: [String] = []
    var level = [folder]
    var rest = 5_000
    for _ in 0..<3 {
      let paths = level.flatMap { folder in
        names(in: folder).filter { !$0.hasPrefix(".") }.sorted().map { folder + "/" + $0 }
      }
      rest -= paths.count
      guard rest > 0 else { return [] }
      let folders = paths.filter { path in
        (try? FilePath(path)).map { $0.end == .folder && $0.real.text == path && mayRead($0) }
          ?? false
      }
      found += folders.filter(isRoot)
      level = folders.filter { !found.contains($0) }
    }
    return found
  }

  private static func isRoot(_ path: String) -> Bool {
    hasProject(path) || names(in: path).contains { [manifest, ".git"].contains($0) }
  }

  private static func hasProject(_ path: String) -> Bool {
    names(in: path).contains { name in
      [".xcodeproj", ".xcworkspace"].contains(where: name.hasSuffix)
    }
  }

  /// Whether Swift files stand in a folder, or in the folders in it.
  private static func holdsCode(_ path: String) -> Bool {
    let names = names(in: path)
    let isCode = { (name: String) in name.hasSuffix(SwiftText.fileEnding) }
    return names.contains(where: isCode)
      || names.contains { name in
        !name.hasPrefix(".") && Self.names(in: path + "/" + name).contains(where: isCode)
      }
  }

  /// The names in a folder; none where it is no folder or may not be read.
  static func names(in path: String) -> [String] {
    guard let folder = opendir(path) else { return [] }
    defer { closedir(folder) }
    var names: [String] = []
    while let entry = readdir(folder) {
      names.append(
        withUnsafeBytes(of: entry.pointee.d_name) { bytes in
          String(decoding: bytes.prefix { $0 != 0 }, as: UTF8.self)
        })
    }
    return names
  }

  static func isPackage(_ path: String) -> Bool {
    (try? FilePath(path + "/" + manifest))?.end == .file
  }

  /// The folders of the packages that a package, or a project of Xcode, names by their paths.
  static func packages(besides root: String) -> [String] {
    let named =
      words(in: root + "/" + manifest, behind: "path:")
      + projects(in: root).flatMap { project in
        words(in: root + "/\(project)/project.pbxproj", behind: "relativePath =")
      }
    return named.compactMap { path in
      let folder = try? FilePath(path.hasPrefix("/") ? path : root + "/" + path)
      guard let folder, folder.end == .folder, isPackage(folder.real.text) else { return nil }
      return folder.real.text
    }
  }

  /// The folders of the packages that the workspaces of Xcode in a folder name.
  static func packages(ofWorkspacesIn folder: String) -> [String] {
    names(in: folder).filter { $0.hasSuffix(".xcworkspace") }.flatMap { workspace in
      words(in: "\(folder)/\(workspace)/contents.xcworkspacedata", behind: "group:")
        .map { folder + "/" + $0 }.filter(isPackage)
    }
  }

  /// The names of the projects of Xcode in a folder.
  static func projects(in folder: String) -> [String] {
    names(in: folder).filter { $0.hasSuffix(".xcodeproj") }.sorted()
  }

  /// The text of a file; nil where there is none, or where it cannot be read.
  static func text(of file: String, megabytes: Int) -> String? {
    guard let path = try? FilePath(file), path.end == .file else { return nil }
    return try? TextFile.read(path, megabytes: megabytes)
  }

  /// What stands behind some words in a file, in quotation marks or up to a `;`; nothing where it cannot be read.
  static func words(in file: String, behind key: String) -> [String] {
    guard let text = text(of: file, megabytes: 4) else { return [] }
    return text.withCString { start in
      var (found, rest) = ([String](), start)
      while let place = strstr(rest, key) {
        let word = place + strlen(key)
        let begin = word + strspn(word, " \t\n\"")
        rest = UnsafePointer(begin + strcspn(begin, "\";\n"))
        let bytes = UnsafeRawBufferPointer(start: begin, count: rest - UnsafePointer(begin))
        found.append(String(decoding: bytes, as: UTF8.self))
      }
      return found
    }
  }
}

extension Session {
  /// Whether a file may be read that nobody has named.
  var mayRead: (FilePath) -> Bool {
    { [readableFolder] path in
      guard let readableFolder else { return true }
      return (try? readableFolder.check(path)) != nil
    }
  }
}
