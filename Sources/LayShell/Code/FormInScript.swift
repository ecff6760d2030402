import LayEngine
import LayLanguage

/// A form as it stands in the script: `(padding 8 (text "Hi"))`.
struct FormInScript {
  let span: SourceSpan
  let tree: SyntaxTree

  /// Fails where no form stands there.
  init?(at span: SourceSpan, _ interpreter: Interpreter) {
    let text = interpreter.sources.text(of: span)
    let tree = interpreter.sources.passing { () -> SyntaxTree? in
      var items = interpreter.items(of: text)
      guard case .form(let tree)? = try? items.next() else { return nil }
      return tree
    }
    guard let tree, !tree.isEmpty, tree.kind(0) == .list else { return nil }
    (self.span, self.tree) = (span, tree)
  }

  var children: [Int] { Array(tree.children(0)) }
  var name: String? { children.first.flatMap { tree.symbol($0)?.name } }
  func keyword(_ node: Int) -> String { tree.keyword(node)?.name ?? "" }

  /// Where a part of it stands in the whole text.
  func range(_ node: Int) -> Range<Int> {
    let part = tree.span(node)
    return Int(span.start + part.start)..<Int(span.start + part.end)
  }

  /// Where the argument behind a keyword stands, unless it is a number.
  func expression(of keyword: String) -> Range<Int>? {
    let pairs = zip(children, children.dropFirst())
    guard let value = pairs.first(where: { self.keyword($0.0) == keyword })?.1,
      tree.number(value) == nil
    else { return nil }
    return range(value)
  }

  func wrapped(in words: String) -> [(Range<Int>, String)] {
    let whole = range(0)
    return [
      (whole.lowerBound..<whole.lowerBound, "(\(words) "),
      (whole.upperBound..<whole.upperBound, ")"),
    ]
  }
}
