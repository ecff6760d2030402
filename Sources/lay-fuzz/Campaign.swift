import Foundation

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

  /// Seconds on a clock that only goes forward.
  static var now: Double { ProcessInfo.processInfo.systemUptime }
}

/// Makes an input as small as it can be with the same verdict.
struct Shrinker {
  let runner: Runner
  private static let mostRuns = 100

  /// The smallest input found with the same verdict.
  func shrink(_ input: FuzzInput, _ verdict: String) -> FuzzInput {
    guard input.canShrink else { return input }
    var best = input
    var runs = 0
    // Whole pieces first, then the bytes of those that are left.
    best.pieces = shrink(best.pieces, &runs) { pieces in
      var smaller = best
      smaller.pieces = pieces
      return Verdict.of(runner.run(smaller), smaller) == verdict
    }
    for index in best.pieces.indices {
      let whole = best
      best.pieces[index] = shrink(whole.pieces[index], &runs) { bytes in
        var smaller = whole
        smaller.pieces[index] = bytes
        return Verdict.of(runner.run(smaller), smaller) == verdict
      }
    }
    return best
  }

  /// Leaves out halves, quarters and so on, as long as the rest is still wrong.
  private func shrink<Element>(
    _ elements: [Element], _ runs: inout Int, isStillWrong: ([Element]) -> Bool
  ) -> [Element] {
    var elements = elements
    var length = elements.count / 2
    while length > 0, runs < Self.mostRuns {
      var start = 0
      while start < elements.count, runs < Self.mostRuns {
        let smaller = Array(elements[..<start] + elements[min(start + length, elements.count)...])
        runs += 1
        if isStillWrong(smaller) { elements = smaller } else { start += length }
      }
      length /= 2
    }
    return elements
  }
}
