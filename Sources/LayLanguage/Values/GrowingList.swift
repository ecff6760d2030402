import LayEngine

/// The elements of a list that is being made, of a number that is not known beforehand.
///
/// Before its memory is doubled, the limit of memory is checked.
struct GrowingList: ~Copyable {
  /// Below this size, in bytes, the limit of memory is not checked.
  static let manyBytes = 1_000_000

  private(set) var elements: [Value] = []

  deinit { DeferredRelease.free(elements) }

  @inline(__always)
  mutating func append(
    _ value: Value, _ runtime: Runtime, at span: SourceSpan
  ) throws(Diagnostic) {
    if elements.count == elements.capacity { try makeRoom(runtime, at: span) }
    elements.append(value)
  }

  @inline(never)
  private func makeRoom(_ runtime: Runtime, at span: SourceSpan) throws(Diagnostic) {
    let byteCount = 2 * elements.count * MemoryLayout<Value>.stride
    guard byteCount > Self.manyBytes else { return }
    try runtime.checkMemory(adding: byteCount, at: span)
  }
}
