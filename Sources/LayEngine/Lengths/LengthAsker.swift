/// Whom the rule of a separable view asks about its children, one axis at a time.
///
/// A view is separable where each axis of its answer follows from what is proposed on that axis
/// alone. Its rule says in `length` what it answers on one axis. A pass asks in this way to lay out;
/// the lowering asks to find out what a view answers to 0, infinity and nothing in every pass.
protocol LengthAsker: ~Copyable {
  associatedtype Number: Scalar

  /// What a child answers on an axis, in points.
  mutating func length(
    of child: NodeID, along axis: Axis, _ proposal: Length<Number>
  ) -> Number

  /// Shares what is proposed to a stack along it among its children; gives what each takes.
  mutating func shares(
    of node: Node, along axis: Axis, _ proposal: Length<Number>
  ) -> UnsafePointer<Number>

  /// An answer for which the other axis would have to be known too.
  mutating func unknownLength() -> Number

  /// Whether one length is less than another; false if either is no number.
  mutating func isLess(_ left: Number, _ right: Number) -> Bool

  /// What a rule kept when its view was lowered.
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
