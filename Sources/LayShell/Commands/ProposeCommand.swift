import LayEngine
import LayLanguage

/// Proposes a size to the current view and prints its answer.
struct ProposeCommand: Command {
  static let name = "propose"
  static let usage = "propose W x H | DEVICE [landscape]"
  static let summary =
    "Propose a size to the current view: numbers, nil or inf; or ideal, min, max. A device "
    + "proposes its safe area and shows the view on its screen: `help devices` lists the devices. "
    + "`landscape`, on iPads `split 1/2`, and `keyboard` may follow its name."
  static let examples = [
    CommandExample("(text \"Hello World\")", "propose 60 x nil"),
    CommandExample("(text \"Hello World\")", "propose ideal"),
    CommandExample("(text \"Hello World\")", "propose 100"),
    CommandExample("(color blue)", "propose iphone-16", "propose iphone-16 landscape"),
  ]

  static func completions(after words: [String]) -> [CommandWord] {
    proposals(after: words)
  }

  /// The words that can come next in `W x H`, after these words of it.
  static func proposals(after words: [String]) -> [CommandWord] {
    switch words.count {
    case 0:
      return (["ideal", "min", "max", "inf", "nil"] + DeviceList.names).map { .word($0) }
    case _ where DeviceList.device(named: words[0]) != nil:
      return DeviceList.device(named: words[0])?.completions(after: Array(words.dropFirst())) ?? []
    case 1 where ["ideal", "min", "max"].contains(words[0]): return []
    case 1: return [.word("x")]
    case 2: return ["inf", "nil"].map { .word($0) }
    default: return []
    }
  }

  func run(_ words: inout Words, in session: inout Session) throws(Diagnostic) -> Output {
    let proposed = try words.proposed()
    try words.requireEnd()
    _ = try session.requireCurrent(for: words)
    try session.propose(proposed)
    return .answer(try session.layout(for: words))
  }
}
