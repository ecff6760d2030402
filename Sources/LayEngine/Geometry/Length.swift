/// One dimension of a proposal: a number of points, or unspecified.
///
/// Unspecified is stored as NaN, which keeps a proposal at 16 bytes; rules never see the NaN. Zeros
/// are stored as +0 and all NaNs with the same bits, so that equal lengths have equal bits and the
/// memory of answers may compare bits.
struct Length<Number: Scalar>: BitwiseCopyable {
  private let number: Number

  @inline(__always)
  init(_ number: Number) { self.number = number.isNaN ? Number(.nan) : number + Number(0) }

  @inline(__always)
  private init(unspecified: Void) { number = Number(.nan) }

  @inline(__always)
  static var unspecified: Length { Length(unspecified: ()) }

  @inline(__always)
  var isUnspecified: Bool { number.isNaN }

  /// The number, or another one if the length is unspecified.
  @inline(__always)
  func or(_ other: @autoclosure () -> Number) -> Number { isUnspecified ? other() : number }

  @inline(__always)
  func or(_ other: Double) -> Number { isUnspecified ? Number(other) : number }

  /// The number, or `defaultLength` if the length is unspecified.
  @inline(__always)
  var orDefault: Number { or(Self.defaultLength) }

  /// What views without an ideal length of their own answer where nothing is proposed, in points.
  ///
  /// - Source: layout-rules 1.3.
  @inline(__always)
  static var defaultLength: Double { 10 }

  /// The number changed by a rule; unspecified stays unspecified.
  @inline(__always)
  func map(_ change: (Number) -> Number) -> Length {
    isUnspecified ? self : Length(change(number))
  }

  @inline(__always)
  static func same(_ left: Length, _ right: Length) -> Bool {
    Number.same(left.number, right.number)
  }

  @inline(__always) var hash: UInt64 { number.hash }
}
