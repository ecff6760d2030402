import LayEngine
import LayLanguage
import Testing

@testable import LayShell

/// The steps of `why` against the layout that they explain.
struct WhyTests {
  static let programs = [
    """
    (padding 16 (hstack (text "Hello World and more") (color red) (spacer) (text "end")))
    """,
    "(frame :max-width 90 :alignment leading (vstack :alignment trailing (text \"a\") (text \"b c\")))",
    "(overlay (text \"badge\") (zstack (color red) (circle) (text \"Hi\")))",
    """
    (layout-direction right-to-left
      (hstack (text "one") (padding :leading 5 (offset :x 3 :y 4 (text "two")))))
    """,
    "(scroll-view (vstack (for (i 0 5) (fixed-size (text (str \"row \" i))))))",
    "(geometry-reader (fn (g) (frame :width 20 (position 3 4 (color red)))))",
    "(list-view (toggle \"On\") (hstack (text \"a\") (spacer) (text \"b\")))",
    "(fixed-size (hstack (color red) (frame :width 30 :height 7 (color blue)) (vstack (divider))))",
    "(lazy-vgrid :columns ((flexible 10 inf) (flexible 20 inf)) (color red) (text \"a\") (circle))",
  ]

  private static let proposals = [
    ProposedViewSize(width: 70, height: nil), ProposedViewSize(width: 300, height: 200), .ideal,
  ]

  /// Calls the body with each view of a program's traced layouts at all proposals.
  private func forEachView(
    _ program: String, _ body: (ShownView, TracedLayout) -> Void
  ) throws {
    try DeepStack.run { () throws in
      let shell = Shell()
      _ = shell.run(program, named: "", echo: .nothing)
      let current = try #require(shell.session.current)
      for proposal in Self.proposals {
        let (layout, events) = try current.trace(proposal)
        let traced = TracedLayout(layout, events, Lookout())
        for shown in ViewWalk.views(in: layout, most: 200, Lookout(), where: { _ in true }) {
          body(shown, traced)
        }
      }
    }
  }

  @Test(arguments: programs)
  func `what a place is made of adds up to it`(_ program: String) throws {
    try forEachView(program) { shown, traced in
      for axis in Axis.allCases {
        let numbers = PlaceReasons.steps(shown, axis, traced).compactMap(\.number)
        let sum = numbers.dropFirst().reduce(0, +)
        #expect(abs(numbers[0] - shown.view.frame.origin[axis]) < 1e-9)
        #expect(abs(numbers[0] - sum) < 1e-9, "\(shown.path.text) \(axis)")
      }
    }
  }

  @Test(arguments: programs)
  func `every number of a length's reasons is a size or a proposal`(_ program: String) throws {
    try forEachView(program) { shown, traced in
      for axis in Axis.allCases {
        let steps = LengthReasons.steps(shown, axis, traced)
        #expect(steps.first?.number == shown.view.frame.size[axis])
        #expect(steps.count < 30)
        for step in steps {
          guard let number = step.number, let place = step.place else { continue }
          let children = (0..<place.view.childCount).map { place.child($0).view.proposal }
          let asked = traced.answering(place.view, place.question).questions.map(\.proposal)
          let offers = (children + asked).flatMap { [$0.width, $0.height] }
          let sizes = [place.size.width, place.size.height]
          #expect(sizes.contains(number) || offers.contains(number))
        }
      }
    }
  }

  // A length that a step names changes the explained length as much as the steps say, and a length
  // that none names does not change it: each is made longer by so little that nothing else changes.
  @Test func `a length depends on what its reasons name and on nothing else`() throws {
    var proof = ReasonProof()
    try proof.check(seeds: 2000)
    #expect(proof.explained > 2000)
    // A lazy grid whose first cells would like widths of their own, nested in another, is not told in full.
    #expect(proof.wrong.count * 1000 <= proof.answers, "\(proof.wrong.prefix(3))")
  }

  // Cells of several columns share what they lack in more ways than the steps tell.
  @Test func `with cells of several columns nearly all reasons hold`() throws {
    var proof = ReasonProof(extra: .spans)
    try proof.check(seeds: 500)
    #expect(
      proof.wrong.count * 40 <= proof.answers,
      "\(proof.wrong.count) of \(proof.answers)")
  }

  @Test func `with texts that wrap and candidates that fit the reasons hold`() throws {
    var proof = ReasonProof(extra: .texts)
    try proof.check(seeds: 2000)
    #expect(proof.explained > 2000)
    #expect(
      proof.wrong.count * 1000 <= proof.answers,
      "\(proof.wrong.count) of \(proof.answers): \(proof.wrong.prefix(3))")
  }

  // A screen that is wider and higher proposes as much more.
  @Test func `on a device the reasons hold`() throws {
    var proof = ReasonProof(extra: .texts, isOnDevice: true)
    try proof.check(seeds: 1000)
    #expect(proof.explained > 1000)
    #expect(
      proof.wrong.count * 500 <= proof.answers,
      "\(proof.wrong.count) of \(proof.answers): \(proof.wrong.prefix(3))")
  }
}

/// Changes each length of random views, and the proposal, a little, and compares how the lengths of all
/// views change with what the steps of `why` say.
struct ReasonProof {
  var extra: RandomLengths.Extra?
  var isOnDevice = false
  /// How many lengths of views were looked at, and how many lengths their reasons name.
  private(set) var answers = 0
  private(set) var explained = 0
  /// Where reasons are wrong: the view, and a script that shows it.
  private(set) var wrong: [String] = []

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

  /// Checks so many random views.
  mutating func check(seeds: Int) throws {
    var proof = self
    try DeepStack.run { () throws in
      for seed in 0..<seeds { try proof.check(seed: UInt64(seed)) }
    }
    self = proof
  }

  private mutating func check(seed: UInt64) throws {
    let change = Self.change
    var random = SeededFacts(seed: seed)
    var lengths: [Double] = []
    let tree = RandomLengths(levels: 3, with: extra, &lengths, &random)
    let given = (0..<2).map { _ in
      random.number(below: 4) == 0 && !isOnDevice ? nil : random.length() * 4
    }
    let proposal = ProposedViewSize(width: given[0], height: given[1])
    func layOut(
      _ lengths: [Double], _ proposal: ProposedViewSize
    ) throws -> (shown: [ShownView], traced: TracedLayout) {
      let environment = isOnDevice ? Self.device(proposing: proposal) : RootEnvironment()
      let (layout, events) = try TracedEngine.layOut(
        ViewTree(tree.view(lengths), in: environment), proposal, shouldStop: { false })
      let shown = ViewWalk.views(in: layout, most: 200, Lookout(), where: { _ in true })
      return (shown, TracedLayout(layout, events, Lookout()))
    }
    let (shown, traced) = try layOut(lengths, proposal)
    let changed = try lengths.indices.map { number in
      var longer = lengths
      longer[number] += change
      return try layOut(longer, proposal).shown
    }
    let larger = try Axis.allCases.map { side in
      let (width, height) = side == .horizontal ? (change, 0) : (0, change)
      let larger = ProposedViewSize(
        width: proposal.width.map { $0 + width }, height: proposal.height.map { $0 + height })
      return (side, try layOut(lengths, larger).shown)
    }
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
        wrong.append(
          "seed \(seed): why \(view.path.text).\(axis.side) of \(tree.script(lengths)) at "
            + ProposalText.of(proposal) + "; named \(named.rates) and \(named.rateOfProposal)")
      }
    }
  }
}
