import Glibc

/// Entries in a plain text file: one a line, oldest first, below a line that marks it as ours.
///
/// - Rule: a line end inside an entry is written `\n`, a backslash `\\`. Any other text is itself,
///   so that the file can be read, searched and edited.
/// - Rule: each entry is appended under a lock as soon as it is entered, so that sessions side by
///   side keep each other's, and a session that is killed loses nothing.
/// - Rule: only its owner may read it.
/// - Rule: what does not begin with our mark is not ours and is never touched. A file in the usual
///   place without one is from before there was a mark, and gets it once.
struct HistoryFile {
  /// The first line of a history.
  static let mark = "; entries of lay, one a line"

  let path: String
  let size: Int
  /// Whether a file without the mark is taken over: only where none but us puts one.
  let takesOver: Bool

  init(path: String, size: Int, takesOver: Bool = false) {
    self.path = path
    self.size = size
    self.takesOver = takesOver
  }

  /// The entries, and how many lines were no text.
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
  /// - Parameter milliseconds: how long it waits for a session that writes, too.
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

  /// A file of somebody else's is a failure; an empty one may be used if we own it.
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

  /// Another session does it, or a later one.
  private func trimUnlessBusy() throws(HistoryFailure) {
    do throws(HistoryFailure) { try trim() } catch { if !error.isForNow { throw error } }
  }

  /// Keeps the newest entries.
  ///
  /// They are written over the old ones before the rest is cut off, so that an end in between
  /// leaves some twice and loses none.
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

  /// Does something with the file while no other session does; it begins with our mark then.
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

  /// The file, which no other session changes until it is closed.
  private func lockedFile(within milliseconds: Int) throws(HistoryFailure) -> OpenHistory {
    while true {
      guard let file = try OpenHistory(path, creates: true) else {
        throw HistoryFailure("write", path)
      }
      do throws(HistoryFailure) {
        try requireOurs(file)
        try file.lock(within: milliseconds)
        // Another session may have put a new file in its place while we waited.
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

  /// Puts the mark before an old history: a new file takes its place, so that nothing is lost.
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

/// An empty file counts: the next line starts at its begin.
private func endsWithNewline(_ descriptor: Int32) -> Bool {
  var last = UInt8(ascii: "\n")
  guard lseek(descriptor, -1, SEEK_END) >= 0 else { return true }
  _ = read(descriptor, &last, 1)
  return last == UInt8(ascii: "\n")
}
