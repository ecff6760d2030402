import LayEngine
import LayLanguage

extension ContainerRelativeFrame: ExplainedContent {
  func explain(_ slice: TraceSlice, in section: inout ExplanationSection) {
    var container = ProposedViewSize.ideal
    for case .foundContainer(_, let found) in slice.arranging { container = found }
    for axis in Axis.allCases {
      var values: FactValues = [
        .axis: .axis(axis), .isChosen: .truth(axes.contains(axis)),
        .reason: .word(slice.reason(axis)?.word ?? "child"),
        .container: .length(container[axis]), .answer: .length(slice.size[axis]),
        .hasFunction: .truth(function != nil),
      ]
      if function == nil, count != 1 || span != 1 {
        values[.count] = .declared(count)
        values[.span] = .declared(span)
        values[.spacing] = .declared(spacing)
      }
      section.say(.containerPart, values)
    }
    section.sayInside(slice)
  }
}

extension SafeAreaInset: ExplainedContent {
  func explain(_ slice: TraceSlice, in section: inout ExplanationSection) {
    var sharing: EdgeSharing?
    for case .sharedEdge(_, let found) in slice.arranging { sharing = found }
    guard let sharing, slice.children.count == 2 else { return }
    let axis = edge.axis
    section.say(
      .edgeContent,
      [
        .edge: .word(edge.spelling), .axis: .axis(axis), .content: .length(sharing.content[axis]),
        .distance: .length(sharing.distance), .needed: .length(sharing.needed),
        .offered: .length(sharing.viewOffer[axis]),
      ])
    let parts = [sharing.content[axis], sharing.distance, sharing.view[axis]]
    section.say(
      .edgeSum,
      [
        .axis: .axis(axis), .parts: .list(parts.map { .length($0) }), .total: .total(parts),
        .answer: .length(slice.size[axis]), .across: .length(slice.size[axis.other]),
      ])
    section.sayChildren(slice)
  }
}

extension GeometryReader: ExplainedContent {
  func explain(_ slice: TraceSlice, in section: inout ExplanationSection) {
    section.sayFilling(slice)
    section.say(.madeContent, [.size: .size(slice.size)])
    section.sayChildren(slice)
  }
}

extension GuideSetting: ExplainedContent {
  func explain(_ slice: TraceSlice, in section: inout ExplanationSection) {
    var values: FactValues = [.guide: .word(guide.name), .position: .length(nil)]
    for case .setLine(_, let position?, let usual) in slice.arranging {
      values[.position] = .length(position)
      if let usual { values[.usual] = .length(usual) }
    }
    section.say(.setLine, values)
  }
}
