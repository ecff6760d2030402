import LayLanguage
import LaySwift

/// Distinguishes SwiftUI code from scripts.
enum SwiftText {
  static let fileEnding = ".swift"

  /// Whether a text is Swift: decided by the ending of its file, or by its beginning for typed text
  /// and standard input.
  static func isMeant(_ text: String, named name: String) -> Bool {
    if name.hasSuffix(fileEnding) { return true }
    if name.hasSuffix(".lay") { return false }
    return begins(text)
  }

  /// Whether a text begins as only Swift code does: with an attribute, with a declaration, with a call of a type,
  /// with a modifier of the view before it, or with a comment.
  static func begins(_ text: String) -> Bool {
    let rest = afterComments(text.utf8[...])
    guard let first = rest.first else { return text.utf8.contains { $0 > 0x20 } }
    if first == UInt8(ascii: ".") { return isModifier(rest) }
    if first == UInt8(ascii: "@") || first == UInt8(ascii: "#") {
      let word = String(Substring(rest.prefix { $0 > 0x20 && $0 != 0x28 && $0 != 0x7B }))
      return word == "#Preview" || attributes.contains(word)
    }
    if first == UInt8(ascii: "(") { return beginsInParentheses(rest) }
    let word = rest.prefix { isLetter($0) }
    let after = rest.dropFirst(word.count)
    if effects.contains(String(Substring(word))) {
      let behind = after.drop { $0 == UInt8(ascii: "?") || $0 == UInt8(ascii: "!") }
      return behind.first == 0x20 && behind.first { $0 != 0x20 }.map(isLetter) == true
    }
    if String(Substring(word)) == "defer" { return after.first { $0 != 0x20 } == UInt8(ascii: "{") }
    let keyword = String(Substring(word))
    if words.contains(keyword) {
      let blanks = after.prefix { $0 == 0x20 }
      let isNamed =
        after.dropFirst(blanks.count).first.map {
          isLetter($0) || $0 > 0x7F || keyword == "func" && signs.contains($0)
        } == true
      let isVariable = ["let", "typealias", "var"].contains(keyword)
      return !blanks.isEmpty && isNamed
        && (rest.contains(UInt8(ascii: "{")) || isVariable && rest.contains(UInt8(ascii: "=")))
    }
    guard isCapital(first) else { return false }
    switch after.first {
    case UInt8(ascii: "("), UInt8(ascii: "{"): return true
    case UInt8(ascii: "."): return after.dropFirst().first.map(isLetter) == true
    case 0x20: return "{[".utf8.contains(after.first { $0 != 0x20 } ?? 0)
    case 0x0A, nil: return !Catalogue.declarations(swiftUI: String(Substring(word))).isEmpty
    default: return false
    }
  }

  /// Whether a text goes on with the view before it: `.padding(8)`.
  static func continues(_ text: String) -> Bool { isModifier(afterComments(text.utf8[...])) }

  /// Whether a line goes on with the one before it: it begins with a dot, a sign of an operation or a brace.
  static func goesOn(_ line: String) -> Bool {
    line.first { !$0.isWhitespace }.map { ".+-*/%<>=!&|?:,)]{}".contains($0) } == true
  }

  /// Whether a line calls a function of Swift's library: `print(n)`, `max(1, 2)`.
  static func callsFunction(_ line: String) -> Bool {
    let name = line.prefix { $0.isLetter }
    return line.dropFirst(name.count).first == "("
      && SwiftEvaluator.functionsOfLibrary.contains(String(name))
  }

  /// The name with which a line begins that is an expression, as `x + 1` or `x.count`; nil for an assignment
  /// and all else.
  static func nameOfValue(_ text: String) -> String? {
    guard text.utf8.count < 200, text.last?.isWhitespace == false, !text.contains("\n") else {
      return nil
    }
    let name = text.prefix { $0.isLetter || $0.isNumber || $0 == "_" }
    if effects.contains(String(name)) {
      let inner = text.dropFirst(name.count).drop { "?! ".contains($0) }
      return inner.startIndex > name.endIndex ? nameOfValue(String(inner)) : nil
    }
    let rest = text.dropFirst(name.count).drop { $0 == " " }
    let operation = rest.prefix { "+-*/%<>=!&|?".contains($0) }
    let comparisons = ["==", "!=", "<=", ">=", "==="]
    let isAssignment = operation.hasSuffix("=") && !comparisons.contains(String(operation))
    guard name.first?.isLetter == true, !isAssignment else { return nil }
    return rest.isEmpty || !operation.isEmpty || ".[(".contains(rest.first ?? " ")
      ? String(name) : nil
  }

  /// Whether it begins with a dot, a name and what belongs to a call.
  private static func isModifier(_ text: Substring.UTF8View) -> Bool {
    guard text.first == UInt8(ascii: ".") else { return false }
    let name = text.dropFirst().prefix(while: isLetter)
    guard let first = name.first, isLetter(first), !isCapital(first), first > 0x39 else {
      return false
    }
    let next = text.dropFirst(1 + name.count).first { $0 != 0x20 }
    return next == UInt8(ascii: "(") || next == UInt8(ascii: "{")
  }

  /// Whether a text of Swift is one view, to which modifiers can be added: it begins with no
  /// declaration.
  static func isExpression(_ text: String) -> Bool {
    let rest = afterComments(text.utf8[...])
    return rest.first.map { isCapital($0) || $0 == UInt8(ascii: "(") } == true
  }

  /// Whether a text begins with a call in parentheses, as in `(Text("Hi").padding())`; in a form, a
  /// space follows the head.
  private static func beginsInParentheses(_ text: Substring.UTF8View) -> Bool {
    let inner = text.drop { $0 == UInt8(ascii: "(") || $0 == 0x20 }
    guard let first = inner.first, isCapital(first) else { return false }
    return inner.drop(while: isLetter).first == UInt8(ascii: "(")
  }

  private static let words: Set<String> = [
    "class", "enum", "extension", "final", "fileprivate", "for", "func", "guard", "if", "import",
    "internal", "let", "private", "protocol", "public", "struct", "switch", "typealias", "var",
    "while",
  ]

  /// The signs of which names of operators consist.
  private static let signs = Set("+-*/%<>=!&|?^~".utf8)

  /// Whether a word begins a statement or a declaration.
  static func isKeyword(_ word: Substring) -> Bool {
    words.contains(String(word)) || ["defer", "do", "repeat", "return", "throw"].contains(word)
  }

  private static let effects: Set<String> = ["await", "try"]

  private static let attributes: Set<String> = [
    "@main", "@MainActor", "@State", "@ViewBuilder", "@Observable", "@available", "@Previewable",
  ]

  /// The text after leading whitespace and Swift comments.
  private static func afterComments(_ text: Substring.UTF8View) -> Substring.UTF8View {
    var rest = text
    while true {
      rest = rest.drop { $0 <= 0x20 }
      if rest.starts(with: "//".utf8) {
        rest = rest.drop { $0 != 0x0A }
      } else if rest.starts(with: "/*".utf8) {
        var previous: UInt8 = 0
        rest = rest.dropFirst(2).drop { byte in
          defer { previous = byte }
          return !(previous == UInt8(ascii: "*") && byte == UInt8(ascii: "/"))
        }.dropFirst()
      } else {
        return rest
      }
    }
  }

  private static func isLetter(_ byte: UInt8) -> Bool {
    isCapital(byte) || (0x61...0x7A).contains(byte) || (0x30...0x39).contains(byte) || byte == 0x5F
      || byte == UInt8(ascii: "`")
  }

  private static func isCapital(_ byte: UInt8) -> Bool { (0x41...0x5A).contains(byte) }

  /// Whether code is complete, so that Enter at the prompt evaluates it.
  static func completeness(of text: String) -> Completeness {
    var scan = SwiftScan(text)
    if scan.tokens().contains(where: { $0.kind == .mistake }) || scan.hasOpenString {
      return .complete
    }
    return scan.depth > 0 ? .open(indentation: 4 * scan.depth, opener: "{") : .complete
  }

  /// What closes the brackets and strings that are open at the end of code; nil where the end is inside of a
  /// string or a comment.
  static func closing(_ text: String) -> String? {
    var scan = SwiftScan(text)
    return scan.closing()
  }

  /// The brackets, strings and comments of code that is being typed, in order.
  static func tokens(of text: String) -> [Token] {
    var scan = SwiftScan(text)
    return scan.tokens().sorted { $0.range.lowerBound < $1.range.lowerBound }
  }
}

/// Scans Swift code for what opens and closes: brackets, strings with what is in them, comments.
struct SwiftScan {
  /// A string that is not closed yet.
  private struct Literal {
    let start: Int
    /// The number signs around it, as in `#"…"#`.
    let signs: Int
    /// Whether it may have several lines, between `"""`.
    let isLong: Bool
    /// How many brackets are open around it; where more are, this is code in it.
    let brackets: Int
  }

  private let bytes: [UInt8]
  private(set) var position = 0
  /// Whether a string is not closed in its line.
  private(set) var hasOpenString = false
  private var found: [Token] = []
  /// The offsets of the open brackets.
  private var open: [Int] = []
  private var literals: [Literal] = []

  init(_ text: String) { bytes = Array(text.utf8) }

  init(_ bytes: [UInt8], from start: Int) {
    self.bytes = bytes
    position = start
  }

  /// The number of open brackets; at least 1 inside a string of several lines.
  var depth: Int { max(open.count, literals.contains { $0.isLong } ? 1 : 0) }

  /// Whether nothing is open.
  var isClosed: Bool { open.isEmpty && literals.isEmpty }

  mutating func tokens() -> [Token] {
    read(to: bytes.count)
    hasOpenString =
      hasOpenString || literals.last.map { !$0.isLong && $0.brackets == open.count } == true
    for literal in literals { add(.string, from: literal.start) }
    literals.removeAll { !$0.isLong }
    return found
  }

  mutating func read(to end: Int) {
    while position < end {
      if let literal = literals.last, literal.brackets == open.count {
        readString(literal)
      } else {
        readCode()
      }
    }
  }

  /// What closes all that is open at the end, the innermost first; nil inside of a string or a comment.
  mutating func closing() -> String? {
    read(to: bytes.count)
    let isInComment = found.last.map { $0.kind == .comment && $0.range.upperBound == bytes.count }
    guard isInComment != true, literals.last?.brackets != open.count else { return nil }
    var closing = ""
    for count in stride(from: open.count, through: 0, by: -1) {
      if let literal = literals.last(where: { $0.brackets == count }) {
        closing += literal.isLong ? "\n\"\"\"" : "\""
        closing += String(repeating: "#", count: literal.signs)
      }
      guard count > 0 else { break }
      let opener = bytes[open[count - 1]]
      closing +=
        opener == UInt8(ascii: "(") ? ")" : opener == UInt8(ascii: "[") ? "]" : "}"
    }
    return closing
  }

  private func isNext(_ text: String) -> Bool { bytes[position...].starts(with: text.utf8) }

  private mutating func add(_ kind: Token.Kind, from start: Int) {
    found.append(Token(kind: kind, range: start..<position))
  }

  private mutating func readCode() {
    let start = position
    let signs = bytes[position...].prefix { $0 == UInt8(ascii: "#") }.count
    if signs + position < bytes.count, bytes[position + signs] == UInt8(ascii: "\"") {
      position += signs
      let isLong = isNext("\"\"\"")
      position += isLong ? 3 : 1
      return literals.append(
        Literal(start: start, signs: signs, isLong: isLong, brackets: open.count))
    }
    if isNext("//") { return readLineComment() }
    if isNext("/*") { return readComment() }
    position += 1
    switch bytes[start] {
    case UInt8(ascii: "("), UInt8(ascii: "["), UInt8(ascii: "{"):
      add(.open, from: start)
      open.append(start)
    case UInt8(ascii: ")"), UInt8(ascii: "]"), UInt8(ascii: "}"): close(start)
    default: break
    }
  }

  private mutating func close(_ start: Int) {
    let opener: UInt8 =
      switch bytes[start] {
      case UInt8(ascii: ")"): UInt8(ascii: "(")
      case UInt8(ascii: "]"): UInt8(ascii: "[")
      default: UInt8(ascii: "{")
      }
    guard let last = open.last, bytes[last] == opener else { return add(.mistake, from: start) }
    open.removeLast()
    add(.close(from: last), from: start)
  }

  private mutating func readLineComment() {
    let start = position
    while position < bytes.count, bytes[position] != 0x0A { position += 1 }
    add(.comment, from: start)
  }

  private mutating func readComment() {
    let start = position
    var depth = 0
    repeat {
      if isNext("/*") {
        depth += 1
        position += 2
      } else if isNext("*/") {
        depth -= 1
        position += 2
      } else {
        position += 1
      }
    } while depth > 0 && position < bytes.count
    add(.comment, from: start)
  }

  /// Reads on in a string: a character, an escape, the beginning of code in it, or its end.
  private mutating func readString(_ literal: Literal) {
    let signs = String(repeating: "#", count: literal.signs)
    let end = (literal.isLong ? "\"\"\"" : "\"") + signs
    if isNext(end) {
      position += end.utf8.count
      literals.removeLast()
      return add(.string, from: literal.start)
    }
    if isNext("\\" + signs) {
      position += 1 + literal.signs
      if isNext("(") { return readCode() }
      position = min(position + 1, bytes.count)
    } else if bytes[position] == 0x0A, !literal.isLong {
      hasOpenString = true
      literals.removeLast()
      add(.string, from: literal.start)
    } else {
      position += 1
    }
  }
}

/// Names as SwiftUI spells them, where a name of the language is asked for.
enum SwiftName {
  /// What a name of SwiftUI is called here: `padding` for `.padding`, `hstack` for `HStack`,
  /// `list-view` for `List`, `xxx-large` for `xxxLarge`.
  ///
  /// - Rule: behind a point a modifier is meant before a function of the same name.
  static func here(_ name: String) -> String {
    let bare = String(name.drop { $0 == "." })
    let known = Catalogue.declarations(swiftUI: bare)
    let modifier = name == bare ? nil : known.first { $0.kind == .modifier }
    return (modifier ?? known.first)?.name ?? NearestName.kebabCase(bare)
  }

  /// The one of some names that a word of SwiftUI means, whatever its capitals and hyphens:
  /// `xxx-large` for `xxxLarge`; nil if it means none.
  static func choice(_ word: String, among names: [String]) -> String? {
    // No name is so long.
    guard word.utf8.count < 1000 else { return nil }
    if names.contains(word) { return word }
    let wanted = letters(word)
    return names.first { letters($0) == wanted }
  }

  private static func letters(_ name: String) -> String {
    name.lowercased().filter { $0.isLetter || $0.isNumber }
  }
}
