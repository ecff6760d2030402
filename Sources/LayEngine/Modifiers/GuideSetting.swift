/// Gives a view an explicit position for one of its lines.
///
/// - Rule: nothing about size, spacing and priority changes. The position is what the function of
///   the program gives for the view's dimensions, in which the line is where it is without it.
/// - Source: layout-rules 6.9.
enum GuideSetting {
  struct Parameters: BitwiseCopyable {
    var guide: AlignmentGuide
    var function: Int32
  }

  static func size<N, T>(
    _ node: Node, _ proposal: Proposal<N>, _ pass: inout Pass<N, T>
  ) -> Size<N> {
    pass.ask(node.child, proposal)
  }

  static func arrange<N, T>(_ node: Node, _ placed: Placed<N>, _ pass: inout Pass<N, T>) {
    pass.put(node.child, at: .zero, placed.proposal, placed.size)
  }

  static func position<N, T>(
    of guide: AlignmentGuide, _ node: Node, _ proposal: Proposal<N>, _ size: Size<N>,
    _ pass: inout Pass<N, T>
  ) -> N? {
    let parameters: Parameters = pass.parameters(of: node)
    guard parameters.guide == guide else {
      return pass.explicitPosition(of: guide, in: node.child, proposal, size)
    }
    let function = pass.tree.guideFunctions[Int(parameters.function)]
    return pass.call(function, (node.child, proposal), size)
  }
}

extension Lowering {
  mutating func alignmentGuide(
    _ view: View, _ guide: AlignmentGuide, _ function: GuideFunction, _ id: NodeID,
    _ environment: EnvironmentID
  ) throws(LayoutFailure) {
    let child = try lower(view.children[0], environment)
    var traits = traits(of: child)
    traits.explicitGuides.insert(GuideSet(guide))
    traits.isSpacer = false
    let parameters = GuideSetting.Parameters(
      guide: guide, function: Int32(guideFunctions.count))
    guideFunctions.append(function)
    finish(id, .alignmentGuide, child: child, parameters: keep(parameters), traits)
  }
}
