import Foundation
import Testing

@testable import LayShell

/// Where a session goes that a signal ends, and what the next start says of it.
@Suite(.serialized, .timeLimit(.minutes(2)))
struct SavedSessionTests {
  private let home: ScratchFolder

  init() throws {
    home = try ScratchFolder()
    try home.makeFolder("work")
  }

  private func start(_ environment: [String: String] = [:]) throws -> Terminal {
    let terminal = try Terminal(
      "/bin/sh", ["-c", "cd \"$WORK\" && exec \"$LAY_PROGRAM\" -q"],
      environment: ["WORK": home.path + "/work"].merging(environment) { $1 }, home: home)
    try terminal.waitForPrompt()
    return terminal
  }

  private func names(in folder: String) -> [String] {
    (try? FileManager.default.contentsOfDirectory(atPath: home.path + "/" + folder))?.sorted() ?? []
  }

  private func end(_ terminal: Terminal) throws {
    try terminal.enter("(define x 41)")
    kill(terminal.process, SIGHUP)
    #expect(try terminal.waitForEnd() == 128 + SIGHUP)
  }

  @Test func `a closed terminal leaves no file in the present folder, and is told once`() throws {
    try end(try start(["XDG_STATE_HOME": home.path + "/some/state"]))
    #expect(names(in: "work").isEmpty)
    #expect(names(in: "some/state/lay") == ["lay-crash.lay"])
    #expect(home.mode(of: "some/state/lay") == 0o700)
    let next = try start(["XDG_STATE_HOME": home.path + "/some/state"])
    let line =
      "a session was ended before you left it: `load \"~/some/state/lay/lay-crash.lay\"` "
      + "brings it back"
    let printed = next.screen.paper.joined(separator: " ").split(separator: " ")
    #expect(printed.joined(separator: " ").hasPrefix(line))
    try next.enter("load \"~/some/state/lay/lay-crash.lay\"")
    try next.enter("x")
    #expect(next.screen.lines.suffix(2) == ["41", "lay>"])
    let third = try start(["XDG_STATE_HOME": home.path + "/some/state"])
    #expect(third.screen.lines == ["lay>"])
  }

  @Test(arguments: [("", ".local/state/lay"), ("relative", ".local/state/lay")])
  func `without a state folder it is that of the home folder`(
    _ state: String, _ folder: String
  ) throws {
    try end(try start(["XDG_STATE_HOME": state]))
    #expect(names(in: folder) == ["lay-crash.lay"])
    #expect(names(in: "work").isEmpty)
  }

  /// Better there than nowhere.
  @Test(arguments: [["XDG_STATE_HOME": "/proc/none"], ["XDG_STATE_HOME": "", "HOME": ""]])
  func `where none can be made it is the present folder`(
    _ environment: [String: String]
  ) throws {
    try end(try start(environment))
    #expect(names(in: "work") == ["lay-crash.lay"])
  }

  @Test func `of those that were told the newest fifty are kept`() throws {
    try home.makeFolder("lay")
    for number in 1...60 {
      let name = "lay/lay-crash-\(number).lay"
      try home.write("(define x \(number))", to: name)
      chmod(home.path + "/" + name, number == 3 ? 0o600 : 0o400)
      var times = [timeval(tv_sec: 1_000 * number, tv_usec: 0)]
      times.append(times[0])
      utimes(home.path + "/" + name, times)
    }
    let terminal = try start()
    #expect(terminal.screen.paper.joined().contains("lay-crash-3.lay"))
    // Of 59 that were told, those of the numbers 11 to 60.
    let kept = Set(names(in: "lay"))
    #expect(kept == Set(([3] + Array(11...60)).map { "lay-crash-\($0).lay" }))
  }
}
