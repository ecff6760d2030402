import Testing

/// Explanations ask the program's layouts again, with new caches.
@Suite struct NewCacheTests {
  private func printed(_ body: String) -> String {
    let layout =
      "(define-layout (grows) (make-cache (s) 0) (size-that-fits (p s cache) \(body)) "
      + "(place-subviews (b p s cache) nil))"
    let printed = Trial.run(layout + "\n(grows)\npropose 60 x 50\nexplain")
    return (printed.results + printed.diagnostics).joined(separator: "\n")
  }

  // The first proposal is answered by 10 and the second by 20; a new cache gives 10 again.
  @Test func `a cache that keeps what was asked answers otherwise when it is new`() {
    let printed = printed("(set! cache (+ cache 10)) (size cache 10)")
    #expect(printed.contains("told of a layout with new caches, which answers otherwise"))
    #expect(printed.contains("20 x 10") && printed.contains("60 x 50 → 10 x 10"))
  }

  @Test func `a cache that follows from the subviews answers the same`() {
    let printed = printed("(size (+ cache 10) 10)")
    #expect(!printed.contains("caches") && printed.contains("60 x 50 → 10 x 10"))
  }
}
