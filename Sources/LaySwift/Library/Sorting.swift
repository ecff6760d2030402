import LayEngine
import LayLanguage

/// Sorts as Swift's library does, which asks the order the same questions: the results are the same,
/// even by an order that contradicts itself, as `{ $0 <= $1 }` does.
///
/// - Rule: runs that are in order already, or strictly the other way round, are found; short ones are
///   made longer by inserting; they are merged so that the lengths of those that wait stay balanced.
struct Sorting {
  typealias Order = (Value, Value, inout Machine) throws(Diagnostic) -> Bool

  private(set) var values: [Value]
  private let comesBefore: Order
  private let span: SourceSpan
  /// The runs that wait to be merged.
  private var runs: [Range<Int>] = []

  init(_ values: [Value], _ span: SourceSpan, by comesBefore: @escaping Order) {
    self.values = values
    self.span = span
    self.comesBefore = comesBefore
  }

  mutating func sort(_ machine: inout Machine) throws(Diagnostic) {
    let shortest = Self.shortestRun(values.count)
    if values.count <= shortest {
      return try insert(0..<values.count, sortedEnd: 1, &machine)
    }
    var start = 0
    while start < values.count {
      var end = try nextRun(from: start, &machine)
      if end < values.count, end - start < shortest {
        let longer = min(values.count, start + shortest)
        try insert(start..<longer, sortedEnd: end, &machine)
        end = longer
      }
      runs.append(start..<end)
      try balance(&machine)
      start = end
    }
    while runs.count > 1 { try mergeRuns(at: runs.count - 1, &machine) }
  }

  private func isBefore(
    _ left: Value, _ right: Value, _ machine: inout Machine
  ) throws(Diagnostic) -> Bool {
    try machine.countTurn(span)
    return try comesBefore(left, right, &machine)
  }

  /// At most 64.
  private static func shortestRun(_ count: Int) -> Int {
    guard count >= 64 else { return count }
    let offset = Int.bitWidth - 6 - count.leadingZeroBitCount
    return count >> offset + (count & ((1 << offset) - 1) == 0 ? 0 : 1)
  }

  /// Moves each element to its place among those before it.
  private mutating func insert(
    _ range: Range<Int>, sortedEnd: Int, _ machine: inout Machine
  ) throws(Diagnostic) {
    guard sortedEnd < range.upperBound else { return }
    for next in sortedEnd..<range.upperBound {
      var place = next
      while place > range.lowerBound, try isBefore(values[place], values[place - 1], &machine) {
        values.swapAt(place, place - 1)
        place -= 1
      }
    }
  }

  /// The end of the run from an element on, which is in order then.
  private mutating func nextRun(
    from start: Int, _ machine: inout Machine
  ) throws(Diagnostic) -> Int {
    var current = start + 1
    guard current < values.count else { return current }
    let isDescending = try isBefore(values[current], values[start], &machine)
    repeat {
      current += 1
      guard current < values.count else { break }
    } while try isDescending == isBefore(values[current], values[current - 1], &machine)
    if isDescending { values[start..<current].reverse() }
    return current
  }

  private mutating func balance(_ machine: inout Machine) throws(Diagnostic) {
    while runs.count > 1 {
      var last = runs.count - 1
      let isUnbalanced =
        last >= 3 && runs[last - 3].count <= runs[last - 2].count + runs[last - 1].count
        || last >= 2 && runs[last - 2].count <= runs[last - 1].count + runs[last].count
      if isUnbalanced {
        if runs[last - 2].count < runs[last].count { last -= 1 }
      } else if runs[last - 1].count > runs[last].count {
        return
      }
      try mergeRuns(at: last, &machine)
    }
  }

  private mutating func mergeRuns(at last: Int, _ machine: inout Machine) throws(Diagnostic) {
    let (low, middle, high) = (
      runs[last - 1].lowerBound, runs[last].lowerBound, runs[last].upperBound
    )
    if middle - low < high - middle {
      try mergeUpwards(low, middle, high, &machine)
    } else {
      try mergeDownwards(low, middle, high, &machine)
    }
    runs[last - 1] = low..<high
    runs.remove(at: last)
  }

  private mutating func mergeUpwards(
    _ low: Int, _ middle: Int, _ high: Int, _ machine: inout Machine
  ) throws(Diagnostic) {
    let moved = Array(values[low..<middle])
    var (target, first, second) = (low, 0, middle)
    while first < moved.count, second < high {
      if try isBefore(values[second], moved[first], &machine) {
        values[target] = values[second]
        second += 1
      } else {
        values[target] = moved[first]
        first += 1
      }
      target += 1
    }
    while first < moved.count {
      values[target] = moved[first]
      (target, first) = (target + 1, first + 1)
    }
  }

  private mutating func mergeDownwards(
    _ low: Int, _ middle: Int, _ high: Int, _ machine: inout Machine
  ) throws(Diagnostic) {
    let moved = Array(values[middle..<high])
    var (target, first, second) = (high, middle, moved.count)
    while second > 0, first > low {
      target -= 1
      if try isBefore(moved[second - 1], values[first - 1], &machine) {
        first -= 1
        values[target] = values[first]
      } else {
        second -= 1
        values[target] = moved[second]
      }
    }
    while second > 0 {
      (target, second) = (target - 1, second - 1)
      values[target] = moved[second]
    }
  }
}

extension Sorting {
  /// Elements in their own order.
  static func sorted(
    _ values: [Value], _ call: NativeCall, _ machine: inout Machine
  ) throws(Diagnostic) -> [Value] {
    if let sorted = plain(values) { return sorted }
    let (runtime, span) = (call.runtime, call.span)
    var sorting = Sorting(values, span) { left, right, machine throws(Diagnostic) in
      try runtime.isLess(left, right, &machine, span)
    }
    try sorting.sort(&machine)
    return sorting.values
  }

  /// Elements in the order that a function tells.
  static func sorted(
    _ values: [Value], by function: Callback, _ call: NativeCall, _ machine: inout Machine
  ) throws(Diagnostic) -> [Value] {
    var sorting = Sorting(values, call.span) { left, right, machine throws(Diagnostic) in
      try function.holds(left, right, &machine)
    }
    try sorting.sort(&machine)
    return sorting.values
  }

  /// Integers, or texts, in their order; nil for others.
  private static func plain(_ values: [Value]) -> [Value]? {
    switch values.first {
    case .integer?:
      var integers: [Int] = []
      for value in values {
        guard case .integer(let integer) = value else { return nil }
        integers.append(integer)
      }
      return integers.sorted().map { .integer($0) }
    case .number?:
      var numbers: [Double] = []
      for value in values {
        guard case .number(let number) = value else { return nil }
        numbers.append(number)
      }
      return numbers.sorted().map { .number($0) }
    default: return nil
    }
  }
}
