import LayEngine
import LayLanguage

extension Words {
  /// Reads a proposal: `100 x nil`, `100x20`, `100` for `100 x nil`, `width 100`, `ideal`, `min`
  /// or `max`.
  ///
  /// A length can also be a form or a variable.
  mutating func proposal() throws(Diagnostic) -> ProposedViewSize {
    if let named = try namedLengths() { return named }
    if let called = try lengthsOfCall() { return called }
    let first = try require("a size to propose, such as `100 x nil`")
    if line.tree.kind(first.index) == .symbol, !isAtCross,
      let whole = ProposalReading.proposal(in: first.text)
    {
      return whole
    }
    let width = try dimension(first)
    if isAtEnd { return ProposedViewSize(width: width, height: nil) }
    if let word = next, !isAtCross, word.text.hasPrefix("x") || word.text.hasPrefix("X"),
      let height = ProposalReading.length(in: word.text.dropFirst())
    {
      _ = take()
      return ProposedViewSize(width: width, height: height)
    }
    guard isAtCross, take() != nil else {
      let height = left.compactMap { line.tree.number($0) }.first.map(NumberText.of) ?? "nil"
      throw complaint(
        "`\(command)` wants `x` between width and height", at: next?.span,
        hint: "write `\(text(upTo: first)) x \(height)`")
    }
    return ProposedViewSize(width: width, height: try dimension(try require("a height")))
  }

  /// Reads `width 100`, `height 20` or both; nil where none of these words is next.
  private mutating func namedLengths() throws(Diagnostic) -> ProposedViewSize? {
    var lengths: [String: Double?] = [:]
    while left.count > 1, let name = next?.text, ["width", "height"].contains(name),
      lengths[name] == nil
    {
      _ = take()
      lengths[name] = .some(try dimension(try require("a \(name)")))
    }
    if lengths.isEmpty { return nil }
    return ProposedViewSize(width: lengths["width"] ?? nil, height: lengths["height"] ?? nil)
  }

  /// Reads lengths with a comma or in parentheses, as of a call in Swift: `(100, 50)`, `100, 50`, `(width: 100)`;
  /// nil for forms and all else.
  private mutating func lengthsOfCall() throws(Diagnostic) -> ProposedViewSize? {
    guard let word = next else { return nil }
    let isCall = line.tree.kind(word.index) == .list
    let sources = interpreter.sources
    let text =
      isCall
      ? String(word.text.dropFirst().dropLast())
      : left.map { sources.text(of: line.tree.span($0)) }.joined(separator: " ")
    guard isCall || text.contains(",") else { return nil }
    guard let lengths = Self.lengths(text) else {
      guard isCall, text.contains(",") else { return nil }
      throw complaint(
        "`\(command)` takes a width and a height", at: word.span,
        hint: "write `\(command) 100 x 50`")
    }
    while take() != nil, !isCall {}
    return lengths
  }

  /// The lengths in `100, 50` or `width: 100`; nil for any other text.
  private static func lengths(_ text: String) -> ProposedViewSize? {
    let parts = text.split(separator: ",", omittingEmptySubsequences: false)
    var lengths: [String: Double?] = [:]
    for (part, usual) in zip(parts, ["width", "height"]) {
      let words = part.split { $0 == ":" || $0.isWhitespace }
      let name = words.count == 2 ? String(words[0]) : usual
      guard (1...2).contains(words.count), ["width", "height"].contains(name),
        lengths[name] == nil, let length = words.last.flatMap(ProposalReading.length)
      else { return nil }
      lengths[name] = .some(length)
    }
    guard lengths.count == parts.count else { return nil }
    return ProposedViewSize(width: lengths["width"] ?? nil, height: lengths["height"] ?? nil)
  }

  private var isAtCross: Bool { next.map { ["x", "X", "×"].contains($0.text) } ?? false }

  private func dimension(_ word: Word) throws(Diagnostic) -> Double? {
    if line.tree.kind(word.index) != .symbol || interpreter.value(of: word.text) != nil {
      switch try value(of: word) {
      case .number(let number) where !number.isNaN: return number
      case .nothing: return nil
      default: break
      }
    }
    if word.text.first?.isNumber == true {
      throw Diagnostic(MalformedNumber.complaint(word.text), at: word.span)
    }
    throw complaint(
      "`\(word.text)` is not a length", at: word.span,
      hint: "a length is a number of points, `nil` or `inf`")
  }
}

/// Proposals and sizes as text.
package enum ProposalText {
  static func of(_ proposal: ProposedViewSize) -> String {
    "\(length(proposal.width)) x \(length(proposal.height))"
  }

  static func of(_ size: ViewSize) -> String {
    "\(NumberText.of(size.width)) x \(NumberText.of(size.height))"
  }

  static func length(_ length: Double?) -> String { length.map(NumberText.of) ?? "nil" }
}
