import LayComparing
import LayEngine
import LayLanguage

/// A control that is smaller than a finger needs, on iOS.
///
/// - Exceptions: items of bars and rows of lists, whose area the system makes larger, buttons with the
///   borders of the system, words of a text that are pressed, which are wide enough, what cannot be touched, and less
///   than a point.
enum SmallControl: FindingRule {
  static let name = "small-control"
  static let reason =
    "Apple, UI Design Dos and Don'ts, Hit Targets: at least 44 x 44 points, for a finger"
  static let tellsEach = true
  private static let least = 44.0

  static func findings(in layout: JudgedLayout, except told: Set<Int>) -> [Finding] {
    let environment = layout.layout.tree.rootEnvironment
    guard environment.platform == .phone || environment.platform == .pad else { return [] }
    var groups = FindingGroups()
    for index in layout.seen where isSmall(index, layout) { groups.add(index, nil, layout) }
    return groups.all.map { group in
      let size = layout.views[group.views[0]].frame.size
      let axis: Axis = size.height < least ? .vertical : .horizontal
      return Finding(
        rule: Self.self, shown: layout.shown(group.views[0]),
        sentence: group.subject("is", "are less than 44 x 44", layout)
          + (group.views.count > 1 ? "," : "") + " \(size.width.short) x \(size.height.short)"
          + (group.views.count > 1 ? "" : ", less than 44 x 44"),
        numbers: [("width", size.width), ("height", size.height)],
        question: layout.reference(group.views[0], axis.side), views: group.views,
        count: group.views.count)
    }
  }

  private static func isSmall(_ index: Int, _ layout: JudgedLayout) -> Bool {
    let judged = layout.views[index]
    let (around, size) = (judged.around, judged.frame.size)
    guard judged.kind == .control, around.control == nil, !around.isHidden, !around.isInBar,
      !around.isInRow, !around.isTransformed, !around.isUntouchable,
      min(size.width, size.height) > 0.5
    else { return false }
    let label = layout.seen(inside: index).filter { !layout.views[$0].around.isHidden }
    guard !label.isEmpty, !hasBorder(index, layout) else { return false }
    let isWords = label.allSatisfy { layout.views[$0].kind == .text }
    let length = isWords ? max(size.width, size.height) : min(size.width, size.height)
    return length < LayoutShape.leastControl
  }

  /// Whether the system draws a border around a label: it keeps room for it.
  private static func hasBorder(_ index: Int, _ layout: JudgedLayout) -> Bool {
    var view = layout.views[index].view
    while view.childCount == 1 {
      view = view.child(0)
      guard view.view.span == nil else { return false }
      if view.view.content is Padding { return true }
    }
    return false
  }
}

/// A text, a picture or a control that has no width or no height.
///
/// - Exceptions: a length of 0 that somebody declares hides the view, and so does a width for a picker without a title
///   in which a menu has room for its sign alone: what is beside it shows the value.
enum NoRoom: FindingRule {
  static let name = "no-room"
  // Source: layout-rules 4.
  static let reason = "SwiftUI: what has no width or no height cannot be seen"

  static func findings(in layout: JudgedLayout, except told: Set<Int>) -> [Finding] {
    var found: [Finding] = []
    for index in layout.seen where !told.contains(index) {
      guard let axis = axis(index, layout) else { continue }
      let judged = layout.views[index]
      let parts = layout.ancestors(of: index).filter { layout.views[$0].kind == .control }
      guard parts.allSatisfy({ part in !found.contains { $0.views.contains(part) } }) else {
        continue
      }
      let title = layout.title(index)
      let offered = judged.view.proposal[axis]
      found.append(
        Finding(
          rule: Self.self, shown: layout.shown(index),
          sentence: "\(title) has no \(axis.side)"
            + (offered.map { ": it is offered \($0.short)" } ?? ""),
          numbers: [("length", judged.frame.size[axis]), ("offered", offered)],
          question: layout.reference(index, axis.side),
          views: [index]
            + (layout.container(around: index, longerThanOffered: axis).map(layout.inside) ?? []),
          axis: axis, isForWantOfRoom: axis == .vertical))
    }
    return found
  }

  /// The axis on which a view has no room; nil where it has some, or where that is meant.
  static func axis(_ index: Int, _ layout: JudgedLayout) -> Axis? {
    let judged = layout.views[index]
    guard judged.kind != .filling, !judged.around.isHidden, !judged.around.isTransformed,
      !judged.around.isInBar,
      let axis = Axis.allCases.first(where: { abs(judged.frame.size[$0]) < 0.05 }),
      judged.kind != .control || !layout.seen(inside: index).isEmpty,
      !isDeclared(axis, index, layout),
      axis == .vertical || !layout.isInSignAlone(index)
    else { return nil }
    return axis
  }

  private static func isDeclared(_ axis: Axis, _ index: Int, _ layout: JudgedLayout) -> Bool {
    layout.ancestors(of: index).contains { place in
      guard let frame = layout.views[place].content as? FixedFrame else { return false }
      return (axis == .horizontal ? frame.width : frame.height) == 0
    }
  }
}

extension ShownView {
  /// Whether it is a control whose title is empty, or hidden by the code.
  fileprivate var hasNoTitle: Bool {
    let title = view.view.children.first
    return title?.textString?.isEmpty == true || title?.content is EmptyView
      || around.contains { around in
        guard case .controls(let change)? = around.view.view.content as? EnvironmentChange else {
          return false
        }
        return change.name == "labels-hidden" && around.view.view.span != nil
      }
  }
}

extension JudgedLayout {
  /// Whether a view is in a picker without a title to which a frame of its own leaves no more than the sign that the
  /// system draws for a menu: `Picker("", …).frame(width: 20)`.
  func isInSignAlone(_ index: Int) -> Bool {
    guard let picker = ancestors(of: index).first(where: { views[$0].view.view.isPicker }),
      shown(picker).hasNoTitle
    else { return false }
    let around = ancestors(of: picker).lazy.map { views[$0].content }
    let width = around.prefix(while: \.isModifier).compactMap { ($0 as? FixedFrame)?.width }.first
    guard let width, views[picker].view.proposal.width == width else { return false }
    let seen = seen(inside: picker).map { views[$0] }
    return seen.contains { $0.kind == .picture && $0.view.view.span == nil }
      && seen.allSatisfy { $0.view.view.span == nil || $0.frame.size.width < 0.05 }
  }

  /// The innermost container around a view that is longer than it is offered: it is what leaves no
  /// room.
  func container(around index: Int, longerThanOffered axis: Axis) -> Int? {
    ancestors(of: index).first { place in
      !views[place].traits.isModifier
        && views[place].frame.size[axis] > (views[place].view.proposal[axis] ?? .infinity) + 0.5
    }
  }
}

/// A `view-that-fits` none of whose candidates fits, so that something of the last is cut or outside.
enum NoCandidateFits: FindingRule {
  static let name = "no-candidate-fits"
  // Source: layout-rules 3.
  static let reason = "SwiftUI: the last candidate is shown even where it does not fit"

  static func findings(in layout: JudgedLayout, except told: Set<Int>) -> [Finding] {
    layout.views.indices.compactMap { index in
      guard layout.views[index].traits.isViewThatFits else { return nil }
      let judged = layout.views[index]
      guard let fits = judged.content as? ViewThatFits, !judged.around.isHidden,
        judged.view.chosen == judged.view.layout.tree.children(of: judged.view.node).count,
        let child = judged.view.children.first
      else { return nil }
      let inside = layout.seen(inside: index)
      let (offered, size) = (judged.view.proposal, child.frame.size)
      let over = Axis.allCases.first { axis in
        fits.axes.contains(axis) && size[axis] > (offered[axis] ?? .infinity) + 0.05
      }
      if let over { return tooLong(index, over, layout) }
      guard let text = inside.first(where: { layout.outcome(of: $0)?.isCut == true }) else {
        return nil
      }
      let title = layout.shown(text).prompt ?? ViewTitle.full(layout.views[text].view.view)
      return Finding(
        rule: Self.self, shown: layout.shown(index),
        sentence: "no candidate of \(ViewTitle.full(judged.view.view)) fits "
          + "\(ProposalText.short(offered)): in the last, \(title) is cut",
        numbers: [("width", offered.width), ("height", offered.height)],
        question: layout.reference(text, "cut"), views: layout.inside(index))
    }
  }

  private static func tooLong(
    _ index: Int, _ axis: Axis, _ layout: JudgedLayout
  ) -> Finding {
    let view = layout.views[index].view
    let length = view.child(0).frame.size[axis]
    let room = view.proposal[axis]
    return Finding(
      rule: NoCandidateFits.self, shown: layout.shown(index),
      sentence: "no candidate of \(ViewTitle.full(view.view)) fits "
        + "\(ProposalText.short(view.proposal)): the last is \(length.short) \(axis.adjective)",
      numbers: [("length", length), ("room", room)],
      question: layout.reference(index, axis.side), views: layout.inside(index))
  }
}

extension ProposalText {
  fileprivate static func short(_ proposal: ProposedViewSize) -> String {
    [proposal.width, proposal.height].map { $0?.short ?? "nil" }.joined(separator: " x ")
  }
}

/// A view that takes what is proposed, to which nothing is proposed: it has its default of 10.
///
/// - Exceptions: a geometry reader that shows nothing only measures, and who fixes the size of such a view itself
///   wants its 10.
enum NothingProposed: FindingRule {
  static let name = "nothing-proposed"
  // Source: layout-rules 2.1.
  static let reason =
    "SwiftUI: a shape, a colour or a geometry reader has 10 where nothing is proposed"
  private static let usual = 10.0

  static func findings(in layout: JudgedLayout, except told: Set<Int>) -> [Finding] {
    var groups: [Axis: FindingGroups] = [:]
    for index in layout.views.indices {
      guard let axis = axis(index, layout) else { continue }
      groups[axis, default: FindingGroups()].add(index, nil, layout)
    }
    return Axis.allCases.flatMap { axis in
      (groups[axis]?.all ?? []).map { group in
        Finding(
          rule: Self.self, shown: layout.shown(group.views[0]),
          sentence: group.subject(
            "is 10 \(axis.adjective)", "are 10 \(axis.adjective)", layout)
            + ", since no \(axis.side) is proposed",
          numbers: [("length", usual)], question: layout.reference(group.views[0], axis.side),
          views: group.views.flatMap(layout.inside), count: group.views.count)
      }
    }
  }

  /// The axis on which a view has its default, although something is proposed to the whole.
  private static func axis(_ index: Int, _ layout: JudgedLayout) -> Axis? {
    let isReader = layout.views[index].traits.isReader
    guard isReader || layout.views[index].kind == .filling else { return nil }
    let judged = layout.views[index]
    guard !judged.around.isHidden, judged.view.view.span != nil else { return nil }
    if isReader {
      let isSeen = layout.seen(inside: index).contains { layout.views[$0].kind != .filling }
      guard isSeen else { return nil }
    }
    return Axis.allCases.first { axis in
      judged.view.proposal[axis] == nil && judged.frame.size[axis] == usual
        && layout.layout.proposal[axis] != nil && !isFixed(axis, index, layout)
    }
  }

  /// Whether a `fixedSize` is for the view alone: modifiers stand between them, and no other view.
  private static func isFixed(_ axis: Axis, _ index: Int, _ layout: JudgedLayout) -> Bool {
    let outer = layout.ancestors(of: index).lazy.map { layout.views[$0] }
    return outer.prefix { $0.traits.isModifier }.contains {
      ($0.content as? FixedSize)?.axes.contains(axis) ?? false
    }
  }
}
