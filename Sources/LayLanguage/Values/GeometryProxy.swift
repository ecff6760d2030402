import LayEngine

/// What a reader tells its content, as a value of the language: its own frame, in its own
/// coordinates, and where it stands among others.
final class GeometryProxy: ObjectBox {
  let geometry: PlacedGeometry
  private let frame: FrameBox
  private let symbols: SymbolTable

  init(_ geometry: PlacedGeometry, _ symbols: SymbolTable) {
    self.geometry = geometry
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
    case "horizontal-size-class": symbol(geometry.horizontalSizeClass.rawValue)
    case "vertical-size-class": symbol(geometry.verticalSizeClass.rawValue)
    case "size-classes":
      .list(
        List([
          symbol(geometry.horizontalSizeClass.rawValue),
          symbol(geometry.verticalSizeClass.rawValue),
        ]))
    case "dynamic-type": symbol(geometry.dynamicType.rawValue)
    case "screen": geometry.screen.map { .object(FrameBox($0.size)) } ?? .nothing
    default: frame.part(name)
    }
  }

  private func symbol(_ name: String) -> Value { .symbol(symbols.intern(name)) }

  /// Its frame in a coordinate space: `local`, `global`, or that of a view around it by its name;
  /// nil if there is none of that name.
  func frame(in space: String) -> FrameBox? {
    let found: ViewFrame? =
      switch space {
      case "local": geometry.localFrame
      case "global": geometry.globalFrame
      default: geometry.frame(in: space)
      }
    return found.map { found in
      FrameBox(
        x: found.origin.x, y: found.origin.y, width: found.size.width, height: found.size.height)
    }
  }
}

extension ParameterType {
  static let geometry = ParameterType.object(GeometryProxy.self, sample: "g")
}
