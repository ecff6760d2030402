import LayEngine

/// What stands with a picture.
enum PictureCaption {
  /// What it is and, of what was proposed, what it answers.
  static func title(of view: PlacedView) -> String {
    var title = "\(ViewTitle.subject(view.view))  \(ProposalText.of(view.proposal)) → "
    title += ProposalText.of(view.frame.size)
    if let chosen = view.chosen { title += "  candidate \(chosen)" }
    return title
  }

  /// A view with its place, as a tooltip has it.
  static func tooltip(of view: PlacedView) -> String {
    let frame = view.frame
    let place = "\(PlaceText.of(frame.origin.x)), \(PlaceText.of(frame.origin.y))"
    return "\(ViewTitle.full(view.view)) — \(ProposalText.of(frame.size)) at \(place)"
  }
}
