import Testing

@testable import LayShell

/// What is judged as a view of its own.
@Suite struct CheckAloneTests {
  private let scratch: ScratchFolder

  init() throws { scratch = try ScratchFolder() }

  private func check(_ path: String = "V.swift") throws -> Program.Run {
    try Program.run(["check", path, "--strict"], in: scratch.path)
  }

  /// The library that declares this `alert` is not here, so its closure is read as the buttons of SwiftUI's.
  @Test(arguments: [
    "await model.tapped(action)",
    "if let action { await model.tapped(action) }",
    "let _ = await model.tapped(action)\nButton(\"Close\") {}",
  ])
  func `a closure that waits in a modifier that is not followed leaves the view as it is`(
    _ closure: String
  ) throws {
    try scratch.write(
      """
      import SwiftUI
      import SwiftUINavigation
      @Observable final class Model {
        var alert: AlertState<Action>?
        enum Action { case confirm }
        func tapped(_ action: Action?) async {
          switch action { case .confirm: await finish(); case nil: break }
        }
        private func finish() async {}
      }
      struct Screen: View {
        @Bindable var model: Model
        var body: some View {
          Text("Hello").frame(width: 20).lineLimit(1).alert($model.alert) { action in
            \(closure)
          }
        }
      }
      #Preview { Screen(model: Model()) }
      """, to: "V.swift")
    let run = try check()
    #expect(run.output.contains("in 1 view of 1 file"), "\(run)")
    #expect(run.output.contains("[text-cut]"), "\(run)")
    #expect(!run.output.contains("[not-checked]"), "\(run)")
  }

  /// What is 900 wide has no room on a phone.
  private func write(_ name: String, _ body: String, _ more: String = "") throws {
    let code = "import SwiftUI\nstruct \(name): View { var body: some View { \(body) } }\n" + more
    try scratch.write(code, to: "\(name).swift")
  }

  private static let wide = "Text(\"Wide\").frame(width: 900).border(.red)"

  @Test(arguments: [
    ("Text(\"a\").contextMenu { Extras() }", false), ("Menu(\"a\") { Extras() }", false),
    ("Text(\"a\").toolbar { ToolbarItem { Extras() } }", false),
    ("Menu { Text(\"a\") } label: { Extras() }", true),
    ("VStack { Extras() }.contextMenu { Extras() }", true), ("Text(\"a\")", true),
  ])
  func `a view that stands only in menus and bars is not judged alone`(
    _ body: String, _ isJudged: Bool
  ) throws {
    try write("Extras", Self.wide)
    try write("Screen", body)
    // In a project all files belong to the app.
    try scratch.makeFolder(".git")
    let run = try check("Extras.swift")
    #expect(run.output.contains("in \(isJudged ? 1 : 0) view"), "\(run)")
    #expect(run.output.contains("Extras.swift:2:") == isJudged, "\(run)")
  }

  @Test(arguments: [
    ("Text(\"a\").contextMenu { Extras() }", false), ("Text(\"a\").toolbar { Extras() }", false),
    ("Extras()", true), ("SideMenu { Extras() }", true),
  ])
  func `a preview of what stands only in menus and bars is not judged`(
    _ body: String, _ isJudged: Bool
  ) throws {
    try write("Extras", Self.wide, "#Preview { Extras().padding() }\n")
    try write("Screen", body)
    let run = try check(".")
    #expect(run.output.contains("in \(isJudged ? 2 : 1) view"), "\(run)")
  }

  /// `tools` shows what it is given in a bar, and `tray` below the view, and in a bar too.
  @Test(arguments: [
    ("navigationBarItems(trailing: Extras())", false),
    ("navigationBarItems(leading: HStack { Extras(); Text(\"b\") })", false),
    ("tools { HStack { Extras() } }", false), ("tools(Text(\"b\"), more: { Extras() })", false),
    ("tray { Extras() }", true),
  ])
  func `a view that functions of the app show in bars alone is not judged alone`(
    _ modifier: String, _ isJudged: Bool
  ) throws {
    try write("Extras", Self.wide)
    try write("Screen", "Text(\"a\").\(modifier)")
    try scratch.write(
      """
      import SwiftUI
      extension View {
        func tools(@ViewBuilder more: () -> some View) -> some View {
          toolbar { ToolbarItem { more() } }
        }
        func tools(_ first: some View, @ViewBuilder more: () -> some View) -> some View {
          toolbar { ToolbarItem { HStack { first; more() } } }
        }
        func tray(@ViewBuilder tray: () -> some View) -> some View {
          VStack { self; tray() }.toolbar { tray() }
        }
      }
      """, to: "Tools.swift")
    try scratch.makeFolder(".git")
    let run = try check("Extras.swift")
    #expect(run.output.contains("in \(isJudged ? 1 : 0) view"), "\(run)")
  }

  /// What a folder for the Mac makes has no part in what phones show.
  @Test(arguments: [("macOS", false), ("Shared", true)])
  func `code for another system makes no view elsewhere`(_ folder: String, _ isJudged: Bool) throws
  {
    try write("Extras", Self.wide, "#Preview { Extras() }\n")
    try write("Screen", "Text(\"a\").contextMenu { Extras() }")
    try scratch.makeFolder(folder)
    try scratch.write(
      "import SwiftUI\nstruct Panel: View { var body: some View { HStack { Extras() } } }\n",
      to: "\(folder)/Panel.swift")
    try scratch.makeFolder(".git")
    let run = try check("Extras.swift")
    #expect(run.output.contains("in \(isJudged ? 1 : 0) view"), "\(run)")
  }

  @Test(arguments: [
    ("os(macOS)", false), ("targetEnvironment(macCatalyst)", false), ("os(iOS)", true),
  ])
  func `what only code for a Mac makes is not judged on phones`(
    _ condition: String, _ isJudged: Bool
  ) throws {
    try write("Extras", Self.wide)
    try write("Panel", "VStack { Extras() }")
    try write("Screen", "VStack {\n#if \(condition)\nPanel()\n#endif\nText(\"a\")\n}")
    try scratch.makeFolder(".git")
    for name in ["Extras", "Panel"] {
      let run = try check("\(name).swift")
      #expect(run.output.contains("in \(isJudged ? 1 : 0) view"), "\(run)")
    }
    // The only file that names it decides on the system.
    try write(
      "Screen", "Text(\"a\")",
      "struct Own: View {\n#if \(condition)\nvar body: some View { Part() }\n#else\nvar body: some View { Text(\"b\") }\n#endif\n}\n"
        + "struct Part: View { var body: some View { Text(\"c\") } }\n")
    let run = try check("Screen.swift")
    #expect(run.output.contains("in \(isJudged ? 3 : 2) views"), "\(run)")
  }

  @Test(arguments: [
    ("ForEach(0..<3) { Text(\"\\($0)\").frame(width: 900).listRowInsets(EdgeInsets()) }", false),
    ("Section(\"a\") { \(CheckAloneTests.wide) }", false),
    ("ForEach(0..<3) { Text(\"\\($0)\").frame(width: 900) }", true),
  ])
  func `rows of a list are judged where they are used`(_ rows: String, _ isJudged: Bool) throws {
    try write("Rows", rows)
    let alone = try check(".")
    #expect(alone.output.contains("in 1 view of 1 file"), "\(alone)")
    try write("Screen", "List { Rows() }")
    let used = try check(".")
    #expect(used.output.contains("in \(isJudged ? 2 : 1) view"), "\(used)")
    try write("Rows", rows, "#Preview { List { Rows() } }\n")
    let shown = try check(".")
    #expect(shown.output.contains("in 2 views of 2 files"), "\(shown)")
  }

  /// The row of a list takes the fingers, as it does for buttons in it.
  @Test(arguments: [
    ("List { Row() }", false), ("Form { Section { Row() } }", false), ("VStack { Row() }", true),
  ])
  func `small controls in rows are none`(_ screen: String, _ isFound: Bool) throws {
    try write(
      "Row", "HStack { Text(\"a\"); Button {} label: { Image(systemName: \"star\") } }",
      "#Preview { Row() }\n")
    try write("Screen", screen)
    try scratch.makeFolder(".git")
    let run = try check("Row.swift")
    #expect(run.output.contains("[small-control]") == isFound, "\(run)")
  }

  /// The rectangle fills 3 to 1: where no height is proposed it is as wide as the phone, and more than 100 high, which
  /// two lines of 24 do not need; in a window it is three times as wide as that is high, and so is the text on it.
  @Test(arguments: [
    ("List { Section { if true { Row() } } }", false), ("ScrollView { VStack { Row() } }", false),
    ("ScrollView(.horizontal) { Row() }", true), ("List { Row().frame(height: 700) }", true),
    ("List { Text(\"a\").overlay { Row() } }", true),
    ("List { NavigationLink(\"a\") { Row() } }", true), ("VStack { Row() }", true),
  ])
  func `no height is proposed to what stands in lists and scroll views`(
    _ screen: String, _ isFound: Bool
  ) throws {
    try write(
      "Row",
      """
      ZStack {
        Rectangle().aspectRatio(3, contentMode: .fill)
        Text("A sentence that is longer than a phone is wide").font(.system(size: 20))
      }
      """)
    try write("Screen", screen)
    try scratch.makeFolder(".git")
    let run = try check("Row.swift")
    #expect(run.output.contains("[outside-screen]") == isFound, "\(run)")
  }

  @Test(arguments: [
    ("Text(\"a\").toolbar { ToolbarItem { Row() } }", 0), ("Menu(\"a\") { Row() }", 0),
    ("List { Row() }", 1), ("VStack { Row() }", 2),
    ("Text(\"a\").sheet(isPresented: .constant(true)) { Row() }", 2),
  ])
  func
    `parts of what stands only in menus and bars are not judged alone, and small controls in parts of rows none`(
      _ screen: String, _ outcome: Int
    ) throws
  {
    try write("Icon", "Button {} label: { Image(systemName: \"star\") }", "#Preview { Icon() }\n")
    try write("Row", "HStack { Text(\"a\"); Outer.Icon() }")
    try write("Screen", screen)
    try scratch.makeFolder(".git")
    let run = try check("Icon.swift")
    #expect(run.output.contains("in \(outcome == 0 ? 0 : 1) view"), "\(run)")
    #expect(run.output.contains("[small-control]") == (outcome == 2), "\(run)")
  }

  /// Ten rows of 100 are higher than a phone.
  @Test(arguments: [
    ("ScrollView { Tall() }", "Tall()", false),
    ("VStack { Tall() }", "NavigationStack { Tall() }", false),
    ("NavigationStack { Tall() }", "Tall()", true), ("Text(\"a\")", "Tall()", true),
  ])
  func `what a view that previews alone make shows has the height that it has elsewhere`(
    _ screen: String, _ sample: String, _ isFound: Bool
  ) throws {
    try write(
      "Tall", "VStack { ForEach(0..<10) { _ in Color.red.frame(height: 100) } }",
      """
      #Preview { Sample() }
      private struct Sample: View { @State var a = 0; var body: some View { \(sample) } }
      """)
    try write("Screen", screen)
    try scratch.makeFolder(".git")
    let run = try check("Tall.swift")
    #expect(run.output.contains("[outside-screen]") == isFound, "\(run)")
  }

  /// Nine rows of 100 are higher than a phone, which a list scrolls.
  @Test(arguments: [("Section(\"a\")", false), ("VStack", true)])
  func `sections of which nobody knows where they are shown are in a list`(
    _ container: String, _ isFound: Bool
  ) throws {
    let row = "Color.red.frame(height: 100); "
    try write("Rows", "\(container) { \(String(repeating: row, count: 9)) }")
    let run = try check(".")
    #expect(run.output.contains("[outside-screen]") == isFound, "\(run)")
  }

  @Test func `rows of a list that are declared in another type are judged where they are used`()
    throws
  {
    try write(
      "Screen", "List { Rows() }",
      "extension Screen { struct Rows: View { var body: some View { Section(\"a\") { \(Self.wide) } } } }\n"
    )
    let run = try check(".")
    #expect(run.output.contains("in 1 view of 1 file"), "\(run)")
  }

  /// A symbol with a title is a line high, less than a finger.
  @Test(arguments: [
    (".buttonStyle(Large())", "", false), ("", "", true), (".foregroundStyle(.red)", "", true),
    (
      ".large()",
      "extension View { func large() -> some View { padding().buttonStyle(Large()) } }", false
    ),
    (
      ".large()",
      "extension View { func large() -> some View { background { Text(\"a\").buttonStyle(Large()) } } }",
      true
    ),
    (
      ".buttonStyle(Large())",
      "struct Other: View { var body: some View { VStack { Tools(); Text(\"a\") } } }", true
    ),
    (
      ".buttonStyle(Large())",
      "struct Other: View { var body: some View { Text(\"a\").ornament { HStack { Fill() } } } }",
      false
    ),
    (
      "",
      "struct Other: View { var body: some View { Text(\"a\").ornament { HStack { Fill() } } } }",
      true
    ),
    (
      ".buttonStyle(Large())",
      "struct Other: View { var body: some View { Text(\"a\").toolbar { Fill() } } }", false
    ),
  ])
  func `a style that a view further out sets is not known of a view alone`(
    _ style: String, _ more: String, _ isFound: Bool
  ) throws {
    try write(
      "Screen", "HStack { Tools() }\(style)",
      """
      struct Large: ButtonStyle {
        func makeBody(configuration: Configuration) -> some View {
          configuration.label.frame(width: 60, height: 60)
        }
      }
      extension Screen {
        struct Tools: View {
          var body: some View { HStack { tool } }
          private var tool: some View { HStack { Fill(); Fill() } }
        }
      }
      \(more)
      """)
    try write(
      "Fill", "HStack { Button {} label: { Label(\"Fill\", systemImage: \"star\") } }",
      "#Preview { Fill() }\n")
    let run = try check(".")
    #expect(run.output.contains("[small-control]") == isFound, "\(run)")
  }

  @Test(arguments: ["main.swift", "Page.playground/Contents.swift"])
  func `statements of a program show no view`(_ path: String) throws {
    try scratch.makeFolder("Page.playground")
    let code = "import SwiftUI\nprint(arc4random())\nopen(1)\n"
    try scratch.write(code, to: path)
    let none = try check(path)
    #expect(none.status == 0 && none.output.hasPrefix("0 findings in 0 views of 1 file"), "\(none)")
    try scratch.write(
      code + "struct Row: View { var body: some View { \(Self.wide) } }\n", to: path)
    let view = try check(path)
    #expect(view.output.contains("in 1 view of 1 file"), "\(view)")
    #expect(!view.output.contains("arc4random"), "\(view)")
  }

  /// What is 900 wide has no room on a phone.
  @Test(arguments: [
    (".previewLayout(.fixed(width: 900, height: 900))", "", false), ("", "", true),
    (".previewLayout(.sizeThatFits)", "Canvas { Text(\"a\") }", true),
  ])
  func `a view of another file that says how it is previewed is a sample`(
    _ modifier: String, _ body: String, _ isFound: Bool
  ) throws {
    try scratch.write(
      """
      import SwiftUI
      struct Canvas<Content: View>: View {
        @ViewBuilder let content: Content
        var body: some View { ZStack { Color.gray; content }.frame(width: 900)\(modifier) }
      }
      """, to: "Canvas.swift")
    try write("Card", "Text(\"a\")", "#Preview { Canvas { Card() } }\n")
    if !body.isEmpty { try write("Screen", body) }
    try scratch.makeFolder(".git")
    let run = try check(".")
    #expect(run.output.contains("[outside-screen]") == isFound, "\(run)")
  }
}
