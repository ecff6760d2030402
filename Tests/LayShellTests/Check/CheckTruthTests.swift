import Testing

@testable import LayShell

/// What is no fault of the code.
@Suite struct CheckTruthTests {
  private let scratch: ScratchFolder

  init() throws { scratch = try ScratchFolder() }

  private func check(_ code: String) throws -> String { try scratch.checked(code) }

  private func check(view: String) throws -> String { try scratch.checked(view: view) }

  // MARK: Previews

  @Test(arguments: [
    ("Row().frame(width: 100)", 0), ("Row().padding().frame(width: 100).background(.gray)", 0),
    ("Group { Row().frame(width: 100) }", 0), ("HStack { Row() }.frame(width: 100)", 0),
    ("Text(\"A text of some length\").lineLimit(1).frame(width: 100)", 0),
    ("Narrow()", 1),
  ])
  func `a frame of a preview around a view is none of the app's`(
    _ preview: String, _ count: Int
  ) throws {
    let text = try check(
      """
      struct Row: View {
        var body: some View { Text("A text of some length").lineLimit(1).dynamicTypeSize(.large) }
      }
      struct Narrow: View { var body: some View { Row().frame(width: 100) } }
      #Preview { \(preview) }
      """)
    #expect(text.contains("\(count) finding"), "\(text)")
  }

  /// A reader of a fixed size is 10 x 10, less than the word in it.
  @Test(arguments: [("Sheet().fixedSize()", false), ("Fixed()", true)])
  func `a fixed size of a preview around a view is none of the app's`(
    _ preview: String, _ isFound: Bool
  ) throws {
    let text = try check(
      """
      struct Sheet: View { var body: some View { GeometryReader { _ in Text("Words") } } }
      struct Fixed: View { var body: some View { Sheet().fixedSize() } }
      #Preview { \(preview) }
      """)
    #expect(text.contains(": warning: ") == isFound, "\(text)")
  }

  @Test func `of two functions the one of an optional takes a case of it`() throws {
    let text = try check(
      """
      enum Samples {
        static func card(_ title: String) -> some View { card(.some(title)) }
        static func card(_ title: String?) -> some View {
          Text(title ?? "None").lineLimit(1).frame(width: 20)
        }
      }
      #Preview { Samples.card("A title") }
      """)
    #expect(text.contains("Text(\"A title\") is cut"), "\(text)")
  }

  /// Thirty lines of 20.3 and two paddings of 8 are higher than 778: in the scroll view of the screen they have room.
  @Test(arguments: [("30", "Rows()", 0), ("2", "Rows().frame(width: 900)", 0), ("2", "Wide()", 1)])
  func `a view that a preview declares is a sample`(
    _ count: String, _ shown: String, _ findings: Int
  ) throws {
    let text = try check(
      """
      struct Rows: View {
        var body: some View { VStack { ForEach(0..<\(count), id: \\.self) { Text("\\($0)").padding(8) } } }
      }
      struct Wide: View { var body: some View { Rows().frame(width: 900).border(.red) } }
      struct Screen: View { var body: some View { ScrollView { VStack { Rows(); Wide() } } } }
      #Preview {
        struct Wrapper: View {
          @State private var isOn = false
          var body: some View { \(shown) }
        }
        return Wrapper()
      }
      """)
    #expect(text.contains("\(findings) finding\(findings == 1 ? "" : "s") in 1 view"), "\(text)")
  }

  /// The row is as wide as it can be: 400 do not fit into 320.
  @Test(arguments: [
    ("VStack { Row() }.frame(width: 400)", false),
    ("ZStack { Color.gray; VStack { Row(); Text(\"B\") }.padding() }.frame(width: 400)", false),
    ("Wide()", true),
  ])
  func `a frame of a preview around a stack with a view is none of the app's`(
    _ preview: String, _ isFound: Bool
  ) throws {
    let text = try check(
      """
      struct Row: View { var body: some View { HStack { Text("A"); Spacer(); Text("B") } } }
      struct Wide: View { var body: some View { Row().frame(width: 400) } }
      #Preview { \(preview) }
      """)
    #expect(text.contains("[outside-screen]") == isFound, "\(text)")
  }

  /// Its text has no width behind 90; until its environment is known, the view stands where the preview uses it.
  @Test(arguments: [
    ("Row().frame(width: 50)", false),
    ("Row().environmentObject(Theme()).padding(4).frame(width: 50)", false),
    ("Narrow().environmentObject(Theme())", true),
  ])
  func `a frame of a preview around a view that reads its environment is none of the app's`(
    _ preview: String, _ isFound: Bool
  ) throws {
    let text = try check(
      """
      final class Theme: ObservableObject {}
      struct Row: View {
        @EnvironmentObject private var theme: Theme
        var body: some View { HStack { Color.red.frame(width: 90); Text("A") } }
      }
      struct Narrow: View { var body: some View { Row().frame(width: 50) } }
      #Preview { \(preview) }
      """)
    #expect(text.contains("[no-room]") == isFound, "\(text)")
  }

  /// A range of sizes of texts is read from around the view too.
  @Test(arguments: ["", ".dynamicTypeSize(...DynamicTypeSize.large)"])
  func `a frame of a preview around what it makes itself stays`(_ modifier: String) throws {
    let text = try check(
      "#Preview { HStack { Color.red.frame(width: 90); Text(\"A\") }\(modifier).frame(width: 50) }\n"
    )
    #expect(text.contains("[no-room]"), "\(text)")
  }

  @Test func `a preview in a file without views is judged`() throws {
    let text = try check(
      "#Preview { Text(\"A text of some length\").lineLimit(1).frame(width: 100) }\n")
    #expect(text.contains("1 finding"), "\(text)")
  }

  /// Six colors of 60 leave texts nothing of 320; 70 leave a text less than 10.
  @Test(arguments: [
    ("HStack { Dot(); Dot(); Dot(); Dot(); Dot(); Dot() }", false), ("Row()", true),
    ("HStack { ForEach(0..<6) { _ in Dot() } }", false), ("HStack { Narrow(); Narrow() }", true),
  ])
  func `several of one view in a row of a preview are no fault of it`(
    _ preview: String, _ isFound: Bool
  ) throws {
    let text = try check(
      """
      struct Dot: View {
        var body: some View { HStack(spacing: 0) { Text("Number"); Color.red.frame(width: 60) } }
      }
      struct Narrow: View { var body: some View { Dot().frame(width: 70) } }
      struct Row: View { var body: some View { HStack { Dot(); Dot(); Dot(); Dot(); Dot(); Dot() } } }
      #Preview { \(preview) }
      """)
    #expect(text.contains("0 findings") == !isFound, "\(text)")
  }

  /// The inner container's title lies on that of the outer one.
  @Test(arguments: [("Page { Failure() }", false), ("Screen()", true), ("Page { Screen() }", true)])
  func `a container that a preview nests in itself is a sample`(
    _ preview: String, _ isFound: Bool
  ) throws {
    let text = try check(
      """
      struct Page<Content: View>: View {
        @ViewBuilder let content: () -> Content
        var body: some View { ZStack(alignment: .top) { Text("A title"); content() } }
      }
      struct Failure: View { var body: some View { Page { Color.clear } } }
      struct Screen: View { var body: some View { Page { Failure() } } }
      #Preview { \(preview) }
      """)
    #expect(text.contains("[over-text]") == isFound, "\(text)")
  }

  /// The text is 254.5 wide at the largest size.
  @Test(arguments: [
    ("Card().environment(\\.dynamicTypeSize, .accessibility5)", false),
    ("Card().environment(\\.dynamicTypeSize, .accessibility5).padding()", false),
    ("Screen()", true),
  ])
  func `a size of texts that a preview gives is told with that size`(
    _ preview: String, _ isOrdinary: Bool
  ) throws {
    let text = try check(
      """
      struct Card: View {
        var body: some View { Text("Lorry driver").lineLimit(1).frame(width: 150) }
      }
      struct Screen: View {
        var body: some View { Card().environment(\\.dynamicTypeSize, .accessibility5) }
      }
      #Preview { \(preview) }
      """)
    #expect(text.contains("all widths;") == isOrdinary, "\(text)")
  }

  /// The text is more than 9 wide, and less than 900.
  @Test(arguments: [
    ("CGSizeMake(9, 900).width", 1), ("CGSizeMake(900, 9).width", 0),
    ("CGRectMake(900, 900, 9, 900).width", 1), ("CGPointMake(900, 9).x", 0),
  ])
  func `functions of C make sizes and places`(_ width: String, _ count: Int) throws {
    let text = try check(
      view: "Text(\"Lorry driver\").lineLimit(1).dynamicTypeSize(.large).frame(width: \(width))")
    #expect(text.contains("\(count) finding"), "\(text)")
    #expect(!text.contains("not followed"), "\(text)")
  }

  /// A view that only previews use is theirs, if the file declares others.
  @Test(arguments: [
    ("private struct Tester", "Card()", "Tester()", 0),
    ("struct Tester", "Card()", "Tester()", 1),
    ("private struct Tester", "VStack { Card(); Tester() }", "Tester()", 1),
  ])
  func `a view of previews alone is a sample`(
    _ tester: String, _ used: String, _ preview: String, _ count: Int
  ) throws {
    let text = try check(
      """
      struct Card: View { var body: some View { Text("a") } }
      struct Screen: View { var body: some View { \(used) } }
      \(tester): View { var body: some View { VStack { \(Self.long).lineLimit(1).frame(width: 30); Card() } } }
      #Preview { \(preview) }
      """)
    #expect(text.contains("[text-cut]") == (count > 0), "\(text)")
  }

  /// A view that only the file sees, and that previews or such views alone make, is there to try something.
  @Test(arguments: [
    ("private struct Inner", "", false), ("struct Inner", "", true),
    ("private struct Inner", "struct Screen: View { var body: some View { Inner() } }", true),
    ("private struct Inner", "func make() -> Any { Host(Inner()) }", true),
  ])
  func `a view of views of previews alone is a sample`(
    _ inner: String, _ more: String, _ isFound: Bool
  ) throws {
    let text = try check(
      """
      \(inner): View { var body: some View { \(Self.long).lineLimit(1).frame(width: 30) } }
      private struct Outer: View { var body: some View { VStack { Inner() } } }
      \(more)
      struct Try_Previews: PreviewProvider { static var previews: some View { Outer() } }
      """)
    #expect(text.contains("[text-cut]") == isFound, "\(text)")
  }

  /// Three cards of 300 and two distances of 8 are 916 high, more than most windows.
  @Test(arguments: [
    ("VStack { Card(); Card(); Card() }", 0), ("Cards()", 1), ("VStack { Cards() }", 1),
    ("VStack { Low(); Low() }", 1),
  ])
  func `several views in a column of a preview are no screen`(
    _ preview: String, _ count: Int
  ) throws {
    let text = try check(
      """
      struct Card: View { var body: some View { Text("a").frame(height: 300) } }
      struct Low: View {
        var body: some View { Text("A text of two lines").frame(width: 90, height: 30) }
      }
      struct Cards: View { var body: some View { VStack { Card(); Card(); Card() } } }
      #Preview { \(preview) }
      """)
    #expect(text.contains("\(count) finding"), "\(text)")
  }

  @Test(arguments: [
    ("ScrollView { Card() }", true), ("VStack { Card() }", true),
    ("List { NavigationLink { Text(\"b\") } label: { Card() } }", true), ("Card()", false),
    ("NavigationStack { Card() }", false), ("TabView { ZStack { Card() } }", false),
    ("ScrollView { Text(\"b\").sheet(isPresented: .constant(false)) { Card() } }", false),
    ("List { NavigationLink(\"b\") { Card() } }", false),
    ("List { NavigationLink(destination: Card()) { Text(\"b\") } }", false),
  ])
  func `a view that is a part of screens has all heights`(
    _ screen: String, _ isPart: Bool
  ) throws {
    try expectPart(isPart, "struct Screen: View { var body: some View { \(screen) } }")
  }

  /// What makes the card stands in the rows of a list, or is a screen.
  @Test(arguments: [
    ("var body: some View { List { row } }\nprivate var row: some View { Card() }", true),
    (
      "func row(_ n: Int) -> some View { Card() }\n"
        + "var body: some View { ScrollView { ForEach(0..<3) { n in self.row(n) } } }", true
    ),
    ("var body: some View { row }\nprivate var row: some View { Group { Card() } }", false),
    (
      "var body: some View { List { row }.sheet(item: $a) { row } }\nvar row: Card { Card() }",
      false
    ),
    ("var body: some View { List { Outer() } } \(CheckTruthTests.outer)", true),
    ("var body: some View { Outer() } \(CheckTruthTests.outer)", false),
  ])
  func `a view is a part where what shows it is one`(_ members: String, _ isPart: Bool) throws {
    try expectPart(isPart, "struct Screen: View { \(members) }")
  }

  private static let outer = "}\nstruct Outer: View { var body: some View { Card() }"

  @Test(arguments: [
    ("Backdrop { Card() }", true), ("NavigationStack { Card() }", true), ("Card().padding()", true),
    ("Screen()", false), ("Backdrop { Card(); Screen() }", false),
    ("Column { Text(\"a\") }", true), ("NavigationStack { Column { Text(\"a\") } }", true),
    ("Tower { Text(\"a\") }", false),
  ])
  func `a preview shows a part in a container too`(_ preview: String, _ isPart: Bool) throws {
    try expectPart(
      isPart,
      """
      struct Backdrop<Content: View>: View {
        @ViewBuilder let content: () -> Content
        var body: some View { ZStack { Color.red; content() } }
      }
      struct Column<Content: View>: View {
        @ViewBuilder let content: () -> Content
        var body: some View { VStack { content(); Text("b").frame(height: 2000) } }
      }
      struct Tower<Content: View>: View {
        @ViewBuilder let content: () -> Content
        var body: some View { VStack { content(); Text("b").frame(height: 2000) } }
      }
      struct Screen: View {
        var body: some View {
          ScrollView { Card(); Column { Text("b") } }
          Tower { Text("c") }
        }
      }
      """, preview: preview)
  }

  /// Others give it its room, which the code does not know.
  @Test(arguments: [("public ", true), ("", false)])
  func `a public view that nothing makes is a part`(_ access: String, _ isPart: Bool) throws {
    try expectPart(isPart, "let a = 1", access: access)
  }

  private func expectPart(
    _ isPart: Bool, _ users: String, preview: String = "Card()", access: String = ""
  ) throws {
    try scratch.write(
      """
      import SwiftUI
      \(access)struct Card: View {
        \(access)var body: some View {
          VStack { Text("a").frame(height: 900); Text("b").frame(height: 900) }
        }
      }
      #Preview { \(preview) }
      """, to: "Card.swift")
    try scratch.write("import SwiftUI\n\(users)\n", to: "Screen.swift")
    try scratch.makeFolder(".git")
    let text = try Program.run(["check", "Card.swift"], in: scratch.path).output
    #expect(text.contains("in 1 view of 1 file"), "\(text)")
    #expect(text.contains("[outside-screen]") == !isPart, "\(text)")
  }

  /// In a row a symbol of 22, a distance of 8 and a title of 37 are more than 60, or than 130 less a switch of 66 and two
  /// distances of 8; below its symbol the title has room.
  @Test(arguments: [
    ("Button(\"Save\", systemImage: \"star\") {}", 60),
    ("Menu(\"Save\", systemImage: \"star\") { Text(\"a\") }", 60),
    ("Toggle(\"Save\", systemImage: \"star\", isOn: .constant(true))", 130),
  ])
  func `a style of labels makes what a control has of a title and a symbol`(
    _ control: String, _ width: Int
  ) throws {
    for (style, isFound) in [("Above()", false), (".titleAndIcon", true)] {
      let text = try check(
        """
        struct Above: LabelStyle {
          func makeBody(configuration: Configuration) -> some View {
            VStack { configuration.icon.frame(width: 24, height: 24); configuration.title }
          }
        }
        struct Row: View {
          var body: some View {
            \(control).lineLimit(1).frame(maxWidth: \(width)).dynamicTypeSize(.large)
          }
        }
        #Preview { Row().labelStyle(\(style)) }
        """)
      #expect(text.contains("[text-cut]") == isFound, "\(text)")
    }
  }

  // MARK: Windows

  /// On each device the text is 30 less, or more, than its screen.
  @Test(arguments: [("- 30", 0), ("+ 30", 1)])
  func `a view that asks for its screen is judged on devices`(_ more: String, _ count: Int) throws {
    let text = try check(
      """
      struct Month: View {
        var body: some View {
          Text("Month").frame(width: UIScreen.main.bounds.width \(more), height: 90).border(.red)
        }
      }
      #Preview { Month() }
      """)
    #expect(text.contains("\(count) finding"), "\(text)")
    #expect(text.contains("[outside-screen]: on iphone-17, ") == (count > 0), "\(text)")
  }

  @Test(arguments: [("", 0), (" + 40", 1)])
  func `a view that measures its window is made for each device`(
    _ more: String, _ count: Int
  ) throws {
    let text = try check(
      """
      struct Measured: View {
        @State private var width: CGFloat = 0
        var body: some View {
          VStack { Text("Window").frame(width: width, height: 90).border(.red) }
            .frame(maxWidth: .infinity)
            .background(GeometryReader { proxy in
              Color.clear.onAppear { width = proxy.size.width\(more) }
            })
        }
      }
      #Preview { Measured() }
      """)
    #expect(text.contains("\(count) finding"), "\(text)")
    #expect(text.contains(": on iphone-17, ") == (count > 0), "\(text)")
  }

  /// What is written into the state moves nothing, so that the view is judged at all widths.
  ///
  /// 340 in 320 stick out; up to half a point on each side, from 339 on, is none. The smallest phone that is asked has 375.
  @Test(arguments: [(310, 0), (340, 1)])
  func `a view that measures what moves nothing is judged at all widths`(
    _ width: Int, _ count: Int
  ) throws {
    let text = try check(
      """
      struct Measured: View {
        @State private var known: [CGFloat] = []
        var body: some View {
          Text("Window").frame(width: \(width), height: 90).border(.red)
            .onChange(of: known) {}
            .frame(maxWidth: .infinity)
            .background(GeometryReader { proxy in
              Color.clear.onChange(of: proxy.size.width, initial: true) { _, new in known = [new] }
            })
        }
      }
      #Preview { Measured() }
      """)
    #expect(text.contains("\(count) finding"), "\(text)")
    #expect(text.contains("[outside-screen]: widths 320 to below 339") == (count > 0), "\(text)")
  }

  /// The screen of the usual phone is 402 wide and has 3 pixels a point, so that the frame is 450 wide, also after the first preview
  /// was judged on a pad.
  @Test func `a view is judged on its own device, whichever was judged before`() throws {
    let text = try check(
      """
      #Preview("Screen") { Color.red.frame(width: UIScreen.main.bounds.width / 2, height: 90) }
      #Preview("Reader") {
        GeometryReader { _ in
          Button {} label: { Color.red.frame(width: UIScreen.main.scale * 150, height: 50) }
        }
      }
      """)
    #expect(text.contains("of 402: it sticks out by 48 at the right"), "\(text)")
    // More than two points count.
    #expect(text.contains(": widths 320 to below 448"), "\(text)")
  }

  /// Upright phones leave at least 647 of 667, and the circle ends at 333.5 + 300 + 30 of these.
  ///
  /// On phones in landscape it is out of sight, which may be meant.
  @Test(arguments: [(".ignoresSafeArea()", 0), ("", 1)])
  func `what ignores the safe area has what devices keep free`(
    _ modifier: String, _ count: Int
  ) throws {
    let text = try check(
      """
      struct Screen: View {
        var body: some View {
          ZStack {
            Color.blue
            Button {} label: { Circle().frame(width: 60, height: 60) }.offset(y: 300)
          }
          \(modifier)
        }
      }
      """)
    #expect(text.contains("\(count) finding"), "\(text)")
    #expect(text.contains("at a height of 647") == (count > 0), "\(text)")
  }

  /// Five columns of at least 100 and more are wider than 320; a table of a pad does not scroll sideways.
  @Test(arguments: [("Table", 0), ("HStack", 1)])
  func `a table of a Mac scrolls sideways`(_ container: String, _ count: Int) throws {
    let columns = Array(repeating: "TableColumn(\"Name\") { Text($0.name) }", count: 5)
    let cells = Array(repeating: "Text(\"Name\").frame(width: 117)", count: 5)
    let view =
      container == "Table"
      ? "Table(rows) { \(columns.joined(separator: "; ")) }"
      : "HStack { \(cells.joined(separator: "; ")) }.frame(minWidth: 0)"
    let text = try check(
      """
      import AppKit
      struct Row: Identifiable { let id: Int; let name: String }
      struct Rows: View {
        let rows = [Row(id: 1, name: "a")]
        var body: some View { \(view) }
      }
      #Preview { Rows() }
      """)
    #expect(text.contains("\(count) finding"), "\(text)")
    #expect(text.contains("[outside-") == (count > 0), "\(text)")
  }

  /// Two lines are one below the other, as in a preview.
  @Test(arguments: ["sheet", "fullScreenCover", "popover"])
  func `several views that are presented are in a column`(_ modifier: String) throws {
    let text = try check(
      """
      struct Card: View {
        var body: some View {
          Group { Text("The first line of it"); Text("The second line") }.padding()
        }
      }
      #Preview { Color.gray.\(modifier)(isPresented: .constant(true)) { Card() } }
      """)
    #expect(text.contains("0 findings in 1 view"), "\(text)")
  }

  /// "1234" has room in 60, and the title has not.
  @Test(arguments: [
    ("value: $number, format: .number, prompt: Text(\"1234\")", 0),
    ("value: $number, formatter: NumberFormatter(), prompt: Text(\"1234\")", 0),
    ("value: $number, format: .number", 1), ("value: $number, format: .number, prompt: nil", 1),
  ])
  func `the prompt of a field of numbers is its placeholder`(
    _ arguments: String, _ count: Int
  ) throws {
    let text = try check(
      """
      struct Port: View {
        @State var number: Int?
        var body: some View {
          VStack {
            TextField("The port of the guest", \(arguments))
            TextField(value: $number, format: .number, prompt: Text("1")) { Text("The other port") }
          }
          .dynamicTypeSize(.large).frame(width: 60)
        }
      }
      """)
    #expect(text.contains("\(count) finding"), "\(text)")
  }

  @Test(arguments: [("top\\n", 0), ("top\\nof it", 1)])
  func `a newline at the end of a placeholder cuts nothing`(_ title: String, _ count: Int) throws {
    let text = try check(view: "TextField(\"\(title)\", text: .constant(\"\"))")
    #expect(text.contains("\(count) finding"), "\(text)")
  }

  /// Widths are known to 1 %: 321.5 is less than that from 320, and 339.5 is not.
  @Test(arguments: [("322", 0), ("340", 1)])
  func `what less than one in a hundred widths shows is none`(
    _ width: String, _ count: Int
  ) throws {
    let text = try check(
      "struct V: View { var body: some View { Text(\"a\").frame(width: \(width)).border(.red) } }\n"
    )
    #expect(text.contains("\(count) finding"), "\(text)")
  }

  /// Two pages of 300, of which a frame and an offset show one.
  @Test(arguments: [("offset(x: -300)", true), ("padding(4)", false)])
  func `what a frame leaves out on purpose is moved`(_ modifier: String, _ isMeant: Bool) throws {
    let text = try check(
      """
      struct V: View {
        var body: some View {
          HStack(spacing: 0) { Text("a").frame(width: 300); Text("b").frame(width: 300) }
            .frame(width: 300, alignment: .leading)
            .\(modifier)
        }
      }
      """)
    #expect(text.contains("[outside-parent]") != isMeant, "\(text)")
  }

  // MARK: Remedies

  private static let long = "Text(\"A text that needs three lines of this width\")"

  @Test(arguments: [
    // Three lines of about 20 have room in 200.
    (
      "\(CheckTruthTests.long).lineLimit(1).frame(width: 140, height: 200).dynamicTypeSize(.large)",
      "`.lineLimit(nil)` in place of"
    ),
    // One line has no room in 10.
    (
      "\(CheckTruthTests.long).frame(width: CGFloat(7 * 20), height: 10)",
      "`.frame(minWidth: CGFloat(7 * 20), minHeight: 10)`"
    ),
  ])
  func `a remedy gives what is missing`(_ view: String, _ help: String) throws {
    let text = try check("struct V: View { var body: some View { \(view) } }\n")
    #expect(text.contains("help: \(help)"), "\(text)")
  }

  /// Texts of people who asked for large ones are not made small.
  @Test func `no text is scaled at the sizes for accessibility alone`() throws {
    let text = try check(
      """
      struct V: View {
        var body: some View {
          HStack { Text("Messages").lineLimit(1); Text("Reminders").lineLimit(1) }
            .frame(width: 310)
        }
      }
      """)
    #expect(text.contains("from accessibility"), "\(text)")
    #expect(!text.contains("minimumScaleFactor"), "\(text)")
  }

  @Test func `a property that is set keeps its type`() throws {
    let text = try check(
      """
      struct Wide<Label: View>: View {
        init(_ title: String) where Label == Text { self.label = Text(title) }
        private let label: Label
        var body: some View { label.lineLimit(1).frame(maxWidth: 60) }
      }
      #Preview { Wide("Reset the state of it") }
      """)
    #expect(text.contains("[text-cut]"), "\(text)")
    #expect(!text.contains("self.label = Text(title)."), "\(text)")
  }

  // MARK: What is measured

  /// At a width of 320 the second text starts at 160, half of what is measured: the first one, "Mon", ends before.
  @Test(arguments: ["_ in", "[size] _ in"])
  func `what is measured counts in functions that run in a layout`(_ closure: String) throws {
    let text = try check(
      """
      struct SizeKey: PreferenceKey {
        static let defaultValue = CGSize.zero
        static func reduce(value: inout CGSize, nextValue: () -> CGSize) { value = nextValue() }
      }
      struct Legend: View {
        @State private var size = CGSize.zero
        var body: some View {
          VStack {
            Rectangle().frame(height: 100)
              .overlay(GeometryReader { Color.clear.preference(key: SizeKey.self, value: $0.size) })
            ZStack(alignment: .leading) {
              Text("Mon").alignmentGuide(.leading) { _ in 0 }
              Text("Tue").alignmentGuide(.leading) { \(closure) -size.width / 2 }
            }
          }
          .onPreferenceChange(SizeKey.self) { size = $0 }
        }
      }
      """)
    #expect(text.contains("0 findings"), "\(text)")
  }

  /// Thirty lines are 30 x 20.3 = 610 high at the usual size of texts, more than a phone on its side has.
  ///
  /// At the largest size they are higher than all phones. There they scroll.
  @Test func `what is measured may be another view in low windows and with large texts`() throws {
    let text = try check(
      """
      struct HeightKey: PreferenceKey {
        static let defaultValue: CGFloat? = nil
        static func reduce(value: inout CGFloat?, nextValue: () -> CGFloat?) {
          value = value ?? nextValue()
        }
      }
      struct Lines: View {
        @State private var scrolls = false
        var lines: some View {
          VStack(spacing: 0) { ForEach(0..<30) { Text("Line \\($0)") } }
            .background(GeometryReader { Color.clear.preference(key: HeightKey.self, value: $0.size.height) })
        }
        var body: some View {
          GeometryReader { room in
            Group { if scrolls { ScrollView { lines } } else { lines } }
              .onPreferenceChange(HeightKey.self) { height in
                if let height { scrolls = height > room.size.height }
              }
          }
        }
      }
      """)
    #expect(text.contains("0 findings"), "\(text)")
  }

  /// The color is as high as the text is measured, and 48 more: a text of any size has room.
  @Test func `a preference whose value may be nil needs no default`() throws {
    let text = try check(
      """
      struct SizeKey: PreferenceKey {
        static func reduce(value: inout CGSize?, nextValue: () -> CGSize?) {
          value = nextValue() ?? value
        }
      }
      struct Tip: View {
        @State private var size = CGSize.zero
        var body: some View {
          Color.gray.frame(height: size.height + 48)
            .overlay(
              Text("If you turn off a plugin, its function and its modules are hidden on all pages.")
                .fixedSize(horizontal: false, vertical: true)
                .background(GeometryReader { Color.clear.preference(key: SizeKey.self, value: $0.size) })
                .onPreferenceChange(SizeKey.self) { size in
                  guard let size else { return }
                  self.size = size
                })
        }
      }
      #Preview { ScrollView { Tip() } }
      """)
    #expect(text.contains("0 findings"), "\(text)")
    #expect(!text.contains("not followed,"), "\(text)")
  }

  @Test func `the bounds are the default of an argument of the code`() throws {
    let text = try check(
      """
      struct SizeKey: PreferenceKey {
        static func reduce(value: inout CGSize?, nextValue: () -> CGSize?) {
          value = nextValue() ?? value
        }
      }
      extension View {
        func measured<K: PreferenceKey>(
          _ key: K.Type, of source: Anchor<CGRect>.Source = .bounds, _ value: @escaping (CGRect) -> K.Value
        ) -> some View {
          overlay(
            GeometryReader { proxy in
              Color.clear.anchorPreference(key: key, value: source) { value(proxy[$0]) }
            })
        }
      }
      struct Legend: View {
        @State private var size: CGSize?
        var body: some View {
          VStack {
            Rectangle().frame(height: 100).measured(SizeKey.self) { $0.size }
            ZStack {
              Text("Mon")
              Text("Tue").offset(x: (size?.width ?? 0) / 4)
            }
          }
          .onPreferenceChange(SizeKey.self) { size = $0 }
        }
      }
      """)
    #expect(text.contains("0 findings"), "\(text)")
    #expect(!text.contains("not followed,"), "\(text)")
  }
}
