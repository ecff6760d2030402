import LayEngine
import LayLanguage

/// A form as it stands in the script: `(padding 8 (text "Hi"))`.
struct FormInScript {
  let span: SourceSpan
  let tree: SyntaxTree
  private let text: [UInt8]

  /// Fails where no form stands there.
  init?(at span: SourceSpan, _ interpreter: Interpreter) {
    let text = interpreter.sources.text(of: span)
    let tree = interpreter.sources.passing { () -> SyntaxTree? in
      var items = interpreter.items(of: text)
      guard case .form(let tree)? = try? items.next() else { return nil }
      return tree
    }
    guard let tree, !tree.isEmpty, tree.kind(0) == .list else { return nil }
    (self.span, self.tree, self.text) = (span, tree, Array(text.utf8))
  }

  var children: [Int] { Array(tree.children(0)) }
  var name: String? { children.first.flatMap { tree.symbol($0)?.name } }
  func keyword(_ node: Int) -> String { tree.keyword(node)?.name ?? "" }

  /// Where a part of it stands in the whole text.
  func range(_ node: Int) -> Range<Int> {
    let part = tree.span(node)
    return Int(span.start + part.start)..<Int(span.start + part.end)
  }

  /// The argument behind a keyword, or at an index among those without one.
  func argument(_ keyword: String?, at index: Int?) -> WrittenCall.Argument? {
    var (named, plain): (Int?, [Int]) = (nil, [])
    var rest = children.dropFirst()
    while let child = rest.popFirst() {
      let name = self.keyword(child)
      if name.isEmpty {
        plain.append(child)
      } else if let value = rest.popFirst(), name == keyword {
        named = value
      }
    }
    let found = named ?? index.flatMap { plain.indices.contains($0) ? plain[$0] : nil }
    return found.map { .init(range: range($0), isNumber: tree.number($0) != nil) }
  }

  /// What puts the same as a column behind a row, and a `view-that-fits` around both unless the row is a candidate;
  /// nil for what is no row.
  func asColumn(isCandidate: Bool) -> [(Range<Int>, String)]? {
    guard name == "hstack" else { return nil }
    var words = ["vstack", ":alignment", "leading"]
    var rest = children.dropFirst()
    while let child = rest.popFirst() {
      if keyword(child) == "alignment" {
        rest = rest.dropFirst()
      } else {
        let part = tree.span(child)
        words.append(String(decoding: text[Int(part.start)..<Int(part.end)], as: UTF8.self))
      }
    }
    let (whole, column) = (range(0), " (\(words.joined(separator: " ")))")
    let end = whole.upperBound..<whole.upperBound
    if isCandidate { return [(end, column)] }
    let start = whole.lowerBound..<whole.lowerBound
    return [(start, "(view-that-fits :in horizontal "), (end, column + ")")]
  }

  /// What puts the same in a scroll view behind it, and a `view-that-fits` around both.
  var orScrolled: [(Range<Int>, String)] {
    let whole = range(0)
    let code = String(decoding: text[whole], as: UTF8.self)
    return [
      (whole.lowerBound..<whole.lowerBound, "(view-that-fits :in vertical "),
      (whole.upperBound..<whole.upperBound, " (scroll-view \(code)))"),
    ]
  }

  func wrapped(in words: String) -> [(Range<Int>, String)] {
    let whole = range(0)
    return [
      (whole.lowerBound..<whole.lowerBound, "(\(words) "),
      (whole.upperBound..<whole.upperBound, ")"),
    ]
  }
}
