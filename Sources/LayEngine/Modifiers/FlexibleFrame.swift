/// A frame with a smallest, an ideal and a largest length on each axis, all of them optional.
///
/// - Rule, per axis: offer the proposal, or the ideal where nothing is proposed, clamped between
///   smallest and largest. Answer
///   the ideal, if nothing is proposed and there is one;
///   with both bounds the proposal, or the child where nothing is proposed, clamped between them;
///   with one bound the child, clamped between the bound and what was offered;
///   else the child.
/// - Placed, the child is offered the frame's own length, unless nothing was proposed, there is
///   no ideal and the length lies strictly within the bounds.
/// - Declared lengths are made consistent first: smallest at least 0, ideal at least that, largest
///   at least the ideal. If the smallest is above the largest, without an ideal, the child is
///   offered the largest, and its answer is the answer.
/// - Source: layout-rules 6.2.
package struct FlexibleFrame: ModifierContent, ModifierRule, Hashable, Sendable {
  static var rule: Rule { .flexibleFrame }
  package var width: FlexibleLength
  package var height: FlexibleLength
  package var alignment: Alignment

  package init(
    width: FlexibleLength = FlexibleLength(), height: FlexibleLength = FlexibleLength(),
    alignment: Alignment = .center
  ) {
    self.width = width
    self.height = height
    self.alignment = alignment
  }

  struct Parameters: BitwiseCopyable {
    var width, height: FlexibleBounds
    var alignment: Alignment
  }

  static func size<N, T>(
    _ node: Node, _ id: NodeID, _ proposal: Proposal<N>, _ pass: inout Pass<N, T>
  ) -> Size<N> {
    let frame: Parameters = pass.parameters(of: node)
    let decided = Decided(
      width: frame.width.answer(without: proposal.width, &pass),
      height: frame.height.answer(without: proposal.height, &pass))
    if let width = decided.width, let height = decided.height {
      if T.isOn {
        frame.width.tell(id, .horizontal, proposal.width, width, nil, &pass)
        frame.height.tell(id, .vertical, proposal.height, height, nil, &pass)
      }
      return Size(width, height)
    }
    let offered = Proposal(
      frame.width.offer(proposal.width, &pass), frame.height.offer(proposal.height, &pass))
    let child = pass.ask(node.child, offered)
    let size = Size(
      decided.width ?? frame.width.answer(proposal.width, offered.width, child.width, &pass),
      decided.height ?? frame.height.answer(proposal.height, offered.height, child.height, &pass))
    if T.isOn {
      frame.width.tell(
        id, .horizontal, proposal.width, size.width, (offered.width, child.width), &pass)
      frame.height.tell(
        id, .vertical, proposal.height, size.height, (offered.height, child.height), &pass)
    }
    return size
  }

  private struct Decided<N> {
    var width, height: N?
  }

  static func arrange<N, T>(_ node: Node, _ placed: Placed<N>, _ pass: inout Pass<N, T>) {
    let frame: Parameters = pass.parameters(of: node)
    let proposal = Proposal(
      frame.width.placementOffer(placed.proposal.width, placed.size.width, &pass),
      frame.height.placementOffer(placed.proposal.height, placed.size.height, &pass))
    pass.putAligned(node.child, frame.alignment, in: placed.size, proposal)
  }
}

/// The declared lengths of one axis, made consistent; NaN for a length that is not given.
struct FlexibleBounds: BitwiseCopyable {
  var low, ideal, high: Double

  init(_ length: FlexibleLength) {
    let length = length.consistent
    low = length.minimum ?? .nan
    ideal = length.ideal ?? .nan
    high = length.maximum ?? .nan
  }

  private var hasLow: Bool { !low.isNaN }
  private var hasIdeal: Bool { !ideal.isNaN }
  private var hasHigh: Bool { !high.isNaN }
  private var isContradictory: Bool { low > high }

  @inline(__always)
  private func clamp<N, T>(
    _ length: N, _ pass: inout Pass<N, T>
  ) -> N {
    let raised = hasLow ? pass.larger(length, low) : length
    return hasHigh ? pass.smaller(raised, N(high)) : raised
  }

  /// The answer, where it does not depend on the child.
  func answer<N, T>(
    without proposal: Length<N>, _ pass: inout Pass<N, T>
  ) -> N? {
    if proposal.isUnspecified { return hasIdeal ? N(ideal) : nil }
    guard hasLow, hasHigh, !isContradictory else { return nil }
    return clamp(proposal.or(0), &pass)
  }

  func offer<N, T>(
    _ proposal: Length<N>, _ pass: inout Pass<N, T>
  ) -> Length<N> {
    if proposal.isUnspecified && !hasIdeal { return .unspecified }
    return Length(clamp(proposal.or(ideal), &pass))
  }

  func answer<N, T>(
    _ proposal: Length<N>, _ offered: Length<N>, _ child: N,
    _ pass: inout Pass<N, T>
  ) -> N {
    switch (hasLow, hasHigh) {
    case (true, true): isContradictory ? child : clamp(child, &pass)
    case (true, false): pass.larger(pass.smaller(offered.or(.infinity), child), low)
    case (false, true): pass.smaller(pass.larger(offered.or(-.infinity), child), N(high))
    case (false, false): child
    }
  }

  /// Traces what decided an answer, and between which bounds it was clamped.
  ///
  /// - Parameter inside: what the child was offered and what it answered; nil if it was not asked.
  func tell<N, T>(
    _ id: NodeID, _ axis: Axis, _ proposal: Length<N>, _ answer: N,
    _ inside: (offered: Length<N>, child: N)?, _ pass: inout Pass<N, T>
  ) {
    let child = inside?.child.value
    pass.trace.append(.decided(id, axis, reason(proposal, answer.value, child)))
    if proposal.isUnspecified && hasIdeal || isContradictory || !hasLow && !hasHigh { return }
    var clamp = Clamp(
      subject: .proposal, length: proposal.or(0).value, least: hasLow ? low : nil,
      most: hasHigh ? high : nil, answer: answer.value)
    if proposal.isUnspecified || !hasLow || !hasHigh {
      guard let inside, let child else { return }
      (clamp.subject, clamp.length) = (.child, child)
      let offered = inside.offered.isUnspecified ? nil : inside.offered.or(0).value
      if !hasLow { clamp.least = offered }
      if !hasHigh { clamp.most = offered }
    }
    pass.trace.append(.clamped(id, axis, clamp))
  }

  private func reason<N>(
    _ proposal: Length<N>, _ answer: Double, _ child: Double?
  ) -> LengthReason {
    if proposal.isUnspecified, hasIdeal { return .ideal }
    if let child, child == answer { return .child(0) }
    if !proposal.isUnspecified, proposal.or(0).value == answer { return .proposed }
    return .bound
  }

  func placementOffer<N, T>(
    _ proposal: Length<N>, _ length: N, _ pass: inout Pass<N, T>
  ) -> Length<N> {
    if proposal.isUnspecified, !hasIdeal,
      !hasLow || pass.isLess(N(low), length), !hasHigh || pass.isLess(length, N(high))
    {
      return .unspecified
    }
    return Length(length)
  }
}

extension FlexibleFrame {
  package func lower(_ use: ViewUse, _ lowering: inout Lowering) throws(LayoutFailure) {
    lowering.warn(about: width, .horizontal, use.view)
    lowering.warn(about: height, .vertical, use.view)
    let child = try lowering.lowerContent(use)
    var edges: EdgeSet = []
    if width.isGiven { edges.formUnion(.horizontal) }
    if height.isGiven { edges.formUnion(.vertical) }
    let parameters = Parameters(
      width: FlexibleBounds(width), height: FlexibleBounds(height), alignment: alignment)
    lowering.finish(
      use.id, FlexibleFrame.rule, child: child, parameters: lowering.keep(parameters),
      lowering.traits(of: child, framedAt: edges))
  }
}
