import LayEngine
import LayLanguage

/// A file that a command is to write.
///
/// - Rule: a file that is there is replaced if this session has written it, if it bears the mark of
///   pictures that `lay` has written, or if `replace` stands behind its name.
struct WrittenFile {
  let path: FilePath
  let span: SourceSpan
  /// What stands in the first lines of such files by `lay`; nil for files that people go on writing.
  var mark: String?
  /// Whether `replace` stands behind it.
  fileprivate(set) var isReplaced = false

  /// Whether it is standard output, `-`.
  var isOutput: Bool { path.isStandard }

  /// Throws where the author of the command may not write, and where another file would be replaced.
  func check(_ power: Power, _ words: Words, _ session: inout Session) throws(Diagnostic) {
    if isOutput { return }
    try session.use(power, words, at: words.span)
    guard !isReplaced, path.end == .file, path.size > 0,
      !session.writtenFiles.contains(where: { $0.real == path.real })
    else { return }
    if let mark, TextFile.head(of: path)?.contains(mark) == true { return }
    throw words.complaint(
      "there is a file `\(path.text)` already"
        + (mark == nil ? "" : ", which is no picture that `lay` has written"),
      at: span, hint: "`replace` behind its name writes over it")
  }

  func write(_ text: String, in session: inout Session) throws(Diagnostic) {
    do throws(Refusal) {
      try TextFile.write(text, to: path, reasonToStop: session.interpreter.reasonToStop)
      session.writtenFiles.insert(path)
    } catch {
      throw error.diagnostic(at: span)
    }
  }
}

extension Words {
  /// The path of a word; throws where no file can have that name.
  func path(_ name: String, at span: SourceSpan) throws(Diagnostic) -> FilePath {
    do throws(Refusal) { return try FilePath(name) } catch { throw error.diagnostic(at: span) }
  }

  /// Reads the name of a file to write, and `replace` if it stands behind it.
  mutating func fileToWrite(mark: String? = nil) throws(Diagnostic) -> WrittenFile {
    let word = try require("the name of a file")
    let name = line.tree.string(word.index) ?? word.text
    if name.isEmpty { throw complaint("the name of the file is empty", at: word.span) }
    var file = WrittenFile(path: try path(name, at: word.span), span: word.span, mark: mark)
    if !file.isOutput { file.isReplaced = take("replace") }
    return file
  }
}
