/// What is known of a command without running it: its name, its help texts, and what Tab offers.
protocol CommandHelp: Sendable {
  static var name: String { get }
  static var usage: String { get }
  static var summary: String { get }
  static var examples: [CommandExample] { get }
  /// The words that can come next on the line, after these words of the command's arguments.
  static func completions(after words: [String]) -> [CommandWord]
}

extension CommandHelp {
  static func completions(after words: [String]) -> [CommandWord] { [] }
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
