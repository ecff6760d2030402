import Testing

@testable import LayShell

struct KeyArgumentTests {
  private func taken(_ keys: String) -> String {
    var argument = KeyArgument()
    var taken = String.UnicodeScalarView()
    for scalar in keys.unicodeScalars {
      guard case .key(let code) = argument.step(scalar.value),
        let scalar = Unicode.Scalar(code)
      else { continue }
      taken.append(scalar)
    }
    return String(taken)
  }

  @Test(arguments: ["1234567 9", "\u{1B}9999x", "\u{1B}1\u{1B}2\u{1B}3\u{1B}4x", "\u{1B}b12345"])
  func `digits of a text and short numbers stay`(keys: String) {
    #expect(taken(keys) == keys)
  }

  @Test func `with the fifth digit a number is given up`() {
    #expect(taken("\u{1B}9999999x12345") == "\u{1B}9999\u{7}x12345")
    #expect(
      taken("\u{1B}1\u{1B}2\u{1B}3\u{1B}4\u{1B}5\u{1B}6x")
        == "\u{1B}1\u{1B}2\u{1B}3\u{1B}4\u{1B}\u{7}\u{1B}\u{7}x")
  }
}
