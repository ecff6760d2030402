import Glibc

/// Entries in a plain text file, one per line, oldest first, after a first line that marks the
/// file.
///
/// - Rule: a newline inside an entry is written as `\n`, a backslash as `\\`. All other text is
///   unchanged, so that the file can be read, searched and edited.
/// - Rule: each entry is appended under a lock as soon as it is entered, so that parallel sessions
///   keep each other's entries, and a killed session loses none.
/// - Rule: only the owner may read the file.
/// - Rule: a file without the mark is never changed, except in the default place: there it is from
///   a version without a mark, and gets one.
struct HistoryFile {
  /// The first line of a history.
  static let mark = "; entries of lay, one a line"

  let path: String
  let size: Int
  /// Whether a file without the mark is taken over, which is only right in the default place.
  let takesOver: Bool

  init(path: String, size: Int, takesOver: Bool = false) {
    self.path = path
    self.size = size
    self.takesOver = takesOver
  }

  /// The newest entries, and how many lines could not be decoded.
  func load() throws(HistoryFailure) -> (entries: [String], broken: Int) {
    guard let file = try OpenHistory(path, creates: false) else { return ([], 0) }
    defer { file.close() }
    try requireOurs(file)
    var broken = 0
    let entries = Self.entryLines(try file.contents()).compactMap { line in
      let entry = Self.decode(line)
      broken += entry == nil ? 1 : 0
      return entry
    }
    if entries.count > size + size / 10 { try trimUnlessBusy() }
    return (entries.suffix(size), broken)
  }

  /// Adds entries as the newest.
  ///
  /// - Parameter milliseconds: how long to wait for another session's lock.
  func append(_ entries: String..., within milliseconds: Int = 1000) throws(HistoryFailure) {
    try append(entries, within: milliseconds)
  }

  func append(_ entries: [String], within milliseconds: Int) throws(HistoryFailure) {
    try withLock(within: milliseconds) { descriptor in
      var line = entries.flatMap { Array(Self.encode($0).utf8) + [UInt8(ascii: "\n")] }
      if !endsWithNewline(descriptor) { line.insert(UInt8(ascii: "\n"), at: 0) }
      return lseek(descriptor, 0, SEEK_END) >= 0 && Descriptor.writeAll(line, to: descriptor)
    }
  }

  private static func entryLines(_ bytes: [UInt8]) -> ArraySlice<ArraySlice<UInt8>> {
    let lines = bytes.split(separator: UInt8(ascii: "\n"))
    return lines.dropFirst(lines.first?.elementsEqual(mark.utf8) == true ? 1 : 0)
  }

  /// Requires the mark, unless the file may be taken over; an empty file must belong to the user.
  private func requireOurs(_ file: OpenHistory) throws(HistoryFailure) {
    switch file.beginning {
    case .mark: return
    case .nothing: try file.requireOwner()
    case .other where takesOver: return
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
    try withLock(within: 0) { descriptor in
      guard lseek(descriptor, 0, SEEK_SET) == 0,
        let bytes = Descriptor.readAll(descriptor, upTo: OpenHistory.mostBytes)
      else { return false }
      let kept = Self.entryLines(bytes).suffix(size)
      let lines = [ArraySlice(Self.mark.utf8)] + kept
      let text = Array(lines.joined(separator: [UInt8(ascii: "\n")])) + [UInt8(ascii: "\n")]
      return lseek(descriptor, 0, SEEK_SET) == 0 && Descriptor.writeAll(text, to: descriptor)
        && ftruncate(descriptor, off_t(text.count)) == 0
    }
  }

  /// Runs `work` with the file locked and marked.
  private func withLock(
    within milliseconds: Int, _ work: (Int32) -> Bool
  ) throws(HistoryFailure) {
    createFolders()
    let file = try lockedFile(within: milliseconds)
    defer { file.close() }
    file.keepPrivate()
    if case .nothing = file.beginning, !file.writeMark() { throw HistoryFailure("write", path) }
    guard work(file.descriptor) else { throw HistoryFailure("write", path) }
  }

  /// The file, locked until it is closed.
  private func lockedFile(within milliseconds: Int) throws(HistoryFailure) -> OpenHistory {
    while true {
      guard let file = try OpenHistory(path, creates: true) else {
        throw HistoryFailure("write", path)
      }
      do throws(HistoryFailure) {
        try requireOurs(file)
        try file.lock(within: milliseconds)
        // Another session may have replaced the file while this one waited.
        if file.isStillThere {
          if file.beginning != .other { return file }
          try takeOver(file)
        }
      } catch {
        file.close()
        throw error
      }
      file.close()
    }
  }

  /// Adds the mark to an old history by replacing the file, so that nothing can be lost.
  private func takeOver(_ file: OpenHistory) throws(HistoryFailure) {
    let bytes = Array((Self.mark + "\n").utf8) + (try file.contents())
    do throws(TextFile.Failure) {
      try TextFile.write(bytes, to: path)
    } catch {
      throw .foreign(path, error.message)
    }
  }

  private func createFolders() {
    guard access(path, F_OK) != 0 else { return }
    for index in path.indices.dropFirst() where path[index] == "/" {
      _ = mkdir(String(path[..<index]), 0o700)
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
