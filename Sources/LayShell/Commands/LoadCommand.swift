import LayLanguage

/// Runs a file in this session.
struct LoadCommand: Command {
  static let name = "load"
  static let usage = "load FILE"
  static let summary = "Run a file in this session; its name is looked up beside the script."
  static let examples = [CommandExample("load \"views.lay\"")]

  func run(_ words: inout Words, in session: inout Session) throws(Diagnostic) -> Output {
    let file = try words.require("the name of a file")
    try words.requireEnd()
    let name = words.line.tree.string(file.index) ?? file.text
    let folder = name.hasPrefix("/") ? "" : session.openFiles.last.map(TextFile.folder) ?? ""
    let path = folder + name
    guard !session.openFiles.contains(path) else {
      throw words.complaint("`\(name)` loads itself", at: file.span, hint: "remove this line")
    }
    do throws(TextFile.Failure) {
      return .source(path: path, text: try TextFile.read(path))
    } catch {
      throw words.complaint(error.message, at: file.span)
    }
  }
}
