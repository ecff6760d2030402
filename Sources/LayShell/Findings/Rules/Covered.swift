import LayComparing
import LayEngine
import LayLanguage

/// A text or a control that a bar covers, and that cannot be scrolled out.
enum UnderBar: FindingRule {
  static let name = "under-bar"
  // Source: layout-rules 6.10.
  static let reason = "SwiftUI: a bar is drawn over what is below it"

  static func findings(in layout: JudgedLayout, except told: Set<Int>) -> [Finding] {
    var found: [Finding] = []
    for index in layout.views.indices {
      guard layout.views[index].traits.isInset, !layout.lookout.isOver,
        let inset = layout.views[index].content as? SafeAreaInset
      else { continue }
      let axis = inset.edge.axis
      let children = layout.views.indices.filter { layout.views[$0].parent == index }
      guard let bar = children.first(where: { layout.views[$0].number == 2 }),
        let screen = children.first(where: { layout.views[$0].number == 1 })
      else { continue }
      let frame = layout.region(ofBar: bar, inset.edge)
      let views = layout.content.filter { place in
        let judged = layout.views[place]
        guard !told.contains(place), layout.isInside(place, screen) || place == screen,
          !judged.around.scrolls.contains(axis),
          judged.around.presentation == layout.views[bar].around.presentation,
          let part = judged.visible?.part(in: frame)
        else { return false }
        return part.size.width > 0.5 && part.size.height > 0.5
      }
      guard let first = views.first else { continue }
      let title = layout.title(first)
      let covered = layout.views[first].visible?.part(in: frame)?.size[axis] ?? 0
      found.append(
        Finding(
          rule: Self.self, shown: layout.shown(first),
          sentence: "\(title) is under the bar at the \(inset.edge.rawValue) by \(covered.short)"
            + (views.count > 1 ? ", and so \(views.count - 1) more" : ""),
          numbers: [("covered", covered)], question: layout.reference(first, axis.coordinate),
          views: views, count: layout.count(views)))
    }
    return found
  }
}

extension JudgedLayout {
  /// The frame of a bar, which goes on to the end of the screen where it ends at the safe area.
  fileprivate func region(ofBar bar: Int, _ edge: SafeAreaInset.Edge) -> ViewFrame {
    var frame = views[bar].frame
    guard let safe = layout.safeFrame else { return frame }
    let axis = edge.axis
    let (before, after) = window.beyond(frame, axis)
    let isFirst = edge == .top || edge == .leading
    let isAtEdge =
      isFirst
      ? frame.start(axis) < safe.start(axis) + 1 : frame.end(axis) > safe.end(axis) - 1
    guard isAtEdge else { return frame }
    let more = isFirst ? before : after
    if axis == .horizontal {
      frame.size.width += more
      if isFirst { frame.origin.x -= more }
    } else {
      frame.size.height += more
      if isFirst { frame.origin.y -= more }
    }
    return frame
  }
}

/// A view that is drawn over a text, and is no part of it.
///
/// - Exceptions: overlays and backgrounds belong to their view; a small part of a text may be covered
///   by a badge; what covers a text as a whole takes its place; what scrolls can be moved; the outline of a shape
///   covers nothing; lines may be set closer than they are high, as long as letters do not touch; a stack with a
///   negative spacing lays views that are written once, as by a loop, over each other, and one in depth the same text of its own
///   twice, as for an outline.
enum OverText: FindingRule {
  static let name = "over-text"
  static let reason = "Apple, UI Design Dos and Don'ts, Spacing: texts do not overlap"

  /// More views of a layout are not compared with each other.
  static let mostViews = 600

  static func findings(in layout: JudgedLayout, except told: Set<Int>) -> [Finding] {
    let seen = layout.seen.prefix(mostViews).filter { index in
      !told.contains(index) && isSeen(layout.views[index]) && layout.views[index].visible != nil
    }
    var found: [Finding] = []
    var hit: Set<Int> = []
    for (position, text) in seen.enumerated() where layout.views[text].kind == .text {
      guard !layout.lookout.isOver else { break }
      for above in seen[(position + 1)...] where !hit.contains(above) {
        guard let part = covered(text, above, seen, layout) else { continue }
        hit.insert(above)
        found.append(finding(text, above, part, layout))
        break
      }
    }
    return found
  }

  /// Whether a view is looked at, if it is not cut off.
  static func isSeen(_ view: JudgedView) -> Bool {
    !view.around.isHidden && !view.around.isTransformed && !view.around.isInBar
      && !(view.kind == .filling && (view.around.isOutline || view.traits.outlines))
  }

  /// The part of a text over which a later view lies; nil where that is meant.
  private static func covered(
    _ text: Int, _ above: Int, _ seen: [Int], _ layout: JudgedLayout
  ) -> ViewFrame? {
    let (lower, upper) = (layout.views[text], layout.views[above])
    guard let one = lower.visible, let other = upper.visible, let part = one.part(in: other),
      part.size.width > 2,
      part.size.height > CoveredText.blankShare * min(one.size.height, other.size.height),
      !layout.isInside(text, above), isRelated(text, above, layout)
    else { return nil }
    let share = part.size.width * part.size.height / (one.size.width * one.size.height)
    switch upper.kind {
    case .text: break
    case .control: return nil
    default:
      let limits = CoveredText.shares
      guard share > limits.least, share < limits.most else { return nil }
    }
    // A plate between the two takes the place of the text.
    let isBetween = seen.contains { plate in
      plate > text && plate < above && layout.views[plate].kind != .text
        && layout.views[plate].visible?.covers(part) ?? false
    }
    return isBetween ? nil : part
  }

  /// Whether neither belongs to the other, and neither scrolls away below the other.
  static func isRelated(_ text: Int, _ above: Int, _ layout: JudgedLayout) -> Bool {
    let common = layout.innermost(around: text, above)
    if layout.views[common].traits.isLayer { return false }
    if let stack = layout.views[common].content as? any StackContent,
      stack.style.spacing.map({ $0 < 0 }) ?? false,
      let one = layout.child(of: common, around: text).view.span,
      one == layout.child(of: common, around: above).view.span
    {
      return false
    }
    if layout.views[common].content is DepthStack,
      let string = layout.views[text].view.view.textString,
      layout.views[above].view.view.textString == string,
      [text, above].allSatisfy({ index in
        layout.ancestors(of: index).first { !layout.views[$0].content.isModifier } == common
      })
    {
      return false
    }
    let outer = layout.views[common].around
    return [text, above].allSatisfy { index in
      let around = layout.views[index].around
      return around.scrollView == outer.scrollView && around.presentation == outer.presentation
    }
  }

  private static func finding(
    _ text: Int, _ above: Int, _ part: ViewFrame, _ layout: JudgedLayout
  ) -> Finding {
    let common = layout.innermost(around: text, above)
    let isRow = layout.views[common].content is HorizontalStack
    let titles = [above, text].map(layout.title)
    return Finding(
      rule: Self.self, shown: layout.shown(above), cause: layout.shown(text),
      sentence: "\(titles[0]) lies over \(titles[1]): \(part.size.width.short) x "
        + "\(part.size.height.short) of it",
      numbers: [("width", part.size.width), ("height", part.size.height)],
      question: layout.reference(above, isRow ? "x" : "y"), views: [above, text])
  }
}
