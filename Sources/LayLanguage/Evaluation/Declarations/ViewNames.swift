import LayEngine

extension ViewContent {
  /// SwiftUI's name in kebab-case, as programs spell it, such as `hstack`: that of the type, unless
  /// it is called otherwise or stands for several views.
  package var name: String {
    switch self {
    case is DepthStack: "zstack"
    case is FixedFrame, is FlexibleFrame: "frame"
    case is GuideSetting: "alignment-guide"
    case is HorizontalStack: "hstack"
    case is ImageContent: "image"
    case is LazyHorizontalGrid: "lazy-hgrid"
    case is LazyHorizontalStack: "lazy-hstack"
    case is LazyVerticalGrid: "lazy-vgrid"
    case is LazyVerticalStack: "lazy-vstack"
    case is MatchedGeometry: "matched-geometry-effect"
    case is PreferenceAction: "on-preference-change"
    case is PreferenceTransform: "transform-preference"
    case is PreferenceWriting: "preference"
    case is VerticalStack: "vstack"
    case let action as GeometryAction: action.name
    case let action as ScrollAction:
      action.subject == .geometry ? "on-scroll-geometry-change" : "on-scroll-phase-change"
    case let action as ValueAction: action.value == nil ? "on-appear" : "on-change"
    case is GridCellAttribute: CaseName.of(self)
    case let change as EnvironmentChange: change.name
    case let control as Control: control.name
    case let custom as Custom: custom.layout.name
    case let effect as Effect: effect.name
    case let layer as Layer: layer.isBehind ? "background" : "overlay"
    case let layer as PreferenceLayer:
      layer.isOverlay ? "overlay-preference-value" : "background-preference-value"
    case let presentation as Presentation:
      (presentation.words as? WordsOfView)?.name ?? ""
    case let ratio as AspectRatio: ratio.name
    case let reader as GeometryReader:
      reader.isPreferenceLayer ? "preference-content" : "geometry-reader"
    case let shape as ChangedShape: shape.name
    case let shape as Shape: shape.name
    case let writing as AnchorWriting:
      writing.isTransform ? "transform-anchor-preference" : "anchor-preference"
    default: NearestName.kebabCase("\(Self.self)")
    }
  }
}

extension AspectRatio {
  fileprivate var name: String {
    guard ratio == nil else { return "aspect-ratio" }
    return mode == .fit ? "scaled-to-fit" : "scaled-to-fill"
  }
}

extension ChangedShape {
  fileprivate var name: String {
    switch change {
    case .inset: "inset-shape"
    case .transform: "shape"
    case .offset, .strokeBorder: CaseName.of(change)
    }
  }
}

extension Shape {
  fileprivate var name: String {
    switch self {
    case .gradient(let gradient): gradient.kind.name
    case .other(let shape): shape.spelling
    default: CaseName.of(self)
    }
  }
}

extension Gradient.Kind {
  package var name: String { "\(spelling)-gradient" }
}

extension Effect {
  package var name: String {
    switch self {
    case .bar(let part): CaseName.of(part)
    case .drawn(let transform): CaseName.of(transform)
    case .inert(let effect): effect.name
    case .separator(let separator):
      separator.isOfSection ? "list-section-separator" : "list-row-separator"
    default: CaseName.of(self)
    }
  }
}

extension EnvironmentChange {
  package var name: String {
    switch self {
    case .controls(let change): change.name
    case .headerStyle: "font"
    case .lineLimitRange: "line-limit"
    case .typeface(let change): CaseName.of(change)
    default: CaseName.of(self)
    }
  }
}

/// The name that a view has by the case of an enumeration, which is called as SwiftUI calls the view.
private enum CaseName {
  /// `z-index` for `zIndex(1)`.
  static func of(_ value: Any) -> String {
    NearestName.kebabCase(Mirror(reflecting: value).children.first?.label ?? "\(value)")
  }
}

/// The name of a view, and a sentence about it for display: `blur`, "blurs the view".
final class WordsOfView: ViewWords {
  /// SwiftUI's name in kebab-case.
  let name: String
  /// The sentence on a system that has these sizes.
  let sentence: @Sendable (ControlSizes) -> String

  init(_ name: String, _ sentence: @escaping @Sendable (ControlSizes) -> String) {
    self.name = name
    self.sentence = sentence
  }

  convenience init(_ name: String, _ sentence: String) { self.init(name) { _ in sentence } }

  func isSame(as other: any ViewWords) -> Bool {
    if other === self { return true }
    guard let other = other as? WordsOfView else { return false }
    return name == other.name && sentence(.usual) == other.sentence(.usual)
  }
}

extension Control {
  /// - Parameters:
  ///   - name: SwiftUI's name in kebab-case.
  ///   - composition: what it is made of, as a sentence that people read.
  convenience init(
    _ name: String, composition: String, isSeenThrough: Bool = false, isPlainBelow: Bool = false,
    hasBaselinesAtTop: @escaping @Sendable (ControlStyle) -> Bool = { _ in false },
    distance: @escaping @Sendable (ControlStyle) -> ControlDistance = { _ in .ordinary },
    holdsRows: Bool = false, separators: EdgeSet? = nil, styledBy styleName: String? = nil,
    isProgramModifier: Bool = false, readsEnvironment: Bool = false, isSectionPart: Bool = false,
    labelCount: Int = 1, rows: Rows? = nil, content: @escaping Content
  ) {
    self.init(
      WordsOfView(name, composition), isSeenThrough: isSeenThrough, isPlainBelow: isPlainBelow,
      hasBaselinesAtTop: hasBaselinesAtTop, distance: distance, holdsRows: holdsRows,
      separators: separators, styledBy: styleName, isProgramModifier: isProgramModifier,
      readsEnvironment: readsEnvironment,
      isSectionPart: isSectionPart, labelCount: labelCount,
      isMeasured: { $0.system.hasSizes(of: name) }, rows: rows, content: content)
  }

  /// - Parameter composition: what it is made of on a system that has these sizes.
  convenience init(
    _ name: String, sizedComposition composition: @escaping @Sendable (ControlSizes) -> String,
    hasBaselinesAtTop: @escaping @Sendable (ControlStyle) -> Bool = { _ in false },
    distance: @escaping @Sendable (ControlStyle) -> ControlDistance = { _ in .ordinary },
    holdsRows: Bool = false, styledBy styleName: String? = nil, labelCount: Int = 1,
    rows: Rows? = nil, content: @escaping Content
  ) {
    self.init(
      WordsOfView(name, composition), hasBaselinesAtTop: hasBaselinesAtTop, distance: distance,
      holdsRows: holdsRows, styledBy: styleName, labelCount: labelCount,
      isMeasured: { $0.system.hasSizes(of: name) }, rows: rows, content: content)
  }

  /// What it is made of, as a sentence that people read.
  package func composition(_ sizes: ControlSizes) -> String {
    (words as? WordsOfView)?.sentence(sizes) ?? ""
  }
}

extension Control {
  /// SwiftUI's name in kebab-case.
  package var name: String { (words as? WordsOfView)?.name ?? "" }
}

extension LayoutWarning.WordedName {
  /// SwiftUI's name in kebab-case.
  package var name: String { (words as? WordsOfView)?.name ?? "" }
}

extension InertEffect {
  /// SwiftUI's name in kebab-case.
  package var name: String { (words as? WordsOfView)?.name ?? "" }

  /// What it does instead of affecting layout, as a sentence goes on after "it".
  package var purpose: String { (words as? WordsOfView)?.sentence(.usual) ?? "" }
}
