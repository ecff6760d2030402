import LayEngine

/// Values as text.
package enum ValueDescription {
  /// The value as the prompt prints it and as it could be typed: strings in quotes.
  package static func written(_ value: Value) -> String {
    text(value, isQuoted: true) { _ in }
  }

  package static func written(_ value: Value, within limit: Limit) -> String {
    text(value, isQuoted: true, limit) { _ in }
  }

  /// How the prompt abridges a long value and tells its views apart.
  package struct Limit {
    /// The most elements that are written, those of inner lists included.
    let elements: Int
    /// Nil for views that are not told apart.
    let title: ((View) -> String)?

    package init(elements: Int, title: ((View) -> String)? = nil) {
      self.elements = elements
      self.title = title
    }
  }

  /// The value as `print` and `str` show it: strings without quotes.
  package static func shown(_ value: Value) -> String {
    text(value, isQuoted: false) { _ in }
  }

  /// The same text as `shown(_:)`, for a value of any size: a list that contains another one twice,
  /// which contains a third one twice, and so on, has more elements than can be written.
  ///
  /// - Parameter proceed: called before each element with the number of bytes written so far; what
  ///   it throws ends the writing.
  static func shown<Failure>(
    _ value: Value, proceed: (_ byteCount: Int) throws(Failure) -> Void
  ) throws(Failure) -> String {
    try text(value, isQuoted: false, proceed: proceed)
  }

  /// The value with its kind, as it stands in a sentence: "the number 5".
  package static func phrase(_ value: Value) -> String {
    switch value {
    case .nothing: "nil"
    case .truth(let truth): truth ? "true" : "false"
    case .number(let number) where number.isNaN: "nan, which is no number"
    case .number, .integer, .literal: "the number \(written(value))"
    case .string(let box): "the string \(quoted(abridged(box.text)))"
    case .symbol(let symbol): "the name `\(symbol.name)`"
    case .keyword(let symbol): "the keyword `:\(symbol.name)`"
    case .list(let list): list.elements.isEmpty ? "an empty list" : "a list"
    case .function: "a function"
    case .view: "a view"
    case .object(let object):
      object.kindDescription + (object.hasNaN ? " in which something is no number" : "")
    }
  }

  /// The text in quotation marks, with escapes.
  ///
  /// - Parameter isNumber: whether a character without a short escape is written as its number, as in
  ///   `\u{1B}`.
  package static func quoted(
    _ text: String, isNumber: (Unicode.Scalar) -> Bool = { _ in false }
  ) -> String {
    var result = "\""
    for scalar in text.unicodeScalars {
      switch scalar {
      case "\"": result += "\\\""
      case "\\": result += "\\\\"
      case "\n": result += "\\n"
      case "\t": result += "\\t"
      case "\r": result += "\\r"
      case _ where isNumber(scalar):
        result += "\\u{" + String(scalar.value, radix: 16, uppercase: true) + "}"
      default: result.unicodeScalars.append(scalar)
      }
    }
    return result + "\""
  }

  private static func abridged(_ text: String) -> String {
    text.dropFirst(40).isEmpty ? text : text.prefix(39) + "…"
  }

  private static func atom(_ value: Value, isQuoted: Bool = true) -> String {
    switch value {
    case .nothing: "nil"
    case .truth(let truth): truth ? "true" : "false"
    case .number(let number): NumberText.of(number)
    case .integer(let integer): "\(integer)"
    case .literal(let literal): atom(literal.asWritten)
    case .string(let box):
      isQuoted
        ? quoted(box.text) { $0.properties.generalCategory == .control } : box.text
    case .symbol(let symbol): symbol.name
    case .keyword(let symbol): ":\(symbol.name)"
    case .list: "()"
    case .function(let function): function.name.map { "function \($0)" } ?? "function"
    case .view(let view): view.name.map { "view \(quoted($0))" } ?? "view"
    case .object(let object): object.text
    }
  }

  /// Without recursion, since lists may be nested a million deep.
  private static func text<Failure>(
    _ value: Value, isQuoted: Bool, _ limit: Limit? = nil,
    proceed: (_ byteCount: Int) throws(Failure) -> Void
  ) throws(Failure) -> String {
    guard let outermost = WrittenParts(value) else { return atom(value, isQuoted: isQuoted) }
    var result = outermost.opening
    var open = [outermost]
    var room = limit?.elements ?? .max
    while var parts = open.popLast() {
      guard let next = parts.next() else {
        result += ")"
        continue
      }
      if result.last != "(" { result += " " }
      guard room > 0 else {
        result += "… and \(parts.elements.count + 1) more)"
        continue
      }
      room -= 1
      try proceed(result.utf8.count)
      if let label = parts.lastLabel { result += ":\(label) " }
      open.append(parts)
      if let inner = WrittenParts(next) {
        result += inner.opening
        open.append(inner)
      } else if case .view(let view) = next {
        result += limit?.title.map { "(\($0(view)))" } ?? atom(next)
      } else {
        result += atom(next, isQuoted: isQuoted)
      }
    }
    return result
  }
}

/// The elements of a value that are still to be written.
private struct WrittenParts {
  /// The text before the first element.
  let opening: String
  private(set) var elements: ListElements
  private var labels: ArraySlice<Symbol?> = []
  /// The label of the part that `next` gave last.
  private(set) var lastLabel: String?

  /// Nil for a value that has no elements to write.
  init?(_ value: Value) {
    switch value {
    case .list(let list):
      opening = "("
      elements = list.elements
    case .object(let object):
      if let compound = object.compound {
        opening = "(" + compound.kindName
        elements = compound.elements
        labels = compound.shape.labels[...]
      } else if let dictionary = object.dictionary {
        opening = "(dictionary"
        elements = dictionary.elements
      } else if let (name, labels, elements) = object.wrappedParts {
        opening = "(" + name
        self.elements = elements
        self.labels = labels[...]
      } else {
        return nil
      }
    default: return nil
    }
  }

  mutating func next() -> Value? {
    lastLabel = (labels.popFirst() ?? nil)?.name
    return elements.popFirst()
  }
}
