import Glibc

/// Measures this thread's processor time in nanoseconds, which other processes hardly affect.
enum Stopwatch {
  static func time(_ work: () throws -> Void) rethrows -> Double {
    let start = now
    try work()
    return now - start
  }

  /// The least time of each piece of work.
  ///
  /// The pieces run alternately, so that a temporary slowdown of the machine affects all of them.
  static func least(rounds: Int, _ pieces: [() throws -> Void]) throws -> [Double] {
    var times = [Double](repeating: .infinity, count: pieces.count)
    for _ in 0..<rounds {
      for (index, piece) in pieces.enumerated() {
        times[index] = min(times[index], try time(piece))
      }
    }
    return times
  }

  private static var now: Double {
    var time = timespec()
    clock_gettime(CLOCK_THREAD_CPUTIME_ID, &time)
    return Double(time.tv_sec) * 1e9 + Double(time.tv_nsec)
  }
}
