import Glibc

/// Runs other programs and measures them.
enum Process {
  /// What a run took, in nanoseconds.
  struct Cost {
    /// Processor time, in user mode and in the kernel.
    var processor: Double
    /// Time on the clock, from start to exit.
    var wall: Double

    static let endless = Cost(processor: .infinity, wall: .infinity)

    func least(_ other: Cost) -> Cost {
      Cost(processor: min(processor, other.processor), wall: min(wall, other.wall))
    }
  }

  /// Runs a program to its end and drops its output; nil if it cannot be run or fails.
  static func run(_ words: [String]) -> Cost? {
    var arguments: [UnsafeMutablePointer<CChar>?] = words.map { strdup($0) }
    arguments.append(nil)
    defer { for argument in arguments { free(argument) } }
    var actions = posix_spawn_file_actions_t()
    posix_spawn_file_actions_init(&actions)
    posix_spawn_file_actions_addopen(&actions, STDOUT_FILENO, "/dev/null", O_WRONLY, 0)
    defer { posix_spawn_file_actions_destroy(&actions) }
    var child = pid_t()
    let clock = ContinuousClock()
    let start = clock.now
    guard posix_spawnp(&child, words[0], &actions, nil, arguments, environ) == 0 else {
      return nil
    }
    var status: Int32 = 0
    var usage = rusage()
    guard wait4(child, &status, 0, &usage) == child, status == 0 else { return nil }
    let passed = (clock.now - start).components
    return Cost(
      processor: nanoseconds(usage.ru_utime) + nanoseconds(usage.ru_stime),
      wall: Double(passed.seconds) * 1e9 + Double(passed.attoseconds) / 1e9)
  }

  /// The least costs of some commands, run alternately; `endless` for a command that cannot be run.
  static func least(rounds: Int, _ commands: [[String]]) -> [Cost] {
    var costs = [Cost](repeating: .endless, count: commands.count)
    for _ in 0..<rounds {
      for (index, command) in commands.enumerated() {
        if let cost = run(command) { costs[index] = costs[index].least(cost) }
      }
    }
    return costs
  }

  /// The lines that a command prints; empty if it cannot be run.
  static func output(of command: String) -> [String] {
    guard let pipe = popen(command, "r") else { return [] }
    defer { pclose(pipe) }
    var lines: [String] = []
    while let line = readLine(from: pipe) { lines.append(line) }
    return lines
  }

  /// Passes the path of a temporary file that holds a script; nil if the file cannot be written.
  static func withScript<Result>(
    _ text: String, ending: String, _ body: (String) throws -> Result
  ) rethrows -> Result? {
    let path = "/tmp/lay-bench-\(getpid())-\(number).\(ending)"
    number += 1
    guard let file = fopen(path, "w") else { return nil }
    fputs(text, file)
    fclose(file)
    defer { unlink(path) }
    return try body(path)
  }

  nonisolated(unsafe) private static var number = 0

  private static func nanoseconds(_ time: timeval) -> Double {
    Double(time.tv_sec) * 1e9 + Double(time.tv_usec) * 1e3
  }
}

/// The next line of an open file, without its end; nil after the last.
private func readLine(from file: UnsafeMutablePointer<FILE>) -> String? {
  var line: UnsafeMutablePointer<CChar>?
  var capacity = 0
  defer { free(line) }
  let count = getline(&line, &capacity, file)
  guard count > 0, let line else { return nil }
  let text = String(cString: line)
  return text.hasSuffix("\n") ? String(text.dropLast()) : text
}
