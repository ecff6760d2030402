import LayEngine
import LayLanguage

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

  /// The area that a drawing covers: the screen of a root view, or else the view's own frame.
  var whole: ViewFrame { DrawnScreen(around: self)?.frame ?? frame }
}
