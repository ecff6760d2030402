/// What an image shows, as far as layout is concerned.
///
/// - Rule: a fixed image answers its natural size to everything. A resizable one answers what is
///   proposed, never less than its caps, and its natural size where nothing is.
/// - A symbol is as large as the font makes it and stands on the text baseline; other images, and
///   resizable ones, have no baseline of their own.
/// - A natural length below 0 counts as 0, with a warning.
/// - Source: layout-rules 2.3; a symbol's size, a square as high as a line, is our own choice, as
///   are the factors of image scales. Systems with symbols that were measured have these sizes
///   (`SymbolSizes`). At every scale a symbol is centred on the middle of capital letters, which
///   gives its baseline.
package struct ImageContent: ViewContent, Hashable, Sendable {
  package enum Source: Hashable, Sendable {
    /// The name, and the sizes where they are known.
    case symbol(String, SymbolSizes?)
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
  static var rule: Rule { .fixedImage }
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
  static var rule: Rule { .resizableImage }
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
  package func lower(_ use: ViewUse, _ lowering: inout Lowering) throws(LayoutFailure) {
    var traits = NodeTraits()
    var parameters = Parameters(
      width: 0, height: 0, leastWidth: caps.horizontal, leastHeight: caps.vertical, baseline: .nan)
    switch source {
    case .bitmap(let width, let height):
      lowering.warn(about: width, .horizontal, use.view)
      lowering.warn(about: height, .vertical, use.view)
      (parameters.width, parameters.height) = (max(width, 0), max(height, 0))
    case .symbol(_, let sizes):
      let (size, baseline) = lowering.environment(use.environment).symbol(sizes)
      (parameters.width, parameters.height) = (size.width, size.height)
      if !isResizable {
        parameters.baseline = baseline
        traits.spacing = lowering.spacings.intern(.symbol(baselineOffset: size.height - baseline))
        traits.explicitGuides = .textBaselines
      }
    }
    if !isResizable {
      traits.plain = PlainAnswer(
        width: parameters.width, height: parameters.height, isKnown: true)
    }
    lowering.finish(
      use.id, isResizable ? ResizableImage.rule : FixedImage.rule,
      parameters: lowering.keep(parameters),
      traits)
  }
}

extension Environment {
  /// The size of a symbol in points, and the distance of its baseline from its top.
  func symbol(_ sizes: SymbolSizes?) -> (size: ViewSize, baseline: Double) {
    let metrics = metrics
    if let sizes, controlStyle.system.hasMeasuredSymbols {
      let size = sizes.size(beside: font.symbolSize, imageScale)
      return (size, (size.height + metrics.capitalHeight) / 2)
    }
    let side = (metrics.lineHeight * imageScale.factor).roundedUpToPixel(metrics.pixels)
    let baseline =
      imageScale == .medium ? metrics.lineAscent : (side + metrics.capitalHeight) / 2
    return (ViewSize(width: side, height: side), baseline)
  }
}

/// The sizes of a symbol that were measured, in points.
package struct SymbolSizes: Hashable, Sendable {
  /// Beside text of 13 and of 17 points.
  private let small, body: ViewSize

  package init(small: ViewSize, body: ViewSize) {
    self.small = small
    self.body = body
  }

  /// The size beside text of a size, to half a point.
  ///
  /// - Rule: in proportion to the measured size that is not larger, or the smaller one.
  /// - Source: iamcgn/swiftui-web, Docs/elements/Image.md: so computed, sizes that were measured
  ///   differ by up to a point and a half; the scales `small` and `large` are 0.81 and 1.28 there.
  func size(beside pointSize: Double, _ scale: ImageScale) -> ViewSize {
    let (size, measuredAt) = pointSize < 17 ? (small, 13.0) : (body, 17.0)
    let scale = scale == .small ? 0.81 : scale == .large ? 1.28 : 1
    let factor = pointSize / measuredAt * scale
    return ViewSize(
      width: (size.width * factor * 2).rounded() / 2,
      height: (size.height * factor * 2).rounded() / 2)
  }
}
