import LayEngine
import LayLanguage

/// Why a number is what it is: a step for each view that took part, from the view in question to
/// the one that fixed it.
struct Reasons {
  /// What is asked for, as it is written.
  let question: String
  var steps: [Step] = []
  var places = CodePlaces.none

  struct Step {
    /// The number that this step accounts for; nil where nothing is proposed.
    var number: Double?
    /// What accounts for it.
    var fact: Fact
    /// The path of the view that the step is about; nil for what comes from outside.
    var path: ViewPath?
    /// That view.
    var view: View?
  }
}

/// A view on the way, with those around it.
struct ReasonPlace {
  let shown: ShownView

  var view: PlacedView { shown.view }
  var mention: FactValue { .view(ViewMention(shown)) }
  /// Its place among the children of the view around it, from 0.
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
