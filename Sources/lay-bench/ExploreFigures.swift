import CPseudoTerminal
import Glibc

/// Measures how long `explore` takes from a key press to the end of the next picture.
///
/// The terminal has 80 columns and 24 rows; the time includes reading and writing.
struct ExploreFigures {
  let report: Report
  let program: String

  private static let keyCount = 200

  func measure() {
    Process.withScript(Scripts.settingsScreen + "\npropose 320 x 480\nexplore\n", ending: "lay") {
      script in
      guard let terminal = ExploreTerminal([program, script]) else { return }
      defer { terminal.end() }
      // Waits for the first picture, then for the pictures with breakpoints, which follow later.
      guard terminal.time(of: "") != nil else { return }
      while terminal.time(of: "", within: 500) != nil { continue }
      for (name, keys) in [
        ("width", ["\u{1B}[D", "\u{1B}[C"]), ("height", ["\u{1B}[A", "\u{1B}[B"]),
        ("view", ["\t", "\t"]),
      ] {
        let times = (0..<Self.keyCount).compactMap { terminal.time(of: keys[$0 % 2]) }
        guard !times.isEmpty else { continue }
        let walls = times.map(\.wall).sorted()
        let processor = times.map(\.processor).reduce(0, +) / Double(times.count)
        report.figure("explore-\(name)", processor / 1e6, "ms")
        report.figure("explore-\(name)-wall-median", walls[walls.count / 2] / 1e6, "ms")
        report.figure("explore-\(name)-wall-95-of-100", walls[walls.count * 95 / 100] / 1e6, "ms")
      }
    }
  }
}

/// A program in a pseudo-terminal, with the time that it takes to draw a picture.
private struct ExploreTerminal {
  private let descriptor: Int32
  private let process: pid_t
  private static let endOfPicture = Array("\u{1B}[?2026l".utf8)

  init?(_ words: [String]) {
    var arguments = words.map { (word: String) in strdup(word) } + [nil]
    let variables = ["TERM=xterm", "LANG=C.UTF-8", "HOME=/nonexistent"]
    var settings = variables.map { (variable: String) in strdup(variable) } + [nil]
    defer { for pointer in arguments + settings { free(pointer) } }
    var child: pid_t = 0
    descriptor = pseudo_terminal_start(words[0], &arguments, &settings, 24, 80, &child)
    process = child
    if descriptor < 0 { return nil }
  }

  func end() {
    kill(process, SIGKILL)
    _ = pseudo_terminal_status(process, true)
    close(descriptor)
  }

  /// The nanoseconds from sending keys to the end of the next picture, on the clock and of the
  /// program's processor time; nil if no picture comes.
  func time(
    of keys: String, within milliseconds: Int32 = 10_000
  ) -> (wall: Double, processor: Double)? {
    let (wall, processor) = (Self.now(CLOCK_MONOTONIC), Self.now(clock))
    _ = Array(keys.utf8).withUnsafeBytes { write(descriptor, $0.baseAddress, $0.count) }
    var received: [UInt8] = []
    while pseudo_terminal_wait(descriptor, milliseconds) == 1 {
      var bytes = [UInt8](repeating: 0, count: 65_536)
      let count = read(descriptor, &bytes, bytes.count)
      guard count > 0 else { return nil }
      received += bytes[..<count]
      if received.suffix(Self.endOfPicture.count) == Self.endOfPicture[...] {
        return (Self.now(CLOCK_MONOTONIC) - wall, Self.now(clock) - processor)
      }
    }
    return nil
  }

  /// The clock of the program's processor time.
  private var clock: clockid_t {
    var clock = clockid_t()
    clock_getcpuclockid(process, &clock)
    return clock
  }

  private static func now(_ clock: clockid_t) -> Double {
    var time = timespec()
    clock_gettime(clock, &time)
    return Double(time.tv_sec) * 1e9 + Double(time.tv_nsec)
  }
}
