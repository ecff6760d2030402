import Glibc
import LayEngine
import LayLanguage

@testable import LayShell

/// Changes each length of random views, and the proposal, a little, and compares how the lengths of all
/// views change with what the steps of `why` say.
struct ReasonProof {
  /// A random view, its lengths, and what is proposed to it.
  struct Sample {
    var tree: RandomLengths
    var lengths: [Double]
    var proposal: ProposedViewSize
  }

  private let extra: RandomLengths.Extra?
  private let isOnDevice: Bool
  /// How many lengths of views were looked at, and how many lengths their reasons name.
  private(set) var answers = 0
  private(set) var explained = 0
  /// How many lengths have wrong reasons, the first of them, and the views in which they are.
  private(set) var wrong = 0
  private var firstWrong: String?
  private var wrongSamples: [Sample] = []

  init(extra: RandomLengths.Extra? = nil, isOnDevice: Bool = false) {
    (self.extra, self.isOnDevice) = (extra, isOnDevice)
  }

  private static let change = 1 / Double(1 << 26)

  /// A device that proposes a size; what it keeps free is added without an error of rounding.
  private static func device(proposing proposal: ProposedViewSize) -> RootEnvironment {
    var environment = RootEnvironment()
    let size = ViewSize(width: (proposal.width ?? 0) + 16, height: (proposal.height ?? 0) + 64)
    environment.screen = Screen(
      title: "device", size: size, scale: 2,
      insets: Insets(top: 48, leading: 8, bottom: 16, trailing: 8))
    return environment
  }

  /// Checks so many random views, or as many as the environment variable `LAY_REASON_VIEWS` says.
  mutating func check(seeds: Int) throws {
    let seeds = getenv("LAY_REASON_VIEWS").flatMap { Int(String(cString: $0)) } ?? seeds
    var proof = self
    try DeepStack.run { () throws in
      for seed in 0..<seeds { try proof.check(proof.sample(seed: UInt64(seed))) }
    }
    self = proof
  }

  /// Where reasons are wrong, in a message: of each kind of mistake the first views, as small as they can be.
  func examples(_ most: Int = 3) -> String {
    let found = try? DeepStack.run { () throws in
      try wrongSamples.prefix(most).map { sample in try smallest(sample) }
    }
    return "\(wrong) of \(answers): " + (found ?? []).joined(separator: "\n")
  }

  private func smallest(_ sample: Sample) throws -> String {
    var (smallest, told) = (sample, "")
    search: while true {
      for tree in [smallest.tree] + smallest.tree.smaller {
        var proof = ReasonProof(extra: extra, isOnDevice: isOnDevice)
        let next = Sample(tree: tree, lengths: sample.lengths, proposal: sample.proposal)
        try proof.check(next)
        guard let first = proof.firstWrong, told.isEmpty || tree.count < smallest.tree.count else {
          continue
        }
        (smallest, told) = (next, first)
        continue search
      }
      return told
    }
  }

  private func sample(seed: UInt64) -> Sample {
    var random = SeededFacts(seed: seed)
    var lengths: [Double] = []
    let tree = RandomLengths(levels: 3, with: extra, &lengths, &random)
    let given = (0..<2).map { _ in
      random.number(below: 4) == 0 && !isOnDevice ? nil : random.length() * 4
    }
    let proposal = ProposedViewSize(width: given[0], height: given[1])
    return Sample(tree: tree, lengths: lengths, proposal: proposal)
  }

  /// The views, and what answers for a program of the views.
  private func layOut(
    _ tree: RandomLengths, _ lengths: [Double], _ proposal: ProposedViewSize
  ) throws -> (shown: [ShownView], traced: TracedLayout, shell: Shell?) {
    let environment = isOnDevice ? Self.device(proposing: proposal) : RootEnvironment()
    var (shell, program): (Shell?, CurrentView?)
    if extra == .states {
      let states = tree.states.map { "(define w\($0) 0) " }.joined()
      let script = Shell()
      _ = script.run("(begin \(states)\(tree.script(lengths)))", named: "", echo: .nothing)
      (shell, program) = (script, script.session.current)
    }
    let (layout, events) =
      try program?.trace(proposal)
      ?? TracedEngine.layOut(
        ViewTree(tree.view(lengths), in: environment), proposal, shouldStop: { false })
    let shown = ViewWalk.views(in: layout, most: 200, Lookout(), where: { _ in true })
    return (shown, TracedLayout(layout, events, Lookout(), by: program), shell)
  }

  private mutating func check(_ sample: Sample) throws {
    let (change, tree, lengths) = (Self.change, sample.tree, sample.lengths)
    let proposal = sample.proposal
    let (shown, traced, shell) = try layOut(tree, lengths, proposal)
    defer { withExtendedLifetime(shell) {} }
    let changed = try lengths.indices.map { number in
      var longer = lengths
      longer[number] += change
      return try layOut(tree, longer, proposal).shown
    }
    let larger = try Axis.allCases.map { side in
      let (width, height) = side == .horizontal ? (change, 0) : (0, change)
      let larger = ProposedViewSize(
        width: proposal.width.map { $0 + width }, height: proposal.height.map { $0 + height })
      return (side, try layOut(tree, lengths, larger).shown)
    }
    var wrongHere = 0
    for (place, view) in shown.enumerated() {
      for axis in Axis.allCases {
        let named = NamedLengths(view, axis, traced)
        let size = view.view.frame.size[axis]
        answers += 1
        explained += named.rates.count
        func isWrong(_ other: ShownView, _ named: Double?) -> Bool {
          abs((other.view.frame.size[axis] - size) / change - (named ?? 0)) > 1e-4
        }
        let isExplained =
          lengths.indices.allSatisfy { !isWrong(changed[$0][place], named.rates[$0]) }
          && larger.allSatisfy { !isWrong($1[place], named.rateOfProposal[$0]) }
        if isExplained { continue }
        wrong += 1
        if wrongHere == 0 { wrongSamples.append(sample) }
        wrongHere += 1
        if firstWrong != nil { continue }
        let steps = LengthReasons.steps(view, axis, traced).map(\.sentence)
        firstWrong =
          "why \(view.path.text).\(axis.side) of \(tree.script(lengths)) at "
          + ProposalText.of(proposal) + "; named \(named.rates) and \(named.rateOfProposal): "
          + steps.joined(separator: "; ")
      }
    }
  }
}
