import LaySwiftTree

/// Which views the code of a file makes, and where: in a menu, in a bar, as a part of a screen, or elsewhere.
///
/// - Rule: what stands in a preview is none of these, nor what a type makes of itself. Names count, as types are
///   not known here.
/// - Value: `Text("a").contextMenu { Extras() }` makes `Extras` in a menu.
package struct ViewUses {
  package enum Place: Hashable, Sendable { case menu, bar, part, elsewhere }

  /// By all names that begin with a capital letter.
  package private(set) var places: [String: Set<Place>] = [:]
  /// The names in previews.
  package private(set) var shownByPreviews: Set<String> = []
  /// The names of the structs.
  package private(set) var declared: Set<String> = []
  /// Those whose body is sections or rows of a list alone.
  package private(set) var rows: Set<String> = []

  package init(_ tree: SwiftTree) {
    let file = SourceFile(tree, source: 0)
    // The number of the first node behind a preview that is open.
    var preview = 0
    var contents: [Int: Place] = [:]
    var open: [(place: Place, end: Int)] = []
    var owners: [(name: String, end: Int)] = []
    for node in tree.nodes.indices {
      while let owner = owners.last, owner.end <= node { owners.removeLast() }
      let end = tree.end(of: node)
      while let content = open.last, content.end <= node { open.removeLast() }
      if let place = contents[node] {
        // What a bar or a menu has is drawn by the system, also in a container.
        let isDrawn = open.last.map { $0.place == .menu || $0.place == .bar } ?? false
        open.append((isDrawn && place == .part ? open.last?.place ?? place : place, end))
      }
      switch file.kind(node) {
      case .macroUse where file.text(node, .name) == "Preview": preview = max(preview, end)
      case .structDeclaration:
        let name = file.child(node, .name).map { file.name($0) } ?? ""
        owners.append((name, end))
        if file.children(node, .inherited).contains(where: { file.text($0) == "PreviewProvider" }) {
          preview = max(preview, end)
        } else {
          declared.insert(name)
          if Self.isOfRows(node, file) { rows.insert(name) }
        }
      case .extensionDeclaration:
        owners.append((file.text(node, .type) ?? "", end))
      case .call:
        for (content, place) in Self.contents(of: node, file) { contents[content] = place }
      case .name where Self.isUse(node, file):
        let name = file.name(node)
        if node < preview {
          shownByPreviews.insert(name)
        } else if !owners.contains(where: { $0.name == name }) {
          places[name, default: []].insert(open.last?.place ?? .elsewhere)
        }
      default: break
      }
    }
  }

  /// Whether a name stands for a value: it is none that code gives, and none behind a point.
  private static func isUse(_ node: Int, _ file: SourceFile) -> Bool {
    ![.label, .name, .parameter].contains(file.tree.nodes[node].role)
      && file.name(node).first?.isUppercase == true
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
        [.elsewhere, .part].contains(place) || labels.contains(file.text(node, .label) ?? "")
      else { return nil }
      return (node: content, place: place)
    }
  }

  private static func place(of name: String) -> Place? {
    if systemMenus.contains(name) { return .menu }
    if screens.contains(name) { return .elsewhere }
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
