import Glibc
import LayEngine
import LayLanguage

/// A file that a command writes.
enum WrittenFile {
  /// Throws an error for unknown file endings, and for files that must not be replaced.
  ///
  /// These are existing files that this session has not written, unless `mayReplace` is true.
  static func check(
    _ path: String, at span: SourceSpan, mayReplace: Bool, _ words: Words, _ session: Session
  ) throws(Diagnostic) {
    guard path.hasSuffix(".md") || path.hasSuffix(".lay") else {
      throw words.complaint(
        "`\(path)` ends neither in .md nor in .lay", at: span,
        hint: "a transcript ends in .md, a script in .lay")
    }
    guard mayReplace || session.writtenFiles.contains(path) || access(path, F_OK) != 0 else {
      throw words.complaint(
        "there is a file `\(path)` already", at: span,
        hint: "`\(words.command) \(path) replace` writes over it")
    }
  }

  static func write(
    _ text: String, to path: String, at span: SourceSpan, _ session: inout Session
  ) throws(Diagnostic) {
    do throws(TextFile.Failure) {
      try TextFile.write(text, to: path)
      session.writtenFiles.insert(path)
    } catch {
      throw error.diagnostic(at: span)
    }
  }

  static func count(_ count: Int, _ one: String, _ many: String? = nil) -> String {
    "\(count) \(count == 1 ? one : many ?? one + "s")"
  }
}
