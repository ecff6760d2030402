import LayEngine
import LayLanguage

/// The screen around a picture of a root view: its outline, what the device keeps free, and the line
/// by which apps are left, in the root view's coordinates.
struct DrawnScreen {
  let frame: ViewFrame
  /// What is not kept free.
  let safe: ViewFrame
  let cornerRadius: Double
  let title: String
  let insets: Insets
  let hasHomeIndicator: Bool
  /// The upper edge of the keyboard; nil where there is none.
  let keyboard: Double?

  /// nil for a part of a layout, and for views on no screen.
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

  /// The line by which apps are left: a third of the screen wide, 5 high and 8 above the lower edge,
  /// as it looks on phones held upright.
  var homeIndicator: ViewFrame? {
    guard hasHomeIndicator else { return nil }
    let width = min(frame.size.width / 3, 320)
    return ViewFrame(
      x: frame.origin.x + (frame.size.width - width) / 2, y: frame.maxY - 13, width: width,
      height: 5)
  }

  /// What stands under a picture.
  var caption: String {
    "\(title)  \(ProposalText.of(frame.size)), keeps \(insets.words) free"
  }
}

extension PlacedView {
  /// Whether it is the view that was laid out as a whole.
  var isRoot: Bool { layout.contentEvents == nil && identity == layout.root.identity }

  /// The room in which it may stand: the screen of a root view, or else its own frame.
  var whole: ViewFrame { DrawnScreen(around: self)?.frame ?? frame }
}
