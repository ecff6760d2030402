import LayEngine
import RandomDeclaredViews
import Testing

/// Programs with definitions of all kinds, printed as SwiftUI and read again, give the same layout.
@Suite struct PrintedProgramTests {
  @Test(arguments: Self.programs)
  func `a program is laid out the same when it is read again`(_ program: String) throws {
    let trip = try #require(try RoundTrip(program))
    #expect(!trip.hasMistakes, "\(trip.printed)\n\(trip.remarks)")
    #expect(!trip.isPartial, "\(trip.printed)")
    for proposal in [
      ProposedViewSize(width: nil, height: nil), ProposedViewSize(width: 120, height: 90),
      ProposedViewSize(width: 40, height: 300),
    ] {
      let difference = trip.difference(at: proposal)
      #expect(difference == nil, "\(trip.printed)")
    }
  }

  static let programs =
    WrittenPrograms.all + FurtherPrograms.all + [
      """
      (define-alignment-id third vertical (fn (d) (/ (height d) 3)))
      (hstack :alignment third
        (frame :width 10 :height 30 (color red))
        (alignment-guide third (fn (d) (/ (guide d third) 2)) (text "a"))
        (zstack :alignment third (text "a") (frame :height 40 (color blue))))
      """,
      """
      (define-environment-key inset 4)
      (define-modifier (inner) (content e) (padding (:inset e) content))
      (vstack (inner (text "A")) (environment inset 8 (inner (text "Hi"))))
      """,
      """
      (hstack :spacing 0
        (alignment-guide vertical-center (fn (d) 0) (text "a"))
        (alignment-guide bottom (fn (d) (guide d vertical-center)) (text "b"))
        (vstack :spacing 0
          (alignment-guide horizontal-center (fn (d) 2) (text "c"))
          (alignment-guide leading (fn (d) (guide d horizontal-center)) (text "ddd"))))
      """,
      """
      (define-preference-key total 0 +)
      (overlay-preference-value total
        (fn (value) (frame :width value (color red)))
        (hstack (preference total 3 (text "Hi")) (preference total 5 (text "Ho"))))
      """,
    ]
}
