import LayLanguage
import Testing

@testable import LayShell

/// The views of all cases, printed as SwiftUI and read again.
@Suite(.serialized, .timeLimit(.minutes(15))) struct CaseRoundTripTests {
  private static let divides = "0 / 0 is an error in a script, and no number in Swift"
  private static let prints = "a value of the environment prints as Swift prints it"

  private static let exemptions = Exemptions(reasons: [
    "Cases/devices/told.md 10": "its content is `it`, the value before",
    "Cases/examples/articles-2.lay 10": divides, "Cases/examples/articles-3.lay 1": divides,
    "Cases/examples/layouts-1.lay 9": divides, "Cases/examples/layouts-2.lay 1": divides,
    "Cases/examples/layouts-2.lay 6": divides, "Cases/examples/layouts-3.lay 1": divides,
    "Cases/layouts/card-layout.lay 23": divides,
    "Cases/modifiers/matched-geometry.lay 1": "matched geometry needs a namespace, and is left out",
    "Cases/modifiers/matched-geometry.lay 8": "matched geometry needs a namespace, and is left out",
    "Cases/swiftui/environment.md 1": prints, "Cases/swiftui/environment.md 3": prints,
  ])

  @Test func `the views of cases are laid out the same when they are read again`() throws {
    #expect(CaseView.shown.count > 290)
    var compared = 0
    Self.exemptions.check(areAmong: CaseView.shown)
    for view in CaseView.shown where !view.isPartial {
      compared += 1
      let read = try DeepStack.run { () throws in try view.readAgain() }
      let isSame = read.frames == view.frames
      Self.exemptions.check(
        view, complaint: isSame ? nil : "\(view.frames)\n\(read.frames)\n\(read.remarks)")
    }
    // Nearly all views have a counterpart in SwiftUI.
    #expect(compared * 100 >= CaseView.shown.count * 85)
  }
}
