/// Answers a rule's questions about its children with the known lengths of those children.
///
/// It exists while the known lengths of one view are computed. Nothing is added to the lowering
/// meanwhile, so that its pointers stay valid.
struct KnownLengthAsker: LengthAsker {
  typealias Number = Double

  private let nodes: UnsafePointer<Node>
  private let edges: UnsafePointer<Edge>
  private let words: UnsafePointer<UInt64>
  private let traits: UnsafePointer<KeptTraits>
  private let known: UnsafePointer<KnownLengths>
  private let knownInPart: UnsafePointer<KnownLengths>
  private let shares: Stack.Shares<Double>
  /// Whether something was asked for that is not known.
  private(set) var isUnknown = false

  /// - Parameter shares: room for as many children as the view has.
  init(_ lowering: inout Lowering, _ shares: Stack.Shares<Double>) {
    nodes = UnsafePointer(lowering.nodes.pointer)
    edges = UnsafePointer(lowering.edges.pointer)
    words = UnsafePointer(lowering.words.pointer)
    traits = UnsafePointer(lowering.traits.pointer)
    known = UnsafePointer(lowering.known.pointer)
    knownInPart = UnsafePointer(lowering.knownInPart.pointer)
    self.shares = shares
  }

  /// The known lengths of a view; those of its children were computed before.
  mutating func lengths(of node: Node) -> KnownLengths {
    withUnsafeMutablePointer(to: &self) { asker in
      node.rule.with(KnownLengthVisitor(asker: asker, node: node))
    }
  }

  /// The known lengths of a child.
  @inline(__always)
  func known(of child: NodeID) -> KnownLengths {
    let node = nodes + Int(child)
    if node.pointee.plain.isKnown {
      return KnownLengths(
        horizontal: KnownLengths.Answers(plain: node.pointee.plain.width),
        vertical: KnownLengths.Answers(plain: node.pointee.plain.height))
    }
    guard node.pointee.known >= 0 else { return KnownLengths() }
    let all = node.pointee.isSeparable ? known : knownInPart
    return all[Int(node.pointee.known)]
  }

  @inline(__always)
  fileprivate mutating func answers<R: LayoutRule>(
    of node: Node, _ rule: R.Type, _ axis: Axis
  ) -> KnownLengths.Answers {
    var answers = KnownLengths.Answers()
    // By number: `allCases` would make an array each time.
    var number = 0
    while let probe = KnownLengths.Probe(rawValue: number) {
      isUnknown = false
      let length = R.length(node, axis, probe.proposal, &self)
      if !isUnknown { answers.set(probe, to: length) }
      number += 1
    }
    return answers
  }

  @inline(__always)
  mutating func length(
    of child: NodeID, along axis: Axis, _ proposal: Length<Double>
  ) -> Double {
    let node = nodes + Int(child)
    if node.pointee.plain.isKnown { return node.pointee.plain.length(along: axis, proposal) }
    let all = node.pointee.isSeparable ? known : knownInPart
    guard node.pointee.known >= 0, let probe = KnownLengths.Probe(proposal),
      let length = all[Int(node.pointee.known)][axis][probe]
    else { return unknownLength() }
    return length
  }

  mutating func shares(
    of node: Node, along axis: Axis, _ proposal: Length<Double>
  ) -> UnsafePointer<Double> {
    Stack.share(node, axis, proposal, shares, &self)
    return UnsafePointer(shares.taken)
  }

  mutating func unknownLength() -> Double {
    isUnknown = true
    return 0
  }

  @inline(__always)
  mutating func isLess(_ left: Double, _ right: Double) -> Bool { left < right }

  @inline(__always)
  func parameters<Parameters: BitwiseCopyable>(of node: Node) -> Parameters {
    UnsafeRawPointer(words + Int(node.parameters)).loadUnaligned(as: Parameters.self)
  }

  @inline(__always)
  func edge(_ index: Int, of node: Node) -> Edge { edges[Int(node.link) + index] }

  @inline(__always)
  func priority(of child: NodeID) -> Double { traits[Int(child)].priority }
}

/// Asks the rule of a view what it answers to all probes on both axes.
private struct KnownLengthVisitor: RuleVisitor {
  let asker: UnsafeMutablePointer<KnownLengthAsker>
  let node: Node

  @inline(__always)
  func visit<R: LayoutRule>(_ rule: R.Type) -> KnownLengths {
    R.knownLengths(node, &asker.pointee)
      ?? KnownLengths(
        horizontal: asker.pointee.answers(of: node, rule, .horizontal),
        vertical: asker.pointee.answers(of: node, rule, .vertical))
  }
}

extension Lowering {
  /// Computes what a view answers to the probes on each axis, where only that axis matters.
  mutating func settleLengths(of id: NodeID) {
    let node = nodes[Int(id)]
    if !node.rule.hasOneChild { makeRoom(forShares: Int(node.childCount)) }
    var asker = KnownLengthAsker(
      &self, Stack.Shares(offers: offers.pointer, taken: taken.pointer))
    let lengths = asker.lengths(of: node)
    if node.isSeparable {
      (nodes.pointer + Int(id)).pointee.known = Int32(known.count)
      known.append(lengths)
    } else if lengths.knowsSomething {
      (nodes.pointer + Int(id)).pointee.known = Int32(knownInPart.count)
      knownInPart.append(lengths)
    }
  }

  private mutating func makeRoom(forShares count: Int) {
    guard count > offers.count else { return }
    _ = offers.take(count - offers.count)
    _ = taken.take(count - taken.count)
  }

  /// What a view that was lowered answers to 0 and to infinity, in points; nil if that is not
  /// known.
  mutating func range(of child: NodeID, along axis: Axis) -> (least: Double, most: Double)? {
    let node = nodes[Int(child)]
    if node.plain.isKnown {
      let range: (shortest: Double, longest: Double) = node.plain.range(along: axis)
      return (range.shortest, range.longest)
    }
    guard node.known >= 0 else { return nil }
    let all = node.isSeparable ? known.pointer : knownInPart.pointer
    let answers = all[Int(node.known)][axis]
    return answers.knowsRange ? (answers.least, answers.most) : nil
  }
}
