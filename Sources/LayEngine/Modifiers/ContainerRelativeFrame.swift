/// A frame whose lengths depend on the container around it.
///
/// - Rule: on the chosen axes a fixed frame. Its length is the container's, or `span` of `count`
///   equal parts of it with `spacing` between them, or the result of a function; below 0 it counts
///   as 0, and a length that is not finite as not given, both with a warning. Where the container
///   has no length, the axis is treated as not chosen.
/// - The container is the nearest scroll view, or else what is proposed to the root.
/// - Source: layout-rules 6.11.
package struct ContainerRelativeFrame: ModifierContent, ModifierRule {
  static var rule: Rule { .containerRelativeFrame }
  package var axes: AxisSet
  package var count: Double
  package var span: Double
  /// Between the parts, in points.
  package var spacing: Double
  package var alignment: Alignment
  package var function: LengthFunction?

  package init(
    axes: AxisSet, count: Double = 1, span: Double = 1, spacing: Double = 0,
    alignment: Alignment = .center, function: LengthFunction? = nil
  ) {
    self.axes = axes
    self.count = count
    self.span = span
    self.spacing = spacing
    self.alignment = alignment
    self.function = function
  }

  static var asksContainer: Bool { true }

  struct Parameters: BitwiseCopyable {
    var axes: AxisSet
    var count, span, spacing: Double
    var alignment: Alignment
    /// -1 where there is no function.
    var function: Int32
  }

  static func size<N, T>(
    _ node: Node, _ id: NodeID, _ proposal: Proposal<N>, _ pass: inout Pass<N, T>
  ) -> Size<N> {
    let declared = declared(node, &pass)
    if T.isOn {
      pass.tell(
        id, width: declared.width.isUnspecified ? .child(0) : .container,
        height: declared.height.isUnspecified ? .child(0) : .container)
    }
    let child = pass.ask(node.child, inside(proposal, declared))
    return Size(declared.width.or(child.width), declared.height.or(child.height))
  }

  static func arrange<N, T>(_ node: Node, _ placed: Placed<N>, _ pass: inout Pass<N, T>) {
    let parameters: Parameters = pass.parameters(of: node)
    let declared = declared(node, warningOf: placed.node, &pass)
    if T.isOn {
      pass.trace.append(.foundContainer(placed.node, pass.container.outside))
    }
    let proposal = inside(placed.proposal, declared)
    pass.putAligned(node.child, parameters.alignment, in: placed.size, proposal)
  }

  private static func inside<N>(
    _ proposal: Proposal<N>, _ declared: Proposal<N>
  ) -> Proposal<N> {
    Proposal(
      declared.width.isUnspecified ? proposal.width : declared.width,
      declared.height.isUnspecified ? proposal.height : declared.height)
  }

  /// The lengths of the frame; unspecified where it has none.
  ///
  /// - Parameter id: the view to warn about if a length does not count as it is; nil for none.
  private static func declared<N, T>(
    _ node: Node, warningOf id: NodeID? = nil, _ pass: inout Pass<N, T>
  ) -> Proposal<N> {
    let parameters: Parameters = pass.parameters(of: node)
    return Proposal(
      declared(parameters, .horizontal, warningOf: id, &pass),
      declared(parameters, .vertical, warningOf: id, &pass))
  }

  private static func declared<N, T>(
    _ parameters: Parameters, _ axis: Axis, warningOf id: NodeID?, _ pass: inout Pass<N, T>
  ) -> Length<N> {
    let container = pass.container[axis]
    guard parameters.axes.contains(axis), !container.isUnspecified else { return .unspecified }
    let whole = container.or(0)
    let length: N
    if parameters.function >= 0 {
      let function = pass.tree.lengthFunctions[Int(parameters.function)]
      if whole.slope != 0 { N.breakOff(&pass.record) }
      let made = pass.run { _, _ in try function.length(whole.value, axis) }
      guard let made else { return .unspecified }
      length = N(made)
    } else {
      let gaps = N(parameters.spacing * (parameters.count - 1))
      let part = (whole - gaps) / parameters.count
      length = part * parameters.span + N(parameters.spacing * (parameters.span - 1))
    }
    let isCounted = length.isFinite || (!whole.isFinite && !length.isNaN)
    if let id, !isCounted || length.value < 0 {
      let kind = LayoutWarning.Kind.containerLength(axis, length.value)
      pass.warnings.append(LayoutWarning(kind: kind, span: pass.tree.view(of: id).span))
    }
    return isCounted ? Length(pass.larger(length, 0)) : .unspecified
  }
}

extension ContainerRelativeFrame {
  package func lower(_ use: ViewUse, _ lowering: inout Lowering) throws(LayoutFailure) {
    let child = try lowering.lowerContent(use)
    var edges: EdgeSet = []
    if axes.contains(.horizontal) { edges.formUnion(.horizontal) }
    if axes.contains(.vertical) { edges.formUnion(.vertical) }
    var parameters = Parameters(
      axes: axes, count: count, span: span, spacing: spacing, alignment: alignment, function: -1)
    if let function {
      parameters.function = Int32(lowering.lengthFunctions.count)
      lowering.lengthFunctions.append(function)
    }
    lowering.finish(
      use.id, ContainerRelativeFrame.rule, child: child, parameters: lowering.keep(parameters),
      lowering.traits(of: child, framedAt: edges))
  }
}
