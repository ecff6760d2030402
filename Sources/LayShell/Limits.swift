import Glibc
import LayLanguage

/// What ends a program from the outside: Ctrl-C, the clock, the memory.
package struct Limits: Sendable {
  /// Looking at the memory takes longer than looking at the clock.
  private static let looksBetweenMemory = 16

  private let seconds: Double?

  /// - Parameter seconds: how long programs may run; nil for as long as they like.
  package init(seconds: Double? = nil) { self.seconds = seconds }

  /// Makes them the limits of an interpreter; its time begins now.
  package func apply(to interpreter: Interpreter) {
    let deadline = seconds.map { (seconds: $0, time: Self.now + $0) }
    var looks = 0
    interpreter.reasonToStop = {
      if Interruption.isRequested { return .interrupted }
      if let deadline, Self.now > deadline.time { return .outOfTime(seconds: deadline.seconds) }
      looks += 1
      return looks % Self.looksBetweenMemory == 0 && MemoryUse.isTooMuch ? .outOfMemory : nil
    }
    interpreter.isOutOfMemory = { MemoryUse.isTooMuch }
  }

  /// Seconds on a clock that is never set.
  private static var now: Double {
    var time = timespec()
    clock_gettime(CLOCK_MONOTONIC, &time)
    return Double(time.tv_sec) + Double(time.tv_nsec) / 1e9
  }
}
