import LayEngine
import LayLanguage

/// Shows another view of the file or of the app that was loaded.
struct ViewCommand: Command {
  static let name = "view"
  static let usage = "view NAME"
  static let summary =
    "Show a preview or a view of the SwiftUI code, or of the app, that `load` has loaded."
  static let examples = [CommandExample("load \"App\"", "view Row")]

  func run(_ words: inout Words, in session: inout Session) throws(Diagnostic) -> Output {
    let word = try words.require("the name of a preview or of a view")
    try words.requireEnd()
    let name = words.line.tree.string(word.index) ?? word.text
    let file = try loadedFile(with: name, session, at: word.span)
    do throws(Refusal) {
      if file == nil, let folder = session.app {
        return try AppViews(at: folder, for: session).entry(named: name).output(in: &session)
      }
      guard let path = file ?? session.shownFile else { throw .nothingIsLoaded }
      return .source(.view(name, of: path), text: try session.text(of: path))
    } catch {
      throw error.diagnostic(at: word.span, hint: error.hint)
    }
  }
}

extension ViewCommand {
  /// The file that was loaded after the app, where it has a view of a name; nil where the app is to be asked.
  private func loadedFile(
    with name: String, _ session: Session, at span: SourceSpan
  ) throws(Diagnostic) -> FilePath? {
    guard session.app != nil, let path = session.fileAfterApp else { return nil }
    let text: String
    do throws(Refusal) { text = try session.text(of: path) } catch {
      throw error.diagnostic(at: span, hint: error.hint)
    }
    let names = try session.viewNames(of: [SwiftFile(name: path.text, text: text)])
    return names.contains(name) ? path : nil
  }
}

extension Refusal {
  fileprivate static let nothingIsLoaded = Refusal(
    "no SwiftUI code is loaded", hint: "write `load \"FILE.swift\"`, or the folder of an app",
    .wrongText)
}

extension AppViews.Entry {
  /// The file, of which the view is shown, and what is told before.
  func output(in session: inout Session, told: [String] = []) throws(Refusal) -> Output {
    let path = try FilePath(file.name)
    session.loadedFiles.insert(path)
    return .source(.view(nameInFile, of: path, told: told), text: file.text)
  }
}
