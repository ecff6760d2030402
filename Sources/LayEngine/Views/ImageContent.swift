/// What an image shows, as far as layout is concerned.
///
/// - Rule: a fixed image answers its natural size to everything. A resizable one answers what is
///   proposed, never less than its caps, and its natural size where nothing is.
/// - A symbol is as large as the font makes it and stands on the text baseline; other images, and
///   resizable ones, have no baseline of their own.
/// - A natural length below 0 counts as 0, with a warning.
/// - Source: layout-rules 2.3. Symbols have the sizes that were measured (`SymbolSizes`). One that was
///   not, and any beside texts in cells on a system before iOS 26, is a square as high as a line by our
///   own choice, as are the factors of image scales then. At every scale a symbol is centred on the
///   middle of capital letters, which gives its baseline.
package struct ImageContent: ViewContent, Hashable, Sendable {
  package enum Source: Hashable, Sendable {
    /// The name, and the sizes where something is known of them.
    case symbol(String, SymbolFamily?)
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
    if T.isOn { pass.tell(id, width: .own, height: .own) }
    return node.plain.size(proposal)
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
    case .symbol(let name, let family):
      let environment = lowering.environment(use.environment)
      if family == nil, environment.hasMeasuredSymbols, !isResizable {
        lowering.warnings.append(LayoutWarning(kind: .unknownSymbol(name), span: use.view.span))
      }
      let (size, baseline) = environment.symbol(family)
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
  /// Whether symbols have the sizes that were measured.
  ///
  /// - Rule: on all systems, but beside texts in cells on those whose symbols were not measured.
  /// - Source: the sizes are those of iOS 26 and macOS 26; that they are the same on earlier systems is our
  ///   own choice.
  fileprivate var hasMeasuredSymbols: Bool {
    face != .mono || controlStyle.system.hasMeasuredSymbols
  }

  /// The size of a symbol in points, and the distance of its baseline from its top.
  func symbol(_ family: SymbolFamily?) -> (size: ViewSize, baseline: Double) {
    let metrics = metrics
    if let sizes = family?.sizes(in: symbolVariants), hasMeasuredSymbols {
      let size = sizes.size(beside: font.symbolSize, imageScale, symbolWeight)
      return (size, (size.height + metrics.capitalHeight) / 2)
    }
    let side = (metrics.lineHeight * imageScale.factor).roundedUpToPixel(metrics.pixels)
    let baseline =
      imageScale == .medium ? metrics.lineAscent : (side + metrics.capitalHeight) / 2
    return (ViewSize(width: side, height: side), baseline)
  }
}

/// A symbol and its variants, as far as their sizes are known.
package struct SymbolFamily: Hashable, Sendable {
  private let plain: SymbolSizes?
  private let variants: [SymbolVariants: SymbolSizes]

  /// - Parameter variants: the variants that were measured; others look like less of a variant.
  package init(_ plain: SymbolSizes?, variants: [SymbolVariants: SymbolSizes] = [:]) {
    self.plain = plain
    self.variants = variants
  }

  /// The sizes in a variant.
  ///
  /// - Rule: of a variant that was not measured, the fill is left out first, then the shape around it,
  ///   then the slash.
  /// - Source: iamcgn/swiftui-web, Docs/elements/Image.md, "Variants".
  fileprivate func sizes(in variant: SymbolVariants) -> SymbolSizes? {
    if variant.isEmpty { return plain }
    let shapeless = variant.subtracting(.shapes)
    let candidates = [
      variant, variant.subtracting(.fill), shapeless, shapeless.subtracting(.fill),
      variant.subtracting(.slash), variant.subtracting([.slash, .fill]),
    ]
    for candidate in candidates { if let sizes = variants[candidate] { return sizes } }
    return plain
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
  /// - Rule: in proportion to the measured size that is not larger; below 13 and from 26 on, to the mean
  ///   of both; at other scales, to that at 13 points, rounded up. A semibold symbol is 2 % wider and
  ///   1 % higher than the mean, a bold one 3 % and 4 %.
  /// - Source: iamcgn/swiftui-web, Docs/elements/Image.md and iOS.md: so computed, the sizes of `star` and
  ///   `wifi` that were measured differ by half a point at most; the scales `small` and `large` are
  ///   0.81 and 1.28 there.
  func size(
    beside pointSize: Double, _ scale: ImageScale, _ weight: FontWeight
  ) -> ViewSize {
    let shareOfBody: Double
    if scale != .medium {
      shareOfBody = 0
    } else if weight.value >= FontWeight.semibold.value {
      shareOfBody = 0.5
    } else if 13..<17 ~= pointSize {
      shareOfBody = 0
    } else {
      shareOfBody = 17..<26 ~= pointSize ? 1 : 0.5
    }
    let factor = scale == .small ? 0.81 : scale == .large ? 1.28 : 1
    let rounding: FloatingPointRoundingRule = scale == .medium ? .toNearestOrAwayFromZero : .up
    func length(_ side: KeyPath<ViewSize, Double>, _ heavier: Double) -> Double {
      let length =
        small[keyPath: side] / 13 * (1 - shareOfBody) + body[keyPath: side] / 17 * shareOfBody
      return (length * pointSize * factor * heavier * 2).rounded(rounding) / 2
    }
    let heavier =
      weight.value < FontWeight.semibold.value
      ? (1, 1) : weight.value < FontWeight.bold.value ? (1.02, 1.01) : (1.03, 1.04)
    return ViewSize(width: length(\.width, heavier.0), height: length(\.height, heavier.1))
  }
}
