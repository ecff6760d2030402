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
  ]

  private static let proposals = [
    ProposedViewSize(width: 70, height: nil), ProposedViewSize(width: 300, height: 200), .ideal,
  ]

  /// Calls the body with each view of a program's traced layouts at all proposals.
  private func forEachView(
    _ program: String, _ body: (ShownView, TracedLayout) -> Void
  ) throws {
    try DeepStack.run { () throws in
      let shell = Shell(printResult: { _ in }, printDiagnostic: { _ in })
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
        var known: Set<Double> = []
        _ = traced.layout.first { view in
          for axis in Axis.allCases {
            known.insert(view.frame.size[axis])
            if let proposed = view.proposal[axis] { known.insert(proposed) }
          }
          return false
        }
        for number in steps.compactMap(\.number) { #expect(known.contains(number)) }
      }
    }
  }
}
