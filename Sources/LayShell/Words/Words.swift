import LayEngine
import LayLanguage

/// The words of a command line, read in order.
struct Words {
  let line: CommandItem
  let interpreter: Interpreter
  /// The usage of the command, or of this form of it.
  var usage: String?
  /// The name in its code of the view that is shown; nil for none.
  var shownName: String?
  /// The words that are not taken yet.
  private(set) var left: ArraySlice<SyntaxTree.Index>

  init(_ line: CommandItem, usage: String? = nil, _ interpreter: Interpreter) {
    self.line = line
    self.usage = usage
    self.interpreter = interpreter
    left = line.words[...]
  }

  /// One word: its source text and its span.
  struct Word {
    let index: SyntaxTree.Index
    let text: String
    let span: SourceSpan
  }

  var command: String { line.name }
  var span: SourceSpan { line.span }
  var isAtEnd: Bool { left.isEmpty }

  /// The next word, without taking it; nil at the end.
  var next: Word? { left.first.map(word) }

  private func word(_ index: SyntaxTree.Index) -> Word {
    var span = line.tree.span(index)
    var text = interpreter.sources.text(of: span)
    if line.isCall, text.hasSuffix(",") {
      text.removeLast()
      span = SourceSpan(source: span.source, start: span.start, end: span.end - 1)
    }
    return Word(index: index, text: text, span: span)
  }

  mutating func take() -> Word? { left.popFirst().map(word) }

  /// Takes the next word if its text is `text`; false if it is another.
  mutating func take(_ text: String) -> Bool {
    guard next?.text == text else { return false }
    _ = take()
    return true
  }

  /// Whether parentheses are next that begin where a word ends, as in `frame(width:)`.
  func touches(_ word: Word) -> Bool {
    guard let next else { return false }
    return line.tree.kind(next.index) == .list && next.span.start == word.span.end
  }

  /// Takes all options, such as `--all` or `--depth 2`, which may stand anywhere.
  ///
  /// - Parameter take: takes what belongs to an option, whose word it gets; false for an unknown one.
  mutating func takeOptions(
    _ take: (inout Words, Word) throws(Diagnostic) -> Bool
  ) throws(Diagnostic) {
    var others: [SyntaxTree.Index] = []
    while let index = left.popFirst() {
      let word = word(index)
      if !word.text.hasPrefix("--") {
        others.append(index)
      } else if !(try take(&self, word)) {
        throw complaint(
          "`\(command)` has no option `\(word.text)`", at: word.span, hint: hint(forOption: word))
      }
    }
    left = others[...]
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
    var rest = self
    _ = rest.take()
    throw complaint(
      "`\(command)` does not know what to do with `\(word.text)`", at: word.span,
      hint: rest.hint(forOption: word))
  }

  /// What to write for an option that only the command line has, such as `--device iphone-se`; nil for
  /// all other words.
  private func hint(forOption word: Word) -> String? {
    let parts = word.text.split(separator: "=", maxSplits: 1).map(String.init)
    let behind = next.map { line.tree.string($0.index) ?? $0.text }
    let value = parts.count > 1 ? parts[1] : behind
    let meant: String? =
      switch parts.first {
      case "--device": "propose \(value ?? "iphone-17")"
      case "--propose": "propose \(value ?? "393 x 852")"
      case "--view", "--preview": "view \(value ?? "NAME")"
      case "--set": "set \((value ?? "OPTION VALUE").replacing("=", with: " "))"
      default: nil
      }
    return meant.map { "write `\($0)`, then `\(command)`" }
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
    Diagnostic(
      Complaint(message, hint: hint ?? usage.map { "write `\($0)`" }), at: span ?? self.span)
  }
}
