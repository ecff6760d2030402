/// A size as a value of the language; it prints as `88 x 20`.
package final class SizeBox: ObjectBox {
  package let width: Double
  package let height: Double

  package init(width: Double, height: Double) {
    self.width = width
    self.height = height
  }

  package override var kindDescription: String { "a size" }
  package override var text: String { "\(NumberText.of(width)) x \(NumberText.of(height))" }

  package override func isEqual(to other: ObjectBox) -> Bool {
    guard let other = other as? SizeBox else { return false }
    return width == other.width && height == other.height
  }

  package override func part(_ name: String) -> Value? {
    switch name {
    case "width": .number(width)
    case "height": .number(height)
    default: nil
    }
  }
}

/// A proposal as a value of the language; a dimension may be nil.
package final class ProposalBox: ObjectBox {
  package let width: Double?
  package let height: Double?

  package init(width: Double?, height: Double?) {
    self.width = width
    self.height = height
  }

  package override var kindDescription: String { "a proposal" }

  package override var text: String {
    [width, height].map { $0.map(NumberText.of) ?? "nil" }.joined(separator: " x ")
  }

  package override func isEqual(to other: ObjectBox) -> Bool {
    guard let other = other as? ProposalBox else { return false }
    return width == other.width && height == other.height
  }

  package override func part(_ name: String) -> Value? {
    switch name {
    case "width": width.map(Value.number) ?? .nothing
    case "height": height.map(Value.number) ?? .nothing
    default: nil
    }
  }
}

/// A point as a value of the language; it prints as `(8, 20)`.
package final class PointBox: ObjectBox {
  package let x: Double
  package let y: Double

  package init(x: Double, y: Double) {
    self.x = x
    self.y = y
  }

  package override var kindDescription: String { "a point" }
  package override var text: String { "(\(NumberText.of(x)), \(NumberText.of(y)))" }

  package override func isEqual(to other: ObjectBox) -> Bool {
    guard let other = other as? PointBox else { return false }
    return x == other.x && y == other.y
  }

  package override func part(_ name: String) -> Value? {
    switch name {
    case "x": .number(x)
    case "y": .number(y)
    default: nil
    }
  }
}
