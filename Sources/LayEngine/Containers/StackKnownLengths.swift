extension Stack {
  /// What a stack along an axis answers to 0, infinity and nothing, in points: the same as `length`
  /// gives, each child being looked at once.
  ///
  /// Nil where that does not do: a stack that has something left to share at 0, or children of
  /// several priorities to share infinity among, goes on to ask in an order of its own.
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
      // Of one that answers less than nothing, the others get what is left.
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
