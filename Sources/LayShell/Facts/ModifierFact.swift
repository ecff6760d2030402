import LayEngine
import LayLanguage

/// Facts about modifiers and their one child.
enum ModifierFact: Fact {
  case answerOfChild
  /// A flexible frame: its bounds, and what was held between what.
  case boundedLength(
    axis: Axis, proposed: FactNumber, reason: LengthReason, answer: FactNumber,
    minimum: FactNumber, ideal: FactNumber, maximum: FactNumber, held: Clamp.Subject?,
    length: FactNumber?, least: FactNumber?, most: FactNumber?)
  case containerPart(
    axis: Axis, isChosen: Bool, reason: LengthReason, container: FactNumber, answer: FactNumber,
    hasFunction: Bool, count: FactNumber?, span: FactNumber?, spacing: FactNumber?)
  case contentReach(insets: Insets)
  /// What a control is made of.
  case control(purpose: String)
  case declaredLength(axis: Axis, declared: FactNumber, isIgnored: Bool, answer: FactNumber)
  case direction(direction: String)
  /// A modifier without an effect on layout.
  case effect(
    effect: String, badge: String? = nil, color: String? = nil, width: FactNumber? = nil,
    opacity: FactNumber? = nil, index: FactNumber? = nil, purpose: String? = nil)
  case environment(readers: String)
  case fixedSize(axes: [Axis])
  case forGrid
  case forLayout
  case groupOfOne
  case inside(
    child: ViewMention, proposal: ProposedViewSize, size: ViewSize, place: ViewPoint)
  case insets(
    axis: Axis, proposed: FactNumber, before: FactNumber, after: FactNumber, offered: FactNumber,
    answer: FactNumber)
  case layers
  case namedSpace(space: String)
  case noShape
  case offset(x: FactNumber, y: FactNumber)
  /// By how much the view inside is larger than its frame.
  case overflow(width: FactNumber?, height: FactNumber?)
  case passesThrough
  case position(x: FactNumber, y: FactNumber)
  case priority(priority: FactNumber)
  case proposedPart(axis: Axis, proposed: FactNumber, factor: FactNumber, offered: FactNumber)
  /// A line above or below a row of a list: what it begins at, and what it ends at.
  case rowLine(
    edge: String, from: FactNumber, to: FactNumber, at: FactNumber, start: String, end: String)
  case safeAreaReach(insets: Insets)
  case screenOffer(
    device: String, screen: ViewSize, insets: Insets, offered: ProposedViewSize, place: ViewPoint)
  case setLine(guide: String, position: FactNumber, usual: FactNumber?)
  case shape(
    ratio: FactNumber, base: ViewSize, mode: ContentMode, horizontal: FactNumber,
    vertical: FactNumber, offered: ProposedViewSize)
  case unexplained

  var isConclusion: Bool { if case .overflow = self { true } else { false } }

  var sentence: String? { ofLength ?? ofContent ?? ofEnvironment }

  /// The sentences about a length, a size or a place that the modifier gives.
  private var ofLength: String? {
    switch self {
    case .boundedLength(let axis, _, _, _, _, _, _, _, _, _, _): "\(axis.side): \(bounded)"
    case .containerPart(let axis, _, _, _, _, _, _, _, _): "\(axis.side): \(partOfContainer)"
    case .declaredLength(let axis, let declared, let isIgnored, let answer):
      "\(axis.side): " + Self.declared(declared, isIgnored, answer)
    case .fixedSize(let axes):
      "on \(Self.phrase(axes)) nothing is proposed inside, so the view takes its ideal size there"
    case .insets(let axis, let proposed, let before, let after, let offered, let answer):
      "\(axis.side): \(proposed) less \(before) and \(after) leaves \(offered) inside; with them "
        + "the answer is \(answer)"
    case .noShape: "nothing is proposed, so the shape does not count"
    case .offset(let x, let y):
      "it draws the view \(x) to the right and \(y) down; layout does not change"
    case .overflow(let width, let height):
      "it is larger than its frame: "
        + [width.map { "too wide by \($0)" }, height.map { "too high by \($0)" }]
        .compactMap(\.self).joined(separator: ", ")
    case .position(let x, let y):
      "it takes what is proposed, and puts the view's centre at \(x), \(y)"
    case .proposedPart(let axis, let proposed, let factor, let offered):
      "\(axis.side): \(proposed) × \(factor) = \(offered) is proposed inside"
    case .screenOffer(let device, let screen, let insets, let offered, let place):
      Self.screen("\(device) is \(ProposalText.of(screen))", insets, offered, place)
    case .setLine(let guide, let position, let usual): Self.line(guide, position, usual)
    case .shape(let ratio, let base, let mode, _, _, let offered):
      "a size shaped like "
        + (ratio.hasValue ? "\(ratio) to 1" : "the view's ideal size, \(ProposalText.of(base)),")
        + " that \(mode == .fit ? "stays inside" : "covers") what is proposed is offered: "
        + ProposalText.of(offered)
    default: nil
    }
  }

  /// The sentences about the view inside, and about what is drawn.
  private var ofContent: String? {
    switch self {
    case .answerOfChild: "the view's answer is its own answer"
    case .contentReach(let insets):
      "the content goes on into the safe area: \(insets.words)"
    case .control(let purpose): purpose
    case .effect:
      "it \(effect), and changes nothing about layout: proposal and answer pass through"
    case .groupOfOne: "a group of one view is that view"
    case .inside(let child, let proposal, let size, let place):
      "inside, \(ProposalText.of(proposal)) is proposed to \(ViewTitle.subject(child.view)); it "
        + "answers \(ProposalText.of(size)) and stands at \(PlaceText.of(place))"
    case .layers:
      "the size is the view's own; what is in front of it or behind it does not change the size"
    case .passesThrough: "it changes nothing about layout: proposal and answer pass through"
    case .rowLine(let edge, let from, let to, let at, let start, let end):
      "\(edge == "top" ? "above" : "below") the row is a line at \(at), from \(from) to \(to): it "
        + "begins \(start == "guide" ? "where its guide says" : "at its first text") and ends "
        + (end == "guide" ? "where its guide says" : "at its edge")
    case .safeAreaReach(let insets):
      "it extends into the safe area: \(insets.words); layout around it does not change"
    case .unexplained: "there is no explanation of this view"
    default: nil
    }
  }

  /// The sentences about what is passed to views inside, or to the container around.
  private var ofEnvironment: String? {
    switch self {
    case .direction(let direction):
      "inside, layout goes \(direction == "left-to-right" ? "left to right" : "right to left"); "
        + "the size is the view's own"
    case .environment("controls"): "it styles the controls inside; the size is the view's own"
    case .environment(let readers):
      "it sets the environment of the \(readers.split(separator: "-").joined(separator: " ")) "
        + "inside; the size is the view's own"
    case .forGrid: "it is for the grid around it; the size is the view's own"
    case .forLayout: "it carries a value for the layout around it; the size is the view's own"
    case .namedSpace(let space):
      "it names its coordinate space \(ValueDescription.quoted(space)); layout does not change"
    case .priority(let priority):
      "priority \(priority) is for the stack around it; the size is the view's own"
    default: nil
    }
  }

  private static func declared(
    _ declared: FactNumber, _ isIgnored: Bool, _ answer: FactNumber
  ) -> String {
    guard let length = declared.value else { return "not declared, so the view's own" }
    if isIgnored { return "\(declared) is ignored, so the view's own" }
    return length == answer.value
      ? "\(declared) is declared, whatever is proposed"
      : "\(declared) is declared, which counts as \(answer)"
  }

  private var bounded: String {
    guard
      case .boundedLength(
        _, _, let reason, let answer, let minimum, let ideal, let maximum, let held, let length,
        let least, let most) = self
    else { return "" }
    if !minimum.hasValue, !ideal.hasValue, !maximum.hasValue {
      return "no bounds, so the view's own: \(answer)"
    }
    if reason == .ideal { return "nothing is proposed, so the ideal: \(answer)" }
    guard let length, let least, let most else {
      return minimum.hasValue && maximum.hasValue
        ? "the smallest is above the largest, so the view's own: \(answer)"
        : "an ideal counts only where nothing is proposed; the view's own: \(answer)"
    }
    let subject = held == .proposal ? "\(length)" : "the view's \(length)"
    // If only one bound is declared, the other one is the proposal.
    let low = "\(least)" + (minimum.hasValue ? "" : ", which it is offered,")
    let high = "\(most)" + (maximum.hasValue ? "" : ", which it is offered")
    return switch (least.hasValue, most.hasValue) {
    case (true, true): "\(subject) held between \(low) and \(high): \(answer)"
    case (true, false): "\(subject) held to at least \(low): \(answer)"
    case (false, _): "\(subject) held to at most \(high): \(answer)"
    }
  }

  private var partOfContainer: String {
    guard
      case .containerPart(
        _, let isChosen, _, let container, let answer, let hasFunction, let count, let span,
        let spacing) = self
    else { return "" }
    guard isChosen else { return "not chosen, so the view's own: \(answer)" }
    guard container.hasValue else {
      return "the container has no length, so the view's own: \(answer)"
    }
    if hasFunction {
      return "what the function makes of the container's \(container) = \(answer)"
    }
    guard let count, let span, let spacing else { return "the container's = \(answer)" }
    return "\(span) of \(count) parts of the container's \(container), \(spacing) apart = \(answer)"
  }

  private static func screen(
    _ device: String, _ kept: Insets, _ offered: ProposedViewSize, _ place: ViewPoint
  ) -> String {
    let stands = "it stands at \(PlaceText.of(place)) of the screen"
    guard kept != Insets() else { return "\(device), all of which is proposed; \(stands)" }
    return "\(device) and keeps \(kept.words) free; the rest is proposed, "
      + "\(ProposalText.of(offered)), and \(stands)"
  }

  private static func phrase(_ axes: [Axis]) -> String {
    guard axes.count == 1 else { return "both axes" }
    return "the \(axes[0] == .horizontal ? "horizontal" : "vertical") axis"
  }

  private static func line(
    _ guide: String, _ position: FactNumber, _ usual: FactNumber?
  ) -> String {
    let line = "the line `\(guide)` of the view"
    let use =
      guide.hasPrefix("list-row-separator")
      ? "by which a row of a list draws its line" : "which nothing around it asks for"
    let sentence =
      position.hasValue
      ? "it says that \(line) is at \(position)" + (usual.map { ", and not at \($0)" } ?? "")
      : "it says where \(line) is, \(use)"
    return sentence + "; the size is the view's own"
  }

  /// What an effect does, as words after "it".
  private var effect: String {
    guard
      case .effect(let name, let badge, let color, let width, let opacity, let index, let purpose) =
        self
    else { return "" }
    func text(_ number: FactNumber?) -> String { number?.description ?? "nil" }
    return switch name {
    case "badge":
      badge.map { "shows \(ValueDescription.quoted($0)) as the badge of its list row" }
        ?? "shows no badge"
    case "border": "draws a line \(text(width)) wide in \(color ?? "") inside the edges"
    case "fill": "fills the shape with \(color ?? "")"
    case "foreground": "draws the view in \(color ?? "")"
    case "hidden": "draws nothing and keeps the place"
    case "list-row-insets": "sets the insets of its list row"
    case "opacity": "draws the view with opacity \(text(opacity))"
    case "id": "binds the identity of the view to a value"
    case "tag": "tags the view"
    case "z-index":
      "draws the view in front of neighbours whose z-index is below \(text(index))"
    default: purpose ?? ""
    }
  }
}

extension Clamp.Subject: FactWord {
  var word: String { self == .proposal ? "proposal" : "child" }
}

extension ContentMode: FactWord {
  var word: String { self == .fit ? "fit" : "fill" }
}
