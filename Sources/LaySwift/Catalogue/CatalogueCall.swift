import LayEngine
import LayLanguage
import LaySwiftTree

// Calls of views and modifiers that the catalogue declares, by the names and labels that SwiftUI has.

extension CodeContext {
  /// A call of a view of the catalogue; nil where it has none of the name.
  func compileView(
    _ name: String, _ node: Int, _ arguments: [Argument]
  ) throws(Diagnostic) -> Expression? {
    guard let match = CatalogueMatch.best(name, isMethod: false, arguments, self) else {
      return nil
    }
    // A layout that is called with views gives a view.
    let type = library.declaration(name).map { SwiftType.nominal($0, []) } ?? library.view
    return Expression(type.isOfViews ? type : library.view, try told(match, name, nil, node))
  }

  /// A call of a modifier of the catalogue; nil where it has none of the name.
  func compileModifier(
    _ name: String, of view: Expression, _ node: Int, _ arguments: [Argument]
  ) throws(Diagnostic) -> Expression? {
    // `.toolbar(.hidden, for: .navigationBar)` says what `toolbarVisibility` does.
    let isVisibility = name == "toolbar" && arguments.first.map { !$0.isClosure } == true
    let name = isVisibility ? "toolbarVisibility" : name
    guard let match = CatalogueMatch.best(name, isMethod: true, arguments, self),
      match.declaration.kind == .modifier
    else { return nil }
    if let own = compileOwnStyle(name, of: view, node, arguments) { return own }
    if let presenting = try presenting(match, name, view, node) { return presenting }
    if Self.leftOut.contains(match.declaration.name) {
      return view
    }
    let type = type(of: view, behind: match.declaration, arguments)
    return Expression(type, try told(match, name, view, node))
  }

  private func told(
    _ match: CatalogueMatch, _ name: String, _ modified: Expression?, _ node: Int
  ) throws(Diagnostic) -> Run {
    let left = match.left.map { argument in
      Diagnostic(
        unused(argument, match, name),
        at: argument.labelNode.map { span($0) } ?? spanOfName(argument.node))
    }
    for remark in left { runtime.remark(remark) }
    if left.isEmpty, let missing = match.missing.first, !file.isLibrary {
      runtime.remark(Diagnostic(Complaint.needs(missing, match, name), at: span(headOfCall(node))))
    }
    return toldAtModifier(try call(match, name, modified, node, left.first), node, left: left.first)
  }

  /// A view that presents something where a condition is met; nil for all other modifiers.
  private func presenting(
    _ match: CatalogueMatch, _ name: String, _ view: Expression, _ node: Int
  ) throws(Diagnostic) -> Expression? {
    guard let condition = match.condition else { return nil }
    let presented = compile(condition.node, library.type("Binding", [.unknown]))
    let (run, shows, runtime, span) = (view.run, presented.run, runtime, modifierSpan(node))
    // The alerts of former versions are values, which the content makes.
    let hint = "look at it as a view of its own"
    let told =
      match.isFormerAlert
      ? told(view, Complaint("what `\(name)` presents is not laid out here", hint: hint), node)
      : try told(match, name, view, node)
    return Expression(view.type) { machine throws(Diagnostic) in
      let outcome = try machine.catching { machine throws(Diagnostic) in
        try runtime.argument(try shows(&machine), &machine, span)
      }
      guard case .success(let value) = outcome, value.presentsSomething else {
        return try run(&machine)
      }
      return try told(&machine)
    }
  }

  private func told(_ view: Expression, _ complaint: Complaint, _ node: Int) -> Run {
    let (run, runtime, span) = (view.run, runtime, modifierSpan(node))
    return { machine throws(Diagnostic) in
      runtime.remark(Diagnostic(complaint, at: span))
      return try run(&machine)
    }
  }

  /// Modifiers that say what happens, or show something elsewhere: a view is laid out the same without
  /// them.
  private static let leftOut: Set = [
    "animation", "content-transition", "context-menu", "focused", "gesture",
    "high-priority-gesture", "navigation-destination", "on-disappear", "on-drag", "on-drop",
    "on-hover", "on-long-press-gesture", "on-open-url", "on-receive", "on-submit",
    "on-tap-gesture", "presentation-drag-indicator", "refreshable", "sensory-feedback",
    "simultaneous-gesture", "symbol-effect", "transform-effect", "transition",
  ]

  /// What a call does: its arguments in the order of the declaration, the modified view last.
  private func call(
    _ match: CatalogueMatch, _ name: String, _ modified: Expression?, _ node: Int,
    _ left: Diagnostic?
  ) throws(Diagnostic) -> Run {
    var values: [String: CatalogueValue] = [:]
    // Before the arguments, whose blocks give their slots back.
    let slot = makeSlot()
    scope.temporaries += match.given.count + 2
    defer { scope.temporaries -= match.given.count + 2 }
    let dropped = try noteAll(match, &values)
    addUsual(match, node, &values)
    let ordered = match.ordered(values)
    var runs = ordered.map(\.value.run)
    var spans = ordered.map(\.value.span)
    let span = modified == nil ? span(node) : modifierSpan(node)
    var labels: [(name: Symbol, span: SourceSpan)?] = ordered.map { one in
      one.label.map { (module.interpreter.symbol($0), one.value.span) }
    }
    let (runtime, declaration) = (runtime, match.declaration)
    if let modified {
      runs.append(shown(modified.run, span, for: declaration))
      spans.append(span)
      labels.append(nil)
    }
    let head = headOfCall(node)
    let shownAs = modified == nil ? name : "." + name
    let site = CallSite(
      name: name, shownAs: shownAs, at: span, headSpan: self.span(head), labels, spans)
    let canBeNil = ordered.indices.filter { isLeftOutByNil(ordered[$0].label, declaration) }
    guard runtime.forgives else {
      // The view is made before the arguments, as Swift does.
      if modified != nil { runs = firstLast(runs, slot) }
      guard !canBeNil.isEmpty else {
        return { [runs] machine throws(Diagnostic) in
          let values = try machine.values(runs)
          return try machine.callInSwift(declaration, values, site)
        }
      }
      return { [runs, labels, spans] machine throws(Diagnostic) in
        let values = try machine.values(runs)
        // Nil behind a label is as if nothing were given.
        let leftOut = canBeNil.filter { values[$0].isNothing }
        guard !leftOut.isEmpty else {
          return try machine.callInSwift(declaration, values, site)
        }
        let used = values.indices.filter { !leftOut.contains($0) }
        let shorter = CallSite(
          name: name, shownAs: shownAs, at: span, headSpan: span, used.map { labels[$0] },
          used.map { spans[$0] })
        return try machine.callInSwift(declaration, used.map { values[$0] }, shorter)
      }
    }
    let call = ForgivingCall(
      runtime: runtime, declaration: declaration, name: name, isModifier: modified != nil,
      runs: runs, canBeNil: Set(canBeNil), labels: labels, spans: spans, site: site,
      headSpan: span, dropped: dropped, left: left)
    return { machine throws(Diagnostic) in try call.run(&machine) }
  }

  /// Whether nil is as if nothing were given: behind a label, and for a color.
  private func isLeftOutByNil(_ label: String?, _ declaration: Declaration) -> Bool {
    // `.foregroundColor(nil)` leaves the color to what is around.
    guard let label else { return declaration.name == "foreground" }
    return label == Self.edgesOfStyle || declaration.name == "image"
      || declaration.parameter(label)?.isOptional ?? false
  }

  /// The view that a modifier is called on.
  private func shown(_ run: @escaping Run, _ span: SourceSpan, for declaration: Declaration) -> Run
  {
    let runtime = runtime
    return { machine throws(Diagnostic) in
      try runtime.shown(try run(&machine), &machine, span).inRoomOfShape(for: declaration)
    }
  }

  /// Adds what SwiftUI takes where the code gives nothing.
  private func addUsual(
    _ match: CatalogueMatch, _ node: Int, _ values: inout [String: CatalogueValue]
  ) {
    addStandard(match, node, &values)
    addRadius(match, &values)
    addEdges(ofStyle: match, &values)
    addNaturalSize(match, &values)
  }

  /// The style of `.background()`, which nobody gives.
  private func addStandard(
    _ match: CatalogueMatch, _ node: Int, _ values: inout [String: CatalogueValue]
  ) {
    guard match.declaration.name == "background", values["content"] == nil else { return }
    let standard = Value.symbol(module.interpreter.symbol("system-background"))
    values["content"] = CatalogueValue(span(node)) { _ in standard }
  }

  /// The radius of `RoundedRectangle(cornerSize: size)` is the width of its corners; its layout is the same.
  private func addRadius(_ match: CatalogueMatch, _ values: inout [String: CatalogueValue]) {
    guard match.declaration.name == "rounded-rectangle",
      let size = match.given.first(where: { $0.slot.label == "cornerSize" })?.argument.node
    else { return }
    let run = compile(size, library.type("CGSize")).run
    values["corner-radius"] = CatalogueValue(span(size)) { machine throws(Diagnostic) in
      try run(&machine).part(at: 0)
    }
  }

  private static let edgesOfStyle = "ignores-safe-area-edges"

  /// `.background(style)` reaches below the bars, also where the style is a view here: a color with an
  /// opacity, a gradient.
  private func addEdges(
    ofStyle match: CatalogueMatch, _ values: inout [String: CatalogueValue]
  ) {
    guard match.declaration.name == "background", match.given.count == 1,
      let argument = match.given.first?.1, !argument.isClosure, argument.label == nil,
      let style = values["content"], style.isView,
      compile(argument.node).type.declaration?.inherits(fromLibrary: "ShapeStyle") == true
    else { return }
    // The edges are the first of the two; a style that fails does so again, in its own place.
    let kept = makeSlot()
    let all = Value.symbol(module.interpreter.symbol("all"))
    values[Self.edgesOfStyle] = CatalogueValue(style.span) { machine throws(Diagnostic) in
      machine.setLocal(kept, .nothing)
      let value = try style.run(&machine)
      machine.setLocal(kept, value)
      if case .view = value { return all }
      return .nothing
    }
    values["content"] = CatalogueValue(style.span) { machine throws(Diagnostic) in
      let value = machine.local(kept)
      return value.isNothing ? try style.run(&machine) : value
    }
    values["content"]?.isView = true
  }

  /// `Image("photo")` is as large as the picture in the catalogs of the app, and a symbol if it is one there.
  private func addNaturalSize(
    _ match: CatalogueMatch, _ values: inout [String: CatalogueValue]
  ) {
    guard match.declaration.name == "image", let name = values["resource"], values["width"] == nil,
      values["height"] == nil
    else { return }
    let (kept, runtime) = (makeSlot(), runtime)
    func isSymbol(_ value: Value) -> Bool {
      guard case .string(let box) = value else { return false }
      return runtime.resources?.hasSymbol(box.text) ?? false
    }
    values["resource"] = CatalogueValue(name.span) { machine throws(Diagnostic) in
      let value = try name.run(&machine)
      machine.setLocal(kept, value)
      return isSymbol(value) ? .nothing : value
    }
    values["system-name"] = CatalogueValue(name.span) { machine in
      let value = machine.local(kept)
      return isSymbol(value) ? value : .nothing
    }
    for (side, length) in [("width", \ViewSize.width), ("height", \ViewSize.height)] {
      values[side] = CatalogueValue(name.span) { machine in
        let value = machine.local(kept)
        guard case .string(let box) = value, !isSymbol(value) else { return .nothing }
        guard let size = runtime.pictureSize(box.text) else {
          runtime.guessedPictures[name.span] = box.text
          return .nothing
        }
        return .number(size[keyPath: length])
      }
    }
  }

  /// The codes so that the last one runs first.
  private func firstLast(_ runs: [Run], _ slot: Int) -> [Run] {
    guard runs.count > 1, let last = runs.last else { return runs }
    let (first, original) = (runs[0], last)
    let early: Run = { machine throws(Diagnostic) in
      machine.setLocal(slot, try original(&machine))
      return try first(&machine)
    }
    let late: Run = { machine in machine.local(slot) }
    return [early] + runs[1..<(runs.count - 1)] + [late]
  }

  /// The name of what is called.
  private func headOfCall(_ node: Int) -> Int {
    file.child(node, .base).flatMap { file.child($0, .name) ?? $0 } ?? node
  }

  /// Of `.left` the name alone.
  private func spanOfName(_ node: Int) -> SourceSpan {
    guard implicitName(node) != nil, file.kind(node) == .member,
      let name = file.child(node, .name)
    else { return span(node) }
    return span(name)
  }

  // MARK: Arguments

  /// Notes all arguments.
  ///
  /// - Returns: why some are left out, where code is forgiven.
  private func noteAll(
    _ match: CatalogueMatch, _ values: inout [String: CatalogueValue]
  ) throws(Diagnostic) -> [Diagnostic] {
    var dropped: [Diagnostic] = []
    for (slot, argument) in match.given {
      do throws(Diagnostic) { try note(argument, in: slot, match, &values) } catch {
        guard runtime.forgives, !error.isLimit else { throw error }
        dropped.append(error)
      }
    }
    return dropped
  }

  private func note(
    _ argument: Argument, in slot: SwiftUIArgument, _ match: CatalogueMatch,
    _ values: inout [String: CatalogueValue]
  ) throws(Diagnostic) {
    let span = span(argument.node)
    let node = withoutParentheses(argument.node)
    if case .member(_, let slots) = slot.shape {
      return try noteMember(node, slots, match, &values)
    }
    guard let name = try parameter(of: argument, in: slot, match) else { return }
    let type = match.type(of: name)
    switch slot.shape {
    case .fixed, .member: return
    case .bounds(let upper): try noteBounds(node, name, upper, &values)
    case .range: values[name] = CatalogueValue(span, try boundsAsList(node))
    case .angle:
      let angle = compile(node, for: library.type("Angle")).run
      values[name] = CatalogueValue(span) { machine throws(Diagnostic) in
        try angle(&machine).part(at: 0)
      }
    case .value, .address, .binding, .closure:
      if case .address = slot.shape, match.left.isEmpty { try requireAddress(node, argument.label) }
      if argument.isClosure, Self.isUnread(match.declaration.name) { return }
      let isUncalled = type.isAction && (match.declaration.isInterface || !type.takes(.view))
      if argument.isClosure, isUncalled { return }
      if argument.isClosure {
        values[name] = try content(node, of: name, match, span)
        if type.takes(.text), !type.takes(.view), match.declaration.parameter("system-image") != nil
        {
          values["system-image"] = CatalogueValue(span, try symbol(in: node))
        }
      } else if name == "item" || name == "presenting", match.condition != nil {
        // It is given to the content, and only present here.
        values[name] = CatalogueValue(span) { _ in .truth(true) }
      } else if slot.isBindingShape {
        try requireBinding(node, argument.label)
        values[name] = CatalogueValue(span, try bound(node, for: type, match.declaration))
      } else if isUncalled, file.kind(node) == .name {
        _ = try compileOrThrow(node, .unknown)
      } else if !isUncalled {
        // What changes nothing may be a style, as `.fill.tertiary`, or anything else.
        if match.declaration.name == "text" { remarkNumber(node) }
        let anything = ParameterType.oneOf([.viewOrColor, .any])
        var made = try value(
          node, for: match.declaration.isInterface ? anything : type, match.declaration,
          isTitle: !["system-image", "system-name"].contains(name),
          isSymbol: match.declaration.name == "image")
        if slot.isClosureShape { made = labelled(made, as: name, match, span) }
        // What is not known of a modifier that changes nothing leaves its view as it is.
        let changesNothing = match.declaration.takesUnboundNames
        values[name] = CatalogueValue(
          span, changesNothing ? runtime.orUnknown(made, name, span) : made,
          isRest: match.isRest(name))
        values[name]?.isView = type.takes(.view) && file.kind(node) != .string && showsViews(node)
      }
    }
  }

  /// What a closure gives for a parameter.
  private func content(
    _ node: Int, of name: String, _ match: CatalogueMatch, _ span: SourceSpan
  ) throws(Diagnostic) -> CatalogueValue {
    let (type, declaration, isRest) = (match.type(of: name), match.declaration, match.isRest(name))
    let made = try contentOfItem(node, match)
    var content = if let made { made } else { try closure(node, type) }
    if isRest, declaration.name == "picker" { content = tagging(content) }
    content = labelled(content, as: name, match, span)
    var value = CatalogueValue(span, content, isRest: isRest)
    value.isView = type.takes(.view)
    return value
  }

  /// The parameter that an argument is for; nil for one on which nothing depends.
  private func parameter(
    of argument: Argument, in slot: SwiftUIArgument, _ match: CatalogueMatch
  ) throws(Diagnostic) -> String? {
    let node = withoutParentheses(argument.node)
    try requirePoint(node, slot, match)
    guard let name = slot.parameter else {
      let isBinding = match.declaration.sample(of: slot).hasPrefix("$")
      if isBinding { try requireBinding(node, argument.label) }
      // Nothing depends on its value, but a name that is nowhere is told.
      if !argument.isClosure, file.kind(node) == .name { _ = try compileOrThrow(node, .unknown) }
      return nil
    }
    if let label = argument.label, match.declaration.takesTextBeside(name) {
      try requireNumber(node, label, match.type(of: name))
    }
    return name
  }

  /// The views that are presented for an item, `.sheet(item: $book) { book in … }`; nil for a closure that
  /// takes nothing.
  private func contentOfItem(_ node: Int, _ match: CatalogueMatch) throws(Diagnostic) -> Run? {
    guard match.condition != nil, let item = match.item,
      !file.children(node, .parameter).isEmpty || closureArity(node) > 0
    else { return nil }
    let given = compile(item.node, library.type("Binding", [.unknown]))
    let isBinding = given.type.declaration?.name == "Binding"
    let type = isBinding ? given.type.arguments.first ?? .unknown : given.type
    let content = compile(
      closure: node, .function([type.unwrapped], library.view), builder: .views)
    let (read, make, runtime, span) = (given.run, content.run, runtime, span(node))
    return { machine throws(Diagnostic) in
      let value = try runtime.valueOfBinding(try read(&machine), &machine, span)
      let function = try make(&machine)
      return try runtime.call(function, [value.unwrapped ?? .nothing], &machine, span)
    }
  }

  /// Whether a size does not depend on what is inside, which are no views of SwiftUI's: marks of charts and maps.
  private static func isUnread(_ name: String) -> Bool {
    name == "map-view" || name == "chart" || name.hasPrefix("chart-")
  }

  /// What has a title and a value, so that further texts of its label are subtitles.
  private static let controlsWithSubtitles: Set<String> = [
    "color-picker", "date-picker", "disclosure-group", "gauge", "group-box", "label",
    "labeled-content", "picker", "progress-view", "slider", "stepper", "toggle",
  ]

  /// Several views for a label as one; content that is no label as it is.
  private func labelled(
    _ content: @escaping Run, as name: String, _ match: CatalogueMatch, _ span: SourceSpan
  ) -> Run {
    let (type, declaration) = (match.type(of: name), match.declaration)
    guard !match.isRest(name), type.takes(.view), type.takes(.text), declaration.kind != .modifier
    else { return content }
    let hasSubtitles = Self.controlsWithSubtitles.contains(declaration.name)
    return { machine throws(Diagnostic) in
      let made = try content(&machine)
      // The first of the further views would be the label else.
      if case .nothing = made, declaration.rest != nil { return .view(View(EmptyView())) }
      guard case .list = made, let views = try? made.views(at: span, { $0 }), views.count > 1
      else { return made }
      return .view(.label(of: views, hasSubtitles: hasSubtitles))
    }
  }

  /// The content of a picker, whose elements are tagged by their ids.
  private func tagging(_ content: @escaping Run) -> Run {
    { [runtime] machine throws(Diagnostic) in
      let outer = runtime.tagsElements
      runtime.tagsElements = true
      defer { runtime.tagsElements = outer }
      return try content(&machine)
    }
  }

  /// Whether an expression gives views, and no text.
  private func showsViews(_ node: Int) -> Bool {
    // What `.name` is, its place tells.
    guard implicitName(node) == nil else { return false }
    let type = compile(node).type
    return type.isOfViews || type.unwrapped.isFunction
  }

  /// The content of a closure: its views where it makes views, else a function.
  private func closure(_ node: Int, _ type: ParameterType) throws(Diagnostic) -> Run {
    let items = file.children(node, .item)
    if type.isBuilder || !type.takes(.view) && !type.takes(.text) {
      let hasParameters = !file.children(node, .parameter).isEmpty || closureArity(node) > 0
      let given: [SwiftType] = type.isBuilder || hasParameters ? [.unknown] : []
      let value = compile(
        closure: node,
        .function(given, type.isBuilder ? library.view : type.isAction ? .void : .unknown),
        builder: type.isBuilder ? .views : nil)
      return orGiven(value.run, type, node)
    }
    let views = try builderBody(items)
    if type.takes(.view) { return views }
    let (runtime, span) = (runtime, span(node))
    return { machine throws(Diagnostic) in
      try runtime.text(in: try views(&machine), &machine, span)
    }
  }

  /// The name of the symbol in a closure whose parameter takes only text; nothing where it shows none.
  private func symbol(in node: Int) throws(Diagnostic) -> Run {
    let views = try builderBody(file.children(node, .item))
    return { machine throws(Diagnostic) in
      try views(&machine).firstSymbol.map { .text($0) } ?? .nothing
    }
  }

  /// `.system(size: 12)`, whose arguments are parameters of the call around.
  private func noteMember(
    _ node: Int, _ slots: [SwiftUIArgument], _ match: CatalogueMatch,
    _ values: inout [String: CatalogueValue]
  ) throws(Diagnostic) {
    var open = slots
    for argument in Argument.all(node, file) {
      guard let place = open.firstIndex(where: { $0.label == argument.label }) else {
        throw unlabelled(argument, of: node, open)
      }
      try note(argument, in: open.remove(at: place), match, &values)
    }
  }

  /// `2...4` for two parameters.
  private func noteBounds(
    _ node: Int, _ lower: String, _ upper: String, _ values: inout [String: CatalogueValue]
  ) throws(Diagnostic) {
    let (runtime, span) = (runtime, span(node))
    let range = compile(node).run
    let slot = makeSlot()
    values[lower] = CatalogueValue(span) { machine throws(Diagnostic) in
      let value = try range(&machine)
      machine.setLocal(slot, value)
      return try runtime.bounds(value, span).lower
    }
    values[upper] = CatalogueValue(span) { machine throws(Diagnostic) in
      try runtime.bounds(machine.local(slot), span).upper
    }
  }

  private func boundsAsList(_ node: Int) throws(Diagnostic) -> Run {
    let (run, runtime, span) = (compile(node).run, runtime, span(node))
    return { machine throws(Diagnostic) in
      let (lower, upper) = try runtime.bounds(try run(&machine), span)
      return .list(of: [lower, upper])
    }
  }
}

/// An argument on its way to a parameter.
struct CatalogueValue {
  let span: SourceSpan
  let run: Run
  /// Whether it goes to the rest: its views are further arguments.
  let isRest: Bool
  /// Whether it is a view, and not a text.
  var isView = false

  init(_ span: SourceSpan, _ run: @escaping Run, isRest: Bool = false) {
    self.span = span
    self.run = run
    self.isRest = isRest
  }
}

extension CatalogueMatch {
  /// What says whether views are presented: `isPresented:`, `item:`; nil for what presents none.
  fileprivate var condition: Argument? {
    guard declaration.parameter("is-presented") != nil,
      declaration.rest?.name == "content"
        || declaration.isInterface && declaration.parameter("content") != nil
    else { return nil }
    return given.first { $0.slot.parameter == "is-presented" }?.argument
      ?? given.first { $0.slot.parameter == "item" }?.argument
  }

  /// `.alert(isPresented: $shows) { Alert(title: …) }`.
  fileprivate var isFormerAlert: Bool {
    declaration.name == "alert"
      && !given.contains { ["title", "error"].contains($0.slot.parameter) }
  }

  /// What the presented views are made of: `item:`, `presenting:`.
  fileprivate var item: Argument? {
    given.first { ["item", "presenting"].contains($0.slot.parameter) }?.argument
  }

  func isRest(_ name: String) -> Bool { declaration.rest?.name == name }

  /// Positional arguments in their order, the others with their labels, views last.
  ///
  /// A positional argument has its label where one before it is left out that could take its value.
  func ordered(
    _ values: [String: CatalogueValue]
  ) -> [(label: String?, value: CatalogueValue)] {
    var found: [(label: String?, value: CatalogueValue)] = []
    var views: [(label: String?, value: CatalogueValue)] = []
    var leftOut: [ParameterType] = []
    let lastPosition = declaration.parameters.lastIndex {
      $0.isPositional && values[$0.name]?.isView == false
    }
    for (index, parameter) in declaration.parameters.enumerated() where parameter.name != "name" {
      guard let value = values[parameter.name] else {
        if parameter.isPositional { leftOut.append(parameter.type) }
        continue
      }
      let isPlain = !leftOut.contains { $0.sharesValues(with: parameter.type) }
      if !parameter.isPositional || !isPlain && parameter.isKeyword {
        found.append((parameter.name, value))
      } else if value.isView, index > lastPosition ?? -1 {
        views.append((nil, value))
      } else {
        found.append((nil, value))
      }
    }
    found += views
    if let rest = declaration.rest, rest.isLaidOut, let children = values[rest.name] {
      found.append((nil, children))
    }
    return found
  }
}

extension Value {
  /// Whether it is true, or an item.
  fileprivate var presentsSomething: Bool {
    switch self {
    case .truth(let truth): truth
    case .nothing, .function: false
    default: true
    }
  }
}

extension SwiftType {
  /// Whether it is a type of views.
  var isOfViews: Bool { declaration?.inherits(fromLibrary: "View") ?? false }
  var isGenericParameter: Bool { if case .parameter = self { true } else { false } }
}

extension ParameterType {
  var isAction: Bool {
    switch self {
    case .action: true
    case .oneOf(let types): types.contains(where: \.isAction)
    default: false
    }
  }

  var isBuilder: Bool {
    switch self {
    case .builder: true
    case .oneOf(let types): types.contains(where: \.isBuilder)
    default: false
    }
  }

  /// Whether some value fits both, so that its position does not tell which is meant.
  fileprivate func sharesValues(with other: ParameterType) -> Bool {
    !kinds.isDisjoint(with: other.kinds) || kinds.contains("any") || other.kinds.contains("any")
  }

  private var kinds: Set<String> {
    switch self {
    case .number, .numberOrNaN, .length, .distance, .lengthOrNil, .fixedLengthOrNil, .count,
      .countFromOne, .integerOrNil:
      ["number"]
    case .truth: ["truth"]
    case .nothing: ["nothing"]
    case .string: ["string"]
    case .symbol, .enumeration, .enumerationList, .axes, .alignment, .unitPoint: ["name"]
    case .color, .colors: ["name", "string"]
    case .viewOrColor, .layeredContent: ["view", "name", "string"]
    case .view, .views: ["view"]
    case .function, .builder, .action: ["function"]
    case .object(let kind, _): ["\(kind)"]
    case .oneOf(let types): types.reduce(into: []) { $0.formUnion($1.kinds) }
    case .layout, .sized, .list, .tracks, .any: ["any"]
    }
  }
}

extension Declaration {
  /// Whether a text that is given for a parameter would be taken for another one: the title of a progress view.
  fileprivate func takesTextBeside(_ name: String) -> Bool {
    parameters.contains { $0.name != name && $0.isPositional && $0.type.takes(.text) }
      && parameter(name)?.isPositional == true
  }
}
