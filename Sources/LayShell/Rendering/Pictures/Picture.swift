import LayEngine
import LayLanguage

/// A layout to draw, in any format.
struct Picture {
  let view: PlacedView
  /// The path of the view in the layout.
  let path: ViewPath
  /// Candidates that are not shown, if the command asks for them.
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
