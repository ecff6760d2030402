import Foundation
import Testing

@testable import LayShell

/// One planted fault each: the finding, its place in the code, and what `why` tells of it.
@Suite struct FindingTests {
  struct Row: CustomTestStringConvertible, Sendable {
    let rule: String
    /// Words of the answer of `why` that name the fault.
    let words: String
    var options = ["--device", "iphone-se"]
    /// How many views are hit.
    var count = 1
    /// The body of a view; the place of the fault is the line with the mark ←.
    let code: String

    var testDescription: String { "\(rule): \(code)" }
  }

  /// One row for a kind of fault.
  ///
  /// The screen of the device is 375 x 667 with 647 below what it keeps free, that of iphone-15 393 x
  /// 852 with 59 and 34 kept free. A line of body text is 20.5 high.
  static let rows: [Row] = [
    Row(
      rule: "text-cut", words: "the line limit, which cuts it", options: ["--propose", "100x100"],
      code: """
        HStack { Image(systemName: "star"); Text("A title that is far too long").lineLimit(1) } // ←
        """),
    Row(
      rule: "text-cut", words: "44  declared by .frame(width: 150, height: 44)",
      code: """
        Text("One two three four five six seven eight nine ten eleven twelve") // ←
          .frame(width: 150, height: 44)
        """),
    Row(
      rule: "text-cut", words: "90  the width at which lines are broken", count: 8,
      code: """
        VStack { ForEach(0..<8) { i in Text("Row number \\(i) of eight").lineLimit(1) } } // ←
          .frame(width: 90)
        """),
    // At this size a line is 48 high: of four lines each, five texts need 960, and 647 is the room.
    Row(
      rule: "text-cut", words: "proposed: iphone-se has 667, less 20 and 0 of its safe area",
      options: ["--device", "iphone-se", "--set", "dynamic-type=accessibility3"], count: 5,
      code: """
        VStack {
          Text("One long text of the screen that has no more room at this large size of texts") // ←
          Text("Two long text of the screen that has no more room at this large size of texts")
          Text("Three long text of the screen that has no more room at this large size of it")
          Text("Four long text of the screen that has no more room at this large size of it")
          Text("Five long text of the screen that has no more room at this large size of it")
        }
        """),
    Row(
      rule: "text-cut", words: "60  the width at which lines are broken",
      code: """
        Text("Hello World").lineLimit(1).minimumScaleFactor(0.9).frame(width: 60) // ←
        """),
    // A letter is some 8 wide, so that seven or eight of the thirteen fit.
    Row(
      rule: "word-broken", words: "60  declared by .frame(width: 60)",
      code: """
        Text("Notifications").frame(width: 60) // ←
        """),
    // The text is some 88 wide: of that 66 are 0.75.
    Row(
      rule: "text-scaled-to-its-least", words: "66  .frame(width: 66) declares it",
      code: """
        Text("Hello World").lineLimit(1).minimumScaleFactor(0.75) // ←
          .frame(width: 66)
        """),
    // 120 + 8 + 120 are 248.
    Row(
      rule: "outside-parent", words: "248  HStack: 120 + 120 + 8 spacing", count: 2,
      code: """
        VStack {
          HStack { Text("Left").frame(width: 120).border(.red); Text("Right").frame(width: 120).border(.red) } // ←
            .frame(width: 200)
        }
        """),
    Row(
      rule: "outside-parent", words: ".fixedSize is as wide as what is in it",
      code: """
        Text("A caption that does not wrap").fixedSize() // ←
          .frame(width: 100)
        """),
    // Three times 150 and two distances of 8 are 466.
    Row(
      rule: "outside-screen", words: "466  HStack: 150 + 150 + 150 + 16 spacing", count: 2,
      code: """
        HStack { // ←
          ForEach(["One", "Two", "Three"], id: \\.self) { Text($0).frame(width: 150).border(.red) }
        }
        """),
    // Nine times 100 and eight distances of 8 are 964; three parts stay on the screen.
    Row(
      rule: "outside-screen", words: "964  VStack: its children + 64 spacing", count: 4,
      code: """
        VStack { // ←
          ForEach(0..<9) { i in Text("Part \\(i)").frame(height: 100).border(.red) }
        }
        """),
    // A scroll view has the width of its content: 250 + 8 + 250.
    Row(
      rule: "outside-screen", words: "508  HStack: 250 + 250 + 8 spacing", count: 2,
      code: """
        ScrollView {
          Text("Above")
          HStack { Text("Left").frame(width: 250).border(.red); Text("Right").frame(width: 250).border(.red) } // ←
        }
        """),
    // Forty lines of 20.5 are above them, and the screen has 647: they can be scrolled to.
    Row(
      rule: "text-cut", words: "the line limit, which cuts it",
      code: """
        ScrollView {
          ForEach(0..<40) { i in Text("Row") }
          Text("A title that is far too long").lineLimit(1).frame(width: 100) // ←
        }
        """),
    Row(
      rule: "outside-screen", words: "508  HStack: 250 + 250 + 8 spacing", count: 2,
      code: """
        ScrollView {
          ForEach(0..<40) { i in Text("Row") }
          HStack { Text("Left").frame(width: 250).border(.red); Text("Right").frame(width: 250).border(.red) } // ←
        }
        """),
    Row(
      rule: "outside-safe-area", words: "-59  in .ignoresSafeArea, which puts it there",
      options: ["--device", "iphone-15"],
      code: """
        VStack { Text("Welcome"); Spacer() } // ←
          .ignoresSafeArea()
        """),
    Row(
      rule: "under-bar", words: "VStack", options: ["--device", "iphone-15"],
      code: """
        VStack { Spacer(); Text("Total: 12") } // ←
          .ignoresSafeArea(.container, edges: .bottom)
          .safeAreaInset(edge: .bottom) { Text("Pay").frame(maxWidth: .infinity).frame(height: 60) }
        """),
    Row(
      rule: "over-text", words: "-22  moved by .offset(y: -22)",
      code: """
        VStack {
          Text("Name of the person")
          Text("A detail").offset(y: -22) // ←
        }
        """),
    Row(
      rule: "over-text", words: "in ZStack: its `center` at",
      code: """
        ZStack {
          Text("Loading your data")
          Text("No data was found") // ←
        }
        """),
    Row(
      rule: "over-text", words: "ends at 20.5, and -18 spacing",
      code: """
        VStack(spacing: -18) {
          Text("A heading of this")
          Rectangle().fill(.red).frame(width: 60, height: 40) // ←
        }
        """),
    Row(
      rule: "small-control", words: "Image(systemName: \"xmark\"): its natural height",
      code: """
        HStack { Text("Title"); Spacer()
          Button { } label: { Image(systemName: "xmark") } // ←
        }
        """),
    Row(
      rule: "small-control", words: "30  .frame(width: 30, height: 30) declares it",
      code: """
        Button(action: {}) { // ←
          Image(systemName: "plus").frame(width: 30, height: 30)
        }
        """),
    // 375 less two distances of 8 and 200 are 159, and the other frame does not answer less.
    Row(
      rule: "no-room", words: "0  offered by HStack: -41 left for the last, of 375 − 16 spacing",
      code: """
        HStack {
          Color.red.frame(width: 200)
          Text("Where am I?") // ←
          Color.blue.frame(width: 200)
        }
        """),
    Row(
      rule: "no-candidate-fits", words: "the line limit, which cuts it",
      code: """
        ViewThatFits(in: .horizontal) { // ←
          Text("A long label of a thing").lineLimit(1)
          Text("A shorter label").lineLimit(1)
        }.frame(width: 60)
        """),
    Row(
      rule: "no-candidate-fits", words: "140  ViewThatFits(in: .horizontal) shows candidate 2",
      code: """
        ViewThatFits(in: .horizontal) { // ←
          HStack { Text("One").frame(width: 120); Text("Two").frame(width: 120) }
          Text("Both").frame(width: 140)
        }.frame(width: 100)
        """),
    Row(
      rule: "nothing-proposed", words: "ScrollView proposes no height",
      code: """
        ScrollView {
          Color.red // ←
          Text("Below")
        }
        """),
    Row(
      rule: "nothing-proposed", words: "ScrollView proposes no height",
      code: """
        ScrollView {
          GeometryReader { g in Text("Width \\(Int(g.size.width))") } // ←
          Text("Below")
        }
        """),
    // Of the screen's 375 the stack keeps 8 between them.
    Row(
      rule: "takes-all", words: "0 left for the last, of 375 − 8 spacing − 367 .layoutPriority(1)",
      code: """
        HStack {
          Text("Due")
          Color.red.frame(height: 20).layoutPriority(1) // ←
        }
        """),
    Row(
      rule: "greedy-reader", words: "HStack is as high as GeometryReader",
      code: """
        HStack {
          Text("Done")
          GeometryReader { g in Capsule().frame(width: g.size.width / 2, height: 6) } // ←
        }
        """),
  ]

  @Test(arguments: rows)
  func `a planted fault is the only finding, at its place, and why names it`(_ row: Row) throws {
    let scratch = try ScratchFolder()
    let head = "import SwiftUI\nstruct Row: View {\n  var body: some View {\n"
    let code = head + row.code + "\n  }\n}\n"
    try scratch.write(code, to: "Row.swift")
    let marked = code.split(separator: "\n", omittingEmptySubsequences: false)
      .firstIndex { $0.contains("←") }
    let run = try Program.run(["findings", "Row.swift", "--json"] + row.options, in: scratch.path)
    let object = try JSONSerialization.jsonObject(with: Data(run.output.utf8)) as? [String: Any]
    let findings = try #require(object?["findings"] as? [[String: Any]], "\(run.errors)")
    #expect(findings.count == 1, "\(run.output)")
    let finding = try #require(findings.first)
    #expect(finding["rule"] as? String == row.rule)
    #expect(finding["count"] as? Int == row.count, "\(run.output)")
    let place = finding["source"] as? [String: Any]
    #expect(place?["line"] as? Int == marked.map { $0 + 1 }, "\(run.output)")
    let question = try #require(finding["why"] as? String).split(separator: " ").map(String.init)
    let why = try Program.run(
      ["why", "Row.swift"] + question.dropFirst() + row.options, in: scratch.path)
    let answer = why.output.split { $0.isWhitespace }.joined(separator: " ")
    let words = row.words.split { $0.isWhitespace }.joined(separator: " ")
    #expect(why.status == 0 && answer.contains(words), "\(answer)\(why.errors)")
    let layout = try Program.run(["layout", "Row.swift"] + row.options, in: scratch.path)
    #expect(layout.output.contains("\n  \(question.joined(separator: " "))"), "\(layout.output)")
  }

  @Test func `each rule has a planted fault, a line of the page, and a source`() throws {
    let names = FindingRules.all.map { $0.name }
    #expect(Set(names) == Set(Self.rows.map(\.rule)) && Set(names).count == names.count)
    let root = FilePath.folder(of: #filePath) + "../../../"
    let page = try TextFile.read(root + "Sources/JSON.md")
    for rule in FindingRules.all {
      #expect(page.contains("| `\(rule.name)` | "))
      #expect(rule.reason.contains(": "), "\(rule.name) cites no source")
    }
  }
}
