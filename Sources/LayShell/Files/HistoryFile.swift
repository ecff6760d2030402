import Glibc

/// Entries in a plain text file, one per line, oldest first, after a first line that marks the
/// file.
///
/// - Rule: a newline inside an entry is written as `\n`, a backslash as `\\`. All other text is
///   unchanged, so that the file can be read, searched and edited.
/// - Rule: each entry is appended under a lock as soon as it is entered, so that parallel sessions
///   keep each other's entries, and a killed session loses none.
/// - Rule: only the owner may read the file.
/// - Rule: a file without the mark is never changed.
/// - Rule: entries are read from the last bytes of the file, and a longer line is none, so that a file
///   of any size is read at once.
struct HistoryFile {
  /// The first line of a history.
  static let mark = "; entries of lay, one a line"

  let path: String
  let size: Int

  /// The newest entries, and how many of their lines could not be decoded.
  func load() throws(HistoryFailure) -> (entries: [String], broken: Int) {
    guard let file = try OpenHistory(path, creates: false) else { return ([], 0) }
    defer { file.close() }
    try requireOurs(file)
    guard let bytes = file.newest() else { throw HistoryFailure("read", path) }
    let lines = Self.entryLines(bytes)
    let entries = lines.suffix(size).map(Self.decode)
    if lines.count > size + size / 10 { try trimUnlessBusy() }
    let known = entries.compactMap(\.self)
    return (known, entries.count - known.count)
  }

  /// Adds entries as the newest.
  ///
  /// - Parameter milliseconds: how long to wait for another session's lock.
  func append(_ entries: String..., within milliseconds: Int = 1000) throws(HistoryFailure) {
    try append(entries, within: milliseconds)
  }

  func append(_ entries: [String], within milliseconds: Int) throws(HistoryFailure) {
    try withLock(within: milliseconds) { file in
      var line = entries.flatMap { Array(Self.encode($0).utf8) + [UInt8(ascii: "\n")] }
      if !endsWithNewline(file.descriptor) { line.insert(UInt8(ascii: "\n"), at: 0) }
      return lseek(file.descriptor, 0, SEEK_END) >= 0
        && Descriptor.writeAll(line, to: file.descriptor)
    }
  }

  private static func entryLines(_ bytes: [UInt8]) -> ArraySlice<ArraySlice<UInt8>> {
    let lines = bytes.split(separator: UInt8(ascii: "\n"))
    return lines.dropFirst(lines.first?.elementsEqual(mark.utf8) == true ? 1 : 0)
  }

  /// Requires the mark; an empty file must belong to the user.
  private func requireOurs(_ file: OpenHistory) throws(HistoryFailure) {
    switch file.beginning {
    case .mark: return
    case .nothing: try file.requireOwner()
    case .other:
      throw .foreign(
        path, "it does not begin with `\(Self.mark)`; write that line above it if it is one")
    }
  }

  static func encode(_ entry: String) -> String {
    var text = ""
    for scalar in entry.unicodeScalars {
      switch scalar {
      case "\\": text += "\\\\"
      case "\n": text += "\\n"
      default: text.unicodeScalars.append(scalar)
      }
    }
    return text
  }

  /// The entry of a line; nil if that is not valid UTF-8 or contains a NUL.
  static func decode(_ line: ArraySlice<UInt8>) -> String? {
    guard !line.contains(0), let text = String(validating: line, as: UTF8.self) else { return nil }
    var entry = String.UnicodeScalarView()
    var isEscaped = false
    for scalar in text.unicodeScalars {
      if isEscaped {
        if scalar != "n" && scalar != "\\" { entry.append("\\") }
        entry.append(scalar == "n" ? "\n" : scalar)
        isEscaped = false
      } else if scalar == "\\" {
        isEscaped = true
      } else {
        entry.append(scalar)
      }
    }
    if isEscaped { entry.append("\\") }
    return String(entry)
  }

  /// Trims the file; if it is locked, another or a later session will do that.
  private func trimUnlessBusy() throws(HistoryFailure) {
    do throws(HistoryFailure) { try trim() } catch { if !error.isForNow { throw error } }
  }

  /// Keeps the newest entries.
  ///
  /// They are written over the old ones before the file is truncated, so that a crash in between
  /// can duplicate entries but lose none.
  private func trim() throws(HistoryFailure) {
    try withLock(within: 0) { file in
      guard let bytes = file.newest() else { return false }
      let kept = Self.entryLines(bytes).suffix(size)
      let lines = [ArraySlice(Self.mark.utf8)] + kept
      let text = Array(lines.joined(separator: [UInt8(ascii: "\n")])) + [UInt8(ascii: "\n")]
      return lseek(file.descriptor, 0, SEEK_SET) == 0
        && Descriptor.writeAll(text, to: file.descriptor)
        && ftruncate(file.descriptor, off_t(text.count)) == 0
    }
  }

  /// Runs `work` with the file locked and marked.
  private func withLock(
    within milliseconds: Int, _ work: (OpenHistory) -> Bool
  ) throws(HistoryFailure) {
    if access(path, F_OK) != 0 { FilePath.makeFolders(above: path) }
    let file = try lockedFile(within: milliseconds)
    defer { file.close() }
    file.keepPrivate()
    if case .nothing = file.beginning, !file.writeMark() { throw HistoryFailure("write", path) }
    guard work(file) else { throw HistoryFailure("write", path) }
  }

  /// The file, locked until it is closed.
  private func lockedFile(within milliseconds: Int) throws(HistoryFailure) -> OpenHistory {
    guard let file = try OpenHistory(path, creates: true) else {
      throw HistoryFailure("write", path)
    }
    do throws(HistoryFailure) {
      try requireOurs(file)
      try file.lock(within: milliseconds)
      return file
    } catch {
      file.close()
      throw error
    }
  }
}

/// Whether the next line can be appended directly, as in an empty file.
private func endsWithNewline(_ descriptor: Int32) -> Bool {
  var last = UInt8(ascii: "\n")
  guard lseek(descriptor, -1, SEEK_END) >= 0 else { return true }
  _ = read(descriptor, &last, 1)
  return last == UInt8(ascii: "\n")
}

/// A failure of the history, as a message for the user.
struct HistoryFailure: Error, Equatable {
  let message: String
  /// Whether trying again later may succeed.
  let isForNow: Bool

  /// A failed system call, whose reason is in `errno`.
  init(_ verb: String, _ path: String) {
    message = "cannot \(verb) the history `\(path)`: \(String(cString: strerror(errno)))"
    isForNow = false
  }

  private init(message: String, isForNow: Bool = false) {
    self.message = message
    self.isForNow = isForNow
  }

  /// Another program has locked the file.
  static func busy(_ path: String) -> HistoryFailure {
    HistoryFailure(
      message: "another program holds the history `\(path)`: entries are written once it lets go",
      isForNow: true)
  }

  /// The file at the path must not be used as a history.
  static func foreign(_ path: String, _ reason: String) -> HistoryFailure {
    HistoryFailure(message: "`\(path)` is not used as the history: \(reason)")
  }
}

/// An open history file, which is always a regular file.
///
/// - Rule: if the path is a symbolic link, it is followed only if the link and its target belong to
///   the user. A missing file is created with mode 0600, but never as the target of a link.
struct OpenHistory {
  /// The most bytes that are read of the end of the file.
  private static let mostBytes = 1 << 22

  let descriptor: Int32
  private let path: String
  private let status: stat

  /// Nil where there is no file and `creates` is false.
  init?(_ path: String, creates: Bool) throws(HistoryFailure) {
    // Opening a pipe or a device must not block before its type is checked.
    let flags = (creates ? O_RDWR : O_RDONLY) | O_CLOEXEC | O_NONBLOCK | O_NOCTTY
    var opened = open(path, flags)
    if opened < 0, errno == ENOENT {
      if !creates { return nil }
      opened = open(path, flags | O_CREAT | O_EXCL, 0o600)
      // Another session has created it in the meantime, or it is a link.
      if opened < 0, errno == EEXIST { opened = open(path, flags) }
      if opened < 0, errno == ENOENT { throw .foreign(path, "it is a link to nothing") }
    }
    guard opened >= 0 else { throw HistoryFailure(creates ? "write" : "read", path) }
    var status = stat()
    guard fstat(opened, &status) == 0, status.st_mode & S_IFMT == S_IFREG else {
      Glibc.close(opened)
      throw .foreign(path, "it is no file")
    }
    var link = stat()
    let isLink = lstat(path, &link) == 0 && link.st_mode & S_IFMT == S_IFLNK
    guard !isLink || [link.st_uid, status.st_uid].allSatisfy({ $0 == geteuid() }) else {
      Glibc.close(opened)
      throw .foreign(path, "it is a link of somebody else's, or to a file of somebody else's")
    }
    descriptor = opened
    self.path = path
    self.status = status
  }

  func close() { Glibc.close(descriptor) }

  /// The whole lines among the last bytes; nil where they cannot be read.
  func newest() -> [UInt8]? {
    let end = lseek(descriptor, 0, SEEK_END)
    let start = max(0, end - off_t(Self.mostBytes))
    guard end >= 0, lseek(descriptor, start, SEEK_SET) == start,
      let bytes = Descriptor.readAll(descriptor, upTo: 2 * Self.mostBytes)
    else { return nil }
    let newline = UInt8(ascii: "\n")
    return start == 0 ? bytes : Array(bytes.drop { $0 != newline })
  }

  enum Beginning { case nothing, mark, other }

  /// What the file begins with.
  var beginning: Beginning {
    let mark = Array(HistoryFile.mark.utf8)
    var bytes = [UInt8](repeating: 0, count: mark.count + 1)
    let count = pread(descriptor, &bytes, bytes.count, 0)
    if count == 0 { return .nothing }
    guard count >= mark.count, bytes.starts(with: mark) else { return .other }
    return count == mark.count || bytes[mark.count] == UInt8(ascii: "\n") ? .mark : .other
  }

  func requireOwner() throws(HistoryFailure) {
    if status.st_uid != geteuid() { throw .foreign(path, "it is somebody else's") }
  }

  /// Locks the file against other sessions until it is closed.
  ///
  /// - Parameter milliseconds: how long to wait for another session; Ctrl-C ends the wait.
  func lock(within milliseconds: Int) throws(HistoryFailure) {
    var rest = milliseconds
    while flock(descriptor, LOCK_EX | LOCK_NB) != 0 {
      guard errno == EWOULDBLOCK || errno == EINTR else { throw HistoryFailure("lock", path) }
      guard rest > 0, !Interruption.isRequested else { throw .busy(path) }
      usleep(10_000)
      rest -= 10
    }
  }

  /// Sets the mode to 0600 if the user owns the file.
  func keepPrivate() {
    if status.st_uid == geteuid(), status.st_mode & 0o777 != 0o600 { fchmod(descriptor, 0o600) }
  }

  /// Writes the mark into an empty file.
  func writeMark() -> Bool {
    Descriptor.writeAll(Array((HistoryFile.mark + "\n").utf8), to: descriptor)
  }
}

/// Where the history is kept.
struct HistoryPlace: Equatable {
  let path: String
  /// Whether it is the default place in the home folder, not one that the user named.
  let isUsual: Bool

  /// The place that `LAY_HISTORY` names, nil if that is empty or `/dev/null`; without that variable
  /// a file in the home folder, nil if there is none.
  static func of(_ environment: (String) -> String?) -> HistoryPlace? {
    if let path = environment("LAY_HISTORY") {
      var status = stat()
      let isEmpty = path.isEmpty || stat(path, &status) == 0 && TextFile.isEmptyDevice(status)
      return isEmpty ? nil : HistoryPlace(path: path, isUsual: false)
    }
    guard let home = FilePath.home(environment) else { return nil }
    return HistoryPlace(path: home + "/.lay_history", isUsual: true)
  }
}
