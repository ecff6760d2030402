import Glibc
import LayLanguage

/// Paths as people write them.
enum FilePath {
  /// The path with the home folder in the place of a `~` at its beginning.
  static func expanded(_ path: String) -> String {
    guard path == "~" || path.hasPrefix("~/"), let home = Console.environment("HOME"), !home.isEmpty
    else { return path }
    return home + path.dropFirst()
  }

  /// The path with a `~` for the home folder, where it was written with one.
  static func shortened(_ path: String, as written: String) -> String {
    let home = expanded("~")
    guard written.hasPrefix("~"), home != "~", path.hasPrefix(home) else { return path }
    return "~" + path.dropFirst(home.count)
  }

  /// The path of the file that a misspelled path was meant to name: each part that is not there is
  /// taken for the nearest that is, and the ending may be missing.
  ///
  /// - Returns: nil where nothing is near.
  static func nearest(to path: String) -> String? {
    var parts = path.split(separator: "/").map(String.init)
    guard let name = parts.popLast() else { return nil }
    var folder = path.hasPrefix("/") ? "/" : ""
    for part in parts {
      if !isFolder(folder + part) {
        let folders = names(in: folder).filter { isFolder(folder + $0) }
        guard let near = NearestName.nearest(to: part, among: folders) else { return nil }
        folder += near + "/"
      } else {
        folder += part + "/"
      }
    }
    let files = names(in: folder).filter { !isFolder(folder + $0) }
    if files.contains(name) { return folder + name }
    if files.contains(name + ".lay") { return folder + name + ".lay" }
    let near =
      NearestName.nearest(to: name, among: files)
      ?? NearestName.nearest(to: name + ".lay", among: files)
    return near.map { folder + $0 }
  }

  /// Which file a path names, however it is written; nil where there is none.
  static func identity(of path: String) -> FileIdentity? {
    var status = stat()
    guard stat(path, &status) == 0 else { return nil }
    return FileIdentity(device: UInt64(status.st_dev), number: UInt64(status.st_ino))
  }

  /// Whether complaints may repeat lines of a file that a program loads: it is one that is written
  /// for this, and not whatever a program can open.
  static func mayBeQuoted(_ path: String) -> Bool {
    [".lay", ".md", ".swift"].contains { path.hasSuffix($0) }
  }

  private static func isFolder(_ path: String) -> Bool {
    var status = stat()
    return stat(path, &status) == 0 && status.st_mode & S_IFMT == S_IFDIR
  }

  private static func names(in folder: String) -> [String] {
    guard let entries = opendir(folder.isEmpty ? "." : folder) else { return [] }
    defer { closedir(entries) }
    var names: [String] = []
    while let entry = readdir(entries) {
      let name = withUnsafeBytes(of: entry.pointee.d_name) { bytes in
        String(decoding: bytes.prefix { $0 != 0 }, as: UTF8.self)
      }
      if !name.hasPrefix(".") { names.append(name) }
    }
    return names
  }
}

/// What a file is, whatever its paths are.
struct FileIdentity: Hashable, Sendable {
  let device: UInt64
  let number: UInt64
}
