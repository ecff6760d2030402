import Testing

@testable import LayLanguage

/// The requests to the reader of Swift code, and its answers.
struct SwiftExchangeTests {
  @Test
  func `a request comes through as it was`() throws {
    var options = SwiftReadingOptions()
    options.view = "Größe"
    options.placeholder = (100, 40.5)
    options.guessed = [
      SwiftPlace(file: 0, start: 2, end: 5), SwiftPlace(file: 0, start: 6, end: 9),
    ]
    let files = [
      SwiftFile(name: "a:b.swift", text: "Text(\"ä\")\n"), SwiftFile(name: "", text: ""),
    ]
    let (readFiles, readOptions) = try #require(
      SwiftExchange.files(inRequest: SwiftExchange.request(files, options)))
    #expect(readFiles == files)
    #expect(readOptions == options)
  }

  @Test
  func `an answer comes through as it was`() throws {
    var program = SwiftProgram(text: "(text \"ä\")\n")
    program.tally.views = 3
    program.tally.placeholders = 1
    program.tally.guessed = 4
    program.tally.leftOut = 2
    program.choice = SwiftProgram.Choice(shown: "A row", others: ["preview 2", ""])
    let place = SwiftPlace(file: 1, start: 2, end: 5)
    program.origins = [SwiftProgram.Origin(start: 0, end: 10, place: place)]
    program.remarks = [
      SwiftRemark(isError: false, message: "a\nb", hint: nil, place: place),
      SwiftRemark(isError: true, message: "c", hint: "d", place: nil),
    ]
    let files = ["", "12345"].map { SwiftFile(name: "", text: $0) }
    #expect(SwiftExchange.program(inAnswer: SwiftExchange.answer(program), to: files) == program)
  }

  /// A file of five bytes, and a program of three.
  @Test(arguments: [
    (0, 3, SwiftPlace(file: 1, start: 0, end: 1)), (0, 3, SwiftPlace(file: 0, start: 0, end: 6)),
    (0, 3, SwiftPlace(file: 0, start: 3, end: 2)), (0, 4, SwiftPlace(file: 0, start: 0, end: 5)),
    (2, 1, SwiftPlace(file: 0, start: 0, end: 5)), (-1, 1, SwiftPlace(file: 0, start: 0, end: 5)),
  ])
  func `an answer with places outside of the files is refused`(
    start: Int, end: Int, place: SwiftPlace
  ) {
    var program = SwiftProgram(text: "(a)")
    program.origins = [SwiftProgram.Origin(start: start, end: end, place: place)]
    let files = [SwiftFile(name: "", text: "12345")]
    #expect(SwiftExchange.program(inAnswer: SwiftExchange.answer(program), to: files) == nil)
  }

  @Test(arguments: [
    "", "lay-swift/5", "11:lay-swift/2\n", "99999999999:x", "11:lay-swift/2\n1:1\n", "-1:\n",
  ])
  func `what is no message is refused`(_ text: String) {
    #expect(SwiftExchange.program(inAnswer: Array(text.utf8), to: []) == nil)
    #expect(SwiftExchange.files(inRequest: Array(text.utf8)) == nil)
  }
}
