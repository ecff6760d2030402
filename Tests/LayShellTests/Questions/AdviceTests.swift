import Foundation
import Testing

/// What lay advises on the command line works when it is typed.
@Suite struct AdviceTests {
  private let scratch: ScratchFolder

  init() throws {
    scratch = try ScratchFolder()
    let code = """
      #Preview("One") { Text("a") }
      #Preview("Two") { HStack { Divider(); Text("b") } }
      """
    try code.write(toFile: scratch.path + "/x.swift", atomically: true, encoding: .utf8)
    try code.write(toFile: scratch.path + "/y.swift", atomically: true, encoding: .utf8)
    for name in ["x.md", "x.m"] { try scratch.write("# x\n", to: name) }
  }

  @Test(arguments: [
    ("compare x.swift y.swift", "write `lay diff x.swift y.swift`"),
    ("propose x.swift", "write `lay show x.swift --propose 393x852`"),
    ("view x.swift Two", "write `lay x.swift --view Two`"),
    ("--dark x.swift", "write `lay show x.swift --set color-scheme=dark`"),
    ("x.swift --dark", "write `lay show x.swift --set color-scheme=dark`"),
    ("x.swift --set locale=de", "write `lay show x.swift --set locale=de`"),
    ("x.swift --width 300", "write `lay show x.swift --propose 300xnil`"),
    ("why x.swift --height 40", "write `lay why x.swift --propose nilx40`"),
    ("x.swift --to-lay", "write `lay swift x.swift --to-lay`"),
    ("x.swift --watch", "write `lay --watch x.swift`"),
    ("export x.swift --to swift", "`lay swift x.swift --to-lay` prints it as a script"),
    ("x.swift why width", "write `lay why x.swift width`"),
    ("x.swift why", "write `lay why x.swift width`"),
    ("x.swift sweep", "write `lay sweep x.swift width 320..500`"),
    ("-c (text)", "write `lay -e '(text)'`"),
    ("diff HEAD x.swift", "write `git show HEAD:./x.swift | lay diff - x.swift`"),
    ("diff main:x.swift x.swift", "write `git show main:x.swift | lay diff - x.swift`"),
    ("x.swift --devcie iphone-se", "did you mean `--device`?"),
    ("x.md", "`lay test x.md` runs the examples in it"),
    ("x.m", "and not in `.m`"),
    ("x.swift --device iphone-18", "`help devices` lists all"),
  ])
  func `a mistake is answered with what works`(_ line: String, _ advice: String) throws {
    let words = line.split(separator: " ").map(String.init)
    let run = try Program.run(words, in: scratch.path)
    #expect(run.errors.contains(advice), "\(run.errors)")
    #expect(run.status == 2)
  }

  @Test(arguments: [
    "show x.swift --propose 393x852", "x.swift --view Two", "show x.swift --set color-scheme=dark",
    "x.swift --device iphone-15-pro", "tree x.swift --device iPhone15Pro",
    "tree x.swift --device ipad", "why x.swift width", "sweep x.swift width 320..500",
    "swift x.swift --to-lay",
  ])
  func `what is advised is no mistake`(_ line: String) throws {
    let words = line.split(separator: " ").map(String.init)
    #expect(try Program.run(words, in: scratch.path).status == 0)
  }

  @Test func `another preview is chosen by what works in that place`() throws {
    let named = try Program.run(["x.swift"], in: scratch.path)
    #expect(named.errors.contains("shows `One`; --view shows another: `Two`"))
    let loaded = try Program.run(
      [], input: "load \"x.swift\"\nview Two\nexpect divider width 0.333 within 0.001\n",
      in: scratch.path)
    #expect(loaded.errors.contains("shows `One`; `view NAME` shows another: `Two`"))
    #expect(loaded.errors.contains("shows `Two`; `view NAME` shows another: `One`"))
  }

  @Test(arguments: [
    ("VStack [ Text(\"a\") ]", "`VStack` has no brackets", "write `VStack { … }`"),
    ("Divider", "`Divider` is the name of a type, and no view", "write `Divider()`"),
    ("VStack { Spacer; Text(\"a\") }", "`Spacer` is the name of a type", "write `Spacer()`"),
    ("HStack", "`HStack` is the name of a type", "write `HStack { … }`"),
    ("Text", "`Text` is the name of a type", "write `Text(…)`"),
  ])
  func `Swift that names a view and makes none is told`(
    _ code: String, _ words: String, _ advice: String
  ) throws {
    let run = try Program.run(["-e", code])
    #expect(run.errors.contains(words) && run.errors.contains(advice), "\(run.errors)")
  }

  @Test func `a view that a preview makes is looked for there`() throws {
    let file = try scratch.file(
      """
      struct Row: View {
        let title: String
        let count: Int
        var body: some View { Text("\\(title) \\(count)") }
      }
      """, ending: "swift")
    let alone = try Program.run([file, "--view", "Row"])
    #expect(alone.errors.contains("a preview can: `#Preview { Row(title: …, count: …) }`"))
    let shown = try scratch.file(
      String(contentsOfFile: file, encoding: .utf8)
        + "\n#Preview(\"Short\") { Row(title: \"a\", count: 1) }\n", ending: "swift")
    let both = try Program.run([shown, "--view", "Row"])
    #expect(both.errors.contains("`Row` is shown with the arguments that `Short` gives it"))
  }

  @Test(arguments: ["help frame(width:height:)", "help .frame(maxWidth:)"])
  func `help takes names with labels`(_ line: String) throws {
    let run = try Program.run(["-e", line])
    #expect(run.output.hasPrefix("(frame [:width …]"), "\(run.errors)")
  }
}
