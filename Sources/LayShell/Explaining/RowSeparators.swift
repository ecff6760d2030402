import LayEngine
import LayLanguage

/// Finds the separator lines of list rows.
///
/// - Rule: a line begins at the first text of the row and ends at the row's edge. Where a view of
///   the row sets the guide `list-row-separator-leading` or `list-row-separator-trailing`, the line
///   begins or ends there.
/// - Source: Apple's documentation of these guides; the start at the first text is reported by
///   developers since iOS 16; the end at the row's edge is our own choice.
struct RowSeparators {
  private var finders: [ObjectIdentifier: GuideFinder] = [:]
  private let lookout: Lookout

  init(_ lookout: Lookout) { self.lookout = lookout }

  /// The separator lines of a list row; empty for other views.
  mutating func lines(of view: PlacedView) -> [ViewFrame] {
    guard let content = view.rowContent else { return [] }
    return separators(of: view, with: content).map(\.frame)
  }

  /// The separator lines of a row that has this content.
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

/// A separator line above or below a row.
struct RowSeparator {
  let frame: ViewFrame
  let isAbove: Bool
  let isMirrored: Bool
  let row: ViewFrame
  /// The text at which the line begins; nil where a guide determines the start.
  let text: ViewFrame?
  let endsAtGuide: Bool
}

extension PlacedView {
  /// Whether the view keeps its place and is not drawn.
  var isHidden: Bool { view.content as? Effect == .hidden }

  /// The content of a list row, if this view is the row; nil for other views.
  var rowContent: PlacedView? {
    // Only lists make such a frame; a program's own frame has a source span.
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

  /// The first visible text in the view, except for the options of a picker.
  fileprivate func firstText(_ lookout: Lookout) -> PlacedView? {
    var pending = [(view: self, picker: View?.none)]
    var count = 0
    while let (view, picker) = pending.popLast(), count < 1000, !lookout.isOver {
      count += 1
      let isLabel = picker.map { $0.children.first?.contains(view.view) ?? false } ?? true
      if view.view.textString != nil, isLabel { return view }
      if view.isHidden { continue }
      let isPicker = (view.view.content as? Control)?.name == "picker"
      for child in view.children.reversed() {
        pending.append((child, isPicker ? view.view : picker))
      }
    }
    return nil
  }
}

extension View {
  /// Whether another view is this view or one of its nearest descendants.
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
