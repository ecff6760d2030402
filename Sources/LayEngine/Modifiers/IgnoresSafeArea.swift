/// Lets a view extend into the safe area of a device, its bars and a keyboard.
///
/// - Rule: the answer is that of the view inside. Placed, the view inside is proposed the proposal
///   plus the insets that `Pass.reach` finds at the chosen edges, and its origin is moved outward
///   by the insets. The layout of the views around does not change.
/// - Source: layout-rules 6.10.
package struct IgnoresSafeArea: ModifierContent, ChildSizedRule, Equatable, BitwiseCopyable {
  static var rule: Rule { .ignoresSafeArea }
  package let regions: SafeAreaRegions
  package let edges: EdgeSet

  package init(_ regions: SafeAreaRegions, _ edges: EdgeSet) {
    self.regions = regions
    self.edges = edges
  }

  static var asksPlace: Bool { true }

  static func arrange<N, T>(_ node: Node, _ placed: Placed<N>, _ pass: inout Pass<N, T>) {
    let parameters: IgnoresSafeArea = pass.parameters(of: node)
    let insets = pass.ignoredInsets(node, placed, parameters.regions, parameters.edges)
    if T.isOn {
      pass.trace.append(.inset(placed.node, insets.outside))
    }
    let origin = Point(N(0) - insets.leading, N(0) - insets.top)
    pass.put(node.child, at: origin, placed.proposal.extended(by: insets))
  }
}

extension Pass {
  /// How far content of a view that is being arranged goes into the safe area, in points, at some
  /// edges; leading is in layout direction.
  ///
  /// It is 0 where a guide is asked for: nothing has a place then.
  mutating func ignoredInsets(
    _ node: Node, _ placed: Placed<Number>, _ regions: SafeAreaRegions, _ edges: EdgeSet
  ) -> SidedInsets<Number> {
    guard let place else { return SidedInsets() }
    var insets = reach(from: place, placed.size, into: regions)
      .at(edges, isMirrored: node.isMirrored)
    if node.isMirrored { swap(&insets.leading, &insets.trailing) }
    return insets
  }
}

extension Proposal {
  /// The proposal and what lies beside it; an unspecified length stays unspecified.
  func extended(by insets: SidedInsets<Number>) -> Proposal {
    Proposal(
      width.map { $0 + insets.leading + insets.trailing },
      height.map { $0 + insets.top + insets.bottom })
  }
}

extension IgnoresSafeArea {
  package func lower(_ use: ViewUse, _ lowering: inout Lowering) throws(LayoutFailure) {
    try lowering.wrap(use, IgnoresSafeArea.rule, self)
  }
}
