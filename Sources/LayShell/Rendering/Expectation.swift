import LayEngine
import LayLanguage
import LayTerminal

/// What an expectation expected, and what it found instead.
enum Mismatch {
  /// Numbers of a view that differ, such as a size of 88 x 20 where 80 x 20 was expected.
  case numbers(subject: String, found: [Double], expected: [Double], separator: String)
  /// A comparison of values that does not hold.
  case comparison(FailedComparison)
  /// The value of a form that should have been true.
  case untrue(Value)
  /// Two views that answer differently.
  case different(Comparison, names: (first: String, second: String))
  /// A form that gave a value where an error was expected, or a view that gave an answer.
  case value(Value, error: String)
  case answer(ViewSize, error: String)
  /// An error without the words that were expected.
  case error(String, expected: String)
  /// Nothing to compare, as when a view is missing.
  case missing(Complaint)

  /// The result of comparing numbers that may differ by a tolerance.
  static func comparing(
    _ subject: String, _ found: [Double], _ expected: [Double], separator: String = " ",
    within tolerance: Double
  ) -> ExpectationResult {
    let holds = zip(found, expected).allSatisfy { found, expected in
      found == expected || abs(found - expected) <= tolerance || found.isNaN && expected.isNaN
    }
    if holds { return .held }
    return .failed(
      .numbers(subject: subject, found: found, expected: expected, separator: separator))
  }

  /// The tolerance if none is given: numbers that print alike are alike.
  static let printed = 0.0005

  /// The sentence about it, with a hint.
  var complaint: Complaint {
    switch self {
    case .numbers(let subject, let found, let expected, let separator):
      let (found, expected) = Self.texts(found, expected, separator)
      return Complaint("\(subject) is \(found), not \(expected)")
    case .comparison(let comparison):
      return Complaint(comparison.sentence, hint: comparison.hint)
    case .untrue(let value):
      return Complaint("it is \(ValueDescription.written(value)), not true")
    case .different(let comparison, let names):
      return Complaint(ComparisonText(style: Style()).text(comparison, names))
    case .value(let value, _):
      return Complaint("it gave \(ValueText.of(value)) and no error")
    case .answer(let size, _):
      return Complaint("it answered \(ProposalText.of(size)) and no error")
    case .error(let message, _): return Complaint("the error is \"\(message)\"")
    case .missing(let complaint): return complaint
    }
  }

  /// Both as text; with all digits where three decimals would hide the difference.
  private static func texts(
    _ found: [Double], _ expected: [Double], _ separator: String
  ) -> (found: String, expected: String) {
    func text(_ numbers: [Double], _ number: (Double) -> String) -> String {
      numbers.map(number).joined(separator: separator)
    }
    let texts = (text(found, PlaceText.of), text(expected, PlaceText.of))
    if texts.0 != texts.1 { return texts }
    return (text(found) { "\($0)" }, text(expected) { "\($0)" })
  }

  /// What was found and what was expected, for other programs: numbers, or values and errors as
  /// text; nil where there is none.
  var values: (found: (any JSONValue)?, expected: (any JSONValue)?) {
    switch self {
    case .numbers(_, let found, let expected, _): (found, expected)
    case .comparison(let comparison):
      (comparison.values.map(ValueDescription.written), comparison.name)
    case .untrue(let value): (ValueDescription.written(value), "true")
    case .value(let value, let error): (ValueDescription.written(value), error)
    case .answer(let size, let error): ([size.width, size.height], error)
    case .error(let message, let expected): (message, expected)
    case .different, .missing: (nil, nil)
    }
  }
}

/// The result of an expectation.
enum ExpectationResult {
  case held
  case failed(Mismatch, at: SourceSpan? = nil)

  func located(at span: SourceSpan) -> ExpectationResult {
    guard case .failed(let mismatch, _) = self else { return self }
    return .failed(mismatch, at: span)
  }

  /// The failure as it is reported.
  var diagnostic: Diagnostic? {
    guard case .failed(let mismatch, let span) = self else { return nil }
    let complaint = mismatch.complaint
    return Diagnostic(
      Complaint("expectation failed: \(complaint.message)", hint: complaint.hint), at: span)
  }
}
