import LayEngine
import LayLanguage

// MARK: Frames

extension FixedFrame: ExplainedContent {
  func facts(_ slice: TraceSlice) -> [Fact] {
    [(Axis.horizontal, width), (.vertical, height)].map { axis, length in
      let (declared, answer) = (FactNumber.declared(length), slice.answer(axis))
      let isIgnored = length != nil && slice.reason(axis) != .declared
      let words =
        if length == nil {
          "not declared, so the view's own"
        } else if isIgnored {
          "\(declared) is ignored, so the view's own"
        } else {
          length == answer.value
            ? "\(declared) is declared, whatever is proposed"
            : "\(declared) is declared, which counts as \(answer)"
        }
      return Fact(
        "declaredLength",
        ["axis": axis, "declared": declared, "isIgnored": isIgnored, "answer": answer],
        "\(axis.side): \(words)")
    } + slice.inside
  }
}

extension FlexibleFrame: ExplainedContent {
  /// The bounds, and what was held between what.
  func facts(_ slice: TraceSlice) -> [Fact] {
    [(Axis.horizontal, width), (.vertical, height)].map { axis, bounds in
      let (reason, clamp) = (slice.reason(axis) ?? .child(0), slice.clamp(axis))
      return Fact(
        "boundedLength",
        [
          "axis": axis, "proposed": FactNumber.length(slice.proposal[axis]), "reason": reason,
          "answer": slice.answer(axis), "minimum": FactNumber.declared(bounds.minimum),
          "ideal": FactNumber.declared(bounds.ideal),
          "maximum": FactNumber.declared(bounds.maximum), "held": clamp?.subject,
          "length": clamp.map { FactNumber.length($0.length) },
          "least": clamp.map { FactNumber.length($0.least) },
          "most": clamp.map { FactNumber.length($0.most) },
        ], "\(axis.side): \(Self.words(bounds, reason, clamp)): \(slice.answer(axis))")
    } + slice.inside
  }

  private static func words(
    _ bounds: FlexibleLength, _ reason: LengthReason, _ clamp: Clamp?
  ) -> String {
    if bounds.minimum == nil, bounds.ideal == nil, bounds.maximum == nil {
      return "no bounds, so the view's own"
    }
    if reason == .ideal { return "nothing is proposed, so the ideal" }
    guard let clamp else {
      return bounds.minimum != nil && bounds.maximum != nil
        ? "the smallest is above the largest, so the view's own"
        : "an ideal counts only where nothing is proposed; the view's own"
    }
    let length = NumberText.of(clamp.length)
    let subject = clamp.subject == .proposal ? length : "the view's \(length)"
    // If only one bound is declared, the other one is the proposal.
    let low = clamp.least.map {
      NumberText.of($0) + (bounds.minimum == nil ? ", which it is offered," : "")
    }
    let high = clamp.most.map {
      NumberText.of($0) + (bounds.maximum == nil ? ", which it is offered" : "")
    }
    return switch (low, high) {
    case (let low?, let high?): "\(subject) held between \(low) and \(high)"
    case (let low?, nil): "\(subject) held to at least \(low)"
    case (nil, let high): "\(subject) held to at most \(high ?? "")"
    }
  }
}

extension ContainerRelativeFrame: ExplainedContent {
  func facts(_ slice: TraceSlice) -> [Fact] {
    var container = ProposedViewSize.ideal
    for case .foundContainer(_, let found) in slice.arranging { container = found }
    let isPart = function == nil && (count != 1 || span != 1)
    return Axis.allCases.map { axis in
      let (isChosen, answer) = (axes.contains(axis), slice.answer(axis))
      let length = FactNumber.length(container[axis])
      let words =
        if !isChosen {
          "not chosen, so the view's own: \(answer)"
        } else if !length.hasValue {
          "the container has no length, so the view's own: \(answer)"
        } else if function != nil {
          "what the function makes of the container's \(length) = \(answer)"
        } else if isPart {
          "\(NumberText.of(span)) of \(NumberText.of(count)) parts of the container's \(length), "
            + "\(NumberText.of(spacing)) apart = \(answer)"
        } else {
          "the container's = \(answer)"
        }
      return Fact(
        "containerPart",
        [
          "axis": axis, "isChosen": isChosen, "reason": slice.reason(axis) ?? .child(0),
          "container": length, "answer": answer, "hasFunction": function != nil,
          "count": isPart ? FactNumber.declared(count) : nil,
          "span": isPart ? FactNumber.declared(span) : nil,
          "spacing": isPart ? FactNumber.declared(spacing) : nil,
        ], "\(axis.side): \(words)")
    } + slice.inside
  }
}

extension RelativeProposed: ExplainedContent {
  func facts(_ slice: TraceSlice) -> [Fact] {
    guard let child = slice.child else { return [] }
    var facts: [Fact] = []
    for case .scaled(_, let axis, let length, let part) in slice.arranging where part != 1 {
      let (proposed, factor) = (FactNumber.length(length), FactNumber.length(part))
      let offered = FactNumber.length(child.view.proposal[axis])
      facts.append(
        Fact(
          "proposedPart",
          ["axis": axis, "proposed": proposed, "factor": factor, "offered": offered],
          "\(axis.side): \(proposed) × \(factor) = \(offered) is proposed inside"))
    }
    return facts + [.answerOfChild] + slice.inside
  }
}

extension Fact {
  static var answerOfChild: Fact { Fact("answerOfChild", "the view's answer is its own answer") }
}

extension FixedSize: ExplainedContent {
  func facts(_ slice: TraceSlice) -> [Fact] {
    let axes = Axis.allCases.filter { self.axes.contains($0) }
    let named = axes.count == 1 ? "the \(axes[0]) axis" : "both axes"
    return [
      Fact(
        "fixedSize", ["axes": axes],
        "on \(named) nothing is proposed inside, so the view takes its ideal size there")
    ] + slice.inside
  }
}

extension AspectRatio: ExplainedContent {
  func facts(_ slice: TraceSlice) -> [Fact] {
    var shape = Fact("noShape", "nothing is proposed, so the shape does not count")
    if let found = slice.placed.shaping {
      let declared = FactNumber.declared(ratio)
      shape = Fact(
        "shape",
        [
          "ratio": declared, "base": found.base, "mode": mode,
          "horizontal": FactNumber.length(found.horizontal),
          "vertical": FactNumber.length(found.vertical), "offered": found.offered,
        ],
        "a size shaped like "
          + (declared.hasValue
            ? "\(declared) to 1" : "the view's ideal size, \(ProposalText.of(found.base)),")
          + " that \(mode == .fit ? "stays inside" : "covers") what is proposed is offered: "
          + ProposalText.of(found.offered))
    }
    return [shape] + slice.inside
  }
}

// MARK: Places

extension Position: ExplainedContent {
  func facts(_ slice: TraceSlice) -> [Fact] {
    let (x, y) = (FactNumber.declared(x), FactNumber.declared(y))
    return [
      Fact(
        "position", ["x": x, "y": y],
        "it takes what is proposed, and puts the view's centre at \(x), \(y)")
    ] + slice.inside
  }
}

extension Offset: ExplainedContent {
  func facts(_ slice: TraceSlice) -> [Fact] {
    let (x, y) = (FactNumber.declared(x), FactNumber.declared(y))
    return [
      Fact(
        "offset", ["x": x, "y": y],
        "it draws the view \(x) to the right and \(y) down; layout does not change")
    ]
  }
}

extension GuideSetting: ExplainedContent {
  func facts(_ slice: TraceSlice) -> [Fact] {
    var (found, other): (Double?, Double?) = (nil, nil)
    for case .setLine(_, let place?, let usual) in slice.arranging {
      (found, other) = (place, usual ?? other)
    }
    let (position, usual) = (FactNumber.length(found), other.map { FactNumber.length($0) })
    let line = "the line `\(guide.name)` of the view"
    let use =
      guide.name.hasPrefix("list-row-separator")
      ? "by which a row of a list draws its line" : "which nothing around it asks for"
    let words =
      found == nil
      ? "it says where \(line) is, \(use)"
      : "it says that \(line) is at \(position)" + (usual.map { ", and not at \($0)" } ?? "")
    return [
      Fact(
        "setLine", ["guide": guide.name, "position": position, "usual": usual],
        words + "; the size is the view's own")
    ]
  }
}

// MARK: Insets

extension TraceSlice {
  /// The facts of a padding.
  var insets: [Fact] {
    guard let child else { return [] }
    var facts: [Fact] = []
    for case .inset(_, let insets) in arranging {
      let sides = [
        (Axis.horizontal, insets.leading, insets.trailing), (.vertical, insets.top, insets.bottom),
      ]
      facts += sides.map { axis, start, end in
        let (before, after) = (FactNumber.length(start), FactNumber.length(end))
        let (proposed, answer) = (FactNumber.length(proposal[axis]), answer(axis))
        let offered = FactNumber.length(child.view.proposal[axis])
        return Fact(
          "insets",
          [
            "axis": axis, "proposed": proposed, "before": before, "after": after,
            "offered": offered, "answer": answer,
          ],
          "\(axis.side): \(proposed) less \(before) and \(after) leaves \(offered) inside; with "
            + "them the answer is \(answer)")
      }
    }
    return facts + inside
  }
}

extension SafeAreaInset: ExplainedContent {
  func facts(_ slice: TraceSlice) -> [Fact] {
    var sharing: EdgeSharing?
    for case .sharedEdge(_, let found) in slice.arranging { sharing = found }
    guard let sharing, slice.children.count == 2 else { return [] }
    let (axis, edge) = (edge.axis, edge.spelling)
    let (content, distance) = (
      FactNumber.length(sharing.content[axis]), FactNumber.length(sharing.distance)
    )
    let offered = FactNumber.length(sharing.viewOffer[axis])
    let parts = [content, distance, .length(sharing.view[axis])]
    let total = FactNumber.total(parts.compactMap(\.value))
    let (answer, across) = (slice.answer(axis), slice.answer(axis.other))
    let isAll =
      abs((total.value ?? 0) - slice.size[axis]) < 0.001 || !slice.size[axis].isFinite
    let sum = parts.sum(called: "all")
    return [
      Fact(
        "edgeContent",
        [
          "edge": edge, "axis": axis, "content": content, "distance": distance,
          "needed": FactNumber.length(sharing.needed), "offered": offered,
        ],
        "the content takes \(content) at the \(edge) edge, the distance is \(distance), and the "
          + "view is offered what they leave" + (offered.hasValue ? ": \(offered)" : "")),
      Fact(
        "edgeSum",
        ["axis": axis, "parts": parts, "total": total, "answer": answer, "across": across],
        "\(axis.side): "
          + (isAll
            ? "\(sum) = \(answer)"
            : "the answer is \(answer); placed with its own \(axis.other.side) of \(across), it "
              + "would need \(sum) = \(total)")),
    ] + slice.childFacts
  }
}

extension IgnoresSafeArea: ExplainedContent {
  func facts(_ slice: TraceSlice) -> [Fact] {
    var reach = Insets()
    for case .inset(_, let insets) in slice.arranging { reach = insets }
    return [
      Fact(
        "safeAreaReach", ["insets": reach],
        "it extends into the safe area: \(reach.words); layout around it does not change")
    ] + slice.inside
  }
}
