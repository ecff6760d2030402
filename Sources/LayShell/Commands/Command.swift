import LayLanguage

/// A command: its name, what help says about it, and what it does.
///
/// The name is data on the type, the words of one use come in with `run`.
package protocol Command: Sendable {
  static var name: String { get }
  static var usage: String { get }
  static var summary: String { get }
  static var examples: [CommandExample] { get }
  init()
  /// Reads words, calls one thing, wraps the answer.
  func run(_ words: inout Words, in session: inout Session) throws(Diagnostic) -> Output
}

/// Input lines that show a command at work.
package struct CommandExample: Sendable {
  package let input: [String]

  package init(_ input: String...) { self.input = input }
}

/// All commands, sorted by name.
package enum CommandList {
  package static let all: [any Command.Type] = [
    CompareCommand.self,
    ExpectCommand.self,
    ExplainCommand.self,
    HelpCommand.self,
    JSONCommand.self,
    LoadCommand.self,
    ProposeCommand.self,
    QuitCommand.self,
    SetCommand.self,
    ShowCommand.self,
    TreeCommand.self,
  ]

  package static func command(named name: String) -> (any Command.Type)? {
    all.first { $0.name == name }
  }

  private static let planned = [
    "apropos", "breakpoints", "clear", "history", "save", "sweep", "swiftui", "time", "trace",
    "undo",
  ]

  /// Commands that will be there, so that nobody takes one for a misspelled name.
  package static var stillPlanned: [String] { planned.filter { !isCommand($0) } }

  package static func isCommand(_ name: String) -> Bool { command(named: name) != nil }
}
