import LayEngine
import LayLanguage

/// Why a length is declared that a program computes from what it has measured.
///
/// The content of a geometry reader is made again for a size that is a point larger, and actions get values
/// as if a view were a point larger. That tells how the length depends on the size, whatever the
/// program computes.
extension LengthReasons {
  /// Explains a declared length by the size that the program computes it from, and continues with that; nil
  /// where no size changes it.
  mutating func computed(_ length: Double, of place: ReasonPlace, _ axis: Axis) -> Question? {
    guard let index = place.content.declaredLengths(axis).firstIndex(of: length) else {
      return nil
    }
    let declared = DeclaredLength(length: length, place: place, axis: axis, index: index)
    for source in declared.sources(traced) {
      guard let (side, share) = declared.share(of: source) else { continue }
      add(length, declared.fact(source, side, share), place)
      return .answer(ReasonPlace(source.view), side)
    }
    return nil
  }
}

/// A length that a frame declares.
private struct DeclaredLength {
  let length: Double
  let place: ReasonPlace
  let axis: Axis
  /// Which of the frame's lengths on the axis it is.
  let index: Int

  /// A view whose size the program reads.
  struct Source {
    let view: ShownView
    /// The length, were the view larger by so many points; nil where it is not there then.
    let length: (ViewSize) -> Double?
    /// What of the program takes the size along; nil for the content of a reader.
    var action: ViewMention?
  }

  /// The views on whose sizes the length may depend: the reader around it, and those that are measured.
  func sources(_ traced: TracedLayout) -> [Source] {
    var sources: [Source] = []
    if let content = ReaderContent(around: place.shown, lookout: traced.lookout) {
      sources.append(
        Source(view: content.reader) { growth in
          content.view(grownBy: growth).flatMap(found)
        })
    }
    guard let program = traced.program, traced.layout.hasActions else { return sources }
    let views = ViewWalk.views(in: traced.layout, most: Self.mostViews, traced.lookout) {
      $0.isMeasured
    }
    for view in views {
      if traced.lookout.isOver { break }
      let one = view.view.remeasuring(growth: ViewSize(width: 1, height: 1), traced.lookout)
      guard let one,
        let first = program.actions(in: traced.layout, changedBy: one, at: view.path).first
      else { continue }
      let path = ViewPath(first.path.map { $0 + 1 })
      let (action, _) = ShownView.root(of: traced.layout).view(at: path)
      let length = { (growth: ViewSize) -> Double? in
        guard let other = view.view.remeasuring(growth: growth, traced.lookout),
          let made = program.layout(
            after: traced.layout, measuring: other, at: view.path)
        else { return nil }
        return found(in: made, at: place.shown.path)
      }
      sources.append(Source(view: view, length: length, action: ViewMention(action)))
    }
    return sources
  }

  /// The most measured views that are looked at.
  private static let mostViews = 200

  private func found(in layout: Layout, at path: ViewPath) -> Double? {
    let (view, missing) = ShownView.root(of: layout).view(at: path)
    return missing == nil ? found(in: view.view) : nil
  }

  private func found(in view: PlacedView) -> Double? {
    let lengths = view.view.content.declaredLengths(axis)
    return lengths.indices.contains(index) ? lengths[index] : nil
  }

  /// The one side of a view on which the length depends, and how much it grows with it.
  ///
  /// A length that does not grow evenly, as one that is rounded, has no share that could be told.
  func share(of source: Source) -> (side: Axis, share: Double)? {
    func change(_ points: Double, _ side: Axis) -> Double? {
      let (width, height) = side == .horizontal ? (points, 0) : (0, points)
      return source.length(ViewSize(width: width, height: height)).map { $0 - length }
    }
    var parts: [(side: Axis, share: Double)] = []
    for side in Axis.allCases where source.view.view.frame.size[side].isFinite {
      guard let share = change(1, side) else { return nil }
      if share == 0 { continue }
      guard let twice = change(2, side), abs(twice - 2 * share) < 1e-6 else { return nil }
      parts.append((side, (share * 1e9).rounded() / 1e9))
    }
    return parts.count == 1 ? parts[0] : nil
  }

  func fact(_ source: Source, _ side: Axis, _ part: Double) -> Fact {
    let size = source.view.view.frame.size[side]
    let (share, whole) = (FactNumber.declared(part), FactNumber.length(size))
    let left = length - part * size
    let rest = abs(left) < 1e-6 ? nil : FactNumber.declared(left)
    let view = ViewMention(source.view.measured)
    let values: Fact.Values = [
      "axis": side, "share": share, "length": whole, "rest": rest, "reader": view,
      "action": source.action,
    ]
    return Fact("lengthOfReader", values) {
      "\($0) declares it: \(part == 1 ? "" : "\(share) of ")\(whole), the \(side.side) of \(view)"
        + (source.action.map { " by `\(ViewTitle.kind($0.view))`" } ?? "")
        + (rest.map { left < 0 ? ", less \(NumberText.of(-left))" : ", and \($0)" } ?? "")
    }
  }
}

extension ShownView {
  /// The view that a modifier measures.
  fileprivate var measured: ShownView {
    var view = self
    while view.view.view.name == nil, view.view.childCount == 1, view.view.view.content.isModifier {
      view = view.child(0)
    }
    return view
  }
}

/// The content of the geometry reader around a view, which can be made for other sizes.
private struct ReaderContent {
  let reader: ShownView
  /// From the reader to the view.
  private let path: ViewPath
  private let lookout: Lookout

  /// Fails for a view that is in no reader.
  init?(around shown: ShownView, lookout: Lookout) {
    guard
      let depth = shown.ancestors.lastIndex(where: {
        $0.view.content is GeometryReader && $0.layout !== shown.view.layout
      })
    else { return nil }
    reader = shown.ancestor(depth)
    path = ViewPath(Array(shown.path.numbers[depth...]))
    self.lookout = lookout
  }

  /// The view where the reader is larger; nil where the content is another then.
  func view(grownBy growth: ViewSize) -> PlacedView? {
    guard let layout = reader.view.content(grownBy: growth, lookout) else { return nil }
    let (view, missing) = ShownView.root(of: layout).view(at: path)
    return missing == nil ? view.view : nil
  }
}

extension PlacedView {
  /// Whether the program can take a size of it along: of a reader, or of a view with an action or an anchor.
  fileprivate var isMeasured: Bool {
    switch view.content {
    case let action as GeometryAction: action.name == "on-geometry-change"
    case let reader as GeometryReader: !reader.isPreferenceLayer && childCount > 0
    default: view.content is AnchorWriting
    }
  }

  /// That the view is larger; nil where its content cannot be made for that.
  fileprivate func remeasuring(growth: ViewSize, _ lookout: Lookout) -> Remeasuring? {
    var remeasuring = Remeasuring(identity)
    remeasuring.growth = growth
    guard view.content is GeometryReader else { return remeasuring }
    remeasuring.content = content(grownBy: growth, lookout)
    return remeasuring.content == nil ? nil : remeasuring
  }

  /// The layout of a geometry reader's content where the reader is larger; nil for other views, and where
  /// the content cannot be made.
  func content(grownBy growth: ViewSize, _ lookout: Lookout) -> Layout? {
    let tree = layout.tree
    let size = ViewSize(
      width: frame.size.width + growth.width, height: frame.size.height + growth.height)
    guard let views = tree.content(of: view, for: size), !views.isEmpty,
      let made = try? ViewTree(
        view.containing(views), in: tree.rootEnvironment, shouldStop: { lookout.isOver })
    else { return nil }
    return try? Engine(made).layOut(ProposedViewSize(width: size.width, height: size.height))
  }
}

extension ViewContent {
  /// The lengths that a frame declares on an axis.
  fileprivate func declaredLengths(_ axis: Axis) -> [Double?] {
    switch self {
    case let frame as FixedFrame: [axis == .horizontal ? frame.width : frame.height]
    case let frame as FlexibleFrame:
      axis == .horizontal
        ? [frame.width.minimum, frame.width.ideal, frame.width.maximum]
        : [frame.height.minimum, frame.height.ideal, frame.height.maximum]
    default: []
    }
  }
}
