/// Short-lived memory for containers that negotiate with their children.
///
/// It is taken and released in the order of a stack. Chunks never move, so that pointers stay
/// valid while a child takes more.
struct Scratch: ~Copyable {
  struct Mark {
    fileprivate var chunk: Int
    fileprivate var used: Int
  }

  private var chunks: [UnsafeMutableRawBufferPointer] = []
  private var chunk = 0
  private var used = 0

  private static let chunkSize = 1 << 16

  init() { chunks.append(.allocate(byteCount: Self.chunkSize, alignment: 16)) }

  deinit { for chunk in chunks { chunk.deallocate() } }

  var mark: Mark { Mark(chunk: chunk, used: used) }

  @inline(__always)
  mutating func release(_ mark: Mark) {
    chunk = mark.chunk
    used = mark.used
  }

  /// Uninitialised memory for some elements, valid until a mark made before it is released.
  @inline(__always)
  mutating func take<Element: BitwiseCopyable>(
    _ count: Int, of type: Element.Type
  ) -> UnsafeMutablePointer<Element> {
    let bytes = (count * MemoryLayout<Element>.stride + 15) & ~15
    if used + bytes > chunks[chunk].count { nextChunk(bytes) }
    // A chunk has an address: it was allocated with at least `chunkSize` bytes.
    let start = chunks[chunk].baseAddress.unsafelyUnwrapped + used
    used += bytes
    return start.assumingMemoryBound(to: type)
  }

  @inline(never)
  private mutating func nextChunk(_ bytes: Int) {
    chunk += 1
    used = 0
    let size = max(bytes, Self.chunkSize)
    if chunk < chunks.count, chunks[chunk].count < size {
      for chunk in chunks[chunk...] { chunk.deallocate() }
      chunks.removeSubrange(chunk...)
    }
    if chunk == chunks.count { chunks.append(.allocate(byteCount: size, alignment: 16)) }
  }
}
