import CLibedit
import Glibc
import LayLanguage

/// What ends a program from the outside: Ctrl-C, the clock, the memory, output without a reader.
final class Limits {
  /// Looking at the memory takes longer than looking at the clock.
  private static let looksBetweenMemory = 16
  /// How often memory is looked at, at most.
  ///
  /// What takes much is checked when it asks for it; what takes little cannot add up to much in this
  /// time.
  private static let secondsBetweenMemory = 0.002

  /// A time that something may take.
  private struct Allowance {
    let seconds: Double
    let limit: TimeLimit
    let end: Double

    init(_ seconds: Double, _ limit: TimeLimit) {
      self.seconds = seconds
      self.limit = limit
      end = Limits.now + seconds
    }

    var reason: StopReason { .outOfTime(seconds: seconds, for: limit) }
  }

  private let seconds: Double?
  private let limit: TimeLimit
  private let isOutputGone: () -> Bool
  /// For the program that runs, and for all that are to run.
  private var forOne, forAll: Allowance?
  private var looks = 0
  private var nextMemoryLook = Limits.now + secondsBetweenMemory
  /// Called whenever a program looks whether it is to end.
  var onLook: () -> Void = {}

  /// - Parameters:
  ///   - seconds: how long a program may run; nil for as long as it likes.
  ///   - limit: what that time is for.
  ///   - secondsForAll: how long all programs together may run, from now on.
  ///   - isOutputGone: whether what programs print cannot be written any more.
  init(
    seconds: Double? = nil, for limit: TimeLimit = .program, secondsForAll: Double? = nil,
    isOutputGone: @escaping () -> Bool = { false }
  ) {
    self.seconds = seconds
    self.limit = limit
    self.isOutputGone = isOutputGone
    forAll = secondsForAll.map { Allowance($0, .allFiles) }
  }

  /// The time of a program begins now.
  func begin() {
    forOne = seconds.map { Allowance($0, limit) }
    setAlarm()
  }

  /// Nothing runs until `begin`, so that the time is not up.
  func pause() {
    forOne = nil
    setAlarm()
  }

  private func setAlarm() {
    let end =
      switch (forOne?.end, forAll?.end) {
      case (let one?, let all?): min(one, all)
      case (let one, let all): one ?? all
      }
    alarm_set(end.map { max(0, $0 - Self.now) } ?? -1)
  }

  /// Makes them the limits of an interpreter.
  func apply(to interpreter: Interpreter) {
    interpreter.reasonToStop = { self.reasonToStop }
    interpreter.isOutOfMemory = { MemoryUse.isTooMuch(adding: $0) }
  }

  /// Why a program is to end now.
  var reasonToStop: StopReason? {
    onLook()
    if let reason = reasonToWaitNoLonger { return reason }
    if isOutputGone() { return .outputGone }
    return isOutOfMemory ? .outOfMemory : nil
  }

  /// Looks at the memory if it is time to.
  private var isOutOfMemory: Bool {
    looks += 1
    guard looks % Self.looksBetweenMemory == 0 else { return false }
    let now = Self.now
    guard now > nextMemoryLook else { return false }
    nextMemoryLook = now + Self.secondsBetweenMemory
    return MemoryUse.isTooMuch()
  }

  /// Why reading and writing are to end where they would have to wait.
  var reasonToWaitNoLonger: StopReason? {
    if Interruption.isRequested { return .interrupted }
    if forOne == nil, forAll == nil { return nil }
    let now = Self.now
    return [forAll, forOne].compactMap(\.self).first { now > $0.end }?.reason
  }

  /// Why no more programs are to be run.
  var reasonToRunNoMore: StopReason? {
    if Interruption.isRequested { return .interrupted }
    if isOutputGone() { return .outputGone }
    guard let forAll, Self.now > forAll.end else { return nil }
    return forAll.reason
  }

  /// Seconds on a clock that is never set.
  private static var now: Double {
    var time = timespec()
    clock_gettime(CLOCK_MONOTONIC, &time)
    return Double(time.tv_sec) + Double(time.tv_nsec) / 1e9
  }
}
