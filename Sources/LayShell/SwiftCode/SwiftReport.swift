import LayLanguage

/// A summary of how much of some SwiftUI code was read.
enum SwiftReport {
  /// The summary in one line; nil for typed code that was read completely.
  static func line(_ program: SwiftProgram, isTyped: Bool) -> String? {
    let tally = program.tally
    var gaps: [String] = []
    if tally.passedOver > 0 || tally.leftOut > 0 {
      let parts = [
        tally.passedOver > 0 ? count(tally.passedOver, "modifier", "modifiers") : nil,
        tally.leftOut > 0 ? count(tally.leftOut, "part", "parts") : nil,
      ].compactMap(\.self)
      gaps.append("left out " + parts.joined(separator: " and "))
    }
    if tally.placeholders > 0 {
      gaps.append("put \(count(tally.placeholders, "box", "boxes")) in place of views")
    }
    if tally.guessed > 0 { gaps.append("guessed \(count(tally.guessed, "value", "values"))") }
    if gaps.isEmpty, isTyped { return nil }
    return "read \(count(tally.views, "view", "views")) and "
      + "\(count(tally.modifiers, "modifier", "modifiers")); "
      + (gaps.isEmpty ? "nothing is left out" : sentence(gaps))
  }

  /// `a`, `a, and b`, `a, b, and c`.
  private static func sentence(_ parts: [String]) -> String {
    guard parts.count > 1, let last = parts.last else { return parts.first ?? "" }
    return parts.dropLast().joined(separator: ", ") + ", and " + last
  }

  private static func count(_ number: Int, _ one: String, _ many: String) -> String {
    "\(number) \(number == 1 ? one : many)"
  }
}
