import LayEngine
import LayLanguage

/// Where the structure of a view changes along one axis, found one stretch at a time, so that the
/// stops found so far can already be shown.
struct BreakpointRuler {
  /// A breakpoint to jump to.
  struct Stop {
    /// The length to propose: the first, in points, that has the new structure.
    let length: Double
    let change: Breakpoints.Change
  }

  /// Where the first such length is not included in the new structure, this is added to it, in
  /// points.
  private static let step = 1.0 / 64
  /// How many points are searched at a time.
  private static let stretch = 50.0
  /// Longer proposals are not searched, in points.
  private static let longest = 20_000.0

  let line: ProposalLine
  private(set) var stops: [Stop] = []
  /// The length up to which all stops are known, in points.
  private(set) var end = 0.0
  /// The length at which the ruler ends, in points.
  private(set) var limit: Double
  /// Why the rest of the ruler cannot be searched; nil while it can.
  private(set) var failure: String?

  init(_ line: ProposalLine, upTo length: Double) {
    self.line = line
    limit = Self.rounded(length)
  }

  /// The end of a ruler that shows a length: with some room after it, in whole hundreds of points.
  private static func rounded(_ length: Double) -> Double {
    guard length.isFinite else { return 500 }
    return min(max(300, (length * 1.25 / 100).rounded(.up) * 100), longest)
  }

  var isDone: Bool { end >= limit || failure != nil }

  /// Extends the ruler to include a length; returns whether it got longer.
  mutating func include(_ length: Double) -> Bool {
    guard length.isFinite, length > limit, limit < Self.longest else { return false }
    limit = Self.rounded(length)
    return true
  }

  /// The first stop above a length, among those that are known.
  func stop(above length: Double) -> Stop? { stops.first { $0.length > length } }

  /// The last stop below a length.
  func stop(below length: Double) -> Stop? { stops.last { $0.length < length } }

  /// The last known stop at or below a length, where the structure at that length begins.
  func stop(at length: Double) -> Stop? { stops.last { $0.length <= length } }

  /// Searches the next stretch.
  ///
  /// - Parameter lookout: where it finds a reason to stop, the stretch is searched again next time.
  mutating func extend(_ view: CurrentView, _ lookout: Lookout) {
    let range = end...min(end + Self.stretch, limit)
    let search = RangeSearch(view: view, line: line, lookout: lookout)
    do throws(Diagnostic) {
      let found = try search.find(over: range) { () throws(Diagnostic) in
        Array(stride(from: range.lowerBound, through: range.upperBound, by: 1))
      }
      if found.stop != nil { return }
      stops += Breakpoints(found: found, range: range, lookout).changes.map(Self.stop)
      end = range.upperBound
    } catch {
      if !error.isInterruption { failure = error.message }
    }
  }

  private static func stop(_ change: Breakpoints.Change) -> Stop {
    let start = change.start
    guard !start.isIncluded else { return Stop(length: start.length, change: change) }
    let middle = start.length + (change.after.end.length - start.length) / 2
    return Stop(length: min(start.length + step, middle), change: change)
  }
}
