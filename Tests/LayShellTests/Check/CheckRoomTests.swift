import Testing

@testable import LayShell

/// The room that views really have, and what they draw outside of it.
@Suite struct CheckRoomTests {
  private let scratch: ScratchFolder

  init() throws { scratch = try ScratchFolder() }

  private func check(_ code: String) throws -> String { try scratch.checked(code) }

  private func check(view: String) throws -> String { try scratch.checked(view: view) }

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
}
