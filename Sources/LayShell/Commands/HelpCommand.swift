import LayLanguage

/// Prints an overview, or the help for one name.
struct HelpCommand: Command {
  static let name = "help"
  static let usage = "help [NAME | devices | keys | lessons]"
  static let summary = "List everything, or explain a command, a view or a function."
  static let examples = [
    CommandExample("help frame"), CommandExample("help devices"), CommandExample("help keys"),
    CommandExample("help lessons"), CommandExample("help"),
  ]

  static func completions(after words: [String]) -> [CommandWord] {
    words.isEmpty ? [.topic] : []
  }

  func run(_ words: inout Words, in session: inout Session) throws(Diagnostic) -> Output {
    guard let word = words.take() else { return .help(.overview(CommandList.all)) }
    try words.requireEnd()
    let text = words.line.tree.string(word.index) ?? word.text
    let name = text.filter { $0 != "(" && $0 != ")" }
    if let rows = HelpGroup.rows(named: name, CommandList.all) ?? DeviceHelp.rows(named: name) {
      return .definitions(rows)
    }
    if !word.text.hasPrefix("("), let rows = HelpGroup.arguments(named: name) {
      return .definitions(rows)
    }
    // A word with parentheses means the form, where a command has the same name.
    if word.text.hasPrefix("("), let entry = Catalogue.entry(named: name) {
      return .help(.entry(entry))
    }
    if let command = CommandList.command(named: name) { return .help(.command(command)) }
    if name == "keys" { return .help(.keys) }
    if name == "lessons" { return .help(.lessons) }
    let part = name == "subviews" || Catalogue.layoutParts.contains(name) ? "define-layout" : name
    if let entry = Catalogue.entry(named: part) { return .help(.entry(entry)) }
    if let definition = session.interpreter.definition(of: name) {
      return .help(.definition(definition))
    }
    if let word = NamedWord(name) { return .help(.word(word)) }
    if Library.contains(name), let definition = library(name) { return .help(definition) }
    let known =
      Library.paths + session.interpreter.definedNames + CommandList.all.map { $0.name }
      + Catalogue.entries.flatMap(\.names)
    throw words.complaint(
      "there is no help about `\(name)`", at: word.span,
      hint: Library.path(of: name).map { "it is in the library: `help \($0)`, `load \"\($0)\"`" }
        ?? NearestName.hint(for: name, among: known) ?? "`help` alone lists everything")
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
