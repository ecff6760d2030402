import Testing

@testable import LayLanguage

/// What a stopped program leaves: it is freed when nobody waits for it.
struct DeferredReleaseTests {
  /// 10 000 lists are as many pieces of memory, of which 4096 are freed at a time.
  @Test func `a stopped program's values are freed in pieces`() {
    var list: Value? = .list(of: (0..<10_000).map { .list(of: [.number(Double($0))]) })
    DeferredRelease.postpone()
    #expect(list != nil)
    list = nil
    DeferredRelease.resume()
    #expect(DeferredRelease.freeSome())
    // What is freed now is freed at once, and leaves what was queued before.
    list = .list(of: [.list(of: [])])
    list = nil
    #expect(DeferredRelease.freeSome())
    while DeferredRelease.freeSome() {}
    list = .list(of: (0..<10_000).map { .list(of: [.number(Double($0))]) })
    list = nil
    #expect(!DeferredRelease.freeSome())
  }

  @Test func `a list that was being made stays too`() {
    DeferredRelease.postpone()
    DeferredRelease.free((0..<10_000).map { Value.list(of: [.number(Double($0))]) })
    DeferredRelease.resume()
    #expect(DeferredRelease.freeSome())
    while DeferredRelease.freeSome() {}
  }
}
