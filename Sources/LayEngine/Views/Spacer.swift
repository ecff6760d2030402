/// Flexible space along the nearest stack, even if there are modifiers in between.
///
/// - Rule: answer the proposal along the stack's axis, at least the minimum, and 0 across it; in a
///   ZStack or at the root, the proposal on both axes. The minimum is the platform's distance, 8,
///   unless it is given.
/// - Its priority is minus infinity, and it has no spacing to its neighbours.
/// - Source: layout-rules 2.4.
package struct Spacer: ViewContent, LeafRule, Equatable {
  static var rule: Rule { .spacer }
  /// In points; nil for the platform's distance.
  package let minimumLength: Double?

  package init(minimumLength: Double? = nil) { self.minimumLength = minimumLength }

  struct Parameters: BitwiseCopyable {
    var minimum: Double
    /// Nil where there is no stack around it.
    var axis: Axis?
  }

  static func size<N, T>(
    _ node: Node, _ id: NodeID, _ proposal: Proposal<N>, _ pass: inout Pass<N, T>
  ) -> Size<N> {
    let parameters: Parameters = pass.parameters(of: node)
    let minimum = N(parameters.minimum)
    var size = Size<N>.zero
    if parameters.axis != .vertical {
      size.width = pass.larger(proposal.width.or(minimum), minimum)
    }
    if parameters.axis != .horizontal {
      size.height = pass.larger(proposal.height.or(minimum), minimum)
    }
    if T.isOn {
      for axis in Axis.allCases {
        let isProposed = !proposal[axis].isUnspecified && size[axis].value > minimum.value
        let along = isProposed ? LengthReason.proposed : .least
        pass.trace.append(.decided(id, axis, parameters.axis == axis.other ? .own : along))
        guard parameters.axis != axis.other else { continue }
        let clamp = Clamp(
          subject: .proposal, length: proposal[axis].or(minimum).value, least: minimum.value,
          most: nil, answer: size[axis].value)
        pass.trace.append(.clamped(id, axis, clamp))
      }
    }
    return size
  }
}

extension Spacer {
  package func lower(_ use: ViewUse, _ lowering: inout Lowering) throws(LayoutFailure) {
    let axis = lowering.orientation(of: use.environment)
    let parameters = Parameters(
      minimum: minimumLength ?? EdgeSpacing.usualDefault, axis: axis)
    lowering.finish(
      use.id, Spacer.rule, parameters: lowering.keep(parameters),
      NodeTraits(
        spacing: lowering.spacings.intern(.spacer(along: axis)), priority: -.infinity,
        isSpacer: true))
  }
}
