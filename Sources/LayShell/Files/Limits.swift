import CLibedit
import Glibc
import LayLanguage

/// Stops a program from outside: by Ctrl-C, a time limit, memory, or output without a reader.
final class Limits {
  /// How many times `reasonToStop` is read between two looks at memory, which cost more than the
  /// clock.
  private static let looksBetweenMemory = 16
  /// The shortest time between two looks at memory.
  ///
  /// Large allocations are checked when they are requested; small ones cannot add up to much in
  /// this time.
  private static let secondsBetweenMemory = 0.002

  /// A time limit with its deadline.
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
  /// The time limits of the running program and of all programs together.
  private var forOne, forAll: Allowance?
  private var looks = 0
  private var nextMemoryLook = Limits.now + secondsBetweenMemory
  /// Whether a file of the program has changed, so that it is run again; nil if it is not watched.
  var isOutdated: (() -> Bool)? { didSet { setAlarm() } }
  /// The longest time from a change to the end of the program.
  private static let secondsBetweenChanges = 0.05
  private var nextChangeLook = 0.0
  /// Called whenever a program checks whether it has to stop.
  var onLook: () -> Void = {}

  /// - Parameters:
  ///   - seconds: how long a program may run; nil for no limit.
  ///   - limit: what `seconds` applies to.
  ///   - secondsForAll: how long all programs together may run, from now on.
  ///   - isOutputGone: whether output can no longer be written.
  init(
    seconds: Double? = nil, for limit: TimeLimit = .program, secondsForAll: Double? = nil,
    isOutputGone: @escaping () -> Bool = { false }
  ) {
    self.seconds = seconds
    self.limit = limit
    self.isOutputGone = isOutputGone
    forAll = secondsForAll.map { Allowance($0, .allFiles) }
  }

  /// Limits of the same kind for work of several files that is one program together: its time is over for all.
  func ofOneQuestion() -> Limits {
    let limits = Limits(secondsForAll: seconds, isOutputGone: isOutputGone)
    limits.isOutdated = isOutdated
    return limits
  }

  /// Starts the time of a program.
  func begin() {
    forOne = seconds.map { Allowance($0, limit) }
    setAlarm()
    DeferredRelease.resume()
  }

  /// Stops the time of the program until `begin`.
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
    let wait = end.map { max(0, $0 - Self.now) }
    alarm_set(isOutdated == nil ? wait ?? -1 : min(wait ?? .infinity, Self.secondsBetweenChanges))
  }

  /// Installs these limits in an interpreter.
  func apply(to interpreter: Interpreter) {
    interpreter.reasonToStop = { self.reasonToStop }
    interpreter.isOutOfMemory = { MemoryUse.isTooMuch(adding: $0) }
  }

  /// Why the running program has to stop; nil if it may go on.
  var reasonToStop: StopReason? {
    onLook()
    if let reason = reasonToWaitNoLonger {
      // What the program made is freed when nobody waits for it.
      DeferredRelease.postpone()
      return reason
    }
    if isOutputGone() { return .outputGone }
    return isOutOfMemory ? .outOfMemory : nil
  }

  /// Checks memory if it is time to; false if it is not.
  private var isOutOfMemory: Bool {
    looks += 1
    guard looks % Self.looksBetweenMemory == 0 else { return false }
    let now = Self.now
    guard now > nextMemoryLook else { return false }
    nextMemoryLook = now + Self.secondsBetweenMemory
    return MemoryUse.isTooMuch()
  }

  /// Why waiting for input or output has to stop; nil if it may go on.
  var reasonToWaitNoLonger: StopReason? {
    if Interruption.isRequested { return .interrupted }
    if forOne == nil, forAll == nil, isOutdated == nil { return nil }
    let now = Self.now
    if let isOutdated, now > nextChangeLook {
      if isOutdated() { return .outdated }
      nextChangeLook = now + Self.secondsBetweenChanges
    }
    return [forAll, forOne].compactMap(\.self).first { now > $0.end }?.reason
  }

  /// Why no further program may be started; nil if one may.
  var reasonToRunNoMore: StopReason? {
    if Interruption.isRequested { return .interrupted }
    if isOutputGone() { return .outputGone }
    if isOutdated?() == true { return .outdated }
    guard let forAll, Self.now > forAll.end else { return nil }
    return forAll.reason
  }

  /// Seconds on a monotonic clock.
  static var now: Double {
    var time = timespec()
    clock_gettime(CLOCK_MONOTONIC, &time)
    return Double(time.tv_sec) + Double(time.tv_nsec) / 1e9
  }

  /// Seconds that this thread has worked.
  static var processorSeconds: Double {
    var time = timespec()
    clock_gettime(CLOCK_THREAD_CPUTIME_ID, &time)
    return Double(time.tv_sec) + Double(time.tv_nsec) / 1e9
  }
}

/// Whether Ctrl-C was pressed.
///
/// A signal handler sets the flag; the evaluator checks it every thousand calls and loop
/// iterations, and stops. The prompt clears it. Reading it costs one load.
enum Interruption {
  static var isRequested: Bool { signals_interrupted() }

  static func clear() {
    signals_set_interrupted(false)
    alarm_wait_for_time()
  }

  /// Makes Ctrl-C set the flag instead of ending the process, and interrupt system calls in which
  /// this thread waits.
  static func install() {
    alarm_install()
    signals_watch_interruption()
  }

  /// Makes SIGTERM do the same, for what tells what it has until then.
  static func installForTermination() {
    install()
    signals_watch_termination()
  }
}
