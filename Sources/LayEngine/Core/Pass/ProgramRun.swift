/// A function of the program while it runs, and what it may ask of the pass during that time.
///
/// It calls the pass through closures and does not name its type: methods of a generic class would
/// run unspecialized, and so would everything below a custom layout.
final class ProgramRun {
  let tree: ViewTree
  /// False once the function has returned: values that it was given may outlive it, and must not
  /// ask the pass then.
  fileprivate(set) var isOpen = true
  /// The answer of a node to a proposal.
  let size: (NodeID, ProposedViewSize) -> ViewSize
  let movingSize: (NodeID, Moving<ProposedViewSize>) -> Moving<ViewSize>
  /// Where a guide of a node is at its answer to a proposal, in points.
  let position: (AlignmentGuide, NodeID, ProposedViewSize) -> Double
  /// The cache of a custom layout at a node.
  let cache: (NodeID) -> Any?
  let keep: (NodeID, Any?) -> Void

  fileprivate init(
    _ tree: ViewTree,
    size: @escaping (NodeID, ProposedViewSize) -> ViewSize,
    movingSize: @escaping (NodeID, Moving<ProposedViewSize>) -> Moving<ViewSize>,
    position: @escaping (AlignmentGuide, NodeID, ProposedViewSize) -> Double,
    cache: @escaping (NodeID) -> Any?, keep: @escaping (NodeID, Any?) -> Void
  ) {
    self.tree = tree
    self.size = size
    self.movingSize = movingSize
    self.position = position
    self.cache = cache
    self.keep = keep
  }
}

extension Pass {
  /// Runs a function of the program; if that throws, the pass ends and throws the error.
  ///
  /// - Parameter program: the function; the pointer to the pass is valid while the run is open.
  /// - Returns: nil if it failed, or if the pass had ended before.
  mutating func run<Answer>(
    program: (ProgramRun, UnsafeMutablePointer<Self>) throws -> Answer
  ) -> Answer? {
    guard failure == nil else { return nil }
    programWork &+= Self.callingProgram
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

  /// Runs a function of the program with numbers that move; where they are not followed, neither is the pass.
  ///
  /// - Returns: nil if it failed, or is not followed.
  mutating func follow<Answer>(
    program: (ProgramRun, Motion) throws -> Answer?
  ) -> Answer? {
    let motion = self.motion ?? Motion(comparesAfter: true)
    self.motion = motion
    let former = motion.begin()
    defer { motion.resume(former) }
    let answer = run { run, _ in try program(run, motion) } ?? nil
    if answer == nil || motion.isLost {
      Number.breakOff(&record)
    } else {
      Number.limit(&record, to: motion.ahead)
    }
    return answer
  }

  private static func programRun(_ pass: UnsafeMutablePointer<Self>) -> ProgramRun {
    ProgramRun(
      pass.pointee.tree,
      size: { node, proposal in pass.pointee.ask(node, Proposal(proposal)).outside },
      movingSize: { node, proposal in pass.pointee.ask(node, Proposal(proposal)).moving },
      position: { guide, node, outside in
        let proposal = Proposal<Number>(outside)
        let size = pass.pointee.ask(node, proposal)
        return pass.pointee.position(of: guide, in: node, proposal, size).value
      },
      cache: { pass.pointee.layoutCaches.layouts[$0] },
      keep: { node, value in
        pass.pointee.layoutCaches.layouts[node] = value
        if Trace.isOn { pass.pointee.trace.append(.kept(node)) }
      })
  }
}
