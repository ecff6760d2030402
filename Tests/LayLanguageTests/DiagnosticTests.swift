import Testing

@testable import LayLanguage

@Suite struct DiagnosticTests {
  @Test func `a diagnostic is one reference`() {
    #expect(MemoryLayout<Diagnostic>.size == 8)
  }

  @Test(arguments: [
    ("hstak", "hstack"),
    ("hsatck", "hstack"),
    ("HStack", "hstack"),
    ("fixedSize", "fixed-size"),
    ("pading", "padding"),
    ("frm", nil),
    ("xy", nil),
    ("banana", nil),
    ("hstack", nil),
  ])
  func `a near name is suggested, a far one is not`(_ name: String, _ near: String?) {
    let known = ["hstack", "vstack", "padding", "fixed-size", "frame", "x"]
    #expect(NearestName.nearest(to: name, among: known) == near)
  }

  /// Comparing characters with a million combining marks takes long, and no known name is like
  /// that.
  @Test func `a very long name is compared with no other`() {
    let name = "a" + String(repeating: "\u{301}", count: 1000)
    var compared = 0
    let known = AnySequence<String> {
      AnyIterator {
        compared += 1
        return compared < 5 ? "name\(compared)" : nil
      }
    }
    #expect(NearestName.nearest(to: name, among: known) == nil)
    #expect(compared == 0)
    #expect(Catalogue.entry(named: name) == nil && Catalogue.form(named: name) == nil)
  }
}
