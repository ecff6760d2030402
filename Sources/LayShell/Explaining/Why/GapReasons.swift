import LayEngine
import LayLanguage

/// Explains the distance between two views by the stack that they are in, and by what is around each
/// of them there.
///
/// Two texts in a stack, one of them with a padding of 16: 24, of which the stack keeps 8, and 16 are
/// inside the padding.
enum GapReasons {
  /// Why there is no single gap to explain.
  enum Failure: Error {
    /// The two are not in different children of one stack.
    case noStack
    /// The view is not a stack with a single gap; it has so many.
    case gaps(Int)
  }

  /// The steps for the distance between two views.
  static func steps(
    _ one: ShownView, _ other: ShownView, _ traced: TracedLayout
  ) throws(Failure) -> [Reasons.Step] {
    let (numbers, others) = (one.path.numbers, other.path.numbers)
    let common = zip(numbers, others).prefix { $0.0 == $0.1 }.count
    guard common < numbers.count, common < others.count,
      let stack = one.around.first(where: { $0.depth == common }),
      let axis = stack.view.view.content.stackAxis
    else { throw .noStack }
    let (number, next) = (numbers[common] - 1, others[common] - 1)
    guard number < next else { return try steps(other, one, traced) }
    let reasons = stack.view.layout.tree.spacingReasons(in: stack.view.node)
    guard next <= reasons.count else { throw .noStack }
    let isMirrored = axis == .horizontal && stack.view.layout.tree.isMirrored(stack.view.node)
    let (first, last) = isMirrored ? (other, one) : (one, other)
    let distance = FactNumber.difference(last.start(axis), first.end(axis))
    var steps = [
      step(
        distance, "gapBetween", stack,
        ["distance": distance, "before": ViewMention(one), "after": ViewMention(other)],
        "between \(ViewMention(one)) and \(ViewMention(other))")
    ]
    for place in number..<next {
      if place > number {
        let between = stack.child(place)
        let length = FactNumber.length(between.view.frame.size[axis])
        steps.append(
          step(
            length, "gapOfView", between, ["length": length, "child": ViewMention(between)],
            "\(ViewMention(between)), which stands between them"))
      }
      steps.append(
        kept(
          reasons[place], after: place, in: stack, traced.computation(.spacing, of: stack, axis)))
    }
    let branches = isMirrored ? (next, number) : (number, next)
    let (before, after) = (stack.child(branches.0), stack.child(branches.1))
    let inside: [(ShownView, ShownView, FactNumber)] = [
      (before, first, .difference(before.end(axis), first.end(axis))),
      (after, last, .difference(last.start(axis), after.start(axis))),
    ]
    for (branch, shown, distance) in inside where abs(distance.value ?? 0) > 1e-9 {
      steps.append(
        step(
          distance, "gapInside", branch, ["distance": distance, "child": ViewMention(shown)],
          "inside \(ViewMention(branch)), beside \(ViewMention(shown))"))
    }
    return steps
  }

  /// The steps for the one gap of a stack, in which modifiers may be around the stack.
  static func steps(
    in shown: ShownView, _ traced: TracedLayout
  ) throws(Failure) -> [Reasons.Step] {
    let stack = shown.inside { $0.view.view.content.stackAxis == nil }
    guard stack.view.view.content.stackAxis != nil else { throw .noStack }
    guard stack.view.childCount == 2 else { throw .gaps(max(stack.view.childCount - 1, 0)) }
    return try steps(stack.child(0), stack.child(1), traced)
  }

  /// The distance that a stack keeps between two children.
  private static func kept(
    _ reason: SpacingReason, after place: Int, in stack: ShownView, _ computed: Computation?
  ) -> Reasons.Step {
    let (distance, origin) = (FactNumber.length(reason.distance), reason.origin)
    let (title, from, to) = (
      ViewMention(stack), ViewMention(stack.child(place)), ViewMention(stack.child(place + 1))
    )
    let words =
      switch origin.source {
      case .declared: "\(title) declares it" + Computation.added(computed)
      case .edges:
        "in \(title): \(origin.before.text) that \(from) asks for and \(origin.after.text) that "
          + "\(to) asks for"
      case .before: "in \(title): \(from) asks for it"
      case .after: "in \(title): \(to) asks for it"
      case .platform: "in \(title), by default, as neither asks for a distance"
      }
    return step(
      distance, "gapOfStack", stack,
      [
        "distance": distance, "from": from, "to": to, "source": origin.source,
        "before": origin.before, "after": origin.after, "expression": computed?.expression,
        "depends": computed?.share,
      ], words)
  }

  private static func step(
    _ number: FactNumber, _ name: String, _ shown: ShownView, _ values: Fact.Values,
    _ sentence: String
  ) -> Reasons.Step {
    Reasons.Step(number: number.value, fact: Fact(name, values, sentence), shown: shown)
  }
}

extension ShownView {
  fileprivate func start(_ axis: Axis) -> Double { view.frame.origin[axis] }
  fileprivate func end(_ axis: Axis) -> Double { start(axis) + view.frame.size[axis] }
}

extension ViewContent {
  /// The axis along which a stack keeps distances between its children; nil for other views.
  var stackAxis: Axis? {
    switch self {
    case is HorizontalStack, is LazyHorizontalStack: .horizontal
    case is VerticalStack, is LazyVerticalStack: .vertical
    default: nil
    }
  }
}
