/// How a pass asks separable views, one axis at a time.
///
/// A traced pass, and a pass over `Affine` numbers, asks for sizes throughout; the answers are the
/// same.
extension Pass: LengthAsker {
  /// Whether separable views are asked on one axis at a time.
  @inline(__always)
  static var splitsAxes: Bool { !Trace.isOn && Number.isConstant }

  /// What a separable view answers on an axis, in points.
  @inline(__always)
  mutating func length(
    of id: NodeID, along axis: Axis, _ proposal: Length<Number>
  ) -> Number {
    asked &+= 1
    let node = nodes + Int(id)
    if node.pointee.plain.isKnown { return node.pointee.plain.length(along: axis, proposal) }
    let place = node.pointee.known
    let known = known + Int(place)
    let answers = axis == .horizontal ? known.pointee.horizontal : known.pointee.vertical
    var length = Number(0)
    if proposal.isUnspecified {
      if answers.knowsIdeal { return Number(answers.ideal) }
    } else if lengths.find(place, axis, proposal, &length) {
      return length
    } else if answers.knowsLeast, Length.same(proposal, Length(Number(0))) {
      return Number(answers.least)
    } else if answers.knowsMost, Length.same(proposal, Length(Number(.infinity))) {
      return Number(answers.most)
    }
    return computeLength(of: id, along: axis, proposal)
  }

  @inline(never)
  private mutating func computeLength(
    of id: NodeID, along axis: Axis, _ proposal: Length<Number>
  ) -> Number {
    guard mayGoOn(id) else { return Number(0) }
    let node = nodes[Int(id)]
    var known = Number(0)
    if proposal.isUnspecified, lengths.find(node.known, axis, proposal, &known) { return known }
    computed &+= 1
    let length = withUnsafeMutablePointer(to: &self) { pass in
      node.rule.with(LengthVisitor(asker: pass, node: node, axis: axis, proposal: proposal))
    }
    lengths.remember(node.known, axis, proposal, length)
    return length
  }

  @inline(__always)
  mutating func shares(
    of node: Node, along axis: Axis, _ proposal: Length<Number>
  ) -> UnsafePointer<Number> {
    let shares = lengths.shares.starting(at: node.link)
    if !lengths.hasShares(node.known, axis, of: proposal) {
      Stack.share(node, axis, proposal, shares, &self)
      lengths.noteShares(node.known, axis, of: proposal)
    }
    return UnsafePointer(shares.taken)
  }

  mutating func unknownLength() -> Number {
    preconditionFailure("a separable view knows what it answers on one axis")
  }

  /// What a view answers on an axis to 0 and to infinity; nil if that depends on the other axis.
  @inline(__always)
  mutating func range(
    of id: NodeID, along axis: Axis
  ) -> (shortest: Number, longest: Number)? {
    let node = nodes + Int(id)
    guard node.pointee.known >= 0 else { return nil }
    let all = node.pointee.isSeparable ? known : knownInPart
    let answers = all[Int(node.pointee.known)][axis]
    if answers.knowsRange { return (Number(answers.least), Number(answers.most)) }
    guard node.pointee.isSeparable else { return nil }
    return (
      length(of: id, along: axis, Length(Number(0))),
      length(of: id, along: axis, Length(Number(.infinity)))
    )
  }
}
