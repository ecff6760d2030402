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
    case let attribute as GridCellAttribute: attribute.name
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
    case .offset: "offset"
    case .strokeBorder: "stroke-border"
    case .transform: "shape"
    }
  }
}

extension GridCellAttribute {
  fileprivate var name: String {
    switch self {
    case .anchor: "grid-cell-anchor"
    case .columnAlignment: "grid-column-alignment"
    case .columns: "grid-cell-columns"
    case .unsizedAxes: "grid-cell-unsized-axes"
    }
  }
}

extension Shape {
  fileprivate var name: String {
    switch self {
    case .rectangle: "rectangle"
    case .ellipse: "ellipse"
    case .capsule: "capsule"
    case .gradient(let gradient): gradient.kind.name
    case .other(let shape): shape.spelling
    case .path: "path"
    case .roundedRectangle: "rounded-rectangle"
    }
  }
}

extension Gradient.Kind {
  package var name: String { "\(spelling)-gradient" }
}

extension Effect {
  package var name: String {
    switch self {
    case .badge: "badge"
    case .bar(let part): part.name
    case .border: "border"
    case .drawn(.rotation): "rotation-effect"
    case .drawn(.scale): "scale-effect"
    case .fill: "fill"
    case .foreground: "foreground"
    case .hidden: "hidden"
    case .identity: "id"
    case .inert(let effect): effect.name
    case .listRowInsets: "list-row-insets"
    case .opacity: "opacity"
    case .separator(let separator):
      separator.isOfSection ? "list-section-separator" : "list-row-separator"
    case .swipeActions: "swipe-actions"
    case .tag: "tag"
    case .zIndex: "z-index"
    }
  }
}

extension BarPart {
  fileprivate var name: String {
    switch self {
    case .title: "navigation-title"
    case .displayMode: "navigation-bar-title-display-mode"
    case .search: "searchable"
    case .items: "toolbar"
    case .visibility: "toolbar-visibility"
    case .columnWidth: "navigation-split-view-column-width"
    case .tab: "tab-item"
    }
  }
}

extension EnvironmentChange {
  package var name: String {
    switch self {
    case .controls(let change): change.name
    case .contentMargins: "content-margins"
    case .dynamicType: "dynamic-type-size"
    case .font, .headerStyle: "font"
    case .imageScale: "image-scale"
    case .kerning: "kerning"
    case .layoutDirection: "layout-direction"
    case .lineLimit, .lineLimitRange: "line-limit"
    case .lineSpacing: "line-spacing"
    case .minimumScaleFactor: "minimum-scale-factor"
    case .multilineTextAlignment: "multiline-text-alignment"
    case .scrollAnchor: "default-scroll-anchor"
    case .scrollPosition: "scroll-position"
    case .symbolVariant: "symbol-variant"
    case .textCase: "text-case"
    case .tracking: "tracking"
    case .truncationMode: "truncation-mode"
    case .typeface(let change): change.name
    }
  }
}

extension TypefaceChange {
  fileprivate var name: String {
    switch self {
    case .bold: "bold"
    case .design: "font-design"
    case .fixedDigits: "monospaced-digit"
    case .italic: "italic"
    case .monospaced: "monospaced"
    case .secondary: "text-scale"
    case .weight: "font-weight"
    }
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
