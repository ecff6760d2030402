/// Several values of one kind that a rule kept one after the other when its view was lowered.
struct KeptList<Element: BitwiseCopyable> {
  private let start: UnsafeRawPointer

  /// The distance between two values in bytes: each value takes whole words of eight bytes.
  private static var step: Int { (MemoryLayout<Element>.size + 7) & ~7 }

  init(_ start: UnsafeRawPointer) { self.start = start }

  @inline(__always)
  subscript(index: Int) -> Element {
    start.loadUnaligned(fromByteOffset: index * Self.step, as: Element.self)
  }

  /// The address of a value; for the index after the last one, the end of the list.
  func address(of index: Int) -> UnsafeRawPointer { start + index * Self.step }
}
