import Glibc
import LayLanguage

/// Paths as people write them.
extension FilePath {
  /// The home folder; nil where `HOME` is not set or is no path from the root, since what is read
  /// there would then come from the present folder.
  static func home(
    _ environment: (String) -> String? = { getenv($0).map { String(cString: $0) } }
  ) -> String? {
    environment("HOME").flatMap { $0.hasPrefix("/") ? $0 : nil }
  }

  /// The file with the keys of the editor: what `EDITRC` names, or else `.editrc` in the home folder.
  ///
  /// - Returns: nil where that is no path from the root.
  static func editorFile(
    _ environment: (String) -> String? = { getenv($0).map { String(cString: $0) } }
  ) -> String? {
    let path = environment("EDITRC") ?? home(environment).map { $0 + "/.editrc" }
    return path.flatMap { $0.hasPrefix("/") ? $0 : nil }
  }

  /// The path with a leading `~` replaced by the home folder.
  static func expanded(_ path: String) -> String {
    guard path == "~" || path.hasPrefix("~/"), let home = home() else { return path }
    return home + path.dropFirst()
  }

  /// The path with the home folder replaced by `~`, if `written` begins with a `~`.
  static func shortened(_ path: String, as written: String) -> String {
    let home = expanded("~")
    guard written.hasPrefix("~"), home != "~", path.hasPrefix(home) else { return path }
    return "~" + path.dropFirst(home.count)
  }

  /// The existing file that is nearest to a misspelled path.
  ///
  /// Each part that does not exist is replaced by the nearest name, and the ending may be missing.
  ///
  /// - Returns: nil where no name is near.
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

  static func isFolder(_ text: String) -> Bool { (try? FilePath(text))?.end == .folder }

  /// The folder part of a path with a final slash; empty for the current folder.
  static func folder(of path: String) -> String {
    path.lastIndex(of: "/").map { String(path[...$0]) } ?? ""
  }

  /// Makes the folders above a path that are missing, for the user alone.
  static func makeFolders(above path: String) {
    for index in path.indices.dropFirst() where path[index] == "/" {
      _ = mkdir(String(path[..<index]), 0o700)
    }
  }

  /// The files with an ending and the folders whose paths begin with a text; folders end in a
  /// slash.
  static func paths(beginning start: String, ending: String) -> [String] {
    let folder = folder(of: start)
    return names(in: folder).map { folder + $0 }.filter { $0.hasPrefix(start) }.compactMap { path in
      if isFolder(path) { return path + "/" }
      return path.hasSuffix(ending) ? path : nil
    }
  }

  /// The names in a folder that are not hidden; none where it cannot be read.
  private static func names(in folder: String) -> [String] {
    guard let place = try? FilePath(folder.isEmpty ? "." : folder),
      let entries = opendir(place.real.bytes)
    else { return [] }
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
