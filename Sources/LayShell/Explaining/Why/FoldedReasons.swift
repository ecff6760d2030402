import LayEngine
import LayLanguage

/// Puts the steps about parts of a control into the words of the control.
///
/// Nobody wrote the frames and paddings that a list or a toggle is made of. A step about such a part
/// is about the control, and steps that follow each other in one control are one step where only
/// the last tells something: "361 offered by padding, of 393" and "329 offered by padding, of 361"
/// become "329 offered by list-view, of 393".
enum FoldedReasons {
  /// - Parameter asked: the view that was asked about, which stays itself; nil for none.
  static func steps(_ steps: [Reasons.Step], asked: PlacedView?) -> [Reasons.Step] {
    var folded: [(step: Reasons.Step, isPart: Bool)] = []
    for step in steps {
      guard let place = step.place, place.view.identity != asked?.identity,
        let control = place.control
      else {
        folded.append((step, false))
        continue
      }
      let whole = Self.step(step, by: control)
      if let last = folded.last, last.isPart || last.step.shown?.hasSamePlace(as: control) == true,
        joins(last.step, whole)
      {
        var joined = whole
        (joined.number, joined.place) = (last.step.number, last.step.place)
        folded[folded.count - 1].step = joined
      } else {
        folded.append((whole, true))
      }
    }
    return folded.map(\.step)
  }

  private static func step(_ step: Reasons.Step, by control: ShownView) -> Reasons.Step {
    var step = step
    if step.fact.name == "lengthDeclared" { step.fact = .lengthOwn }
    step.shown = control
    return step
  }

  /// Whether the first of two steps of parts of the same control tells nothing that the other does
  /// not tell.
  private static func joins(_ one: Reasons.Step, _ other: Reasons.Step) -> Bool {
    guard let shown = one.shown, other.shown?.hasSamePlace(as: shown) == true else { return false }
    switch one.fact.name {
    case "offerOf": return other.fact.name == "offerOf"
    case "lengthOfChild", "lengthOfContent":
      return one.number == other.number && other.fact.name.hasPrefix("length")
    default: return false
    }
  }
}

extension ReasonPlace {
  /// The control that the view is a part of; nil for a view that somebody wrote.
  fileprivate var control: ShownView? {
    guard view.view.span == nil else { return nil }
    let written = shown.around.first { $0.view.view.span != nil }
    return written.flatMap { $0.view.view.content is Control ? $0 : nil }
  }
}
