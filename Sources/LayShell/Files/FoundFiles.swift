import Glibc
import LayTerminal

/// The files with certain endings in a folder and its subfolders; a path to a file gives just that
/// file, whatever its ending.
///
/// They come one at a time, sorted in each folder, so that a long search can be stopped. Each
/// folder is entered once, even if several links lead to it. Hidden files and folders are skipped.
///
/// - Rule: the folder is never left. A link in it that leads out of it, or to a file with another
///   ending, is told and not followed.
struct FoundFiles: Sequence, IteratorProtocol {
  enum Found: Equatable {
    case file(FilePath)
    /// A file or folder that cannot be read.
    case failure(String, reason: String)
    /// A link that is not followed, with a sentence that tells why.
    case leftOut(String)
  }

  private let endings: [String]
  /// The names of folders that are not entered.
  private let passedOver: Set<String>
  /// Whether folders in the folder are left out.
  private let isFlat: Bool
  /// Called at each file and folder; ends the search where it returns true.
  private let isOver: () -> Bool
  /// The paths still to be visited, in reverse order.
  private var rest: [Found]
  private var entered: Set<FileIdentity> = []
  /// The named folder; nil until it is entered.
  private var root: RealPath?

  /// The paths of all files; what cannot be read is left out.
  static func paths(at path: String, endings: [String]) -> [FilePath] {
    FoundFiles(at: path, endings: endings).compactMap { found in
      if case .file(let file) = found { file } else { nil }
    }
  }

  init(
    at path: String, endings: [String], passingOver passedOver: Set<String> = [],
    isFlat: Bool = false, isOver: @escaping () -> Bool = { false }
  ) {
    self.endings = endings
    self.passedOver = passedOver
    self.isFlat = isFlat
    self.isOver = isOver
    rest = [Self.found(path)]
  }

  private static func found(_ path: String) -> Found {
    do throws(Refusal) { return .file(try FilePath(path)) } catch {
      return .failure(path, reason: error.message)
    }
  }

  mutating func next() -> Found? {
    while let found = rest.popLast() {
      if isOver() { return nil }
      guard case .file(let path) = found else { return found }
      if let root, !path.real.isInside(root) {
        return leaveOut(path, "it is a link out of the folder")
      }
      guard path.end == .folder else {
        if root != nil, path.identity != nil, !endings.contains(where: path.real.ends) {
          return leaveOut(path, "it is a link to a file that ends otherwise")
        }
        if root == nil || path.end == .file { return found }
        let isThere = path.identity != nil
        return .failure(path.text, reason: isThere ? "it is no file" : "it is a link to nothing")
      }
      guard let identity = path.identity, entered.insert(identity).inserted,
        root == nil || !isFlat
      else { continue }
      root = root ?? path.real
      if let failure = enter(path) { return failure }
    }
    return nil
  }

  private func leaveOut(_ path: FilePath, _ reason: String) -> Found {
    .leftOut(VisibleText.of("`\(path.text)` is left out: \(reason)"))
  }

  private mutating func enter(_ path: FilePath) -> Found? {
    guard let folder = opendir(path.real.bytes) else {
      return .failure(path.text, reason: String(cString: strerror(errno)))
    }
    defer { closedir(folder) }
    guard path.isOf(dirfd(folder)) else {
      return .failure(path.text, reason: "another folder came there while it was opened")
    }
    var found: [(name: String, what: Found)] = []
    while let entry = readdir(folder) {
      if isOver() { break }
      let bytes = withUnsafeBytes(of: entry.pointee.d_name) { Array($0.prefix { $0 != 0 }) }
      if bytes.first == UInt8(ascii: ".") { continue }
      let name = String(decoding: bytes, as: UTF8.self)
      if passedOver.contains(name) { continue }
      let inside = path.text.hasSuffix("/") ? path.text + name : path.text + "/" + name
      if String(validating: bytes, as: UTF8.self) == nil {
        found.append((name, .failure(inside, reason: "its name is no text in UTF-8")))
      } else if endings.contains(where: name.hasSuffix) || isFolder(entry, in: folder) {
        let isPlain = [DT_REG, DT_DIR].contains { $0 == Int(entry.pointee.d_type) }
        found.append((name, isPlain ? .file(FilePath(name, in: path)) : Self.found(inside)))
      }
    }
    rest += found.sorted { $0.name > $1.name }.map(\.what)
    return nil
  }

  private func isFolder(_ entry: UnsafeMutablePointer<dirent>, in folder: OpaquePointer) -> Bool {
    switch Int(entry.pointee.d_type) {
    case Int(DT_DIR): return true
    case Int(DT_LNK), Int(DT_UNKNOWN):
      var status = stat()
      let found = withUnsafeBytes(of: &entry.pointee.d_name) { name in
        name.assumingMemoryBound(to: CChar.self).baseAddress.map {
          fstatat(dirfd(folder), $0, &status, 0)
        }
      }
      return found == 0 && status.st_mode & S_IFMT == S_IFDIR
    default: return false
    }
  }
}
