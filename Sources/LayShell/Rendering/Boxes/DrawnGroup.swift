import Glibc
import LayEngine
import LayLanguage

/// A part of a picture that is drawn as one with an effect, inside the part `around` it.
final class DrawnGroup {
  enum Effect {
    /// The angle is in degrees, clockwise.
    case rotation(degrees: Double, about: ViewPoint)
    case scale(x: Double, y: Double, about: ViewPoint)
    /// The opacity is from 0 to 1.
    case opacity(Double)
    /// Parts outside of the frame are not drawn.
    case clip(ViewFrame)
  }

  let effect: Effect
  let around: DrawnGroup?

  init(_ effect: Effect, in around: DrawnGroup?) {
    self.effect = effect
    self.around = around
  }

  /// The groups around this one and the group itself, the outermost first.
  var chain: [DrawnGroup] {
    var chain: [DrawnGroup] = []
    var next: DrawnGroup? = self
    while let group = next {
      chain.append(group)
      next = group.around
    }
    return chain.reversed()
  }

  /// The bounds of a frame after the effects of all its groups; nil if it is not visible.
  func bounds(of frame: ViewFrame) -> ViewFrame? {
    var bounds = frame
    var next: DrawnGroup? = self
    while let group = next {
      guard let changed = group.effect.bounds(of: bounds) else { return nil }
      bounds = changed
      next = group.around
    }
    return bounds
  }
}

extension DrawnGroup.Effect {
  /// The drawing effect of a view's modifier, for the view's frame; nil if it has none.
  init?(_ effect: LayEngine.Effect, _ frame: ViewFrame) {
    switch effect {
    case .drawn(let transform):
      let point = ViewPoint(
        x: frame.origin.x + frame.size.width * transform.anchor.x,
        y: frame.origin.y + frame.size.height * transform.anchor.y)
      guard point.x.isFinite, point.y.isFinite else { return nil }
      switch transform {
      case .rotationEffect(let degrees, _):
        guard degrees.isFinite else { return nil }
        self = .rotation(degrees: degrees, about: point)
      case .scaleEffect(let x, let y, _):
        guard x.isFinite, y.isFinite else { return nil }
        self = .scale(x: x, y: y, about: point)
      }
    case .opacity(let opacity):
      guard opacity < 1 else { return nil }
      self = .opacity(max(opacity, 0))
    default: return nil
    }
  }

  fileprivate func bounds(of frame: ViewFrame) -> ViewFrame? {
    switch self {
    case .opacity: return frame
    case .clip(let clip): return frame.part(in: clip)
    case .scale(let x, let y, let point):
      return .around(
        frame.corners.map { corner in
          ViewPoint(
            x: point.x + (corner.x - point.x) * x, y: point.y + (corner.y - point.y) * y)
        })
    case .rotation(let degrees, let point):
      let angle = degrees * .pi / 180
      let (sine, cosine) = (sin(angle), cos(angle))
      return .around(
        frame.corners.map { corner in
          let (x, y) = (corner.x - point.x, corner.y - point.y)
          return ViewPoint(
            x: point.x + x * cosine - y * sine, y: point.y + x * sine + y * cosine)
        })
    }
  }
}

extension ViewFrame {
  fileprivate var corners: [ViewPoint] {
    [
      origin, ViewPoint(x: maxX, y: origin.y), ViewPoint(x: origin.x, y: maxY),
      ViewPoint(x: maxX, y: maxY),
    ]
  }

  /// The bounds of some points; nil for no points or for coordinates that are not finite.
  static func around(_ points: [ViewPoint]) -> ViewFrame? {
    guard let left = points.map(\.x).min(), let right = points.map(\.x).max(),
      let top = points.map(\.y).min(), let bottom = points.map(\.y).max(),
      (right - left).isFinite, (bottom - top).isFinite
    else { return nil }
    return ViewFrame(x: left, y: top, width: right - left, height: bottom - top)
  }
}

/// The screen around a picture of a root view: its outline, safe area and home indicator.
///
/// All frames are in the root view's coordinates.
struct DrawnScreen {
  let frame: ViewFrame
  /// The safe area.
  let safe: ViewFrame
  let cornerRadius: Double
  let title: String
  let insets: Insets
  let hasHomeIndicator: Bool
  /// The upper edge of the keyboard; nil where there is none.
  let keyboard: Double?

  /// Fails for a view that is not the root, and for layouts that are not on a screen.
  init?(around view: PlacedView) {
    guard view.isRoot, let screen = view.layout.screen, let frame = view.layout.screenFrame,
      let safe = view.layout.safeFrame
    else { return nil }
    self.frame = frame
    self.safe = safe
    cornerRadius = min(screen.cornerRadius, frame.size.width / 2, frame.size.height / 2)
    title = screen.title
    insets = screen.safeInsets
    hasHomeIndicator = screen.hasHomeIndicator
    keyboard = screen.keyboard > 0 ? frame.maxY - screen.keyboard : nil
  }

  /// The home indicator, as on phones in portrait; nil if the device has none.
  ///
  /// It is a third of the screen wide, 5 points high and 8 above the bottom edge.
  var homeIndicator: ViewFrame? {
    guard hasHomeIndicator else { return nil }
    let width = min(frame.size.width / 3, 320)
    return ViewFrame(
      x: frame.origin.x + (frame.size.width - width) / 2, y: frame.maxY - 13, width: width,
      height: 5)
  }

  /// The line of text below a picture.
  var caption: String {
    "\(title)  \(ProposalText.of(frame.size)), keeps \(insets.words) free"
  }
}

extension PlacedView {
  /// Whether the view is the root of the whole layout.
  var isRoot: Bool { layout.contentEvents == nil && identity == layout.root.identity }

  /// The edges of the proposal: all four, or as a line the only one on an axis with a length; nil
  /// where no length is proposed.
  ///
  /// - Parameter longest: the longest length that is drawn, in points.
  func proposedEdges(upTo longest: Double) -> (frame: ViewFrame, isLine: Bool)? {
    let width = proposal.width.flatMap { abs($0) <= longest ? $0 : nil }
    let height = proposal.height.flatMap { abs($0) <= longest ? $0 : nil }
    let (x, y, beyond) = (frame.origin.x, frame.origin.y, 4.0)
    switch (width, height) {
    case (let width?, let height?):
      return (ViewFrame(x: x, y: y, width: width, height: height), false)
    case (let width?, nil):
      let length = frame.size.height + 2 * beyond
      return (ViewFrame(x: x + width, y: y - beyond, width: 0, height: length), true)
    case (nil, let height?):
      let length = frame.size.width + 2 * beyond
      return (ViewFrame(x: x - beyond, y: y + height, width: length, height: 0), true)
    case (nil, nil): return nil
    }
  }

  /// The area that a drawing covers: the screen of a root view, or else the view's own frame.
  var whole: ViewFrame { DrawnScreen(around: self)?.frame ?? frame }
}
