import LayEngine
import LayLanguage

/// What people type who know other programs: `:q`, `h`, `iphone 15`, `resize 200`.
enum OtherWords {
  /// Whole entries that other programs have for a command here.
  private static let commands = [
    ":h": "help", ":help": "help", ":q": "quit", ":q!": "quit", ":quit": "quit", ":wq": "quit",
    ":x": "quit", "--help": "help", "bye": "quit", "exit()": "quit", "h": "help",
    "help()": "help", "keys": "help keys", "lessons": "walk", "logout": "quit", "man": "help",
    "q": "quit", "quit()": "quit", "tutorial": "walk",
  ]

  /// The command that an entry means which is a word of another program, or a topic of `help`
  /// such as `devices`; nil for every other entry, and where the program has defined the word.
  static func command(for entry: String, in interpreter: Interpreter) -> String? {
    guard entry.utf8.count < 40 else { return nil }
    let word = entry.filter { !$0.isWhitespace }
    guard interpreter.value(of: word) == nil, !CommandList.isCommand(word) else { return nil }
    if let command = commands[word] { return command }
    return HelpGroup.names.contains(word) ? "\(HelpCommand.name) \(word)" : nil
  }

  /// The complaint about a line that names a size or a device and does nothing with it, as
  /// `393 x 852`, `iphone 15`, `resize 200`; nil for other lines.
  ///
  /// - Parameters:
  ///   - item: what is to be evaluated next.
  ///   - rest: the source of what follows it on its line, without blanks around it.
  ///   - hasView: whether there is a view to which something can be proposed.
  static func complaint(
    about item: SyntaxTree, _ rest: String, hasView: Bool, in interpreter: Interpreter
  ) -> Diagnostic? {
    guard !item.isEmpty, rest.utf8.count < 60 else { return nil }
    let first = interpreter.sources.text(of: item.span)
    let line = rest.isEmpty ? first : "\(first) \(rest)"
    let isWord = item.symbol(0) != nil
    if isWord, interpreter.value(of: first) == nil, let advice = subcommand(first, rest) {
      return Diagnostic(.hasOtherCommand(first, advice), at: item.span)
    }
    guard isWord ? interpreter.value(of: first) == nil || lengths.contains(first) : !rest.isEmpty
    else { return nil }
    if let proposed = Proposed.parse(line), isWord || rest.lowercased().hasPrefix("x") {
      let what = proposed.device == nil ? "a size" : "a device"
      return Diagnostic(.proposesNothing(line, what, advice(proposed, hasView)), at: item.span)
    }
    guard isWord, let next = rest.first, !"+-*/".contains(next),
      interpreter.value(of: first) == nil, let proposed = Proposed.parse(rest)
    else { return nil }
    return Diagnostic(.hasOtherCommand(first, advice(proposed, hasView)), at: item.span)
  }

  /// Whether a word begins a line that is a subcommand of the command line, as in `check Row.swift`.
  static func isSubcommand(_ word: String) -> Bool { subcommand(word, "") != nil }

  /// What to write for a line that is one of the command line, with what answers here; nil for other words.
  private static func subcommand(_ word: String, _ rest: String) -> String? {
    let file = rest.isEmpty ? "FILE" : rest
    return switch word {
    case "check", "lint": "write `lay check \(file)` in a shell; here, `findings` judges the view"
    case "export":
      "write `lay export \(file) --to swift` in a shell; here, `swiftui` prints the view"
    case "fmt", "snapshot", "test": "write `lay \(word) \(file)` in a shell"
    case "lay" where !rest.isEmpty && !rest.hasPrefix("-"):
      "this is its prompt already: write `\(hereFor(rest))`"
    case "devices" where rest.isEmpty: "write `help devices`"
    case "back",
      "next" where rest.isEmpty:
      "no lesson is open; `walk` lists them"
    case _ where ofShell.contains(word):
      "`\(word)` is one of a shell; here, `\(LoadCommand.name) \"FILE\"` reads a file, and `quit` leaves"
    case "preview": rest.isEmpty ? "write `show`" : "write `view \(rest)`"
    default: nil
    }
  }

  /// What the prompt takes for the words behind `lay`: `load "Row.swift"` for `layout Row.swift`.
  private static func hereFor(_ words: String) -> String {
    let all = words.split(separator: " ").map(String.init)
    let file = all.first(where: AskedCommand.namesFile) ?? all[0]
    return "\(LoadCommand.name) \"\(file)\""
  }

  /// Commands of a shell that are typed in a prompt by mistake.
  private static let ofShell: Set<String> = [
    "cat", "cd", "code", "git", "less", "ls", "nano", "pwd", "swift", "vi", "vim", "xcodebuild",
  ]

  /// What to write for a proposal; without a view, a device is set for those to come.
  private static func advice(_ proposed: Proposed, _ hasView: Bool) -> String {
    let line = "\(ProposeCommand.name) \(proposed.text)"
    if hasView { return "write `\(line)`" }
    return proposed.device == nil
      ? "write a view first, such as `(text \"Hello\")`, then `\(line)`"
      : "write `\(SetCommand.name) device \(proposed.text)`"
  }

  /// Words that stand before a length in a proposal, and that are functions elsewhere.
  private static let lengths = ["width", "height"]
}

extension Complaint {
  fileprivate static func proposesNothing(
    _ line: String, _ what: String, _ advice: String
  ) -> Complaint {
    Complaint("`\(line)` is \(what), and nothing says what to do with it", hint: advice)
  }

  fileprivate static func hasOtherCommand(_ name: String, _ advice: String) -> Complaint {
    Complaint("there is no command `\(name)`", hint: advice)
  }
}
