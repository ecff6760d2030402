import LayEngine

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

extension ParameterType {
  static let geometry = ParameterType.object(GeometryProxy.self, sample: "g")
}
