import LayLanguage

/// Shows another view of the app that was loaded.
struct ViewCommand: Command {
  static let name = "view"
  static let usage = "view NAME"
  static let summary =
    "Show a preview or a view of the app that `load \"DIR\"` has loaded."
  static let examples = [CommandExample("load \"App\"", "view Row")]

  func run(_ words: inout Words, in session: inout Session) throws(Diagnostic) -> Output {
    let word = try words.require("the name of a preview or of a view")
    try words.requireEnd()
    guard let folder = session.app else {
      throw words.complaint(
        "no app is loaded", at: word.span, hint: "write `load \"DIR\"` with the folder of an app")
    }
    do throws(Refusal) {
      let views = try AppViews(at: folder, for: session)
      let name = words.line.tree.string(word.index) ?? word.text
      return try views.entry(named: name).output(in: &session)
    } catch {
      throw error.diagnostic(at: word.span, hint: nil)
    }
  }
}

extension AppViews.Entry {
  /// The file, of which the view is shown.
  func output(in session: inout Session) throws(Refusal) -> Output {
    let path = try FilePath(file.name)
    session.loadedFiles.insert(path)
    return .source(.view(name, of: path), text: file.text)
  }
}
