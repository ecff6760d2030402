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
  mutating func computed(_ length: Double, of place: ReasonPlace, _ axis: Axis) -> Next? {
    guard let label = place.content.label(of: length, axis) else { return nil }
    let declared = DeclaredLength(length: length, place: place, axis: axis, label: label)
    for source in declared.sources(traced) {
      guard let (side, share) = declared.share(of: source) else { continue }
      let code = expression(length, of: place, axis)
      let isKnown = measured.contains { $0.view == source.view.view.identity && $0.side == side }
      if isKnown {
        add(length, .lengthOfItself(axis, code), place)
        return Next(question: nil)
      }
      measured.append((source.view.view.identity, side))
      add(length, declared.fact(source, side, share, code), place)
      return Next(question: .answer(ReasonPlace(source.view), side))
    }
    return nil
  }

  /// The expression in the code that gives a length which a frame declares; nil for a number, and where that is
  /// not known.
  func expression(
    _ length: Double, of place: ReasonPlace, _ axis: Axis
  ) -> CodeExpressions.Expression? {
    guard let code = traced.code, let label = place.content.label(of: length, axis) else {
      return nil
    }
    return code.argument(label, of: place.view.view)
  }
}

extension Fact {
  fileprivate static func lengthOfItself(
    _ axis: Axis, _ code: CodeExpressions.Expression?
  ) -> Fact {
    Fact("lengthOfItself", ["axis": axis, "expression": code]) {
      "\($0) declares it" + (code.map { ": \($0)" } ?? "")
        + ", which depends on itself: it is as \(axis.adjective) as it was measured before"
    }
  }
}

/// A length that a frame declares.
private struct DeclaredLength {
  let length: Double
  let place: ReasonPlace
  let axis: Axis
  let label: String

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
    let shown = place.shown
    if let content = ReaderContent(around: shown, isLayer: false) {
      sources.append(
        Source(view: content.reader) { growth in
          content.view(in: content.reader.view.content(grownBy: growth, traced.lookout)).flatMap(
            found)
        })
    }
    let layer = ReaderContent(around: shown, isLayer: true)
    let program = traced.layout.hasActions ? traced.program : nil
    if layer == nil, program == nil { return sources }
    let measured = ViewWalk.views(in: traced.layout, most: Self.mostViews, traced.lookout) {
      $0.isMeasured
    }
    sources +=
      layer.map { layer in measured.compactMap { source($0, in: layer, traced.lookout) } } ?? []
    return sources
      + (program.map { program in measured.compactMap { source($0, program, traced) } } ?? [])
  }

  /// A view of which a preference of a layer around the length may tell the size.
  private func source(
    _ view: ShownView, in layer: ReaderContent, _ lookout: Lookout
  ) -> Source? {
    let modifier = layer.reader.ancestor(layer.reader.ancestors.count - 1)
    let primary = modifier.child(0)
    guard view.path.numbers.starts(with: primary.path.numbers) else { return nil }
    let length = { (growth: ViewSize) -> Double? in
      guard let other = view.view.remeasuring(growth: growth, lookout),
        let views = primary.view.content(ofLayer: layer.reader.view.view, remeasuring: other)
      else { return nil }
      let size = layer.reader.view.frame.size
      return layer.view(in: layer.reader.view.layout(of: views, size, lookout)).flatMap(found)
    }
    return Source(view: view, length: length, action: ViewMention(modifier))
  }

  /// A view whose size an action of the program may take along.
  private func source(
    _ view: ShownView, _ program: CurrentView, _ traced: TracedLayout
  ) -> Source? {
    let one = view.view.remeasuring(growth: ViewSize(width: 1, height: 1), traced.lookout)
    guard let one,
      let first = program.actions(in: traced.layout, changedBy: one, at: view.path).first
    else { return nil }
    let path = ViewPath(first.path.map { $0 + 1 })
    let (action, _) = ShownView.root(of: traced.layout).view(at: path)
    let length = { (growth: ViewSize) -> Double? in
      guard let other = view.view.remeasuring(growth: growth, traced.lookout),
        let made = program.layout(after: traced.layout, measuring: other, at: view.path)
      else { return nil }
      return found(in: made, at: place.shown.path)
    }
    return Source(view: view, length: length, action: ViewMention(action))
  }

  /// The most measured views that are looked at.
  private static let mostViews = 200

  private func found(in layout: Layout, at path: ViewPath) -> Double? {
    let (view, missing) = ShownView.root(of: layout).view(at: path)
    return missing == nil ? found(in: view.view) : nil
  }

  private func found(in view: PlacedView) -> Double? {
    view.view.content.declaredLengths(axis).first { $0.label == label }?.length
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

  func fact(
    _ source: Source, _ side: Axis, _ part: Double, _ code: CodeExpressions.Expression?
  ) -> Fact {
    let size = source.view.view.frame.size[side]
    let (share, whole) = (FactNumber.declared(part), FactNumber.length(size))
    let left = length - part * size
    let rest = abs(left) < 1e-6 ? nil : FactNumber.declared(left)
    let view = ViewMention(source.view.measured)
    let values: Fact.Values = [
      "axis": side, "share": share, "length": whole, "rest": rest, "reader": view,
      "action": source.action, "expression": code,
    ]
    let written = code.map { "\($0), " } ?? ""
    let action = source.action.map { " by `\(ViewTitle.kind($0.view))`" } ?? ""
    let more = rest.map { left < 0 ? ", less \(NumberText.of(-left))" : ", and \($0)" } ?? ""
    let part = (part == 1 ? "" : "\(share) of ") + "\(whole), the \(side.side) of \(view)"
    return Fact("lengthOfReader", values) { "\($0) declares it: \(written)\(part)\(action)\(more)" }
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

/// The content of the geometry reader around a view, or of the layer that a preference makes, which can be made
/// otherwise.
private struct ReaderContent {
  let reader: ShownView
  /// From the reader to the view.
  private let path: ViewPath

  /// Fails for a view that is in none.
  init?(around shown: ShownView, isLayer: Bool) {
    let depth = shown.ancestors.lastIndex { around in
      guard let reader = around.view.content as? GeometryReader, around.layout !== shown.view.layout
      else { return false }
      return reader.isPreferenceLayer == isLayer
    }
    guard let depth else { return nil }
    reader = shown.ancestor(depth)
    path = ViewPath(Array(shown.path.numbers[depth...]))
  }

  /// The view where the content is another; nil where it is not there.
  func view(in layout: Layout?) -> PlacedView? {
    guard let layout else { return nil }
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
    return tree.content(of: view, for: size).flatMap { layout(of: $0, size, lookout) }
  }

  /// The layout of other content of a geometry reader; nil where there is none.
  fileprivate func layout(of views: [View], _ size: ViewSize, _ lookout: Lookout) -> Layout? {
    guard !views.isEmpty,
      let made = try? ViewTree(
        view.containing(views), in: layout.tree.rootEnvironment, shouldStop: { lookout.isOver })
    else { return nil }
    return try? Engine(made).layOut(ProposedViewSize(width: size.width, height: size.height))
  }
}

extension ViewContent {
  /// The lengths that a frame declares on an axis, by their labels in Swift code.
  fileprivate func declaredLengths(_ axis: Axis) -> [(label: String, length: Double?)] {
    switch self {
    case let frame as FixedFrame:
      return [(axis.side, axis == .horizontal ? frame.width : frame.height)]
    case let frame as FlexibleFrame:
      let (length, side) =
        axis == .horizontal ? (frame.width, "Width") : (frame.height, "Height")
      return [
        ("min" + side, length.minimum), ("ideal" + side, length.ideal),
        ("max" + side, length.maximum),
      ]
    default: return []
    }
  }

  /// The label of a length that a frame declares on an axis.
  fileprivate func label(of length: Double, _ axis: Axis) -> String? {
    declaredLengths(axis).first { $0.length == length }?.label
  }
}
