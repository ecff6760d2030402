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
package typealias TraceLog = [TraceEvent]

/// Keeps every event in order.
struct Recorder: Tracer {
  static var isOn: Bool { true }
  private var events: TraceLog = []
  var log: TraceLog? { events }

  mutating func append(_ event: TraceEvent) { events.append(event) }
}
