/// What an image shows, as far as layout is concerned.
///
/// - Rule: a fixed image answers its natural size to everything. A resizable one answers what is
///   proposed, never less than its caps, and its natural size where nothing is.
/// - A symbol is as large as the font makes it and stands on the text baseline; other images, and
///   resizable ones, have no baseline of their own.
/// - A natural length below 0 counts as 0, with a warning.
/// - Source: layout-rules 2.3; a symbol's size, a square as high as a line, is our own choice, as
///   are the factors of image scales. At every scale a symbol is centred on the middle of capital
///   letters, which gives its baseline.
package struct ImageContent: ViewContent, Hashable, Sendable {
  package enum Source: Hashable, Sendable {
    case symbol(String)
    /// The natural size in points.
    case bitmap(width: Double, height: Double)
  }

  package var source: Source
  package var isResizable: Bool
  /// The widths of the edges of a resizable image that are not stretched.
  package var caps = Insets()

  package init(_ source: Source, isResizable: Bool = false) {
    self.source = source
    self.isResizable = isResizable
  }

  struct Parameters: BitwiseCopyable {
    var width, height: Double
    /// The least lengths of a resizable image.
    var leastWidth, leastHeight: Double
    /// The distance of the baseline from the top, in points; NaN for images without one.
    var baseline: Double
  }
}

/// An image in its natural size.
enum FixedImage: LeafRule {
  static func size<N, T>(
    _ node: Node, _ id: NodeID, _ proposal: Proposal<N>, _ pass: inout Pass<N, T>
  ) -> Size<N> {
    node.plain.size(proposal)
  }

  static func position<N, T>(
    of guide: AlignmentGuide, _ node: Node, _ placed: Placed<N>, _ pass: inout Pass<N, T>
  ) -> N? {
    let image: ImageContent.Parameters = pass.parameters(of: node)
    return guide.isTextBaseline && !image.baseline.isNaN ? N(image.baseline) : nil
  }
}

/// An image that fills what is proposed.
enum ResizableImage: LeafRule {
  static func size<N, T>(
    _ node: Node, _ id: NodeID, _ proposal: Proposal<N>, _ pass: inout Pass<N, T>
  ) -> Size<N> {
    let image: ImageContent.Parameters = pass.parameters(of: node)
    if T.isOn {
      pass.tell(
        id, width: reason(proposal.width, image.leastWidth),
        height: reason(proposal.height, image.leastHeight))
    }
    return Size(
      proposal.width.isUnspecified
        ? N(image.width) : pass.larger(proposal.width.or(0), image.leastWidth),
      proposal.height.isUnspecified
        ? N(image.height) : pass.larger(proposal.height.or(0), image.leastHeight))
  }

  private static func reason<N>(_ proposed: Length<N>, _ least: Double) -> LengthReason {
    if proposed.isUnspecified { return .ideal }
    return proposed.or(0).value < least ? .least : .proposed
  }
}

extension ImageContent {
  package func lower(
    _ view: View, _ id: NodeID, _ environment: EnvironmentID, _ lowering: inout Lowering
  ) throws(LayoutFailure) {
    var traits = NodeTraits()
    var parameters = Parameters(
      width: 0, height: 0, leastWidth: caps.horizontal, leastHeight: caps.vertical, baseline: .nan)
    switch source {
    case .bitmap(let width, let height):
      lowering.warn(about: width, .horizontal, view)
      lowering.warn(about: height, .vertical, view)
      (parameters.width, parameters.height) = (max(width, 0), max(height, 0))
    case .symbol:
      let font = lowering.environment(environment).font
      let scale = lowering.environment(environment).imageScale
      let side = (font.lineHeight * scale.factor).roundedUpToPixel
      (parameters.width, parameters.height) = (side, side)
      if !isResizable {
        let baseline = scale == .medium ? font.ascent : (side + font.capitalHeight) / 2
        parameters.baseline = baseline
        traits.spacing = lowering.spacings.intern(.symbol(baselineOffset: side - baseline))
        traits.explicitGuides = .textBaselines
      }
    }
    if !isResizable {
      traits.plain = PlainAnswer(
        width: parameters.width, height: parameters.height, isKnown: true)
    }
    lowering.finish(
      id, isResizable ? ResizableImage.rule : FixedImage.rule,
      parameters: lowering.keep(parameters),
      traits)
  }
}

/// How large symbols are relative to the text of their font.
package enum ImageScale: String, Hashable, Sendable, CaseIterable {
  case small, medium, large

  /// A symbol's side in multiples of the line height.
  var factor: Double {
    switch self {
    case .small: 0.75
    case .medium: 1
    case .large: 1.25
    }
  }
}
