import LayLanguage
import LaySwift

/// The views of a file that are not judged alone, or not as screens.
///
/// - Rule: the system draws what the code makes in menus and bars alone, so that previews of it show nothing that
///   people see. Rows and sections of a list are judged where the code makes them, and in previews.
/// - Rule: what the code makes in lists, scroll views and stacks alone is no screen: it has all the height that it
///   wants, and what lacks height in a screen is found there.
/// - Rule: what other systems alone show is left out: all that the code does with it is in `#if os(macOS)`.
struct JudgedElsewhere {
  private var drawn: Set<String> = []
  private var rows: Set<String> = []
  private var parts: Set<String> = []
  private var used: Set<String> = []

  init() {}

  /// - Parameters:
  ///   - places: where the code of the app makes a view.
  ///   - isOfOthers: whether only code for another system makes it.
  init(
    _ uses: ViewUses, _ places: (String) throws(Diagnostic) -> Set<ViewUses.Place>,
    isOfOthers: (String) throws(Diagnostic) -> Bool
  ) throws(Diagnostic) {
    for name in uses.declared.union(uses.shownByPreviews) {
      let found = try places(name)
      if found.isEmpty {
        if try isOfOthers(name) { drawn.insert(name) }
        continue
      }
      used.insert(name)
      if found.isSubset(of: [.menu, .bar]) { drawn.insert(name) }
      if uses.rows.contains(name) { rows.insert(name) }
      if !found.contains(.elsewhere) { parts.insert(name) }
    }
  }

  func holds(_ part: ShownPart) -> Bool {
    guard let name = part.viewName else { return false }
    return drawn.contains(name) || !part.isPreview && rows.contains(name)
  }

  /// Whether what a part shows is a view that the code makes in others.
  func isUsed(_ part: ShownPart) -> Bool { part.viewName.map(used.contains) ?? false }

  /// Whether what is shown is a part of screens wherever the code makes it.
  func isPart(_ shown: ShownPart) -> Bool { shown.viewName.map(parts.contains) ?? false }
}
