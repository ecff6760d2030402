/// A function of the program while it runs, and what it may ask of the pass so long.
///
/// It knows the pass by closures and not by its type: methods of a generic class would run without
/// being specialized, and so would everything below a layout of the program.
final class ProgramRun {
  let tree: ViewTree
  /// False once the function has ended: what it was given may be kept, and asks nobody then.
  fileprivate(set) var isOpen = true
  /// The answer of a node to a proposal.
  let size: (NodeID, ProposedViewSize) -> ViewSize
  /// Where a guide of a node is at its answer to a proposal, in points.
  let position: (AlignmentGuide, NodeID, ProposedViewSize) -> Double
  /// What a layout keeps at a node.
  let cache: (NodeID) -> Any?
  let keep: (NodeID, Any?) -> Void

  fileprivate init(
    _ tree: ViewTree,
    size: @escaping (NodeID, ProposedViewSize) -> ViewSize,
    position: @escaping (AlignmentGuide, NodeID, ProposedViewSize) -> Double,
    cache: @escaping (NodeID) -> Any?, keep: @escaping (NodeID, Any?) -> Void
  ) {
    self.tree = tree
    self.size = size
    self.position = position
    self.cache = cache
    self.keep = keep
  }
}

extension Pass {
  /// Runs a function of the program; an error that it throws ends the pass and comes out of it.
  ///
  /// - Parameter program: what is run; it is given this pass too, which is good while it is open.
  /// - Returns: nil if it failed, or if the pass had ended before.
  mutating func run<Answer>(
    program: (ProgramRun, UnsafeMutablePointer<Self>) throws -> Answer
  ) -> Answer? {
    guard failure == nil else { return nil }
    let outcome = withUnsafeMutablePointer(to: &self) { pass in
      Result {
        let run = Self.programRun(pass)
        defer { run.isOpen = false }
        return try program(run, pass)
      }
    }
    switch outcome {
    case .success(let answer): return answer
    case .failure(let error):
      fail(.program(error))
      return nil
    }
  }

  private static func programRun(_ pass: UnsafeMutablePointer<Self>) -> ProgramRun {
    ProgramRun(
      pass.pointee.tree,
      size: { node, proposal in pass.pointee.ask(node, Proposal(proposal)).outside },
      position: { guide, node, outside in
        let proposal = Proposal<Number>(outside)
        let size = pass.pointee.ask(node, proposal)
        return pass.pointee.position(of: guide, in: node, proposal, size).value
      },
      cache: { pass.pointee.layoutCaches[$0] },
      keep: { node, value in
        pass.pointee.layoutCaches[node] = value
        if Trace.isOn { pass.pointee.trace.append(.kept(node)) }
      })
  }
}
