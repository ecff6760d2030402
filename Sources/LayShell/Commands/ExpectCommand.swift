import LayEngine
import LayLanguage
import LayTerminal

/// Checks one expectation; after a failure a script continues and ends with status 1.
struct ExpectCommand: Command {
  static let name = "expect"
  static let usage = "expect size W x H"
  static let summary =
    "Check a value: size W x H, width N, height N, chosen N, frame NAME X Y W H, size of NAME W x "
    + "H, chosen of NAME N, a form that must be true, error \"text\" FORM, error \"text\" propose "
    + "W x H, or equal A B over width 0..500. Numbers may be followed by within T."
  static let examples = [
    CommandExample("(text \"Hi\")", "propose 10 x nil", "expect size 8 x 40"),
    CommandExample("(padding 8 (name \"t\" (text \"Hi\")))", "expect frame t 8 8 16 20"),
    CommandExample("expect (= (+ 1 2) 3)"),
    CommandExample("expect error \"not the string\" (+ 1 \"a\")"),
  ]

  static func completions(after words: [String]) -> [CommandWord] {
    guard let subject = words.first else {
      return usages.map { .word($0.subject) }
    }
    let rest = Array(words.dropFirst())
    switch subject {
    case "frame" where rest.count < 2: return .view(after: rest)
    case "size", "chosen": return completions(afterSize: rest)
    case "equal": return CompareCommand.completions(after: rest)
    case "error" where rest.count == 1: return [.word("propose"), .value]
    case "error" where rest.count > 1 && rest[1] == "propose":
      return ProposeCommand.proposals(after: Array(rest.dropFirst(2)))
    case "frame" where rest.count == 5: return [.word("within")]
    case "width" where rest.count == 1, "height" where rest.count == 1: return [.word("within")]
    default: return []
    }
  }

  /// After `expect size` and `expect chosen`: `of NAME`, or the expected value.
  private static func completions(afterSize words: [String]) -> [CommandWord] {
    switch words {
    case []: [.word("of")]
    case ["of"]: [.view]
    default: words.count > (words[0] == "of" ? 2 : 0) ? [.word("within"), .word("x")] : []
    }
  }

  func run(_ words: inout Words, in session: inout Session) throws(Diagnostic) -> Output {
    guard let subject = words.next else {
      throw words.complaint("`expect` needs something to check")
    }
    words.usage = Self.usages.first { $0.subject == subject.text }?.usage
    let result: ExpectationResult
    switch subject.text {
    case "size", "width", "height", "frame", "chosen":
      _ = words.take()
      result = try numbers(subject.text, &words, session)
    case "error":
      _ = words.take()
      result = try expectError(&words, session)
    case "equal":
      _ = words.take()
      result = try expectEqual(&words, session)
    default: result = try expectTrue(&words)
    }
    return try finish(result, &words, &session)
  }

  /// Compares numbers, which may be followed by `within T`.
  private func compare(
    _ subject: String, _ found: [Double], _ expected: [Double], separator: String = " ",
    _ words: inout Words
  ) throws(Diagnostic) -> ExpectationResult {
    let tolerance = words.take("within") ? try tolerance(&words) : Mismatch.printed
    return Mismatch.comparing(subject, found, expected, separator: separator, within: tolerance)
  }

  /// The result where a view, or a choice, is missing.
  private func missing(
    _ complaint: Complaint, _ words: inout Words
  ) throws(Diagnostic) -> ExpectationResult {
    if words.take("within") { _ = try tolerance(&words) }
    return .failed(.missing(complaint))
  }

  private func tolerance(_ words: inout Words) throws(Diagnostic) -> Double {
    let span = words.next?.span
    let tolerance = try words.number("a tolerance")
    guard tolerance >= 0, tolerance.isFinite else {
      throw words.complaint("a tolerance is a finite number from 0 on", at: span)
    }
    return tolerance
  }

  private func finish(
    _ result: ExpectationResult, _ words: inout Words, _ session: inout Session
  ) throws(Diagnostic) -> Output {
    try words.requireEnd()
    switch result {
    case .held: session.tally.held += 1
    case .failed: session.tally.failed += 1
    }
    return .expectation(result.located(at: words.span))
  }

  private func numbers(
    _ subject: String, _ words: inout Words, _ session: Session
  ) throws(Diagnostic) -> ExpectationResult {
    let layout = try session.layout(for: words)
    switch subject {
    case "width":
      return try compare(
        "the width", [layout.size.width], [try words.number("a width")], &words)
    case "height":
      return try compare(
        "the height", [layout.size.height], [try words.number("a height")], &words)
    case "chosen": return try chosen(&words, layout)
    case "frame":
      let named = try words.viewIfShown(in: layout)
      var numbers: [Double] = []
      for what in ["x", "y"] { numbers.append(try words.coordinate(what)) }
      for what in ["a width", "a height"] { numbers.append(try words.number(what)) }
      guard let frame = named.view?.frame else { return try missing(named.complaint, &words) }
      return try compare(
        "the frame of `\(named.name)`",
        [frame.origin.x, frame.origin.y, frame.size.width, frame.size.height], numbers, &words)
    default: return try size(&words, layout)
    }
  }

  /// `W x H` of the whole view, or `of NAME W x H`.
  private func size(
    _ words: inout Words, _ layout: Layout
  ) throws(Diagnostic) -> ExpectationResult {
    guard words.take("of") else {
      let found = layout.root.frame.size
      return try compare(
        "the size", [found.width, found.height], try size(&words), separator: " x ", &words)
    }
    let named = try words.viewIfShown(in: layout)
    let wanted = try size(&words)
    guard let found = named.view?.frame.size else { return try missing(named.complaint, &words) }
    return try compare(
      "the size of `\(named.name)`", [found.width, found.height], wanted, separator: " x ", &words)
  }

  private func size(_ words: inout Words) throws(Diagnostic) -> [Double] {
    let span = words.next?.span
    let size = try words.proposal()
    guard let width = size.width, let height = size.height else {
      throw words.complaint("a size has a width and a height, such as `88 x 20`", at: span)
    }
    return [width, height]
  }

  /// The chosen candidate of the named view, or of the first `view-that-fits` in it.
  private func chosen(
    _ words: inout Words, _ layout: Layout
  ) throws(Diagnostic) -> ExpectationResult {
    let named = words.take("of") ? try words.viewIfShown(in: layout) : nil
    let number = try words.number("the number of a candidate")
    if let named, named.view == nil { return try missing(named.complaint, &words) }
    let choice = try words.find(in: named?.view ?? layout.root) { $0.chosen != nil }?.chosen
    guard let choice else {
      let place = named.map { "in `\($0.name)`" } ?? "in it"
      return try missing(
        Complaint("there is no `view-that-fits` \(place) that has shown a candidate"), &words)
    }
    return try compare("the chosen candidate", [Double(choice)], [number], &words)
  }

  private func expectTrue(_ words: inout Words) throws(Diagnostic) -> ExpectationResult {
    let word = try words.require("a form")
    switch words.line.tree.kind(word.index) {
    case .list, .truth: break
    default:
      let near = NearestName.nearest(to: word.text, among: Self.usages.map(\.subject))
      throw words.complaint(
        "`expect` cannot check `\(word.text)`", at: word.span,
        hint: near.map { "did you mean `\($0)`?" })
    }
    let value = try words.value(of: word, isExpected: true)
    if value.isTrue { return .held }
    if let comparison = words.interpreter.failedComparison(at: word.span) {
      return .failed(.comparison(comparison))
    }
    return .failed(.untrue(value))
  }

  private static let usages: [(subject: String, usage: String)] = [
    ("chosen", "expect chosen N"),
    ("equal", "expect equal A B over width 0..500"),
    ("error", "expect error \"text\" FORM"),
    ("frame", "expect frame NAME X Y W H"),
    ("height", "expect height N"),
    ("size", "expect size W x H"),
    ("width", "expect width N"),
  ]

  private func expectEqual(
    _ words: inout Words, _ session: Session
  ) throws(Diagnostic) -> ExpectationResult {
    let (comparison, names) = try words.comparison(session)
    if comparison.isEqual { return .held }
    return .failed(.different(comparison, names: names))
  }

  private func expectError(
    _ words: inout Words, _ session: Session
  ) throws(Diagnostic) -> ExpectationResult {
    let text = try words.require("a part of the message, in quotes")
    guard let part = words.line.tree.string(text.index) else {
      throw words.complaint("`expect error` needs a string first", at: text.span)
    }
    if words.take("propose") { return try expectError(part, proposing: &words, session) }
    let form = try words.require("a form that fails")
    do throws(Diagnostic) {
      let value = try words.value(of: form)
      return .failed(.value(value, error: part))
    } catch {
      return try judged(error, part)
    }
  }

  /// Expects an error from the current view at a proposal; the session's proposal stays.
  private func expectError(
    _ part: String, proposing words: inout Words, _ session: Session
  ) throws(Diagnostic) -> ExpectationResult {
    let view = try session.requireCurrent(for: words)
    var other = session
    let proposed = try words.proposed()
    do throws(Diagnostic) {
      try other.propose(proposed)
      let size = try (other.current ?? view).layout(other.proposal).size
      return .failed(.answer(size, error: part))
    } catch {
      return try judged(error, part)
    }
  }

  private func judged(
    _ error: Diagnostic, _ part: String
  ) throws(Diagnostic) -> ExpectationResult {
    if error.isInterruption { throw error }
    if error.message.contains(part) { return .held }
    return .failed(.error(error.message, expected: part))
  }
}

extension Words {
  /// A coordinate: a number, or NaN for `nil`, a coordinate that does not exist.
  fileprivate mutating func coordinate(_ what: String) throws(Diagnostic) -> Double {
    guard let word = next, line.tree.kind(word.index) == .nothing else { return try number(what) }
    _ = take()
    return .nan
  }
}
