import LayEngine
import LayLanguage

/// The reasons for a number: a step for each view involved, from the view in question to the one
/// that determined the number.
struct Reasons {
  /// The question as the user wrote it.
  let question: String
  var steps: [Step] = []
  var places = CodePlaces(nil)
  /// The first remedy for a text that is cut; nil for none.
  var help: String?

  struct Step {
    /// The number that this step explains; nil for an unspecified proposal.
    var number: Double?
    var fact: Fact
    /// The view that the step is about; nil for the user or device outside of the layout.
    var shown: ShownView?
    /// The view with the question that the step is about; nil for other reasons than of lengths.
    var place: ReasonPlace?

    var view: View? { shown?.view.view }
    var sentence: String { fact.sentences(about: shown.map { ViewMention($0) }).joined() }
  }
}

/// A view in the chain of reasons, with the question that it answers.
///
/// A view is asked more than once: a stack asks its children for its own size, and may ask them
/// again when it places them. A place without an `asker` is that of the question that placed the
/// view; one with an asker is that of a question whose answer decided the asker's size.
final class ReasonPlace {
  let shown: ShownView
  let question: ProposedViewSize
  /// The answer to the question.
  let size: ViewSize
  let asker: ReasonPlace?

  var view: PlacedView { shown.view }
  var content: any ViewContent { view.view.content }
  var mention: ViewMention { ViewMention(shown) }
  /// The view's index among its siblings, from 0.
  var number: Int { (shown.number ?? 1) - 1 }
  /// Whether the question is the one that placed the view.
  var isPlacing: Bool { asker == nil }
  var isTransparent: Bool { view.layout.tree.isTransparent(view.node) && view.childCount == 1 }

  init(_ shown: ShownView) {
    self.shown = shown
    question = shown.view.proposal
    size = shown.view.frame.size
    asker = nil
  }

  init(
    _ shown: ShownView, question: ProposedViewSize, size: ViewSize, askedBy asker: ReasonPlace
  ) {
    self.shown = shown
    self.question = question
    self.size = size
    self.asker = asker
  }

  var parent: ReasonPlace? {
    asker ?? shown.parent.map { ReasonPlace($0) }
  }

  /// A child as it was placed.
  func child(_ number: Int) -> ReasonPlace { ReasonPlace(shown.child(number)) }
}
