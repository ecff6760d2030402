import Glibc

/// What went wrong with the history, in words for the user.
struct HistoryFailure: Error, Equatable {
  let message: String
}

/// Entries in a plain text file: one a line, oldest first.
///
/// - Rule: a line end inside an entry is written `\n`, a backslash `\\`. Any other text is itself,
///   so that the file can be read, searched and edited.
/// - Rule: each entry is appended under a lock as soon as it is entered, so that sessions side by
///   side keep each other's, and a session that is killed loses nothing.
/// - Rule: only its owner may read it.
struct HistoryFile {
  let path: String
  let size: Int

  /// The entries, and how many lines were no text.
  func load() throws(HistoryFailure) -> (entries: [String], broken: Int) {
    let descriptor = open(path, O_RDONLY | O_CLOEXEC)
    if descriptor < 0 && errno == ENOENT { return ([], 0) }
    if descriptor < 0 { throw failure("read") }
    defer { close(descriptor) }
    guard let bytes = Descriptor.readAll(descriptor) else { throw failure("read") }
    var broken = 0
    let entries = bytes.split(separator: UInt8(ascii: "\n")).compactMap { line in
      let entry = Self.decode(line)
      broken += entry == nil ? 1 : 0
      return entry
    }
    if entries.count > size + size / 10 { try trim() }
    return (entries.suffix(size), broken)
  }

  func append(_ entry: String) throws(HistoryFailure) {
    try withLock { descriptor in
      var line = Array(Self.encode(entry).utf8) + [UInt8(ascii: "\n")]
      if !endsWithNewline(descriptor) { line.insert(UInt8(ascii: "\n"), at: 0) }
      return lseek(descriptor, 0, SEEK_END) >= 0 && Descriptor.writeAll(line, to: descriptor)
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

  /// `nil` for what is no text.
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

  /// Keeps the newest entries.
  ///
  /// They are written over the old ones before the rest is cut off, so that an end in between
  /// leaves some twice and loses none.
  private func trim() throws(HistoryFailure) {
    try withLock { descriptor in
      guard let bytes = Descriptor.readAll(descriptor) else { return false }
      let kept = bytes.split(separator: UInt8(ascii: "\n")).suffix(size)
      let text = Array(kept.joined(separator: [UInt8(ascii: "\n")])) + [UInt8(ascii: "\n")]
      return lseek(descriptor, 0, SEEK_SET) == 0 && Descriptor.writeAll(text, to: descriptor)
        && ftruncate(descriptor, off_t(text.count)) == 0
    }
  }

  private func withLock(_ work: (Int32) -> Bool) throws(HistoryFailure) {
    createFolders()
    let descriptor = open(path, O_RDWR | O_CREAT | O_CLOEXEC, 0o600)
    guard descriptor >= 0 else { throw failure("write") }
    defer { close(descriptor) }
    while flock(descriptor, LOCK_EX) != 0 {
      guard errno == EINTR else { throw failure("lock") }
    }
    _ = fchmod(descriptor, 0o600)
    guard work(descriptor) else { throw failure("write") }
  }

  private func createFolders() {
    guard access(path, F_OK) != 0 else { return }
    for index in path.indices.dropFirst() where path[index] == "/" {
      _ = mkdir(String(path[..<index]), 0o700)
    }
  }

  private func failure(_ verb: String) -> HistoryFailure {
    let reason = String(cString: strerror(errno))
    return HistoryFailure(message: "cannot \(verb) the history `\(path)`: \(reason)")
  }
}

/// An empty file counts: the next line starts at its begin.
private func endsWithNewline(_ descriptor: Int32) -> Bool {
  var last = UInt8(ascii: "\n")
  guard lseek(descriptor, -1, SEEK_END) >= 0 else { return true }
  _ = read(descriptor, &last, 1)
  return last == UInt8(ascii: "\n")
}
