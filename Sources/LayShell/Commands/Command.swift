import LayLanguage

/// A command: its name, what help says about it, and what it does.
///
/// The name is data on the type, the words of one use come in with `run`.
protocol Command: Sendable {
  static var name: String { get }
  static var usage: String { get }
  static var summary: String { get }
  static var examples: [CommandExample] { get }
  /// What may stand next on the line, after these words behind the command's name.
  static func completions(after words: [String]) -> [CommandWord]
  init()
  /// Reads words, calls one thing, wraps the answer.
  func run(_ words: inout Words, in session: inout Session) throws(Diagnostic) -> Output
}

/// Input lines that show a command at work.
struct CommandExample: Sendable {
  let input: [String]

  init(_ input: String...) { self.input = input }
}

/// What Tab offers for a word of a command.
enum CommandWord: Sendable {
  case word(String)
  /// A script, a folder or a layout of the library.
  case file
  /// Whatever `help` tells about.
  case topic
  /// A view that is shown: its name, its kind or its path.
  case view
  /// A number of a view that is shown, behind what the view is called: `card.width`.
  case numberOfView
  /// The text of a view of a kind, as a string.
  case text(of: String)
  /// A name of the program or a form.
  case value
}

extension Command {
  static func completions(after words: [String]) -> [CommandWord] { [] }
}
