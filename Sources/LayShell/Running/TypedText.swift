import LayLanguage
import LayTerminal

/// A text that no file tells the language of: an entry of the prompt, standard input, `-e`.
///
/// - Rule: code of Swift and lines of the language may follow each other. Behind Swift whose brackets are
///   closed a line is no Swift that begins with a command, a comment or a form; behind an item of
///   the language a line is Swift that begins as only Swift does.
enum TypedText {
  /// A part that is run by itself.
  struct Part: Equatable {
    let text: String
    /// How many lines of the whole stand before it.
    let firstLine: Int
    let isSwift: Bool

    /// How many of its lines are not empty.
    var lineCount: Int {
      text.split(separator: "\n").count { line in line.contains { !$0.isWhitespace } }
    }
  }

  /// Whether a text with this name in diagnostics is one: an entry, standard input, or `-e`.
  static func mayBe(_ name: String) -> Bool {
    name.isEmpty || name == "stdin" || name.hasPrefix("-e")
  }

  /// The parts of a text, without what people paste along: fences of Markdown, prompts, numbers of lines.
  ///
  /// - Parameter lookout: ends the search; the last part is then the whole rest.
  static func parts(of text: String, _ lookout: Lookout = Lookout()) -> [Part] {
    let bare = PastedLines.bare(text)
    let bytes = Array(bare.utf8)
    var (line, counted) = (0, 0)
    let parts = spans(of: bytes, lookout).map { span in
      line += bytes[counted..<span.range.lowerBound].count { $0 == 0x0A }
      counted = span.range.lowerBound
      let text = String(decoding: bytes[span.range], as: UTF8.self)
      return Part(text: text, firstLine: line, isSwift: span.isSwift)
    }
    return parts.isEmpty ? [Part(text: text, firstLine: 0, isSwift: false)] : parts
  }

  /// Whether an entry can be run, or goes on in a further line.
  static func completeness(of text: String) -> Completeness {
    if PastedLines.hasOpenFence(text) { return .open(indentation: 0, opener: "`") }
    let bytes = Array(text.utf8)
    guard let last = spans(of: bytes).last else { return .complete }
    let part = Array(bytes[last.range])
    return last.isSwift
      ? SwiftText.completeness(of: String(decoding: part, as: UTF8.self))
      : ItemReader.completeness(of: part, isCommand: CommandList.isCommand)
  }

  /// The pieces of a text that is being typed, in order, as the reader of each part takes them.
  static func tokens(of text: String) -> [Token] {
    let bytes = Array(text.utf8)
    return spans(of: bytes).flatMap { span in
      let part = Array(bytes[span.range])
      let tokens =
        span.isSwift
        ? SwiftText.tokens(of: String(decoding: part, as: UTF8.self))
        : ItemReader.tokens(of: part, isCommand: CommandList.isCommand)
      return tokens.map { $0.moved(by: span.range.lowerBound) }
    }
  }

  private typealias Span = (range: Range<Int>, isSwift: Bool)

  /// Where the parts are; none for a text of blanks.
  private static func spans(of bytes: [UInt8], _ lookout: Lookout = Lookout()) -> [Span] {
    var (spans, begin) = ([Span](), 0)
    while let start = bytes[begin...].firstIndex(where: { $0 > 0x20 }) {
      let isSwift = beginsSwift(bytes, at: start)
      let end =
        isSwift
        ? endOfSwift(in: bytes, from: start, lookout)
        : endOfScript(in: bytes, from: start, lookout)
      spans.append((start..<end, isSwift))
      begin = end
    }
    return spans
  }

  /// How far a text is read to see what it is; what decides stands in the first lines.
  private static let mostBytesSeen = 4_096

  private static func beginsSwift(_ bytes: [UInt8], at start: Int) -> Bool {
    let seen = bytes[start...].prefix(mostBytesSeen)
    return SwiftText.begins(String(decoding: seen, as: UTF8.self))
      || beginsCall(lineStart(bytes, at: start))
  }

  /// Whether a line calls a function of Swift or a method of a variable: `row(3)`, `card.padding()`.
  private static func beginsCall(_ line: String) -> Bool {
    let name = line.prefix { $0.isLetter || $0.isNumber || $0 == "_" }
    guard name.first?.isLowercase == true, !CommandList.isCommand(String(name)) else {
      return false
    }
    if SwiftText.callsFunction(line) { return true }
    guard Catalogue.entry(named: String(name)) == nil else { return false }
    var rest = line.dropFirst(name.count)
    while rest.first == ".", rest.dropFirst().first?.isLetter == true {
      rest = rest.dropFirst().drop { $0.isLetter || $0.isNumber || $0 == "_" }
    }
    return rest.first == "(" || rest.startIndex > name.endIndex && rest.hasPrefix(" {")
  }

  private static func endOfScript(
    in bytes: [UInt8], from start: Int, _ lookout: Lookout
  ) -> Int {
    var position = start
    var line = nextLineOfSwift(bytes, behind: start, lookout)
    while let swift = line, position < bytes.count, !lookout.isOver {
      position = ItemReader.endOfItem(in: bytes, from: position, isCommand: CommandList.isCommand)
      while let next = bytes[position...].firstIndex(where: { $0 > 0x20 }),
        bytes[next] == UInt8(ascii: ";")
      {
        position = bytes[next...].firstIndex(of: 0x0A) ?? bytes.count
      }
      let next = bytes[position...].firstIndex { $0 > 0x20 } ?? bytes.count
      if next == swift { return position }
      if next > swift { line = nextLineOfSwift(bytes, behind: next - 1, lookout) }
      if next == line { return position }
      position = next
    }
    return bytes.count
  }

  /// Where the next line begins as only Swift does, or may be a value of Swift, whatever is open there; nil for
  /// none.
  private static func nextLineOfSwift(
    _ bytes: [UInt8], behind start: Int, _ lookout: Lookout
  ) -> Int? {
    var position = start
    while let end = bytes[position...].firstIndex(of: 0x0A), !lookout.isOver {
      guard let next = bytes[end...].firstIndex(where: { $0 > 0x20 }) else { return nil }
      if beginsSwift(bytes, at: next) || mayBeValue(lineStart(bytes, at: next)) { return next }
      position = next
    }
    return nil
  }

  private static func mayBeValue(_ line: String) -> Bool {
    SwiftText.nameOfValue(line).map { !CommandList.isCommand($0) } ?? false
  }

  private static func endOfSwift(
    in bytes: [UInt8], from start: Int, _ lookout: Lookout
  ) -> Int {
    var scan = SwiftScan(bytes, from: start)
    let isContinuation = SwiftText.continues(lineStart(bytes, at: start))
    var entries = SwiftEntries(lineStart(bytes, at: start))
    while scan.position < bytes.count, !lookout.isOver {
      scan.read(to: bytes[scan.position...].firstIndex(of: 0x0A) ?? bytes.count)
      let end = scan.position
      guard end < bytes.count, bytes[end] == 0x0A else { continue }
      guard scan.isClosed, let next = bytes[end...].firstIndex(where: { $0 > 0x20 }) else {
        scan.read(to: end + 1)
        continue
      }
      let line = lineStart(bytes, at: next)
      let isOther = isContinuation && !SwiftText.continues(line) && !line.hasPrefix("//")
      if isOther || isOfLanguage(line) && !bytes[..<end].expectsMore { return entries.end ?? end }
      if !bytes[..<end].expectsMore { entries.add(line, behind: end) }
      scan.read(to: next)
    }
    return entries.end ?? bytes.count
  }

  private static func lineStart(_ bytes: [UInt8], at start: Int) -> String {
    String(decoding: bytes[start...].prefix { $0 != 0x0A }.prefix(80), as: UTF8.self)
  }

  /// Whether a line behind Swift is one of the language: a command with its words, a comment, or a form
  /// that has no meaning in Swift.
  static func isOfLanguage(_ line: String) -> Bool {
    if line.hasPrefix(";") || line.hasPrefix("#|") { return true }
    let isForm = line.hasPrefix("(")
    let word = line.dropFirst(isForm ? 1 : 0).prefix { $0.isLetter || $0.isNumber || $0 == "-" }
    let rest = line.dropFirst((isForm ? 1 : 0) + word.count)
    let next = rest.first { $0 != " " }
    guard word.first?.isLowercase == true else { return false }
    if isForm {
      return rest.first == " " && next.map { "\":(".contains($0) || $0.isNumber } == true
        || Catalogue.entry(named: String(word)) != nil
          && rest.first.map { " )".contains($0) } == true
    }
    if OtherWords.isSubcommand(String(word)) {
      return rest.first == " " && next.map { $0.isLetter || "\"./~".contains($0) } == true
    }
    if word == ProposeCommand.name, rest.first == "(" {
      return rest.dropFirst().first?.isNumber == true
        || ["(width:", "(height:"].contains(where: rest.hasPrefix)
    }
    guard CommandList.isCommand(String(word)) else { return false }
    return next == nil || rest.first == " " && !"={?".contains(next ?? " ")
  }
}

/// Where code of several lines falls into entries, as if each had been typed by itself.
///
/// - Rule: variables, values and views are entries of their own, views that follow each other one. Code with other
///   declarations is one entry as a whole, since one may need those behind it; and code with what may change a
///   variable, as `x = 5` or `x.append(5)`, since each entry begins with those that were declared.
private struct SwiftEntries {
  private enum Kind { case variable, value, view, declaration }

  /// Longer code is no entry of several, but a file.
  private static let mostLines = 200
  /// Where the first entry ends; nil where all is one.
  var end: Int? { isDivided && count < Self.mostLines ? found : nil }
  private var found: Int?
  private var last: Kind
  private var isDivided: Bool
  private var count = 1

  init(_ line: String) {
    last = Self.kind(of: line)
    isDivided = last != .declaration
  }

  /// - Parameter end: where the lines before end, with all their brackets closed.
  mutating func add(_ line: String, behind end: Int) {
    count += 1
    if line.hasPrefix("//") || SwiftText.goesOn(line) || line.hasPrefix("else") { return }
    let next = Self.kind(of: line)
    if next == .declaration { isDivided = false }
    if found == nil, next != last || next == .value { found = end }
    last = next
  }

  private static func kind(of line: String) -> Kind {
    let word = line.prefix { $0.isLetter || $0.isNumber || $0 == "_" }
    switch word {
    case "let", "var": return .variable
    case "if", "switch": return .view
    default: break
    }
    guard let first = word.first else {
      return line.hasPrefix("(") || line.hasPrefix(".") ? .view : .declaration
    }
    if first.isUppercase { return .view }
    let rest = line.dropFirst(word.count)
    let mayChange = rest.first == "." && rest.contains { $0 == "(" || $0 == "{" }
    let isValue = !mayChange && SwiftText.nameOfValue(line) != nil && !SwiftText.isKeyword(word)
    return isValue && !CommandList.isCommand(String(word)) ? .value : .declaration
  }
}

extension ArraySlice<UInt8> {
  /// Whether the code before a line ends in the middle of an expression.
  fileprivate var expectsMore: Bool {
    last { $0 > 0x20 }.map { "=,+-*/&|<>?:.".utf8.contains($0) } == true
  }
}

extension Token {
  fileprivate func moved(by offset: Int) -> Token {
    let kind: Kind = if case .close(let start) = kind { .close(from: start + offset) } else { kind }
    return Token(kind: kind, range: range.lowerBound + offset..<range.upperBound + offset)
  }
}
