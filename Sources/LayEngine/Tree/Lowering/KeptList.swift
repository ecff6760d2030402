/// Several values of one kind that a rule kept one after the other when its view was lowered.
struct KeptList<Element: BitwiseCopyable> {
  private let start: UnsafeRawPointer

  /// The distance of two values: they are kept in whole words.
  private static var step: Int { (MemoryLayout<Element>.size + 7) & ~7 }

  init(_ start: UnsafeRawPointer) { self.start = start }

  @inline(__always)
  subscript(index: Int) -> Element {
    start.loadUnaligned(fromByteOffset: index * Self.step, as: Element.self)
  }

  /// Where a value is; where the list ends, if it is one more than there are.
  func address(of index: Int) -> UnsafeRawPointer { start + index * Self.step }
}
