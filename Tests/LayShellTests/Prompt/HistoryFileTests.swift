import Testing

@testable import LayShell

struct HistoryFileTests {
  private let home: ScratchFolder
  private let file: HistoryFile

  init() throws {
    home = try ScratchFolder()
    file = HistoryFile(path: home.path + "/history", size: 10)
  }

  @Test(arguments: ["a", "(a\n  b)", #"back\slash \n"#, #"end\"#, "tab\t世"])
  func `an entry comes back as it was`(entry: String) throws {
    try file.append(entry)
    #expect(try file.load().entries == [entry])
    #expect(home.text(of: "history").filter { $0 == "\n" }.count == 1)
  }

  @Test func `only the owner may read it`() throws {
    try home.write("old\n", to: "history")
    try file.append("new")
    #expect(home.mode(of: "history") == 0o600)
    #expect(try file.load().entries == ["old", "new"])
  }

  @Test func `a line that was cut off does not take the next one with it`() throws {
    try home.write("whole\ncut", to: "history")
    try file.append("next")
    #expect(try file.load().entries == ["whole", "cut", "next"])
  }

  @Test func `the newest entries are kept`() throws {
    for number in 1...15 { try file.append("\(number)") }
    #expect(try file.load().entries == (6...15).map { "\($0)" })
    #expect(try file.load().entries.count == 10)
    #expect(home.text(of: "history").hasPrefix("6\n"))
  }

  @Test func `a folder in its place only warns`() throws {
    var warnings: [String] = []
    var history = PromptHistory(path: home.path, size: 10) { warnings.append($0) }
    history.record("a") { warnings.append($0) }
    #expect(history.entries == ["a"])
    #expect(warnings.count == 1)
  }

  @Test func `blanks first and repeats are not recorded`() {
    var history = PromptHistory(path: nil, size: 10, warn: { _ in })
    for entry in ["a", "a", " b", "", "c", "a"] { history.record(entry, warn: { _ in }) }
    #expect(history.entries == ["a", "c", "a"])
  }

  @Test func `going back finds what starts as typed, and returns to it`() {
    var history = PromptHistory(path: nil, size: 10, warn: { _ in })
    for entry in ["propose 1", "show", "propose 2"] { history.record(entry, warn: { _ in }) }
    let draft = EditedText("pro")
    let newest = history.older(than: draft)
    #expect(newest?.text == "propose 2")
    let oldest = newest.flatMap { history.older(than: $0) }
    #expect(oldest?.text == "propose 1")
    #expect(oldest.flatMap { history.older(than: $0) } == nil)
    #expect(oldest.flatMap { history.newer(than: $0) }?.text == "propose 2")
    #expect(newest.flatMap { history.newer(than: $0) } == draft)
  }
}
