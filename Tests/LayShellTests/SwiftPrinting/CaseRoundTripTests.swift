import LayLanguage
import Testing

@testable import LayShell

/// The views of all cases, printed as SwiftUI and read again.
@Suite(.serialized, .timeLimit(.minutes(15))) struct CaseRoundTripTests {
  /// Files with a view that has another layout when it is read again, though nothing was left out.
  ///
  /// In `defined-anew` a view was made before its layout was defined anew; `styles-of-the-program`
  /// sets an option of the session; a loop of `swiftui` drops what it calls; `told` has a color of
  /// the session; numbers of `written-values` have commas between thousands as Swift writes them;
  /// in the other files a parameter has a type that does not follow from its uses.
  private static let others: Set<String> = [
    "Cases/controls/styles-of-the-program.md", "Cases/layouts/defined-anew.lay",
    "Cases/printing/swiftui.md", "Cases/devices/told.md", "Cases/swiftui/environment.md",
    "Cases/swiftui/files/measures.md", "Cases/swiftui/files/measuring.md",
    "Cases/swiftui/files/overloads.md", "Cases/swiftui/files/preferences.md",
    "Cases/swiftui/following-styles.md", "Cases/swiftui/media.md", "Cases/swiftui/values.md",
    "Cases/swiftui/written-values.md",
  ]

  @Test func `the views of cases are laid out the same when they are read again`() throws {
    #expect(CaseView.shown.count > 290)
    var compared = 0
    for view in CaseView.shown where !view.isPartial {
      compared += 1
      let read = try DeepStack.run { () throws in try view.readAgain() }
      guard read.frames != view.frames, !Self.others.contains(view.file) else { continue }
      Issue.record(
        "\(view.file):\(view.line)\n\(view.printed)\n\(view.frames)\n\(read.frames)\n\(read.remarks)"
      )
    }
    // Nearly all views have a counterpart in SwiftUI.
    #expect(compared * 100 >= CaseView.shown.count * 85)
  }
}
