import Foundation
import Testing

@testable import LayShell

/// What findings say, and what helps against them.
@Suite struct CheckHelpTests {
  private let scratch: ScratchFolder

  init() throws { scratch = try ScratchFolder() }

  private func check(_ code: String) throws -> String { try scratch.checked(code) }

  private func check(view: String) throws -> String { try scratch.checked(view: view) }

  /// Both views show the same line of a third file, which ends neither file.
  @Test func `what ends several views is told once`() throws {
    try scratch.write(
      "enum Model { static func names() -> [String] { names() } }\n", to: "Model.swift")
    for name in ["A", "B"] {
      let view =
        "import SwiftUI\nstruct \(name): View { var body: some View { Text(Model.names()[0]) } }\n"
      try scratch.write(view, to: "\(name).swift")
    }
    let run = try Program.run(["check", "."], in: scratch.path)
    #expect(run.output.contains("Model.swift:1:48: error: this uses itself"), "\(run.output)")
    #expect(run.output.contains("\n1 finding in"), "\(run.output)")
  }

  // MARK: What helps

  static let declarations = """
    struct Chip: View { let title: String; var body: some View { Text(title).padding(2) } }
    extension View { func small() -> some View { padding(1) } }
    struct Small: ViewModifier { func body(content: Content) -> some View { content.padding(1) } }
    struct Head<L: View>: View {
      @ViewBuilder var label: L
      var body: some View { HStack { Button(action: {}) { label }; Spacer() } }
    }

    """

  /// The line that is another one begins with the end of a call, or with a modifier.
  @Test(arguments: [
    ("Text(\"A\").background(\nColor.red\n)", "Text(\"A\").background(…)"),
    ("Text(\"A\")\n.bold()", "Text(…).bold()"),
  ])
  func `of a label of several lines the start is told too`(
    _ label: String, _ shown: String
  ) throws {
    let text = try check(
      "struct V: View { var body: some View { Button {} label: {\n\(label)\n} } }\n")
    let code = "code: \(shown).frame(minWidth: 44, minHeight: 44).contentShape(Rectangle())\n"
    #expect(text.contains(code), "\(text)")
  }

  /// "Hi Amos, this is Stefan" is some 190 wide, of which half has room in 150.
  @Test func `what is changed in a modifier is told with the modifier`() throws {
    let text = try check(
      """
      struct V: View {
        var body: some View {
          Color.gray.frame(width: 150, height: 60)
            .overlay(Text("Hi Amos, this is Stefan").lineLimit(1))
            .dynamicTypeSize(.large)
        }
      }
      """)
    let line = "….overlay(Text(\"Hi Amos, this is Stefan\").lineLimit(2))"
    #expect(text.contains("code: \(line)\n"), "\(text)")
  }

  /// Each label is much smaller than 44 x 44.
  @Test(arguments: [
    ("Button(action: {}) { Text(\"A\").bold() }", "Text(\"A\").bold()"),
    ("Button {} label: { Chip(title: \"A\") }", "Chip(title: \"A\")"),
    ("Button(action: {}, label: { Text(\"A\").small() })", "Text(\"A\").small()"),
    ("NavigationLink(value: 1) { Text(\"A\").modifier(Small()) }", "Text(\"A\").modifier(Small())"),
    ("Head { Text(\"A\").bold() }", "label"),
  ])
  func `room for a finger is made in the label, where the control is written`(
    _ control: String, _ label: String
  ) throws {
    let text = try check(
      Self.declarations + "struct V: View { var body: some View { VStack { \(control) } } }\n"
        + "#Preview { V() }\n")
    let room = ".frame(minWidth: 44, minHeight: 44).contentShape(Rectangle())"
    #expect(text.contains("{ \(label)\(room) }"), "\(text)")
    #expect(
      !text.contains(
        "Chip: View { let title: String; var body: some View { Text(title).padding(2).frame"))
  }

  /// Paddings of 8 above and below are 16 of the 44 points.
  @Test func `what a style puts around a label is part of the room for a finger`() throws {
    let text = try check(
      """
      struct Capsules: ButtonStyle {
        func makeBody(configuration: Configuration) -> some View {
          configuration.label.padding(8).background(Color.blue).clipShape(Capsule())
        }
      }
      struct V: View {
        var body: some View { Button {} label: { Text("Go") }.buttonStyle(Capsules()) }
      }
      """)
    #expect(
      text.contains("label: { Text(\"Go\").frame(minWidth: 28, minHeight: 28) }"), "\(text)")
    #expect(text.contains("behind its label, around which its style has the rest of 44"), "\(text)")
  }

  /// Of a line of 20.3 two paddings of 12 make 44.3; of a border around them nothing is known, and two of 4 are too few.
  @Test(arguments: [
    (".padding(.vertical, 12)", true), (".padding(.vertical, 4)", false),
    (".border(.red).padding(.vertical, 12)", false),
  ])
  func `the padding around a button that is too small goes into its label`(
    _ modifiers: String, _ isMoved: Bool
  ) throws {
    let text = try check(
      view: """
        VStack(spacing: 0) {
          Text("Gold")
          Button {} label: { HStack { Text("All"); Image(systemName: "star") } }.buttonStyle(.plain)\(modifiers)
        }
        """)
    let label = "Image(systemName: \"star\") }.padding(.vertical, 12).contentShape(Rectangle()) }"
    #expect(text.contains("[small-control]"), "\(text)")
    #expect(text.contains(label) == isMoved, "\(text)")
    #expect(
      text.contains("help: its padding and `.contentShape(Rectangle())` behind its label")
        == isMoved, "\(text)")
  }

  /// Six pictures of 150 are higher than a phone.
  ///
  /// A picture of any shape would be as wide as before and lower.
  @Test(arguments: [(".resizable()", false), (".resizable().scaledToFit()", true)])
  func `no frame of a picture that has any shape may be smaller`(
    _ modifiers: String, _ isHelped: Bool
  ) throws {
    let text = try check(
      view: """
        VStack {
          ForEach(0..<6) { _ in
            Image(systemName: "star")\(modifiers)
              .frame(
                width: 150,
                height: 75 * 2)
          }
        }
        """)
    #expect(text.contains("[outside-screen]"), "\(text)")
    let help = "help: `.frame(maxWidth: 150, maxHeight: 75 * 2)` in place of the fixed frame"
    #expect(text.contains(help) == isHelped, "\(text)")
  }

  @Test func `a modifier on its own line is told with what it is behind`() throws {
    let text = try check(
      view: """
        HStack {
          Text("The sum of all that is paid")
            .lineLimit(1)
          Color.red.frame(width: 100, height: 20)
        }
        .dynamicTypeSize(.xxxLarge)
        """)
    #expect(!text.contains("code: ."), "\(text)")
  }

  /// Menus and segments take the string of an option alone.
  ///
  /// "Custom Model" is some 110 wide, and 89 in a segment. Of 120 a segment has half, and of 182 beside 8 a menu half,
  /// of which 27 are padding; half of 102 a text has too, and two lines of 20.3 are higher than 40. Half as large as it
  /// is a text fits everywhere.
  @Test(arguments: [
    ("PICKER.pickerStyle(.segmented)", 120, false),
    ("HStack { PICKER; Color.red.frame(minWidth: 40, idealWidth: 40) }", 190, false),
    ("HStack { TEXT; Color.red.frame(minWidth: 40, idealWidth: 40) }", 110, true),
  ])
  func `nothing is written behind an option of a picker`(
    _ view: String, _ width: Int, _ isWritten: Bool
  ) throws {
    let option = "Text(\"Custom Model\")"
    let picker = "Picker(\"\", selection: $kind) { \(option).tag(0); Text(\"B\").tag(1) }"
    let code = view.replacingOccurrences(of: "PICKER", with: picker)
      .replacingOccurrences(of: "TEXT", with: option)
    let text = try check(
      """
      struct V: View {
        @State private var kind = 0
        var body: some View {
          \(code).frame(width: \(width), height: 40).dynamicTypeSize(.large)
        }
      }
      """)
    #expect(text.contains("Text(\"Custom Model\") is cut"), "\(text)")
    #expect(text.contains("behind it") == isWritten, "\(text)")
  }

  /// A frame of 896 sticks out by half a point at both sides in windows below 895, whatever fills it.
  @Test func `a frame that is too wide is told once, and may be smaller`() throws {
    let text = try check(
      view: """
        VStack {
          Text("Why are some of them not here?")
          Button {} label: { Text("All right").frame(maxWidth: .infinity, minHeight: 60) }
        }
        .frame(width: 896)
        """)
    #expect(text.contains("VStack in .frame(width: 896) is 896 wide"), "\(text)")
    #expect(text.contains("[outside-screen]: widths 320 to below 895\n"), "\(text)")
    #expect(text.contains("`.frame(maxWidth: 896)` in place of the fixed frame"), "\(text)")
    #expect(text.contains("1 finding in 1 view"), "\(text)")
  }

  /// Both together are 600 wide; that the largest texts are higher than 60 is another finding.
  @Test func `frames may be smaller along the axis that lacks room`() throws {
    let text = try check(
      view: """
        HStack(spacing: 0) {
          Text("One").frame(width: 300, alignment: .leading)
          Text("Two").frame(width: 300, alignment: .trailing)
        }
        .frame(height: 60)
        """)
    #expect(text.contains("help: `maxWidth` in place of the lengths of 2 frames"), "\(text)")
  }

  /// A label is judged as it is, and its other branch would stay as small.
  @Test(arguments: [
    ("if isOn { Text(\"A\").bold() } else { Image(systemName: \"star\") }", false),
    ("Text(isOn ? \"A\" : \"B\").bold()", true),
  ])
  func `one of several labels is not changed alone`(_ label: String, _ isHelped: Bool) throws {
    let text = try check(
      """
      struct V: View {
        @State private var isOn = true
        var body: some View { VStack { Button(action: {}) { \(label) } } }
      }
      """)
    #expect(text.contains("[small-control]"))
    #expect(text.contains("help:") == isHelped, "\(text)")
  }

  /// A line of 20.3 stands in place of the button, for which the row would be 44 high; 60 are enough for both.
  @Test(arguments: [
    ("Text(\"Done\")", "", false), ("Text(\"Done\")", ".frame(height: 60)", true),
    ("Button {} label: { Image(systemName: \"moon\") }", "", true), ("EmptyView()", "", true),
  ])
  func `a control is not made larger in one branch where all of it would jump`(
    _ other: String, _ modifier: String, _ isHelped: Bool
  ) throws {
    let text = try check(
      """
      struct Head: View {
        @State private var isDone = false
        var body: some View {
          HStack {
            Text("A")
            Spacer()
            if isDone { \(other) } else { Button {} label: { Image(systemName: "star") } }
          }
          \(modifier)
        }
      }
      """)
    #expect(text.contains("[small-control]"), "\(text)")
    #expect(text.contains("help: `.frame(min") == isHelped, "\(text)")
  }

  /// The frame of the style makes the label wide, and no higher than the picture.
  @Test func `a style counts for the length that is too short alone`() throws {
    let text = try check(
      """
      struct Wide: ButtonStyle {
        func makeBody(configuration: Configuration) -> some View {
          configuration.label.frame(maxWidth: .infinity)
        }
      }
      struct V: View {
        var body: some View { Button {} label: { Image(systemName: "star") }.buttonStyle(Wide()) }
      }
      """)
    #expect(text.contains("[small-control]"), "\(text)")
    #expect(!text.contains("around which its style"), "\(text)")
  }

  @Test func `what a preview makes is not changed`() throws {
    let text = try check(
      Self.declarations + "#Preview { Head { Text(\"A\").bold() } }\n")
    #expect(
      text.contains("code: var body: some View { HStack { Button(action: {}) { label.frame("),
      "\(text)")
  }

  /// Forty rows of at least 28 are higher than the room on every phone.
  @Test func `a scroll view is around the view, and not around what its preview adds`() throws {
    let text = try check(
      """
      struct Rows: View {
        var body: some View { VStack { ForEach(0..<40, id: \\.self) { i in Text("Row").padding(4) } } }
      }
      #Preview { Rows().padding() }
      """)
    #expect(text.contains("code: var body: some View { ScrollView { VStack {"), "\(text)")
  }

  /// What would be at the top of a scroll view keeps its place where it fits; a list has no height in one.
  ///
  /// 400, six lines of 20 and seven gaps of 8 are 576 high: that fits into the 778 of an upright phone, and not into the
  /// 381 of one on its side.
  @Test(arguments: [
    ("rows", true), ("rows; List { Text(\"A\") }", false), ("rows; Spacer(); Text(\"End\")", true),
  ])
  func `a scroll view is where the room is too small`(
    _ content: String, _ isHelped: Bool
  ) throws {
    let text = try check(
      """
      struct V: View {
        var body: some View { VStack { Color.red.frame(width: 20, height: 400); \(content) } }
        var rows: some View { ForEach(0..<6, id: \\.self) { i in Text("Row") } }
      }
      """)
    #expect(text.contains("outside-screen") || text.contains("text-cut"), "\(text)")
    let help = "a vertical `ViewThatFits` of all of it and of a `ScrollView` around the same"
    #expect(text.contains(help) == isHelped, "\(text)")
  }

  /// A line of the largest texts is higher than 30, and that of the usual ones is not: it stays as it is then.
  ///
  /// A colour takes half of the height.
  @Test(arguments: [
    ("Text(\"Title\")", true), ("ZStack { Color.red; Text(\"Title\") }", false),
  ])
  func `a frame that may grow is around what does not take all`(
    _ content: String, _ isHelped: Bool
  ) throws {
    let text = try check(view: "VStack { \(content).frame(height: 30); Color.blue }")
    #expect(text.contains("[outside-parent]") || text.contains("[text-cut]"), "\(text)")
    #expect(text.contains(".frame(minHeight: 30)") == isHelped, "\(text)")
  }

  /// Beside 150 and a gap of 8 a narrow phone has 162: too little for a long word of large texts, and for three short
  /// ones in a line.
  @Test(arguments: [("Constellation", false), ("One two three", true)])
  func `more lines are for more words`(_ words: String, _ isHelped: Bool) throws {
    let text = try check(
      view: "HStack { Color.red.frame(width: 150, height: 20); Text(\"\(words)\").lineLimit(1) }")
    #expect(text.contains("[text-cut]"), "\(text)")
    #expect(text.contains(".lineLimit(") == isHelped, "\(text)")
  }

  static let texts = "ForEach(0..<5) { _ in Text(\"A\").frame(width: 70, height: 70).border(.red) }"

  /// Five texts of 70 and four gaps of 8 are 382 wide.
  @Test(arguments: [
    (texts, true), ("\(texts); TextField(\"A\", text: .constant(\"\")).frame(width: 70)", false),
  ])
  func `a row in which people type has no other candidate`(
    _ content: String, _ isHelped: Bool
  ) throws {
    let text = try check(view: "HStack { \(content) }")
    #expect(text.contains("[outside-screen]"), "\(text)")
    #expect(text.contains("`ViewThatFits` of the `HStack` (") == isHelped, "\(text)")
  }

  /// SwiftUI has `ViewThatFits` from iOS 16 on.
  @Test(arguments: [(".v15", false), (".v16", true), ("\"15.4\"", false)])
  func `what older systems do not have is no help`(_ version: String, _ isHelped: Bool) throws {
    try scratch.write(
      "let package = Package(name: \"A\", platforms: [.macOS(.v10_15), .iOS(\(version))])\n",
      to: "Package.swift")
    try scratch.makeFolder("Sources/A")
    try scratch.write(
      "import SwiftUI\nstruct V: View { var body: some View { HStack { \(Self.texts) } } }\n",
      to: "Sources/A/V.swift")
    let text = try Program.run(["check", "Sources/A/V.swift"], in: scratch.path).output
    #expect(text.contains("[outside-screen]"), "\(text)")
    #expect(text.contains("ViewThatFits") == isHelped, "\(text)")
  }

  /// Five squares of 70 and four gaps of 8 are 382 wide; those of words are as wide.
  @Test(arguments: [
    ("ForEach(0..<5) { _ in Color.red.frame(width: 70, height: 70) }", false),
    (texts, true),
  ])
  func `a row of pictures of one kind is no column`(_ content: String, _ isHelped: Bool) throws {
    let text = try check(view: "HStack { \(content) }")
    #expect(text.contains("[outside-screen]"), "\(text)")
    #expect(text.contains("ViewThatFits") == isHelped, "\(text)")
  }

  /// The text is in the part that a phone on its side keeps free beside its screen.
  @Test(arguments: [
    ("ZStack(alignment: .leading) { Color.teal; Text(\"Map\") }", false),
    ("ZStack(alignment: .leading) { Color.clear; Text(\"Map\") }", true),
    ("ZStack(alignment: .leading) { Color.teal.ignoresSafeArea(); Text(\"Map\") }", true),
  ])
  func `what goes to the edges for its background stays there`(
    _ content: String, _ isHelped: Bool
  ) throws {
    let text = try check(view: "\(content).ignoresSafeArea()")
    #expect(text.contains("[outside-safe-area]"), "\(text)")
    #expect(text.contains("leave `.ignoresSafeArea(…)` out") == isHelped, "\(text)")
  }

  /// The word has 320 - 2 x 110 = 100 at least, and nearly 200 with half of that.
  @Test(arguments: [("110", true), ("distance", false)])
  func `only what is a number in the code is halved`(_ length: String, _ isHelped: Bool) throws {
    let text = try check(
      """
      struct V: View {
        let distance = 110.0
        var body: some View { Text("Constellations").padding(.horizontal, \(length)) }
      }
      """)
    #expect(text.contains("[word-broken]"), "\(text)")
    #expect(text.contains("half of the padding") == isHelped, "\(text)")
  }

  // MARK: What is said

  @Test func `a question about the title in a bar has an answer`() throws {
    let text = try check(
      view: """
        NavigationStack {
          Text("x").navigationTitle("One two three four five six seven eight nine")
            .navigationBarTitleDisplayMode(.inline)
        }
        """)
    let question = try #require(text.split(separator: "\n").first { $0.contains("ask: lay why ") })
    let words = question.split(separator: " ").dropFirst(2).map(String.init)
    let answer = try Program.run(words, in: scratch.path)
    #expect(answer.output.contains("is cut"), "\(question)\n\(answer)")
  }

  /// The phone of today has 402 x 778 upright, and 381 of height on its side.
  @Test(arguments: [
    (
      "Text(\"A\").frame(width: 500, height: 20, alignment: .leading)", "what is proposed has 402",
      "402x778"
    ),
    (
      "Text(\"A\").frame(width: 20, height: 408, alignment: .top)", "what is proposed has 381",
      "750x381"
    ),
  ])
  func `what is found on the phone of today is told of it`(
    _ view: String, _ words: String, _ size: String
  ) throws {
    let text = try check(view: "VStack { \(view) }")
    #expect(text.contains(words) && text.contains("--propose \(size)"), "\(text)")
  }

  /// Eight letters are 8 x 8 = 64 wide, so that each word has a line of 20; 44 have room for two of three.
  @Test func `what is cut by a height needs more height`() throws {
    try scratch.write(
      "(frame :width 70 :height 44 (text \"AAAAAAAA BBBBBBBB CCCCCCCC\"))\n", to: "f.lay")
    let text = try Program.run(["check", "f.lay"], in: scratch.path).output
    #expect(text.contains("needs 60 of height, has 44"), "\(text)")
  }

  @Test func `what an initialiser of an extension makes is where that is called`() throws {
    let text = try check(
      """
      extension Button where Label == SwiftUI.Label<Text, Image> {
        init(_ title: String, icon: String, run: @escaping () -> Void) {
          self.init(title, systemImage: icon, action: run)
        }
      }
      struct V: View {
        var body: some View {
          HStack { Button("A", icon: "bold") {} }.labelStyle(.iconOnly)
        }
      }
      """)
    #expect(text.contains("swift:9:14: warning: Button("), "\(text)")
  }

  @Test(arguments: [
    (
      "TextField(\"Type what is to be sent here\", text: .constant(\"\")).frame(width: 90)",
      "placeholder \"Type what is to be sent here\" is cut by"
    ),
    ("Reader().fixedSize().frame(width: 40)", "warning: Text(\"Hello World\") is"),
  ])
  func `views are called by what is written`(_ view: String, _ words: String) throws {
    let text = try check(
      """
      struct Reader: View {
        @Environment(\\.dynamicTypeSize) var size
        var body: some View { Text(size.isAccessibilitySize ? "A" : "Hello World").padding(4) }
      }
      struct V: View { var body: some View { VStack { \(view) } } }
      #Preview { V() }
      """)
    #expect(text.contains(words), "\(text)")
  }
}
