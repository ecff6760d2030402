/// Times in nanoseconds.
enum Stopwatch {
  /// The median time of some runs of a piece of work.
  static func median(of count: Int, _ work: () throws -> Void) rethrows -> Double {
    var times: [Double] = []
    for _ in 0..<count { times.append(try time(work)) }
    times.sort()
    return times[times.count / 2]
  }

  /// The time of one run.
  static func time(_ work: () throws -> Void) rethrows -> Double {
    let clock = ContinuousClock()
    let start = clock.now
    try work()
    let passed = (clock.now - start).components
    return Double(passed.seconds) * 1e9 + Double(passed.attoseconds) / 1e9
  }
}

/// The lines of a report.
enum Report {
  /// Prints a figure with one decimal.
  static func line(_ name: String, _ value: Double, _ unit: String) {
    let tenths = (value * 10).rounded() / 10
    print("\(name) \(tenths) \(unit)")
  }
}
