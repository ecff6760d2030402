/// Sets an explicit position for one alignment guide of a view.
///
/// - Rule: nothing about size, spacing and priority changes. A function of the program computes the
///   position from the view's dimensions, in which guides are where they are without this
///   modifier.
/// - Source: layout-rules 6.9.
package struct GuideSetting: ModifierContent, ChildSizedRule {
  static var rule: Rule { .guideSetting }
  package let guide: AlignmentGuide
  let function: GuideFunction

  package init(_ guide: AlignmentGuide, _ function: GuideFunction) {
    self.guide = guide
    self.function = function
  }

  struct Parameters: BitwiseCopyable {
    var guide: AlignmentGuide
    var function: Int32
  }

  static func arrange<N, T>(_ node: Node, _ placed: Placed<N>, _ pass: inout Pass<N, T>) {
    pass.put(node.child, at: .zero, placed.proposal, placed.size)
    if T.isOn {
      tell(node, placed, &pass)
    }
  }

  /// Traces the position of the guide if it is known, without computing it for the trace.
  private static func tell<N, T>(_ node: Node, _ placed: Placed<N>, _ pass: inout Pass<N, T>) {
    let guide = (pass.parameters(of: node) as Parameters).guide
    let position = pass.knownPosition(of: guide, in: placed.node, placed.proposal)
    var usual: N?
    if case .custom = guide {
      // The default position would have to be computed by a function of the program.
    } else if !pass.nodes[Int(node.child)].explicitGuides.contains(GuideSet(guide)) {
      usual = pass.defaultPosition(of: guide, placed.size)
    }
    pass.trace.append(.setLine(placed.node, at: position?.value, usual: usual?.value))
  }

  static func position<N, T>(
    of guide: AlignmentGuide, _ node: Node, _ placed: Placed<N>, _ pass: inout Pass<N, T>
  ) -> N? {
    let parameters: Parameters = pass.parameters(of: node)
    guard parameters.guide == guide else {
      return pass.explicitPosition(of: guide, in: node.child, placed.proposal, placed.size)
    }
    let function = pass.tree.guideFunctions[Int(parameters.function)]
    return pass.call(function, (node.child, placed.proposal), placed.size)
  }
}

extension GuideSetting {
  package func lower(_ use: ViewUse, _ lowering: inout Lowering) throws(LayoutFailure) {
    let child = try lowering.lowerContent(use)
    var traits = lowering.traits(of: child)
    traits.explicitGuides.insert(GuideSet(guide))
    traits.isSpacer = false
    let parameters = Parameters(guide: guide, function: Int32(lowering.guideFunctions.count))
    lowering.guideFunctions.append(function)
    lowering.finish(
      use.id, GuideSetting.rule, child: child, parameters: lowering.keep(parameters), traits)
  }
}
