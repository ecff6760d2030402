import LayLanguage

/// A command: its name, its help texts, and its implementation.
///
/// The name is data on the type; the words of one input line come in with `run`.
protocol Command: Sendable {
  static var name: String { get }
  static var usage: String { get }
  static var summary: String { get }
  static var examples: [CommandExample] { get }
  /// The words that can come next on the line, after these words of the command's arguments.
  static func completions(after words: [String]) -> [CommandWord]
  init()
  /// Parses the words, runs the command and returns its output.
  func run(_ words: inout Words, in session: inout Session) throws(Diagnostic) -> Output
}

/// Input lines that demonstrate a command.
struct CommandExample: Sendable {
  let input: [String]

  init(_ input: String...) { self.input = input }
}

/// A completion of a command's word.
enum CommandWord: Sendable {
  case word(String)
  /// A script, a folder or a layout of the library.
  case file
  /// A topic of `help`.
  case topic
  /// A view of the current layout: its name, its kind or its path.
  case view
  /// A number of a view of the current layout, after the view's name: `card.width`.
  case numberOfView
  /// The text of a view of a kind, as a string.
  case text(of: String)
  /// A name of the program or a form.
  case value
}

extension Command {
  static func completions(after words: [String]) -> [CommandWord] { [] }
}
