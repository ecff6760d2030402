/// How far the stack of the running thread may grow down, for every recursion to test.
///
/// Nesting in layouts and programs is as deep as its author likes. Reader, compiler, evaluator,
/// lowering, pass and renderers all recurse on one large reserved stack, and each
/// of them asks here before it goes deeper. A remaining address is tested and not a count, since
/// frames are six times larger in a debug build.
package struct StackFloor: Sendable, BitwiseCopyable {
  /// The lowest address that a recursion may still reach; 0 where nobody has set a limit.
  package let address: UInt

  /// So much below the floor belongs to the same stack; what lies deeper is another one.
  private static var reserve: UInt { 1 << 20 }

  package init(address: UInt) { self.address = address }

  /// The floor of the stack on which the work is done, set once when that begins.
  nonisolated(unsafe) package static var current = StackFloor(address: 0)

  /// Where the stack of the running thread is now.
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
