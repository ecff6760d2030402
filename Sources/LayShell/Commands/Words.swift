import Glibc
import LayEngine
import LayLanguage

/// The words of a command line, read in order.
struct Words {
  let line: CommandItem
  let interpreter: Interpreter
  /// The usage of this form of the command, where the command has several forms.
  var usage: String?
  private var position = 0

  init(_ line: CommandItem, _ interpreter: Interpreter) {
    self.line = line
    self.interpreter = interpreter
  }

  /// One word: its source text and its span.
  struct Word {
    let index: SyntaxTree.Index
    let text: String
    let span: SourceSpan
  }

  var command: String { line.name }
  var span: SourceSpan { line.span }
  var isAtEnd: Bool { position == line.words.count }

  /// The words that are not taken yet.
  var left: ArraySlice<SyntaxTree.Index> { line.words[position...] }

  /// The next word, without taking it; nil at the end.
  var next: Word? {
    guard position < line.words.count else { return nil }
    let index = line.words[position]
    let span = line.tree.span(index)
    return Word(index: index, text: interpreter.sources.text(of: span), span: span)
  }

  /// How many words are not taken yet.
  var restCount: Int { line.words.count - position }

  mutating func take() -> Word? {
    let word = next
    if word != nil { position += 1 }
    return word
  }

  /// Takes the next word if its text is `text`; false if it is another.
  mutating func take(_ text: String) -> Bool {
    guard next?.text == text else { return false }
    position += 1
    return true
  }

  /// Takes the next word, or throws an error that names what is missing.
  mutating func require(_ what: String) throws(Diagnostic) -> Word {
    guard let word = take() else { throw complaint("`\(command)` needs \(what)") }
    return word
  }

  /// The value of a word that is a form, a variable or a literal.
  ///
  /// - Parameter isExpected: whether the error of a failed comparison shows the compared values.
  func value(of word: Word, isExpected: Bool = false) throws(Diagnostic) -> Value {
    // The reader has parsed literals already.
    if let number = line.tree.number(word.index) { return .number(number) }
    if line.tree.kind(word.index) == .nothing { return .nothing }
    return try interpreter.evaluate(line.tree, at: word.index, isExpected: isExpected).value
  }

  mutating func number(_ what: String) throws(Diagnostic) -> Double {
    let word = try require(what)
    guard case .number(let number) = try value(of: word) else {
      throw complaint("`\(command)` needs \(what), not `\(word.text)`", at: word.span)
    }
    return number
  }

  /// A name of a view: a bare word or a string.
  mutating func name() throws(Diagnostic) -> Word {
    let word = try require("the name of a view")
    let text = line.tree.string(word.index) ?? word.text
    return Word(index: word.index, text: text, span: word.span)
  }

  /// Throws an error for words that are left over.
  func requireEnd() throws(Diagnostic) {
    guard let word = next else { return }
    throw complaint("`\(command)` does not know what to do with `\(word.text)`", at: word.span)
  }

  /// The line as it is written, with one blank between words, up to a word and including it.
  func text(upTo last: Word) -> String {
    let words = line.words.prefix { line.tree.span($0).start <= last.span.start }
    let texts = words.map { interpreter.sources.text(of: line.tree.span($0)) }
    return ([command] + texts).joined(separator: " ")
  }

  /// A diagnostic with the usage as its default hint, at the whole line if no span is given.
  func complaint(
    _ message: String, at span: SourceSpan? = nil, hint: String? = nil
  ) -> Diagnostic {
    let usage = usage ?? CommandList.command(named: command)?.usage
    return Diagnostic(
      Complaint(message, hint: hint ?? usage.map { "write `\($0)`" }), at: span ?? self.span)
  }
}

extension CommandItem {
  /// Whether the command prints its result for other programs: as JSON, as CSV, or as a picture or a
  /// page, `--svg -`.
  func printsForPrograms(_ interpreter: Interpreter) -> Bool {
    if name == JSONCommand.name { return true }
    let texts = words.map { interpreter.sources.text(of: tree.span($0)) }
    return texts.indices.contains { index in
      Self.printing.contains(texts[index])
        || Self.writing.contains(texts[index]) && texts.dropFirst(index + 1).first == "-"
    }
  }

  /// Whether a text has one of the words by which a command prints for programs.
  static func mayPrintForPrograms(_ text: String) -> Bool {
    text.withCString { text in
      ([JSONCommand.name] + printing + writing).contains { strstr(text, $0) != nil }
    }
  }

  private static let printing =
    [ReportJSON.option]
    + SweepFormats.all.filter { $0.fileEnding == nil }.map { $0.option }
  private static let writing =
    PictureFormats.all.map { $0.option }
    + SweepFormats.all.filter { $0.fileEnding != nil }.map { $0.option }
}
