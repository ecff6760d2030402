import LayEngine
import LayLanguage

/// What was entered in a session, in order, so that it can be saved.
struct SessionLog {
  /// A form or a command, where it stands.
  struct Entered {
    let span: SourceSpan
    /// The name of the command; nil for a form.
    let command: String?

    init(_ item: Item) {
      switch item {
      case .form(let tree): (span, command) = (tree.span, nil)
      case .command(let line): (span, command) = (line.span, line.name)
      }
    }

    /// What a person did otherwise, as the command that does the same.
    init(_ text: String, command: String, in sources: SourceMap) {
      let source = sources.add(name: "", text: text)
      span = SourceSpan(source: source, start: 0, end: Int32(text.utf8.count))
      self.command = command
    }
  }

  private var items: [(entered: Entered, isDone: Bool)] = []

  /// Commands that are about the session, and no part of it, and those that never print the same.
  private static let aside = [
    "clear", "exit", "explore", "history", "quit", "record", "save", "time",
  ]

  /// - Parameter isDone: whether it ended without a mistake.
  /// - Returns: whether it belongs to the session.
  mutating func append(_ entered: Entered, isDone: Bool) -> Bool {
    if let command = entered.command, Self.aside.contains(command) { return false }
    items.append((entered, isDone))
    return true
  }

  /// The texts of everything that was entered.
  func entries(_ sources: SourceMap) -> [String] { items.map { sources.text(of: $0.entered.span) } }

  /// The texts of the forms that were evaluated, and of what was loaded for them.
  func forms(_ sources: SourceMap) -> [String] {
    texts(sources, withCommands: [LoadCommand.name])
  }

  /// The texts of what made the session what it is, without what only shows or checks something.
  func state(_ sources: SourceMap) -> [String] {
    texts(sources, withCommands: [LoadCommand.name, ProposeCommand.name, SetCommand.name])
  }

  private func texts(_ sources: SourceMap, withCommands kept: Set<String>) -> [String] {
    items.filter { $0.isDone && $0.entered.command.map(kept.contains) ?? true }
      .map { sources.text(of: $0.entered.span) }
  }
}
