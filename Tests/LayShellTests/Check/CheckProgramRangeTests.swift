import LayEngine
import LayLanguage
import Testing

@testable import LayShell

/// The widths of findings of views in which functions of SwiftUI code take part are those at which a layout by
/// itself has them, with content that is made for it alone.
@Suite struct CheckProgramRangeTests {
  static let long = "Text(\"A title that is far too long for the row that it has\").lineLimit(1)"

  /// Layouts of the code, and content that asks lengths what they are: nothing is guessed between widths.
  static let followed = [
    // Another content above a width.
    "GeometryReader { g in if g.size.width > 350.25 { \(long) } else { Text(\"Short\").frame(width: 340).border(.red) } }",
    // Handed on, with more than one comparison.
    """
    GeometryReader { g in Inner(size: g.size) }
    """,
    // Compared later, by a reader inside.
    "GeometryReader { g in GeometryReader { h in if h.size.height > 0 && g.size.width > 401 { \(long) } else { Text(\"Short\") } }.padding(8) }",
    // In whole points.
    "GeometryReader { g in if \"\\(Int(g.size.width))\".count > 2 { \(long) } else { Text(\"Short\").frame(width: 130) } }",
    // In whole columns.
    "GeometryReader { g in HStack { ForEach(0..<max(1, Int(g.size.width / 90)), id: \\.self) { _ in \(long) } } }",
    // A square in the middle of which a reader asks which side is less.
    """
    Square { GeometryReader { g in if min(g.size.width, g.size.height) <= 210 { \(long) } else { Text("Short") } } }
    """,
    // A size that is compared as a whole, with its height as a plain number.
    "Exact { \(long) }.frame(height: 40)",
    // Rows that are filled one after the other; the height is never read.
    """
    Flow { ForEach(["Notifications", "All", "Mentions of you", "Boosts", "Polls"], id: \\.self) { Text($0) } }
    """,
  ]

  private static let declarations = """
    struct Inner: View {
      var size: CGSize
      var isNarrow: Bool { size.width < 200 || size.width * 2 >= 1000 }
      var body: some View { if isNarrow { Text("Short") } else { \(long) } }
    }
    struct Square: Layout {
      func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) -> CGSize {
        let size = proposal.replacingUnspecifiedDimensions()
        let side = min(size.width, size.height)
        return CGSize(width: side, height: side)
      }
      func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) {
        for subview in subviews {
          subview.place(at: CGPoint(x: bounds.midX, y: bounds.midY), anchor: .center,
            proposal: ProposedViewSize(width: bounds.width * 0.7, height: bounds.height * 0.7))
        }
      }
    }
    struct Exact: Layout {
      func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) -> CGSize {
        let size = proposal.replacingUnspecifiedDimensions()
        return size == CGSize(width: size.width, height: 40) ? size : CGSize(width: 900, height: 40)
      }
      func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) {
        subviews.first?.place(at: bounds.origin, proposal: ProposedViewSize(bounds.size))
      }
    }
    struct Flow: Layout {
      func rows(_ width: CGFloat, _ subviews: Subviews) -> [(y: CGFloat, x: CGFloat)] {
        var places: [(y: CGFloat, x: CGFloat)] = []
        var (x, y) = (CGFloat(0), CGFloat(0))
        for subview in subviews {
          let size = subview.sizeThatFits(.unspecified)
          if x > 0, x + size.width > width { x = 0; y += size.height + 6 }
          places.append((y, x))
          x += size.width + 6
        }
        return places
      }
      func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) -> CGSize {
        let width = proposal.width ?? .infinity
        return CGSize(width: width, height: (rows(width, subviews).last?.y ?? 0) + 20)
      }
      func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) {
        for (subview, place) in zip(subviews, rows(bounds.width, subviews)) {
          subview.place(at: CGPoint(x: bounds.minX + place.x, y: bounds.minY + place.y), proposal: .unspecified)
        }
      }
    }
    """

  /// What needs plain numbers: widths are tried, and no finding is lost.
  static let tried = [
    "GeometryReader { g in \(long).frame(width: g.size.width / 2) }",
    "GeometryReader { g in VStack(alignment: .leading) { \(long).alignmentGuide(.leading) { d in g.size.width * 0.25 }; Text(\"12.50\") } }",
    "GeometryReader { g in GeometryReader { h in if g.size.width - h.size.width > 9 || g.size.width > 401 { \(long) } else { Text(\"Short\") } }.padding(4) }",
    "GeometryReader { g in if g.frame(in: .global).maxX > 300 { \(long) } else { Text(\"Short\") } }",
  ]

  @Test(arguments: (followed + tried).indices, [100.0, 700])
  func `ranges are those of each half point`(_ index: Int, _ height: Double) throws {
    let all = Self.followed + Self.tried
    let code = CheckedCode(Limits())
    let text =
      "import SwiftUI\nstruct Shown: View { var body: some View { \(all[index]) } }\n"
      + Self.declarations
    _ = try code.add([("v.swift", text)])
    let checked = try #require(try code.views(of: "v.swift").views.first)
    let judge = CheckJudge(
      request: CheckRequest([]), path: "v.swift", places: CodePlaces(checked.interpreter.sources),
      lookout: checked.interpreter.lookout())
    let setting = CheckSetting(textSize: .xxxLarge)
    let search = FindingRangeSearch(
      view: try checked.current(setting), height: height, alike: AlikeLayouts(judge))
    let widths = 120.0...620.0
    let found = try search.run(over: widths)
    #expect(found.isExact == (index < Self.followed.count))
    let plain = try CurrentView(
      checked.view, in: checked.windows.rootEnvironment(setting, checked.face),
      reasonToStop: checked.interpreter.reasonToStop)
    var seen = false
    for width in stride(from: widths.lowerBound, through: widths.upperBound, by: 0.5) {
      let keys = Set(
        try judge.sighted(plain, ProposedViewSize(width: width, height: height)).map(\.key))
      let ranges = Set(found.ranges.filter { $1.contains { $0.contains(width) } }.map(\.key))
      #expect(keys == ranges, "at \(width)")
      seen = seen || !keys.isEmpty
    }
    #expect(seen)
  }
}
