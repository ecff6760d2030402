import LayLanguage

/// The answer to a question: numbers, such as a size, or one of its options.
enum LessonAnswer: Equatable {
  /// The numbers of the answer; nil where it says `nil`.
  case numbers([Double?])
  /// Counted from 1.
  case option(Int)

  /// Reads `88 x 20`, `88x20`, `88 by 20`, `88`, `nil x 20`; nil for anything else.
  init?(numbers text: String) {
    var words: [Substring] = []
    for word in text.lowercased().split(whereSeparator: { " ,×".contains($0) }) {
      if word == "x" || word == "by" || word == "points" { continue }
      words += word.split(separator: "x")
    }
    guard !words.isEmpty else { return nil }
    var numbers: [Double?] = []
    for word in words {
      if word == "nil" {
        numbers.append(nil)
      } else if word == "inf" {
        numbers.append(.infinity)
      } else if word.first?.isLetter == false, let number = Double(word) {
        numbers.append(number)
      } else {
        return nil
      }
    }
    self = .numbers(numbers)
  }

  /// Reads the number of an option, or an unambiguous beginning of its text, ignoring case and
  /// punctuation.
  init?(option text: String, of options: [String]) {
    if let number = Int(text) {
      guard options.indices.contains(number - 1) else { return nil }
      self = .option(number)
      return
    }
    let wanted = Self.letters(text)
    let options = options.map(Self.letters)
    let begun = options.indices.filter { options[$0].hasPrefix(wanted) }
    guard !wanted.isEmpty,
      let index = options.firstIndex(of: wanted) ?? (begun.count == 1 ? begun[0] : nil)
    else { return nil }
    self = .option(index + 1)
  }

  private static func letters(_ text: String) -> String {
    text.lowercased().filter { $0.isLetter || $0.isNumber || $0 == " " }
  }

  /// Compares answers; numbers that differ by at most `Mismatch.printed` are equal.
  func isSame(as other: LessonAnswer) -> Bool {
    guard case .numbers(let numbers) = self, case .numbers(let others) = other else {
      return self == other
    }
    return numbers.count == others.count
      && zip(numbers, others).allSatisfy { number, other in
        guard let number, let other else { return number == nil && other == nil }
        return number == other || abs(number - other) <= Mismatch.printed
      }
  }

  /// `88 x 20`.
  var text: String {
    switch self {
    case .numbers(let numbers):
      numbers.map { $0.map { NumberText.of($0) } ?? "nil" }.joined(separator: " x ")
    case .option(let number): "\(number)"
    }
  }

  /// How this size differs from a wrong answer: `80 narrower, 20 higher`; nil where they do not
  /// differ or are not finite sizes.
  func difference(from said: LessonAnswer) -> String? {
    guard case .numbers(let right) = self, case .numbers(let wrong) = said, right.count == 2,
      wrong.count == 2
    else { return nil }
    let words = [("wider", "narrower"), ("higher", "lower")]
    let parts = zip(zip(right, wrong), words).compactMap { pair, words -> String? in
      guard let right = pair.0, let wrong = pair.1, right.isFinite, wrong.isFinite else {
        return nil
      }
      let more = right - wrong
      if abs(more) <= Mismatch.printed { return nil }
      return "\(NumberText.of(abs(more))) \(more > 0 ? words.0 : words.1)"
    }
    return parts.isEmpty ? nil : parts.joined(separator: ", ")
  }
}
