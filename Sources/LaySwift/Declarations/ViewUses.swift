import LaySwiftTree

/// Which views the code of a file makes, and where: in a menu, in a bar, in rows of a list, as another part of a screen,
/// or elsewhere.
///
/// - Rule: what stands in a preview is none of these, nor what a type makes of itself. Names count, as types are
///   not known here. What a member of a type makes stands where the type uses the member.
/// - Value: `Text("a").contextMenu { Extras() }` makes `Extras` in a menu.
package struct ViewUses {
  package enum Place: Hashable, Sendable {
    case menu, bar, row, part, elsewhere
    /// Where the type with that name stands, which shows it as it is.
    case within(String)
  }

  /// A struct: its place in bytes, and whether only the file, or also other modules see it.
  package struct Declared {
    package let range: Range<Int>
    package let isOfFile, isPublic: Bool
  }

  /// By all names that begin with a capital letter.
  package private(set) var places: [String: Set<Place>] = [:]
  /// The names in previews.
  package private(set) var shownByPreviews: Set<String> = []
  /// The structs by their names.
  package private(set) var declared: [String: Declared] = [:]
  /// Those whose body is sections or rows of a list alone.
  package private(set) var rows: Set<String> = []
  /// The places of the providers of previews in bytes.
  package private(set) var providers: [Range<Int>] = []
  /// For each name the types that make it, but for the previews; an empty name for code outside of types.
  package private(set) var makers: [String: Set<String>] = [:]
  /// For each name the types that show it, and the modifiers for what is in them that one of these has set around it
  /// wherever it shows it; an empty name for code outside of types.
  package private(set) var styles: [String: [String: Set<String>]] = [:]
  /// The views that a hosting controller of their own holds upright on phones.
  package private(set) var upright: Set<String> = []
  /// The views, modifiers and styles, and `View` where it is extended.
  package private(set) var views: Set<String> = []

  /// What makes views at some nodes: a type, or one of its members.
  private struct Maker: Hashable {
    let type: String
    var member: String?
    let end: Int

    /// What the member is called in `placesOfMembers`.
    func key(_ member: String) -> String { "\(type).\(member)" }

    var ownKey: String? { member.map(key) }

    /// A view that it makes at the top stands where it stands itself.
    var place: Place { .within(ownKey ?? type) }
  }

  /// By types and members: `Card.header`.
  private var placesOfMembers: [String: Set<Place>] = [:]

  /// A use of a name or of a member, with the modifiers around it.
  private struct Use: Hashable {
    let maker: Maker?
    let styles: Set<String>
  }

  private var usesOfNames: [String: Set<Use>] = [:]
  /// By types and members.
  private var usesOfMembers: [String: Set<Use>] = [:]

  package init(_ tree: SwiftTree) {
    let file = SourceFile(tree, source: 0)
    // The number of the first node behind a preview that is open.
    var preview = 0
    var contents: [Int: Place] = [:]
    var open: (places: [(place: Place, end: Int)], makers: [Maker]) = ([], [])
    // The modifiers that are open, and those that begin at nodes.
    var (styles, styled): ([(name: String, end: Int)], [Int: String]) = ([], [:])
    var members: [Int: Maker] = [:]
    for node in tree.nodes.indices {
      while let maker = open.makers.last, maker.end <= node { open.makers.removeLast() }
      if let maker = members[node] { open.makers.append(maker) }
      let end = tree.end(of: node)
      while let content = open.places.last, content.end <= node { open.places.removeLast() }
      if let place = contents[node] {
        open.places.append((Self.place(place, in: open.places.last?.place), end))
      }
      while let style = styles.last, style.end <= node { styles.removeLast() }
      if let name = styled[node] { styles.append((name, end)) }
      let use = { Use(maker: open.makers.last, styles: Set(styles.map(\.name))) }
      let place = open.places.last?.place ?? open.makers.last?.place ?? .elsewhere
      switch file.kind(node) {
      case .macroUse where file.text(node, .name) == "Preview": preview = max(preview, end)
      case .structDeclaration:
        let name = file.child(node, .name).map { file.name($0) } ?? ""
        open.makers.append(Maker(type: name, end: end))
        members.merge(Self.members(of: node, in: name, file)) { one, _ in one }
        if file.children(node, .inherited).contains(where: { file.text($0) == "PreviewProvider" }) {
          preview = max(preview, end)
          providers.append(file.tree.range(of: node))
        } else {
          declare(name, node, file)
        }
      case .classDeclaration:
        let name = file.text(node, .name) ?? ""
        open.makers.append(Maker(type: name, end: end))
        members.merge(Self.members(of: node, in: name, file)) { one, _ in one }
        if let view = Self.viewHeldUpright(node, file) { upright.insert(view) }
      case .extensionDeclaration:
        let name = file.text(node, .type) ?? ""
        if name == "View" || Self.isView(node, file) { views.insert(name) }
        open.makers.append(Maker(type: name, end: end))
        members.merge(Self.members(of: node, in: name, file)) { one, _ in one }
      case .call:
        for (content, place) in Self.contents(of: node, file) { contents[content] = place }
        if let (view, name) = Self.style(node, file) { styled[view] = name }
      case .name where Self.isUse(node, file):
        take(use(), of: file.name(node), at: place, open.makers, isInPreview: node < preview)
      case .member:
        if let base = file.child(node, .base), file.kind(base) == .name, file.name(base) == "self" {
          let name = file.text(node, .name) ?? ""
          take(use(), of: name, at: place, open.makers, isInPreview: node < preview)
        }
      default: break
      }
    }
    places = places.mapValues(withoutMembers)
    self.styles = stylesByTypes()
  }

  /// A place that stands in another: what a bar or a menu has is drawn by the system, also in a container.
  private static func place(_ place: Place, in around: Place?) -> Place {
    let isDrawn = around == .menu || around == .bar
    let isInside = isDrawn && [.part, .row].contains(place) || around == .row && place == .part
    return isInside ? around ?? place : place
  }

  private mutating func declare(_ name: String, _ node: Int, _ file: SourceFile) {
    let modifiers = file.modifiers(node)
    declared[name] = Declared(
      range: file.tree.range(of: node),
      isOfFile: modifiers.contains("private") || modifiers.contains("fileprivate"),
      isPublic: modifiers.contains("public"))
    if Self.isView(node, file) { views.insert(name) }
    if Self.isOfRows(node, file) { rows.insert(name) }
  }

  /// Whether a declaration says that its type is a view, a modifier or a style.
  private static func isView(_ declaration: Int, _ file: SourceFile) -> Bool {
    file.children(declaration, .inherited).map { file.text($0) }
      .contains { $0 == "View" || $0 == "ViewModifier" || $0.hasSuffix("Style") }
  }

  /// The functions and variables of a type or an extension, but for `body`, by their nodes.
  private static func members(
    of type: Int, in name: String, _ file: SourceFile
  ) -> [Int: Maker] {
    guard let block = file.child(type, .body) else { return [:] }
    var found: [Int: Maker] = [:]
    for item in file.children(block, .item) {
      let member =
        switch file.kind(item) {
        case .functionDeclaration: file.text(item, .name)
        case .variableDeclaration:
          file.children(item, .item).first.flatMap { file.text($0, .pattern) }
        default: String?.none
        }
      if let member, member != "body" {
        found[item] = Maker(type: name, member: member, end: file.tree.end(of: item))
      }
    }
    return found
  }

  /// Takes a use of a type in others, or of a member of the types around it.
  private mutating func take(
    _ use: Use, of name: String, at place: Place, _ makers: [Maker], isInPreview: Bool
  ) {
    if name.first?.isUppercase == true {
      if isInPreview {
        shownByPreviews.insert(name)
      } else if !makers.contains(where: { $0.type == name }) {
        places[name, default: []].insert(place)
        usesOfNames[name, default: []].insert(use)
        self.makers[name, default: []].formUnion(makers.isEmpty ? [""] : makers.map(\.type))
      }
      return
    }
    for maker in makers where maker.member != name {
      placesOfMembers[maker.key(name), default: []].insert(place)
      usesOfMembers[maker.key(name), default: []].insert(use)
    }
  }

  private func stylesByTypes() -> [String: [String: Set<String>]] {
    let around = stylesAroundMembers()
    return usesOfNames.mapValues { uses in
      uses.reduce(into: [:]) { found, use in
        let styles = use.styles.union(use.maker?.ownKey.flatMap { around[$0] } ?? [])
        found[use.maker?.type ?? "", default: styles].formIntersection(styles)
      }
    }
  }

  /// The modifiers around all uses of each member, outside of it too; none where the file does not use it.
  private func stylesAroundMembers() -> [String: Set<String>] {
    var found = usesOfMembers.mapValues { _ in Self.ofControls }
    var isChanging = true
    while isChanging {
      isChanging = false
      for (member, uses) in usesOfMembers {
        let styles = uses.reduce(Self.ofControls) {
          $0.intersection($1.styles.union($1.maker?.ownKey.flatMap { found[$0] } ?? []))
        }
        if styles != found[member] { (found[member], isChanging) = (styles, true) }
      }
    }
    return found
  }

  /// Places with those of members in the place of what stands within these; a member that the file does not use
  /// stands for its type.
  private func withoutMembers(_ places: Set<Place>) -> Set<Place> {
    var (found, seen): (Set<Place>, Set<Place>) = ([], [])
    var pending = Array(places)
    while let place = pending.popLast() {
      guard seen.insert(place).inserted else { continue }
      if case .within(let maker) = place, let point = maker.lastIndex(of: ".") {
        let outer = placesOfMembers[maker] ?? [.within(String(maker[..<point]))]
        pending += outer
      } else {
        found.insert(place)
      }
    }
    return found
  }

  /// Whether a name stands for a value: it is none that code gives, and none behind a point.
  private static func isUse(_ node: Int, _ file: SourceFile) -> Bool {
    ![.label, .name, .parameter].contains(file.tree.nodes[node].role)
  }

  // MARK: Controllers

  /// The view of a hosting controller that allows no more than upright phones.
  private static func viewHeldUpright(_ controller: Int, _ file: SourceFile) -> String? {
    let host = file.children(controller, .inherited).first {
      file.text($0, .name) == "UIHostingController"
    }
    guard let view = host.flatMap({ file.text($0, .generic) }),
      let block = file.child(controller, .body)
    else { return nil }
    let allowed = file.children(block, .item).first { item in
      file.kind(item) == .variableDeclaration
        && file.children(item, .item).contains {
          file.text($0, .pattern) == "supportedInterfaceOrientations"
        }
    }
    guard let allowed else { return nil }
    let names = (allowed..<file.tree.end(of: allowed)).filter { file.kind($0) == .member }
      .map { file.text($0, .name) ?? "" }
    let isUpright = !names.isEmpty && names.allSatisfy(["portrait", "portraitUpsideDown"].contains)
    return isUpright ? view : nil
  }

  // MARK: Styles

  /// The modifiers for controls and labels in a view.
  private static let ofControls: Set = [
    "buttonStyle", "controlSize", "font", "imageScale", "labelStyle", "menuStyle",
  ]

  /// What such a modifier is for, and its name; nil for all other calls.
  private static func style(_ call: Int, _ file: SourceFile) -> (view: Int, name: String)? {
    guard let name = calledName(call, file), ofControls.contains(name),
      let view = file.child(call, .base).flatMap({ file.child($0, .base) })
    else { return nil }
    return (view, name)
  }

  // MARK: Places

  /// What the system draws, what stands beside others, and what is a screen, of the closures that modifiers are
  /// given.
  private static let placesOfModifiers: [String: Place] = [
    "background": .part, "commands": .menu, "contextMenu": .menu, "fullScreenCover": .elsewhere,
    "inspector": .elsewhere, "navigationDestination": .elsewhere, "overlay": .part,
    "popover": .elsewhere, "safeAreaInset": .part, "sheet": .elsewhere, "toolbar": .bar,
  ]
  /// Containers of screens, and those in which a view is what it is around them; in all others it is a part of a screen.
  private static let screens: Set = [
    "NavigationSplitView", "NavigationStack", "NavigationView", "Settings", "Tab", "TabView",
    "Window", "WindowGroup",
  ]
  private static let systemMenus: Set = ["CommandMenu", "ContextMenu", "Menu"]
  private static let lists: Set = ["Form", "List", "Section"]
  private static let plain: Set = ["AnyView", "GeometryReader", "Group", "ViewThatFits", "ZStack"]

  /// The contents of a call that stand in a place of their own.
  private static func contents(of call: Int, _ file: SourceFile) -> [(node: Int, place: Place)] {
    guard let name = calledName(call, file) else { return [] }
    let (arguments, trailing) = (file.children(call, .argument), file.children(call, .trailing))
    if name == "NavigationLink" { return destinations(arguments, trailing, file) }
    guard let place = place(of: name) else { return [] }
    let labels = ["", "content", "destination", "menu", "menuItems"]
    return (arguments + trailing).compactMap { node in
      let content = file.kind(node) == .argument ? file.child(node, .value) : node
      guard let content, file.kind(content) == .closure,
        [.elsewhere, .part, .row].contains(place) || labels.contains(file.text(node, .label) ?? "")
      else { return nil }
      return (node: content, place: place)
    }
  }

  private static func place(of name: String) -> Place? {
    if systemMenus.contains(name) { return .menu }
    if screens.contains(name) { return .elsewhere }
    if lists.contains(name) { return .row }
    if name.first?.isUppercase == true { return plain.contains(name) ? nil : .part }
    return placesOfModifiers[name]
  }

  /// What a link leads to: its `destination`, or its first closure where that is not the label.
  private static func destinations(
    _ arguments: [Int], _ trailing: [Int], _ file: SourceFile
  ) -> [(node: Int, place: Place)] {
    let named = arguments.first { file.text($0, .label) == "destination" }
    let hasValue = arguments.contains { file.text($0, .label) == "value" }
    let first = trailing.first { (file.text($0, .label) ?? "") != "label" }
    let found = named.flatMap { file.child($0, .value) } ?? (hasValue ? nil : first)
    return found.map { [(node: $0, place: .elsewhere)] } ?? []
  }

  /// `contextMenu` of `a.contextMenu { }`, `Menu` of `Menu { }`.
  private static func calledName(_ call: Int, _ file: SourceFile) -> String? {
    guard let base = file.child(call, .base) else { return nil }
    switch file.kind(base) {
    case .name: return file.name(base)
    case .member: return file.child(base, .name).map { file.name($0) }
    default: return nil
    }
  }

  /// The name that code of a view begins with: `Row` of `Row(item).padding()`.
  static func firstName(_ node: Int, _ file: SourceFile) -> String? {
    var next = node
    while [.call, .member, .specialized].contains(file.kind(next)) {
      guard let base = file.child(next, .base) else { return nil }
      next = base
    }
    return file.kind(next) == .name ? file.name(next) : nil
  }

  /// For each view that some code shows its name, and the names of the views in whose closures it stands, from the
  /// inside out: `Row` and `Card` of `Card { Row() }`.
  static func shownNames(_ views: [Int], _ file: SourceFile) -> Set<[String]> {
    views.reduce(into: []) { names, view in
      var first = view
      while let base = file.child(first, .base), file.kind(base) != .name { first = base }
      let content = file.kind(first) == .call ? file.children(first, .trailing) : []
      let inner = shownNames(
        content.filter { file.kind($0) == .closure }.flatMap { file.children($0, .item) }, file)
      let own = [firstName(view, file)].compactMap(\.self).filter { $0.first?.isUppercase == true }
      names.formUnion(inner.isEmpty ? [own] : Set(inner.map { $0 + own }))
    }
  }

  // MARK: Rows

  /// The modifiers that only rows and sections of a list have.
  private static let ofRows: Set = [
    "listRowBackground", "listRowInsets", "listRowSeparator", "listRowSeparatorTint",
    "listSectionSeparator", "onDelete", "onMove", "swipeActions",
  ]

  /// Whether the body of a type is rows or sections alone.
  private static func isOfRows(_ type: Int, _ file: SourceFile) -> Bool {
    guard let block = file.child(type, .body) else { return false }
    for item in file.children(block, .item) where file.kind(item) == .variableDeclaration {
      for binding in file.children(item, .item) where file.text(binding, .pattern) == "body" {
        return file.child(binding, .body).map { areRows(file.children($0, .item), file) } ?? false
      }
    }
    return false
  }

  private static func areRows(_ items: [Int], _ file: SourceFile) -> Bool {
    let views = items.filter { file.kind($0) != .variableDeclaration }
    return !views.isEmpty && views.allSatisfy { areRows($0, file) }
  }

  private static func areRows(_ view: Int, _ file: SourceFile) -> Bool {
    let inside = view..<file.tree.end(of: view)
    switch firstName(view, file) {
    case "Section": return true
    case "ForEach":
      return inside.contains { node in
        file.kind(node) == .member
          && file.child(node, .name).map { ofRows.contains(file.name($0)) } ?? false
      }
    case "Group":
      let content = inside.first { file.kind($0) == .closure }
      return content.map { areRows(file.children($0, .item), file) } ?? false
    default: return false
    }
  }
}
