/// What a parent offers a child while a pass runs, in points.
///
/// Unspecified asks for the ideal size, 0 for the smallest, infinity for the largest; negative
/// numbers are legal. These are only conventions: each view answers by its own rule. `propose 100 x
/// nil` offers the root the width 100 and an unspecified height.
struct Proposal<Number: Scalar>: BitwiseCopyable {
  var width: Length<Number>
  var height: Length<Number>

  @inline(__always)
  init(_ width: Length<Number>, _ height: Length<Number>) {
    self.width = width
    self.height = height
  }

  @inline(__always)
  init(_ size: Size<Number>) { self.init(Length(size.width), Length(size.height)) }

  @inline(__always)
  init(major: Length<Number>, minor: Length<Number>, along axis: Axis) {
    self = axis == .horizontal ? Proposal(major, minor) : Proposal(minor, major)
  }

  @inline(__always)
  static var ideal: Proposal { Proposal(.unspecified, .unspecified) }

  @inline(__always)
  subscript(axis: Axis) -> Length<Number> { axis == .horizontal ? width : height }

  /// The proposal with some axes unspecified and the others as they are.
  @inline(__always)
  func unspecified(on axes: AxisSet) -> Proposal {
    Proposal(
      axes.contains(.horizontal) ? .unspecified : width,
      axes.contains(.vertical) ? .unspecified : height)
  }

  @inline(__always)
  static func same(_ left: Proposal, _ right: Proposal) -> Bool {
    Length.same(left.width, right.width) && Length.same(left.height, right.height)
  }

  @inline(__always)
  var hash: UInt64 {
    var bits = width.hash &* 0x9E37_79B9_7F4A_7C15
    bits = (bits ^ (bits >> 29)) &+ height.hash
    bits &*= 0xBF58_476D_1CE4_E5B9
    return bits ^ (bits >> 32)
  }

  /// The size that a view without a layout of its own answers.
  ///
  /// It is the proposal, with the default length where an axis is unspecified.
  ///
  /// - Source: layout-rules 1.2 and 1.3.
  @inline(__always)
  var replacingUnspecified: Size<Number> { Size(width.orDefault, height.orDefault) }
}
