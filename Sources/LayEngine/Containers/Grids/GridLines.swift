/// The columns or the rows of a grid while their lengths are found.
struct GridLines<N: Scalar> {
  struct Line: BitwiseCopyable {
    var length: N
    /// How many cells of the current priority still keep this line open.
    var openCells: Int32
    /// Whether its length is subtracted from what is shared.
    var isSettled: Bool

    var isOpen: Bool { openCells > 0 }
  }

  let lines: UnsafeMutablePointer<Line>
  let count: Int
  /// What is proposed, without the gaps.
  let room: Length<N>
  private(set) var openCount = 0
  /// The lengths of the settled lines.
  private var settled = N(0)

  init<T>(_ count: Int, _ proposed: Length<N>, without gaps: Double, _ pass: inout Pass<N, T>) {
    lines = pass.scratch.take(count, of: Line.self)
    for index in 0..<count { lines[index] = Line(length: N(0), openCells: 0, isSettled: false) }
    self.count = count
    room = proposed.map { $0 - N(gaps) }
  }

  var sum: N {
    var sum = N(0)
    for index in 0..<count { sum = sum + lines[index].length }
    return sum
  }

  /// The length that is left for lines that are not settled; unspecified where nothing is proposed.
  var left: Length<N> { room.map { $0.isFinite ? $0 - settled : $0 } }

  /// The share of each open line.
  var share: Length<N> { left.map { $0.isFinite ? $0 / Double(max(openCount, 1)) : $0 } }

  /// Makes a line at least so long; returns whether it was shorter.
  mutating func grow<T>(_ index: Int, to length: N, _ pass: inout Pass<N, T>) -> Bool {
    guard pass.isLess(lines[index].length, length) else { return false }
    add(length - lines[index].length, to: index, length)
    return true
  }

  mutating func add(_ part: N, to index: Int) {
    add(part, to: index, lines[index].length + part)
  }

  /// Takes a length from what is shared that no line has yet.
  mutating func reserve(_ length: N) { settled = settled + length }

  private mutating func add(_ part: N, to index: Int, _ length: N) {
    lines[index].length = length
    if lines[index].isSettled { settled = settled + part }
  }

  // MARK: Open and settled lines

  mutating func open(_ index: Int) {
    if !lines[index].isOpen { openCount += 1 }
    lines[index].openCells += 1
  }

  mutating func close(_ index: Int) {
    lines[index].openCells -= 1
    guard !lines[index].isOpen else { return }
    openCount -= 1
    settle(index)
  }

  /// Settles and closes every line; `sum` is their length together.
  mutating func settleAll(to sum: N) {
    for index in 0..<count {
      lines[index].openCells = 0
      lines[index].isSettled = true
    }
    openCount = 0
    settled = sum
  }

  /// Settles every line that is not open.
  mutating func settleAll() {
    for index in 0..<count where !lines[index].isOpen { settle(index) }
  }

  private mutating func settle(_ index: Int) {
    guard !lines[index].isSettled else { return }
    lines[index].isSettled = true
    settled = settled + lines[index].length
  }
}
