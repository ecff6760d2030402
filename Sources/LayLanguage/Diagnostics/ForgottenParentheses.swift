import LayEngine

extension Interpreter {
  /// The complaint about a function, a view or a form that stands bare in front of its arguments,
  /// as in `padding 8`, or between them, as in `1 + 2`.
  ///
  /// - Parameters:
  ///   - item: what is to be evaluated next.
  ///   - rest: what stands behind it on its line.
  /// - Returns: nil for what may stand so, such as several values on a line.
  package func forgottenParentheses(_ item: SyntaxTree, before rest: RestOfLine?) -> Diagnostic? {
    guard let rest, !item.isEmpty else { return nil }
    let line = BareLine(item: item, rest: rest, sources: sources)
    if let name = item.symbol(0)?.name, isCallable(name) {
      let call = line.call(of: name, isModifier: isModifier(name))
      return Diagnostic(.needsParentheses(name, call), at: line.span)
    }
    return misplacedOperator(line)
  }

  /// The complaint about `1 + 2`.
  private func misplacedOperator(_ line: BareLine) -> Diagnostic? {
    let rest = line.rest
    guard !rest.tree.isEmpty, let operation = rest.tree.symbol(0)?.name,
      Self.operators.contains(operation),
      isCallable(operation), rest.items.count > 1
    else { return nil }
    let name = operation == "=" ? line.item.symbol(0)?.name : nil
    return Diagnostic(.standsFirst(operation, line.infixCall, naming: name), at: line.span)
  }

  /// Whether a name is bound to something that is called.
  private func isCallable(_ name: String) -> Bool {
    if Catalogue.form(named: name) != nil { return true }
    if case .function? = value(of: name) { return true }
    return false
  }

  /// Whether a name is that of a modifier of the language.
  private func isModifier(_ name: String) -> Bool {
    guard case .function(let function)? = value(of: name) else { return false }
    return (function as? Builtin)?.declaration.kind == .modifier
  }

  private static let operators = Set(
    ArithmeticFunctions.all.map(\.name).filter { !$0.contains(where: \.isLetter) }
      + ComparisonFunctions.all.map(\.name).filter { !$0.contains(where: \.isLetter) }
      + ["and", "or", "mod"])
}

/// An item and what stands behind it on its line.
private struct BareLine {
  let item: SyntaxTree
  let rest: RestOfLine
  let sources: SourceMap

  /// From the beginning of the item to the end of the last datum.
  var span: SourceSpan {
    let end = max(item.span.end, rest.tree.span.end)
    return SourceSpan(source: item.span.source, start: item.span.start, end: end)
  }

  /// The line with parentheses around it; nil where it is too long to be repeated.
  func call(of name: String, isModifier: Bool) -> String? {
    if rest.isCut { return nil }
    var words = rest.items.map { sources.text(of: rest.tree.span($0)) }
    // `text("Hi")`, as in other languages.
    if let first = rest.items.first, rest.tree.kind(first) == .list, words[0].hasPrefix("("),
      rest.tree.span(first).start == item.span.end
    {
      words[0] = String(words[0].dropFirst().dropLast())
    }
    if isModifier, let last = rest.items.last, ![.list, .symbol].contains(rest.tree.kind(last)) {
      words.append("view")
    }
    return Self.short("(" + ([name] + words).joined(separator: " ") + ")")
  }

  /// `1 + 2 + 3` as `(+ 1 2 3)`; nil where that is not certain.
  var infixCall: String? {
    let items = rest.items
    let operations = Set(
      stride(from: 0, to: items.count, by: 2).map { rest.tree.symbol(items[$0])?.name })
    guard !rest.isCut, items.count % 2 == 0, operations.count == 1,
      let operation = operations.first ?? nil
    else { return nil }
    var words = [operation, sources.text(of: item.span)]
    for place in stride(from: 1, to: items.count, by: 2) {
      words.append(sources.text(of: rest.tree.span(items[place])))
    }
    return Self.short("(" + words.joined(separator: " ") + ")")
  }

  private static func short(_ call: String) -> String? {
    call.utf8.count > 60 || call.contains { $0.isNewline } ? nil : call
  }
}

extension Complaint {
  fileprivate static func needsParentheses(_ name: String, _ call: String?) -> Complaint {
    Complaint(
      "`\(name)` and what belongs to it need parentheses around them",
      hint: "write `\(call ?? "(\(name) …)")`")
  }

  /// - Parameter name: what may have been meant to be given a value.
  fileprivate static func standsFirst(
    _ operation: String, _ call: String?, naming name: String?
  ) -> Complaint {
    let definition = name.map { ", or `(define \($0) value)` to name a value" } ?? ""
    return Complaint(
      "`\(operation)` stands before what it works on, in parentheses",
      hint: "write `\(call ?? "(\(operation) a b)")`\(definition)")
  }
}
