import LayEngine
import LayLanguage

/// Why a length is declared that a program computes from the size of a geometry reader.
extension LengthReasons {
  /// Explains a length that is declared in the content of a reader by the reader's size, and continues
  /// with that; nil where the size does not change it.
  ///
  /// The content is made again for sizes that are a point larger, which tells how the length depends on
  /// the size, whatever the program computes.
  mutating func computed(_ length: Double, of place: ReasonPlace, _ axis: Axis) -> Question? {
    guard let content = ReaderContent(around: place.shown, lookout: traced.lookout) else {
      return nil
    }
    let size = content.reader.view.frame.size
    let lengths = content.declared(for: size, axis)
    guard let index = lengths.firstIndex(of: length) else { return nil }
    func change(_ points: Double, _ side: Axis) -> Double? {
      let (width, height) = side == .horizontal ? (points, 0) : (0, points)
      let larger = ViewSize(width: size.width + width, height: size.height + height)
      let lengths = content.declared(for: larger, axis)
      return lengths.indices.contains(index) ? lengths[index].map { $0 - length } : nil
    }
    var parts: [(side: Axis, rate: Double)] = []
    for side in Axis.allCases where size[side].isFinite {
      guard let rate = change(1, side) else { return nil }
      if rate == 0 { continue }
      // A length that does not grow evenly, as one that is rounded, has no share that could be told.
      guard let twice = change(2, side), abs(twice - 2 * rate) < 1e-6 else { return nil }
      parts.append((side, (rate * 1e9).rounded() / 1e9))
    }
    guard let part = parts.first, parts.count == 1 else { return nil }
    let rest = length - part.rate * size[part.side]
    add(
      length,
      LengthFact.lengthOfReader(
        axis: part.side, share: .declared(part.rate), length: .length(size[part.side]),
        rest: abs(rest) < 1e-6 ? nil : .declared(rest), reader: ViewMention(content.reader)), place)
    return .answer(ReasonPlace(content.reader), part.side)
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

  /// The lengths that the view declares on an axis where the reader has a size; none where the content
  /// is another then.
  func declared(for size: ViewSize, _ axis: Axis) -> [Double?] {
    let tree = reader.view.layout.tree
    guard let views = tree.content(of: reader.view.view, for: size), !views.isEmpty,
      let made = try? ViewTree(
        reader.view.view.containing(views), in: tree.rootEnvironment, shouldStop: { lookout.isOver }
      ),
      let layout = try? Engine(made).layOut(
        ProposedViewSize(width: size.width, height: size.height))
    else { return [] }
    let (view, missing) = ShownView.root(of: layout).view(at: path)
    return missing == nil ? view.view.view.content.declaredLengths(axis) : []
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
