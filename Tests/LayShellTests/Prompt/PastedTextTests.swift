import Testing

@testable import LayShell

struct PastedTextTests {
  @Test(arguments: [
    ("a\r\nb\rc\n\n", "a\nb\nc"),
    ("(a\n\t(b))", "(a\n\t(b))"),
    ("a\u{1B}[31mb\u{7}", "a[31mb"),
    ("lay> (a\n...>   b)\n12 x 3\nlay> c", "(a\n  b)\nc"),
    ("    lay> (a)\n    3\n    lay> propose 10\n", "(a)\npropose 10"),
    ("...>   (b)\n  (c)", "  (b)\n  (c)"),
    ("layout\nlay>x", "layout\nlay>x"),
    ("lay>\nlay> 1", "\n1"),
  ])
  func `a paste becomes`(pasted: String, entry: String) {
    #expect(PastedText.entry(from: Array(pasted.utf8)) == entry)
  }
}
