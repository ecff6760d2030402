import Glibc
import LayEngine
import LayLanguage

/// A path of a user, with what is there.
///
/// All that reads, writes or searches the files of a user takes one, which is made once.
///
/// - Rule: a file is known by its real path, which is also the one that is opened: with
///   `ln -s LICENSE x.lay` the path `x.lay` leads to a file that ends in nothing.
/// - Rule: what was opened is compared with it (`isOf`), as a link may have come in between.
/// - Value: `x.lay` in the folder `/a` is `text` `x.lay`, `real` `/a/LICENSE`, `end` `.file`.
struct FilePath: Sendable {
  /// What is at the end of a path.
  enum End { case nothing, linkToNothing, file, folder, pipe, device }

  /// The path as it is written, for messages; `~` may be replaced by the home folder.
  let text: String
  /// Where all links lead.
  let real: RealPath
  let end: End
  /// Nil where there is nothing, and for standard input.
  let identity: FileIdentity?
  /// The size of a file in bytes; 0 for anything else.
  let size: Int

  /// - Throws: for a text with a character U+0000, where the system would end the path.
  init(_ text: String) throws(Refusal) {
    guard !text.utf8.contains(0) else { throw .hasNUL(text) }
    self.init(text, real: RealPath(resolving: Array(text.utf8CString)))
  }

  /// What a folder lists under a name, and not as a link.
  init(_ name: String, in folder: FilePath) {
    let start = folder.text.hasSuffix("/") ? folder.text : folder.text + "/"
    self.init(start + name, real: RealPath(name, in: folder.real))
  }

  private init(_ text: String, real: RealPath) {
    (self.text, self.real) = (text, real)
    var status = stat()
    guard text != "-", stat(real.bytes, &status) == 0 else {
      identity = nil
      size = 0
      end = lstat(text, &status) == 0 ? .linkToNothing : .nothing
      return
    }
    identity = FileIdentity(status)
    end = End(status)
    size = end == .file ? status.st_size : 0
  }

  /// Whether it is standard input or output, `-`.
  var isStandard: Bool { text == "-" }

  /// Whether the real path has one of some endings, such as `.lay`, behind a name.
  func ends(in endings: String...) -> Bool { endings.contains(where: real.ends) }

  /// Whether diagnostics may quote lines of a file that a program loads: only of lay, Markdown and
  /// Swift files, since a program can load any file.
  var mayBeQuoted: Bool { ends(in: ".lay", ".md", ".swift") }

  /// The path as it is written, and where it leads if that has another name, for messages.
  var description: String {
    isLink ? "`\(text)`, which leads to `\(real.text)`," : "`\(text)`"
  }

  /// Whether the real path has another name.
  var isLink: Bool {
    let name = text.dropFirst(Self.folder(of: text).count)
    return !["", ".", ".."].contains(name)
      && !real.parts.name.elementsEqual(String(name).utf8CString)
  }

  /// The real path, or that of the nearest folder upwards where the path leads to nothing.
  var nearestReal: RealPath {
    var (real, folder) = (real, text)
    while end == .nothing, !real.isFromRoot, !folder.isEmpty {
      folder = Self.folder(of: String(folder.dropLast()))
      real = RealPath(ofFolder: folder)
    }
    return real
  }

  /// Whether an open file is what is at the real path now.
  func isOf(_ descriptor: Int32) -> Bool { real.isOf(descriptor) }
}

/// Paths are the same if they are written alike and lead to the same place, whatever is there.
extension FilePath: Hashable {
  static func == (one: FilePath, other: FilePath) -> Bool {
    one.text == other.text && one.real == other.real
  }

  func hash(into hasher: inout Hasher) { hasher.combine(text) }
}

extension FilePath.End {
  init(_ status: stat) {
    self =
      switch status.st_mode & S_IFMT {
      case S_IFREG: .file
      case S_IFDIR: .folder
      case S_IFIFO: .pipe
      default: .device
      }
  }
}

/// A path from the root without links, in the bytes of the system, which may be no text.
///
/// What is not there yet has the path that it would get. A path whose folder is missing stays as it is
/// written.
struct RealPath: Hashable, Sendable {
  /// With the 0 that ends them.
  let bytes: [CChar]

  /// - Parameter path: the bytes of a path, with the 0 that ends them.
  init(resolving path: [CChar]) {
    bytes = Self.resolved(path)
  }

  fileprivate init(_ name: String, in folder: RealPath) {
    bytes = Self.joined(folder.bytes, Array(name.utf8CString))
  }

  /// A folder as `FilePath.folder` gives it: empty for the present one.
  init(ofFolder text: String) {
    self.init(resolving: Array((text.isEmpty ? "." : text).utf8CString))
  }

  /// For messages.
  var text: String {
    String(decoding: bytes.dropLast().map(UInt8.init(bitPattern:)), as: UTF8.self)
  }

  /// The folder, with a final slash, and the name in it.
  var parts: (folder: [CChar], name: [CChar]) { Self.parts(bytes) }

  /// Whether it has an ending behind a name.
  func ends(in ending: String) -> Bool {
    let (name, ending) = (parts.name, ending.utf8CString)
    return name.count > ending.count && name.suffix(ending.count).elementsEqual(ending)
  }

  /// Not so where the folder is missing.
  fileprivate var isFromRoot: Bool { bytes.first == slash }

  /// Whether an open file is what is there now, with no link on the way.
  func isOf(_ descriptor: Int32) -> Bool {
    var (opened, present) = (stat(), stat())
    return fstat(descriptor, &opened) == 0 && stat(bytes, &present) == 0
      && FileIdentity(opened) == FileIdentity(present) && RealPath(resolving: bytes) == self
  }

  /// Whether a path that begins at the root is directly in this folder.
  func isFolder(of path: RealPath) -> Bool {
    let folder = path.parts.folder
    guard folder.first == slash else { return true }
    return folder.dropLast(folder.count > 1 ? 1 : 0).elementsEqual(bytes.dropLast())
  }

  /// Whether it is a folder, or something in it or in its subfolders.
  func isInside(_ folder: RealPath) -> Bool {
    let start = folder.bytes.dropLast()
    guard bytes.starts(with: start), start.count < bytes.count else { return false }
    return start.last == slash || [0, slash].contains(bytes[start.count])
  }

  private static func resolved(_ path: [CChar]) -> [CChar] {
    var present = path
    for _ in 0..<mostLinks {
      if let whole = whole(present) { return whole }
      // There is nothing, or what is there has no path, as a pipe in `/proc/self/fd`.
      let (folder, name) = parts(present)
      var target = [CChar](repeating: 0, count: Int(PATH_MAX))
      let count = readlink(present, &target, target.count - 1)
      guard count >= 0 else {
        guard name != [0], let real = whole(folder.isEmpty ? [dot, 0] : folder + [0]) else {
          return present
        }
        return joined(real, name)
      }
      let link = target[...count]
      let next = link.first == slash ? Array(link) : folder + link
      var status = stat()
      if lstat(next, &status) != 0, stat(present, &status) == 0 { return present }
      present = next
    }
    return path
  }

  private static let mostLinks = 40

  private static func joined(_ folder: [CChar], _ name: [CChar]) -> [CChar] {
    let start = folder.dropLast()
    return Array(start) + (start.last == slash ? [] : [slash]) + name
  }

  private static func whole(_ path: [CChar]) -> [CChar]? {
    guard let real = realpath(path, nil) else { return nil }
    defer { free(real) }
    return Array(UnsafeBufferPointer(start: real, count: strlen(real) + 1))
  }

  private static func parts(_ path: [CChar]) -> (folder: [CChar], name: [CChar]) {
    let end = path.lastIndex(of: slash).map { $0 + 1 } ?? 0
    return (Array(path[..<end]), Array(path[end...]))
  }
}

private let slash = CChar(UInt8(ascii: "/"))
private let dot = CChar(UInt8(ascii: "."))

/// Identifies a file, whatever paths lead to it.
struct FileIdentity: Hashable, Sendable {
  private let device, number: UInt64

  init(_ status: stat) { (device, number) = (UInt64(status.st_dev), UInt64(status.st_ino)) }
}

/// A file that is being run.
struct OpenFile {
  /// The name in messages, and the folder from which the file loads others.
  let path: String
  /// Where it is loaded; nil for a file that is named on the command line.
  let loadedAt: SourceSpan?
  /// Nil for standard input, for the library, and for a file that does not exist.
  let identity: FileIdentity?
  /// The folder from which it loads others, if a person or a script has named the file; nil if a text has
  /// that no person ran by its name, and for the library.
  let folder: RealPath?

  /// - Parameter named: what a person has named, where the file was found: of a folder all files are open to it.
  init(
    _ path: FilePath, loadedAt span: SourceSpan? = nil, isNamed: Bool = true,
    foundIn named: [String] = []
  ) {
    self.path = path.text
    let folders = named.compactMap { try? FilePath($0) }.filter { $0.end == .folder }
    let around = folders.first { path.nearestReal.isInside($0.nearestReal) }?.nearestReal
    folder = isNamed ? around ?? RealPath(ofFolder: FilePath.folder(of: path.text)) : nil
    loadedAt = span
    identity = path.identity
  }

  /// A script of the library.
  init(library name: String, loadedAt span: SourceSpan) {
    path = name
    loadedAt = span
    (identity, folder) = (nil, nil)
  }
}

extension Refusal {
  fileprivate static func hasNUL(_ path: String) -> Refusal {
    Refusal(
      "`\(path)` is no name of a file: it contains the character U+0000",
      hint: "the name would end there", .wrongText)
  }

  static func changed(_ path: FilePath) -> Refusal {
    Refusal(
      "`\(path.text)` is left as it is: another file came there while it was opened",
      .inputOutputFailed)
  }
}
