import LayEngine

/// A layout of a program that fills rows with its subviews at their ideal sizes.
///
/// Where rows stand in a larger width, and subviews in a higher row, are parameters.
final class FlowLayout: CustomLayout {
  /// In points.
  private let spacing: Double
  /// The fractions of the free width before a row, and of the free height above a subview.
  private let fraction, fractionAcross: Double

  init(spacing: Double, fraction: Double = 0, fractionAcross: Double = 0) {
    (self.spacing, self.fraction, self.fractionAcross) = (spacing, fraction, fractionAcross)
  }

  var name: String { "flow" }
  var keepsCache: Bool { false }
  var hasGuides: Bool { false }

  private struct Row {
    var subviews: [(index: Int, x: Double, size: ViewSize)] = []
    var width = 0.0
    var height = 0.0
  }

  private func rows(in width: Double, _ subviews: LayoutSubviews) -> [Row] {
    var rows = [Row()]
    for index in 0..<subviews.count {
      let size = subviews.size(of: index, .ideal)
      let start = rows[rows.count - 1].subviews.isEmpty ? 0 : rows[rows.count - 1].width + spacing
      let isNew = start > 0 && start + size.width > width
      if isNew { rows.append(Row()) }
      let x = isNew ? 0 : start
      rows[rows.count - 1].subviews.append((index, x, size))
      rows[rows.count - 1].width = x + size.width
      rows[rows.count - 1].height = max(rows[rows.count - 1].height, size.height)
    }
    return rows
  }

  func size(_ proposal: ProposedViewSize, _ subviews: LayoutSubviews) throws -> ViewSize {
    let rows = rows(in: proposal.width ?? .infinity, subviews)
    let heights = rows.reduce(0) { $0 + $1.height }
    return ViewSize(
      width: proposal.width ?? rows.map(\.width).max() ?? 0,
      height: heights + spacing * Double(rows.count - 1))
  }

  func place(
    in bounds: ViewFrame, _ proposal: ProposedViewSize, _ subviews: LayoutSubviews
  ) throws {
    var y = bounds.origin.y
    for row in rows(in: bounds.size.width, subviews) {
      let start = bounds.origin.x + (bounds.size.width - row.width) * fraction
      for (index, x, size) in row.subviews {
        let above = (row.height - size.height) * fractionAcross
        subviews.place(
          index, at: ViewPoint(x: start + x, y: y + above), anchor: UnitPoint(x: 0, y: 0),
          proposal: .ideal)
      }
      y += row.height + spacing
    }
  }

  func spacing(_ subviews: LayoutSubviews) throws -> EdgeDistances? { nil }

  func position(
    of guide: AlignmentGuide, in size: ViewSize, _ proposal: ProposedViewSize,
    _ subviews: LayoutSubviews
  ) throws -> Double? { nil }
}

extension RandomViews {
  /// An adaptive lazy grid or a layout of a program, with random contents, somewhere in a view.
  mutating func viewWithTracks(levels: Int) -> View {
    switch one(of: [0, 1, 2, 3, 4, 5, 6]) {
    case 0 where levels > 0:
      .row(spacing: 4, viewWithTracks(levels: levels - 1), view(levels: 1))
    case 1 where levels > 0:
      .column(spacing: 4, viewWithTracks(levels: levels - 1), view(levels: 1))
    case 2 where levels > 0: viewWithTracks(levels: levels - 1).padded(length(0...20))
    case 3 where levels > 0:
      viewWithTracks(levels: levels - 1).framed(maximumWidth: length(80...300))
    default: tracks(of: children(levels: 1) + children(levels: 1))
    }
  }

  /// An adaptive lazy grid or a flow layout.
  mutating func tracks(of children: [View]) -> View {
    let spacing = length(0...20)
    if one(of: [true, false]) {
      let layout = FlowLayout(
        spacing: spacing, fraction: one(of: [0, 0.5, 1]), fractionAcross: one(of: [0, 0.5, 1]))
      return View(Custom(layout), children: children)
    }
    let least = length(10...120)
    let adaptive = GridTrack(
      .adaptive(minimum: least, maximum: one(of: [.infinity, least + length(0...60)])),
      spacing: one(of: [nil, spacing]))
    let others: [[GridTrack]] = [
      [], [], [GridTrack(.fixed(length(0...60)))],
      [GridTrack(.flexible(minimum: 10, maximum: .infinity))], [adaptive],
    ]
    let style = LazyGridStyle(
      tracks: one(of: others) + [adaptive], spacing: one(of: [nil, spacing]))
    let contents: [any ViewContent] = [LazyVerticalGrid(style), LazyHorizontalGrid(style)]
    let content = one(of: contents)
    return View(content, children: children)
  }
}
