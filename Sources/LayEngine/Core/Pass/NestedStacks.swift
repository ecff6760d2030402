/// Nested stacks that pass one proposal on to each other, and whose answers have to be computed.
///
/// A stack that has nothing left to share offers 0 to each of its children, one with infinite room
/// infinity, and one with an unspecified length unspecified. A deep chain of stacks passes such a
/// proposal on from the outermost to the innermost view. With recursion, each level would use about
/// a kilobyte of stack memory, more than all other data about it. So where views are nested deep,
/// the innermost stacks are asked first: the answers are the same, and each stack finds the
/// remembered answers of its children.
struct NestedStacks: ~Copyable {
  /// The stacks whose children are still to be visited, and those that were found but not asked
  /// yet, outermost first.
  var pending = Buffer<NodeID>(capacity: 16)
  var found = Buffer<NodeID>(capacity: 16)
  /// Views count as nested deep below this stack address.
  private var deep: UInt = 0

  /// So many bytes of the stack fit in a processor's cache, and most layouts use less.
  private static var shallow: UInt { 1 << 19 }

  /// To be called when the pass begins.
  mutating func begin() { deep = StackFloor.here &- Self.shallow }

  /// Whether the current question is nested deep.
  @inline(__always)
  var isDeep: Bool { StackFloor.here < deep }
}
