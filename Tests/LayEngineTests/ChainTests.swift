import LayEngine
import Testing

/// Layouts that ask a naive engine exponentially often; what is counted here are the sizes that had
/// to be worked out, never time.
extension EngineTests {
  @Suite struct ChainTests {
    @Test(arguments: Chain.allCases, [1, 4, 8, 16, 64, 128, 256])
    func probe(chain: Chain, depth: Int) throws {
      for p in [proposing(2000, 2000), proposing(2000, nil), proposing(nil, nil)] {
        let e = Engine(try ViewTree(chain.view(depth)))
        _ = try e.layOut(p)
        let t = try e.size(p)
        print("PROBE", chain, depth, p.width ?? -1, p.height ?? -1, e.tree.count, e.computed, e.asked, t)
      }
    }
  }
}

/// The chains of containers that are known to explode.
enum Chain: CaseIterable {
  /// A stack of a greedy leaf and the same again, rows and columns in turn.
  case flexible
  /// The same with a wrapping text for the leaf, so that sizes differ with each proposal.
  case text
  /// A candidate that never fits, and a column of a box and the same again.
  case fits

  func view(_ depth: Int) -> View {
    switch self {
    case .flexible: Self.flexible(depth)
    case .text: Self.text(depth)
    case .fits: Self.fits(depth)
    }
  }

  private static func flexible(_ depth: Int) -> View {
    var view = View.rectangle
    for level in 0..<depth {
      view = level % 2 == 0 ? .row(.rectangle, view) : .column(.rectangle, view)
    }
    return view
  }

  private static let words = ["alpha", "beta", "gamma", "delta", "epsilon", "zeta", "eta", "theta"]

  private static func text(_ depth: Int) -> View {
    var view = View.text("alpha beta gamma")
    for level in 0..<depth {
      let text = View.text((0...(level % 8)).map { words[$0] }.joined(separator: " "))
      view = level % 2 == 0 ? .row(spacing: 3, text, view) : .column(spacing: 3, text, view)
    }
    return view
  }

  private static func fits(_ depth: Int) -> View {
    var view = View.fits(.box(10_000, 10), .box(10, 10))
    for _ in 0..<depth { view = .fits(.box(10_000, 10), .column(.box(10, 10), view)) }
    return view
  }
}
