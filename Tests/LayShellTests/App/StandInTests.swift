import Foundation
import Testing

/// A file `lay.stand-ins` says what is not known in code.
///
/// A text of the face `mono` has 8 points a character and is 20 high; a stack of the face has spacing 8, which is
/// set to 0 here.
@Suite struct StandInTests {
  private let scratch: ScratchFolder

  init() throws {
    scratch = try ScratchFolder()
    try scratch.makeFolder("App.xcodeproj")
    try scratch.makeFolder("App/Views")
  }

  private func view(_ body: String, around: String = "let store: Store") -> String {
    """
    import SwiftUI

    struct Screen: View {
      \(around)
      var body: some View {
        VStack(spacing: 0) {
          \(body)
        }
      }
    }
    """
  }

  /// The tree of a view with a file of stand-ins beside it.
  private func tree(_ code: String, _ lines: String) throws -> Program.Run {
    try scratch.write(code, to: "App/Views/Screen.swift")
    try scratch.write(lines, to: "App/Views/lay.stand-ins")
    return try Program.run(
      [
        "-e", "set face mono", "-e", "load \"App/Views/Screen.swift\"", "-e", "propose ideal", "-e",
        "tree",
      ], in: scratch.path)
  }

  /// What is told besides the name of the view.
  private func told(_ run: Program.Run) -> String {
    run.errors.split(separator: "\n").filter { !$0.hasPrefix("shows `") }.joined(separator: "\n")
  }

  /// The sizes and places of a tree.
  private func sizes(_ run: Program.Run) -> [String] {
    run.output.matches(of: /[\d.]+ x [\d.]+ +[\d.]+, [\d.]+/).map { match in
      match.output.split(separator: " ").joined(separator: " ")
    }
  }

  private func lines(_ code: String) throws -> Program.Run {
    try scratch.write(code, to: "App/Views/Screen.swift")
    return try Program.run(["App/Views/Screen.swift", "--stand-ins"], in: scratch.path)
  }

  @Test func `a text has the value of its line`() throws {
    let run = try tree(
      view("Text(store.title)"), "# of the screen\n\nstore.title = \"Hello you\"\n")
    #expect(run.status == 0)
    #expect(run.output.contains("72 x 20"))
    #expect(!run.errors.contains("store"))
  }

  @Test(arguments: [("true", "10 x 30"), ("false", "20 x 40")])
  func `a condition is as its line says`(value: String, size: String) throws {
    let body = """
      if store.isLoading { Color.red.frame(width: 10, height: 30) }
      else { Color.red.frame(width: 20, height: 40) }
      """
    let run = try tree(view(body), "store.isLoading = \(value)")
    #expect(run.output.contains(size))
    #expect(told(run).isEmpty)
    let opposite = try tree(
      view(body.replacingOccurrences(of: "if store", with: "if !store")),
      "store.isLoading = \(value == "false")")
    #expect(opposite.output.contains(size))
  }

  @Test func `a list has the elements of its line`() throws {
    let body = "ForEach(store.names, id: \\.self) { Text($0) }"
    let run = try tree(view(body), "store.names = [\"Eva\", \"Ada\"]")
    // Two rows of 20.
    #expect(run.output.contains("24 x 40"))
    #expect(told(run).isEmpty)
    let count = try tree(view("Text(\"\\(store.names.count)\")"), "store.names = [\"a\"]")
    #expect(count.output.contains("8 x 20"))
  }

  @Test func `of a list without values the count is known, and of its elements the members`() throws
  {
    let body = "ForEach(store.rows) { row in Text(row.title) }"
    let run = try tree(view(body), "store.rows = [_, _, _, _]\nrow.title = \"Abcde\"")
    #expect(run.output.contains("40 x 80"))
    #expect(told(run).isEmpty)
  }

  @Test func `views and pictures have the sizes of their lines`() throws {
    let body = """
      URLImage(store.url)
      Image("remote")
      """
    let run = try tree(view(body), "URLImage 120 x 80\nImage(\"remote\") 60 x 30.5")
    #expect(run.output.contains("120 x 80"))
    #expect(run.output.contains("60 x 30.5"))
    #expect(!run.errors.contains("URLImage"))
    #expect(!run.errors.contains("boxes stand"))
  }

  @Test func `a number, a case, nil and a member of a type that is known`() throws {
    let around = """
      enum Mode { case small, large }
      struct User { let name: String; let friend: String? }
      let user: User
      let mode: Mode
      """
    let body = """
      Color.red.frame(width: store.width, height: 7)
      Text(user.name)
      if let friend = user.friend { Text(friend + friend) }
      if mode == .large { Color.red.frame(width: 99, height: 3) }
      """
    let run = try tree(
      view(body, around: around),
      """
      store.width = 31
      user.name = "Ada"
      user.friend = nil
      mode = .large
      """)
    #expect(run.output.contains("31 x 7"))
    #expect(run.output.contains("24 x 20"))
    #expect(run.output.contains("99 x 3"))
    // 7 + 20 + 3: there is no friend.
    #expect(run.output.contains("99 x 30"))
  }

  @Test func `a value that is known stays`() throws {
    let run = try tree(view("Text(title)", around: "let title = \"abc\""), "title = \"Hello\"")
    #expect(run.output.contains("24 x 20"))
    #expect(run.errors.contains("the line stands for nothing"))
    #expect(run.errors.contains("App/Views/lay.stand-ins:1:1"))
  }

  @Test(arguments: [
    ("URLImage 120", "1:1"), ("  store.a == 3", "1:1"), ("store.a = ", "1:"),
    ("# x\nImage(x) 3 x 3", "2:1"),
    ("3 = 4", "1:"),
  ])
  func `a line that cannot be read is told with the right form`(line: String, place: String) throws
  {
    let run = try tree(view("Text(\"a\")", around: ""), line)
    #expect(run.status == 0)
    #expect(run.errors.contains("this line is no stand-in"))
    #expect(run.errors.contains("App/Views/lay.stand-ins:\(place)"))
    #expect(run.errors.contains("`URLImage 120 x 80`"))
  }

  @Test func `a value that does not fit is told in the line`() throws {
    let body = "if isOn { Color.red.frame(width: 9, height: 9) }"
    let run = try tree(view(body, around: "let isOn: Bool"), "isOn = \"yes\"")
    #expect(run.status == 0)
    #expect(run.errors.contains("this is no value of `isOn`: it is a `Bool`"))
    #expect(run.errors.contains("App/Views/lay.stand-ins:1:8"))
  }

  @Test func `a line that stands for nothing is told, with the name that is near`() throws {
    let run = try tree(
      view("Text(store.title)\nURLImage()"), "store.titel = \"a\"\nURLImgae 3 x 3\nOther 2 x 2")
    #expect(run.errors.contains("did you mean `store.title`?"))
    #expect(run.errors.contains("did you mean `URLImage`?"))
    #expect(run.errors.contains("`Other` is nowhere"))
  }

  @Test func `the nearest file counts, up to the folder of the app`() throws {
    try scratch.write("store.title = \"abcd\"", to: "lay.stand-ins")
    try scratch.write(view("Text(store.title)"), to: "App/Views/Screen.swift")
    let arguments = [
      "-e", "set face mono", "-e", "load \"App/Views/Screen.swift\"", "-e", "propose ideal", "-e",
      "tree",
    ]
    #expect(try Program.run(arguments, in: scratch.path).output.contains("32 x 20"))
    try scratch.write("store.title = \"ab\"", to: "App/lay.stand-ins")
    #expect(try Program.run(arguments, in: scratch.path).output.contains("16 x 20"))
  }

  @Test func `lines that would help are printed, and help`() throws {
    let code = view(
      """
      ForEach(store.rows) { row in Text(row.title) }
      if !store.isReady { Text(store.message) }
      URLImage(store.url)
      Image("remote")
      """)
    let run = try lines(code)
    #expect(run.status == 0)
    let printed = run.output.split(separator: "\n").map(String.init)
    #expect(
      Set(printed.prefix(2)) == ["URLImage 44 x 44", "Image(\"remote\") 100 x 100"])
    #expect(
      printed.dropFirst(2) == [
        "store.rows = [_, _, _]", "store.isReady = false", "row.title = \"Title\"",
        "store.message = \"Message\"",
      ])
    #expect(scratch.text(of: "App/Views/lay.stand-ins").isEmpty)
    let before = try tree(code, "")
    let after = try tree(code, run.output)
    #expect(sizes(before) == sizes(after))
    #expect(!told(before).isEmpty)
    #expect(told(after).isEmpty)
  }

  @Test func `where all is known no line would help`() throws {
    let run = try lines(view("Text(\"a\")", around: ""))
    #expect(run.status == 0)
    #expect(run.output.isEmpty)
    #expect(run.errors.contains("no line would help"))
  }
}
