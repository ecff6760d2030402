/// What happened in a pass, one event after the other.
///
/// There are some thirty events for a view. Frequent kinds are encoded as a few words each, in
/// pieces of memory that are never moved, and decoded when they are read; others are stored as
/// `TraceEvent`s.
package final class TraceLog: Sequence {
  /// The number of words in a piece: small enough for the allocator to use its memory again.
  private static let wordsInPiece = 8192

  private var pieces: [UnsafeMutablePointer<UInt64>] = []
  /// How many words of each piece but the last are used.
  private var counts: [Int] = []
  private(set) var others: [TraceEvent] = []
  /// Where the next word goes, and where its piece ends.
  private var next: UnsafeMutablePointer<UInt64>
  private var end: UnsafeMutablePointer<UInt64>
  package private(set) var count = 0

  /// The address that a log without a piece points to.
  nonisolated(unsafe) private static let nowhere = UnsafeMutablePointer<UInt64>.allocate(
    capacity: 1)

  init() {
    next = Self.nowhere
    end = Self.nowhere
  }

  deinit { for piece in pieces { piece.deallocate() } }

  /// The largest number of memory blocks that it allocated: one for each piece, and one for the
  /// contents of each event that is stored as a `TraceEvent`.
  package var blockCount: Int { pieces.count + others.count }

  /// The words that are read.
  var pieceCount: Int { pieces.count }

  func words(of piece: Int) -> UnsafeBufferPointer<UInt64> {
    let first = pieces[piece]
    let count = piece < counts.count ? counts[piece] : next - first
    return UnsafeBufferPointer(start: first, count: count)
  }

  package func makeIterator() -> TraceLogIterator { TraceLogIterator(self) }

  // MARK: Writing

  /// Writes the head of an event and returns the address for its further words.
  @inline(__always)
  func add(_ kind: TraceWord.Kind, _ node: NodeID, small: UInt64 = 0, words: Int)
    -> UnsafeMutablePointer<UInt64>
  {
    if next + (words + 1) > end { addPiece() }
    let first = next
    first[0] = TraceWord.head(kind, node, small)
    next += words + 1
    count += 1
    return first + 1
  }

  @inline(never)
  private func addPiece() {
    if let last = pieces.last { counts.append(next - last) }
    let piece = UnsafeMutablePointer<UInt64>.allocate(capacity: Self.wordsInPiece)
    pieces.append(piece)
    next = piece
    end = piece + Self.wordsInPiece
  }

  /// Stores an event as it is.
  @inline(never)
  func addOther(_ event: TraceEvent) {
    _ = add(.other, NodeID(others.count), words: 0)
    others.append(event)
  }
}

/// The encoding of events as words.
///
/// The first word holds the kind, a small value and the node; the others are numbers.
enum TraceWord {
  enum Kind: UInt64 {
    case asked, answered, remembered, arranging, arranged, probing, findingLine, foundLine, probed
    case shared, sharing, available, decided, aligning, inset, clamped, other

    /// How many words follow the first one.
    var words: Int {
      switch self {
      case .arranged, .probing, .other: 0
      case .available, .foundLine, .decided: 1
      case .asked, .answered, .findingLine: 2
      case .probed, .sharing, .aligning: 3
      case .remembered, .arranging, .inset, .clamped: 4
      case .shared: 6
      }
    }
  }

  @inline(__always)
  static func head(_ kind: Kind, _ node: NodeID, _ small: UInt64) -> UInt64 {
    kind.rawValue | small << 8 | UInt64(UInt32(bitPattern: node)) << 32
  }

  static func kind(_ head: UInt64) -> Kind { Kind(rawValue: head & 0xFF) ?? .other }
  static func small(_ head: UInt64) -> UInt64 { head >> 8 & 0xFF_FFFF }
  static func node(_ head: UInt64) -> NodeID { NodeID(truncatingIfNeeded: head >> 32) }

  @inline(__always)
  static func of(_ number: Double?) -> UInt64 { (number ?? .nan).bitPattern }

  static func number(_ word: UInt64) -> Double { Double(bitPattern: word) }

  /// Decodes nil from NaN, which is never a proposed length.
  static func length(_ word: UInt64) -> Double? {
    let number = Double(bitPattern: word)
    return number.isNaN ? nil : number
  }

  /// Two counts in a word.
  @inline(__always)
  static func pair(_ first: Int, _ second: Int) -> UInt64 {
    UInt64(UInt32(truncatingIfNeeded: first)) | UInt64(UInt32(truncatingIfNeeded: second)) << 32
  }

  static func first(_ word: UInt64) -> Int { Int(UInt32(truncatingIfNeeded: word)) }
  static func second(_ word: UInt64) -> Int { Int(word >> 32) }
}
