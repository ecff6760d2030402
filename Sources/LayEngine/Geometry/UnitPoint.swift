/// Where a point of a view is, as parts of its size.
package struct UnitPoint: Hashable, Sendable {
  package var x, y: Double

  package init(x: Double, y: Double) {
    self.x = x
    self.y = y
  }
}
