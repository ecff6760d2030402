/// What an image shows, as far as layout is concerned.
///
/// - Rule: a fixed image answers its natural size to everything. A resizable one answers what is
///   proposed, never below 0, and its natural size where nothing is.
/// - A symbol is as large as the font makes it and stands on the text baseline; other images have
///   no baseline of their own.
/// - Source: layout-rules 2.3; a symbol's size, a square as high as a line, is our own choice.
package struct ImageContent: Hashable, Sendable {
  package enum Source: Hashable, Sendable {
    case symbol(String)
    /// The natural size in points.
    case bitmap(width: Double, height: Double)
  }

  package var source: Source
  package var isResizable: Bool

  package init(_ source: Source, isResizable: Bool = false) {
    self.source = source
    self.isResizable = isResizable
  }

  struct Parameters: BitwiseCopyable {
    var width, height: Double
    /// NaN for images without one.
    var baseline: Double
  }

  static func resizableSize<N, T>(
    _ node: Node, _ proposal: Proposal<N>, _ pass: inout Pass<N, T>
  ) -> Size<N> {
    let image: Parameters = pass.parameters(of: node)
    return Size(
      pass.larger(proposal.width.or(image.width), 0),
      pass.larger(proposal.height.or(image.height), 0))
  }

  static func baseline<N, T>(
    _ guide: AlignmentGuide, _ node: Node, _ pass: inout Pass<N, T>
  ) -> N? {
    let image: Parameters = pass.parameters(of: node)
    return guide.isTextBaseline && !image.baseline.isNaN ? N(image.baseline) : nil
  }
}

extension Lowering {
  mutating func image(_ image: ImageContent, _ id: NodeID, _ environment: EnvironmentID) {
    var traits = NodeTraits()
    let parameters: ImageContent.Parameters
    switch image.source {
    case .bitmap(let width, let height):
      parameters = ImageContent.Parameters(width: width, height: height, baseline: .nan)
    case .symbol:
      let font = self.environment(environment).font
      let side = font.lineHeight.roundedUpToPixel
      parameters = ImageContent.Parameters(width: side, height: side, baseline: font.ascent)
      if !image.isResizable {
        traits.spacing = .symbol(baselineOffset: side - font.ascent)
        traits.explicitGuides = .textBaselines
      }
    }
    if !image.isResizable {
      traits.plain = PlainAnswer(
        width: parameters.width, height: parameters.height, isKnown: true)
    }
    finish(
      id, image.isResizable ? .resizableImage : .fixedImage, parameters: keep(parameters), traits)
  }
}
