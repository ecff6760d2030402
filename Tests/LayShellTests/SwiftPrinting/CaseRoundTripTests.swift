import LayLanguage
import Testing

@testable import LayShell

/// The views of all cases, printed as SwiftUI and read again.
@Suite(.serialized, .timeLimit(.minutes(15))) struct CaseRoundTripTests {
  private static let types = "a parameter has a type that does not follow from its uses"

  private static let exemptions = Exemptions(reasons: [
    "Cases/devices/told.md 10": "its content is `it`, the value before",
    "Cases/swiftui/lines-that-go-on.md 11": "its content is `it`, the value before",
    "Cases/swiftui/files/measuring.md 1": types,
    "Cases/swiftui/files/overloads.md 1": types,
    "Cases/swiftui/files/preferences.md 1": types,
    "Cases/swiftui/media.md 1": types,
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
