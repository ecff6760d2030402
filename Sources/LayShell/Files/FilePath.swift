import Glibc
import LayEngine
import LayLanguage

/// Paths as people write them.
enum FilePath {
  /// The path with a leading `~` replaced by the home folder.
  static func expanded(_ path: String) -> String {
    guard path == "~" || path.hasPrefix("~/"), let home = getenv("HOME"), home.pointee != 0
    else { return path }
    return String(cString: home) + path.dropFirst()
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

  /// The identity of the file at a path; nil where there is none.
  static func identity(of path: String) -> FileIdentity? {
    var status = stat()
    guard stat(path, &status) == 0 else { return nil }
    return FileIdentity(status)
  }

  /// Whether diagnostics may quote lines of a file that a program loads: only of lay, Markdown and
  /// Swift files, since a program can load any file.
  static func mayBeQuoted(_ path: String) -> Bool {
    [".lay", ".md", ".swift"].contains { path.hasSuffix($0) }
  }

  static func isFolder(_ path: String) -> Bool {
    var status = stat()
    return stat(path, &status) == 0 && status.st_mode & S_IFMT == S_IFDIR
  }

  /// Makes the folders above a path that are missing, for the user alone.
  static func makeFolders(above path: String) {
    for index in path.indices.dropFirst() where path[index] == "/" {
      _ = mkdir(String(path[..<index]), 0o700)
    }
  }

  /// The folder part of a path with a final slash; empty for the current folder.
  static func folder(of path: String) -> String {
    path.lastIndex(of: "/").map { String(path[...$0]) } ?? ""
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

/// Identifies a file, whatever paths lead to it.
struct FileIdentity: Hashable, Sendable {
  private let device, number: UInt64

  init(_ status: stat) { (device, number) = (UInt64(status.st_dev), UInt64(status.st_ino)) }
}

/// A file that is being run.
struct OpenFile {
  let path: String
  /// Where it is loaded; nil for a file that is named on the command line.
  let loadedAt: SourceSpan?
  /// Nil for standard input, and for a file that no longer exists.
  let identity: FileIdentity?

  init(_ path: String, loadedAt span: SourceSpan? = nil) {
    self.path = path
    loadedAt = span
    identity = FilePath.identity(of: path)
  }
}
