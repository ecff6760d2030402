import LayEngine
import LayLanguage

/// A layout that is to be drawn, in whatever form.
struct Picture {
  let view: PlacedView
  /// Where it is in the whole.
  let path: ViewPath
  /// Candidates that are not shown, where they are asked for.
  var hidden: [HiddenCandidate] = []

  init(
    _ view: PlacedView, at path: ViewPath = ViewPath([]), hidden: [HiddenCandidate] = []
  ) {
    self.view = view
    self.path = path
    self.hidden = hidden
  }
}

extension ViewFrame {
  /// The smallest frame around this one and others.
  func including(_ others: [ViewFrame]) -> ViewFrame {
    var (left, top, right, bottom) = (origin.x, origin.y, maxX, maxY)
    for other in others {
      left = min(left, other.origin.x)
      top = min(top, other.origin.y)
      right = max(right, other.maxX)
      bottom = max(bottom, other.maxY)
    }
    return ViewFrame(x: left, y: top, width: right - left, height: bottom - top)
  }
}
