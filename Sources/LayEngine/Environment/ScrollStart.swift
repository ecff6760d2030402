/// The initial position of the content of a scroll view.
///
/// - Rule: content that is larger than the scroll view is placed so that the anchor of the initial
///   offset is at the same point of both; smaller content is placed by the anchor of the alignment.
///   A position sets the offset itself, limited to the content; one that names a view is the offset at
///   which that view is at the anchor.
/// - Source: Apple's documentation of `defaultScrollAnchor(_:for:)`, `ScrollPosition` and
///   `ScrollViewProxy`. Measured in a window of 100 with rows of 30, for the row from 300 to 330: 300 at
///   `top`, 265 at `center`, 230 at `bottom` and without an anchor, 282.5 at a quarter.
package struct ScrollStart: Hashable, Sendable {
  /// What an anchor is for.
  package struct Roles: OptionSet, Hashable, Sendable {
    package let rawValue: UInt8
    package init(rawValue: UInt8) { self.rawValue = rawValue }

    package static let initialOffset = Roles(rawValue: 1)
    package static let alignment = Roles(rawValue: 2)
    /// Has no effect, since nothing changes its size here.
    package static let sizeChanges = Roles(rawValue: 4)
    package static let all: Roles = [.initialOffset, .alignment, .sizeChanges]
  }

  /// Where a scroll view is scrolled to.
  package struct Target: Hashable, Sendable {
    /// The edge of the content that is visible; nil for none.
    package var edge: EdgeSet?
    /// How far it is scrolled, in points from the start of the content; nil for the default.
    package var x, y: Double?
    /// The identity or the name of a view in the content, and the point at which it and the scroll view
    /// coincide; without a point it is scrolled no further than until the view is visible.
    package var identity: String?
    package var anchor: UnitPoint?

    package init(
      edge: EdgeSet? = nil, x: Double? = nil, y: Double? = nil, identity: String? = nil,
      anchor: UnitPoint? = nil
    ) {
      self.edge = edge
      self.x = x
      self.y = y
      self.identity = identity
      self.anchor = anchor
    }
  }

  /// Anchors as fractions of the sizes; nil for the default.
  private var initialOffset, alignment: UnitPoint?
  var position: Target?

  mutating func set(_ anchor: UnitPoint?, for roles: Roles) {
    if roles.contains(.initialOffset) { initialOffset = anchor }
    if roles.contains(.alignment) { alignment = anchor }
  }

  /// For smaller content, the fraction of the free length that is before it, from 0 to 1.
  func shareOfSmaller(_ axis: Axis, isUsuallyCentered: Bool) -> Double {
    alignment?[axis] ?? (isUsuallyCentered ? 0.5 : 0)
  }

  /// For larger content, the fraction of its hidden length that is before the visible part, from 0
  /// to 1.
  func shareOfLarger(_ axis: Axis) -> Double {
    switch (axis, position?.edge) {
    case (.horizontal, .leading?), (.vertical, .top?): 0
    case (.horizontal, .trailing?), (.vertical, .bottom?): 1
    default: initialOffset?[axis] ?? 0
    }
  }

  /// How far it is scrolled, in points; NaN if that is not set.
  func offset(_ axis: Axis) -> Double {
    (axis == .horizontal ? position?.x : position?.y) ?? .nan
  }
}

extension UnitPoint {
  fileprivate subscript(axis: Axis) -> Double { axis == .horizontal ? x : y }
}

/// A view that a scroll view is scrolled to.
struct ScrollTarget {
  /// The nodes from the content down to it.
  let path: [NodeID]
  let anchor: UnitPoint?
}
