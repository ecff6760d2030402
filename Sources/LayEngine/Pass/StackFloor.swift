/// How far the stack of the running thread may grow down, for every recursion to test.
///
/// Nesting in layouts and programs has no limit. Reader, compiler, evaluator, lowering, pass and
/// renderers all recurse on one large reserved stack, and each of them tests this before it goes
/// deeper. The test compares addresses and not a depth, since stack frames are six times larger in
/// a debug build.
package struct StackFloor: Sendable, BitwiseCopyable {
  /// The lowest address that a recursion may still reach; 0 if no limit is set.
  package let address: UInt

  /// So many bytes below the floor belong to this stack; a lower address is on another stack.
  private static var reserve: UInt { 1 << 20 }

  package init(address: UInt) { self.address = address }

  /// The floor of the stack on which the work is done; set once, before the work begins.
  nonisolated(unsafe) package static var current = StackFloor(address: 0)

  /// The current stack address of the running thread.
  @inline(__always)
  package static var here: UInt {
    var here: UInt8 = 0
    return withUnsafeMutablePointer(to: &here) { UInt(bitPattern: $0) }
  }

  /// Whether the floor is reached.
  @inline(__always)
  package var isReached: Bool { !hasRoom(for: 0) }

  /// Whether so many bytes can be used before the floor is reached.
  @inline(__always)
  package func hasRoom(for bytes: UInt) -> Bool {
    address &+ bytes &- Self.here >= bytes &+ Self.reserve
  }
}
