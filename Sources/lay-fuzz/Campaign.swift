import Glibc

/// Runs inputs of some kinds until the time is up, and reports what was found.
struct Campaign {
  private struct Tally {
    var inputs = 0
    var seconds = 0.0
    var verdicts: Set<String> = []
  }

  private let runner: Runner
  private let seed: UInt64
  private let kinds: [any Generator.Type]

  init(program: String, seed: UInt64, _ kinds: [any Generator.Type]) {
    runner = Runner(program: program)
    self.seed = seed
    self.kinds = kinds
  }

  /// - Returns: whether nothing was found.
  func run(seconds: Double) -> Bool {
    var tallies = kinds.map { _ in Tally() }
    let end = Self.now + seconds
    while Self.now < end {
      // The kind that had the least time so far: an input of some kinds takes long.
      let index = kinds.indices.min { tallies[$0].seconds < tallies[$1].seconds } ?? 0
      let start = Self.now
      run(kinds[index], &tallies[index])
      tallies[index].seconds += Self.now - start
    }
    print("kind           inputs  minutes  findings")
    for (kind, tally) in zip(kinds, tallies) {
      let minutes = (tally.seconds / 6).rounded() / 10
      print(
        Self.padded(kind.name, 13), Self.padded("\(tally.inputs)", 7, isRight: true),
        Self.padded("\(minutes)", 8, isRight: true),
        Self.padded("\(tally.verdicts.count)", 9, isRight: true))
    }
    return tallies.allSatisfy { $0.verdicts.isEmpty }
  }

  /// Runs one input; reports each verdict once for a kind, with the smallest input that has it.
  private func run(_ kind: any Generator.Type, _ tally: inout Tally) {
    let number = tally.inputs
    var random = SeededRandom(seed: seed &* 1_000_003 &+ UInt64(number))
    let input = kind.input(&random)
    tally.inputs += 1
    guard let verdict = Verdict.of(runner.run(input), input),
      tally.verdicts.insert(verdict).inserted
    else { return }
    let smallest = Shrinker(runner: runner).shrink(input, verdict)
    print("\(kind.name), seed \(seed), input \(number): \(verdict)\n    \(smallest.description)")
    fflush(nil)
  }

  private static func padded(_ text: String, _ width: Int, isRight: Bool = false) -> String {
    let blanks = String(repeating: " ", count: max(0, width - text.count))
    return isRight ? blanks + text : text + blanks
  }

  static var now: Double {
    var time = timespec()
    clock_gettime(CLOCK_MONOTONIC, &time)
    return Double(time.tv_sec) + Double(time.tv_nsec) / 1e9
  }
}
