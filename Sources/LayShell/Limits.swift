import Glibc
import LayLanguage

/// What ends a program from the outside: Ctrl-C, the clock, the memory.
package struct Limits: Sendable {
  /// The most bytes that the process may hold while a program runs.
  private static let mostBytes = 1 << 30

  private let seconds: Double?
  private let deadline: Double?

  /// - Parameter seconds: how long programs may run from now on; nil for as long as they like.
  package init(seconds: Double? = nil) {
    self.seconds = seconds
    deadline = seconds.map { Self.now + $0 }
  }

  /// Makes them the limits of an interpreter.
  package func apply(to interpreter: Interpreter) {
    interpreter.reasonToStop = { reasonToStop }
    interpreter.isOutOfMemory = { Self.residentBytes > Self.mostBytes }
  }

  private var reasonToStop: StopReason? {
    if Interruption.isRequested { return .interrupted }
    guard let deadline, let seconds, Self.now > deadline else { return nil }
    return .outOfTime(seconds: seconds)
  }

  /// Seconds on a clock that is never set.
  private static var now: Double {
    var time = timespec()
    clock_gettime(CLOCK_MONOTONIC, &time)
    return Double(time.tv_sec) + Double(time.tv_nsec) / 1e9
  }

  /// The memory of this process that is in use; 0 where the system does not tell.
  private static var residentBytes: Int {
    let file = open("/proc/self/statm", O_RDONLY)
    guard file >= 0 else { return 0 }
    defer { close(file) }
    var bytes = [UInt8](repeating: 0, count: 128)
    let count = read(file, &bytes, bytes.count)
    let fields = bytes.prefix(max(0, count)).split(separator: UInt8(ascii: " "))
    guard fields.count > 1, let pages = Int(String(decoding: fields[1], as: UTF8.self)) else {
      return 0
    }
    return pages * sysconf(Int32(_SC_PAGESIZE))
  }
}
