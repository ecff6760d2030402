/// Times in nanoseconds.
enum Stopwatch {
  /// The median time of some runs of a piece of work.
  static func median(of count: Int, _ work: () throws -> Void) rethrows -> Double {
    let clock = ContinuousClock()
    var times: [Double] = []
    for _ in 0..<count {
      let start = clock.now
      try work()
      let passed = (clock.now - start).components
      times.append(Double(passed.seconds) * 1e9 + Double(passed.attoseconds) / 1e9)
    }
    times.sort()
    return times[times.count / 2]
  }
}

enum Report {
  /// Prints a figure with one decimal.
  static func line(_ name: String, _ value: Double, _ unit: String) {
    let tenths = (value * 10).rounded() / 10
    print("\(name) \(tenths) \(unit)")
  }
}
