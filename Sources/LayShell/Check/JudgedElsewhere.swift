import LayEngine
import LayLanguage
import LaySwift

/// The views of a file that are not judged alone, or not as screens.
///
/// - Rule: the system draws what the code makes in menus and bars alone, so that previews of it show nothing that
///   people see. Rows and sections of a list are judged where the code makes them, and in previews.
/// - Rule: what the code makes in lists, scroll views and stacks alone is no screen: it has all the height that it
///   wants, and what lacks height in a screen is found there. Where all that is between proposes no height, none is
///   proposed to it alone.
/// - Rule: a view that an app's view shows as it is stands where that one does; for bars, menus and rows also one that it
///   shows as a part.
/// - Rule: rows or sections of which nobody knows where they are shown are in a list.
/// - Rule: a public view that nothing of the app makes is for the code of others, which give it its room.
/// - Rule: a style that views set around another one wherever they show it, but for bars and menus, is not known where
///   that is judged alone.
/// - Rule: what other systems alone show is left out: all that the code does with it is in `#if os(macOS)`, or in views
///   that they alone show.
/// - Rule: what a preview makes itself is a sample, in a file that declares views: no fault of it is the app's. So is a
///   view that only the file sees, and that previews and such views alone make, and one of previews alone that shows a
///   view of the file which the app makes elsewhere. One that shows parts of screens alone has all the height too.
struct JudgedElsewhere {
  private var leftOut: Set<String> = []
  private var rows: Set<String> = []
  private var parts: Set<String> = []
  private var used: Set<String> = []
  private var declared: Set<String> = []
  private var ranges: [String: Range<Int>] = [:]
  /// What is around views wherever the code makes them.
  private var around: [String: Set<ViewUses.Around>] = [:]
  private var upright: Set<String> = []
  private var ofPreviews: [String: Range<Int>] = [:]
  private var providers: [Range<Int>] = []
  private var declaresViews = false
  /// The views of the file, those that its previews show, and those that its samples make.
  private var known: Set<String> = []
  /// Rows or sections that nothing shows.
  private var listed: Set<String> = []

  init() {}

  /// - Parameters:
  ///   - places: where the code of the app makes a view.
  ///   - isOfOthers: whether only code for another system makes it.
  ///   - isNamedElsewhere: whether another file of the app names it; nil where the app is not known.
  init(
    _ uses: ViewUses, _ places: (String) throws(Diagnostic) -> Set<ViewUses.Place>,
    isView: (String) -> Bool, isOfOthers: (String) throws(Diagnostic) -> Bool,
    isNamedElsewhere: ((String) -> Bool)?
  ) throws(Diagnostic) {
    for name in uses.samples { ofPreviews[name] = uses.declared[name]?.range }
    declared = Set(uses.declared.keys)
    ranges = uses.declared.mapValues(\.range)
    let ofSamples = uses.makers.filter { name, makers in
      !makers.isDisjoint(with: uses.samples) && isView(name)
    }
    known = declared.union(uses.shownByPreviews).union(ofSamples.keys)
    for name in known {
      let found = try Self.screens(name, places)
      if found.isEmpty {
        if try isOfOthers(name) { leftOut.insert(name) }
        if uses.rows.contains(name) { listed.insert(name) }
        if uses.declared[name]?.isPublic == true || uses.rows.contains(name) { parts.insert(name) }
        if uses.shownByPreviews.contains(name), let declared = uses.declared[name],
          !declared.isPublic, Self.showsOther(name, uses, isNamedElsewhere)
        {
          ofPreviews[name] = declared.range
        }
        continue
      }
      used.insert(name)
      if uses.rows.contains(name) { rows.insert(name) }
      if !found.contains(.elsewhere) { parts.insert(name) }
    }
    for name in uses.samples {
      let shown = used.intersection(Self.shown(by: name, uses))
      if !shown.isEmpty, shown.isSubset(of: parts) { parts.insert(name) }
    }
    providers = uses.providers
    declaresViews = !uses.views.isEmpty
  }

  /// What a sample makes, and what the samples among that make.
  private static func shown(by sample: String, _ uses: ViewUses) -> Set<String> {
    var (found, pending): (Set<String>, [String]) = ([], [sample])
    while let next = pending.popLast() {
      let made = uses.makers.filter { $0.value.contains(next) }.keys.filter {
        found.insert($0).inserted
      }
      pending += made.filter(uses.samples.contains)
    }
    return found
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

  /// Finds what the users of views say of these: what is around them wherever they are shown, whether all are held
  /// upright on phones, and whether all are of other systems.
  ///
  /// - Parameter isUpright: whether a controller of its own holds a view upright.
  mutating func addUsers(
    isView: (String) -> Bool, isOfOthers: (String) throws(Diagnostic) -> Bool,
    isUpright: (String) throws(Diagnostic) -> Bool,
    _ users: (String) throws(Diagnostic) -> Set<ViewUses.User>
  ) throws(Diagnostic) {
    var usersOfViews: [String: Set<ViewUses.User>] = [:]
    var held: Set<String> = []
    var pending = Array(known)
    while let name = pending.popLast() {
      guard usersOfViews[name] == nil else { continue }
      usersOfViews[name] = isView(name) ? try users(name) : []
      if isView(name), try isUpright(name) { held.insert(name) }
      pending += usersOfViews[name]?.map(\.name).filter { !$0.isEmpty } ?? []
    }
    for (name, users) in usersOfViews where users.isEmpty && isView(name) {
      if try isOfOthers(name) { leftOut.insert(name) }
    }
    while let next = usersOfViews.first(where: { name, users in
      !leftOut.contains(name) && !users.isEmpty && users.allSatisfy { leftOut.contains($0.name) }
    }) { leftOut.insert(next.key) }
    let all = usersOfViews.values.joined().reduce(into: Set()) { $0.formUnion($1.around) }
    around = usersOfViews.mapValues { $0.isEmpty ? [] : all }
    upright = Set(usersOfViews.filter { !$0.value.isEmpty }.keys).union(held)
    func aroundUse(_ user: ViewUses.User) -> Set<ViewUses.Around> {
      isView(user.name)
        ? user.around.within(around[user.name] ?? []) : user.around.intersection(Self.places)
    }
    var isChanging = true
    while isChanging {
      isChanging = false
      for (name, users) in usersOfViews where !users.isEmpty {
        let common = users.reduce(all) { $0.intersection(aroundUse($1)) }
        if common != around[name] { (around[name], isChanging) = (common, true) }
        // A controller of its own is what other code shows the view by.
        let isUpright = users.allSatisfy { user in
          user.around.contains(.upright)
            || (isView(user.name) ? upright.contains(user.name) : held.contains(name))
        }
        if !isUpright, upright.remove(name) != nil { isChanging = true }
      }
    }
    for (name, users) in usersOfViews {
      let seen = users.map(aroundUse).filter { !$0.contains(.drawing) }
      guard !seen.isEmpty, seen.count < users.count else { continue }
      around[name]?.formUnion(seen.reduce(all) { $0.intersection($1) }.filter(\.isStyle))
    }
    for name in listed { around[name] = [.row, .freeHeight] }
  }

  /// What is known of a view whatever shows the type that makes it.
  private static let places: Set<ViewUses.Around> = [.drawing, .row, .freeHeight]

  /// The modifiers for controls that others set around all that is shown, wherever the code makes it.
  func styles(around part: ShownPart) -> Set<String> {
    let all = part.shownNames.map { names in
      names.first { declared.contains($0) || used.contains($0) }.flatMap { around[$0] } ?? []
    }
    let common = all.dropFirst().reduce(all.first ?? []) { $0.intersection($1) }
    return Set(common.compactMap { if case .style(let style) = $0 { style } else { nil } })
  }

  /// Whether no height is proposed to what a part shows, wherever the code makes it.
  func hasFreeHeight(_ part: ShownPart) -> Bool { isAround(part.viewName, .freeHeight) }

  private func isAround(_ name: String?, _ place: ViewUses.Around) -> Bool {
    name.flatMap { around[$0] }?.contains(place) ?? false
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
    return leftOut.contains(name) || isAround(name, .drawing)
      || !part.isPreview && (rows.contains(name) || isSample)
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

  /// Whether all that is shown are views that the code makes in others.
  func isUsed(_ shown: ShownPart) -> Bool { areAll(shown, used.contains) }

  /// Whether what is shown is a part of screens wherever the code makes it.
  func isPart(_ shown: ShownPart) -> Bool { areAll(shown, parts.contains) }

  /// Whether all that is shown stands in rows of lists, in bars or in menus wherever the code makes it.
  func isOfRows(_ shown: ShownPart) -> Bool { areAll(shown) { isAround($0, .row) } }

  /// Whether something is true of all that is shown: of each the innermost around it that the code declares.
  private func areAll(_ shown: ShownPart, _ isMeant: (String) -> Bool) -> Bool {
    !shown.shownNames.isEmpty
      && shown.shownNames.allSatisfy { names in
        names.first { declared.contains($0) || used.contains($0) }.map(isMeant) ?? false
      }
  }
}
