import Glibc
import LayLanguage

/// What ends a program from the outside: Ctrl-C, the clock, the memory, nobody who reads.
struct Limits {
  /// The most bytes that the process may hold while a program runs: 1 GiB of them may be stack.
  private static let mostBytes = 5 << 29

  private let seconds: Double?
  let isOutputGone: () -> Bool

  /// - Parameters:
  ///   - seconds: how long programs may run; nil for as long as they like.
  ///   - isOutputGone: whether what programs print cannot be written any more.
  init(seconds: Double? = nil, isOutputGone: @escaping () -> Bool = { false }) {
    self.seconds = seconds
    self.isOutputGone = isOutputGone
  }

  /// Makes them the limits of an interpreter; its time begins now.
  func apply(to interpreter: Interpreter) {
    let deadline = seconds.map { (seconds: $0, time: Self.now + $0) }
    let isOutputGone = isOutputGone
    interpreter.reasonToStop = {
      if Interruption.isRequested { return .interrupted }
      if isOutputGone() { return .outputGone }
      guard let deadline, Self.now > deadline.time else { return nil }
      return .outOfTime(seconds: deadline.seconds)
    }
    interpreter.isOutOfMemory = { Self.residentBytes > Self.mostBytes }
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
