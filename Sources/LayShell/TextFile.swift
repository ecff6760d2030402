import Glibc
import LayLanguage

/// Files as they are read and written here: whole.
enum TextFile {
  enum Failure: Error {
    case notFound(String)
    case failed(String, reason: String)
    case notWritten(String, reason: String)
    /// It is no UTF-8 from there on.
    case notText(String, line: Int, column: Int)
    /// Somebody wanted to wait no longer.
    case stopped(StopReason)

    /// What is said after the word "error:".
    var message: String {
      switch self {
      case .notFound(let path): "there is no file `\(path)`"
      case .failed(let path, let reason): "`\(path)` cannot be read: \(reason)"
      case .notWritten(let path, let reason): "`\(path)` cannot be written: \(reason)"
      case .notText(let path, let line, let column):
        "`\(path)` is no text in UTF-8: look at line \(line), column \(column)"
      case .stopped(let reason): reason.complaint.message
      }
    }

    var status: ExitStatus {
      switch self {
      case .notFound: .noSuchFile
      case .failed, .notWritten: .inputOutputFailed
      case .notText: .wrongText
      case .stopped(let reason): ExitStatus(reason)
      }
    }
  }

  /// The text of a file; of standard input for `-`.
  ///
  /// - Parameter reasonToStop: asked while it waits, as for a pipe into which nobody writes.
  static func read(
    _ path: String, reasonToStop: () -> StopReason?
  ) throws(Failure) -> String {
    let isOver = { reasonToStop() != nil }
    let descriptor =
      path == "-" ? STDIN_FILENO : Descriptor.open(path, O_RDONLY, isOver: isOver)
    guard descriptor >= 0 else {
      let code = errno
      if code == EINTR, let reason = reasonToStop() { throw .stopped(reason) }
      throw code == ENOENT || code == ENOTDIR
        ? .notFound(path) : .failed(path, reason: String(cString: strerror(code)))
    }
    defer { if path != "-" { close(descriptor) } }
    guard let bytes = Descriptor.readAll(descriptor, isOver: isOver) else {
      if errno == EINTR, let reason = reasonToStop() { throw .stopped(reason) }
      throw .failed(path, reason: String(cString: strerror(errno)))
    }
    guard let text = String(validating: bytes, as: UTF8.self) else {
      let before = textBeforeMistake(bytes)
      let column = before.reversed().prefix { !$0.isNewline }.count + 1
      throw .notText(path, line: before.count(where: \.isNewline) + 1, column: column)
    }
    return text
  }

  /// The text up to the first byte that is no part of a character in UTF-8.
  private static func textBeforeMistake(_ bytes: [UInt8]) -> String {
    var decoder = UTF8()
    var iterator = bytes.makeIterator()
    var text = String.UnicodeScalarView()
    while case .scalarValue(let scalar) = decoder.decode(&iterator) { text.append(scalar) }
    return String(text)
  }

  static func write(_ text: String, to path: String) throws(Failure) {
    let descriptor = open(path, O_WRONLY | O_CREAT | O_TRUNC | O_CLOEXEC, 0o666)
    let isWritten = descriptor >= 0 && Descriptor.writeAll(Array(text.utf8), to: descriptor)
    let reason = String(cString: strerror(errno))
    if descriptor >= 0 { close(descriptor) }
    if !isWritten { throw .notWritten(path, reason: reason) }
  }

  /// The folder that a path names a file in, ending in a slash, or nothing for the present one.
  static func folder(of path: String) -> String {
    guard let slash = path.lastIndex(of: "/") else { return "" }
    return String(path[...slash])
  }

  /// The files with an ending, and the folders, whose paths begin so; folders end in a slash.
  static func paths(beginning start: String, ending: String) -> [String] {
    let folder = folder(of: start)
    let names = (try? names(in: folder.isEmpty ? "." : folder)) ?? nil ?? []
    return names.map { folder + $0 }.filter { $0.hasPrefix(start) }.compactMap { path in
      if isFolder(path) { return path + "/" }
      return path.hasSuffix(ending) ? path : nil
    }
  }

  /// The files with one of some endings, in a folder and the folders inside, sorted; a file that
  /// is named itself is taken whatever it is called.
  static func files(at path: String, endings: [String]) throws(Failure) -> [String] {
    guard let names = try names(in: path) else { return [path] }
    var found: [String] = []
    for name in names.sorted() {
      let inside = path.hasSuffix("/") ? path + name : path + "/" + name
      if isFolder(inside) {
        found += try files(at: inside, endings: endings)
      } else if endings.contains(where: inside.hasSuffix) {
        found.append(inside)
      }
    }
    return found
  }

  /// What is in a folder and not hidden; nil if the path names a file.
  private static func names(in path: String) throws(Failure) -> [String]? {
    guard let folder = opendir(path) else {
      let code = errno
      if code == ENOTDIR { return nil }
      throw code == ENOENT
        ? .notFound(path) : .failed(path, reason: String(cString: strerror(code)))
    }
    defer { closedir(folder) }
    var names: [String] = []
    while let entry = readdir(folder) {
      let name = withUnsafeBytes(of: entry.pointee.d_name) { bytes in
        String(decoding: bytes.prefix { $0 != 0 }, as: UTF8.self)
      }
      if !name.hasPrefix(".") { names.append(name) }
    }
    return names
  }

  private static func isFolder(_ path: String) -> Bool {
    var status = stat()
    return stat(path, &status) == 0 && status.st_mode & S_IFMT == S_IFDIR
  }
}
