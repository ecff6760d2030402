import LayLanguage

/// A summary of how much of some SwiftUI code was read.
enum SwiftReport {
  /// Which preview of a file is shown, and which others there are; nil where there is no preview.
  static func choice(_ program: SwiftProgram) -> String? {
    guard let choice = program.choice else { return nil }
    let most = 6
    var others = choice.others.prefix(most).map { "`\($0)`" }
    if choice.others.count > most { others.append("\(choice.others.count - most) more") }
    return "shows `\(choice.shown)`"
      + (others.isEmpty ? "" : "; --view shows another: \(others.joined(separator: ", "))")
  }

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
