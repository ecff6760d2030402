import LaySwiftTree

/// Finds code that is nested too deeply for the parser, or with which it takes too long.
///
/// At a `[` the parser looks ahead for a type, and it may look twice at what is inside: each bracket
/// in a bracket, as in `[[[1]]]`, doubles its work. In a string in a string it keeps a state of that
/// depth at each token. At words like `async` or `if`, and at `#`, `@` and `<`, it looks ahead as far
/// as such words go on.
package struct NestedCode {
  /// How many brackets may be open at once, without a brace or a string between them.
  private static let mostBrackets = 12
  /// How many `switch` may be open at once: where a `case` is missing, the parser looks for it through
  /// all of them.
  private static let mostSwitches = 32
  /// How many strings may be open at once.
  private static let mostStrings = 32
  /// How many parentheses may be open at once, without a brace or a string between them.
  private static let mostParentheses = 200
  /// How many words may stand in a row in a line, and how many `if` and `switch`.
  private static let mostWords = 64
  private static let mostChoices = 16
  /// How many braces may be open at once.
  private static let mostBraces = 64
  /// How many attributes may stand without a declaration between them, and how many operators and
  /// precedence groups may be declared: behind each the parser looks far ahead for what is missing.
  private static let mostAttributes = 64
  private static let mostOperators = 200
  private static let declaring = Set(
    [
      "actor", "associatedtype", "case", "class", "deinit", "enum", "extension", "func", "import",
      "init", "let", "macro", "protocol", "struct", "subscript", "typealias", "var",
    ].map { Array($0.utf8) })
  /// How many `#if` may be open at once: at each the parser looks ahead to its end.
  private static let mostConditions = 64

  /// The first place beyond that, as an error; nil if there is none.
  package static func mistake(in bytes: [UInt8]) -> SyntaxMistake? {
    var code = NestedCode(bytes)
    while code.place < bytes.count {
      let start = code.place
      code.readOne()
      guard let sentence = code.sentence else { continue }
      return SyntaxMistake(
        start: start, end: start + 1, message: sentence.message, hint: sentence.hint)
    }
    return nil
  }

  /// What is wrong where the code has been read to; nil for nothing.
  private var sentence: (message: String, hint: String)? {
    if level.brackets > Self.mostBrackets {
      return (
        "this `[` stands inside of \(Self.mostBrackets) others",
        "give an inner list a name with `let`"
      )
    }
    if level.parentheses > Self.mostParentheses {
      return (
        "this `(` stands inside of \(Self.mostParentheses) others",
        "give an inner part a name with `let`"
      )
    }
    if words > Self.mostWords || choices > Self.mostChoices {
      return ("too many words and marks stand in a row", "break the line where a statement ends")
    }
    if around.count >= Self.mostBraces {
      return (
        "this stands inside of \(Self.mostBraces) braces", "make a function of an inner part"
      )
    }
    if attributes > Self.mostAttributes {
      return (
        "these attributes belong to no declaration", "put each before what it describes"
      )
    }
    if operators > Self.mostOperators {
      return ("this file declares too many operators", "divide it into several files")
    }
    if switches > Self.mostSwitches {
      return (
        "this `switch` stands inside of \(Self.mostSwitches) others",
        "make a function of an inner part"
      )
    }
    if conditions > Self.mostConditions {
      return (
        "this `#if` stands inside of \(Self.mostConditions) others",
        "move the code to a file of its own"
      )
    }
    if strings > Self.mostStrings {
      return (
        "this string stands inside of \(Self.mostStrings) others",
        "give an inner string a name with `let`"
      )
    }
    return nil
  }

  /// Code between braces, or between the parentheses of an interpolation.
  private struct Level {
    /// The string that goes on behind it; nil for braces.
    let string: Quotes?
    /// Whether its braces are those of a `switch`.
    var isSwitch = false
    var brackets = 0
    var parentheses = 0
  }

  /// How a string is written: `"`, `"""` or `#"`.
  private struct Quotes {
    let end: [UInt8]
    /// What begins an interpolation in it.
    let opening: [UInt8]
    let isInOneLine: Bool
  }

  private let bytes: [UInt8]
  private var place = 0
  /// The innermost code that is read, and what stands around it.
  private var level = Level(string: nil)
  private var around: [Level] = []
  /// How many words there are since a line or a mark of punctuation began, and how many of them since
  /// the line began are `if` and `switch`.
  private var words = 0
  private var choices = 0
  private var word: [UInt8] = []
  /// How many `#if` and how many `switch` are open.
  private var conditions = 0
  private var switches = 0
  /// How many attributes there are since the last declaration began, and how many operators were declared.
  private var attributes = 0
  private var operators = 0
  /// Whether the last word says where an operator stands, as `infix`.
  private var isFixity = false
  /// Whether a `switch` was read whose block has not begun.
  private var isSwitch = false
  /// How many strings go on behind what is open.
  private var strings = 0
  /// The string that is being read; nil in code.
  private var string: Quotes?

  private init(_ bytes: [UInt8]) { self.bytes = bytes }

  private func isNext(_ text: [UInt8], at place: Int) -> Bool {
    guard place + text.count <= bytes.count else { return false }
    for index in text.indices where bytes[place + index] != text[index] { return false }
    return true
  }

  /// Takes a text, if it comes next.
  private mutating func take(_ text: [UInt8]) -> Bool {
    guard isNext(text, at: place) else { return false }
    place += text.count
    return true
  }

  private mutating func skip(to end: [UInt8]) {
    while place < bytes.count, !take(end) { place += 1 }
  }

  /// Takes all bytes that come next and for which something holds.
  private mutating func skip(_ isSkipped: (UInt8) -> Bool) {
    while place < bytes.count, isSkipped(bytes[place]) { place += 1 }
  }

  private mutating func readOne() {
    if let string { return read(string) }
    switch bytes[place] {
    case UInt8(ascii: "/"):
      if take(Text.lineComment) {
        skip(to: Text.newline)
      } else if take(Text.comment) {
        skip(to: Text.endOfComment)
      } else {
        readMark()
      }
    case UInt8(ascii: "#"), UInt8(ascii: "\""):
      string = quotes()
      if string == nil { readMark() }
    case UInt8(ascii: " "), UInt8(ascii: "\t"):
      endWord()
      skip { $0 == UInt8(ascii: " ") || $0 == UInt8(ascii: "\t") }
    case let byte where Self.isOfWord(byte): readWord()
    default: readMark()
    }
  }

  private mutating func read(_ string: Quotes) {
    let start = place
    skip {
      $0 != UInt8(ascii: "\\") && $0 != UInt8(ascii: "\"") && $0 != UInt8(ascii: "\n")
    }
    guard place == start else { return }
    if take(string.opening) {
      around.append(level)
      level = Level(string: string)
      strings += 1
      self.string = nil
    } else if string.opening.count == 2, take(Text.backslash) || take(Text.quote) {
      return
    } else if take(string.end) || string.isInOneLine && take(Text.newline) {
      self.string = nil
    } else {
      place += 1
    }
  }

  /// Takes the beginning of a string, with up to eight `#`; nil if none comes next.
  private mutating func quotes() -> Quotes? {
    var hashes = 0
    while hashes < 8, isNext(Text.hash, at: place + hashes) { hashes += 1 }
    let marks = Array(repeating: UInt8(ascii: "#"), count: hashes)
    for quotes in [Text.longQuotes, Text.quotes] where take(marks + quotes) {
      return Quotes(
        end: quotes + marks, opening: [UInt8(ascii: "\\")] + marks + [UInt8(ascii: "(")],
        isInOneLine: quotes.count == 1)
    }
    return nil
  }

  private static func isOfWord(_ byte: UInt8) -> Bool {
    switch byte {
    case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"), 0x80...: true
    default: false
    }
  }

  /// Takes the letters of a word, of which the first 16 are kept.
  private mutating func readWord() {
    let start = place
    skip(Self.isOfWord)
    if word.isEmpty { words += 1 }
    word += bytes[start..<min(place, start + 16 - word.count)]
  }

  private mutating func endWord() {
    guard !word.isEmpty else { return }
    if word == Text.switch { isSwitch = true }
    if word == Text.switch || word == Text.if { choices += 1 }
    if word == Text.precedenceGroup || isFixity && word == Text.operator { operators += 1 }
    isFixity = word.count >= 3 && word[(word.count - 3)...] == Text.fix[...]
    if attributes > 0, Self.declaring.contains(word) { attributes = 0 }
    word.removeAll(keepingCapacity: true)
  }

  /// Takes a byte that is no letter and no blank.
  private mutating func readMark() {
    let byte = bytes[place]
    place += 1
    switch byte {
    case UInt8(ascii: "#"), UInt8(ascii: "@"), UInt8(ascii: "<"), UInt8(ascii: "?"): words += 1
    default: words = 0
    }
    endWord()
    switch byte {
    case UInt8(ascii: "\n"): choices = 0
    case UInt8(ascii: "#"):
      if isNext(Text.condition, at: place) { conditions += 1 }
      if isNext(Text.endOfCondition, at: place) { conditions = max(0, conditions - 1) }
    case UInt8(ascii: "@"): attributes += 1
    case UInt8(ascii: "["): level.brackets += 1
    case UInt8(ascii: "]"): level.brackets = max(0, level.brackets - 1)
    case UInt8(ascii: "("): level.parentheses += 1
    case UInt8(ascii: ")"):
      level.parentheses -= 1
      if level.parentheses < 0, level.string != nil { string = endLevel().string }
    case UInt8(ascii: "{"):
      choices = 0
      around.append(level)
      level = Level(string: nil, isSwitch: isSwitch)
      if isSwitch { switches += 1 }
      isSwitch = false
    case UInt8(ascii: "}"):
      choices = 0
      if !around.isEmpty { _ = endLevel() }
    default: break
    }
  }

  /// Goes back to the code around what was read, which it gives.
  private mutating func endLevel() -> Level {
    let ended = level
    level = around.removeLast()
    if ended.string != nil { strings -= 1 }
    if ended.isSwitch { switches -= 1 }
    return ended
  }

  /// What is looked for in the bytes.
  private enum Text {
    static let lineComment = Array("//".utf8)
    static let comment = Array("/*".utf8)
    static let endOfComment = Array("*/".utf8)
    static let newline = Array("\n".utf8)
    static let backslash = Array("\\\\".utf8)
    static let quote = Array("\\\"".utf8)
    static let quotes = Array("\"".utf8)
    static let longQuotes = Array("\"\"\"".utf8)
    static let hash = Array("#".utf8)
    static let condition = Array("if ".utf8)
    static let endOfCondition = Array("endif".utf8)
    static let `switch` = Array("switch".utf8)
    static let `if` = Array("if".utf8)
    static let precedenceGroup = Array("precedencegroup".utf8)
    static let `operator` = Array("operator".utf8)
    static let fix = Array("fix".utf8)
  }
}
