import LayLanguage

/// Sets an option of the session.
struct SetCommand: Command {
  static let name = "set"
  static let usage = "set OPTION VALUE"
  static let summary =
    "Set an option: width N|auto, color on|off|auto, charset unicode|ascii|auto, "
    + "pager auto|off|COMMAND: what shows an answer of the prompt that is longer than the window; "
    + "read-limit MEGABYTES|auto: the most that `load` reads of a file. `set` alone tells them."
  static let examples = [
    CommandExample("set width 60"), CommandExample("set charset ascii"),
    CommandExample("set pager \"less -S\""), CommandExample("set"),
  ]

  private static let options = ["charset", "color", "pager", "read-limit", "width"]

  static func completions(after words: [String]) -> [CommandWord] {
    guard let option = words.first else { return options.map { .word($0) } }
    guard words.count == 1 else { return [] }
    switch option {
    case "charset": return ["ascii", "unicode", "auto"].map { .word($0) }
    case "color", "colour": return ["on", "off", "auto"].map { .word($0) }
    case "pager": return ["auto", "off"].map { .word($0) }
    case "read-limit", "width": return [.word("auto")]
    default: return []
    }
  }

  func run(_ words: inout Words, in session: inout Session) throws(Diagnostic) -> Output {
    guard let option = words.take() else { return .lines(Self.describe(session.options)) }
    switch option.text {
    case "width":
      session.options.width = words.take("auto") ? nil : try width(&words)
    case "color", "colour":
      session.options.isColored = try choice(&words, ["on": true, "off": false])
    case "charset":
      session.options.isPlain = try choice(&words, ["ascii": true, "unicode": false])
    case "pager": session.options.pager = try pager(&words)
    case "read-limit":
      session.options.readLimit = words.take("auto") ? ReadLimit.usual : try megabytes(&words)
    default:
      let near = NearestName.nearest(to: option.text, among: Self.options)
      throw words.complaint(
        "there is no option `\(option.text)`", at: option.span,
        hint: near.map { "did you mean `\($0)`?" } ?? "the options are "
          + Self.options.joined(separator: ", "))
    }
    try words.requireEnd()
    return .nothing
  }

  /// A picture is as wide as that and up to two hundred rows high, and is kept cell by cell.
  private static let widths = 20.0...10_000

  private func width(_ words: inout Words) throws(Diagnostic) -> Int {
    let span = words.next?.span
    let number = try words.number("a number of columns or auto")
    guard Self.widths.contains(number), let columns = Int(exactly: number) else {
      throw words.complaint("a width is a whole number of columns from 20 to 10000", at: span)
    }
    return columns
  }

  private func pager(_ words: inout Words) throws(Diagnostic) -> PagerChoice {
    let word = try words.require("auto, off or a command")
    switch words.line.tree.string(word.index) ?? word.text {
    case "auto", "on": return .auto
    case "off", "": return .off
    case let command: return .command(command)
    }
  }

  private func megabytes(_ words: inout Words) throws(Diagnostic) -> Int {
    let span = words.next?.span
    let number = try words.number("a number of megabytes or auto")
    guard let megabytes = Int(exactly: number), ReadLimit.range.contains(megabytes) else {
      throw words.complaint(
        "a limit is a whole number of megabytes from 1 to \(ReadLimit.range.upperBound)", at: span)
    }
    return megabytes
  }

  private func choice(
    _ words: inout Words, _ choices: [String: Bool]
  ) throws(Diagnostic) -> Bool? {
    let names = choices.keys.sorted() + ["auto"]
    let word = try words.require(names.joined(separator: ", "))
    if word.text == "auto" { return nil }
    guard let choice = choices[word.text] else {
      throw words.complaint(
        "`\(word.text)` is none of \(names.joined(separator: ", "))", at: word.span)
    }
    return choice
  }

  private static func describe(_ options: Options) -> [String] {
    func text(_ value: Bool?, _ on: String, _ off: String) -> String {
      value.map { $0 ? on : off } ?? "auto"
    }
    return [
      "charset     \(text(options.isPlain, "ascii", "unicode"))",
      "color       \(text(options.isColored, "on", "off"))",
      "pager       \(options.pager.text)",
      "read-limit  \(options.readLimit)",
      "width       \(options.width.map(String.init) ?? "auto")",
    ]
  }
}
