import LayEngine
import LayLanguage

/// Actual numbers and the expected ones.
struct Expectation {
  let subject: String
  let actual: [Double]
  let expected: [Double]
  let separator: String
  /// Why there are no numbers to compare, as when a view is missing; else nil.
  let missing: Complaint?

  init(_ subject: String, _ actual: [Double], _ expected: [Double], separator: String = " ") {
    self.subject = subject
    self.actual = actual
    self.expected = expected
    self.separator = separator
    missing = nil
  }

  init(missing: Complaint) {
    subject = ""
    actual = []
    expected = []
    separator = ""
    self.missing = missing
  }

  /// The tolerance if none is given: numbers that print alike are alike.
  static let printed = 0.0005

  func result(within tolerance: Double) -> ExpectationResult {
    if let missing { return .failed(missing.message, hint: missing.hint) }
    let holds = zip(actual, expected).allSatisfy { actual, expected in
      actual == expected || abs(actual - expected) <= tolerance || actual.isNaN && expected.isNaN
    }
    return holds ? .held : .failed(sentence)
  }

  /// Says what was found; with all digits where three decimals would hide the difference.
  private var sentence: String {
    var found = text(actual, PlaceText.of)
    var wanted = text(expected, PlaceText.of)
    if found == wanted {
      found = text(actual) { "\($0)" }
      wanted = text(expected) { "\($0)" }
    }
    return "\(subject) is \(found), not \(wanted)"
  }

  private func text(_ numbers: [Double], _ number: (Double) -> String) -> String {
    numbers.map(number).joined(separator: separator)
  }
}

/// The result of an expectation.
enum ExpectationResult {
  case held
  case failed(String, hint: String? = nil, at: SourceSpan? = nil)

  func located(at span: SourceSpan) -> ExpectationResult {
    guard case .failed(let sentence, let hint, _) = self else { return self }
    return .failed(sentence, hint: hint, at: span)
  }

  /// The failure as it is reported.
  var diagnostic: Diagnostic? {
    guard case .failed(let sentence, let hint, let span) = self else { return nil }
    return Diagnostic(Complaint("expectation failed: \(sentence)", hint: hint), at: span)
  }
}
