import LayEngine
import LayLanguage

/// Measures what a level of a deep chain of stacks costs, with a new tree and engine each time.
struct ChainFigures {
  let report: Report

  func measure() throws {
    for (depth, rounds) in [(256, 31), (4096, 9), (100_000, 3)] {
      for chain in BenchChain.allCases {
        try DeepStack.run { () throws(LayoutFailure) in
          try measure(chain, depth, rounds: rounds)
        }
      }
    }
  }

  private func measure(
    _ chain: BenchChain, _ depth: Int, rounds: Int
  ) throws(LayoutFailure) {
    let view = chain.view(depth: depth)
    let proposal = ProposedViewSize(width: 2000, height: 2000)
    var lowering = Double.infinity
    var cold = Double.infinity
    var counts = (asked: 0, computed: 0, lowered: 0)
    for _ in 0..<rounds {
      var engine: Engine?
      var failure: LayoutFailure?
      func attempt(_ work: () throws(LayoutFailure) -> Void) -> Double {
        Stopwatch.time { do throws(LayoutFailure) { try work() } catch { failure = error } }
      }
      lowering = min(
        lowering, attempt { () throws(LayoutFailure) in engine = Engine(try ViewTree(view)) })
      cold = min(cold, attempt { () throws(LayoutFailure) in _ = try engine?.place(proposal) })
      if let failure { throw failure }
      if let engine { counts = (engine.asked, engine.computed, engine.tree.count) }
    }
    let name = "\(chain.rawValue)-\(depth)"
    let levels = Double(depth)
    report.figure("\(name)-lowering", lowering / levels, "ns/level")
    report.figure("\(name)-cold", cold / levels, "ns/level")
    report.figure("\(name)-lowered", Double(counts.lowered) / levels, "nodes/level")
    report.figure("\(name)-asked", Double(counts.asked) / levels, "questions/level")
    report.figure("\(name)-computed", Double(counts.computed) / levels, "sizes/level")
  }
}
