/// Gives the place and the size of a view to others of its group, or takes them from the source of the
/// group.
///
/// - Rule: the answer is that of the view inside. In a view that is no source the view inside is offered
///   the size of the source, and stands with its anchor at the anchor of the source; without a source
///   nothing changes. Sources are those of the same layout, or of one around a geometry reader: all
///   is placed twice.
/// - Source: layout-rules 6.15.
package struct MatchedGeometry: ModifierContent, ChildSizedRule, Equatable {
  package enum Properties: String, CaseIterable, Hashable, Sendable { case frame, position, size }

  static var rule: Rule { .matchedGeometry }
  static var asksPlace: Bool { true }

  /// What the views of a group have in common.
  let key: String
  package let isSource: Bool
  let properties: Properties
  let anchor: UnitPoint

  package init(
    _ key: String, isSource: Bool = true, _ properties: Properties = .frame,
    anchor: UnitPoint
  ) {
    self.key = key
    self.isSource = isSource
    self.properties = properties
    self.anchor = anchor
  }

  static func arrange<N, T>(_ node: Node, _ placed: Placed<N>, _ pass: inout Pass<N, T>) {
    guard let place = pass.place,
      let match = pass.tree.view(of: placed.node).content as? MatchedGeometry, !match.isSource,
      let source = pass.matched[match.key]
    else { return pass.put(node.child, at: .zero, placed.proposal, placed.size) }
    let offer = match.properties == .position ? placed.proposal : Proposal(source.size)
    let size = pass.ask(node.child, offer)
    let (x, y) = (match.anchor.x, match.anchor.y)
    let around = match.properties == .size ? placed.size : source.size
    var line = Point(around.width * x, around.height * y)
    if match.properties != .size {
      line.x = line.x + source.origin.x - place.origin.x
      line.y = line.y + source.origin.y - place.origin.y
    }
    let inChild = Point(size.width * x, size.height * y)
    if T.isOn { pass.tell(node.child, 0, .center, line, inChild) }
    var origin = Point(line.x - inChild.x, line.y - inChild.y)
    if node.isMirrored { origin.x = placed.size.width - size.width - origin.x }
    pass.put(node.child, at: origin, offer, size)
  }

  package func lower(_ use: ViewUse, _ lowering: inout Lowering) throws(LayoutFailure) {
    if !isSource { lowering.matchesGeometry = true }
    let child = try lowering.lowerContent(use)
    lowering.finish(
      use.id, MatchedGeometry.rule, child: child, parameters: 0, lowering.traits(of: child),
      isRemembered: false)
  }
}
