import LayLanguage
import LaySwift

/// The views of a file that are not judged alone.
///
/// - Rule: the system draws what the code makes in menus and bars alone, and of what stands in a menu its previews
///   show nothing that people see. Rows and sections of a list are judged where the code makes them, and in previews.
struct JudgedElsewhere {
  private var views: Set<String> = []
  private var previews: Set<String> = []

  init() {}

  /// - Parameter places: where the code of the app makes a view; it is told whether the view is rows of a list.
  init(
    _ uses: ViewUses, _ places: (String, Bool) throws(Diagnostic) -> Set<ViewUses.Place>
  ) throws(Diagnostic) {
    for name in uses.declared.union(uses.shownByPreviews) {
      let isOfRows = uses.rows.contains(name)
      let found = try places(name, isOfRows)
      guard !found.isEmpty else { continue }
      if isOfRows || !found.contains(.elsewhere) { views.insert(name) }
      if found == [.menu] { previews.insert(name) }
    }
  }

  func holds(_ part: ShownPart) -> Bool {
    guard let name = part.viewName else { return false }
    return (part.isPreview ? previews : views).contains(name)
  }
}
