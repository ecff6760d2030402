import LayEngine
import LayTerminal

/// The texts beside a picture.
enum PictureCaption {
  /// The view's title, with its proposal and its answer.
  static func title(of view: PlacedView) -> String {
    var title = "\(ViewTitle.subject(view.view))  \(ProposalText.of(view.proposal)) → "
    title += ProposalText.of(view.frame.size)
    if let chosen = view.chosen { title += "  candidate \(chosen)" }
    return title
  }

  /// A view with its size and position, for a tooltip.
  ///
  /// - Parameter number: formats a length.
  static func tooltip(
    of view: PlacedView, number: (Double) -> String = SVGText.number
  ) -> String {
    let frame = view.frame
    let size = "\(number(frame.size.width)) x \(number(frame.size.height))"
    let place = "\(number(frame.origin.x)), \(number(frame.origin.y))"
    // A control character of a name would be taken for the mark of a number (`SVGPen.marks`).
    let title = VisibleText.of(ViewTitle.full(view.view))
    return "\(title) — \(size) at \(place)"
  }
}
