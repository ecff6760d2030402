/// What the rule of a separable view asks about its children, one axis at a time.
///
/// A view is separable where each axis of its answer depends only on the proposal on that axis. Its
/// rule computes the answer on one axis in `length`. A pass calls that for layout; the lowering
/// calls it to find the answers to 0, infinity and unspecified, which are the same in every pass.
protocol LengthAsker: ~Copyable {
  associatedtype Number: Scalar

  /// What a child answers on an axis, in points.
  mutating func length(
    of child: NodeID, along axis: Axis, _ proposal: Length<Number>
  ) -> Number

  /// Shares the length that is proposed to a stack among its children; returns what each one takes.
  mutating func shares(
    of node: Node, along axis: Axis, _ proposal: Length<Number>
  ) -> UnsafePointer<Number>

  /// An answer for which the other axis would have to be known too.
  mutating func unknownLength() -> Number

  /// Whether one length is less than another; false if either is NaN.
  mutating func isLess(_ left: Number, _ right: Number) -> Bool

  /// The parameters that a rule stored when its view was lowered.
  func parameters<Parameters: BitwiseCopyable>(of node: Node) -> Parameters

  func edge(_ index: Int, of node: Node) -> Edge

  /// The priority that the parent of a view sees.
  func priority(of child: NodeID) -> Double
}

extension LengthAsker where Self: ~Copyable {
  /// The larger of two; the left one if they cannot be compared.
  @inline(__always)
  mutating func larger(_ left: Number, _ right: Number) -> Number {
    isLess(left, right) ? right : left
  }

  /// The smaller of two; the left one if they cannot be compared.
  @inline(__always)
  mutating func smaller(_ left: Number, _ right: Number) -> Number {
    isLess(right, left) ? right : left
  }

  @inline(__always)
  mutating func larger(_ left: Number, _ right: Double) -> Number { larger(left, Number(right)) }
}

/// Works out what a view answers on one axis.
struct LengthVisitor<Asker: LengthAsker & ~Copyable>: RuleVisitor {
  let asker: UnsafeMutablePointer<Asker>
  let node: Node
  let axis: Axis
  let proposal: Length<Asker.Number>

  @inline(__always)
  func visit<R: LayoutRule>(_ rule: R.Type) -> Asker.Number {
    R.length(node, axis, proposal, &asker.pointee)
  }
}
