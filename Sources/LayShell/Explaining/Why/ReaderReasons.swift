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
    let declared = DeclaredNumber(number: length, shown: place.shown) { content in
      content.declaredLengths(axis).first { $0.label == label }?.length
    }
    guard let (view, share) = declared.share(traced) else { return nil }
    let code = expression(length, of: place, axis)
    let (identity, side) = (view.view.identity, share.axis)
    if measured.contains(where: { $0.view == identity && $0.side == side }) {
      add(length, .lengthOfItself(axis, code), place)
      return Next(question: nil)
    }
    measured.append((identity, side))
    add(length, .length(of: share, code), place)
    return Next(question: .answer(ReasonPlace(view), side))
  }

  /// The expression in the code that gives a length which a frame declares; nil for a number, and where that is
  /// not known.
  func expression(
    _ length: Double, of place: ReasonPlace, _ axis: Axis
  ) -> CodeExpressions.Expression? {
    guard let code = traced.code, let label = place.content.label(of: length, axis) else {
      return nil
    }
    return code.argument([.label(label)], of: place.view.view)
  }
}

/// How a program computes a number that a view declares: the expressions in its code, and the size on which the
/// number depends.
struct Computation {
  /// The expression in the code; with `other`, where another one is added to it.
  let expression: CodeExpressions.Expression
  let other: CodeExpressions.Expression?
  let share: SizeShare?
  /// The expressions and the numbers that are added up, as they are told.
  fileprivate let parts: String

  /// ``gap * 2` (Card.swift:3:4), 0.2 of 40, the width of text "Hi"`.
  private var words: String { parts + (share.map { ", \($0.words)" } ?? "") }

  /// Behind the number that it is about; empty for none.
  static func added(_ one: Self?, _ sign: String = ": ") -> String {
    one.map { sign + $0.words } ?? ""
  }
}

/// A number that a modifier or a stack declares on an axis.
enum DeclaredPart {
  /// What a padding adds on both sides, before its view and after it.
  case around, before, after
  case offset, spacing
}

extension TracedLayout {
  /// How the program computes a number that a view declares; nil for a number that stands in the code, and where
  /// that is not known.
  func computation(_ part: DeclaredPart, of shown: ShownView, _ axis: Axis) -> Computation? {
    let view = shown.view.view
    guard let code, let number = view.content.number(part, axis) else { return nil }
    let sides = part == .around ? [DeclaredPart.before, .after] : [part]
    var parts: [(words: String, expression: CodeExpressions.Expression?)] = []
    for side in sides {
      guard let number = view.content.number(side, axis), sides.count == 1 || number != 0 else {
        continue
      }
      let found = code.argument(view.content.arguments(of: side, axis), of: view)
      if let found, found == parts.first?.expression { continue }
      parts.append((found?.description ?? NumberText.of(number), found))
    }
    let expressions = parts.compactMap(\.expression)
    guard let first = expressions.first else { return nil }
    let declared = DeclaredNumber(number: number, shown: shown) { $0.number(part, axis) }
    return Computation(
      expression: first, other: expressions.dropFirst().first, share: declared.share(self)?.share,
      parts: parts.map(\.words).joined(separator: " and "))
  }
}

extension Fact {
  /// A length that is declared as a share of a size.
  fileprivate static func length(
    of share: SizeShare, _ code: CodeExpressions.Expression?
  ) -> Fact {
    Fact(
      "lengthOfReader",
      [
        "axis": share.axis, "share": share.share, "length": share.length, "rest": share.rest,
        "reader": share.reader, "action": share.action, "expression": code,
      ]
    ) { "\($0) declares it: " + (code.map { "\($0), " } ?? "") + share.words }
  }

  fileprivate static func lengthOfItself(
    _ axis: Axis, _ code: CodeExpressions.Expression?
  ) -> Fact {
    Fact("lengthOfItself", ["axis": axis, "expression": code]) {
      "\($0) declares it" + (code.map { ": \($0)" } ?? "")
        + ", which depends on itself: it is as \(axis.adjective) as it was measured before"
    }
  }
}

/// A part of a size from which a program computes a number, and what is added to that.
struct SizeShare {
  let axis: Axis
  let share, length: FactNumber
  var rest: FactNumber?
  /// The view that is measured.
  let reader: ViewMention
  /// What of the program takes the size along; nil for the content of a reader.
  var action: ViewMention?

  /// `0.4 of 200, the width of geometry-reader, and 8`.
  var words: String {
    let part = (share.value == 1 ? "" : "\(share) of ") + "\(length), the \(axis.side) of \(reader)"
    let action = action.map { " by `\(ViewTitle.kind($0.view))`" } ?? ""
    let more = rest.map { rest in
      rest.value.map { $0 < 0 ? ", less \(NumberText.of(-$0))" : ", and \(rest)" } ?? ""
    }
    return part + action + (more ?? "")
  }
}

/// A number that a view declares.
private struct DeclaredNumber {
  let number: Double
  let shown: ShownView
  /// The number that the view's content declares where it is made otherwise.
  let found: (any ViewContent) -> Double?

  /// A view whose size the program reads.
  struct Source {
    let view: ShownView
    /// The number, were the view larger by so many points; nil where it is not there then.
    let number: (ViewSize) -> Double?
    /// What of the program takes the size along; nil for the content of a reader.
    var action: ViewMention?
  }

  /// The views on whose sizes the number may depend: the reader around it, and those that are measured.
  private func sources(_ traced: TracedLayout) -> [Source] {
    var sources: [Source] = []
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

  /// A view of which a preference of a layer around the number may tell the size.
  private func source(
    _ view: ShownView, in layer: ReaderContent, _ lookout: Lookout
  ) -> Source? {
    guard let modifier = layer.reader.parent else { return nil }
    let primary = modifier.child(0)
    guard view.path.numbers.starts(with: primary.path.numbers) else { return nil }
    let number = { (growth: ViewSize) -> Double? in
      guard let other = view.view.remeasuring(growth: growth, lookout),
        let views = primary.view.content(ofLayer: layer.reader.view.view, remeasuring: other)
      else { return nil }
      let size = layer.reader.view.frame.size
      return layer.view(in: layer.reader.view.layout(of: views, size, lookout)).flatMap(found)
    }
    return Source(view: view, number: number, action: ViewMention(modifier))
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
    let number = { (growth: ViewSize) -> Double? in
      guard let other = view.view.remeasuring(growth: growth, traced.lookout),
        let made = program.layout(after: traced.layout, measuring: other, at: view.path)
      else { return nil }
      return found(in: made, at: shown.path)
    }
    return Source(view: view, number: number, action: ViewMention(action))
  }

  /// The most measured views that are looked at.
  private static let mostViews = 200

  private func found(in layout: Layout, at path: ViewPath) -> Double? {
    let (view, missing) = ShownView.root(of: layout).view(at: path)
    return missing == nil ? found(in: view.view) : nil
  }

  private func found(in view: PlacedView) -> Double? { found(view.view.content) }

  /// The first view on whose size the number depends, and its share of that.
  func share(_ traced: TracedLayout) -> (view: ShownView, share: SizeShare)? {
    for source in sources(traced) {
      guard let (side, part) = share(of: source) else { continue }
      let size = source.view.view.frame.size[side]
      let rest = number - part * size
      let share = SizeShare(
        axis: side, share: .declared(part), length: .length(size),
        rest: abs(rest) < 1e-6 ? nil : .declared(rest), reader: ViewMention(source.view.measured),
        action: source.action)
      return (source.view, share)
    }
    return nil
  }

  /// The one side of a view on which the number depends, and how much it grows with it.
  ///
  /// A number that does not grow evenly, as one that is rounded, has no share that could be told.
  private func share(of source: Source) -> (side: Axis, share: Double)? {
    func change(_ points: Double, _ side: Axis) -> Double? {
      let (width, height) = side == .horizontal ? (points, 0) : (0, points)
      return source.number(ViewSize(width: width, height: height)).map { $0 - number }
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
}

extension ShownView {
  /// The view that a modifier measures.
  fileprivate var measured: ShownView {
    inside { $0.view.view.name == nil && $0.view.view.content.isModifier }
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
    let found = shown.around.first { around in
      guard let reader = around.view.view.content as? GeometryReader,
        around.view.layout !== shown.view.layout
      else { return false }
      return reader.isPreferenceLayer == isLayer
    }
    guard let found else { return nil }
    reader = found
    path = shown.path(from: found.depth)
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

extension ViewContent {
  /// A number that it declares on an axis; nil for what declares none.
  fileprivate func number(_ part: DeclaredPart, _ axis: Axis) -> Double? {
    let insets = (self as? Padding)?.insets ?? (self as? SafeAreaPadding)?.insets
    let offset = self as? Offset
    return switch (part, axis) {
    case (.around, .horizontal): insets?.horizontal
    case (.around, .vertical): insets?.vertical
    case (.before, .horizontal): insets?.leading
    case (.before, .vertical): insets?.top
    case (.after, .horizontal): insets?.trailing
    case (.after, .vertical): insets?.bottom
    case (.offset, .horizontal): offset?.x
    case (.offset, .vertical): offset?.y
    case (.spacing, _): stackStyle?.spacing
    }
  }

  private var stackStyle: StackStyle? {
    switch self {
    case let stack as HorizontalStack: stack.style
    case let stack as VerticalStack: stack.style
    case let stack as LazyHorizontalStack: stack.style
    case let stack as LazyVerticalStack: stack.style
    default: nil
    }
  }

  /// Where a number may stand in the code, the nearest first.
  fileprivate func arguments(of part: DeclaredPart, _ axis: Axis) -> [CodeExpressions.Argument] {
    let isWide = axis == .horizontal
    let value = number(part, axis) ?? 0
    switch part {
    case .spacing, .around: return [.label("spacing")]
    case .offset:
      return [
        .label(isWide ? "x" : "y"), .number(isWide ? 0 : 1, value: value),
        .label(isWide ? "width" : "height"), .whole,
      ]
    case .before, .after:
      let sides = isWide ? ("leading", "trailing") : ("top", "bottom")
      return [
        .label(part == .before ? sides.0 : sides.1), .label(isWide ? "horizontal" : "vertical"),
        .label("length"), .number(0, value: value), .whole,
      ]
    }
  }
}
