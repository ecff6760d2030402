import LayEngine
import LayLanguage

/// Runs a file in this session.
struct LoadCommand: Command {
  static let name = "load"
  static let usage = "load FILE [--view NAME]"
  static let summary =
    "Run a file in this session: a path relative to the script, or a layout of the library, "
    + "std/…; of the folder of an app, show what it begins with. `--view NAME` shows a preview or a view of SwiftUI code "
    + "or of an app. `(load \"FILE\")` does the same at the top level. "
    + "What is loaded, or only read by `lay check FILE` and the like, loads files below its own "
    + "folder, or below the folder that was named."
  static let examples = [
    CommandExample("load \"std/flow\"", "(flow (text \"Hello\") (text \"World\"))", "propose 60"),
    CommandExample("load \"std/flow\""),
  ]

  static func completions(after words: [String]) -> [CommandWord] {
    words.isEmpty ? [.file] : words.count == 1 ? [.word(viewOption)] : []
  }

  private static let viewOption = "--view"

  func run(_ words: inout Words, in session: inout Session) throws(Diagnostic) -> Output {
    let view = try view(&words)
    let file = try words.require("the name of a file")
    try words.requireEnd()
    let name = words.line.tree.string(file.index) ?? file.text
    if view != nil, Library.contains(name) || name.hasSuffix(".lay") {
      throw words.complaint(
        "`\(Self.viewOption)` chooses a view of SwiftUI code, and `\(name)` is a script",
        at: file.span)
    }
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
        let views = try AppViews(at: path, for: session)
        let entry = try views.entry(view)
        return try entry.output(in: &session, told: views.told(of: entry))
      }
      session.loadedFiles.insert(path)
      if path.text.hasSuffix(SwiftText.fileEnding) { session.fileAfterApp = path }
      let source = view.map { LoadedSource.view($0, of: path) } ?? .file(path)
      return .source(source, text: try session.text(of: path))
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

  /// The name behind `--view`; nil where there is none.
  private func view(_ words: inout Words) throws(Diagnostic) -> String? {
    var view: String?
    try words.takeOptions { words, option throws(Diagnostic) in
      let parts = option.text.split(separator: "=", maxSplits: 1).map(String.init)
      guard [Self.viewOption, "--preview"].contains(parts[0]) else { return false }
      if parts.count > 1 {
        view = parts[1]
      } else {
        let word = try words.require("the name of a preview or of a view behind `\(parts[0])`")
        view = words.line.tree.string(word.index) ?? word.text
      }
      return true
    }
    return view
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
