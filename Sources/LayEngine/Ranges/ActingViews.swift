extension ViewTree {
  /// Whether what actions do may depend on sizes.
  ///
  /// - Rule: they do where they hear of a place, of scrolling or of a preference, and in a candidate of a
  ///   ViewThatFits. Other views appear whatever is proposed.
  package var actsBySize: Bool {
    guard hasActions else { return false }
    var seen: Set<ActingNode> = []
    var pending = [ActingNode(id: root, isCandidate: false)]
    while let one = pending.popLast() {
      guard seen.insert(one).inserted else { continue }
      let content = view(of: one.id).content
      let isAction = content is ValueAction && one.isCandidate
      if isAction || content is GeometryAction || content is ScrollAction
        || content is PreferenceAction
      {
        return true
      }
      let isCandidate = one.isCandidate || content is ViewThatFits
      for child in children(of: one.id) {
        pending.append(ActingNode(id: child, isCandidate: isCandidate))
      }
    }
    return false
  }

  private struct ActingNode: Hashable {
    let id: NodeID
    let isCandidate: Bool
  }
}
