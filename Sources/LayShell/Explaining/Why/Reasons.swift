import LayEngine
import LayLanguage

/// The reasons for a number: a step for each view involved, from the view in question to the one
/// that determined the number.
struct Reasons {
  /// The question as the user wrote it.
  let question: String
  var steps: [Step] = []
  var places = CodePlaces.none

  struct Step {
    /// The number that this step explains; nil for an unspecified proposal.
    var number: Double?
    /// The explanation.
    var fact: Fact
    /// The path of the view that the step is about; nil for the user or device outside of the
    /// layout.
    var path: ViewPath?
    /// The view at `path`.
    var view: View?
  }
}

/// A view in the chain of reasons, with its ancestors.
struct ReasonPlace {
  let shown: ShownView

  var view: PlacedView { shown.view }
  var mention: FactValue { .view(ViewMention(shown)) }
  /// The view's index among its siblings, from 0.
  var number: Int { (shown.path.numbers.last ?? 1) - 1 }

  init(_ shown: ShownView) { self.shown = shown }

  var parent: ReasonPlace? {
    guard let last = shown.ancestors.last else { return nil }
    return ReasonPlace(
      ShownView(
        last, in: shown.ancestors.dropLast(), at: ViewPath(shown.path.numbers.dropLast())))
  }

  func child(_ number: Int) -> ReasonPlace {
    ReasonPlace(shown.child(number))
  }

  var isTransparent: Bool { view.layout.tree.isTransparent(view.node) && view.childCount == 1 }
}
