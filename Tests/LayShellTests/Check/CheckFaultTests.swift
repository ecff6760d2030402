import Foundation
import Testing

@testable import LayShell

/// Faults that are planted in sound screens are found, and nothing else.
@Suite struct CheckFaultTests {
  struct Row: CustomTestStringConvertible, Sendable {
    let rule: String
    /// The body of a view without a fault, in which ‹old|new› is changed for the fault.
    let code: String
    /// Words of the finding's line.
    var words = ""

    var sound: String { code.replacing(/‹([^|]*)\|([^›]*)›/) { "\($0.output.1)" } }
    var faulty: String { code.replacing(/‹([^|]*)\|([^›]*)›/) { "\($0.output.2)" } }
    var testDescription: String { "\(rule): \(faulty)" }
  }

  static let rows: [Row] = [
    Row(
      rule: "text-cut",
      code: """
        ScrollView {
          HStack {
            Image(systemName: "leaf")
            Text("Green Tea from Darjeeling")‹|.lineLimit(1)›
            Spacer()
            Text("12.50")
          }
        }
        """, words: "widths 320"),
    Row(
      rule: "text-cut",
      code: """
        ScrollView { Text("One two three four five six seven eight").‹frame(minHeight: 44)|frame(width: 150, height: 44)› }
        """),
    Row(
      rule: "outside-screen",
      code: """
        ScrollView {
          HStack {
            Color.red.frame(height: 20)
            Text("Right").frame(‹maxWidth: 500|width: 500›).border(.red)
          }
        }
        """, words: "widths 320"),
    // Three columns of 120 and two gaps of 8 are 376; two and a gap are 248.
    Row(
      rule: "outside-screen",
      code: """
        ScrollView {
          LazyVGrid(columns: [GridItem(.fixed(120)), GridItem(.fixed(120))‹|, GridItem(.fixed(120))›]) {
            ForEach(0..<6, id: \\.self) { _ in Color.red.frame(height: 20) }
          }
        }
        """, words: "widths 320"),
    // 21 points below are kept free on its side: ios-26.md. The text ends at the edge of the screen.
    Row(
      rule: "outside-safe-area",
      code: """
        ZStack(alignment: .bottom) {
          Color.teal.ignoresSafeArea()
          Text("Map data")
        }‹|.ignoresSafeArea()›
        """, words: "on iphone-17, iphone-17 landscape, ipad-11"),
    Row(
      rule: "small-control",
      code: """
        Button(action: {}) { Image(systemName: "star").frame(width: ‹44|30›, height: ‹44|30›) }
        """, words: "all widths"),
    Row(
      rule: "nothing-proposed",
      code: """
        ScrollView { Text("Above"); ‹Divider()|Color.red› }
        """),
    // A line is 20.3 high, and 16.7 at the smallest size: 6 of it are less than 0.4, 12 are more.
    Row(
      rule: "over-text",
      code: """
        VStack(spacing: ‹-6|-12›) { Text("Play"); Text("against a") }
        """),
    // 30 more at each side of a line of 20.3 reach over the next line; an outline covers nothing.
    Row(
      rule: "over-text",
      code: """
        VStack { Text("Play"); Text("Play").overlay { Rectangle().‹stroke|fill›(.red).padding(-30) }; Text("Play") }
        """),
    Row(
      rule: "over-text",
      code: """
        VStack { Text("Play"); Text("Play").overlay { Circle().‹strokeBorder|fill›(.red).padding(-30) } }
        """),
    // A stack offers a view of a higher priority all but what the others need at least; a text needs 0.
    Row(
      rule: "takes-all",
      code: """
        ScrollView { HStack { Text("Due"); Color.red.frame(height: 20)‹|.layoutPriority(1)› } }
        """, words: "all widths"),
    // The spacer takes what is left of any width, so that the stack is as wide as it is offered.
    Row(
      rule: "no-effect",
      code: """
        VStack { HStack { Text("Hello"); Spacer() }‹|.frame(maxWidth: .infinity)› }
        """),
    // What is 44 x 44 at any proposal has no other ideal size.
    Row(
      rule: "no-effect", code: "VStack { Color.red.frame(width: 44, height: 44)‹|.fixedSize()› }"),
    Row(
      rule: "no-effect",
      code: "VStack { Color.red.frame(width: 44, height: 44)‹|.frame(width: 44, height: 44)› }"),
    // There is one view, which is offered all anyway.
    Row(
      rule: "no-effect",
      code: """
        VStack {
          Button { print(1) } label: { Color.red.frame(height: 44) }‹|.layoutPriority(1)›
        }
        .padding()
        """),
    // The reader is as high as the room, and the capsule 6.
    Row(
      rule: "greedy-reader",
      code: """
        VStack {
          HStack {
            Text("Done")
            GeometryReader { proxy in
              Capsule().frame(width: proxy.size.width * 0.4, height: 6)
            }‹.frame(height: 6)|›
          }
          Text("Below")
        }
        """, words: "all widths"),
  ]

  private func findings(_ body: String) throws -> [[String: Any]] {
    let scratch = try ScratchFolder()
    try scratch.write(
      "import SwiftUI\nstruct Screen: View {\n  var body: some View {\n\(body)\n  }\n}\n"
        + "#Preview { Screen() }\n", to: "Screen.swift")
    let run = try Program.run(
      ["check", "Screen.swift", "--format", "json", "--strict"], in: scratch.path)
    #expect(run.errors.isEmpty, "\(run.errors)")
    let object = try JSONSerialization.jsonObject(with: Data(run.output.utf8)) as? [String: Any]
    let findings = try #require(object?["findings"] as? [[String: Any]])
    #expect(run.status == (findings.isEmpty ? 0 : 1))
    return findings
  }

  /// A longer title would need the fixed size, and another row the priority.
  @Test func `what may have an effect with other values is not told`() throws {
    let values = """
        let title = "Hi"
        let rows = [1]
        return VStack {
          Text(title).fixedSize()
          HStack {
            ForEach(rows, id: \\.self) { _ in Color.red.frame(height: 4) }
            Color.blue.frame(height: 4).layoutPriority(0)
          }
        }
      """
    #expect(try findings(values).isEmpty)
  }

  /// What is typed scrolls, and the title behind it is not seen: a word of 17 letters is wider than 60 points.
  @Test func `what a person types is not told as cut`() throws {
    func field(_ text: String) -> String {
      "ScrollView { TextField(\"Extraordinarieness\", text: .constant(\"\(text)\")).frame(width: 60) }"
    }
    #expect(try findings(field("counterrevolution")).isEmpty)
    #expect(try findings(field("")).map { $0["rule"] as? String } == ["text-cut"])
  }

  /// Without a catalog the picture has a size of our own, 100: beside it nothing is left of 90.
  @Test func `what rests on the size of an unknown picture says so`() throws {
    let row = "ScrollView { HStack { Image(\"logo\"); Text(\"Due\") }.frame(width: 90) }"
    let found = try findings(row)
    #expect(!found.isEmpty)
    #expect(found.allSatisfy { ($0["guess"] as? String)?.contains("picture") == true }, "\(found)")
  }

  /// The text is 106 wide in the system's font: a tenth less would fit into 100, and not into 50.
  @Test(arguments: [(100, true), (50, false)])
  func `what rests on a font that is not known says so`(width: Int, isNear: Bool) throws {
    let text = """
      Text("With friends").font(.custom("Inter", fixedSize: 20)).lineLimit(1).frame(width: \(width))
      """
    let all = try findings("ScrollView { \(text) }")
    let found = all.filter { $0["rule"] as? String == "text-cut" }
    #expect(found.count == 1)
    #expect(((found.first?["guess"] as? String)?.contains("font") == true) == isNear, "\(found)")
  }

  /// Its frame, 158 x 158, is the system's.
  @Test func `the frame of a widget is not changed`() throws {
    let scratch = try ScratchFolder()
    try scratch.write(
      """
      import SwiftUI
      import WidgetKit
      struct Entry: TimelineEntry { var date = Date() }
      struct Small: Widget {
        var body: some WidgetConfiguration {
          StaticConfiguration(kind: "small", provider: Provider()) { _ in
            Text("Extraordinarily long").fixedSize()
          }
        }
      }
      #Preview(as: .systemSmall) { Small() } timeline: { Entry() }
      """, to: "Small.swift")
    let run = try Program.run(["check", "Small.swift"], in: scratch.path)
    #expect(run.output.contains("in .frame(width: 158, height: 158)"), "\(run)")
    #expect(!run.output.contains("in place of the fixed frame"), "\(run)")
  }

  /// A stack sees no priority through a padding: the text has nothing since 2,000 are wider than any window.
  @Test func `a priority that a modifier hides takes nothing`() throws {
    let row = """
      ScrollView {
        HStack { Text("Due"); Color.red.frame(width: 2000, height: 20).layoutPriority(1).padding(1) }
      }
      """
    let rules = try findings(row).compactMap { $0["rule"] as? String }
    #expect(rules.contains("no-room") && !rules.contains("takes-all"), "\(rules)")
  }

  /// The text of the second tab has the height of the tab, once that is chosen.
  @Test func `what is not shown is not told`() throws {
    let tabs = """
      TabView {
        Text("One").tabItem { Text("1") }
        VStack { Text("Two").frame(maxHeight: .infinity, alignment: .bottom) }
          .tabItem { Text("2") }
      }
      """
    #expect(try findings(tabs).isEmpty)
  }

  /// The stack is as wide as it is offered in one preview, and in the other its frame makes it so.
  @Test func `what has an effect in one preview is not told for another`() throws {
    let scratch = try ScratchFolder()
    try scratch.write(
      """
      import SwiftUI
      struct Card<Content: View>: View {
        @ViewBuilder let content: Content
        var body: some View { content.frame(maxWidth: .infinity) }
      }
      #Preview { Card { Color.red.frame(height: 20) } }
      #Preview { Card { Text("Hi") } }
      """, to: "Card.swift")
    let run = try Program.run(["check", "Card.swift"], in: scratch.path)
    #expect(run.status == 0, "\(run)")
  }

  @Test(arguments: rows.indices)
  func `a planted fault is found, and nothing else`(_ index: Int) throws {
    let row = Self.rows[index]
    let before = try findings(row.sound)
    #expect(before.isEmpty, "\(before)")
    let found = try findings(row.faulty)
    // What sticks out, and what is around it at other widths, are one.
    #expect(found.map { $0["rule"] as? String } == [row.rule], "\(found)")
    #expect(
      found.contains { ($0["where"] as? String)?.hasPrefix(row.words) == true }, "\(found)")
  }
}
