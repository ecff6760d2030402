import LayComparing
import LayEngine
import LayLanguage

/// A view with texts or controls that is larger than the view it is in, and reaches out of it.
///
/// - Exceptions: what is cut off, scrolls on the axis, lies in an overlay or a background, is moved by an
///   offset, or is turned; what lies over no text there and over no edge of what is drawn or takes taps; what stays in the padding around the view that it is in; room in which nothing is drawn and nothing takes taps; what a control covers; and what
///   is in a frame that a row of a list makes for its content, since the room of the row is around that.
enum OutsideParent: FindingRule {
  static let name = "outside-parent"
  // Source: layout-rules 6.1.
  static let reason =
    "SwiftUI: a view that is larger than its frame is still drawn, over its neighbours"

  static func findings(in layout: JudgedLayout, except told: Set<Int>) -> [Finding] {
    var found: [Finding] = []
    var hit = told
    for axis in Axis.allCases {
      var groups: [Int: [Int]] = [:]
      var order: [Int] = []
      let isInLarger = isInLarger(axis, layout)
      for index in layout.items(along: axis, where: { isInLarger[$0] }) where !hit.contains(index) {
        guard let child = outermost(around: index, axis, isInLarger, layout),
          !isCovered(child, axis, layout), axis == .vertical || !layout.isInSignAlone(index),
          groups[child] != nil || meetsOthers(child, axis, layout)
        else { continue }
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

  /// For each view whether it, or a view around it, is larger than the view that it is in, which is not
  /// meant to be smaller.
  private static func isInLarger(_ axis: Axis, _ layout: JudgedLayout) -> [Bool] {
    var isInLarger = [Bool](repeating: false, count: layout.views.count)
    // A view comes before those inside it.
    for index in layout.views.indices {
      guard let parent = layout.views[index].parent else { continue }
      let isAround = isInLarger[parent]
      guard isAround || layout.isLarger(index, than: parent, axis) else { continue }
      let traits = layout.views[parent].traits
      if traits.isLayer && layout.views[index].number > 1 || traits.scrolls.contains(axis) {
        continue
      }
      isInLarger[index] = isAround || layout.mayBeTooSmall(parent)
    }
    return isInLarger
  }

  /// The outermost view around another that reaches, with it, out of the view it is in.
  private static func outermost(
    around index: Int, _ axis: Axis, _ isInLarger: [Bool], _ layout: JudgedLayout
  ) -> Int? {
    guard !isMoved(index, axis, layout), let drawn = layout.drawn(index) else { return nil }
    var found: Int?
    var child = index
    while isInLarger[child], let parent = layout.views[child].parent {
      var outer = layout.views[parent].frame
      if let padding = layout.ownPadding(of: parent, axis) {
        outer = outer.union(layout.views[padding].frame)
      }
      if layout.isLarger(child, than: parent, axis), layout.mayBeTooSmall(parent) {
        let (before, after) = drawn.beyond(outer, axis)
        if max(before, after) > 0.5 { found = child }
      }
      child = parent
    }
    return found
  }

  /// Whether people may see that a view reaches out of the one it is in.
  ///
  /// - Rule: it lies over a text there, or over an edge of something that is drawn or takes taps; rows of a list have
  ///   edges. What else is beside a view that reaches out of all containers is not known; nor is it asked in very large
  ///   layouts.
  private static func meetsOthers(_ child: Int, _ axis: Axis, _ layout: JudgedLayout) -> Bool {
    guard layout.seen.count <= LayoutShape.mostNeighbours,
      !layout.views[child].around.isInRow, let parent = layout.views[child].parent,
      let ink = layout.ink(inside: child),
      layout.ancestors(of: parent).contains(where: { index in
        let beyond = ink.beyond(layout.views[index].frame, axis)
        return !layout.views[index].traits.isModifier && max(beyond.before, beyond.after) <= 0.5
      })
    else { return true }
    let beyond = ink.beyond(layout.views[parent].frame, axis)
    let presentation = layout.views[child].around.presentation
    return layout.seen.contains { index in
      let other = layout.views[index]
      guard index != child, !layout.isInside(index, child), !other.around.isHidden,
        other.around.presentation == presentation, let frame = other.visible,
        let part = frame.part(in: ink),
        min(part.size.width, part.size.height) > 0.5
      else { return false }
      let inside = ink.beyond(frame, axis)
      return other.kind == .text
        ? inside.before < beyond.before || inside.after < beyond.after
        : max(inside.before, inside.after) > 0.5
    }
  }

  /// Whether a view is in the label of a control that is as long as it, such as a bordered button.
  private static func isCovered(_ child: Int, _ axis: Axis, _ layout: JudgedLayout) -> Bool {
    guard let control = control(labelledWith: child, layout) else { return false }
    let beyond = layout.views[child].frame.beyond(layout.views[control].frame, axis)
    return max(beyond.before, beyond.after) <= 0.5
  }

  /// The control around a view with nothing beside the view; nil for none.
  static func control(labelledWith child: Int, _ layout: JudgedLayout) -> Int? {
    var next = layout.views[child].parent
    while let around = next {
      let judged = layout.views[around]
      if judged.kind == .control { return around }
      guard judged.content.isModifier || judged.view.view.isMade else { return nil }
      next = judged.parent
    }
    return nil
  }

  /// Whether an offset or a position moves a view, inside of what scrolls and of layers.
  private static func isMoved(_ index: Int, _ axis: Axis, _ layout: JudgedLayout) -> Bool {
    var child = index
    while !layout.views[child].traits.moves {
      guard let parent = layout.views[child].parent else { return false }
      let outer = layout.views[parent].traits
      if !layout.views[child].around.isMoved || outer.isLayer && layout.views[child].number > 1
        || outer.scrolls.contains(axis)
      {
        return false
      }
      child = parent
    }
    return true
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
        + "\(outer.view.view.isMade ? "a room" : ViewTitle.full(outer.view.view)) of \(room.short): "
        + "it sticks out by \(sides)",
      numbers: [("length", length), ("room", room)],
      question: layout.reference(child, axis.side), views: views + layout.seen(inside: child),
      count: layout.count(views), axis: axis)
  }
}

extension JudgedLayout {
  /// What is to stay inside its surroundings on an axis: texts, controls, what a stack arranges along
  /// the axis, and frames of a declared length around texts and controls.
  ///
  /// Pictures and shapes by themselves, or in a layer, may be an ornament, and what is in a bar is the system's.
  ///
  /// - Parameter matters: asked first, since it is asked faster.
  func items(along axis: Axis, where matters: (Int) -> Bool) -> [Int] {
    views.indices.filter { index in
      guard matters(index) else { return false }
      let frame = views[index].frame
      return views[index].visible != nil && frame.isFinite && frame.size[axis] > 0.5
        && mayBeItem(index, axis)
    }
  }

  /// Whether a view is one of the items along an axis if it has some length and is not cut off.
  func mayBeItem(_ index: Int, _ axis: Axis) -> Bool {
    let around = views[index].around
    if around.isHidden || around.isTransformed || around.isInBar { return false }
    let scroll = around.scrollView.map { views[$0].traits }
    if let scroll, scroll.holdsTypedText, scroll.scrolls.contains(axis) { return false }
    if isContent(index) { return true }
    if views[index].traits.declares.contains(axis),
      seen(inside: index).contains(where: isContent)
    {
      return true
    }
    guard let parent = views[index].parent, views[parent].traits.arranges.contains(axis),
      !isInLayer(index)
    else { return false }
    return views[index].kind != nil || !seen(inside: index).isEmpty
  }

  /// Whether a view is in a background or an overlay.
  private func isInLayer(_ index: Int) -> Bool {
    var child = index
    while let parent = views[child].parent {
      if views[parent].traits.isLayer, views[child].number > 1 { return true }
      child = parent
    }
    return false
  }

  private func isContent(_ index: Int) -> Bool {
    views[index].kind == .text || views[index].kind == .control
  }

  /// Whether it is a fault of a view that it is smaller than what is in it.
  fileprivate func mayBeTooSmall(_ index: Int) -> Bool {
    let judged = views[index]
    return judged.frame.isFinite && !judged.traits.mayBeSmaller
      && (judged.view.view.span != nil || !judged.around.isInRow)
  }

  /// Whether a view is longer than the one that it is in.
  fileprivate func isLarger(_ index: Int, than parent: Int, _ axis: Axis) -> Bool {
    views[index].frame.size[axis] > views[parent].frame.size[axis] + 0.5
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
/// - Exceptions: as for `OutsideParent`; what can be scrolled to; what is moved out of the screen as
///   a whole; and what negative paddings draw out.
enum OutsideScreen: FindingRule {
  static let name = "outside-screen"
  static let reason =
    "Apple, UI Design Dos and Don'ts, Formatting Content: a layout fits the screen"

  static func findings(in layout: JudgedLayout, except told: Set<Int>) -> [Finding] {
    let window = layout.window
    guard window.isFinite else { return [] }
    lazy var tooLong = TooLongViews(layout)
    let groups = PlaceGroup.all(layout, told) { axis in
      layout.items(along: axis) { index in
        let beyond = layout.views[index].visible?.beyond(window, axis)
        return beyond.map { max($0.before, $0.after) > 0.5 } ?? false
      }
    } beyond: { index, axis in
      guard let drawn = layout.drawn(index) else { return nil }
      // What is moved out as a whole waits there.
      let around = layout.views[index].around
      if around.isMoved, drawn.part(in: window.opened(along: around.scrolls)) == nil { return nil }
      let (beyond, meant) = (drawn.beyond(window, axis), layout.drawnOut(index, axis))
      let isMeant = max(beyond.before - meant.before, beyond.after - meant.after) <= 0.5
      return isMeant ? nil : beyond
    } culprit: { index, axis in
      tooLong.around(index, axis)
    }
    return groups.map { finding($0, layout) }
  }

  private static func finding(_ group: PlaceGroup, _ layout: JudgedLayout) -> Finding {
    let (culprit, axis) = (group.culprit, group.axis)
    let judged = layout.views[culprit]
    let (length, room) = (judged.frame.size[axis], layout.window.size[axis])
    let isTooLong = length > room + 0.5
    let beyond =
      isTooLong
      ? (judged.visible ?? judged.frame).beyond(layout.window, axis) : group.beyond
    let place = layout.layout.screen.map { $0.title } ?? "what is proposed"
    return Finding(
      rule: Self.self, shown: layout.shown(culprit),
      sentence: "\(layout.title(culprit)) "
        + (isTooLong
          ? "is \(length.short) \(axis.adjective), and \(place) has \(room.short): it sticks out by "
          : "reaches out of \(place), which is \(room.short) \(axis.adjective), by ")
        + Side.words(beyond, axis) + group.more(layout) + group.pushedOut(layout),
      numbers: [
        ("length", length), ("room", room), ("before", beyond.before), ("after", beyond.after),
      ],
      question: layout.reference(culprit, isTooLong ? axis.side : axis.coordinate),
      views: group.views + group.pushed + (isTooLong ? layout.inside(culprit) : []),
      count: layout.count(group.views), axis: axis, isForWantOfRoom: axis == .vertical)
  }
}

/// A text or a control in what the device keeps free, such as beside the camera.
///
/// - Exceptions: bars, and rows of a list, which the system keeps out of it; a control whose label stays inside.
enum OutsideSafeArea: FindingRule {
  static let name = "outside-safe-area"
  static let reason =
    "Human Interface Guidelines, Layout: respect the safe areas of the system, which are for its own"

  static func findings(in layout: JudgedLayout, except told: Set<Int>) -> [Finding] {
    guard let safe = layout.layout.safeFrame else { return [] }
    lazy var tooLong = TooLongViews(layout)
    let content = layout.content.filter { index in
      layout.views[index].kind != .control || layout.seen(inside: index).isEmpty
    }
    let groups = PlaceGroup.all(layout, told, among: { _ in content }) { index, axis in
      let judged = layout.views[index]
      guard !judged.around.isInBar, !judged.around.isInRow,
        let drawn = judged.kind == .text ? layout.drawn(index) : judged.visible,
        let visible = drawn.part(in: layout.window.opened(along: judged.around.scrolls))
      else { return nil }
      return visible.beyond(safe, axis)
    } culprit: { index, axis in
      layout.ancestors(of: index).first { layout.views[$0].content is IgnoresSafeArea }
        ?? tooLong.around(index, axis)
    }
    return groups.map { group in
      let isIgnored = layout.views[group.culprit].content is IgnoresSafeArea
      let subject = isIgnored ? group.views[0] : group.culprit
      let device = layout.layout.screen?.title ?? "the device"
      return Finding(
        rule: Self.self, shown: layout.shown(subject),
        cause: isIgnored ? layout.shown(group.culprit) : nil,
        sentence: "\(layout.title(subject)) reaches into what \(device) keeps free: "
          + Side.words(group.beyond, group.axis) + group.more(layout),
        numbers: [("before", group.beyond.before), ("after", group.beyond.after)],
        question: layout.reference(subject, group.axis.coordinate), views: group.views,
        count: layout.count(group.views))
    }
  }
}

/// The views that are beyond an edge on an axis, because of one view.
private struct PlaceGroup {
  typealias Beyond = (before: Double, after: Double)

  let culprit: Int
  let axis: Axis
  /// The most that one of them is beyond the edges.
  private(set) var beyond: Beyond
  private(set) var views: [Int]
  /// The views that it moves beyond the edges in the container that it makes too long, and how far.
  private(set) var pushed: [Int] = []
  private var pushedBeyond: Beyond = (0, 0)

  /// - Parameters:
  ///   - items: the views that are looked at.
  ///   - beyond: how far a view is beyond the edges on an axis; nil where that is meant.
  ///   - culprit: the view that is to be changed.
  static func all(
    _ layout: JudgedLayout, _ told: Set<Int>, among items: (Axis) -> [Int],
    beyond: (Int, Axis) -> Beyond?, culprit: (Int, Axis) -> Int
  ) -> [PlaceGroup] {
    var hit = told
    return Axis.allCases.flatMap { axis in
      var groups: [PlaceGroup] = []
      for index in items(axis) where !hit.contains(index) {
        let judged = layout.views[index]
        guard !judged.around.scrolls.contains(axis), let beyond = beyond(index, axis),
          max(beyond.before, beyond.after) > 0.5
        else { continue }
        let culprit = culprit(index, axis)
        if let place = groups.firstIndex(where: { $0.culprit == culprit }) {
          groups[place].add(index, beyond)
        } else {
          groups.append(PlaceGroup(culprit: culprit, axis: axis, beyond: beyond, views: [index]))
        }
      }
      // What is too long because of a view in it is not told by itself.
      let isOuter = { (outer: PlaceGroup) in
        groups.contains { layout.isInside($0.culprit, outer.culprit) }
      }
      var causes = groups.filter { !isOuter($0) }
      for outer in groups where isOuter(outer) {
        if let inner = causes.firstIndex(where: { layout.isInside($0.culprit, outer.culprit) }) {
          causes[inner].push(outer)
        }
      }
      hit.formUnion(groups.flatMap(\.views))
      return causes
    }
  }

  private mutating func add(_ index: Int, _ other: Beyond) {
    views.append(index)
    beyond = (max(beyond.before, other.before), max(beyond.after, other.after))
  }

  private mutating func push(_ outer: PlaceGroup) {
    pushed += outer.views
    let beyond = outer.beyond
    pushedBeyond = (max(pushedBeyond.before, beyond.before), max(pushedBeyond.after, beyond.after))
  }

  /// `, and 1 control beside it by 45.5 at the top`; nothing where it moves none.
  func pushedOut(_ layout: JudgedLayout) -> String {
    guard !pushed.isEmpty else { return "" }
    let count = CountText.of(layout.count(pushed), layout.noun(pushed))
    return ", and \(count) beside it by \(Side.words(pushedBeyond, axis))"
  }

  /// `, with 3 texts`; nothing for the view alone.
  func more(_ layout: JudgedLayout) -> String {
    let count = layout.count(views)
    return views == [culprit] || count == 1
      ? "" : ", with \(CountText.of(count, layout.noun(views)))"
  }
}

extension Axis {
  var coordinate: String { self == .horizontal ? "x" : "y" }
}

/// The views by which others reach out of the window.
private struct TooLongViews {
  private let layout: JudgedLayout
  /// On each axis the views of a length of their own that is longer than the window, in their order.
  private let ofOwnLength: [Axis: [Int]]

  init(_ layout: JudgedLayout) {
    self.layout = layout
    let all = Axis.allCases.map { axis in
      let room = layout.window.size[axis] + 0.5
      let found = layout.views.indices.filter {
        layout.views[$0].frame.size[axis] > room
          && layout.views[$0].traits.hasOwnLength.contains(axis)
      }
      return (axis, found)
    }
    ofOwnLength = Dictionary(uniqueKeysWithValues: all)
  }

  /// The view that makes a view reach out: the innermost around it that is longer than the window, or
  /// else than it is offered; the view itself where there is none.
  func around(_ index: Int, _ axis: Axis) -> Int {
    let found = outermost(around: index, axis)
    guard !isLongerThanOffered(found, axis) else { return found }
    // It only fills a container that another view in it makes too long, or a frame that is.
    let container = layout.ancestors(of: found).first {
      let traits = layout.views[$0].traits
      return (!traits.isModifier || traits.declares.contains(axis)) && isLongerThanOffered($0, axis)
    }
    guard let container else { return found }
    return ofOwnLength[axis]?.first { $0 == container || layout.isInside($0, container) } ?? found
  }

  private func outermost(around index: Int, _ axis: Axis) -> Int {
    let places = [index] + layout.ancestors(of: index)
    let room = layout.window.size[axis]
    return places.first { layout.views[$0].frame.size[axis] > room + 0.5 }
      ?? places.first { isLongerThanOffered($0, axis) } ?? index
  }

  private func isLongerThanOffered(_ index: Int, _ axis: Axis) -> Bool {
    let view = layout.views[index]
    return view.frame.size[axis] > (view.view.proposal[axis] ?? .infinity) + 0.5
  }
}
