import LayLanguage
import LayTerminal
import Testing

@testable import LayShell

/// What is printed in a window of few columns.
@Suite struct NarrowWindowTests {
  private static let views = [
    "(hstack :spacing 123.456 (layout-priority 1 (text \"Hello Beautiful World\")) (color red))",
    "(fits (text \"Hello Beautiful World\") (frame :width 12.345 (text \"Hello World\")))",
    "(grid (grid-row (text \"Hello\") (text \"Beautiful\")) (grid-row (text \"a\") (color red)))",
  ]

  @Test(arguments: views)
  func `no line is wider than forty columns`(_ view: String) {
    let text = "\(view)\npropose 333.333 x 222.222\nexplain\ntree\nshow"
    let printed = Trial.run(text, style: Style(columns: 40))
    #expect(printed.diagnostics.isEmpty)
    for line in printed.results.dropFirst(2).flatMap({ $0.split(separator: "\n") }) {
      #expect(DisplayWidth.of(String(line)) <= 40, "\(line)")
    }
  }

  @Test(
    arguments: [20, 40], ["", "frame", "expect", "compare", "leading", "my-long-function-name"])
  func `help is as narrow as the window`(columns: Int, topic: String) {
    let definition = "(define (my-long-function-name first-parameter second-parameter) 1)\n"
    for isColored in [false, true] {
      var style = Style(columns: columns)
      style.isColored = isColored
      let printed = Trial.run(definition + "help " + topic, style: style)
      #expect(printed.diagnostics.isEmpty)
      for line in printed.results.flatMap({ $0.split(separator: "\n") }) {
        let text = line.replacing("\u{1B}[1m", with: "").replacing("\u{1B}[0m", with: "")
        #expect(DisplayWidth.of(text) <= columns, "\(text)")
      }
    }
  }

  private static var table: TextTable {
    var table = TextTable([("name", .left), ("size", .right), ("at", .right)])
    table.add([.init("a long name"), .init("100 x 20"), .init("0, 0")])
    table.add([.init("b"), .init("8 x 20"), .init("100, 40")])
    return table
  }

  /// The table needs 11 + 8 + 7 columns and 2 between two: 30 in all.
  @Test func `a table is cut in its first column`() {
    #expect(
      Self.table.lines(Style(columns: 28), indentation: 0) == [
        "name           size       at",
        "a long n…  100 x 20     0, 0",
        "b            8 x 20  100, 40",
      ])
  }

  /// 34 − 8 − 7 − 4 = 15 columns are left for names.
  ///
  /// After 6 cells of branches 9 are left, but at least 12 cells of a name are shown.
  @Test func `a name behind branches stands above its numbers`() {
    var table = Self.table
    table.add([
      .init("a name that is read", branches: "  │ └ "), .init("1 x 1"), .init("2, 2"),
    ])
    #expect(
      table.lines(Style(columns: 34), indentation: 0).suffix(2) == [
        "  │ └ a name that is read", "                    1 x 1     2, 2",
      ])
    // Where a line of its own has no room for a name, outer branches are left out: of 40 cells, 28
    // remain.
    var deep = Self.table
    let branches = String(repeating: "│ ", count: 40) + "└ "
    deep.add([.init("a name that is read", branches: branches), .init("1 x 1"), .init("2, 2")])
    let name = deep.lines(Style(columns: 40), indentation: 0).suffix(2).first
    #expect(name == "…" + String(branches.suffix(27)) + "a name that…")
  }

  @Test(arguments: [22, 18])
  func `a table that has no room has its names on lines of their own`(columns: Int) {
    #expect(
      Self.table.lines(Style(columns: columns), indentation: 0) == [
        "a long name", "    size 100 x 20", "    at 0, 0", "b", "    size 8 x 20",
        "    at 100, 40",
      ])
  }
}
