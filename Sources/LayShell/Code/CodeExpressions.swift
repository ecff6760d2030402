import LayEngine
import LayLanguage
import LaySwiftTree

/// The expressions in the code from which the arguments of views come.
struct CodeExpressions {
  /// `proxy.size.width * 0.4`, with its place; nil for a place in code that was typed.
  struct Expression: CustomStringConvertible, Equatable {
    let text: String
    let source: CodePlaces.Place?

    var description: String { "`\(text)`" + (source.map { " (\($0.text))" } ?? "") }
  }

  let trees: [Int32: SwiftTree]
  let interpreter: Interpreter

  /// The most characters of an expression that is told.
  private static let longest = 80

  /// Where an argument may stand in the code of a view.
  enum Argument {
    /// Behind its label as in Swift code, `minWidth`.
    case label(String)
    /// Among the numbers without a label, at an index from 0, with this value.
    case number(Int, value: Double)
    /// The only argument, a value such as `insets` that holds several numbers.
    case whole
  }

  /// The first argument of a view that its code has; nil where that is a number as it stands there, or where it is
  /// not known.
  func argument(_ arguments: [Argument], of view: View) -> Expression? {
    guard let span = view.span, !interpreter.sources.isSecret(span.source) else { return nil }
    if let tree = trees[span.source] {
      let call = WrittenCall(tree, span)
      return first(arguments, of: view) { call?.argument($0, at: $1) }
    }
    let form = FormInScript(at: span, interpreter)
    return first(arguments, of: view) { label, index in
      form?.argument(label.map(NearestName.kebabCase), at: index)
    }
  }

  /// - Parameter found: the argument with a label, or at an index among those without; without both, the only one.
  private func first(
    _ arguments: [Argument], of view: View, _ found: (String?, Int?) -> WrittenCall.Argument?
  ) -> Expression? {
    for argument in arguments {
      let written =
        switch argument {
        case .label(let label): found(label, nil)
        case .number(let index, let value): place(of: index, value, view).flatMap { found(nil, $0) }
        case .whole: found(nil, nil)
        }
      guard let written else { continue }
      return written.isNumber ? nil : expression(at: written.range, in: view)
    }
    return nil
  }

  /// The index of a number among all arguments without a label.
  private func place(of index: Int, _ value: Double, _ view: View) -> Int? {
    let plain = view.shownArguments.filter { $0.keyword == nil }
    let numbers = plain.indices.filter { if case .number = plain[$0].value { true } else { false } }
    return numbers.dropFirst(index).first.flatMap { plain[$0].value == .number(value) ? $0 : nil }
  }

  private func expression(at range: Range<Int>, in view: View) -> Expression? {
    guard let span = view.span else { return nil }
    let sources = interpreter.sources
    let place = SourceSpan(
      source: span.source, start: Int32(range.lowerBound), end: Int32(range.upperBound))
    let words = sources.text(of: place).split(whereSeparator: \.isWhitespace)
    let text = words.joined(separator: " ")
    if text.count > Self.longest { return nil }
    return Expression(text: text, source: CodePlaces(sources).written(at: place))
  }
}
