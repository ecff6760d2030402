import LayEngine
import LayLanguage

/// The views of a layout that are worth drawing, and how far they reach.
struct Scene {
  private(set) var boxes: [PlacedView] = []
  /// Sentences about views that reach beyond the whole.
  private(set) var overflows: [String] = []
  private let root: PlacedView
  private static let mostBoxes = 5000

  init(_ root: PlacedView) {
    self.root = root
    var pending = [root]
    while let view = pending.popLast(), boxes.count < Self.mostBoxes {
      if case .effect(.hidden) = view.view.kind { continue }
      if isWorthDrawing(view) {
        boxes.append(view)
        if let overflow = overflow(of: view) { overflows.append(overflow) }
      }
      pending.append(contentsOf: Self.backToFront(view.children).reversed())
    }
  }

  /// Why there is no extent, as the end of a sentence about what the whole answers.
  var reasonForNothing: String {
    if case .effect(.hidden) = root.view.kind { return "; it is hidden, so nothing is drawn" }
    return isRootDrawn
      ? "; views in it are too far apart to be drawn" : ", which cannot be drawn"
  }

  private var isRootDrawn: Bool { boxes.first?.view === root.view }

  /// Children as they are drawn: by their z-index, and in order where it is the same.
  private static func backToFront(_ children: [PlacedView]) -> [PlacedView] {
    let levels = children.map(zIndex)
    guard levels.contains(where: { $0 != 0 }) else { return children }
    return zip(levels, children).enumerated()
      .sorted { ($0.element.0, $0.offset) < ($1.element.0, $1.offset) }
      .map(\.element.1)
  }

  /// The z-index that a view is given, be it below other modifiers.
  private static func zIndex(_ view: PlacedView) -> Double {
    var view = view
    while view.childCount == 1 {
      if case .effect(.zIndex(let level)) = view.view.kind { return level }
      view = view.child(0)
    }
    return 0
  }

  private func isWorthDrawing(_ view: PlacedView) -> Bool {
    let frame = view.frame
    let numbers = [frame.origin.x, frame.origin.y, frame.size.width, frame.size.height]
    guard numbers.allSatisfy(\.isFinite) else { return false }
    if case .effect(.border) = view.view.kind { return true }
    return view.childCount == 0 || view.view.name != nil || view.view === root.view
  }

  /// The smallest frame around all boxes and the proposal, of finite lengths; nil if there is
  /// nothing to draw, or if it is too large for that.
  var extent: ViewFrame? {
    guard let first = boxes.first, isRootDrawn else { return nil }
    var (left, top) = (first.frame.origin.x, first.frame.origin.y)
    var (right, bottom) = (first.frame.maxX, first.frame.maxY)
    if let width = root.proposal.width, width.isFinite { right = max(right, left + width) }
    if let height = root.proposal.height, height.isFinite { bottom = max(bottom, top + height) }
    for box in boxes {
      left = min(left, box.frame.origin.x, box.frame.maxX)
      top = min(top, box.frame.origin.y, box.frame.maxY)
      right = max(right, box.frame.origin.x, box.frame.maxX)
      bottom = max(bottom, box.frame.origin.y, box.frame.maxY)
    }
    guard (right - left).isFinite, (bottom - top).isFinite else { return nil }
    return ViewFrame(x: left, y: top, width: right - left, height: bottom - top)
  }

  private func overflow(of view: PlacedView) -> String? {
    let whole = root.frame
    let frame = view.frame
    let sides = [
      ("left", whole.origin.x - frame.origin.x), ("top", whole.origin.y - frame.origin.y),
      ("right", frame.maxX - whole.maxX), ("bottom", frame.maxY - whole.maxY),
    ]
    let over = sides.filter { $0.1 > 0.001 }.map { "\($0.0) by \(NumberText.of($0.1))" }
    guard !over.isEmpty else { return nil }
    return "\(ViewTitle.short(view.view)) overflows \(over.joined(separator: ", "))"
  }
}
