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

/// A proposal as a value of the language; a dimension may be nil.
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

/// A rectangle as a value of the language, such as the bounds of a layout.
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
