import Foundation
import Testing

@testable import LayShell

/// What code means to be so, and what the system or a preview makes, is no fault.
@Suite struct CheckMeantTests {
  private let scratch: ScratchFolder

  init() throws { scratch = try ScratchFolder() }

  private func check(_ code: String) throws -> String { try scratch.checked(code) }

  private func check(view: String) throws -> String { try scratch.checked(view: view) }

  // MARK: What is meant

  /// Each avatar is 20 wide, so that 8 of it lie over the one before.
  @Test(arguments: [
    ("HStack(spacing: -8) { ForEach(0..<3) { Avatar(name: \"\\($0)\") } }", false),
    ("ZStack { Avatar(name: \"A\"); Avatar(name: \"B\").padding(.leading, 12) }", true),
  ])
  func `views of a stack with a negative spacing lie over each other`(
    _ pile: String, _ isFound: Bool
  ) throws {
    let text = try check(
      """
      struct Avatar: View {
        let name: String
        var body: some View {
          ZStack { Color.gray; Text(name).frame(width: 20, height: 20) }.frame(width: 20, height: 20)
        }
      }
      struct Pile: View { var body: some View { \(pile) } }
      """)
    #expect(text.contains("[over-text]") == isFound, "\(text)")
  }

  /// At the largest size a line is some 64 high, 46 more than its frame, of which 30 are free above and below; and
  /// "Wide" is some 120 wide, 80 more than its frame, of which 60 are free on each side.
  @Test(arguments: [
    ("Button {} label: { \(CheckMeantTests.low) }.buttonStyle(.plain).padding(30)", false),
    (
      "Button {} label: { \(CheckMeantTests.low) }.buttonStyle(.plain).border(.red).padding(30)",
      true
    ),
    ("VStack { \(CheckMeantTests.narrow); Color.red.frame(height: 9) }.padding(60)", false),
    (
      "LazyVGrid(columns: [GridItem()]) { \(CheckMeantTests.low); Color.red.frame(height: 9) }.padding(30)",
      true
    ),
    ("HStack { \(CheckMeantTests.narrow); Color.red.frame(width: 9) }.padding(60)", true),
  ])
  func `what sticks out into an empty padding further out stays in it`(
    _ view: String, _ isFound: Bool
  ) throws {
    let text = try check(view: view)
    #expect(text.contains("[outside-parent]") == isFound, "\(text)")
  }

  private static let low = "Text(\"Low\").lineLimit(1).frame(width: 200, height: 18)"
  private static let narrow = "Text(\"Wide\").fixedSize().frame(width: 40)"

  /// The texts for accessibility are higher than 30.
  @Test func `sizes are made by functions too`() throws {
    let text = try check(
      view:
        "Text(\"A\").frame(width: CGSizeMake(400, 20).width, height: CGRectMake(0, 0, 1, 30).height)"
    )
    #expect(text.contains(".frame(width: 400, height: 30)"), "\(text)")
  }

  /// As for an outline; other words over each other cannot be read.
  @Test(arguments: [("First", false), ("Other", true)])
  func `a text lies over the same text`(_ words: String, _ isFound: Bool) throws {
    let text = try check(
      view: "ZStack { Text(\"First\"); Text(\"\(words)\").foregroundStyle(.red) }")
    #expect(text.contains("[over-text]") == isFound, "\(text)")
  }

  /// A word of 23 letters has no room in 60 points at any size.
  @Test(arguments: [("accessibility3", false), ("xxxLarge", true)])
  func `at a size for accessibility that the code sets words are broken`(
    _ size: String, _ isFound: Bool
  ) throws {
    let text = try check(
      view: """
        Text("Internationalisierungen").frame(width: 60).environment(\\.dynamicTypeSize, .\(size))
        """)
    #expect(text.contains("[word-broken]") == isFound, "\(text)")
  }

  @Test(arguments: [
    ("isOpen ? nil : 2", false), ("isOpen ? 3 : 2", true), ("2", true),
  ])
  func `a limit of lines that the code takes away may cut`(
    _ limit: String, _ isFound: Bool
  ) throws {
    let text = try check(
      """
      struct Note: View {
        @State private var isOpen = false
        var body: some View {
          Text("A note that is longer than two lines of this width").lineLimit(\(limit))
            .frame(width: 90)
        }
      }
      """)
    #expect(text.contains("[text-cut]") == isFound, "\(text)")
  }

  /// Its eleven characters are 11 x 22 / 2 = 121 wide at `xxx-large`, of which 0.75 are 90.75, and 11 x 27 / 2 = 148.5
  /// at `accessibility1`, of which 0.75 are 111.375.
  @Test(arguments: [("91", true), ("112", false)])
  func `a text that is scaled at the sizes for accessibility alone is large enough`(
    _ width: String, _ isFound: Bool
  ) throws {
    let text = "(text \"Hello World\")"
    try scratch.write(
      "(-> \(text) (line-limit 1) (minimum-scale-factor 0.75) (frame :width \(width)))\n",
      to: "f.lay")
    let output = try Program.run(["check", "f.lay"], in: scratch.path).output
    #expect(output.contains("[text-scaled-to-its-least]") == isFound, "\(output)")
  }

  /// A finger tells no point.
  @Test(arguments: [("43.2", false), ("42.8", true)])
  func `a control may be a point smaller than a finger`(
    _ height: String, _ isFound: Bool
  ) throws {
    let text = try check(
      view: "Button {} label: { Color.red.frame(width: 60, height: \(height)) }")
    #expect(text.contains("[small-control]") == isFound, "\(text)")
  }

  /// 30 x 30, which is less than a finger.
  @Test(arguments: [
    ("", true), (".allowsHitTesting(true)", true), (".allowsHitTesting(false)", false),
  ])
  func `a control that cannot be touched is not too small`(
    _ modifier: String, _ isFound: Bool
  ) throws {
    let text = try check(
      view: "Button {} label: { Color.red.frame(width: 30, height: 30) }\(modifier)")
    #expect(text.contains("[small-control]") == isFound, "\(text)")
  }

  /// 30 x 30, which is less than a finger; what is off for now is used later.
  @Test(arguments: [("true", false), ("false", true), ("isBusy", true)])
  func `a control that is never on is not too small`(_ isOff: String, _ isFound: Bool) throws {
    let text = try check(
      """
      struct Send: View {
        @State private var isBusy = true
        var body: some View {
          Button {} label: { Color.red.frame(width: 30, height: 30) }.disabled(\(isOff))
        }
      }
      """)
    #expect(text.contains("[small-control]") == isFound, "\(text)")
  }

  @Test(arguments: [
    (".redacted(reason: .placeholder)", false), (".redacted(reason: [.placeholder])", false),
    (".unredacted().redacted(reason: .placeholder)", true), (".redacted(reason: .privacy)", true),
    (".redacted(reason: isLoading ? .placeholder : [])", true),
  ])
  func `a text in whose place a bar is drawn is not cut`(
    _ modifier: String, _ isFound: Bool
  ) throws {
    let text = try check(
      """
      struct Title: View {
        @State private var isLoading = true
        var body: some View { Text("A title of some length").lineLimit(1).frame(width: 60)\(modifier) }
      }
      """)
    #expect(text.contains("[text-cut]") == isFound, "\(text)")
  }

  /// The words are 10 x 8 wide and a line high, with a picture of 8 x 8 behind them.
  @Test(arguments: [("0", false), ("1", true)])
  func `what is hidden in a label does not make it a picture`(
    _ opacity: String, _ isFound: Bool
  ) throws {
    let text = try check(
      view: """
        Button {} label: {
          HStack { Text("Some words"); Color.red.frame(width: 8, height: 8).opacity(\(opacity)) }
        }
        """)
    #expect(text.contains("[small-control]") == isFound, "\(text)")
  }

  /// The button is 20 x 20, in a card of 60 x 60 or of 30 x 30; a tap that waits for those of controls does not count.
  @Test(arguments: [
    ("60", ".contentShape(Rectangle()).highPriorityGesture(TapGesture().onEnded {})", false),
    ("60", ".contentShape(Rectangle()).padding().highPriorityGesture(TapGesture())", false),
    ("30", ".contentShape(Rectangle()).highPriorityGesture(TapGesture())", true),
    ("60", ".highPriorityGesture(TapGesture())", true),
    ("60", ".contentShape(Rectangle()).highPriorityGesture(TapGesture(count: 2))", true),
    ("60", ".contentShape(Rectangle()).highPriorityGesture(DragGesture())", true),
    ("60", ".contentShape(Rectangle()).onTapGesture {}", true),
  ])
  func `a control in a card that takes all taps is as large as the card`(
    _ side: String, _ gesture: String, _ isFound: Bool
  ) throws {
    let text = try check(
      view: """
        ZStack {
          Color.blue
          Button {} label: { Color.red.frame(width: 20, height: 20) }
        }.frame(width: \(side), height: \(side))\(gesture)
        """)
    #expect(text.contains("[small-control]") == isFound, "\(text)")
  }

  /// The label is 40 high up to `medium`, and 44 from `large` on.
  @Test func `a control that is small below the usual size of texts alone is none`() throws {
    let text = try check(
      """
      struct Row: View {
        @Environment(\\.dynamicTypeSize) private var size
        var body: some View {
          Button {} label: { Color.red.frame(width: 60, height: size < .large ? 40 : 44) }
        }
      }
      """)
    #expect(text.contains("0 findings"), "\(text)")
  }

  /// 41.5 in 40, or 42.5.
  @Test(arguments: [("41.5", false), ("42.5", true)])
  func `a view may be two points larger than its frame`(
    _ height: String, _ isFound: Bool
  ) throws {
    let text = try check(
      view:
        "Text(\"a\").dynamicTypeSize(.large).frame(height: \(height)).border(.red).frame(height: 40)"
    )
    #expect(text.contains("[outside-parent]") == isFound, "\(text)")
  }

  /// The button reaches to the lower edge; its text ends 70 above, or at the edge.
  @Test(arguments: [("70", false), ("0", true)])
  func `a control may reach to the edge where its label does not`(
    _ padding: String, _ isFound: Bool
  ) throws {
    let text = try check(
      view: """
        VStack { Spacer(); Button {} label: {
          Text("All").frame(width: 300, height: 60).padding(.bottom, \(padding))
        } }.ignoresSafeArea(edges: .bottom)
        """)
    #expect(text.contains("[outside-safe-area]") == isFound, "\(text)")
  }

  // MARK: What the system and previews make

  @Test func `what sticks out in a view of the system is no fault of the code`() throws {
    let text = try check(
      """
      struct Dashboard: View {
        var body: some View {
          NavigationStack {
            List {}
              .overlay {
                ContentUnavailableView(
                  "Tap the + to begin", systemImage: "wrench", description: Text("Add your first one"))
              }
              .searchable(text: .constant(""))
          }
        }
      }
      #Preview { TabView { Dashboard().tabItem { Label("Dashboard", systemImage: "gear") } } }
      """)
    #expect(!text.contains("[outside-parent]"), "\(text)")
  }

  /// The part is made in a scroll view alone; its 1,000 have room there.
  @Test(arguments: [
    ("ScrollView { Part() }", false), ("VStack { Part() }.frame(height: 90)", true),
  ])
  func `a part is not squeezed by its window`(_ screen: String, _ isFound: Bool) throws {
    let text = try check(
      """
      struct Part: View {
        var body: some View {
          VStack { Color.red.frame(height: 600); Color.blue.frame(height: 400) }
            .frame(maxWidth: .infinity)
        }
      }
      struct Screen: View { var body: some View { \(screen) } }
      #Preview("Part") { Part() }
      #Preview("Screen") { Screen() }
      """)
    #expect(text.contains("[outside-parent]") == isFound, "\(text)")
  }

  /// What leaves no room, or is cut, stands in a property or a function of the provider.
  @Test(arguments: [
    ("static var row: some View { HStack { Note(); Color.red.frame(width: 900) } }", "row", false),
    (
      "static func row() -> some View { \(CheckMeantTests.long).frame(width: 40).lineLimit(1) }",
      "row()", false
    ),
    ("static var row: some View { Note() }", "row.frame(width: 40)", false),
    ("static var row: some View { Narrow() }", "row", true),
  ])
  func `all of a provider is its preview`(
    _ member: String, _ shown: String, _ isFound: Bool
  ) throws {
    let text = try check(
      """
      struct Note: View {
        var body: some View { \(Self.long).lineLimit(1).dynamicTypeSize(.large) }
      }
      struct Narrow: View { var body: some View { Note().frame(width: 40) } }
      struct Note_Previews: PreviewProvider {
        static var previews: some View { \(shown) }
        \(member)
      }
      """)
    #expect(text.contains("[text-cut]") == isFound, "\(text)")
  }

  /// What is 500 wide is wider than a phone that is held upright, and what is 700 than some on their sides.
  @Test(arguments: [
    ("#Preview { Wide(width: 500) }", true),
    ("#Preview(traits: .landscapeLeft) { Wide(width: 500) }", false),
    ("#Preview(traits: .landscapeLeft) { Wide(width: 700) }", true),
    (
      "struct P: PreviewProvider { static var previews: some View { "
        + "Wide(width: 500).previewInterfaceOrientation(.landscapeRight) } }", false
    ),
  ])
  func `a preview of a device on its side is judged in such windows`(
    _ preview: String, _ isFound: Bool
  ) throws {
    let text = try check(
      """
      struct Wide: View {
        let width: CGFloat
        var body: some View { Text("Wide").frame(width: width, alignment: .leading) }
      }
      \(preview)
      """)
    #expect(text.contains("[outside-screen]") == isFound, "\(text)")
  }

  /// 400 is wider than a narrow phone; the text in the middle of it is not.
  @Test(arguments: [
    ("Text(\"a\").frame(width: 400)", false), ("Text(\"a\").frame(width: 400).border(.red)", true),
    ("Text(\"a\").frame(width: 400, alignment: .leading)", true),
    ("Text(\"a\").frame(width: 400).padding(4).background(.red)", true),
    ("Text(\"a\").frame(width: 400).background(Color.clear)", false),
    ("Text(\"a\").frame(width: 400).overlay(Rectangle().stroke())", true),
    ("Text(\"a\").frame(width: 400).glassEffect()", true),
    ("Text(\"a\").frame(width: 400).contentShape(Rectangle()).onTapGesture {}", true),
    ("Button {} label: { Text(\"a\").frame(width: 400) }", true),
    (
      "HStack(spacing: 0) { Spacer(minLength: 50); Text(\"a\").frame(width: 300); Spacer(minLength: 50) }",
      false
    ),
    ("HStack(spacing: 0) { Text(\"a\").fixedSize().padding(.leading, 350) }", true),
    (
      "HStack(spacing: 0) { Color.clear.frame(width: 190); Text(\"a\").fixedSize(); Color.clear.frame(width: 190) }",
      false
    ),
    (
      "HStack(spacing: 0) { Color.red.frame(width: 190); Text(\"a\").fixedSize(); Color.clear.frame(width: 190) }",
      true
    ),
    ("HStack { TextField(\"a\", text: .constant(\"\")).frame(width: 400) }", true),
  ])
  func `room in which nothing is drawn may be outside of the screen`(
    _ view: String, _ isFound: Bool
  ) throws {
    let text = try check(view: view)
    #expect(text.contains("[outside-screen]") == isFound, "\(text)")
  }

  /// A padding of 24, a line of 20.3, 176, 40 and two distances of 8 are 276.3: 13.2 more than 250 above, and 13.2 below.
  @Test(arguments: [("Spacer()", false), ("Color.red", true)])
  func `room in which nothing is drawn may stick out of a frame`(
    _ last: String, _ isFound: Bool
  ) throws {
    let text = try check(
      view: """
        VStack(spacing: 8) {
          Text("a").padding(.top, 24)
          Color.blue.frame(height: 176)
          \(last).frame(minHeight: 40)
        }
        .frame(height: 250)
        .dynamicTypeSize(.large)
        """)
    #expect(text.contains("[outside-parent]") == isFound, "\(text)")
  }

  /// What is pressed by its label has no area where that draws nothing.
  @Test(arguments: [
    ("Color.clear", false), ("Color.clear.contentShape(Rectangle())", true), ("Color.red", true),
  ])
  func `a control whose label draws nothing may stick out`(
    _ label: String, _ isFound: Bool
  ) throws {
    let text = try check(
      view: "ZStack { Button {} label: { \(label).frame(width: 90, height: 50) } }.frame(width: 50)"
    )
    #expect(text.contains("[outside-parent]") == isFound, "\(text)")
  }

  /// What ends in an ellipsis in the code is the beginning of something.
  @Test(arguments: [
    ("TextField(\"Bearer eyJhbGciOiJSUzI1NiIsInR5cCI6IkpXV…\", text: $a)", false),
    ("TextField(\"Bearer eyJhbGciOiJSUzI1NiIsInR5cCI6IkpX...\", text: $a)", false),
    ("TextField(\"Bearer eyJhbGciOi … iIsInR5cCI6IkpXVCBhbmQ\", text: $a)", true),
    ("Text(\"Bearer eyJhbGciOiJSUzI1NiIsInR5cCI6IkpXV and more…\").lineLimit(1)", true),
  ])
  func `a placeholder that ends in an ellipsis is cut by the code`(
    _ view: String, _ isFound: Bool
  ) throws {
    let text = try check(
      "struct V: View { @State var a = \"\"\nvar body: some View { Form { \(view) } } }\n")
    #expect(text.contains("[text-cut]") == isFound, "\(text)")
  }

  /// Ten of 100 and nine distances of 8 are 1,072 high, more than most windows.
  @Test(arguments: [(".previewDisplayName(\"One\")", false), (".padding(0)", true)])
  func `several previews in one are no column`(_ modifier: String, _ isFound: Bool) throws {
    let text = try check(
      """
      struct Each: ViewModifier {
        func body(content: Content) -> some View {
          ForEach(0..<10) { _ in content\(modifier) }
        }
      }
      #Preview { Color.red.frame(height: 100).modifier(Each()) }
      """)
    #expect(text.contains("V.swift:7:12: warning:") == isFound, "\(text)")
    #expect(text.contains("[outside-screen]") == isFound, "\(text)")
  }

  /// A phone on its side has 354 to 419.
  ///
  /// Five lines of 41 with 32 around each, four distances of 20 and 32 around all are 477 high. A line has 20 in the frame.
  @Test(arguments: [
    (
      "padding(.vertical, 16)", "VStack(spacing: 20) { Head(); Head(); Head(); Head(); Head() }",
      nil
    ),
    ("frame(height: 20)", "Head()", "is scaled by .frame(height: 20)"),
  ])
  func `what a column of a preview scales for want of height is not scaled in the app`(
    _ around: String, _ preview: String, _ told: String?
  ) throws {
    let text = try check(
      """
      struct Head: View {
        var body: some View {
          HStack { Text("A title").font(.largeTitle).lineLimit(1).minimumScaleFactor(0.5); Spacer() }
            .\(around)
        }
      }
      #Preview { \(preview).padding() }
      """)
    #expect(text.contains("[text-scaled-to-its-least]") == (told != nil), "\(text)")
    #expect(told.map(text.contains) ?? true, "\(text)")
  }

  private static let long = "Text(\"A text of a line\")"

  @Test func `a timeline of a preview declares what its entries need`() throws {
    let text = try check(
      """
      import WidgetKit
      struct Entry: TimelineEntry { let date: Date; let name: String }
      struct Energy: Widget {
        var body: some WidgetConfiguration {
          StaticConfiguration(kind: "energy", provider: Provider()) { Text($0.name) }
        }
      }
      #Preview(as: .systemMedium) { Energy() } timeline: {
        let name = "Energy"
        let start = Calendar.current.startOfDay(for: Date(timeIntervalSince1970: 1_700_000_000))
        Entry(date: start, name: name)
      }
      """)
    #expect(!text.contains("[not-checked]"), "\(text)")
    #expect(text.contains("0 findings in 1 view"), "\(text)")
  }

  /// A modifier that is given as a function is Swift.
  @Test func `what is not judged for want of knowledge is a note`() throws {
    let text = try check(
      """
      extension View {
        var all: some View { ForEach(ColorScheme.allCases, id: \\.self, content: preferredColorScheme) }
      }
      struct Previews: PreviewProvider {
        static var previews: some View {
          func row() -> some View { Text("A") }
          return row().all
        }
      }
      """)
    #expect(text.contains("note: `preferredColorScheme` as a value is not followed here"))
    #expect(text.contains("0 findings in 0 views of 1 file; 1 not judged to the end"), "\(text)")
  }

  // MARK: Causes and remedies

  /// Six buttons share 150, so that each is 25 wide at all sizes; one text is cut by the same frame at the largest.
  @Test func `what is found at more sizes of texts stands in a line of its own`() throws {
    let text = try check(
      view: """
        VStack(spacing: 0) {
          Text("Default").lineLimit(1)
          HStack(spacing: 0) { ForEach(0..<6) { _ in Button {} label: { Color.red.frame(height: 60) } } }
        }.frame(width: 150)
        """)
    #expect(text.contains(": warning: Text(\"Default\") is cut"), "\(text)")
    #expect(
      text.contains(": warning: 6 controls are less than 44 x 44, the first Button, 25 x 60"),
      "\(text)")
  }

  /// Six texts need 6 x 3 lines of 20, more than the 375 of a low window.
  ///
  /// In the middle of a window they would be at the top of a scroll view, and stay where they are in a `ViewThatFits`;
  /// what is at the top stays there.
  @Test(arguments: [
    ("", "a vertical `ViewThatFits` of all of it and of a `ScrollView` around the same"),
    (
      ".frame(maxWidth: .infinity, maxHeight: .infinity, alignment: .top)",
      "`ScrollView { … }` around all of it"
    ),
    (".offset(y: -150)", nil),
  ])
  func `texts that lack height get a scroll view, unless they are above its top`(
    _ frame: String, _ help: String?
  ) throws {
    let line = "Text(\"A text of some lines in a window that is narrow\").frame(width: 90)"
    let text = try check(
      """
      struct Welcome: View {
        var body: some View {
          VStack { \(Array(repeating: line, count: 6).joined(separator: "; ")) }
            \(frame).dynamicTypeSize(.large)
        }
      }
      """)
    #expect(text.contains("1 finding "), "\(text)")
    #expect(text.contains("ScrollView") == (help != nil), "\(text)")
    #expect(text.contains("help: \(help ?? "")") == (help != nil), "\(text)")
  }

  /// A stack's `fixedSize` proposes nothing to the color either, but is not for the color alone.
  @Test(arguments: [
    ("Circle().scale(2).fixedSize()", false), ("Circle().fixedSize()", false),
    ("HStack { Circle(); Text(\"A\") }.fixedSize()", true),
  ])
  func `a shape with a fixed size of its own has its ten`(_ code: String, _ isTold: Bool) throws {
    let text = try check("struct V: View { var body: some View { \(code) } }")
    #expect(text.contains("[nothing-proposed]") == isTold, "\(text)")
  }

  /// The button beside the alert is the app's; what is in the alert the system draws, whatever modifiers it has.
  @Test func `an alert is the system's`() throws {
    let text = try check(
      """
      struct V: View {
        @State private var isShown = true
        @State private var name = ""
        var body: some View {
          Button("A") {}
            .alert("Please enter your email address and user name in this field", isPresented: $isShown) {
              TextField("Name", text: $name)
              Button("Cancel") {}
              Button("OK") {}.disabled(name.isEmpty)
            }
        }
      }
      """)
    #expect(!text.contains("OK"), "\(text)")
    #expect(!text.contains("Please"), "\(text)")
    #expect(text.contains("Button(\"A\") is"), "\(text)")
  }

  /// A menu that shows its sign alone is meant so.
  ///
  /// Of 55.5 a menu of a Mac has 24 of padding, 19.5 of a sign, 4 before that and 8 behind a title, empty or not: 20 is
  /// meant for the sign alone. A row of 40 with 20 of colour, a padding and segments leave no width to the value either.
  @Test(arguments: [
    ("Picker(\"\", OPTIONS.frame(width: 20)", false),
    ("Picker(\"Kind\", OPTIONS.labelsHidden().frame(width: 20)", false),
    ("TextField(\"Kind\", text: $kind).overlay { Picker(\"\", OPTIONS.frame(width: 20) }", false),
    ("Picker(\"Kind\", OPTIONS.frame(width: 20)", true),
    (
      "HStack(spacing: 0) { Picker(\"\", OPTIONS; Color.red.frame(width: 20) }.frame(width: 40)",
      true
    ),
    ("Picker(\"\", OPTIONS.padding(20).frame(width: 60)", true),
    ("Picker(\"\", OPTIONS.pickerStyle(.segmented).frame(width: 20)", true),
  ])
  func `a picker without a title may be narrowed to its sign`(
    _ view: String, _ isFound: Bool
  ) throws {
    let options = "selection: $kind) { Text(\"Own\").tag(\"Own\"); Text(\"Other\").tag(\"Other\") }"
    let text = try check(
      """
      import AppKit
      struct V: View {
        @State private var kind = "Own"
        var body: some View { \(view.replacingOccurrences(of: "OPTIONS", with: options)) }
      }
      """)
    #expect(text.contains("windows of a Mac"), "\(text)")
    #expect(text.contains("[no-room]") == isFound, "\(text)")
    #expect(text.contains("0 findings") == !isFound, "\(text)")
  }
}
