import LayEngine
import LayLanguage

/// A view with texts or controls that is larger than the view it is in, and reaches out of it.
///
/// - Exceptions: what is cut off, scrolls on the axis, lies in an overlay or a background, is moved by an
///   offset, or is turned.
enum OutsideParent: FindingRule {
  static let name = "outside-parent"
  static let reason =
    "a view that is larger than its frame is still drawn, over its neighbours: layout-rules 6.1"

  static func findings(in layout: JudgedLayout, except told: Set<Int>) -> [Finding] {
    var found: [Finding] = []
    var hit = told
    for axis in Axis.allCases {
      var groups: [Int: [Int]] = [:]
      var order: [Int] = []
      for index in layout.items(along: axis) where !hit.contains(index) {
        guard let child = outermost(around: index, axis, layout) else { continue }
        if groups[child] == nil { order.append(child) }
        groups[child, default: []].append(index)
      }
      for child in order {
        let finding = finding(child, axis, groups[child] ?? [], layout)
        found.append(finding)
        hit.formUnion(finding.views)
      }
    }
    return found
  }

  /// The outermost view around another that reaches, with it, out of the view it is in.
  private static func outermost(
    around index: Int, _ axis: Axis, _ layout: JudgedLayout
  ) -> Int? {
    guard let visible = layout.views[index].visible else { return nil }
    var found: Int?
    for (child, parent) in zip([index] + layout.ancestors(of: index), layout.ancestors(of: index)) {
      let (inner, outer) = (layout.views[child], layout.views[parent])
      if inner.content is Offset || inner.content is Position { return nil }
      if isLayer(outer.content), inner.number > 1 { break }
      if let scroll = outer.content as? ScrollView, scroll.axes.contains(axis) { break }
      // These are meant to be smaller than what is in them; padding is where it is negative.
      let content = outer.content
      if content is ScrollView || content is IgnoresSafeArea || content is Padding { continue }
      guard outer.frame.isFinite, inner.frame.size[axis] > outer.frame.size[axis] + 0.5 else {
        continue
      }
      let (before, after) = visible.beyond(outer.frame, axis)
      if max(before, after) > 0.5 { found = child }
    }
    return found
  }

  /// Whether the further children of a view belong to the first, and may reach out of it.
  static func isLayer(_ content: any ViewContent) -> Bool {
    content is Overlay || content is Background || content is PreferenceLayer
      || content is SafeAreaInset || content is Effect
  }

  private static func finding(
    _ child: Int, _ axis: Axis, _ views: [Int], _ layout: JudgedLayout
  ) -> Finding {
    let inner = layout.views[child]
    let parent = inner.parent ?? child
    let outer = layout.views[parent]
    let (length, room) = (inner.frame.size[axis], outer.frame.size[axis])
    let sides = Side.words(inner.frame.beyond(outer.frame, axis), axis)
    return Finding(
      rule: Self.self, shown: layout.shown(child), cause: layout.shown(parent),
      sentence: "\(layout.title(child)) is \(length.short) \(axis.adjective) in "
        + "\(ViewTitle.full(outer.view.view)) of \(room.short): \(sides) is outside",
      numbers: [("length", length), ("room", room)],
      question: layout.reference(child, axis.side), views: views + layout.seen(inside: child),
      count: layout.count(views))
  }
}

extension JudgedLayout {
  /// What is to stay inside its surroundings on an axis: texts, controls, what a stack arranges along
  /// the axis, and frames of a declared length around texts and controls.
  ///
  /// Pictures and shapes by themselves may be an ornament, and what is in a bar is the system's.
  func items(along axis: Axis) -> [Int] {
    views.indices.filter { index in
      let judged = views[index]
      let around = judged.around
      guard !around.isHidden, !around.isTransformed, !around.isInBar, judged.visible != nil,
        judged.frame.isFinite, judged.frame.size[axis] > 0.5
      else { return false }
      if judged.kind == .text || judged.kind == .control { return true }
      if let frame = judged.content as? FixedFrame {
        let length = axis == .horizontal ? frame.width : frame.height
        if length != nil, seen(inside: index).contains(where: isContent) { return true }
      }
      guard let parent = judged.parent, views[parent].isStack(along: axis) else { return false }
      return judged.kind != nil || !seen(inside: index).isEmpty
    }
  }

  private func isContent(_ index: Int) -> Bool {
    views[index].kind == .text || views[index].kind == .control
  }
}

extension JudgedView {
  fileprivate func isStack(along axis: Axis) -> Bool {
    axis == .horizontal ? content is HorizontalStack : content is VerticalStack
  }
}

/// Words for what lies beyond edges.
enum Side {
  /// `24 at the left and 24 at the right`.
  static func words(_ beyond: (before: Double, after: Double), _ axis: Axis) -> String {
    let names = axis == .horizontal ? ("left", "right") : ("top", "bottom")
    return [(beyond.before, names.0), (beyond.after, names.1)].filter { $0.0 > 0.05 }
      .map { "\($0.0.short) at the \($0.1)" }.joined(separator: " and ")
  }
}

/// A text or a control beyond the edge of the screen, or of what is proposed to the whole.
///
/// - Exceptions: as for `OutsideParent`; and what is moved out of the screen as a whole.
enum OutsideScreen: FindingRule {
  static let name = "outside-screen"
  static let reason =
    "Apple, UI Design Dos and Don'ts, Formatting Content: a layout fits the screen"

  static func findings(in layout: JudgedLayout, except told: Set<Int>) -> [Finding] {
    let window = layout.window
    guard window.isFinite else { return [] }
    return PlaceFindings.all(layout, told, among: layout.items) { judged, axis in
      guard let visible = judged.visible else { return nil }
      // What is moved out as a whole waits there.
      if judged.around.isMoved, visible.part(in: window) == nil { return nil }
      return visible.beyond(window, axis)
    } finding: { culprit, axis, beyond, views in
      let judged = layout.views[culprit]
      let (length, room) = (judged.frame.size[axis], window.size[axis])
      let place = layout.layout.screen.map { $0.title } ?? "what is proposed"
      let title = layout.title(culprit)
      let size =
        length > room + 0.5 ? "is \(length.short) \(axis.adjective)" : "reaches out"
      return Finding(
        rule: Self.self, shown: layout.shown(culprit),
        sentence: "\(title) \(size), and \(place) has \(room.short): "
          + "\(Side.words(beyond, axis)) \(Self.isOutside(views, culprit, layout))",
        numbers: [
          ("length", length), ("room", room), ("before", beyond.before), ("after", beyond.after),
        ],
        question: layout.reference(culprit, length > room + 0.5 ? axis.side : axis.coordinate),
        views: views + (length > room + 0.5 ? layout.inside(culprit) : []),
        count: layout.count(views))
    }
  }

  private static func isOutside(_ views: [Int], _ culprit: Int, _ layout: JudgedLayout) -> String {
    views == [culprit]
      ? "is outside"
      : "is outside, with \(CountText.of(layout.count(views), layout.noun(views)))"
  }
}

extension Axis {
  var coordinate: String { self == .horizontal ? "x" : "y" }
}

/// What several rules about places share: the texts and controls that are beyond an edge, by the view
/// that makes them so.
enum PlaceFindings {
  typealias Beyond = (before: Double, after: Double)

  /// - Parameters:
  ///   - items: the views that are looked at.
  ///   - beyond: how far a view is beyond the edges on an axis; nil where that is meant.
  ///   - finding: the finding about the view that is to be changed, and the views that it hits.
  static func all(
    _ layout: JudgedLayout, _ told: Set<Int>, among items: (Axis) -> [Int],
    beyond: (JudgedView, Axis) -> Beyond?,
    finding: (Int, Axis, Beyond, [Int]) -> Finding
  ) -> [Finding] {
    var found: [Finding] = []
    var hit = told
    for axis in Axis.allCases {
      var groups: [Int: (beyond: Beyond, views: [Int])] = [:]
      var order: [Int] = []
      for index in items(axis) where !hit.contains(index) {
        let judged = layout.views[index]
        guard !judged.around.scrolls.contains(axis), let beyond = beyond(judged, axis),
          max(beyond.before, beyond.after) > 0.5
        else { continue }
        let culprit = culprit(index, axis, layout)
        if groups[culprit] == nil { order.append(culprit) }
        groups[culprit, default: (beyond, [])].views.append(index)
        let known = groups[culprit]?.beyond ?? beyond
        groups[culprit]?.beyond = (
          max(known.before, beyond.before), max(known.after, beyond.after)
        )
      }
      for culprit in order {
        guard let group = groups[culprit] else { continue }
        let finding = finding(culprit, axis, group.beyond, group.views)
        found.append(finding)
        hit.formUnion(finding.views)
      }
    }
    return found
  }

  /// The view that makes a view reach out: the innermost around it that is longer than the window, or
  /// else than it is offered; the view itself where there is none.
  private static func culprit(_ index: Int, _ axis: Axis, _ layout: JudgedLayout) -> Int {
    let places = [index] + layout.ancestors(of: index)
    func first(_ isTooLong: (PlacedView) -> Bool) -> Int? {
      places.first { isTooLong(layout.views[$0].view) }
    }
    let room = layout.window.size[axis]
    return first { $0.frame.size[axis] > room + 0.5 }
      ?? first { $0.frame.size[axis] > ($0.proposal[axis] ?? .infinity) + 0.5 } ?? index
  }
}

/// A text or a control in what the device keeps free, such as beside the camera.
enum OutsideSafeArea: FindingRule {
  static let name = "outside-safe-area"
  static let reason =
    "Human Interface Guidelines, Layout: respect the safe areas of the system, which are for its own"

  static func findings(in layout: JudgedLayout, except told: Set<Int>) -> [Finding] {
    guard let safe = layout.layout.safeFrame else { return [] }
    return PlaceFindings.all(layout, told, among: { _ in layout.content }) { judged, axis in
      guard !judged.around.isInBar, let visible = judged.visible?.part(in: layout.window) else {
        return nil
      }
      return visible.beyond(safe, axis)
    } finding: { culprit, axis, beyond, views in
      let title = layout.title(culprit)
      return Finding(
        rule: Self.self, shown: layout.shown(culprit),
        sentence: "\(title) reaches into what \(layout.layout.screen?.title ?? "the device") keeps "
          + "free: \(Side.words(beyond, axis))"
          + (layout.count(views) > 1
            ? ", with \(CountText.of(layout.count(views), layout.noun(views)))" : ""),
        numbers: [("before", beyond.before), ("after", beyond.after)],
        question: layout.reference(culprit, axis.coordinate), views: views,
        count: layout.count(views))
    }
  }
}

/// A text or a control that a bar covers, and that cannot be scrolled out.
enum UnderBar: FindingRule {
  static let name = "under-bar"
  static let reason = "a bar is drawn over what is below it: layout-rules 6.10"

  static func findings(in layout: JudgedLayout, except told: Set<Int>) -> [Finding] {
    var found: [Finding] = []
    for index in layout.views.indices {
      guard let inset = layout.views[index].content as? SafeAreaInset, !layout.lookout.isOver else {
        continue
      }
      let axis = inset.edge.axis
      let children = layout.views.indices.filter { layout.views[$0].parent == index }
      guard let bar = children.first(where: { layout.views[$0].number == 2 }),
        let screen = children.first(where: { layout.views[$0].number == 1 })
      else { continue }
      let frame = layout.region(ofBar: bar, inset.edge)
      let views = layout.content.filter { place in
        let judged = layout.views[place]
        guard !told.contains(place), layout.isInside(place, screen) || place == screen,
          !judged.around.scrolls.contains(axis), let part = judged.visible?.part(in: frame)
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
///   by a badge; what covers a text as a whole takes its place; what scrolls can be moved.
enum OverText: FindingRule {
  static let name = "over-text"
  static let reason = "Apple, UI Design Dos and Don'ts, Spacing: texts do not overlap"

  /// More views of a layout are not compared with each other.
  private static let mostViews = 600

  static func findings(in layout: JudgedLayout, except told: Set<Int>) -> [Finding] {
    let seen = layout.seen.prefix(mostViews).filter { index in
      let judged = layout.views[index]
      return !told.contains(index) && !judged.around.isHidden && !judged.around.isTransformed
        && !judged.around.isInBar && judged.visible != nil
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

  /// The part of a text over which a later view lies; nil where that is meant.
  private static func covered(
    _ text: Int, _ above: Int, _ seen: [Int], _ layout: JudgedLayout
  ) -> ViewFrame? {
    let (lower, upper) = (layout.views[text], layout.views[above])
    guard let one = lower.visible, let other = upper.visible, let part = one.part(in: other),
      part.size.width > 2, part.size.height > 0.25 * min(one.size.height, other.size.height),
      !layout.isInside(text, above), isRelated(text, above, layout)
    else { return nil }
    let share = part.size.width * part.size.height / (one.size.width * one.size.height)
    switch upper.kind {
    case .text: break
    case .control: return nil
    default: guard share > 0.2, share < 0.95 else { return nil }
    }
    // A plate between the two takes the place of the text.
    let isBetween = seen.contains { plate in
      plate > text && plate < above && layout.views[plate].kind != .text
        && layout.views[plate].visible?.part(in: part) == part
    }
    return isBetween ? nil : part
  }

  /// Whether neither belongs to the other, and neither scrolls away below the other.
  private static func isRelated(_ text: Int, _ above: Int, _ layout: JudgedLayout) -> Bool {
    guard let common = layout.innermost(around: [text, above]),
      !OutsideParent.isLayer(layout.views[common].content)
    else { return false }
    let outer = layout.views[common].around.scrolls
    return layout.views[text].around.scrolls == outer && layout.views[above].around.scrolls == outer
  }

  private static func finding(
    _ text: Int, _ above: Int, _ part: ViewFrame, _ layout: JudgedLayout
  ) -> Finding {
    let common = layout.innermost(around: [text, above])
    let isRow = common.map { layout.views[$0].content is HorizontalStack } ?? false
    let titles = [above, text].map(layout.title)
    return Finding(
      rule: Self.self, shown: layout.shown(above), cause: layout.shown(text),
      sentence: "\(titles[0]) lies over \(titles[1]): \(part.size.width.short) x "
        + "\(part.size.height.short) of it",
      numbers: [("width", part.size.width), ("height", part.size.height)],
      question: layout.reference(above, isRow ? "x" : "y"), views: [above, text])
  }
}
