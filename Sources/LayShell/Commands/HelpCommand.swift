import LayLanguage

/// Prints what one may want to do, the list of everything, or the help for one name.
struct HelpCommand: Command {
  static let name = "help"
  static let usage = "help [NAME | all | swift | devices | keys | lessons]"
  static let summary =
    "Tell what one can do, list everything, or explain a command, a view or a function. A NAME may "
    + "be SwiftUI's."
  static let examples = [
    CommandExample("help frame"), CommandExample("help devices"), CommandExample("help keys"),
    CommandExample("help lessons"), CommandExample("help .padding"), CommandExample("help"),
  ]

  /// The pages that are about no name.
  private static let pages = ["all", "keys", "lessons", "swift"]

  static func completions(after words: [String]) -> [CommandWord] {
    words.isEmpty ? pages.map { .word($0) } + HelpGroup.names.map { .word($0) } + [.topic] : []
  }

  func run(_ words: inout Words, in session: inout Session) throws(Diagnostic) -> Output {
    guard let word = words.take() else { return .help(.start) }
    // Of `.frame(maxWidth:)` the name tells what is asked for.
    if words.touches(word) { _ = words.take() }
    var text = words.line.tree.string(word.index) ?? word.text
    while let next = words.next, next.text.allSatisfy(\.isLetter) {
      text += "-" + next.text
      _ = words.take()
    }
    try words.requireEnd()
    let name = text.filter { $0 != "(" && $0 != ")" }
    if let row = SetCommand.row(called: name) { return .definitions([row]) }
    // A word with parentheses means the form, where a command has the same name.
    if word.text.hasPrefix("("), let entry = Catalogue.entry(named: name) {
      return .help(.entry(entry))
    }
    if !word.text.hasPrefix("("), let rows = HelpGroup.arguments(named: name) {
      return .definitions(rows)
    }
    if let page = page(name, session) ?? page(SwiftName.here(name), session) { return page }
    let known =
      Library.paths + session.interpreter.definedNames + CommandList.all.map { $0.name }
      + Catalogue.entries.flatMap(\.names)
    let near =
      Library.path(of: name).map { "it is in the library: `help \($0)`, `load \"\($0)\"`" }
      ?? NearestName.hint(for: name, among: known)
    if near == nil {
      let related = Apropos.names(about: name, CommandList.all, session.interpreter)
      if !related.isEmpty { return .definitions(related) }
    }
    throw words.complaint(
      "there is no help about `\(name)`", at: word.span,
      hint: near ?? "`help` tells what one can do, `help all` lists everything")
  }

  /// The page or the table for a name; nil if there is none.
  private func page(_ name: String, _ session: Session) -> Output? {
    switch name {
    case "all": return .help(.all(CommandList.all))
    case "keys": return .help(.keys)
    case "lessons": return .help(.lessons)
    case "swift": return .help(.swift)
    default: break
    }
    if let rows = HelpGroup.rows(named: name, CommandList.all) ?? DeviceHelp.rows(named: name) {
      return .definitions(rows)
    }
    if let command = CommandList.command(named: name) { return .help(.command(command)) }
    let part = name == "subviews" || Catalogue.layoutParts.contains(name) ? "define-layout" : name
    if let entry = Catalogue.entry(named: part) { return .help(.entry(entry)) }
    if let definition = session.interpreter.definition(of: name) {
      return .help(.definition(definition))
    }
    if let word = NamedWord(name) { return .help(.word(word)) }
    return Library.contains(name) ? library(name).map { .help($0) } : nil
  }

  /// The help page of the first definition in a file of the library.
  private func library(_ path: String) -> HelpPage? {
    guard let text = Library.text(of: path) else { return nil }
    let interpreter = Interpreter()
    var items = interpreter.items(of: text, named: path)
    guard case .form(let tree)? = try? items.next(), (try? interpreter.evaluate(tree)) != nil,
      let name = tree.definedNames().first
    else { return nil }
    return interpreter.definition(of: name).map { .definition($0) }
  }
}
