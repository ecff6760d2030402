import CMalloc

/// The allocator of the C library.
package enum Allocator {
  /// Asks it to take memory in large pieces and to keep what was freed, both of which save page
  /// faults.
  ///
  /// What is kept can be given back by `malloc_trim`.
  package static func prepare() {
    mallopt(M_TOP_PAD, 1 << 20)
    mallopt(M_TRIM_THRESHOLD, 1 << 28)
    // The largest that the C library accepts; larger pieces are mapped one by one.
    mallopt(M_MMAP_THRESHOLD, 32 << 20)
  }
}
