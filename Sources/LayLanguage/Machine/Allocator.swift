import CMalloc

/// The allocator of the C library.
package enum Allocator {
  /// Makes `malloc` take memory in large pieces and keep what was freed, both of which save page
  /// faults.
  ///
  /// `malloc_trim` gives back the freed memory.
  package static func prepare() {
    mallopt(M_TOP_PAD, 1 << 20)
    mallopt(M_TRIM_THRESHOLD, 1 << 28)
    // The largest that the C library accepts; larger pieces are mapped one by one.
    mallopt(M_MMAP_THRESHOLD, 32 << 20)
  }
}
