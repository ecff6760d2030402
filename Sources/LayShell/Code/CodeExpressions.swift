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

  /// The argument that the code of a view has for a label; nil where that is a number as it stands there, or
  /// where it is not known.
  ///
  /// - Parameters:
  ///   - label: as in Swift code, `minWidth`.
  ///   - number: which number it is among those without a label, from 0, and its value, where it has none; nil
  ///     where it must have one.
  func argument(
    _ label: String, orNumber number: (index: Int, value: Double)? = nil, of view: View
  ) -> Expression? {
    let sources = interpreter.sources
    guard let span = view.span, !sources.isSecret(span.source) else { return nil }
    let plain = view.shownArguments.filter { $0.keyword == nil }
    let numbers = plain.indices.filter { if case .number = plain[$0].value { true } else { false } }
    let count = number.flatMap { index, value in
      numbers.dropFirst(index).first.flatMap { plain[$0].value == .number(value) ? $0 : nil }
    }
    let range =
      if let tree = trees[span.source] {
        WrittenCall(tree, span)?.expression(of: label, orAfter: count)
      } else {
        FormInScript(at: span, interpreter)?
          .expression(of: NearestName.kebabCase(label), orAfter: count)
      }
    guard let range else { return nil }
    let place = SourceSpan(
      source: span.source, start: Int32(range.lowerBound), end: Int32(range.upperBound))
    let words = sources.text(of: place).split(whereSeparator: \.isWhitespace)
    let text = words.joined(separator: " ")
    if text.count > Self.longest { return nil }
    return Expression(text: text, source: CodePlaces(sources).written(at: place))
  }
}
