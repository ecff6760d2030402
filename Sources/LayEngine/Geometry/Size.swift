/// What a view answers while a pass runs, in points; may be negative, infinite or NaN.
struct Size<Number: Scalar>: BitwiseCopyable {
  var width: Number
  var height: Number

  @inline(__always)
  init(_ width: Number, _ height: Number) {
    self.width = width
    self.height = height
  }

  @inline(__always)
  init(major: Number, minor: Number, along axis: Axis) {
    self = axis == .horizontal ? Size(major, minor) : Size(minor, major)
  }

  /// Whether both lengths are numbers, and not infinite.
  var isFinite: Bool { width.isFinite && height.isFinite }

  @inline(__always)
  static var zero: Size { Size(Number(0), Number(0)) }

  @inline(__always)
  subscript(axis: Axis) -> Number { axis == .horizontal ? width : height }
}

/// A place in the coordinates of a parent while a pass runs, in points.
struct Point<Number: Scalar>: BitwiseCopyable {
  var x: Number
  var y: Number

  @inline(__always)
  init(_ x: Number, _ y: Number) {
    self.x = x
    self.y = y
  }

  @inline(__always)
  init(major: Number, minor: Number, along axis: Axis) {
    self = axis == .horizontal ? Point(major, minor) : Point(minor, major)
  }

  @inline(__always)
  static var zero: Point { Point(Number(0), Number(0)) }
}
