import LayEngine
import LayLanguage
import LaySwift

/// The views of a file that are not judged alone, or not as screens.
///
/// - Rule: the system draws what the code makes in menus and bars alone, so that previews of it show nothing that
///   people see. Rows and sections of a list are judged where the code makes them, and in previews.
/// - Rule: what the code makes in lists, scroll views and stacks alone is no screen: it has all the height that it
///   wants, and what lacks height in a screen is found there.
/// - Rule: a view that an app's view shows as it is stands where that one does.
/// - Rule: a public view that nothing of the app makes is for the code of others, which give it its room.
/// - Rule: a style that views set around another one wherever they show it is not known where that is judged alone.
/// - Rule: what other systems alone show is left out: all that the code does with it is in `#if os(macOS)`.
/// - Rule: what a preview makes itself is a sample, in a file that declares views: no fault of it is the app's. So is a
///   view that only the file sees, and that previews and such views alone make, and one of previews alone that shows a
///   view of the file which the app makes elsewhere.
struct JudgedElsewhere {
  private var drawn: Set<String> = []
  private var rows: Set<String> = []
  private var parts: Set<String> = []
  private var partsOfRows: Set<String> = []
  private var used: Set<String> = []
  private var declared: Set<String> = []
  private var ranges: [String: Range<Int>] = [:]
  private var styles: [String: Set<String>] = [:]
  private var upright: Set<String> = []
  private var ofPreviews: [String: Range<Int>] = [:]
  private var providers: [Range<Int>] = []
  private var declaresViews = false

  init() {}

  /// - Parameters:
  ///   - places: where the code of the app makes a view.
  ///   - isOfOthers: whether only code for another system makes it.
  ///   - isNamedElsewhere: whether another file of the app names it; nil where the app is not known.
  init(
    _ uses: ViewUses, _ places: (String) throws(Diagnostic) -> Set<ViewUses.Place>,
    isOfOthers: (String) throws(Diagnostic) -> Bool, isNamedElsewhere: ((String) -> Bool)?
  ) throws(Diagnostic) {
    let samples = Self.samples(uses)
    for name in samples { ofPreviews[name] = uses.declared[name]?.range }
    declared = Set(uses.declared.keys)
    ranges = uses.declared.mapValues(\.range)
    for name in declared.union(uses.shownByPreviews) {
      let found = try Self.screens(name, places)
      if found.isEmpty {
        if try isOfOthers(name) { drawn.insert(name) }
        if uses.declared[name]?.isPublic == true { parts.insert(name) }
        if uses.shownByPreviews.contains(name), let declared = uses.declared[name],
          !declared.isPublic, Self.showsOther(name, uses, isNamedElsewhere)
        {
          ofPreviews[name] = declared.range
        }
        continue
      }
      used.insert(name)
      if found.isSubset(of: [.menu, .bar]) { drawn.insert(name) }
      if uses.rows.contains(name) { rows.insert(name) }
      if !found.contains(.elsewhere) { parts.insert(name) }
      if found == [.row] { partsOfRows.insert(name) }
    }
    providers = uses.providers
    declaresViews = !uses.views.isEmpty
  }

  /// The views that only the file sees, and that previews and others of these alone make.
  private static func samples(_ uses: ViewUses) -> Set<String> {
    let own = uses.declared.filter { $0.value.isOfFile }.keys
    var found: Set<String> = []
    while true {
      let next = own.first { name in
        let makers = uses.makers[name] ?? []
        return !found.contains(name) && makers.isSubset(of: found)
          && (!makers.isEmpty || uses.shownByPreviews.contains(name))
      }
      guard let next else { return found }
      found.insert(next)
    }
  }

  /// Whether a view shows another one of its file, which other code shows too: it is there to try that one.
  private static func showsOther(
    _ name: String, _ uses: ViewUses, _ isNamedElsewhere: ((String) -> Bool)?
  ) -> Bool {
    guard let isNamedElsewhere else { return false }
    return uses.declared.keys.contains { other in
      guard other != name, let makers = uses.makers[other], makers.contains(name) else {
        return false
      }
      return makers.count > 1 || isNamedElsewhere(other)
    }
  }

  /// Where a view stands, and the views that show it as it is, and those that show these.
  private static func screens(
    _ name: String, _ places: (String) throws(Diagnostic) -> Set<ViewUses.Place>
  ) throws(Diagnostic) -> Set<ViewUses.Place> {
    var (found, seen): (Set<ViewUses.Place>, Set<String>) = ([], [name])
    var pending = Array(try places(name))
    while let place = pending.popLast() {
      guard case .within(let maker) = place else {
        found.insert(place)
        continue
      }
      guard seen.insert(maker).inserted else { continue }
      let outer = try places(maker)
      pending += outer.isEmpty ? [.elsewhere] : outer
    }
    return found
  }

  /// Finds what the users of the views of the file say of these: the modifiers for controls that all set around them,
  /// or that are set around all users so, and whether all are held upright on phones.
  ///
  /// - Parameters:
  ///   - isUpright: whether a controller of its own holds a view upright.
  ///   - users: the types that show a view, and what each sets around it.
  mutating func addUsers(
    isView: (String) -> Bool, isUpright: (String) throws(Diagnostic) -> Bool,
    _ users: (String) throws(Diagnostic) -> [String: Set<String>]
  ) throws(Diagnostic) {
    var usersOfViews: [String: [String: Set<String>]] = [:]
    var held: Set<String> = []
    var pending = Array(declared)
    while let name = pending.popLast() {
      guard usersOfViews[name] == nil else { continue }
      usersOfViews[name] = isView(name) ? try users(name) : [:]
      if isView(name), try isUpright(name) { held.insert(name) }
      pending += usersOfViews[name]?.keys.filter { !$0.isEmpty } ?? []
    }
    let all = usersOfViews.values.reduce(into: Set()) { $0.formUnion($1.values.joined()) }
    styles = usersOfViews.mapValues { $0.isEmpty ? [] : all }
    upright = Set(usersOfViews.filter { !$0.value.isEmpty }.keys).union(held)
    var isChanging = !all.isEmpty || !held.isEmpty
    if !isChanging { (styles, upright) = ([:], []) }
    while isChanging {
      isChanging = false
      for (name, users) in usersOfViews where !users.isEmpty {
        let common = users.reduce(all) { common, user in
          let own = isView(user.key) ? user.value.union(styles[user.key] ?? []) : []
          return common.intersection(own)
        }
        if common != styles[name] { (styles[name], isChanging) = (common, true) }
        // A controller of its own is what other code shows the view by.
        let isUpright = users.keys.allSatisfy { user in
          isView(user) ? upright.contains(user) : held.contains(name)
        }
        if !isUpright, upright.remove(name) != nil { isChanging = true }
      }
    }
  }

  /// The modifiers for controls that others set around what is judged alone.
  func styles(around part: ShownPart) -> Set<String> {
    part.isPreview ? [] : part.viewName.flatMap { styles[$0] } ?? []
  }

  /// Whether what a part shows is upright on phones wherever the code makes it.
  func isUpright(_ part: ShownPart) -> Bool { part.viewName.map(upright.contains) ?? false }

  /// The views of the file in whose closures a preview puts others.
  func containers(_ part: ShownPart) -> [SourceSpan] {
    guard part.isPreview else { return [] }
    return Set(part.shownNames.flatMap { $0.dropFirst() }).compactMap { ranges[$0] }.map {
      SourceSpan(
        source: part.span.source, start: Int32($0.lowerBound), end: Int32($0.upperBound))
    }
  }

  func holds(_ part: ShownPart) -> Bool {
    guard let name = part.viewName else { return false }
    let isSample = declaresViews && ofPreviews[name] != nil
    return drawn.contains(name) || !part.isPreview && (rows.contains(name) || isSample)
  }

  /// What is made for a preview alone; empty for other parts, which are judged whole.
  func samples(_ part: ShownPart) -> [SourceSpan] {
    guard part.isPreview, declaresViews else { return [] }
    return [part.span]
      + (providers + ofPreviews.values).map { range in
        SourceSpan(
          source: part.span.source, start: Int32(range.lowerBound), end: Int32(range.upperBound))
      }
  }

  /// Whether what a part shows is a view that the code makes in others.
  func isUsed(_ part: ShownPart) -> Bool { part.viewName.map(used.contains) ?? false }

  /// Whether what is shown is a part of screens wherever the code makes it.
  func isPart(_ shown: ShownPart) -> Bool { areAll(shown, in: parts) }

  /// Whether all that is shown stands in rows of lists wherever the code makes it.
  func isOfRows(_ shown: ShownPart) -> Bool {
    areAll(shown, in: partsOfRows)
  }

  /// Whether all that is shown is among some views: of each the innermost around it that the code declares.
  private func areAll(_ shown: ShownPart, in views: Set<String>) -> Bool {
    !shown.shownNames.isEmpty
      && shown.shownNames.allSatisfy { names in
        names.first { declared.contains($0) || used.contains($0) }.map(views.contains) ?? false
      }
  }
}
