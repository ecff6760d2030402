/// Shapes that differ from a rectangle in their corners or colors alone.
package enum FurtherShape: String, Hashable, Sendable {
  case concentricRectangle
  case containerRelativeShape
  case meshGradient
  case unevenRoundedRectangle
}

/// A shape that fills the proposal; colours and gradients have the same layout.
///
/// - Rule: answer the proposal, 10 where nothing is proposed. Nothing is clamped: 0 gives 0,
///   infinity infinity, a negative length itself.
/// - Source: layout-rules 2.1.
package enum Shape: ViewContent, LeafRule, Hashable, Sendable {
  static var rule: Rule { .shape }
  case rectangle, ellipse, capsule
  /// Indirect, so that a shape is small: trees contain many of them.
  indirect case gradient(Gradient)
  /// A shape with another name that has the same layout.
  case other(FurtherShape)
  /// A path that the program draws; it has no influence on the size.
  case path
  case roundedRectangle(cornerRadius: Double)

  static func size<N, T>(
    _ node: Node, _ id: NodeID, _ proposal: Proposal<N>, _ pass: inout Pass<N, T>
  ) -> Size<N> {
    if T.isOn { pass.tell(id, filling: proposal) }
    return proposal.replacingUnspecified
  }

  package func lower(_ use: ViewUse, _ lowering: inout Lowering) throws(LayoutFailure) {
    lowering.finish(use.id, Shape.rule, NodeTraits(plain: .greedy))
  }
}

/// The largest circle in what it is given.
///
/// - Rule: answer the smaller of width and height on both axes, 10 counting where nothing is
///   proposed.
/// - Source: layout-rules 2.1.
package struct Circle: ViewContent, LeafRule, Equatable {
  static var rule: Rule { .circle }
  package init() {}

  static func size<N, T>(
    _ node: Node, _ id: NodeID, _ proposal: Proposal<N>, _ pass: inout Pass<N, T>
  ) -> Size<N> {
    let (width, height) = (proposal.width.orDefault, proposal.height.orDefault)
    let diameter = pass.smaller(width, height)
    if T.isOn {
      let reason = LengthReason.smaller(height.value < width.value ? .vertical : .horizontal)
      pass.tell(id, width: reason, height: reason)
    }
    return Size(diameter, diameter)
  }

  package func lower(_ use: ViewUse, _ lowering: inout Lowering) throws(LayoutFailure) {
    lowering.finish(use.id, Circle.rule)
  }
}

/// A colour that fills what it is given, as a shape does.
package struct Color: ViewContent, Equatable {
  /// SwiftUI's name of the colour, or the text that the program writes for it.
  package let color: String

  package init(_ color: String) { self.color = color }

  package func lower(_ use: ViewUse, _ lowering: inout Lowering) throws(LayoutFailure) {
    lowering.finish(use.id, Shape.rule, NodeTraits(plain: .greedy))
  }
}

/// Colors that blend into each other; laid out as a color.
///
/// - Source: layout-rules 2.1.
package struct Gradient: Hashable, Sendable {
  package enum Kind: String, Sendable {
    case angular, elliptical, linear, radial
  }

  package var kind: Kind
  package var colors: [String]

  package init(_ kind: Kind, _ colors: [String]) {
    self.kind = kind
    self.colors = colors
  }
}
