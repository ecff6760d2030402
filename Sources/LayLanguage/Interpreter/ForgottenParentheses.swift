import LayEngine

extension Interpreter {
  /// The complaint about a function, a view or a form that stands bare in front of its arguments,
  /// as in `padding 8`, or between them, as in `1 + 2`.
  ///
  /// - Parameters:
  ///   - item: what is to be evaluated next.
  ///   - rest: what follows it on its line.
  /// - Returns: nil for lines that are correct, such as several values on a line.
  package func forgottenParentheses(_ item: SyntaxTree, before rest: RestOfLine?) -> Diagnostic? {
    guard let rest, !item.isEmpty else { return nil }
    let line = BareLine(item: item, rest: rest, sources: sources)
    if let written = item.symbol(0)?.name, let name = calledName(written) {
      if Self.namings.contains(name), let definition = line.definition {
        return Diagnostic(.namesValue(name, definition), at: line.span)
      }
      let call = line.call(of: declaration(name), name)
      let swift = declaration(name).flatMap(line.swiftCall)
      return Diagnostic(.needsParentheses(name, call, swift), at: line.span)
    }
    return misplacedOperator(line)
  }

  /// The name of the function that a word means, also in SwiftUI's spelling; nil if there is none.
  private func calledName(_ written: String) -> String? {
    if isCallable(written) || Self.namings.contains(written) { return written }
    let name = ForeignName.spelling(of: written)
    return value(of: written) == nil && written.first?.isUppercase == true && isCallable(name)
      ? name : nil
  }

  /// The words that bind a name to a value, in this language and in others.
  private static let namings: Set = ["const", "let", "val", "var"]

  /// The complaint about `1 + 2`.
  private func misplacedOperator(_ line: BareLine) -> Diagnostic? {
    let rest = line.rest
    guard !rest.tree.isEmpty, let operation = rest.tree.symbol(0)?.name,
      Self.operators.contains(operation), isCallable(operation), rest.items.count > 1
    else { return nil }
    if operation == "=", let name = line.item.symbol(0)?.name, let value = line.value {
      let isDefined = self.value(of: name) != nil
      return Diagnostic(.assigns(name, value, isDefined: isDefined), at: line.span)
    }
    return Diagnostic(.standsFirst(operation, line.infixCall), at: line.span)
  }

  /// Whether a name is bound to something that is called.
  private func isCallable(_ name: String) -> Bool {
    if Catalogue.form(named: name) != nil { return true }
    if case .function? = value(of: name) { return true }
    return false
  }

  private func declaration(_ name: String) -> Declaration? { value(of: name)?.builtin }

  private static let operators = Set(
    (ArithmeticFunctions.all + ComparisonFunctions.all)
      .map(\.name).filter { !$0.contains(where: \.isLetter) }
      + ["and", "or", "mod"])
}

/// An item and the rest of its line: `text` and `"Hi"`.
private struct BareLine {
  let item: SyntaxTree
  let rest: RestOfLine
  let sources: SourceMap

  /// From the beginning of the item to the end of the last datum.
  var span: SourceSpan {
    let end = max(item.span.end, rest.tree.span.end)
    return SourceSpan(source: item.span.source, start: item.span.start, end: end)
  }

  /// The line in parentheses, with its words spelled correctly; nil if it is too long to be
  /// repeated, or has other errors.
  func call(of declaration: Declaration?, _ name: String) -> String? {
    if rest.isCut { return nil }
    if let modifier { return "(\(modifier) … (\(name) …))" }
    if isForeign { return nil }
    var words = rest.items.map { sources.text(of: rest.tree.span($0)) }
    // `text("Hi")`, as in other languages.
    if let first = rest.items.first, rest.tree.kind(first) == .list, words[0].hasPrefix("("),
      rest.tree.span(first).start == item.span.end
    {
      words[0] = String(words[0].dropFirst().dropLast())
      if words[0].isEmpty { words.removeFirst() }
    }
    if let declaration {
      if words.count == numbers.count, let framed = declaration.framed(numbers: numbers) {
        return framed
      }
      words = spelled(words, declaration)
      guard declaration.hasRoom(for: words) else { return declaration.isBare ? "(\(name))" : nil }
      if declaration.kind == .modifier, endsWithoutView(declaration) { words.append("view") }
    }
    return Self.short("(" + ([name] + words).joined(separator: " ") + ")")
  }

  /// `Text("Hi")` for `text("Hi")`; nil where no list stands right behind the name.
  func swiftCall(of declaration: Declaration) -> String? {
    guard let callee = declaration.swiftUI?.calls.first?.callee.name,
      callee.first?.isUppercase == true, let first = rest.items.first,
      rest.tree.kind(first) == .list, rest.tree.span(first).start == item.span.end
    else { return nil }
    let arguments = SourceSpan(source: span.source, start: item.span.end, end: span.end)
    return Self.short(callee + sources.text(of: arguments))
  }

  /// The modifier that is called with a dot after the view.
  private var modifier: String? {
    rest.items.lazy.compactMap { rest.tree.symbol($0)?.name }.first { $0.hasPrefix(".") }
      .map { NearestName.kebabCase($0) }
      .flatMap { Catalogue.declaration(named: $0)?.kind == .modifier ? $0 : nil }
  }

  /// Whether it contains braces, commas or other signs of another language.
  private var isForeign: Bool {
    (0..<rest.tree.count).contains { index in
      rest.tree.symbol(index).map { ForeignName.isForeign($0.name) || $0.name.hasPrefix(".") }
        ?? false
    }
  }

  private func endsWithoutView(_ declaration: Declaration) -> Bool {
    guard let last = rest.items.last else { return true }
    if rest.tree.kind(last) == .list { return false }
    guard let name = rest.tree.symbol(last)?.name else { return true }
    return declaration.withKeyword(name: name) != nil || declaration.takesBare(name)
  }

  private var numbers: [Double] { rest.items.compactMap { rest.tree.number($0) } }

  /// The words, with the keywords that numbers and names need.
  private func spelled(_ words: [String], _ declaration: Declaration) -> [String] {
    let numberWords = declaration.withKeywords(numbers: numbers)
    var hasNumbers = false
    var isAfterKeyword = false
    var result: [String] = []
    for (word, item) in zip(words, rest.items) {
      defer { isAfterKeyword = rest.tree.kind(item) == .keyword }
      if isAfterKeyword {
        result.append(word)
      } else if let name = rest.tree.symbol(item)?.name {
        let isRight = declaration.takesBare(name)
        result.append(isRight ? word : declaration.withKeyword(name: name) ?? word)
      } else if rest.tree.number(item) != nil, let numberWords {
        if !hasNumbers { result.append(numberWords) }
        hasNumbers = true
      } else {
        result.append(word)
      }
    }
    return result
  }

  /// The source after `=`; nil unless that is one datum.
  var value: String? {
    guard !rest.isCut, rest.items.count == 2 else { return nil }
    return Self.short(sources.text(of: rest.tree.span(rest.items[1])))
  }

  /// `let x = 5` and `let x: Int = 5` as a definition.
  var definition: String? {
    let items = rest.items
    guard let first = items.first, let word = rest.tree.symbol(first)?.name, word != "=",
      let sign = items.firstIndex(where: { rest.tree.symbol($0)?.name == "=" })
    else { return nil }
    let name = word.last == ":" ? String(word.dropLast()) : word
    let isOne = !rest.isCut && items.count == sign + 2
    let value = isOne ? sources.text(of: rest.tree.span(items[sign + 1])) : "value"
    return Self.short("(define \(name) \(value))")
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
  /// - Parameter swift: what it is in Swift, where it is written as a call there.
  fileprivate static func needsParentheses(
    _ name: String, _ call: String?, _ swift: String?
  ) -> Complaint {
    Complaint(
      "`\(name)` and what belongs to it need parentheses around them",
      hint: (swift.map { "write `\($0)` in Swift, or " } ?? "write ")
        + "`\(call ?? "(\(name) …)")`")
  }

  fileprivate static func standsFirst(_ operation: String, _ call: String?) -> Complaint {
    Complaint(
      "`\(operation)` stands before what it works on, in parentheses",
      hint: "write `\(call ?? "(\(operation) a b)")`")
  }

  /// The complaint about `x = 5`, which may be meant as a comparison.
  fileprivate static func assigns(_ name: String, _ value: String, isDefined: Bool) -> Complaint {
    let form = isDefined ? "set!" : "define"
    return Complaint(
      "`=` compares, and stands first in parentheses",
      hint: "write `(\(form) \(name) \(value))`, or to compare `(= \(name) \(value))`")
  }

  /// The complaint about `let x = 5`.
  fileprivate static func namesValue(_ word: String, _ definition: String) -> Complaint {
    Complaint(
      word == "let"
        ? "`let` names values for its body alone, and in parentheses"
        : "`\(word)` is a word of another language", hint: "write `\(definition)`")
  }
}
