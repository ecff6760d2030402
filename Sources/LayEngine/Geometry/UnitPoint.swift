/// A point in a view, as fractions of the view's width and height.
package struct UnitPoint: Hashable, Sendable {
  package var x, y: Double

  package init(x: Double, y: Double) {
    self.x = x
    self.y = y
  }
}
