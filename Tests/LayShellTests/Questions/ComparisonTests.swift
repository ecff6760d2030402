import LayEngine
import LayLanguage
import Testing

@testable import LayShell

/// What `compare` finds, against asking both views at every quarter of a point.
@Suite struct ComparisonTests {
  private static func view(_ text: String) throws -> CurrentView {
    let session = Session()
    var view: View?
    var items = session.interpreter.items(
      of: text, named: "view", firstLine: 1, isCommand: { _ in false })
    while case .form(let tree)? = try items.next() {
      view = try session.interpreter.evaluate(tree).value.asView
    }
    return try CurrentView(try #require(view))
  }

  private static let pairs = [
    ("(aspect-ratio 2 (color red))", "(aspect-ratio 2.5 (color red))"),
    (
      "(fits (frame :width 12.5 :height 6 (color red)) (frame :width 5 :height 5 (color red)))",
      "(fits :in horizontal (frame :width 12.5 :height 6 (color red)) (frame :width 5 :height 5 (color red)))"
    ),
    ("(hstack (text \"ab\") (color red))", "(hstack :spacing 8 (text \"ab\") (color red))"),
    ("(text \"a b\")", "(vstack (text \"a\") (text \"b\"))"),
    ("(padding 3 (text \"a b c\"))", "(padding 2 (padding 1 (text \"a b c\")))"),
    // lines that cross at 12, and planes that cross along it
    ("(frame :height 10 (rectangle))", "(frame :width 12 :height 10 (rectangle))"),
    ("(frame :max-width 10.25 (color red))", "(frame :max-width 10.75 (color red))"),
  ]

  @Test(arguments: pairs)
  func `over both axes it finds what every quarter of a point shows`(
    _ first: String, _ second: String
  ) throws {
    let (one, two) = (try Self.view(first), try Self.view(second))
    let range = ProposalRange(
      width: .range(0...24), height: .range(0...24), step: 1, span: one.view.span!)
    let found = try ViewComparison(one, two, Lookout()).run(over: range)
    guard case .followedLines = found.evidence else {
      Issue.record("these views can be followed")
      return
    }
    // At each whole width, and half-way to the next one, all heights are known.
    for width in stride(from: 0, through: 24, by: 0.5) {
      for height in stride(from: 0, through: 24, by: 0.25) {
        let proposal = ProposedViewSize(width: width, height: height)
        let isFound = found.extents.contains {
          $0.lengths.contains(height) && $0.widths?.contains(width) == true
        }
        let isDifferent = try one.size(proposal) != two.size(proposal)
        #expect(isFound == isDifferent, "\(width) x \(height)")
      }
    }
  }

  @Test(arguments: pairs)
  func `over one axis it finds what every quarter of a point shows`(
    _ first: String, _ second: String
  ) throws {
    let (one, two) = (try Self.view(first), try Self.view(second))
    let range = ProposalRange(
      width: .range(0...60), height: .fixed(nil), step: 1, span: one.view.span!)
    let found = try ViewComparison(one, two, Lookout()).run(over: range)
    for width in stride(from: 0, through: 60, by: 0.25) {
      let proposal = ProposedViewSize(width: width, height: nil)
      let isDifferent = try one.size(proposal) != two.size(proposal)
      #expect(found.extents.contains { $0.lengths.contains(width) } == isDifferent, "\(width)")
    }
  }
}
