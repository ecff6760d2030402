import LayLanguage
import Testing

@testable import LayShell

/// The words that may stand at the cursor in Swift code: what SwiftUI and the code declare.
@Suite struct CodeCompletionTests {
  private static let code = """
    struct Item { var title: String; let count: Int; static let first = Item(title: "a", count: 1) }
    final class Store { var items: [Item] = []; private var secret = 0; func load(from: Int) {} }
    struct MyRow: View {
      let title: String
      var tint: Color = .red
      var body: some View { Text(title) }
    }
    enum Size { case small, medium, large }
    func gap(for size: Size) -> CGFloat { 8 }
    extension View { func card() -> some View { padding(8) } }
    extension Color { static let reddish = Color.red }
    let store = Store()
    Text("shown")
    """

  private func candidates(_ text: String, after code: String) -> [CompletionCandidate] {
    DeepStack.run {
      let shell = Shell()
      if !code.isEmpty { _ = shell.run(code, named: "", echo: .nothing) }
      return Completion.answer(text, in: shell.session).candidates
    }
  }

  private func words(_ text: String, after code: String = CodeCompletionTests.code) -> [String] {
    candidates(text, after: code).map(\.text)
  }

  @Test(arguments: [
    // As documented by Apple; what changes nothing here comes last, and functions behind labels.
    ("Text(\"a\").line", ["lineLimit", "lineSpacing", "lineHeight"]),
    ("HStack(al", ["alignment:"]), ("HStack(alignment: .fi", ["firstTextBaseline"]),
    ("VStack(alignment: .le", ["leading"]),
    ("Text(\"a\").frame(max", ["maxHeight:", "maxWidth:", "max"]),
    ("Text(\"a\")\n  .frame(maxWidth: 8, max", ["maxHeight:", "max"]), (".fixedS", ["fixedSize"]),
    ("Text(\"a\").frame(maxWidth: .inf", ["infinity"]),
    ("Text(\"a\").font(.system(siz", ["size:"]), ("let edges: Edge.Set = .h", ["horizontal"]),
    // What the code declares.
    ("MyR", ["MyRow"]), ("MyRow(ti", ["tint:", "title:"]), ("MyRow(title: \"a\", ti", ["tint:"]),
    ("MyRow(title: \"a\").tit", ["title"]), ("MyRow(title: \"a\").car", ["card"]),
    ("Text(store.", ["items", "load"]), ("Text(store.items[0].ti", ["title"]),
    ("Text(Item.", ["first"]), ("Text(Item.first.c", ["count"]),
    ("Text(\"a\").padding(gap(for: .", ["large", "medium", "small"]),
    ("Text(\"a\").foregroundStyle(.redd", ["reddish"]), (".car", ["card"]),
    ("let size: Size = .s", ["small"]),
    ("VStack { ForEach(store.items, id: \\.title) { item in Text(item.", ["count", "title"]),
    ("Text(\"\\(store.it", ["items"]),
  ])
  func `what the place takes is offered`(_ text: String, _ expected: [String]) {
    #expect(words(text) == expected)
  }

  @Test(arguments: [
    "Text(\"a", "Text(\"a\") // pad", "/* Te", "Text(\"a\").frame(width: 1", "let na",
  ])
  func `nothing is offered in texts, comments, numbers and new names`(_ text: String) {
    #expect(words(text) == [])
  }

  @Test(arguments: [
    ("struct A: View { let count: Int; var body: some View { Text(\"\\(cou", ["count"]),
    ("struct A: View { @State var isOn = false; var body: some View { if is", ["isOn"]),
    ("struct A: View { var rows: [Str", ["String"]),
    ("struct A: Vi", ["View", "ViewModifier"]),
    ("struct Nest: View { var body: some View { Nes", ["Nest"]),
    ("func f(_ size: Size) -> Int { switch size { case .m", ["medium"]),
    ("func f(_ size: Size) -> Bool { size == .la", ["large"]),
    ("func f() -> Int { let total = 1; return tot", ["total"]),
  ])
  func `names of code that is being typed are known`(_ text: String, _ expected: [String]) {
    #expect(words(text).filter { expected.contains($0) } == expected)
    #expect(words(text).count < 8)
  }

  @Test func `what has an effect comes first, and the menu tells what it is`() throws {
    let all = candidates("Text(\"a\").", after: Self.code)
    let names = all.map(\.text)
    let places = try ["card", "padding", "accessibilityLabel"].map {
      try #require(names.firstIndex(of: $0))
    }
    #expect(places == places.sorted())
    let padding = try #require(all.first { $0.text == "padding" })
    #expect(padding.summary == Catalogue.declaration(named: "padding")?.summary)
    #expect(!padding.endsWord)
    #expect(candidates("HStack(al", after: "").map(\.endsWord) == [true])
    #expect(candidates("Text(store.it", after: Self.code).map(\.summary) == ["[Item]"])
  }

  @Test func `a view is offered with what the place takes before it`() {
    let all = words("HStack(alignment: ")
    #expect(all.contains(".firstTextBaseline") && all.contains("store"))
    #expect(words("HStack(alignment: cen").first == ".center")
    #expect(words("let color = Col").contains("Color"))
    #expect(words("VSt").first == "VStack")
  }

  @Test func `the code of a session does not run, and leaves nothing behind`() {
    DeepStack.run {
      let shell = Shell()
      _ = shell.run(
        "struct A { var n: Int { fatalError() } }\nText(\"a\")", named: "", echo: .nothing)
      let before = shell.session.interpreter.sources.add(name: "", text: "")
      let answer = Completion.answer("let a = A().", in: shell.session)
      #expect(answer.candidates.map(\.text) == ["n"])
      #expect(shell.session.interpreter.sources.add(name: "", text: "") == before + 1)
    }
  }
}
