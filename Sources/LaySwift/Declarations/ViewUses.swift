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

  /// What is around a view where it is shown.
  package enum Around: Hashable, Sendable {
    /// A modifier for controls and labels.
    case style(String)
    /// A bar or a menu, which the system draws; one of these or a row of a list, which takes the fingers.
    case drawing, row
    /// A list or a scroll view, so that no height is proposed.
    case freeHeight
    /// What is around the code that shows it, with the height that is proposed there.
    case maker, heightOfMaker
    /// A hosting controller that stays upright on phones.
    case upright
  }

  /// A type that shows a view, empty for code outside of types, and what is around the view there.
  package struct User: Hashable, Sendable {
    package let name: String
    package let around: Set<Around>
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
  /// For each name those that show it.
  package private(set) var users: [String: Set<User>] = [:]
  /// The views that only the file sees, and that previews and others of these alone make: they use nothing.
  package private(set) var samples: Set<String> = []
  /// The structs that previews declare.
  private var inPreviews: Set<String> = []
  /// The views that a hosting controller of their own holds upright on phones.
  package private(set) var upright: Set<String> = []
  /// The views, modifiers and styles, and `View` where it is extended.
  package private(set) var views: Set<String> = []
  /// What its own functions and controllers do with views.
  private(set) var own = ViewTakers()

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

  /// A use of a name or of a member.
  private struct Use: Hashable {
    let maker: Maker?
    let place: Place
    let around: Set<Around>
  }

  private var usesOfNames: [String: Set<Use>] = [:]
  /// By types and members: `Card.header`.
  private var usesOfMembers: [String: Set<Use>] = [:]

  /// - Parameter takers: what functions and controllers of the app do with views.
  package init(_ tree: SwiftTree, _ takers: ViewTakers = ViewTakers()) {
    let file = SourceFile(tree, source: 0)
    // The number of the first node behind a preview that is open.
    var preview = 0
    var open = OpenNodes()
    for node in tree.nodes.indices {
      let end = tree.end(of: node)
      open.begin(node, end)
      switch file.kind(node) {
      case .macroUse where file.text(node, .name) == "Preview": preview = max(preview, end)
      case .structDeclaration:
        let name = file.child(node, .name).map { file.name($0) } ?? ""
        open.add(Maker(type: name, end: end), Self.members(of: node, in: name, file))
        if file.children(node, .inherited).contains(where: { file.text($0) == "PreviewProvider" }) {
          preview = max(preview, end)
          providers.append(file.tree.range(of: node))
        } else {
          declare(name, node, file, isInPreview: node < preview)
        }
      case .classDeclaration:
        let name = file.text(node, .name) ?? ""
        open.add(Maker(type: name, end: end), Self.members(of: node, in: name, file))
        takeController(node, name, file)
      case .extensionDeclaration:
        let name = file.text(node, .type)?.split(separator: ".").last.map(String.init) ?? ""
        if name == "View" || Self.isView(node, file) { views.insert(name) }
        open.add(Maker(type: name, end: end), Self.members(of: node, in: name, file))
      case .functionDeclaration: open.addFunction(node, file)
      case .call:
        open.takeCall(node, file, takers)
        if let function = open.function, let name = Self.styleOfSelf(node, file) {
          own.add(style: name, by: function)
        }
      case .name where Self.isUse(node, file):
        if let (function, label) = open.parameter(file.name(node)) {
          own.add(open.use.place, of: label, in: function)
        }
        take(open.use, of: file.name(node), open.makers, isInPreview: node < preview)
      case .member:
        let name = file.text(node, .name) ?? ""
        let base = file.child(node, .base)
        let isOwn = base.map { file.kind($0) == .name && file.name($0) == "self" } ?? false
        if isOwn || name.first?.isUppercase == true {
          take(open.use, of: name, open.makers, isInPreview: node < preview)
        }
      default: break
      }
    }
    findSamples()
    usesOfNames = usesOfNames.mapValues { uses in
      uses.filter { use in !(use.maker.map { samples.contains($0.type) } ?? false) }
    }
    places = usesOfNames.filter { !$0.value.isEmpty }
      .mapValues { withoutMembers(Set($0.map(\.place))) }
    findUsers()
  }

  /// What is open at a node, from the outside in, and what begins at later ones.
  private struct OpenNodes {
    private(set) var makers: [Maker] = []
    private var places: [(place: Place, end: Int)] = []
    private var styles: [(names: Set<String>, end: Int)] = []
    private var functions: [(function: ViewTakers.Function, end: Int)] = []
    /// Where what an upright controller is given ends.
    private var uprightEnds: [Int] = []
    /// What is proposed.
    private var heights: [(height: Height, end: Int)] = []
    private var members: [Int: Maker] = [:]
    private var contents: [Int: Place] = [:]
    private var styled: [Int: Set<String>] = [:]
    private var offered: [Int: Height] = [:]
    private var held: Set<Int> = []

    mutating func add(_ type: Maker, _ own: [Int: Maker]) {
      makers.append(type)
      members.merge(own) { one, _ in one }
    }

    mutating func addFunction(_ node: Int, _ file: SourceFile) {
      functions.append((ViewTakers.Function(node, file), file.tree.end(of: node)))
    }

    mutating func takeCall(_ node: Int, _ file: SourceFile, _ takers: ViewTakers) {
      for (content, place) in ViewUses.contents(of: node, file, takers) {
        contents[content] = place
      }
      if let (view, names) = ViewUses.styles(node, file, takers) { styled[view] = names }
      offered.merge(ViewUses.heights(node, file)) { $1 }
      if let name = ViewUses.calledName(node, file), takers.upright.contains(name) {
        held.formUnion(file.children(node, .argument))
      }
    }

    /// The function of an extension of `View` that is open.
    var function: ViewTakers.Function? {
      makers.first?.type == "View" ? functions.first?.function : nil
    }

    /// The function whose parameter has a name, and the label of that.
    func parameter(_ name: String) -> (function: ViewTakers.Function, label: String)? {
      guard let function, let label = function.labels[name] else { return nil }
      return (function, label)
    }

    mutating func begin(_ node: Int, _ end: Int) {
      while let maker = makers.last, maker.end <= node { makers.removeLast() }
      while let content = places.last, content.end <= node { places.removeLast() }
      while let style = styles.last, style.end <= node { styles.removeLast() }
      while let height = heights.last, height.end <= node { heights.removeLast() }
      while let function = functions.last, function.end <= node { functions.removeLast() }
      while let held = uprightEnds.last, held <= node { uprightEnds.removeLast() }
      if held.contains(node) { uprightEnds.append(end) }
      if let place = contents[node] {
        places.append((ViewUses.place(place, in: places.last?.place), end))
      }
      if let names = styled[node] { styles.append((names, end)) }
      if let maker = members[node] {
        makers.append(maker)
        heights.append((.ofMaker, end))
      } else if contents[node] == .elsewhere {
        // What is shown elsewhere has the room that it gets there.
        heights.append((.given, end))
      } else if let height = offered[node] {
        heights.append((height == .ofOuter ? self.height : height, end))
      }
    }

    private var height: Height { heights.last?.height ?? .ofMaker }

    /// A use at the node that is open last.
    var use: Use {
      let place = places.last?.place ?? makers.last?.place ?? .elsewhere
      let styles = styles.reduce(into: Set()) { $0.formUnion($1.names) }
      let around = ViewUses.around(place, height, styles)
      return Use(
        maker: makers.last, place: place,
        around: uprightEnds.isEmpty ? around : around.union([.upright]))
    }
  }

  private mutating func findSamples() {
    let own = declared.filter { $0.value.isOfFile }.keys
    while true {
      let next = own.first { name in
        let makers = makers[name] ?? []
        return !samples.contains(name) && makers.isSubset(of: samples)
          && (!makers.isEmpty || shownByPreviews.contains(name))
      }
      guard let next else { return }
      samples.insert(next)
    }
  }

  /// A place that stands in another: what a bar or a menu has is drawn by the system, also in a container.
  private static func place(_ place: Place, in around: Place?) -> Place {
    let isDrawn = around == .menu || around == .bar
    let isInside = isDrawn && [.part, .row].contains(place) || around == .row && place == .part
    return isInside ? around ?? place : place
  }

  private mutating func declare(
    _ name: String, _ node: Int, _ file: SourceFile, isInPreview: Bool
  ) {
    let modifiers = file.modifiers(node)
    if isInPreview { inPreviews.insert(name) }
    declared[name] = Declared(
      range: file.tree.range(of: node),
      isOfFile: isInPreview || modifiers.contains("private") || modifiers.contains("fileprivate"),
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
    _ use: Use, of name: String, _ makers: [Maker], isInPreview: Bool
  ) {
    if name.first?.isUppercase == true {
      if isInPreview {
        shownByPreviews.insert(name)
        let own = Set(makers.map(\.type)).intersection(inPreviews)
        if !own.isEmpty, !own.contains(name) { self.makers[name, default: []].formUnion(own) }
      } else if !makers.contains(where: { $0.type == name }) {
        usesOfNames[name, default: []].insert(use)
        self.makers[name, default: []].formUnion(makers.isEmpty ? [""] : makers.map(\.type))
      }
      return
    }
    for maker in makers where maker.member != name {
      usesOfMembers[maker.key(name), default: []].insert(use)
    }
  }

  private mutating func findUsers() {
    let ofMembers = aroundMembers()
    users = usesOfNames.mapValues { uses in
      Set(
        uses.map { use in
          User(name: use.maker?.type ?? "", around: Self.around(use, ofMembers))
        })
    }
  }

  /// What is around a use, outside of the member too where that is known.
  private static func around(_ use: Use, _ ofMembers: [String: Set<Around>]) -> Set<Around> {
    guard let member = use.maker?.ownKey, let around = ofMembers[member] else { return use.around }
    return use.around.within(around)
  }

  /// What is around all uses of each member; nothing where the file does not use it.
  private func aroundMembers() -> [String: Set<Around>] {
    let all = Set(Self.ofControls.map(Around.style))
      .union([.drawing, .row, .freeHeight, .maker, .heightOfMaker, .upright])
    var found = usesOfMembers.mapValues { _ in all }
    var isChanging = true
    while isChanging {
      isChanging = false
      for (member, uses) in usesOfMembers {
        let around = uses.reduce(all) { $0.intersection(Self.around($1, found)) }
        if around != found[member] { (found[member], isChanging) = (around, true) }
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
        let outer = usesOfMembers[maker]?.map(\.place) ?? [.within(String(maker[..<point]))]
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

  // MARK: Shells of previews

  private static let modifiersOfPreviews: Set = [
    "previewDevice", "previewDisplayName", "previewInterfaceOrientation", "previewLayout",
  ]

  /// The structs whose code says how they are previewed, but for providers: their names and their places in bytes.
  package static func shells(_ tree: SwiftTree) -> [(name: String, range: Range<Int>)] {
    let file = SourceFile(tree, source: 0)
    let saying = tree.nodes.indices.filter { node in
      file.kind(node) == .member
        && file.text(node, .name).map(modifiersOfPreviews.contains) ?? false
    }
    guard !saying.isEmpty else { return [] }
    return tree.nodes.indices.compactMap { node in
      let inside = node..<tree.end(of: node)
      guard file.kind(node) == .structDeclaration, isView(node, file),
        saying.contains(where: inside.contains), let name = file.text(node, .name)
      else { return nil }
      return (name, file.tree.range(of: node))
    }
  }

  // MARK: Controllers

  /// Takes a hosting controller of a view, or of any view, that stays upright on phones.
  private mutating func takeController(_ node: Int, _ name: String, _ file: SourceFile) {
    guard let view = Self.viewHeldUpright(node, file) else { return }
    let isOfAny = file.children(node, .generic).contains { file.text($0, .name) == view }
    if isOfAny { own.upright.insert(name) } else { upright.insert(view) }
  }

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
  static let ofControls: Set = [
    "buttonStyle", "controlSize", "font", "imageScale", "labelStyle", "menuStyle",
  ]

  /// What such a modifier is for, and its name, or those of the modifiers that a function of the app gives to it; nil for
  /// all other calls.
  private static func styles(
    _ call: Int, _ file: SourceFile, _ takers: ViewTakers
  ) -> (view: Int, names: Set<String>)? {
    guard let name = calledName(call, file),
      let names = ofControls.contains(name) ? [name] : takers.styles[name],
      let view = file.child(call, .base).flatMap({ file.child($0, .base) })
    else { return nil }
    return (view, names)
  }

  /// The name of such a modifier of `self`, as in an extension of `View`.
  private static func styleOfSelf(_ call: Int, _ file: SourceFile) -> String? {
    guard let name = calledName(call, file), ofControls.contains(name) else { return nil }
    var (next, isCalled) = (call, false)
    while let base = file.child(next, .base) {
      isCalled = file.kind(next) == .call
      next = base
    }
    let root = file.text(next)
    return root == "self" || isCalled && root.first?.isLowercase == true ? name : nil
  }

  // MARK: Heights

  /// The height that is proposed to a view: none, that of what is around it, that of the code that shows it, or another
  /// one.
  private enum Height { case free, ofOuter, ofMaker, given }

  private static func around(
    _ place: Place, _ height: Height, _ styles: Set<String>
  ) -> Set<Around> {
    var around = Set(styles.map(Around.style))
    if place != .elsewhere { around.insert(.maker) }
    if [.menu, .bar].contains(place) { around.insert(.drawing) }
    if [.menu, .bar, .row].contains(place) { around.insert(.row) }
    if height == .free { around.insert(.freeHeight) }
    if height == .ofMaker, place != .elsewhere { around.insert(.heightOfMaker) }
    return around
  }

  /// What a call proposes to its arguments, and a modifier to its view.
  private static func heights(_ call: Int, _ file: SourceFile) -> [Int: Height] {
    guard let name = calledName(call, file) else { return [:] }
    let arguments = file.children(call, .argument)
    let given = arguments.compactMap { file.child($0, .value) } + file.children(call, .trailing)
    let height = height(in: name, arguments, file)
    var found = Dictionary(given.map { ($0, height) }) { $1 }
    let isSizing =
      givingHeight.contains(name)
      || name == "frame"
        && arguments.contains { file.text($0, .label)?.lowercased().hasSuffix("height") == true }
    if isSizing, let base = file.child(call, .base).flatMap({ file.child($0, .base) }) {
      found[base] = .given
    }
    return found
  }

  private static func height(in name: String, _ arguments: [Int], _ file: SourceFile) -> Height {
    if lists.contains(name) { return name == "Section" ? .ofOuter : .free }
    if name == "ScrollView" {
      let axes = arguments.first { file.child($0, .label) == nil }.flatMap {
        file.child($0, .value)
      }
      let isVertical = axes.map { axes in
        (axes..<file.tree.end(of: axes)).contains {
          file.kind($0) == .member && file.text($0, .name) == "vertical"
        }
      }
      return isVertical ?? true ? .free : .ofOuter
    }
    return passingHeight.contains(name) ? .ofOuter : .given
  }

  /// The modifiers that propose a height of their own, and the containers that propose that which is proposed to them,
  /// where it is none.
  private static let givingHeight: Set = [
    "aspectRatio", "containerRelativeFrame", "scaledToFill", "scaledToFit",
  ]
  private static let passingHeight: Set = [
    "AnyView", "Button", "DisclosureGroup", "ForEach", "Grid", "GridRow", "Group", "HStack",
    "LabeledContent", "LazyHStack", "LazyVGrid", "LazyVStack", "NavigationLink", "ScrollViewReader",
    "VStack", "ViewThatFits", "ZStack",
  ]

  // MARK: Places

  /// What the system draws, what stands beside others, and what is a screen, of the closures that modifiers are
  /// given.
  private static let placesOfModifiers: [String: Place] = [
    "background": .part, "commands": .menu, "contextMenu": .menu, "fullScreenCover": .elsewhere,
    "inspector": .elsewhere, "navigationDestination": .elsewhere, "ornament": .bar,
    "overlay": .part,
    "popover": .elsewhere, "safeAreaInset": .part, "sheet": .elsewhere, "toolbar": .bar,
  ]
  private static let systemBars: Set = ["ToolbarItem", "ToolbarItemGroup"]
  /// Containers of screens, and those in which a view is what it is around them; in all others it is a part of a screen.
  private static let screens: Set = [
    "NavigationSplitView", "NavigationStack", "NavigationView", "Settings", "Tab", "TabView",
    "Window", "WindowGroup",
  ]
  private static let systemMenus: Set = ["CommandMenu", "ContextMenu", "Menu"]
  private static let lists: Set = ["Form", "List", "Section"]
  private static let plain: Set = ["AnyView", "GeometryReader", "Group", "ViewThatFits", "ZStack"]

  /// The contents of a call that stand in a place of their own.
  private static func contents(
    of call: Int, _ file: SourceFile, _ takers: ViewTakers
  ) -> [(node: Int, place: Place)] {
    guard let name = calledName(call, file) else { return [] }
    let (arguments, trailing) = (file.children(call, .argument), file.children(call, .trailing))
    if name == "NavigationLink" { return destinations(arguments, trailing, file) }
    if name == "navigationBarItems" {
      return arguments.compactMap { file.child($0, .value) }.map { (node: $0, place: .bar) }
    }
    guard let place = place(of: name) else {
      return takers.contents(of: name, arguments, trailing, file)
    }
    let labels = ["", "content", "destination", "menu", "menuItems", "ornament"]
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
    if systemBars.contains(name) { return .bar }
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
  fileprivate static func calledName(_ call: Int, _ file: SourceFile) -> String? {
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

extension ViewUses.Around {
  package var isStyle: Bool { if case .style = self { true } else { false } }
}

extension Set<ViewUses.Around> {
  /// With what is around the code that shows the view.
  package func within(_ outer: Self) -> Self {
    let kept = filter { ![.maker, .heightOfMaker].contains($0) || outer.contains($0) }
    return kept.union(
      outer.filter { around in
        switch around {
        case .style, .upright: true
        case .drawing, .row: contains(.maker)
        case .freeHeight: contains(.heightOfMaker)
        case .maker, .heightOfMaker: false
        }
      })
  }
}
