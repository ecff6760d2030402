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
    var code = NestedCode(rest: bytes[...])
    while !code.rest.isEmpty {
      let start = code.rest.startIndex
      code.readOne()
      guard let sentence = code.sentence else { continue }
      return SyntaxMistake(
        start: start, end: start + 1, message: sentence.message, hint: sentence.hint)
    }
    return nil
  }

  /// What is wrong where the code has been read to; nil for nothing.
  private var sentence: (message: String, hint: String)? {
    if levels[levels.count - 1].brackets > Self.mostBrackets {
      return (
        "this `[` stands inside of \(Self.mostBrackets) others",
        "give an inner list a name with `let`"
      )
    }
    if levels[levels.count - 1].parentheses > Self.mostParentheses {
      return (
        "this `(` stands inside of \(Self.mostParentheses) others",
        "give an inner part a name with `let`"
      )
    }
    if words > Self.mostWords || choices > Self.mostChoices {
      return ("too many words and marks stand in a row", "break the line where a statement ends")
    }
    if levels.count > Self.mostBraces {
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
    let end: String
    /// What begins an interpolation in it.
    let opening: String
    let isInOneLine: Bool
  }

  private var rest: ArraySlice<UInt8>
  private var levels = [Level(string: nil)]
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

  private init(rest: ArraySlice<UInt8>) { self.rest = rest }

  /// Takes a text, if it comes next.
  private mutating func take(_ text: String) -> Bool {
    guard rest.starts(with: text.utf8) else { return false }
    rest = rest.dropFirst(text.utf8.count)
    return true
  }

  private mutating func skip(to end: String) {
    while !rest.isEmpty, !take(end) { rest = rest.dropFirst() }
  }

  private mutating func readOne() {
    if let quotes = string {
      if take(quotes.opening) {
        levels.append(Level(string: quotes))
        strings += 1
        string = nil
      } else if quotes.opening == "\\(", take("\\\\") || take("\\\"") {
        return
      } else if take(quotes.end) || quotes.isInOneLine && take("\n") {
        string = nil
      } else {
        rest = rest.dropFirst()
      }
    } else if take("//") {
      skip(to: "\n")
    } else if take("/*") {
      skip(to: "*/")
    } else {
      string = quotes()
      if string == nil { readCode() }
    }
  }

  /// Takes the beginning of a string, with up to eight `#`; nil if none comes next.
  private mutating func quotes() -> Quotes? {
    guard let first = rest.first, "#\"".utf8.contains(first) else { return nil }
    let hashes = rest.prefix(8).prefix { $0 == UInt8(ascii: "#") }.count
    let marks = String(repeating: "#", count: hashes)
    guard let quotes = ["\"\"\"", "\""].first(where: { take(marks + $0) }) else { return nil }
    return Quotes(
      end: quotes + marks, opening: "\\" + marks + "(", isInOneLine: quotes.count == 1)
  }

  private mutating func count(_ byte: UInt8) {
    switch byte {
    case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"), 0x80...:
      if word.isEmpty { words += 1 }
      if word.count < 16 { word.append(byte) }
      return
    case UInt8(ascii: " "), UInt8(ascii: "\t"): break
    case UInt8(ascii: "#"), UInt8(ascii: "@"), UInt8(ascii: "<"), UInt8(ascii: "?"): words += 1
    default: words = 0
    }
    if !word.isEmpty { endWord() }
    if "{}\n".utf8.contains(byte) { choices = 0 }
  }

  private mutating func endWord() {
    if word.elementsEqual("switch".utf8) { isSwitch = true }
    if word.elementsEqual("if".utf8) || word.elementsEqual("switch".utf8) { choices += 1 }
    if word.elementsEqual("precedencegroup".utf8) || isFixity && word.elementsEqual("operator".utf8)
    {
      operators += 1
    }
    isFixity = word.suffix(3).elementsEqual("fix".utf8)
    if attributes > 0, Self.declaring.contains(word) { attributes = 0 }
    word = []
  }

  private mutating func readCode() {
    let top = levels.count - 1
    let byte = rest.removeFirst()
    count(byte)
    switch byte {
    case UInt8(ascii: "#"):
      if rest.starts(with: "if ".utf8) { conditions += 1 }
      if rest.starts(with: "endif".utf8) { conditions = max(0, conditions - 1) }
    case UInt8(ascii: "@"): attributes += 1
    case UInt8(ascii: "["): levels[top].brackets += 1
    case UInt8(ascii: "]"): levels[top].brackets = max(0, levels[top].brackets - 1)
    case UInt8(ascii: "("): levels[top].parentheses += 1
    case UInt8(ascii: ")"):
      levels[top].parentheses -= 1
      if levels[top].parentheses < 0, levels[top].string != nil {
        string = levels.removeLast().string
        strings -= 1
      }
    case UInt8(ascii: "{"):
      levels.append(Level(string: nil, isSwitch: isSwitch))
      if isSwitch { switches += 1 }
      isSwitch = false
    case UInt8(ascii: "}") where top > 0:
      let level = levels.removeLast()
      if level.string != nil { strings -= 1 }
      if level.isSwitch { switches -= 1 }
    default: break
    }
  }
}
