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
