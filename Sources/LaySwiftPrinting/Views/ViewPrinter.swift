import LayLanguage

/// Prints views, and the content of view builders.
extension ProgramPrinter {
  /// A view as one expression.
  mutating func viewExpression(_ node: Node) throws(NoCounterpart) -> SwiftExpression {
    if let view = try printedView(node) {
      guard view.comments.isEmpty else { return group([node]) }
      return view.expression
    }
    return group([node])
  }

  private mutating func group(_ nodes: [Node]) -> SwiftExpression {
    .call("Group", [], [SwiftClosure([], block(nodes))])
  }

  /// A view with its modifiers; nil for a form that may make any number of views.
  mutating func printedView(_ node: Node) throws(NoCounterpart) -> PrintedView? {
    switch node.kind {
    case .symbol:
      let name = node.symbol ?? ""
      if let variable = variable(name) {
        if variable.type == .unknown { variable.type = .view }
        if variable.type == .string {
          return PrintedView(base: .call("Text", [.init(variable.expression)]))
        }
        guard variable.type == .view || variable.type == .color else {
          throw NoCounterpart("`\(name)` is no view")
        }
        return PrintedView(base: variable.expression)
      }
      return PrintedView(base: .color(name, isView: true))
    case .string:
      // A string is a color code, or else a text.
      let text = node.string ?? ""
      return PrintedView(
        base: text.hasPrefix("#")
          ? .color(text, isView: true) : .call("Text", [.init(.string(text))]))
    case .number:
      return PrintedView(base: .call("Text", [.init(.string(NumberText.of(node.number ?? 0)))]))
    case .list: break
    default: return nil
    }
    if let field = try field(node), field.type == .view { return PrintedView(base: field.code) }
    guard let head = node.head else { return nil }
    if let variable = called(head, by: node) {
      guard let definition = variable.definition else {
        return PrintedView(base: try call(variable, node, wanting: .view).code)
      }
      if definition.kind == .modifier {
        guard let inner = node.arguments.last else {
          throw NoCounterpart("a modifier without a view")
        }
        return try modified(try base(inner), by: definition, node)
      }
      let call = try call(definition, node)
      guard [.view, .color, .unknown].contains(definition.result) else {
        throw NoCounterpart("`\(head)` gives no view")
      }
      return PrintedView(base: call)
    }
    if head == "->" { return try threaded(node) }
    guard let declaration = Catalogue.declaration(named: head), declaration.isOfViews else {
      return nil
    }
    let bound = try bound(declaration, node.arguments)
    if declaration.kind == .modifier {
      guard let inner = bound.modified else { throw NoCounterpart("a modifier without a view") }
      return try modified(try base(inner), bound)
    }
    return try named(try call(bound), bound)
  }

  /// The view that modifiers are called on.
  private mutating func base(_ node: Node) throws(NoCounterpart) -> PrintedView {
    if let view = try printedView(node) { return view }
    let whole = group([node])
    // A loop needs no `Group` around it.
    if case .call(_, let call) = whole, let body = call.closures.first?.body, body.count == 1,
      case .expression(let only) = body[0], case .call(.atom("ForEach"), _) = only
    {
      return PrintedView(base: only)
    }
    return PrintedView(base: whole)
  }

  /// `(-> view step…)`.
  ///
  /// - Parameter count: how many steps are printed; nil for all.
  mutating func threaded(
    _ node: Node, steps count: Int? = nil
  ) throws(NoCounterpart) -> PrintedView? {
    guard let first = node.arguments.first else { return nil }
    var view = try base(first)
    for step in node.arguments.dropFirst().prefix(count ?? .max) {
      guard let head = step.head ?? step.symbol else {
        throw NoCounterpart("a step that is no call")
      }
      if let variable = called(head, by: step), let definition = variable.definition {
        if definition.kind == .modifier {
          view = try modified(view, by: definition, step)
          continue
        }
        let call = try call(definition, step, also: view.expression)
        view = PrintedView(base: call, comments: view.comments)
        continue
      }
      guard let declaration = Catalogue.declaration(named: head), declaration.kind == .modifier
      else { throw NoCounterpart("`\(head)` as a step") }
      let bound = try bound(declaration, step.arguments, isThreaded: true)
      view = try modified(view, bound)
    }
    return view
  }

  /// A view with one more modifier; a modifier that SwiftUI lacks is replaced by a comment.
  private mutating func modified(
    _ view: PrintedView, _ bound: BoundArguments
  ) throws(NoCounterpart) -> PrintedView {
    var view = view
    if bound.declaration.name == "name", let label = bound["label"] ?? bound["name"] {
      let text = try expression(label, as: .string)
      view.modifiers.append(.init("accessibilityIdentifier", SwiftCall([.init(text)])))
      return view
    }
    do throws(NoCounterpart) {
      if let owner = ModifierOwner(of: bound.declaration.name), !owner.owns(view),
        let nameless = view.withoutNames, owner.owns(nameless)
      {
        // Names for queries follow the modifiers that only images or shapes have.
        var result = try modified(nameless, bound)
        result.modifiers += view.modifiers.suffix(view.modifiers.count - nameless.modifiers.count)
        return result
      }
      if let owner = ModifierOwner(of: bound.declaration.name), !owner.owns(view) {
        if let foreground = BoundArguments(foregroundOf: bound) {
          return try modified(view, foreground)
        }
        throw NoCounterpart(owner.sentence)
      }
      if bound.declaration.name == "resizable", view.hasImageSize {
        // The printed code does not tell the natural size of the image.
        view.leaveImageSize()
        isPartial = true
      }
      if bound.declaration.name == "relative-proposed" {
        return try named(relativeProposed(view, bound), bound)
      }
      if ["on-delete", "on-move"].contains(bound.declaration.name) {
        return try named(edited(view, bound), bound)
      }
      view.modifiers += try call(bound).modifiers
    } catch {
      omit(error.message, isPartial: !bound.declaration.isWithoutEffect)
      view.comments.append("Left out: `\(bound.declaration.name)`; \(error.message).")
    }
    return try named(view, bound)
  }

  /// A view with its name for queries, from the parameter `name`.
  private mutating func named(
    _ view: PrintedView, _ bound: BoundArguments
  ) throws(NoCounterpart) -> PrintedView {
    guard let node = bound["name"], bound.declaration.name != "name" else { return view }
    var view = view
    let text = try expression(node, as: .string)
    view.modifiers.append(.init("accessibilityIdentifier", SwiftCall([.init(text)])))
    return view
  }

  // MARK: - Builders

  /// The statements between the braces of a view builder.
  mutating func block(_ nodes: [Node]) -> [SwiftStatement] {
    let outer = pending
    pending = nil
    defer { pending = outer }
    return nodes.flatMap { node -> [SwiftStatement] in
      do throws(NoCounterpart) {
        return try statements(node)
      } catch {
        omit(error.message)
        return [
          .comment("Left out: \(error.message)."), .expression(.call("EmptyView")),
        ]
      }
    }
  }

  /// A view; of a `->`, only with the first `steps` steps.
  mutating func block(_ node: Node, steps: Int?) -> [SwiftStatement] {
    guard let steps, let view = try? threaded(node, steps: steps) else { return block([node]) }
    return view.comments.map { .comment($0) } + [.expression(view.expression)]
  }

  private mutating func statements(_ node: Node) throws(NoCounterpart) -> [SwiftStatement] {
    if node.isNothing { return [] }
    switch node.head {
    case "if", "when", "unless", "cond":
      guard let branches = Branch.all(of: node) else {
        throw NoCounterpart("an `if` without a branch")
      }
      return try choice(branches[...]) { printer, body throws(NoCounterpart) in printer.block(body)
      }
    case "case":
      let nothing = [SwiftStatement.expression(.call("EmptyView"))]
      return try switching(node, otherwise: nothing) { printer, body throws(NoCounterpart) in
        printer.block(body)
      }
    case "for", "for-each": return try loop(node)
    case "let", "let*": return try bindings(node)
    case "begin":
      return try node.arguments.last.map { last throws(NoCounterpart) in
        try statements(last)
      } ?? []
    case "list" where variable("list") == nil: return block(node.arguments)
    default: break
    }
    guard let view = try printedView(node) else {
      throw NoCounterpart("`\(node.head ?? "a list")` gives no view that is printed")
    }
    return view.comments.map { .comment($0) } + [.expression(view.expression)]
  }

  /// `let` in a builder: its names are visible up to the closing brace.
  private mutating func bindings(_ node: Node) throws(NoCounterpart) -> [SwiftStatement] {
    guard let list = node.arguments.first else { return [] }
    return try within { printer throws(NoCounterpart) in
      var statements: [SwiftStatement] = []
      for pair in list.children {
        guard let place = pair.children.first, let name = place.symbol,
          let value = pair.children.dropFirst().first
        else { throw NoCounterpart("a `let` of another form") }
        statements += try printer.constant(name, value, at: place)
      }
      return statements + printer.block(Array(node.arguments.dropFirst()))
    }
  }

  /// Binds a name to a value, as a constant with an initial value, which builders need.
  mutating func constant(
    _ name: String, _ node: Node, at place: Node
  ) throws(NoCounterpart) -> [SwiftStatement] {
    let outer = scopes[scopes.count - 1]
    var (statements, type) = try ending(node, types[TypePlace(place, .name)])
    scopes[scopes.count - 1] = outer
    let variable = bind(name, type, at: place)
    type = variable.type
    variable.isFraction = true
    let text = SwiftLayout.inline(variable.expression) ?? name
    if case .giving(let value)? = statements.last {
      statements.removeLast()
      return statements + [.constant(text, type: type.needed(for: value), value)]
    }
    if Self.ternary(statements) != nil || Self.choice(statements) != nil {
      return Self.named(variable, "let", statements)
    }
    let closure = SwiftClosure(["() -> \(type.name)"], SwiftStatement.returning(statements))
    return [.constant(text, type: nil, .call(.closure(closure), SwiftCall()))]
  }

  // MARK: Prints loops that make views

  /// `for` and `for-each` as `ForEach`.
  mutating func loop(_ node: Node) throws(NoCounterpart) -> [SwiftStatement] {
    var parts = node.arguments
    if let place = parts.firstIndex(where: { $0.keyword == "id" }) {
      parts.removeSubrange(place..<min(place + 2, parts.count))
    }
    var bounds: [Node]
    let name: Node?
    let body: [Node]
    if node.head == "for" {
      guard let header = parts.first else { throw NoCounterpart("a `for` without a name") }
      name = header.children.first
      bounds = Array(header.children.dropFirst())
      body = Array(parts.dropFirst())
    } else {
      bounds = Array(parts.dropLast())
      if bounds.count == 1, Self.isEmptyList(bounds[0]) { return [] }
      guard let (parameters, inner) = parts.last?.function else {
        return [try loop(bounds, callingBy: parts.last)]
      }
      name = parameters.first
      body = inner
    }
    guard let name else { throw NoCounterpart("a `for` without a name") }
    if bounds.count == 1, let symbol = name.symbol, look(bounds[0]) == .view {
      return try unrolled(bounds[0], symbol, body)
    }
    // A loop over nothing shows nothing.
    if bounds.count == 1, Self.isEmptyList(bounds[0]) { return [] }
    guard let sequence = try sequence(bounds) else {
      throw NoCounterpart("a `for` of another form")
    }
    return try within { printer throws(NoCounterpart) in
      let isUsed = body.contains { $0.mentions(name.symbol) }
      let parameter = try isUsed ? printer.bind(pattern: name, sequence.type.element) : "_"
      return [printer.forEach(sequence, SwiftClosure([parameter], printer.block(body)))]
    }
  }

  private static func isEmptyList(_ node: Node) -> Bool {
    node.isNothing || node.head == "list" && node.arguments.isEmpty
  }

  private mutating func forEach(
    _ sequence: TypedExpression, _ closure: SwiftClosure
  ) -> SwiftStatement {
    var list = sequence.code
    // Tuples are not `Hashable`, so their first elements identify them.
    let isOfParts = if case .tuple = sequence.type.element { true } else { false }
    if case .call(.member(_, "enumerated"), _) = list { list = .call("Array", [.init(list)]) }
    if case .call(.atom("zip"), _) = list { list = .call("Array", [.init(list)]) }
    // Swift would infer `[Int]` for literals of whole numbers.
    if case .array = list, sequence.type.element == .number {
      list = .binary(list, .cast, .atom("[CGFloat]"))
    }
    if case .call(.atom("stride"), _) = list { list = .call("Array", [.init(list)]) }
    if case .structure(let type) = sequence.type.element, let record = record(named: type) {
      let isIdentified = record.field("id").map { isHashable($0) } == true
      if !isIdentified, !isHashable(sequence.type.element) {
        // Values that are neither `Identifiable` nor `Hashable` are identified by their offsets.
        var closure = closure
        closure.parameters.insert("_", at: 0)
        let pairs = SwiftExpression.call("Array", [.init(list.method("enumerated"))])
        return .expression(
          .call("ForEach", [.init(pairs), .init("id", .atom("\\.offset"))], [closure]))
      }
      record.conformances = [isIdentified ? "Identifiable" : "Hashable"]
      if isIdentified { return .expression(.call("ForEach", [.init(list)], [closure])) }
    }
    let id = SwiftArgument("id", .atom(isOfParts ? "\\.0" : "\\.self"))
    return .expression(.call("ForEach", [.init(list), id], [closure]))
  }

  /// A structure of the program, which is printed now if it was not used before.
  private mutating func record(named type: String) -> PrintedDefinition? {
    if let known = records[type] { return known }
    for (name, definition) in definitions
    where definition.node.head == "define-struct" && SwiftName.type(name) == type {
      _ = variable(name)
    }
    return records[type]
  }

  /// Whether a type is `Hashable`; a structure of the program is made so if its fields are.
  private mutating func isHashable(_ type: SwiftType) -> Bool {
    switch type {
    case .number, .integer, .string, .truth, .enumeration, .quotedName, .unknown, .member, .axis,
      .color, .size, .point, .rectangle:
      return true
    case .optional(let value), .list(let value): return isHashable(value)
    case .structure(let name):
      guard let record = record(named: name) else { return false }
      for parameter in record.parameters where !isHashable(parameter.variable.type) { return false }
      if record.conformances.isEmpty { record.conformances = ["Hashable"] }
      return true
    default: return false
    }
  }

  /// `for-each` with the name of a function of the program.
  private mutating func loop(
    _ bounds: [Node], callingBy function: Node?
  ) throws(NoCounterpart) -> SwiftStatement {
    guard let function, let sequence = try sequence(bounds) else {
      throw NoCounterpart("a `for-each` of another form")
    }
    let (closure, _) = try closure(named: function, [sequence.type.element])
    return forEach(sequence, closure)
  }

  /// The body of a loop over a literal list of views, once for each view.
  private mutating func unrolled(
    _ list: Node, _ name: String, _ body: [Node]
  ) throws(NoCounterpart) -> [SwiftStatement] {
    guard list.head == "list" else { throw NoCounterpart("views that are taken apart") }
    var statements: [SwiftStatement] = []
    for element in list.arguments {
      let view = try viewExpression(element)
      statements += try within { printer throws(NoCounterpart) in
        printer.scopes[printer.scopes.count - 1][name] = PrintedVariable(view, .view)
        return printer.block(body)
      }
    }
    return statements
  }
}
