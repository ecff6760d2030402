import Glibc

/// Tells a process that gets no processor time from one that hangs.
///
/// On a busy machine a process may wait for minutes until it runs, which is not its fault. A
/// process that sleeps, or has used much processor time, counts as one that hangs.
enum Starvation {
  /// Seconds of processor time after which a process does not count as starved.
  private static let mostSeconds = 20.0
  private static let looks = 5

  /// Whether a process waits for a processor or a disk.
  ///
  /// Looks several times, since a process may sleep for a moment; takes a second at most.
  static func of(_ process: pid_t) -> Bool {
    for _ in 0..<looks {
      guard let (state, seconds) = state(of: process) else { return false }
      if seconds > mostSeconds { return false }
      // R is runnable, D waits for a disk.
      if state == "R" || state == "D" { return true }
      usleep(200_000)
    }
    return false
  }

  /// The state letter and the processor time of a process, from `/proc/PID/stat`.
  private static func state(of process: pid_t) -> (state: Character, seconds: Double)? {
    guard let file = fopen("/proc/\(process)/stat", "r") else { return nil }
    defer { fclose(file) }
    let bytes = [UInt8](unsafeUninitializedCapacity: 1024) { buffer, count in
      count = fread(buffer.baseAddress, 1, buffer.count, file)
    }
    // The name of the program stands in parentheses and may hold anything.
    let fields = String(decoding: bytes, as: UTF8.self).split(separator: ")").last?
      .split(separator: " ")
    guard let fields, fields.count > 12, let state = fields[0].first,
      let user = Double(fields[11]), let system = Double(fields[12])
    else { return nil }
    return (state, (user + system) / Double(sysconf(Int32(_SC_CLK_TCK))))
  }
}
