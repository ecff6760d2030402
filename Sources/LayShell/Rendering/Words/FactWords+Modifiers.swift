import LayEngine
import LayLanguage

extension FactWords {
  /// The sentences of modifiers about their one child.
  static func modifier(_ kind: FactKind, _ values: FactValues) -> String? {
    switch kind {
    case .unexplained: "there is no explanation of this view"
    case .passesThrough: "it changes nothing about layout: proposal and answer pass through"
    case .inside:
      "inside, \(values.size(.proposal)) is proposed to \(subject(values)); it answers "
        + "\(values.size(.size)) and stands at \(values.place(.place))"
    case .overflow: overflow(values)
    case .declaredLength: declaredLength(values)
    case .boundedLength: "\(values.side): \(boundedLength(values))"
    case .insets:
      "\(values.side): \(values.number(.proposed)) less \(values.number(.before)) and "
        + "\(values.number(.after)) leaves \(values.number(.offered)) inside; with them the answer "
        + "is \(values.number(.answer))"
    case .proposedPart:
      "\(values.side): \(values.number(.proposed)) × \(values.number(.factor)) = "
        + "\(values.number(.offered)) is proposed inside"
    case .answerOfChild: "the view's answer is its own answer"
    case .position:
      "it takes what is proposed, and puts the view's centre at \(values.number(.x)), "
        + values.number(.y)
    case .offset:
      "it draws the view \(values.number(.x)) to the right and \(values.number(.y)) down; layout "
        + "does not change"
    case .noShape: "nothing is proposed, so the shape does not count"
    case .shape: shape(values)
    case .fixedSize:
      "on \(axes(values)) nothing is proposed inside, so the view takes its ideal size there"
    case .containerPart: containerPart(values)
    case .setLine: setLine(values)
    case .screenOffer: screenOffer(values)
    case .safeAreaReach:
      "it extends into the safe area: \(values.insets(.insets).words); layout around it does not "
        + "change"
    case .namedSpace:
      "it names its coordinate space \(ValueDescription.quoted(values.word(.space))); layout does "
        + "not change"
    case .rowLine: rowLine(values)
    default: nil
    }
  }

  private static func rowLine(_ values: FactValues) -> String {
    let side = values.word(.edge) == "top" ? "above" : "below"
    let start = values.word(.start) == "guide" ? "where its guide says" : "at its first text"
    let end = values.word(.end) == "guide" ? "where its guide says" : "at its edge"
    return "\(side) the row is a line at \(values.number(.at)), from \(values.number(.from)) to "
      + "\(values.number(.to)): it begins \(start) and ends \(end)"
  }

  private static func screenOffer(_ values: FactValues) -> String {
    let device = "\(values.word(.device)) is \(values.size(.screen))"
    let kept = values.insets(.insets)
    let stands = "it stands at \(values.place(.place)) of the screen"
    guard kept != Insets() else { return "\(device), all of which is proposed; \(stands)" }
    return "\(device) and keeps \(kept.words) free; the rest is proposed, "
      + "\(values.size(.offered)), and \(stands)"
  }

  private static func subject(_ values: FactValues) -> String {
    values.view(.child).map { ViewTitle.subject($0) } ?? ""
  }

  private static func overflow(_ values: FactValues) -> String {
    var parts: [String] = []
    if values.has(.width) { parts.append("too wide by \(values.number(.width))") }
    if values.has(.height) { parts.append("too high by \(values.number(.height))") }
    return "it is larger than its frame: \(parts.joined(separator: ", "))"
  }

  private static func declaredLength(_ values: FactValues) -> String {
    guard let declared = values.value(.declared) else {
      return "\(values.side): not declared, so the view's own"
    }
    let written = "\(values.side): \(values.number(.declared))"
    if values.isTrue(.isIgnored) { return "\(written) is ignored, so the view's own" }
    return declared == values.value(.answer)
      ? "\(written) is declared, whatever is proposed"
      : "\(written) is declared, which counts as \(values.number(.answer))"
  }

  private static func boundedLength(_ values: FactValues) -> String {
    let answer = values.number(.answer)
    if !values.has(.minimum), !values.has(.ideal), !values.has(.maximum) {
      return "no bounds, so the view's own: \(answer)"
    }
    if values.word(.reason) == "ideal" { return "nothing is proposed, so the ideal: \(answer)" }
    guard values.has(.length) else {
      return values.has(.minimum) && values.has(.maximum)
        ? "the smallest is above the largest, so the view's own: \(answer)"
        : "an ideal counts only where nothing is proposed; the view's own: \(answer)"
    }
    let isProposal = values.word(.held) == "proposal"
    let held = isProposal ? values.number(.length) : "the view's \(values.number(.length))"
    // If only one bound is declared, the other one is the proposal.
    let least = values.number(.least) + (values.has(.minimum) ? "" : ", which it is offered,")
    let most = values.number(.most) + (values.has(.maximum) ? "" : ", which it is offered")
    return switch (values.has(.least), values.has(.most)) {
    case (true, true): "\(held) held between \(least) and \(most): \(answer)"
    case (true, false): "\(held) held to at least \(least): \(answer)"
    case (false, _): "\(held) held to at most \(most): \(answer)"
    }
  }

  private static func shape(_ values: FactValues) -> String {
    let shape =
      values.has(.ratio)
      ? "\(values.number(.ratio)) to 1" : "the view's ideal size, \(values.size(.base)),"
    let how = values.word(.mode) == "fit" ? "stays inside" : "covers"
    return "a size shaped like \(shape) that \(how) what is proposed is offered: "
      + values.size(.offered)
  }

  private static func axes(_ values: FactValues) -> String {
    let axes = values.list(.axes)
    guard axes.count == 1, case .axis(let axis) = axes[0] else { return "both axes" }
    return "the \(axis == .horizontal ? "horizontal" : "vertical") axis"
  }

  private static func containerPart(_ values: FactValues) -> String {
    let (side, answer) = (values.side, values.number(.answer))
    guard values.isTrue(.isChosen) else {
      return "\(side): not chosen, so the view's own: \(answer)"
    }
    guard values.has(.container) else {
      return "\(side): the container has no length, so the view's own: \(answer)"
    }
    let length = values.number(.container)
    let part: String
    if values.isTrue(.hasFunction) {
      part = "what the function makes of the container's \(length)"
    } else if values.has(.count) {
      part =
        "\(values.number(.span)) of \(values.number(.count)) parts of the container's \(length), "
        + "\(values.number(.spacing)) apart"
    } else {
      part = "the container's"
    }
    return "\(side): \(part) = \(answer)"
  }

  private static func setLine(_ values: FactValues) -> String {
    let line = "the line `\(values.word(.guide))` of the view"
    let isOfRow = values.word(.guide).hasPrefix("list-row-separator")
    let use =
      isOfRow ? "by which a row of a list draws its line" : "which nothing around it asks for"
    var sentence = "it says where \(line) is, \(use)"
    if values.has(.position) {
      sentence = "it says that \(line) is at \(values.number(.position))"
      if values.has(.usual) { sentence += ", and not at \(values.number(.usual))" }
    }
    return sentence + "; the size is the view's own"
  }
}
