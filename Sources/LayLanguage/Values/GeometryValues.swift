import LayEngine

/// A size as a value of the language; it prints as `88 x 20`.
final class SizeBox: ObjectBox {
  let width: Double
  let height: Double

  init(width: Double, height: Double) {
    self.width = width
    self.height = height
  }

  override var hasNaN: Bool { width.isNaN || height.isNaN }

  override var kindDescription: String { "a size" }
  override var text: String { "\(NumberText.of(width)) x \(NumberText.of(height))" }

  override var writtenText: String {
    "(size \(NumberText.of(width)) \(NumberText.of(height)))"
  }

  override var writtenValue: WrittenValue {
    .made(
      "size", [WrittenArgument(nil, .number(width)), WrittenArgument(nil, .number(height))],
      text: writtenText)
  }

  override func isEqual(to other: ObjectBox) -> Bool {
    guard let other = other as? SizeBox else { return false }
    return width == other.width && height == other.height
  }

  override func part(_ name: String) -> Value? {
    switch name {
    case "width": .number(width)
    case "height": .number(height)
    default: nil
    }
  }

  override func replacing(_ name: String, with value: Value) -> ObjectBox? {
    switch (name, value) {
    case ("width", .number(let width)): SizeBox(width: width, height: height)
    case ("height", .number(let height)): SizeBox(width: width, height: height)
    default: nil
    }
  }
}

/// A proposal as a value of the language: `(proposal 100 nil)`.
final class ProposalBox: ObjectBox {
  let width: Double?
  let height: Double?

  init(width: Double?, height: Double?) {
    self.width = width
    self.height = height
  }

  /// Whether it is `infinity`, which is accepted as a length too.
  var isInfinite: Bool { width == .infinity && height == .infinity }

  override var kindDescription: String { "a proposal" }

  override var text: String {
    [width, height].map { $0.map(NumberText.of) ?? "nil" }.joined(separator: " x ")
  }

  override var writtenText: String {
    if isInfinite { return "inf" }
    return "(proposal \(width.map(NumberText.of) ?? "nil") \(height.map(NumberText.of) ?? "nil"))"
  }

  override func isEqual(to other: ObjectBox) -> Bool {
    guard let other = other as? ProposalBox else { return false }
    return width == other.width && height == other.height
  }

  override func part(_ name: String) -> Value? {
    switch name {
    case "width": width.map(Value.number) ?? .nothing
    case "height": height.map(Value.number) ?? .nothing
    default: nil
    }
  }

  override func replacing(_ name: String, with value: Value) -> ObjectBox? {
    let length: Double?
    switch value {
    case .number(let number) where !number.isNaN: length = number
    case .nothing: length = nil
    default: return nil
    }
    switch name {
    case "width": return ProposalBox(width: length, height: height)
    case "height": return ProposalBox(width: width, height: length)
    default: return nil
    }
  }
}

/// A point as a value of the language; it prints as `(8, 20)`.
final class PointBox: ObjectBox {
  let x: Double
  let y: Double

  init(x: Double, y: Double) {
    self.x = x
    self.y = y
  }

  override var hasNaN: Bool { x.isNaN || y.isNaN }

  override var kindDescription: String { "a point" }
  override var text: String { "(\(NumberText.of(x)), \(NumberText.of(y)))" }

  override var writtenText: String { "(point \(NumberText.of(x)) \(NumberText.of(y)))" }

  override func isEqual(to other: ObjectBox) -> Bool {
    guard let other = other as? PointBox else { return false }
    return x == other.x && y == other.y
  }

  override func part(_ name: String) -> Value? {
    switch name {
    case "x": .number(x)
    case "y": .number(y)
    default: nil
    }
  }

  override func replacing(_ name: String, with value: Value) -> ObjectBox? {
    switch (name, value) {
    case ("x", .number(let x)): PointBox(x: x, y: y)
    case ("y", .number(let y)): PointBox(x: x, y: y)
    default: nil
    }
  }
}

/// A rectangle as a value of the language: `(cg-rect 10 5 88 20)`.
final class FrameBox: ObjectBox {
  let x, y, width, height: Double

  init(x: Double, y: Double, width: Double, height: Double) {
    (self.x, self.y, self.width, self.height) = (x, y, width, height)
  }

  convenience init(_ size: ViewSize) {
    self.init(x: 0, y: 0, width: size.width, height: size.height)
  }

  override var kindDescription: String { "a rectangle" }

  override var text: String {
    "\(NumberText.of(width)) x \(NumberText.of(height)) at "
      + "(\(NumberText.of(x)), \(NumberText.of(y)))"
  }

  override func isEqual(to other: ObjectBox) -> Bool {
    guard let other = other as? FrameBox else { return false }
    return (x, y, width, height) == (other.x, other.y, other.width, other.height)
  }

  override func part(_ name: String) -> Value? {
    switch name {
    case "width": .number(width)
    case "height": .number(height)
    case "min-x": .number(x)
    case "mid-x": .number(x + width / 2)
    case "max-x": .number(x + width)
    case "min-y": .number(y)
    case "mid-y": .number(y + height / 2)
    case "max-y": .number(y + height)
    case "origin": .object(PointBox(x: x, y: y))
    case "size": .object(SizeBox(width: width, height: height))
    case "center": .object(PointBox(x: x + width / 2, y: y + height / 2))
    default: nil
    }
  }

  override func replacing(_ name: String, with value: Value) -> ObjectBox? {
    switch (name, value) {
    case ("width", .number(let width)): return FrameBox(x: x, y: y, width: width, height: height)
    case ("height", .number(let height)):
      return FrameBox(x: x, y: y, width: width, height: height)
    case ("origin", .object(let object)):
      guard let origin = object as? PointBox else { return nil }
      return FrameBox(x: origin.x, y: origin.y, width: width, height: height)
    case ("size", .object(let object)):
      guard let size = object as? SizeBox else { return nil }
      return FrameBox(x: x, y: y, width: size.width, height: size.height)
    default: return nil
    }
  }
}

/// The spacing that a layout prefers at its edges, as a value of the language.
final class SpacingBox: ObjectBox {
  let distances: EdgeDistances

  init(_ distances: EdgeDistances) { self.distances = distances }

  override var kindDescription: String { "a spacing" }

  override var text: String {
    let edges = [
      ("top", distances.top), ("leading", distances.leading), ("bottom", distances.bottom),
      ("trailing", distances.trailing),
    ]
    return edges.map { "\($0) \($1.map(NumberText.of) ?? "nil")" }.joined(separator: ", ")
  }
}

/// An alignment guide that the program defined, or a pair of guides, as a value of the language.
final class AlignmentBox: ObjectBox {
  /// The guides of the alignment; a two-dimensional alignment has both.
  let horizontal, vertical: AlignmentGuide?

  init(horizontal: AlignmentGuide?, vertical: AlignmentGuide?) {
    self.horizontal = horizontal
    self.vertical = vertical
  }

  convenience init(_ guide: AlignmentGuide) {
    self.init(
      horizontal: guide.axis == .horizontal ? guide : nil,
      vertical: guide.axis == .vertical ? guide : nil)
  }

  func guide(along axis: Axis) -> AlignmentGuide? { axis == .horizontal ? horizontal : vertical }

  override var kindDescription: String { "an alignment" }

  override var text: String {
    [horizontal, vertical].compactMap(\.self).map(\.name).joined(separator: " ")
  }

  override func isEqual(to other: ObjectBox) -> Bool {
    guard let other = other as? AlignmentBox else { return false }
    return horizontal == other.horizontal && vertical == other.vertical
  }
}

/// The size and the alignment guides of a view as a value: 88 x 20 with `bottom` at 20.
final class DimensionsBox: ObjectBox {
  let dimensions: ViewDimensions
  /// The axis to which `center` refers.
  let axis: Axis

  init(_ dimensions: ViewDimensions, axis: Axis) {
    self.dimensions = dimensions
    self.axis = axis
  }

  override var kindDescription: String { "the dimensions of a view" }

  override var text: String {
    "\(NumberText.of(dimensions.size.width)) x \(NumberText.of(dimensions.size.height))"
  }

  override func part(_ name: String) -> Value? {
    switch name {
    case "width": .number(dimensions.size.width)
    case "height": .number(dimensions.size.height)
    default: nil
    }
  }
}

/// A subview as a value of the language.
final class SubviewBox: ObjectBox {
  let index: Int
  let subviews: LayoutSubviews

  init(_ index: Int, of subviews: LayoutSubviews) {
    self.index = index
    self.subviews = subviews
  }

  override var kindDescription: String { "a subview" }
  override var text: String { "subview \(index + 1)" }

  override func isEqual(to other: ObjectBox) -> Bool {
    guard let other = other as? SubviewBox else { return false }
    return index == other.index && subviews === other.subviews
  }
}

extension ProposalBox {
  convenience init(_ proposal: ProposedViewSize) {
    self.init(width: proposal.width, height: proposal.height)
  }

  var proposed: ProposedViewSize { ProposedViewSize(width: width, height: height) }
}

/// The proxy that a `GeometryReader` passes to its content, as a value of the language: its own
/// frame, in its own coordinates, and its place among other views.
final class GeometryProxy: ObjectBox {
  private let all: PlacedGeometry
  private let frame: FrameBox
  private let symbols: SymbolTable

  /// What the proxy knows beyond its size; reading it notes that the content depends on the place.
  var geometry: PlacedGeometry {
    all.recordReading()
    return all
  }

  init(_ geometry: PlacedGeometry, _ symbols: SymbolTable) {
    all = geometry
    self.symbols = symbols
    frame = FrameBox(geometry.size)
  }

  override var kindDescription: String { "the geometry of a reader" }

  override var text: String { "\(NumberText.of(frame.width)) x \(NumberText.of(frame.height))" }

  override func isEqual(to other: ObjectBox) -> Bool {
    (other as? GeometryProxy)?.geometry == geometry
  }

  override func part(_ name: String) -> Value? {
    switch name {
    case "safe-area-insets": .object(InsetsBox(geometry.safeAreaInsets))
    case "horizontal-size-class": symbol(geometry.horizontalSizeClass.spelling)
    case "vertical-size-class": symbol(geometry.verticalSizeClass.spelling)
    case "size-classes":
      .list(
        List([
          symbol(geometry.horizontalSizeClass.spelling),
          symbol(geometry.verticalSizeClass.spelling),
        ]))
    case "dynamic-type": symbol(geometry.dynamicType.spelling)
    case "screen": geometry.screen.map { .object(FrameBox($0.size)) } ?? .nothing
    default: frame.part(name)
    }
  }

  private func symbol(_ name: String) -> Value { .symbol(symbols.intern(name)) }

  /// Its frame in a coordinate space: `local`, `global`, or a space around it by its name; nil if
  /// there is none of that name.
  func frame(in space: String) -> FrameBox? {
    let found: ViewFrame? =
      switch space {
      case "local": all.localFrame
      case "global": geometry.globalFrame
      case PlacedGeometry.scrollView: surrounding(space) ?? geometry.globalFrame
      default: surrounding(space)
      }
    return found.map { found in
      FrameBox(
        x: found.origin.x, y: found.origin.y, width: found.size.width, height: found.size.height)
    }
  }

  private func surrounding(_ name: String) -> ViewFrame? {
    geometry.space(named: name).map { geometry.frame(in: $0) }
  }

  /// The bounds of the nearest enclosing space of this name, in the proxy's own coordinates.
  func bounds(of space: String) -> FrameBox? {
    guard let found = geometry.space(named: space)?.frame else { return nil }
    return FrameBox(
      x: found.origin.x - geometry.origin.x, y: found.origin.y - geometry.origin.y,
      width: found.size.width, height: found.size.height)
  }
}

extension PlacedGeometry {
  /// The name that programs use for the coordinate space of the scroll view around a view.
  static let scrollView = "scroll-view"

  /// The nearest enclosing space of a name; nil if there is none.
  fileprivate func space(named name: String) -> Space? {
    spaces.first { ($0.name ?? Self.scrollView) == name }
  }
}

/// Edge insets as a value of the language: `(edge-insets :top 8)`.
final class InsetsBox: ObjectBox {
  let insets: Insets

  init(_ insets: Insets) { self.insets = insets }

  override var hasNaN: Bool { (insets.horizontal + insets.vertical).isNaN }

  override var kindDescription: String { "edge insets" }

  override var text: String {
    let edges = [
      ("top", insets.top), ("leading", insets.leading), ("bottom", insets.bottom),
      ("trailing", insets.trailing),
    ]
    return edges.map { "\($0) \(NumberText.of($1))" }.joined(separator: ", ")
  }

  override var writtenValue: WrittenValue {
    .made(
      "edge-insets",
      .lengths([
        ("top", insets.top), ("leading", insets.leading), ("bottom", insets.bottom),
        ("trailing", insets.trailing),
      ]), text: writtenText)
  }

  override func isEqual(to other: ObjectBox) -> Bool { (other as? InsetsBox)?.insets == insets }

  override func part(_ name: String) -> Value? {
    switch name {
    case "top": .number(insets.top)
    case "leading": .number(insets.leading)
    case "bottom": .number(insets.bottom)
    case "trailing": .number(insets.trailing)
    default: nil
    }
  }

  override func replacing(_ name: String, with value: Value) -> ObjectBox? {
    guard case .number(let length) = value else { return nil }
    var insets = insets
    switch name {
    case "top": insets.top = length
    case "leading": insets.leading = length
    case "bottom": insets.bottom = length
    case "trailing": insets.trailing = length
    default: return nil
    }
    return InsetsBox(insets)
  }
}

/// The source text of tracks: `(fixed 50)`.
package enum TrackText {
  /// The track's length as source text, without the parentheses around it.
  package static func of(_ length: GridTrack.Length) -> String {
    switch length {
    case .adaptive(let least, let most): "adaptive \(NumberText.of(least)) \(NumberText.of(most))"
    case .fixed(let length): "fixed \(NumberText.of(length))"
    case .flexible(let least, let most): "flexible \(NumberText.of(least)) \(NumberText.of(most))"
    }
  }
}

/// A track of a lazy grid as a value of the language; it prints as its source text.
final class TrackBox: ObjectBox {
  let track: GridTrack

  init(_ track: GridTrack) { self.track = track }

  override var kindDescription: String { "a track" }

  override var text: String { "(\(TrackText.of(track.length)))" }

  override func isEqual(to other: ObjectBox) -> Bool { (other as? TrackBox)?.track == track }
}

/// A layout as a value, such as `(hstack-layout)`: a stack or a grid without its views.
final class LayoutBox: ObjectBox {
  private let content: any ViewContent
  private let written: [WrittenArgument]

  init(_ content: any ViewContent, written: [WrittenArgument]) {
    self.content = content
    self.written = written
  }

  func view(of children: [View]) -> View { View(content, children: children, written: written) }

  override var kindDescription: String { "a layout" }
  override var text: String { "(\(content.name)-layout)" }
}

extension View {
  /// Whether the view is a layout of the program without subviews, which counts as a layout value.
  var isBareLayout: Bool { children.isEmpty && content is Custom }
}
