import LayEngine
import LayLanguage

/// Finds the lines of rows of lists.
///
/// - Rule: a line begins at the first text of the row and ends at the row's edge; where a view of
///   the row says that `list-row-separator-leading` or `list-row-separator-trailing` is somewhere,
///   it begins or ends there.
/// - Source: Apple's documentation of these guides; that it begins at the first text is described by
///   those who met it since iOS 16; that it goes on to the row's edge is our own choice.
struct RowSeparators {
  private var finders: [ObjectIdentifier: GuideFinder] = [:]
  private let lookout: Lookout

  init(_ lookout: Lookout) { self.lookout = lookout }

  /// The lines of a view that is a row; none for other views.
  mutating func lines(of view: PlacedView) -> [ViewFrame] {
    guard let content = view.rowContent else { return [] }
    return separators(of: view, with: content).map(\.frame)
  }

  /// The lines of a row, from its content.
  mutating func separators(of row: PlacedView, with content: PlacedView) -> [RowSeparator] {
    guard let edges = (content.view.content as? Control)?.separators, !edges.isEmpty else {
      return []
    }
    let inner = content.childCount > 0 ? content.child(0) : content
    let isMirrored = content.layout.tree.isMirrored(content.node)
    let (own, whole) = (inner.frame, row.frame)
    func place(_ guide: AlignmentGuide) -> Double? {
      position(of: guide, in: inner).map { isMirrored ? own.maxX - $0 : own.origin.x + $0 }
    }
    let guide = place(SeparatorLine.leading.guide)
    let text = guide == nil ? content.firstText(lookout)?.frame ?? own : own
    let start = guide ?? (isMirrored ? text.maxX : text.origin.x)
    let trailing = place(SeparatorLine.trailing.guide)
    let end = trailing ?? (isMirrored ? whole.origin.x : whole.maxX)
    let (left, right) = (min(start, end), max(start, end))
    guard left.isFinite, right.isFinite else { return [] }
    return [EdgeSet.top, .bottom].filter { edges.contains($0) }.map { edge in
      let y = edge == .top ? whole.origin.y : whole.maxY
      return RowSeparator(
        frame: ViewFrame(x: left, y: y, width: right - left, height: 0), isAbove: edge == .top,
        isMirrored: isMirrored, row: whole, text: guide == nil ? text : nil,
        endsAtGuide: trailing != nil)
    }
  }

  private mutating func position(of guide: AlignmentGuide, in view: PlacedView) -> Double? {
    let tree = view.layout.tree
    let lookout = lookout
    let id = ObjectIdentifier(tree)
    let finder = finders[id] ?? GuideFinder(tree) { lookout.isOver }
    finders[id] = finder
    return finder.explicitPosition(of: guide, in: view)
  }
}

/// A line above or below a row.
struct RowSeparator {
  let frame: ViewFrame
  let isAbove: Bool
  let isMirrored: Bool
  let row: ViewFrame
  /// The text at which it begins; nil where a guide says where.
  let text: ViewFrame?
  let endsAtGuide: Bool
}

extension PlacedView {
  /// The content of a row of a list, for the view that is the row; nil for other views.
  var rowContent: PlacedView? {
    // No call of the program makes such a frame.
    guard view.span == nil, view.content is FlexibleFrame, childCount == 1 else { return nil }
    let inside = child(0)
    guard inside.view.span == nil, inside.view.content is Padding else { return nil }
    return inside.listRow(atMost: 6)
  }

  private func listRow(atMost depth: Int) -> PlacedView? {
    if (view.content as? Control)?.separators != nil { return self }
    guard depth > 0, view.span == nil,
      view.content is Padding || view.content is FlexibleFrame || view.content is HorizontalStack
    else { return nil }
    for child in children {
      if let found = child.listRow(atMost: depth - 1) { return found }
    }
    return nil
  }

  /// The first text in it that is seen; the options of a picker are none.
  fileprivate func firstText(_ lookout: Lookout) -> PlacedView? {
    var pending = [(view: self, picker: View?.none)]
    var count = 0
    while let (view, picker) = pending.popLast(), count < 1000, !lookout.isOver {
      count += 1
      let isLabel = picker.map { $0.children.first?.contains(view.view) ?? false } ?? true
      if view.view.textString != nil, isLabel { return view }
      if Scene.isHidden(view) { continue }
      let isPicker = (view.view.content as? Control)?.name == "picker"
      for child in view.children.reversed() {
        pending.append((child, isPicker ? view.view : picker))
      }
    }
    return nil
  }
}

extension View {
  /// Whether another view is this one or in it, near the top.
  fileprivate func contains(_ other: View) -> Bool {
    var pending = [self]
    var count = 0
    while let view = pending.popLast(), count < 100 {
      count += 1
      if view === other { return true }
      pending.append(contentsOf: view.children)
    }
    return false
  }
}
