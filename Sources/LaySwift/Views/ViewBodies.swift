import LayEngine
import LayLanguage
import LaySwiftTree

/// The bodies of views that Swift code declares.
///
/// - Rule: a body runs where a builder, a modifier or a view takes the value, and not where the value is
///   made, so that `Row().title` stays a member of the struct.
extension SwiftRuntime {
  /// The most bodies of one type inside of each other.
  private static var mostBodies: Int { 1000 }
  /// The same where something may not be known; then a box stands for the next one.
  private static var mostForgivenBodies: Int { 4 }

  /// The views that a value shows: a view as it is, of several a list, nothing for nil.
  func shown(
    _ value: Value, _ machine: inout Machine, _ span: SourceSpan
  ) throws(Diagnostic) -> Value {
    switch value {
    case .view, .nothing: return value
    case .list(let list): return try shown(list.elements, value, &machine, span)
    case .symbol: return try colorView(value, &machine, span)
    case .object(let object):
      if let color = object as? LibraryCase, color.type == "Color" {
        return try colorView(value, &machine, span)
      }
      if let color = (object as? ForeignBox)?.content as? FadedColor {
        let view = try shown(color.color, &machine, span)
        let call = NativeCall(
          values: [], runtime: self, span: span, types: [:], result: library.view)
        return try call.made("opacity", [.number(color.opacity), view], &machine)
      }
      if let box = object as? OptionalBox { return try shown(box.wrapped, &machine, span) }
      if let unknown = object as? UnknownBox {
        return try standIn(for: unknown, &machine, span)
      }
      if let made = try own(object, value, &machine, span) { return made }
      if let type = declaration(of: value), let made = try widget(value, type, &machine, span) {
        return made
      }
    default: break
    }
    if let named = value.content as? Metatype {
      throw Diagnostic(.isType(named.type), at: span)
    }
    let type = declaration(of: value)
    var hint = type.flatMap { type in
      type.inherits(fromLibrary: "View") || type.members("body").allSatisfy(\.file.isLibrary)
        ? nil : "`\(type.name)` has a `body`: write `struct \(type.name): View`"
    }
    if case .string = value { hint = "write `Text(…)` around it" }
    if let type, !type.isOfLibrary, type.inherits(fromLibrary: "View") {
      hint = "`\(type.name)` has no `body`: write `var body: some View { … }`"
    }
    let error = Diagnostic(
      .isNotFollowed("\(type.map { SwiftWords.one($0.name) } ?? "a value") as a view", hint: hint),
      at: span)
    // A preview may show a controller of UIKit or AppKit.
    if forgives, let type, type.kind == .class, !type.isOfLibrary {
      return try box(for: error, named: type.name, &machine, span)
    }
    throw error
  }

  private func shown(
    _ elements: ListElements, _ list: Value, _ machine: inout Machine, _ span: SourceSpan
  ) throws(Diagnostic) -> Value {
    let areViews = elements.allSatisfy { if case .view = $0 { true } else { false } }
    if areViews { return list }
    var all: [Value] = []
    for element in elements {
      try machine.countTurn(span)
      switch try shown(element, &machine, span) {
      case .nothing: break
      case .list(let inner): all += inner.elements
      case let view: all.append(view)
      }
    }
    return .list(of: all)
  }

  private func colorView(
    _ color: Value, _ machine: inout Machine, _ span: SourceSpan
  ) throws(Diagnostic) -> Value {
    guard let declaration = Catalogue.declaration(named: "color") else { return color }
    let site = CallSite(
      name: "Color", shownAs: "Color", at: span, headSpan: span, [nil], [span])
    return try machine.call(declaration, [color], site)
  }

  /// What the body of a value of the code shows; nil for a value of a type that is no view.
  private func own(
    _ object: ObjectBox, _ value: Value, _ machine: inout Machine, _ span: SourceSpan
  ) throws(Diagnostic) -> Value? {
    guard let type = declaration(of: value), type.inherits(fromLibrary: "View") else { return nil }
    let bodies = type.members("body").filter { !$0.file.isLibrary }
    let isStyle = type.inherits(fromLibrary: "ShapeStyle")
    let first = bodies.first { $0.kind != .function } ?? (isStyle ? nil : bodies.first)
    guard let body = first else {
      if isStyle { return try fill(type, &machine, span) }
      return type.inherits(fromLibrary: "Shape")
        ? try shape(value, type, &machine, span) : try foreign(value, type, &machine, span)
    }
    return try inEnvironment(of: type, &machine, span) { machine throws(Diagnostic) in
      try self.keeping(nil, &machine) { machine throws(Diagnostic) in
        try self.views(of: value, type, body, &machine, span)
      }
    }
  }

  /// A style that is a view too: it fills what it is offered.
  private func fill(
    _ type: TypeDeclaration, _ machine: inout Machine, _ span: SourceSpan
  ) throws(Diagnostic) -> Value {
    remark(Diagnostic(Complaint("the color of `\(type.name)` is not known here"), at: span))
    return try colorView(.symbol(module.interpreter.symbol("primary")), &machine, span)
  }

  /// What a `body` that is a function is given: values that are not known.
  private func unknownArguments(of body: Member) -> [Value] {
    body.kind == .function
      ? body.parameters.map { parameter in
        let name = parameter.label ?? parameter.name ?? "_"
        let complaint = Complaint("what `body` is given as `\(name)` is not known here")
        return .object(UnknownBox(name, complaint, at: body.file.span(parameter.node)))
      } : []
  }

  /// A view of UIKit or AppKit, which takes what it is offered; nil for other types.
  private func foreign(
    _ value: Value, _ type: TypeDeclaration, _ machine: inout Machine, _ span: SourceSpan
  ) throws(Diagnostic) -> Value? {
    guard type.lineage.contains(where: { $0.isOfLibrary && $0.name.hasSuffix("Representable") })
    else { return nil }
    if let size = standInLines?.box(type.name) {
      return try box((size.width, size.height), &machine, span)
    }
    if let content = try content(of: value, type, &machine, span) { return content }
    remark(
      Diagnostic(
        Complaint("what `\(type.name)` shows is not known here: it takes what is proposed"),
        at: span))
    return try colorView(.symbol(module.interpreter.symbol("gray")), &machine, span)
  }

  /// The views that a view of UIKit or AppKit is given, which it is taken to show; nil where it has none.
  private func content(
    of value: Value, _ type: TypeDeclaration, _ machine: inout Machine, _ span: SourceSpan
  ) throws(Diagnostic) -> Value? {
    for property in type.storedProperties {
      let kept = value.part(at: property.place)
      guard isView(kept) else { continue }
      let what = "what `\(type.name)` does with its content is not known here"
      remark(Diagnostic(Complaint(what), at: span), .content)
      return try shown(kept, &machine, span)
    }
    return nil
  }

  private func isView(_ value: Value) -> Bool {
    switch value {
    case .view: true
    case .list(let list): list.elements.first.map { isView($0) } ?? false
    default: declaration(of: value)?.inherits(fromLibrary: "View") ?? false
    }
  }

  private func views(
    of value: Value, _ type: TypeDeclaration, _ body: Member, _ machine: inout Machine,
    _ span: SourceSpan
  ) throws(Diagnostic) -> Value {
    let count = openBodies.count { $0 === type }
    if forgives, isOfApp || hasGuessed, count >= Self.mostForgivenBodies {
      // What is not known, such as an optional that is taken as present, may never end.
      remark(Diagnostic(.bodyInItself(type.name), at: span))
      return try placeholder(&machine, span)
    }
    guard count < Self.mostBodies else { throw endless(type, span) }
    if let complaint = body.isNoBody { remark(Diagnostic(complaint, at: body.spanOfBody)) }
    openBodies.append(type)
    defer { openBodies.removeLast() }
    let choice = InstanceChoice(self, body, types(of: value, type), isDynamic: false, body.span)
    let id = elementID
    elementID = nil
    defer { elementID = id }
    return try machine.makingView(span, body.span, id: id) { machine throws(Diagnostic) in
      keepStates(of: value, type, &machine)
      let given = [value] + unknownArguments(of: body)
      let views = try choice.instance(for: value).call(given, &machine, choice)
      return try doingLaterWork(try shown(views, &machine, span), &machine, span)
    }
  }

  /// The error of a view that shows itself without an end, with the views between.
  private func endless(_ type: TypeDeclaration, _ span: SourceSpan) -> Diagnostic {
    let begin = openBodies.lastIndex { $0 === type } ?? openBodies.startIndex
    let ring = openBodies[begin...] + [type]
    return Diagnostic(.endlessBody(ring.reversed().map(\.name)), at: span)
  }

  /// Lets the states of a view go on where the same view was made before.
  func keepStates(
    of value: Value, _ type: TypeDeclaration, _ machine: inout Machine
  ) {
    for property in type.storedProperties {
      keepState(of: value.part(at: property.place), property.place, &machine)
    }
  }

  /// Lets the state in a wrapper go on; what is no wrapper of a state stays as it is.
  func keepState(of wrapper: Value, _ number: Int, _ machine: inout Machine) {
    guard case .object(let wrapper) = wrapper, let compound = wrapper as? CompoundBox,
      let first = compound.elements.first, case .object(let object) = first,
      let box = object as? ForeignBox, let state = box.content as? StateContent
    else { return }
    let cell = machine.stateCell(number)
    if cell.present == nil { cell.begin(with: state.cell.present ?? .nothing) }
    box.content = StateContent(cell: cell)
  }

  /// What the generic parameters of a value's type stand for, and `Self`.
  func types(of value: Value, _ type: TypeDeclaration) -> Substitution {
    var arguments = type.genericParameters.map { _ in SwiftType.unknown }
    if case .object(let object) = value, let box = object as? CompoundBox {
      let known = module.arguments(of: box.shape)
      if known.count == arguments.count { arguments = known }
    }
    var types = type.substitution(arguments)
    types["Self"] = .nominal(type, arguments)
    return types
  }
}

extension Member {
  /// What is wrong with the body of a view as it is declared; nil for a right one.
  fileprivate var isNoBody: Complaint? {
    let hint = "write `var body: some View`"
    if let type = owner, let name = type.protocolTakenForView {
      return .isTakenAsView(type.name, name)
    }
    if kind == .function {
      return Complaint("`body` of a view is a variable, and no function", hint: hint)
    }
    guard let type = typeNode else { return Complaint("`body` has no type", hint: hint) }
    guard ["View", "any View"].contains(file.text(type)) else { return nil }
    return Complaint("the type of `body` is some view, and not any", hint: hint)
  }

  fileprivate var spanOfBody: SourceSpan {
    (typeNode ?? file.child(node, .name)).map { file.span($0) } ?? span
  }
}

extension Complaint {
  fileprivate static func isTakenAsView(_ type: String, _ name: String) -> Complaint {
    Complaint(
      "there is no `\(name)` in these files: `\(type)` is taken as a view of this `body`")
  }

  fileprivate static func bodyInItself(_ name: String) -> Complaint {
    Complaint("`\(name)` shows itself inside of itself: a box stands for the fifth")
  }

  /// - Parameter ring: the names of the views, the innermost first.
  fileprivate static func endlessBody(_ ring: [String]) -> Complaint {
    Complaint(
      "this uses itself without an end in sight",
      hint: "a condition can end it, as `if depth > 0`", calls: ring)
  }
}

extension TypeDeclaration {
  /// Whether it is made with views in braces, as `VStack { … }`.
  var takesViews: Bool {
    Catalogue.declarations(swiftUI: name).contains { $0.kind == .container }
  }

  /// Whether it is made without arguments, as `Divider()`.
  fileprivate var needsNothing: Bool {
    Catalogue.declarations(swiftUI: name).allSatisfy { declaration in
      !declaration.parameters.contains { $0.isPositional && !$0.isOptional }
    }
  }
}

extension Complaint {
  /// A type where a view is wanted: `Divider` for `Divider()`.
  fileprivate static func isType(_ type: SwiftType) -> Complaint {
    let name = type.spelling
    let isEmpty = type.declaration?.needsNothing == true
    let call =
      name + (type.declaration?.takesViews == true ? " { … }" : isEmpty ? "()" : "(…)")
    return Complaint("`\(name)` is the name of a type, and no view", hint: "write `\(call)`")
  }
}
