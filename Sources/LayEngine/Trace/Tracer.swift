/// Receives the events of a pass.
///
/// The pass calls it only if `isOn`, which is known at compile time: a pass without a trace
/// contains no code for the calls.
protocol Tracer {
  init()
  static var isOn: Bool { get }
  mutating func append(_ event: TraceEvent)
  /// The events, if they were recorded.
  var log: TraceLog? { get }
}

struct NoTrace: Tracer {
  static var isOn: Bool { false }
  mutating func append(_: TraceEvent) {}
  var log: TraceLog? { nil }
}

/// What happened in a pass, one event after the other; some thirty for each view.
///
/// It is kept in pieces: a single array of millions would be copied as a whole when it grows, and no stop is heard
/// meanwhile.
package struct TraceLog: RandomAccessCollection {
  private static let bitsOfPiece = 14
  private static let lastOfPiece = (1 << bitsOfPiece) - 1

  private var pieces: [[TraceEvent]] = []
  package let startIndex = 0
  package private(set) var endIndex = 0

  package init() {}

  package subscript(index: Int) -> TraceEvent {
    pieces[index >> Self.bitsOfPiece][index & Self.lastOfPiece]
  }

  mutating func append(_ event: TraceEvent) {
    if endIndex & Self.lastOfPiece == 0 {
      var piece: [TraceEvent] = []
      // The first piece grows, as most logs are short.
      if endIndex > 0 { piece.reserveCapacity(Self.lastOfPiece + 1) }
      pieces.append(piece)
    }
    pieces[pieces.count - 1].append(event)
    endIndex += 1
  }
}

/// Keeps every event in order.
struct Recorder: Tracer {
  static var isOn: Bool { true }
  private var events = TraceLog()
  var log: TraceLog? { events }

  mutating func append(_ event: TraceEvent) { events.append(event) }
}
