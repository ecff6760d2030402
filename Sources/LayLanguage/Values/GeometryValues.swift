import LayEngine

/// A value that is up to four numbers with names: `(size 88 20)` has `width` 88 and `height` 20.
///
/// Further numbers are 0.
class NumbersBox: ObjectBox {
  final let numbers: SIMD4<Double>

  required init(_ numbers: SIMD4<Double>) { self.numbers = numbers }

  /// The names of the numbers, by which each is read and changed.
  class var fields: [String] { [] }

  override var hasNaN: Bool { numbers != numbers }

  override func isEqual(to other: ObjectBox) -> Bool {
    type(of: other) == type(of: self) && (other as? NumbersBox)?.numbers == numbers
  }

  override func part(_ name: String) -> Value? {
    type(of: self).fields.firstIndex(of: name).map { .number(numbers[$0]) }
  }

  override func replacing(_ name: String, with value: Value) -> ObjectBox? {
    guard case .number(let number) = value,
      let index = type(of: self).fields.firstIndex(of: name)
    else { return nil }
    var numbers = numbers
    numbers[index] = number
    return type(of: self).init(numbers)
  }
}

/// A size as a value of the language; it prints as `88 x 20`.
final class SizeBox: NumbersBox {
  convenience init(width: Double, height: Double) { self.init([width, height, 0, 0]) }
  convenience init(_ size: ViewSize) { self.init(width: size.width, height: size.height) }

  var width: Double { numbers[0] }
  var height: Double { numbers[1] }

  override class var fields: [String] { ["width", "height"] }
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
}

/// A proposal as a value of the language: `(proposal 100 nil)`.
final class ProposalBox: ObjectBox {
  let width: Double?
  let height: Double?

  init(width: Double?, height: Double?) {
    self.width = width
    self.height = height
  }

  convenience init(_ proposal: ProposedViewSize) {
    self.init(width: proposal.width, height: proposal.height)
  }

  var proposed: ProposedViewSize { ProposedViewSize(width: width, height: height) }

  /// Whether it is `infinity`, which is accepted as a length too.
  var isInfinite: Bool { width == .infinity && height == .infinity }

  override var kindDescription: String { "a proposal" }

  private var texts: [String] { [width, height].map { $0.map(NumberText.of) ?? "nil" } }

  override var text: String { texts.joined(separator: " x ") }

  override var writtenText: String {
    isInfinite ? "inf" : "(proposal \(texts.joined(separator: " ")))"
  }

  override func isEqual(to other: ObjectBox) -> Bool {
    (other as? ProposalBox)?.proposed == proposed
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
final class PointBox: NumbersBox {
  convenience init(x: Double, y: Double) { self.init([x, y, 0, 0]) }

  var x: Double { numbers[0] }
  var y: Double { numbers[1] }

  override class var fields: [String] { ["x", "y"] }
  override var kindDescription: String { "a point" }
  override var text: String { "(\(NumberText.of(x)), \(NumberText.of(y)))" }
  override var writtenText: String { "(point \(NumberText.of(x)) \(NumberText.of(y)))" }
}

/// A rectangle as a value of the language: `(cg-rect 10 5 88 20)`.
final class FrameBox: NumbersBox {
  convenience init(x: Double, y: Double, width: Double, height: Double) {
    self.init([width, height, x, y])
  }

  convenience init(_ size: ViewSize) {
    self.init(x: 0, y: 0, width: size.width, height: size.height)
  }

  convenience init(_ frame: ViewFrame) {
    let (origin, size) = (frame.origin, frame.size)
    self.init(x: origin.x, y: origin.y, width: size.width, height: size.height)
  }

  private var origin: PointBox { PointBox(x: numbers[2], y: numbers[3]) }
  private var size: SizeBox { SizeBox(width: numbers[0], height: numbers[1]) }

  /// A fraction of its width and height from its origin.
  private func point(_ fraction: Double) -> PointBox {
    PointBox(x: numbers[2] + fraction * numbers[0], y: numbers[3] + fraction * numbers[1])
  }

  override class var fields: [String] { SizeBox.fields }
  override var hasNaN: Bool { false }
  override var kindDescription: String { "a rectangle" }
  override var text: String { "\(size.text) at \(origin.text)" }

  override func part(_ name: String) -> Value? {
    switch name {
    case "origin": .object(origin)
    case "size": .object(size)
    case "center": .object(point(0.5))
    case "min-x": .number(numbers[2])
    case "mid-x": .number(point(0.5).x)
    case "max-x": .number(numbers[2] + numbers[0])
    case "min-y": .number(numbers[3])
    case "mid-y": .number(point(0.5).y)
    case "max-y": .number(numbers[3] + numbers[1])
    default: super.part(name)
    }
  }

  override func replacing(_ name: String, with value: Value) -> ObjectBox? {
    guard case .object(let object) = value else { return super.replacing(name, with: value) }
    switch (name, object) {
    case ("origin", let origin as PointBox):
      return FrameBox(x: origin.x, y: origin.y, width: numbers[0], height: numbers[1])
    case ("size", let size as SizeBox):
      return FrameBox(x: numbers[2], y: numbers[3], width: size.width, height: size.height)
    default: return nil
    }
  }
}

/// Edge insets as a value of the language: `(edge-insets :top 8)`.
final class InsetsBox: NumbersBox {
  convenience init(_ insets: Insets) {
    self.init([insets.top, insets.leading, insets.bottom, insets.trailing])
  }

  var insets: Insets {
    Insets(top: numbers[0], leading: numbers[1], bottom: numbers[2], trailing: numbers[3])
  }

  override class var fields: [String] { ["top", "leading", "bottom", "trailing"] }
  override var kindDescription: String { "edge insets" }
  override var text: String { Self.text(Self.fields.indices.map { numbers[$0] }) }

  /// `top 8, leading 0, bottom nil, trailing 0`.
  fileprivate static func text(_ lengths: [Double?]) -> String {
    zip(fields, lengths).map { "\($0) \($1.map(NumberText.of) ?? "nil")" }.joined(separator: ", ")
  }

  override var writtenValue: WrittenValue {
    let lengths = zip(Self.fields, Self.fields.indices).map { ($0, Optional(numbers[$1])) }
    return .made("edge-insets", .lengths(lengths), text: writtenText)
  }
}

/// The spacing that a layout prefers at its edges, as a value of the language.
final class SpacingBox: ObjectBox {
  let distances: EdgeDistances

  init(_ distances: EdgeDistances) { self.distances = distances }

  override var kindDescription: String { "a spacing" }

  override var text: String {
    InsetsBox.text([distances.top, distances.leading, distances.bottom, distances.trailing])
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
  /// The lengths as they move; nil where they do not.
  private let moving: (size: Moving<ViewSize>, motion: Motion)?

  init(
    _ dimensions: ViewDimensions, axis: Axis, _ moving: (size: Moving<ViewSize>, Motion)? = nil
  ) {
    self.dimensions = dimensions
    self.axis = axis
    self.moving = moving.map { ($0.size, $0.1) }
  }

  override var kindDescription: String { "the dimensions of a view" }

  override var text: String {
    "\(NumberText.of(dimensions.width)) x \(NumberText.of(dimensions.height))"
  }

  override func part(_ name: String) -> Value? {
    switch name {
    case "width": length(.horizontal)
    case "height": length(.vertical)
    default: nil
    }
  }

  private func length(_ axis: Axis) -> Value {
    guard let (size, motion) = moving else { return .number(dimensions.length(axis)) }
    return .moving(Affine(size.now[axis], slope: size.slope[axis]), motion)
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

/// The proxy that a `GeometryReader` passes to its content, as a value of the language: its own
/// frame, in its own coordinates, and its place among other views.
final class GeometryProxy: ObjectBox {
  private let all: PlacedGeometry
  private let frame: FrameBox
  private let symbols: SymbolTable
  /// By which its lengths move; nil where they do not.
  let motion: GeometryMotion?

  /// What the proxy knows beyond its size; reading it notes that the content depends on the place.
  var geometry: PlacedGeometry {
    all.recordReading()
    motion?.motion.lose()
    return all
  }

  init(_ geometry: PlacedGeometry, _ symbols: SymbolTable, _ motion: GeometryMotion? = nil) {
    all = geometry
    self.symbols = symbols
    self.motion = motion
    frame = FrameBox(geometry.size)
  }

  override var kindDescription: String { "the geometry of a reader" }

  override var text: String {
    all.recordReading(of: .both)
    motion?.motion.lose()
    return "\(NumberText.of(all.size.width)) x \(NumberText.of(all.size.height))"
  }

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
    case "width": length(name, along: .horizontal)
    case "height": length(name, along: .vertical)
    default: length(name, of: .both)
    }
  }

  private func length(_ name: String, along axis: Axis) -> Value? {
    all.recordReading(of: axis == .horizontal ? .horizontal : .vertical)
    return motion.map { .moving($0[axis], $0.motion) } ?? frame.part(name)
  }

  /// A part of its frame, for which lengths on some axes are read.
  private func length(_ name: String, of axes: AxisSet) -> Value? {
    all.recordReading(of: axes)
    motion?.motion.lose()
    return frame.part(name)
  }

  private func symbol(_ name: String) -> Value { .symbol(symbols.intern(name)) }

  /// Its frame in a coordinate space: `local`, `global`, or a space around it by its name; nil if
  /// there is none of that name.
  func frame(in space: String) -> FrameBox? {
    all.recordReading(of: .both)
    motion?.motion.lose()
    let found: ViewFrame? =
      switch space {
      case "local": all.localFrame
      case "global": geometry.globalFrame
      case PlacedGeometry.scrollView: surrounding(space) ?? geometry.globalFrame
      default: surrounding(space)
      }
    return found.map { FrameBox($0) }
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
