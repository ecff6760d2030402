import Glibc
import LayEngine
import LayLanguage
import RandomDeclaredViews
import Testing

/// Views that are printed as SwiftUI and read again have the same layout, frame by frame.
///
/// Views are put together from the examples of all declarations, with seeds. The environment
/// variable `LAY_ROUND_TRIPS` says how many are tried; `scripts/bench --only round-trips` tries
/// 2,000.
@Suite struct RoundTripTests {
  private static let asked = getenv("LAY_ROUND_TRIPS").flatMap { Int(String(cString: $0)) } ?? 500

  /// The results for some of the seeds.
  private struct Outcome {
    var views = 0
    var compared = 0
    var failures: [String] = []
  }

  @Test(arguments: 0..<4)
  func `views are laid out the same when they are read again`(part: Int) throws {
    let seeds = (0..<Self.asked).filter { $0 % 4 == part }
    let outcome = try DeepStack.run { () throws in try Self.tried(seeds) }
    for failure in outcome.failures { Issue.record("\(failure)") }
    // Nearly all sources give views, and most views have a counterpart in SwiftUI.
    #expect(outcome.views * 10 >= seeds.count * 8)
    #expect(outcome.compared * 10 >= outcome.views * 7)
    if Self.asked > 500 { print("\(outcome.views) views, \(outcome.compared) compared") }
  }

  private static func tried(_ seeds: [Int]) throws -> Outcome {
    var outcome = Outcome()
    for seed in seeds {
      var random = DeclaredViews(seed: seed, hasInterface: false)
      let source = random.view(depth: 3)
      guard let trip = try RoundTrip(source) else { continue }
      outcome.views += 1
      let title = "seed \(seed): \(source)\n\(trip.printed)"
      if trip.hasMistakes { outcome.failures.append("\(title)\n\(trip.remarks)") }
      guard !trip.isPartial else { continue }
      outcome.compared += 1
      for proposal in [random.proposal(), random.proposal()] {
        guard let difference = trip.difference(at: proposal) else { continue }
        outcome.failures.append("\(title)\n\(difference)")
        break
      }
    }
    return outcome
  }
}
