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
      let told = told(step, by: control)
      if let last = folded.last, last.isPart || last.step.path == told.path, joins(last.step, told)
      {
        var joined = told
        (joined.number, joined.place) = (last.step.number, last.step.place)
        folded[folded.count - 1].step = joined
      } else {
        folded.append((told, true))
      }
    }
    return folded.map(\.step)
  }

  private static func told(_ step: Reasons.Step, by control: ShownView) -> Reasons.Step {
    var step = step
    var values = step.fact.values
    values[.view] = .view(ViewMention(control))
    var kind = step.fact.kind
    if kind == .lengthDeclared {
      kind = .lengthOwn
      values[.reason] = .word("own")
    }
    step.fact = Fact(kind, values)
    (step.path, step.view) = (control.path, control.view.view)
    return step
  }

  /// Whether the first of two steps of parts of the same control tells nothing that the other does
  /// not tell.
  private static func joins(_ one: Reasons.Step, _ other: Reasons.Step) -> Bool {
    guard one.path == other.path else { return false }
    if one.fact.kind == .offerOf { return other.fact.kind == .offerOf }
    let follows: [FactKind] = [.lengthOfChild, .lengthOfContent]
    return follows.contains(one.fact.kind) && one.number == other.number
      && !other.fact.kind.rawValue.hasPrefix("offer")
  }
}

extension ReasonPlace {
  /// The control that the view is a part of; nil for a view that somebody wrote.
  fileprivate var control: ShownView? {
    guard view.view.span == nil else { return nil }
    for (depth, around) in shown.ancestors.enumerated().reversed() where around.view.span != nil {
      guard around.view.content is Control else { return nil }
      return ShownView(
        around, in: Array(shown.ancestors.prefix(depth)),
        at: ViewPath(Array(shown.path.numbers.prefix(depth))))
    }
    return nil
  }
}
