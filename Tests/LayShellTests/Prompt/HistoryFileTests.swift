import Glibc
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
    #expect(home.text(of: "history").filter { $0 == "\n" }.count == 2)
  }

  @Test func `only the owner may read it`() throws {
    try home.write(HistoryFile.mark + "\nold\n", to: "history")
    try file.append("new")
    #expect(home.mode(of: "history") == 0o600)
    #expect(try file.load().entries == ["old", "new"])
  }

  @Test func `a line that was cut off does not take the next one with it`() throws {
    try home.write(HistoryFile.mark + "\nwhole\ncut", to: "history")
    try file.append("next")
    #expect(try file.load().entries == ["whole", "cut", "next"])
  }

  /// Four megabytes are read.
  @Test func `a line of any length stops nothing`() throws {
    let long = String(repeating: "x", count: 6 << 20)
    try home.write(HistoryFile.mark + "\nold\n\(long)\nnew\n", to: "history")
    #expect(try file.load().entries == ["new"])
    try file.append("newer")
    #expect(try file.load().entries == ["new", "newer"])
    try home.write(HistoryFile.mark + "\n" + long, to: "history")
    #expect(try file.load().entries.isEmpty)
  }

  @Test func `the newest entries are kept`() throws {
    for number in 1...15 { try file.append("\(number)") }
    #expect(try file.load().entries == (6...15).map { "\($0)" })
    #expect(try file.load().entries.count == 10)
    #expect(home.text(of: "history").hasPrefix(HistoryFile.mark + "\n6\n"))
  }

  /// Another program's file of 20 lines, twice as many as are kept.
  @Test func `a file without our mark is neither read nor changed`() throws {
    let text = (1...20).map { "\($0)\n" }.joined()
    try home.write(text, to: "history")
    try #require(chmod(home.path + "/history", 0o755) == 0)
    var warnings: [String] = []
    var history = PromptHistory(path: file.path, size: 10) { warnings.append($0) }
    history.record("a") { warnings.append($0) }
    #expect(history.entries == ["a"])
    #expect(warnings.count == 1)
    #expect(home.text(of: "history") == text)
    #expect(home.mode(of: "history") == 0o755)
  }

  /// A lock through another descriptor acts as a lock of another program.
  @Test func `a file that another program holds is waited for once, and gets all entries later`()
    throws
  {
    try file.append("first")
    let other = open(file.path, O_RDWR)
    defer { close(other) }
    try #require(flock(other, LOCK_EX) == 0)
    var warnings: [String] = []
    var history = PromptHistory(path: file.path, size: 10) { warnings.append($0) }
    for entry in ["a", "b"] { history.record(entry) { warnings.append($0) } }
    #expect(history.entries == ["first", "a", "b"])
    #expect(warnings.count == 1)
    #expect(warnings.first?.hasPrefix("another program holds the history") == true)
    #expect(try file.load().entries == ["first"])
    try #require(flock(other, LOCK_UN) == 0)
    history.record("c") { warnings.append($0) }
    #expect(try file.load().entries == ["first", "a", "b", "c"])
    #expect(warnings.count == 1)
  }

  @Test func `a device and a pipe are no history`() throws {
    try #require(mkfifo(file.path, 0o644) == 0)
    for path in [file.path, "/dev/zero"] {
      #expect(throws: HistoryFailure.self) {
        _ = try HistoryFile(path: path, size: 10).load()
      }
      #expect(throws: HistoryFailure.self) {
        try HistoryFile(path: path, size: 10).append("a")
      }
    }
    #expect(home.mode(of: "history") == 0o644)
  }

  @Test func `a link to nothing is not followed, and one to a history is`() throws {
    try #require(symlink(home.path + "/real", file.path) == 0)
    #expect(throws: HistoryFailure.self) { try file.append("a") }
    #expect(home.text(of: "real").isEmpty)
    try home.write(HistoryFile.mark + "\nold\n", to: "real")
    try file.append("new")
    #expect(home.text(of: "real") == HistoryFile.mark + "\nold\nnew\n")
  }

  @Test(arguments: [
    (["HOME": ""], nil), (["HOME": "h"], nil), ([:], nil),
    (["HOME": "/h", "LAY_HISTORY": ""], nil),
    (["HOME": "/h", "LAY_HISTORY": "/dev/null"], nil),
    (["HOME": "/h"], HistoryPlace(path: "/h/.lay_history", isUsual: true)),
    (["LAY_HISTORY": "/x"], HistoryPlace(path: "/x", isUsual: false)),
  ])
  func `the environment says where it is`(_ environment: [String: String], _ place: HistoryPlace?) {
    #expect(HistoryPlace.of { environment[$0] } == place)
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
