extension Pass {
  /// Records the places of the children of a view that was just arranged.
  mutating func recordPlaces(of children: Range<Int>, in index: Int) {
    let outer = places[index]
    for child in children {
      let offset = placements[child].origin
      var place = outer
      place.origin = Point(outer.origin.x + offset.x, outer.origin.y + offset.y)
      places.append(place)
    }
    guard let first = children.first else { return }
    let (placed, id) = (placements[index], placements[index].node)
    let node = nodes[Int(id)]
    switch node.rule {
    case SafeAreaInset.rule:
      let bar = SafeAreaInset.taken(node, placements[first + 1].size, self)
      addArea(around: first, outer, placed.size, bar, node.isMirrored)
    case Padding.rule where tree.view(of: id).content is SafeAreaPadding:
      let insets: Insets = parameters(of: node)
      addArea(around: first, outer, placed.size, SidedInsets(insets), node.isMirrored)
    case CoordinateSpace.rule:
      guard let space = tree.view(of: id).content as? CoordinateSpace else { break }
      spaces.append(
        NamedSpace(
          name: space.space, origin: outer.origin, size: placed.size, next: outer.space))
      places[first].space = Int32(spaces.count - 1)
    case GeometryAction.rule: recordGeometry(of: index)
    case MatchedGeometry.rule:
      guard let match = tree.view(of: id).content as? MatchedGeometry, match.isSource else { break }
      matched[match.key] = MatchedFrame(origin: outer.origin, size: placed.size)
    case Presentation.rule where children.count > 1:
      let panel: PresentedPanel = parameters(of: node)
      beginArea(of: first + 1, SidedInsets(panel.insets))
      if usesContainer { containers[first + 1] = Proposal(placements[first + 1].size) }
    case ScrollView.rule:
      spaces.append(
        NamedSpace(
          name: nil, origin: outer.origin, size: placed.size, next: outer.space))
      places[first].space = Int32(spaces.count - 1)
      let parameters: ScrollView.Parameters = parameters(of: node)
      if parameters.isFollowed { recordScroll(of: index, parameters, content: first) }
    default: break
    }
  }
}
