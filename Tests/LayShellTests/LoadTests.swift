import Testing

@testable import LayShell

/// Files that load files.
@Suite struct LoadTests {
  private let scratch: ScratchFolder

  init() throws {
    scratch = try ScratchFolder()
  }

  private var folder: String { scratch.path + "/" }

  @Test(arguments: [
    ("veiws.lay", "views.lay"), ("views", "views.lay"), ("veiws", "views.lay"),
    ("parst/button.lay", "parts/button.lay"), ("parts/buton", "parts/button.lay"),
  ])
  func `a misspelled file has the near one as its hint`(_ written: String, _ meant: String) throws {
    try scratch.write("(define x 1)", to: "views.lay")
    try scratch.makeFolder("parts")
    try scratch.write("(define x 1)", to: "parts/button.lay")
    try scratch.write("load \"\(written)\"", to: "main.lay")
    let run = try Program.run([folder + "main.lay"])
    #expect(run.status == 65)
    #expect(run.errors.contains("write `load \"\(meant)\"`"), "\(run.errors)")
  }

  @Test func `a script that is misspelled on the command line is told too`() throws {
    try scratch.write("(define x 1)", to: "views.lay")
    let run = try Program.run([folder + "veiws.lay"])
    #expect(run.errors.contains("did you mean `\(folder)views.lay`?"), "\(run.errors)")
  }

  @Test func `nothing is suggested where nothing is near`() throws {
    try scratch.write("(define x 1)", to: "views.lay")
    let printed = Trial.run("load \"\(folder)something\"")
    #expect(printed.diagnostics.first?.contains("write") == false)
  }

  @Test func `a tilde is the home folder`() throws {
    try scratch.write("(print \"from home\")", to: "greeting.lay")
    let run = try Program.run(
      ["-e", "load \"~/greeting.lay\"", "-e", "load ~/greeting"], home: scratch.path)
    #expect(run.output == "from home\n")
    #expect(run.errors.contains("write `load \"~/greeting.lay\"`"), "\(run.errors)")
  }

  @Test func `a mistake in a file names the files that load it`() throws {
    try scratch.write("load \"middle.lay\"", to: "outer.lay")
    try scratch.write("(define x 1)\nload \"inner.lay\"", to: "middle.lay")
    try scratch.write("(hstak)", to: "inner.lay")
    let run = try Program.run([folder + "outer.lay"])
    let notes = run.errors.split(separator: "\n").filter { $0.contains("note: ") }
    #expect(run.errors.hasPrefix("\(folder)inner.lay:1:2: error: unknown name `hstak`"))
    #expect(
      notes == [
        "\(folder)middle.lay:2:1: note: it was loaded here",
        "\(folder)outer.lay:1:1: note: it was loaded here",
      ])
  }

  @Test func `files that load each other are known by what they are`() throws {
    try scratch.write("load \"./b.lay\"", to: "a.lay")
    try scratch.write(
      "load \"../\(scratch.path.split(separator: "/").last ?? "")/a.lay\"", to: "b.lay")
    let run = try Program.run([folder + "a.lay"])
    #expect(run.errors.contains("a.lay` loads itself"), "\(run.errors)")
    #expect(run.errors.split(separator: "\n").filter { $0.contains("note: ") }.count == 1)
  }

  @Test func `lines of a file that is no script are not shown`() throws {
    try scratch.write("root:secret:19000\n", to: "shadow")
    let run = try Program.run(["-e", "load \"\(folder)shadow\""])
    #expect(run.status == 65)
    #expect(run.errors.hasPrefix("\(folder)shadow:1:1: error: "), "\(run.errors)")
    #expect(!run.errors.contains("secret"))
    // A file named on the command line is the user's own, so its line is shown.
    #expect(try Program.run([folder + "shadow"]).errors.contains("root:secret:19000"))
  }
}
