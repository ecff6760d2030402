import Glibc

/// The files with certain endings in a folder and its subfolders; a path to a file gives just that
/// file, whatever its ending.
///
/// They come one at a time, sorted in each folder, so that a long search can be stopped. Each
/// folder is entered once, even if several links lead to it. Hidden files and folders are skipped.
struct FoundFiles: Sequence, IteratorProtocol {
  enum Found: Equatable {
    case file(String)
    /// A file or folder that cannot be read.
    case failure(String, reason: String)
  }

  private let endings: [String]
  /// Called at each file and folder; ends the search where it returns true.
  private let isOver: () -> Bool
  /// The paths still to be visited, in reverse order.
  private var rest: [Found]
  private var entered: Set<FileIdentity> = []
  private var isNamed = true

  /// The paths of all files; what cannot be read is left out.
  static func paths(at path: String, endings: [String]) -> [String] {
    FoundFiles(at: path, endings: endings).compactMap { found in
      if case .file(let file) = found { file } else { nil }
    }
  }

  init(at path: String, endings: [String], isOver: @escaping () -> Bool = { false }) {
    self.endings = endings
    self.isOver = isOver
    rest = [.file(path)]
  }

  mutating func next() -> Found? {
    while let found = rest.popLast() {
      if isOver() { return nil }
      let isNamed = isNamed
      self.isNamed = false
      guard case .file(let path) = found else { return found }
      var status = stat()
      let isThere = stat(path, &status) == 0
      guard isThere, status.st_mode & S_IFMT == S_IFDIR else {
        if isNamed || status.st_mode & S_IFMT == S_IFREG { return found }
        return .failure(path, reason: isThere ? "it is no file" : "it is a link to nothing")
      }
      guard entered.insert(FileIdentity(status)).inserted else { continue }
      if let failure = enter(path) { return failure }
    }
    return nil
  }

  private mutating func enter(_ path: String) -> Found? {
    guard let folder = opendir(path) else {
      return .failure(path, reason: String(cString: strerror(errno)))
    }
    defer { closedir(folder) }
    var found: [(name: String, what: Found)] = []
    while let entry = readdir(folder) {
      if isOver() { break }
      let bytes = withUnsafeBytes(of: entry.pointee.d_name) { Array($0.prefix { $0 != 0 }) }
      if bytes.first == UInt8(ascii: ".") { continue }
      let name = String(decoding: bytes, as: UTF8.self)
      let inside = path.hasSuffix("/") ? path + name : path + "/" + name
      if String(validating: bytes, as: UTF8.self) == nil {
        found.append((name, .failure(inside, reason: "its name is no text in UTF-8")))
      } else if endings.contains(where: name.hasSuffix) || mayBeFolder(entry.pointee, inside) {
        found.append((name, .file(inside)))
      }
    }
    rest += found.sorted { $0.name > $1.name }.map(\.what)
    return nil
  }

  private func mayBeFolder(_ entry: dirent, _ path: String) -> Bool {
    switch Int(entry.d_type) {
    case Int(DT_DIR): return true
    case Int(DT_LNK), Int(DT_UNKNOWN):
      var status = stat()
      return stat(path, &status) == 0 && status.st_mode & S_IFMT == S_IFDIR
    default: return false
    }
  }
}
