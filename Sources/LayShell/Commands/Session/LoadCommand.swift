import LayEngine
import LayLanguage

/// Runs a file in this session.
struct LoadCommand: Command {
  static let name = "load"
  static let usage = "load FILE"
  static let summary =
    "Run a file in this session: a path relative to the script, or a layout of the library, "
    + "std/…; of the folder of an app, show what it begins with. `(load \"FILE\")` does the same at the top level. "
    + "What is loaded, or only read by `lay check FILE` and the like, loads files below its own "
    + "folder, or below the folder that was named."
  static let examples = [
    CommandExample("load \"std/flow\"", "(flow (text \"Hello\") (text \"World\"))", "propose 60"),
    CommandExample("load \"std/flow\""),
  ]

  static func completions(after words: [String]) -> [CommandWord] {
    words.isEmpty ? [.file] : []
  }

  func run(_ words: inout Words, in session: inout Session) throws(Diagnostic) -> Output {
    let file = try words.require("the name of a file")
    try words.requireEnd()
    let name = words.line.tree.string(file.index) ?? file.text
    if Library.contains(name) { return try library(name, words, at: file.span) }
    let (folder, expanded) = session.place(ofFile: name)
    let path = try words.path(folder + expanded, at: file.span)
    try session.check(path, by: .load, at: file.span)
    let isOpen = session.openFiles.contains { $0.identity == path.identity }
    guard path.identity == nil || !isOpen else {
      throw words.complaint("`\(name)` loads itself", at: file.span, hint: "remove this line")
    }
    do throws(Refusal) {
      if path.end == .folder {
        (session.app, session.fileAfterApp) = (path, nil)
        return try AppViews(at: path, for: session).start().output(in: &session)
      }
      session.loadedFiles.insert(path)
      if path.text.hasSuffix(SwiftText.fileEnding) { session.fileAfterApp = path }
      return .source(.file(path), text: try session.text(of: path))
    } catch {
      let isMissing = error.status == .noSuchFile
      let meant =
        Library.path(of: name)
        ?? (session.readableFolder == nil ? FilePath.nearest(to: path.text) : nil).map {
          FilePath.shortened(String($0.dropFirst(folder.utf8.count)), as: name)
        }
      let hint =
        isMissing ? meant.map { "write `load \(ValueDescription.written(.text($0)))`" } : nil
      throw error.diagnostic(at: file.span, hint: hint)
    }
  }

  private func library(
    _ name: String, _ words: Words, at span: SourceSpan
  ) throws(Diagnostic) -> Output {
    guard let text = Library.text(of: name) else {
      throw words.complaint(
        "the library has no `\(name)`", at: span,
        hint: NearestName.hint(for: name, among: Library.paths)
          ?? "it has " + Library.paths.map { "`\($0)`" }.joined(separator: ", "))
    }
    return .source(.library(name), text: text)
  }
}

extension Session {
  /// The text of a file that a command names, as far as the limits of the session allow.
  func text(of path: FilePath) throws(Refusal) -> String {
    try readableFolder?.check(path)
    return try TextFile.read(
      path, megabytes: options.readLimit, reasonToStop: interpreter.reasonToStop)
  }
}
