import LayEngine
import Testing

@testable import LayShell

/// Which files a check reads, and when it tells what it finds.
@Suite struct CheckFileTests {
  private let scratch: ScratchFolder

  /// The card is used by both, and "Notifications" has no room in 60 points.
  init() throws {
    scratch = try ScratchFolder()
    try scratch.makeFolder("App")
    let card = "ScrollView { Text(\"Notifications\").frame(width: 60) }"
    let file = { (name: String, body: String) in
      "import SwiftUI\nstruct \(name): View { var body: some View { \(body) } }\n"
    }
    try scratch.write(file("B", card), to: "App/B.swift")
    try scratch.write(file("A", "B().padding()"), to: "App/A.swift")
    try scratch.write(file("C", "B().padding().border(Color.red)"), to: "App/C.swift")
  }

  @Test(arguments: ["App", "App/A.swift"])
  func `a view that a file beside it declares is known`(_ path: String) throws {
    let run = try Program.run(["check", path, "--strict"], in: scratch.path)
    #expect(run.output.contains("App/B.swift:2:"), "\(run)")
    #expect(run.output.contains("\n1 finding in "), "\(run)")
  }

  @Test func `a folder shows a view that another file declares`() throws {
    let run = try Program.run(["layout", "App", "--view", "A"], in: scratch.path)
    #expect(run.output.contains("Notifications"), "\(run)")
  }

  /// `Row` is declared by the file itself, and that of another file is not meant.
  @Test func `what a file declares is not looked for beside it`() throws {
    let row = { (width: Int) in
      "import SwiftUI\nstruct Row: View { var body: some View { Text(\"a\").frame(width: \(width)) } }\n"
        + "#Preview { Row() }\n"
    }
    try scratch.write(row(90), to: "App/D.swift")
    try scratch.write(row(70), to: "App/E.swift")
    let run = try Program.run(["layout", "App/E.swift", "--json"], in: scratch.path)
    #expect(run.status == 0 && run.errors.isEmpty, "\(run)")
    #expect(run.output.contains("width: 70") && !run.output.contains("width: 90"), "\(run)")
  }

  /// 800 is more than a tenth above 400.
  @Test func `widths that differ much are told for the least and the largest size`() {
    let cases = [(DynamicType.large, 400.0), (.xLarge, 500), (.xxLarge, 800)].map { size, end in
      CheckCase(
        textSize: size, direction: .leftToRight, textLength: 100,
        heights: CheckWindows.usual.parts(in: 320...1376).flatMap(\.heights),
        widths: [
          WidthRange(
            start: RangeEnd(length: 320, isIncluded: true),
            end: RangeEnd(length: end, isIncluded: true))
        ])
    }
    let directions = " from left to right"
    #expect(CheckWhere.text(cases) == "widths 320 to 400 at large, to 800 at xx-large" + directions)
    #expect(CheckWhere.text([cases[1]]) == "widths 320 to 500 at x-large" + directions)
    // Three heights that are judged at all sizes are all of them, with those of phones on their sides.
    func at(_ heights: [Double]) -> String {
      var next = cases[1]
      next.heights = next.heights.filter(CheckSetting.isLow) + heights
      return CheckWhere.text([next])
    }
    #expect(at([647, 778, 1332]) == "widths 320 to 500 at x-large" + directions)
    #expect(
      at([647, 778]) == "widths 320 to 500 at x-large at heights up to 778" + directions)
  }

  /// Of a device four sizes are judged, three of which follow each other here.
  @Test func `devices are told with the sizes of texts of each`() {
    func cases(_ screen: Int, _ sizes: [DynamicType]) -> [CheckCase] {
      sizes.map {
        CheckCase(
          textSize: $0, direction: .leftToRight, textLength: 100, heights: [778], widths: [],
          screen: screen)
      }
    }
    let (first, third) = (CheckWindows.devices[0].title, CheckWindows.devices[2].title)
    let all = cases(0, [.accessibility5]) + cases(2, [.xSmall, .large, .xxxLarge])
    #expect(
      CheckWhere.text(all)
        == "on \(first) at accessibility5 and on \(third) from x-small to xxx-large")
    #expect(
      CheckWhere.text(cases(0, [.xxxLarge]) + cases(2, [.xxxLarge]))
        == "on \(first), \(third) at xxx-large")
  }
}
