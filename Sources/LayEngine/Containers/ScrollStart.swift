/// Where the content of a scroll view stands before anybody scrolls.
///
/// - Rule: content that is larger stands so that the same part of it and of the scroll view lie on
///   each other, by the anchor of the initial offset; content that is smaller stands by the anchor of
///   the alignment. A position says the offset itself, as far as there is content to show.
/// - Source: Apple's documentation of `defaultScrollAnchor(_:for:)` and `ScrollPosition`.
package struct ScrollStart: Hashable, Sendable {
  /// What an anchor is for.
  package struct Roles: OptionSet, Hashable, Sendable {
    package let rawValue: UInt8
    package init(rawValue: UInt8) { self.rawValue = rawValue }

    package static let initialOffset = Roles(rawValue: 1)
    package static let alignment = Roles(rawValue: 2)
    /// Nothing changes its size here.
    package static let sizeChanges = Roles(rawValue: 4)
    package static let all: Roles = [.initialOffset, .alignment, .sizeChanges]
  }

  /// Where a scroll view is scrolled to.
  package struct Position: Hashable, Sendable {
    /// The edge of the content that is seen; nil for none.
    package var edge: EdgeSet?
    /// How far it is scrolled, in points from the start of the content; nil for what is usual.
    package var x, y: Double?

    package init(edge: EdgeSet? = nil, x: Double? = nil, y: Double? = nil) {
      self.edge = edge
      self.x = x
      self.y = y
    }
  }

  /// In parts of the sizes; nil for what is usual.
  private var initialOffset, alignment: UnitPoint?
  var position: Position?

  mutating func set(_ anchor: UnitPoint?, for roles: Roles) {
    if roles.contains(.initialOffset) { initialOffset = anchor }
    if roles.contains(.alignment) { alignment = anchor }
  }

  /// Of what is free beside content that is smaller, the part before the content, from 0 to 1.
  func shareOfSmaller(_ axis: Axis, isUsuallyCentered: Bool) -> Double {
    alignment?[axis] ?? (isUsuallyCentered ? 0.5 : 0)
  }

  /// Of what is not seen of content that is larger, the part before what is seen, from 0 to 1.
  func shareOfLarger(_ axis: Axis) -> Double {
    switch (axis, position?.edge) {
    case (.horizontal, .leading?), (.vertical, .top?): 0
    case (.horizontal, .trailing?), (.vertical, .bottom?): 1
    default: initialOffset?[axis] ?? 0
    }
  }

  /// How far it is scrolled, in points; NaN where nobody says it.
  func offset(_ axis: Axis) -> Double {
    (axis == .horizontal ? position?.x : position?.y) ?? .nan
  }
}

extension UnitPoint {
  fileprivate subscript(axis: Axis) -> Double { axis == .horizontal ? x : y }
}
