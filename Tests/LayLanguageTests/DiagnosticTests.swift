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
}
