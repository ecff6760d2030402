import Testing

@testable import LayShell

struct ViewPathTests {
  @Test(arguments: [
    ("2.1", [2, 1]), ("3", [3]), ("1*5.2", [1, 1, 1, 1, 1, 2]), ("1.1.1", [1, 1, 1]),
    ("10.12", [10, 12]), ("1.1*3.4", [1, 1, 1, 1, 4]),
  ])
  func `a path is child numbers, those in a row counted`(_ text: String, _ numbers: [Int]) {
    #expect(ViewPath(text)?.numbers == numbers)
  }

  @Test(arguments: [
    "", ".", "1.", ".1", "0", "1.0", "a", "1.a", "-1", "1*", "1*2*3", "01", "1*9999999",
  ])
  func `what is no path is none`(_ text: String) { #expect(ViewPath(text) == nil) }

  @Test(arguments: [
    [], [1], [1, 1, 1], [1, 1, 1, 1], [2, 2, 2, 2, 1, 3, 3, 3, 3, 3], [1, 2, 1, 2],
    Array(repeating: [1, 2, 3], count: 200).flatMap(\.self),
  ])
  func `a path that is written is read as the same path`(_ numbers: [Int]) {
    let text = ViewPath(numbers).text
    #expect(numbers.isEmpty ? text == "" : ViewPath(text) == ViewPath(numbers))
  }

  @Test func `a long path in a table begins with an ellipsis`() {
    var writing = ViewPath.Writing()
    for number in 1...100 { writing.append(number) }
    #expect(writing.shown.first == "…")
    #expect(writing.shown.hasSuffix(".99.100"))
    #expect(writing.shown.count <= 45)
  }
}
