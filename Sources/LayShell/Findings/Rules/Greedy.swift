import LayEngine
import LayLanguage

/// A view whose priority leaves nothing for others in its stack.
///
/// - Rule: what has no room is in a stack in which another view has a higher priority: that is offered all
///   but what the others need at least, and a text needs 0.
enum TakesAll: FindingRule {
  static let name = "takes-all"
  // Source: layout-rules 4.2.
  static let reason =
    "SwiftUI: a stack offers all but what others need at least to the views of the highest priority"

  /// A view without room, and by whose priority.
  private struct Starved {
    let view: Int
    let stack: Int
    let taker: Int
    let axis: Axis
  }

  static func findings(in layout: JudgedLayout, except told: Set<Int>) -> [Finding] {
    var groups: [[Starved]] = []
    for index in layout.seen where !told.contains(index) {
      guard let axis = NoRoom.axis(index, layout), let next = starved(index, axis, layout) else {
        continue
      }
      if let known = groups.firstIndex(where: { $0[0].taker == next.taker }) {
        groups[known].append(next)
      } else {
        groups.append([next])
      }
    }
    return groups.map { finding($0, layout) }
  }

  private static func starved(
    _ index: Int, _ axis: Axis, _ layout: JudgedLayout
  ) -> Starved? {
    var inner = index
    for place in layout.ancestors(of: index) {
      let content = layout.views[place].content
      if let stack = content as? any StackContent, type(of: stack).axis == axis {
        guard !type(of: stack).isLazy else { return nil }
        let own = priority(of: inner, layout)
        let others = layout.children(of: place).map {
          (place: $0, priority: priority(of: $0, layout))
        }
        let first = others.max { $0.priority < $1.priority }
        guard let first, first.priority > own else { return nil }
        return Starved(view: index, stack: place, taker: first.place, axis: axis)
      }
      guard content.isModifier && !(content is FixedFrame) || content is any StackContent else {
        return nil
      }
      inner = place
    }
    return nil
  }

  /// The priority that a stack sees, where the view is written with one.
  private static func priority(of index: Int, _ layout: JudgedLayout) -> Double {
    layoutPriority(of: layout.views[index].view).map(\.priority) ?? 0
  }

  private static func finding(_ group: [Starved], _ layout: JudgedLayout) -> Finding {
    let first = group[0]
    let names = group.prefix(2).map { layout.title($0.view) }.joined(separator: " and ")
    let more = group.count > 2 ? " and \(group.count - 2) more" : ""
    let none = group.count == 1 ? "has none" : "have none"
    let stack = ViewTitle.full(layout.views[first.stack].view.view)
    return Finding(
      rule: Self.self, shown: layout.shown(first.taker),
      sentence: "\(layout.title(first.taker)) takes all the \(first.axis.side) of \(stack) by its "
        + "priority: \(names)\(more) \(none)",
      numbers: [("length", layout.views[first.taker].frame.size[first.axis])],
      question: layout.reference(first.view, first.axis.side),
      views: group.flatMap { layout.inside($0.view) }, count: group.count)
  }

  /// The modifier that gives a view the priority that its stack sees.
  static func layoutPriority(of view: PlacedView) -> LayoutPriority? {
    prioritising(view)?.content as? LayoutPriority
  }

  /// The view with that modifier; nil where there is none, or where what is around it hides it.
  ///
  /// - Source: layout-rules 6.8.
  static func prioritising(_ view: PlacedView) -> View? {
    var next = view
    while next.view.content.isModifier, next.childCount > 0 {
      switch next.view.content {
      case is LayoutPriority: return next.view
      case is AspectRatio, is FixedFrame, is FixedSize, is FlexibleFrame, is Padding, is Position:
        return nil
      default: next = next.child(0)
      }
    }
    return nil
  }
}

/// A geometry reader that makes the row around it as high as can be, for content that is small.
///
/// - Rule: the reader is higher than all others in its row, and at least twice as high as what is seen in it. A
///   reader in a background or an overlay has the size of what it is behind; one that makes a column as wide as
///   its room is as wide as most rows are.
enum GreedyReader: FindingRule {
  static let name = "greedy-reader"
  // Source: layout-rules 2.7.
  static let reason =
    "SwiftUI: a geometry reader takes all that it is offered, whatever stands in it"
  private static let most = 0.5

  static func findings(in layout: JudgedLayout, except told: Set<Int>) -> [Finding] {
    layout.views.indices.compactMap { index in
      guard layout.views[index].traits.isReader else { return nil }
      let judged = layout.views[index]
      guard judged.view.view.span != nil,
        !judged.around.isHidden, !judged.around.isMoved
      else { return nil }
      return finding(index, layout)
    }
  }

  private static func finding(_ index: Int, _ layout: JudgedLayout) -> Finding? {
    var inner = index
    for place in layout.ancestors(of: index) {
      let content = layout.views[place].content
      if let stack = content as? any StackContent {
        return type(of: stack).axis == .horizontal ? finding(index, inner, place, layout) : nil
      }
      let isPlain = content.isModifier && layout.views[inner].number == 1
      guard isPlain, !(content is FixedFrame), !(content is FlexibleFrame) else { return nil }
      inner = place
    }
    return nil
  }

  private static func finding(
    _ reader: Int, _ child: Int, _ stack: Int, _ layout: JudgedLayout
  ) -> Finding? {
    let axis = Axis.vertical
    let length = layout.views[reader].frame.size[axis]
    let others = layout.children(of: stack).filter { $0 != child }
    let seen = layout.seen(inside: reader)
    guard !seen.isEmpty,
      others.contains(where: {
        !layout.seen(inside: $0).isEmpty
          || layout.views[$0].kind != nil
      })
    else { return nil }
    let longest = others.map { layout.views[$0].frame.size[axis] }.max() ?? 0
    let ends = seen.map { layout.views[$0].frame.end(axis) }.max() ?? 0
    let needed = max(longest, ends - layout.views[reader].frame.start(axis))
    guard length.isFinite, length > 44, needed < length * most,
      layout.views[stack].frame.size[axis] < length + 0.5
    else { return nil }
    let title = ViewTitle.full(layout.views[stack].view.view)
    return Finding(
      rule: Self.self, shown: layout.shown(reader),
      sentence:
        "\(layout.title(reader)) makes \(title) \(length.short) \(axis.adjective), and what "
        + "stands there needs \(needed.short)",
      numbers: [("length", length), ("needed", needed)],
      question: layout.reference(stack, axis.side), views: [reader])
  }
}

extension JudgedLayout {
  /// The views right inside a view, by their places.
  fileprivate func children(of index: Int) -> [Int] {
    inside(index).filter { views[$0].parent == index }
  }
}
