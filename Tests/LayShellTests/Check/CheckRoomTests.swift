import Testing

@testable import LayShell

/// The room that views really have, and what they draw outside of it.
@Suite struct CheckRoomTests {
  private let scratch: ScratchFolder

  init() throws { scratch = try ScratchFolder() }

  private func check(_ code: String) throws -> String { try scratch.checked(code) }

  private func check(view: String) throws -> String { try scratch.checked(view: view) }

  /// A button of 44 in 30: 7 stick out at the top and at the bottom.
  @Test(arguments: [
    (".padding(.vertical, 7)", false), (".font(.body).padding(.vertical, 7)", false),
    (".padding(.vertical, 3)", true), (".background(.red).padding(.vertical, 7)", true),
    (".padding(.horizontal, 7)", true), ("", true),
  ])
  func `what sticks out of a frame may be in the padding of that`(
    _ modifiers: String, _ isFound: Bool
  ) throws {
    let button = "Button {} label: { Color.blue.frame(width: 44, height: 44) }"
    let text = try check(view: "\(button).frame(height: 30)\(modifiers)")
    #expect(text.contains("[outside-parent]") == isFound, "\(text)")
  }

  /// A button of 44 in 30: 7 stick out at the top and at the bottom, over less than 20 and over more than 4.
  @Test(arguments: [
    ("VStack(spacing: 20) { Text(\"One\"); BUTTON; Text(\"Two\") }", false),
    ("VStack(spacing: 4) { Text(\"One\"); BUTTON; Text(\"Two\") }", true),
    ("VStack(spacing: 20) { Text(\"One\"); BUTTON.background(.red); Text(\"Two\") }", true),
    ("VStack(spacing: 20) { Text(\"One\"); BUTTON; Text(\"Two\") }.background(.red)", false),
    ("HStack { BUTTON; Color.red.frame(width: 9, height: 44) }", false),
    ("HStack { BUTTON; Color.red.frame(width: 9, height: 40) }", true), ("BUTTON", true),
  ])
  func `what sticks out over nothing is not told where its neighbours are known`(
    _ view: String, _ isFound: Bool
  ) throws {
    let button = "Button {} label: { Color.blue.frame(width: 44, height: 44) }.frame(height: 30)"
    let text = try check(view: view.replacing("BUTTON", with: button))
    #expect(text.contains("[outside-parent]") == isFound, "\(text)")
  }

  /// Two lines of 63.3 and 24 of insets are higher than 40, in which they scroll; one of a field does not.
  @Test(arguments: [("TextEditor(text: $text)", false), ("TextField(\"\", text: $text)", true)])
  func `what is typed in a text editor scrolls`(_ view: String, _ isFound: Bool) throws {
    let text = try check(
      """
      struct V: View {
        @State var text = "Type a poem about Valencia\\n"
        var body: some View { ScrollView { \(view).frame(height: 40).background(.red) } }
      }
      """)
    #expect(text.contains("[outside-parent]") == isFound, "\(text)")
  }

  /// Five buttons of at least 44 leave less than 100 of 320 to a title of 121; a menu is one.
  @Test(arguments: [("secondaryAction", false), ("primaryAction", true)])
  func `secondary actions are in a menu`(_ placement: String, _ isCut: Bool) throws {
    let buttons = ["a", "b", "c", "d", "e"].map { "Button(\"\($0)\", systemImage: \"star\") {}" }
    let text = try check(
      view: """
        NavigationStack {
          List { Text("Row") }
            .navigationTitle("Stock overview").navigationBarTitleDisplayMode(.inline)
            .toolbar {
              ToolbarItemGroup(placement: .\(placement)) { \(buttons.joined(separator: "; ")) }
            }
        }
        """)
    #expect(text.contains("text \"Stock overview\" is cut") == isCut, "\(text)")
  }

  /// The title has more than 60 letters of 7 and more.
  @Test(arguments: [
    ("HStack { Text(\"Label\").padding(.leading, -20); Spacer() }", false),
    ("HStack { Text(\"Label\"); Spacer() }.padding(.horizontal, -20)", false),
    (
      "Text(\"A title that is longer than the screen of any phone is wide\").fixedSize().padding(.leading, -20)",
      true
    ),
  ])
  func `what a negative padding draws out of the screen is meant`(
    _ view: String, _ isFound: Bool
  ) throws {
    let text = try check(view: view)
    #expect(text.contains("[outside-screen]") == isFound, "\(text)")
  }

  /// A line of 60 points is 60 * 2444 / 2048 = 71.6 high: of 60, 5.8 are beyond both edges, above capital letters, whose
  /// upper edge is 14.9 below that of the line, and below the baseline, 14.5 above the lower one.
  ///
  /// Two lines of four digits each, which are more than 200 together, are 143.2 high, and have as much blank.
  @Test(arguments: [
    ("7", 60, false), ("ABC", 60, false), ("Egg", 60, true), ("7", 30, true), ("Ä 7", 60, true),
    ("A 7", 60, false), ("7777 7777", 132, false), ("7777 7777", 110, true),
  ])
  func `a text is as high as it is drawn`(
    _ word: String, _ height: Int, _ isFound: Bool
  ) throws {
    let text = try check(
      view: """
        Text("\(word)").font(.system(size: 60)).fixedSize(horizontal: false, vertical: true)
          .frame(width: 200, height: \(height))
        """)
    #expect(text.contains("[outside-parent]") == isFound, "\(text)")
  }

  /// The box, 8 and five letters of about 8 are 609 wide.
  ///
  /// On its side the narrowest phone leaves 594 of 678, and the
  /// next one has 667.
  @Test(arguments: [
    (".ignoresSafeArea()", false), (".edgesIgnoringSafeArea(.horizontal).font(.body)", false),
    (".edgesIgnoringSafeArea(.vertical)", true), (".ignoresSafeArea(.keyboard)", true),
    (".ignoresSafeArea().padding(1)", true), ("", true),
  ])
  func `a view that covers the screen has all of its width`(
    _ modifiers: String, _ isFound: Bool
  ) throws {
    let text = try check(
      """
      #Preview(traits: .landscapeLeft) {
        HStack { Color.red.frame(width: 560); Text("Label").lineLimit(1) }
          .dynamicTypeSize(.large)\(modifiers)
      }
      """)
    #expect(text.contains("[text-cut]") == isFound, "\(text)")
  }

  /// A form is as large as its rows: else the text would be offered nothing.
  @Test func `a grouped form of a Mac with a fixed size has that of its rows`() throws {
    let text = try check(
      """
      import AppKit
      struct V: View {
        var body: some View {
          Form { Section("Keys") { Text("Name") } }.formStyle(.grouped).fixedSize()
        }
      }
      """)
    #expect(text.hasPrefix("0 findings"), "\(text)")
  }

  /// The items are wider than 60.
  @Test func `a menu with an empty label shows no item`() throws {
    let text = try check(
      view: """
        Menu { Button("Delete all of the messages") {}; Button("Archive") {} } label: {}
          .frame(width: 60)
        """)
    #expect(!text.contains("Delete") && !text.contains("not followed"), "\(text)")
  }

  /// The text in the middle takes the place of the title, and is no view of its own.
  @Test func `the items of a toolbar may be a type of their own`() throws {
    let text = try check(
      """
      struct Middle: ToolbarContent {
        var body: some ToolbarContent { ToolbarItem(placement: .principal) { Text("All") } }
      }
      struct V: View {
        var body: some View {
          NavigationStack {
            Color.green.navigationTitle("A title that is much longer than the bar of a phone is")
              .navigationBarTitleDisplayMode(.inline)
              .toolbar { Middle() }
          }
        }
      }
      """)
    #expect(text.hasPrefix("0 findings in 1 view"), "\(text)")
  }

  @Test(arguments: ["ColorScheme", "LayoutDirection", "Edge", "Font.TextStyle", "ControlSize"])
  func `types of the library have all their cases`(_ type: String) throws {
    let text = try check(
      view: "ScrollView { ForEach(\(type).allCases, id: \\.self) { _ in Text(\"a\") } }")
    #expect(text.hasPrefix("0 findings in 1 view"), "\(text)")
  }

  @Test(arguments: [
    "Picker(\"Home\", systemImage: \"house\", selection: .constant(1)) { Text(\"A\").tag(1) }",
    "Text(\"A\").foregroundStyle(.red) + Text(\"B\").bold() + Text(\"C\").foregroundStyle(.secondary)",
  ])
  func `a symbol of a picker, and texts in a style, are read`(_ view: String) throws {
    let text = try check(view: view)
    #expect(!text.contains("not followed"), "\(text)")
  }

  @Test func `a placeholder in the last candidate is told as one`() throws {
    let text = try check(
      view: """
        ViewThatFits(in: .horizontal) {
          TextField("The name of a user", text: .constant("")).frame(width: 2000)
          TextField("The name of a user", text: .constant("")).frame(width: 60)
        }
        """)
    #expect(!text.contains("no candidate") || text.contains("the last, placeholder"), "\(text)")
    #expect(text.contains("placeholder \"The name of a user\""), "\(text)")
  }

  /// A circle behind the frame stays 40 wide however high that grows; a negative padding is not halved.
  @Test(arguments: [
    (
      "Text(\"Egg\").font(.system(size: 60)).frame(width: 140, height: 40).background(Circle())", ""
    ),
    (
      "Text(\"Egg\").font(.system(size: 60)).frame(width: 140, height: 40).background(Capsule())",
      "minHeight: 40"
    ),
  ])
  func `a frame of which a circle has its size is not made to grow`(
    _ view: String, _ help: String
  ) throws {
    let text = try check(view: view)
    #expect(text.contains("[outside-parent]"), "\(text)")
    #expect(text.contains("minHeight: 40") == !help.isEmpty, "\(text)")
  }
}
