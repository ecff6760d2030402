/// How far the stack of the running thread may grow down, for every recursion to test.
///
/// Nesting in layouts and programs has no limit. Reader, compiler, evaluator, lowering, pass and
/// renderers all recurse on one large reserved stack, and each of them tests this before it goes
/// deeper. The test compares addresses and not a depth, since stack frames are six times larger in
/// a debug build.
package struct StackFloor: Sendable, BitwiseCopyable {
  /// The lowest address that a recursion may still reach; 0 if no limit is set.
  package let address: UInt

  package init(address: UInt) { self.address = address }

  /// Where the running thread keeps its floor.
  ///
  /// The engine imports nothing, so this is handed in; before that, no thread has a floor.
  nonisolated(unsafe) package static var place: @convention(c) () -> UnsafeMutablePointer<UInt>? = {
    nil
  }

  /// The floor of the running thread.
  package static var current: StackFloor {
    get { StackFloor(address: place()?.pointee ?? 0) }
    set { place()?.pointee = newValue.address }
  }

  /// The current stack address of the running thread.
  @inline(__always)
  package static var here: UInt {
    var here: UInt8 = 0
    return withUnsafeMutablePointer(to: &here) { UInt(bitPattern: $0) }
  }

  /// Whether the floor is reached.
  @inline(__always)
  package var isReached: Bool { Self.here < address }

  /// Whether so many bytes can be used before the floor is reached.
  @inline(__always)
  package func hasRoom(for bytes: UInt) -> Bool { Self.here >= address &+ bytes }
}
