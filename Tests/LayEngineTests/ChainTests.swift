import LayEngine
import Testing

extension EngineTests {
  /// Layouts for which a naive engine needs exponentially many questions.
  ///
  /// The tests count the sizes that had to be worked out, never time.
  @Suite struct ChainTests {
    /// Both lengths proposed, as a window does, and one of them or both left open.
    static let proposals = [proposing(2000, 2000), proposing(2000, nil), proposing(nil, nil)]

    private func computed(_ chain: Chain, _ depth: Int, _ proposal: ProposedViewSize) throws -> Int
    {
      try Engine(ViewTree(chain.view(depth: depth))).layOut(proposal).computed
    }

    @Test(arguments: Chain.allCases, proposals)
    func `twice the depth takes hardly more than twice the work`(
      chain: Chain, proposal: ProposedViewSize
    ) throws {
      let half = try computed(chain, 128, proposal)
      #expect(Double(try computed(chain, 256, proposal)) <= 2.2 * Double(half))
    }

    // A level of the flexible chain is one stack, which is asked with 0, infinity, one share and, if
    // nothing is proposed, nil on each axis: at most 4 x 4. A level of the fitting chain is a column
    // and a view-that-fits, both asked with one width, and with 0, infinity and one share as the
    // height: 2 x 3. What texts leave on one axis changes with the other, so no such number is known
    // for the text chain.
    @Test(arguments: [(Chain.flexible, 16), (.fits, 6)], proposals)
    func `a level takes a fixed number of answers`(
      chain: (Chain, mostAnswers: Int), proposal: ProposedViewSize
    ) throws {
      #expect(try computed(chain.0, 256, proposal) <= 256 * chain.mostAnswers)
    }

    // Greedy leaves fill 2000 x 2000. The boxes of 10 are stacked, one for each level and one at
    // the end: 257 x 10.
    @Test(arguments: [(Chain.flexible, 2000, 2000), (.fits, 10, 2570)])
    func `a deep chain has the size that its rule gives`(
      chain: Chain, width: Double, height: Double
    ) throws {
      let layout = try chain.view(depth: 256).laidOut(2000, 2000)
      #expect(layout.size == ViewSize(width: width, height: height))
    }
  }
}

/// Chains of containers that take a naive engine exponential time.
enum Chain: CaseIterable {
  /// A stack of a greedy leaf and the next level, rows and columns in turn.
  case flexible
  /// As `flexible`, with a wrapping text as the leaf, so that sizes differ with each proposal.
  case text
  /// A candidate that never fits, or a column of a box and the next level.
  case fits

  func view(depth: Int) -> View {
    var view = innermost
    for level in 0..<depth { view = self.level(level, around: view) }
    return view
  }

  private static let words = ["alpha", "beta", "gamma", "delta", "epsilon", "zeta", "eta", "theta"]

  private var innermost: View {
    switch self {
    case .flexible: .rectangle
    case .text: .text("alpha beta gamma")
    case .fits: .box(10, 10)
    }
  }

  private func level(_ level: Int, around view: View) -> View {
    let isRow = level % 2 == 0
    switch self {
    case .flexible: return isRow ? .row(.rectangle, view) : .column(.rectangle, view)
    case .text:
      let text = View.text(Self.words[0...(level % 8)].joined(separator: " "))
      return isRow ? .row(spacing: 3, text, view) : .column(spacing: 3, text, view)
    case .fits: return .fits(.box(10_000, 10), .column(.box(10, 10), view))
    }
  }
}
