extension Stack {
  /// What a stack along an axis answers to 0, infinity and unspecified, in points.
  ///
  /// The answers are those of `length`, but each child is looked at only once. nil where that is
  /// not possible: a stack with something left to share at 0, or with children of several
  /// priorities at infinity, asks its children in an order of its own.
  static func knownLengths(
    _ node: Node, along axis: Axis, _ asker: inout KnownLengthAsker
  ) -> KnownLengths? {
    let parameters: Parameters = asker.parameters(of: node)
    guard node.childCount > 0, parameters.hasOnePriority, parameters.spacing.isFinite,
      parameters.spacing >= 0
    else { return nil }
    var sums = KnownLengths.Answers(all: parameters.spacing)
    var across = KnownLengths.Answers(all: 0)
    var (least, most, ideal) = (Extent<Double>(), Extent<Double>(), Extent<Double>())
    for index in 0..<Int(node.childCount) {
      let child = asker.known(of: asker.edge(index, of: node).child)
      // If a child answers a negative length at 0, the others get a share.
      if child[axis].least < 0 { return nil }
      sums.add(child[axis])
      let lengths = child[axis.other]
      across.know(asMuchAs: lengths)
      least.cover(lengths.least, from: Extent.line(parameters.guide, in: lengths.least), &asker)
      most.cover(lengths.most, from: Extent.line(parameters.guide, in: lengths.most), &asker)
      ideal.cover(lengths.ideal, from: Extent.line(parameters.guide, in: lengths.ideal), &asker)
    }
    across.least = least.upper - least.lower
    across.most = most.upper - most.lower
    across.ideal = ideal.upper - ideal.lower
    return axis == .horizontal
      ? KnownLengths(horizontal: sums, vertical: across)
      : KnownLengths(horizontal: across, vertical: sums)
  }
}
