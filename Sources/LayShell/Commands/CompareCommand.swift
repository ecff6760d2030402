import LayEngine
import LayLanguage

/// Compares the sizes that two views answer over a range of proposals.
struct CompareCommand: Command {
  static let name = "compare"
  static let usage = "compare A B over width 0..500 [--json]"
  static let summary =
    "List where two views answer differently: `over width 0..500`, `over height 0..100` or `over "
    + "width 0..500 height 0..100`, followed by `step N` if the step is not 1. A length without a "
    + "range is that of the current proposal. `--json` prints values."
  static let examples = [
    CommandExample(
      "(define a (frame :max-width 100 (color red)))", "(define b (frame :width 100 (color red)))",
      "compare a b over width 0..200"),
    CommandExample(
      "(define a (frame :max-width 100 (color red)))", "(define b (frame :width 100 (color red)))",
      "compare a b over width 0..200 height 0..50 step 10"),
  ]

  static func completions(after all: [String]) -> [CommandWord] {
    let words = all.filter { $0 != ReportJSON.option }
    let isComplete = words.contains("over") && words.last?.contains("..") == true
    return places(after: words) + (isComplete ? ReportJSON.completions(after: all) : [])
  }

  private static func places(after words: [String]) -> [CommandWord] {
    guard let over = words.firstIndex(of: "over") else {
      return words.count < 2 ? [.value] : [.word("over")]
    }
    let range = words[(over + 1)...]
    let sides = ["width", "height"].filter { !range.contains($0) }
    if range.isEmpty { return sides.map { .word($0) } }
    guard let last = range.last, !["width", "height", "step"].contains(last) else { return [] }
    return (sides + (range.contains("step") ? [] : ["step"])).map { .word($0) }
  }

  func run(_ words: inout Words, in session: inout Session) throws(Diagnostic) -> Output {
    let isJSON = try words.takesJSON()
    let (comparison, names) = try words.comparison(session)
    try words.requireEnd()
    return .report(
      .comparison(comparison, first: names.first, second: names.second), isJSON: isJSON)
  }
}

extension Words {
  /// Reads `A B over RANGE` and compares the views.
  mutating func comparison(
    _ session: Session
  ) throws(Diagnostic) -> (Comparison, names: (first: String, second: String)) {
    let first = try view(session)
    let second = try view(session)
    guard take("over") else {
      throw complaint("`\(command)` wants `over` and a range after the views", at: next?.span)
    }
    let range = try proposalRange(session.proposal)
    let comparison = ViewComparison(first.view, second.view, interpreter.lookout())
    let result = try interpreter.silently { () throws(Diagnostic) in
      try comparison.run(over: range)
    }
    return (result, names: (first.name, second.name))
  }

  private mutating func view(
    _ session: Session
  ) throws(Diagnostic) -> (view: CurrentView, name: String) {
    let word = try require("two views, by their names or as forms")
    guard word.text != "over" else {
      throw complaint("`\(command)` needs two views before `over`", at: word.span)
    }
    guard let view = try value(of: word).asView else {
      throw complaint("`\(word.text)` is not a view", at: word.span)
    }
    let isName = line.tree.symbol(word.index) != nil
    let current = try CurrentView(
      view, from: ViewOrigin(line.tree, at: word.index, in: interpreter),
      in: session.rootEnvironment, reasonToStop: interpreter.reasonToStop)
    return (current, isName ? word.text : ViewTitle.withContent(view))
  }
}
