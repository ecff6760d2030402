import Foundation
import Testing

/// `lay swift -e CODE FILE…`: Swift code is run, and the value of its last line is printed.
@Suite struct SwiftValueTests {
  private let scratch: ScratchFolder

  init() throws { scratch = try ScratchFolder() }

  private func run(_ codes: [String], _ files: [String] = []) throws -> Program.Run {
    try Program.run(["swift"] + codes.flatMap { ["-e", $0] } + files)
  }

  @Test func `a value is printed as Swift prints it`() throws {
    // 7 / 2 of two integers is 3; of a `CGFloat` it is 3.5; a `Double` keeps its `.0`.
    let run = try run(["7 / 2", "let gap: CGFloat = 7 / 2\ngap", "2.0 * 4", "\"a\".count"])
    #expect(run.output == "3\n3.5\n8.0\n1\n")
    #expect(run.status == 0)
  }

  @Test func `what files declare is known`() throws {
    let file = try scratch.file(
      "struct Row { var gap: CGFloat = 8; func width(_ count: Int) -> CGFloat { gap * CGFloat(count) } }",
      ending: "swift")
    // 8 × 3
    #expect(try run(["Row().width(3)"], [file]).output == "24.0\n")
  }

  @Test func `what is not followed is told, at its place`() throws {
    let run = try run(["let x = 1\nmissing + x"])
    #expect(run.status == 65)
    #expect(run.output.isEmpty)
    #expect(run.errors.contains("there is no `missing` in these files"))
    #expect(run.errors.contains("2 │ missing + x"))
  }

  @Test func `a mistake in the syntax is told`() throws {
    let run = try run(["1 +"])
    #expect(run.status == 65)
    #expect(run.errors.contains("error:"))
  }

  @Test func `an endless ring and an endless loop are told`() throws {
    let ring = try run(["func a() -> Int { b() }\nfunc b() -> Int { a() }\na()"])
    #expect(ring.status == 65)
    #expect(ring.errors.contains("this uses itself without an end in sight"))
    #expect(ring.errors.contains("`a`") && ring.errors.contains("`b`"))
    let loop = try Program.run(["--timeout", "1", "swift", "-e", "while true {}"])
    #expect(loop.status == 124)
  }

  @Test func `options of the other use have no meaning`() throws {
    let run = try Program.run(["swift", "-e", "1", "--to-lay"])
    #expect(run.status == 2)
    #expect(run.errors.contains("`--to-lay` has no meaning with `lay swift -e CODE`"))
  }
}
