import LayEngine

/// A subview as a value of the language.
final class SubviewBox: ObjectBox {
  let index: Int
  let subviews: LayoutSubviews

  init(_ index: Int, of subviews: LayoutSubviews) {
    self.index = index
    self.subviews = subviews
  }

  override var kindDescription: String { "a subview" }
  override var text: String { "subview \(index + 1)" }

  override func isEqual(to other: ObjectBox) -> Bool {
    guard let other = other as? SubviewBox else { return false }
    return index == other.index && subviews === other.subviews
  }
}

extension ProposalBox {
  convenience init(_ proposal: ProposedViewSize) {
    self.init(width: proposal.width, height: proposal.height)
  }

  var proposed: ProposedViewSize { ProposedViewSize(width: width, height: height) }
}
