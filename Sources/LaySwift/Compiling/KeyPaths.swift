import LayEngine
import LayLanguage
import LaySwiftTree

extension CodeContext {
  /// Compiles `\User.name`: a function where the place takes one, else a key path.
  func compileKeyPath(_ node: Int, _ expected: SwiftType) throws(Diagnostic) -> Expression {
    let expected = expected.unwrapped
    var root = try types.type(orNil: file.child(node, .type)) ?? .unknown
    if case .function(let parameters, _) = expected, root.isUnknown {
      root = parameters.first ?? .unknown
    } else if expected.isNamed("KeyPath"), root.isUnknown {
      root = expected.arguments.first ?? .unknown
    }
    let elements = file.children(node, .element)
    guard !root.isUnknown, !expected.isFunction else {
      let inner = CodeContext(module, types, in: self)
      let variable = inner.bind("root of key path", root, isConstant: true, isInCell: false)
      let value = Expression(root, try inner.reading(variable))
      let result = try inner.parts(elements[...], of: value)
      inner.scope.temporaries += 2
      return closure(inner, result.run, count: 1, .function([root], result.type), node)
    }
    return try keyPath(root, node, elements)
  }

  /// A key path of a type, with what reads and what changes its parts.
  ///
  /// - Rule: indices are computed when the key path is made.
  private func keyPath(
    _ root: SwiftType, _ node: Int, _ elements: [Int]
  ) throws(Diagnostic) -> Expression {
    let names = elements.map { file.kind($0) == .subscriptCall ? "[" : file.text($0) }
    return try keyPath(root, node, names, indices(of: elements)) {
      context, value throws(Diagnostic) in
      try context.parts(elements[...], of: value)
    } place: { context, value, outer throws(Diagnostic) in
      try context.partsPlace(elements, of: value, in: outer)
    }
  }

  /// - Parameter read: what it leads to of the value that it gets.
  /// - Parameter place: the place of that in the place that it gets; nil where it cannot change.
  private func keyPath(
    _ root: SwiftType, _ node: Int, _ names: [String], _ indices: [PathIndex],
    read: (CodeContext, Expression) throws(Diagnostic) -> Expression,
    place: (CodeContext, Expression, Place?) throws(Diagnostic) -> Place?
  ) throws(Diagnostic) -> Expression {
    let reading = try pathContext(indices)
    let whole = reading.bind("root of key path", root, isConstant: true, isInCell: false)
    let value = Expression(root, try reading.reading(whole))
    let result = try read(reading, value)
    let reader = closure(reading, result.run, count: 1, .unknown, node).run
    let writing = try pathContext(indices)
    let changed = writing.bind("root of key path", root, isConstant: false, isInCell: true)
    _ = writing.bind("value of key path", result.type, isConstant: true, isInCell: false)
    let present = Expression(root, try writing.reading(changed))
    let outer = try writing.place(of: changed)
    var writer: Run?
    if let place = try place(writing, present, outer) {
      let set: Run = { machine throws(Diagnostic) in
        try place.assign(machine.local(1), &machine)
        return .nothing
      }
      writer = closure(writing, set, count: 2, .unknown, node).run
    }
    let defined = indices.map { (defining($0.variable, $0.value.run), $0.variable.slot) }
    return Expression(library.type("KeyPath", [root, result.type])) { machine throws(Diagnostic) in
      var keys = ([root.spelling] + names).map { DictionaryKey.string($0) }
      for (define, slot) in defined {
        try define(&machine)
        if let key = DictionaryKey(machine.local(slot)) { keys.append(key) }
      }
      guard case .function(let reader) = try reader(&machine) else { return .nothing }
      var change: Function?
      if case .function(let function)? = try writer?(&machine) { change = function }
      return .content(KeyPathContent(parts: [.init(names: keys, reader: reader, writer: change)]))
    }
  }

  /// `\._level` of a property `level` with a wrapper.
  func keyPath(
    toWrapperOf member: Member, _ root: SwiftType, _ types: Substitution, _ node: Int
  ) throws(Diagnostic) -> Expression {
    try keyPath(root, node, [member.wrapper.name], []) { context, value throws(Diagnostic) in
      try context.wrapper(of: member, in: value, types)
    } place: { context, value, outer throws(Diagnostic) in
      let type = try context.wrapper(of: member, in: value, types).type
      return outer.map { context.part(member.place, of: $0, type, node) }
    }
  }

  /// `\.level` of a property, whose functions are compiled when the key path is used.
  func keyPath(
    to member: Member, _ root: SwiftType, _ types: Substitution, _ node: Int
  ) throws(Diagnostic) -> Expression {
    let type = try runtime.type(of: member, types)
    return try keyPath(root, node, [member.name], []) { context, value throws(Diagnostic) in
      let span = context.span(node)
      let choice = InstanceChoice(context.runtime, member, types, isDynamic: false, span)
      return Expression(type, Calling.member(choice, .value(value.run), [], span))
    } place: { context, value, outer throws(Diagnostic) in
      context.accessed(member, types, outer, value, type, node)
    }
  }

  private typealias PathIndex = (node: Int, value: Expression, variable: Variable)

  private func indices(of elements: [Int]) -> [PathIndex] {
    elements.filter { file.kind($0) == .subscriptCall }.flatMap { Argument.all($0, file) }.map {
      let value = compileUntyped($0.node)
      let variable = bind("index of key path", value.type, isConstant: true, isInCell: false)
      return ($0.node, value, variable)
    }
  }

  /// Where the parts of a key path are compiled; indices that are not written out were computed before.
  private func pathContext(_ indices: [PathIndex]) throws(Diagnostic) -> CodeContext {
    let inner = CodeContext(module, types, in: self)
    inner.scope.temporaries = 3
    for (node, value, variable) in indices where value.constant == nil {
      inner.replacements[node] = (Expression(value.type, try inner.reading(variable)), nil)
    }
    return inner
  }

  /// What the parts of a key path give of a value: nil behind a `?` of nil.
  private func parts(
    _ elements: ArraySlice<Int>, of value: Expression
  ) throws(Diagnostic) -> Expression {
    guard let element = elements.first else { return value }
    let rest = elements.dropFirst()
    guard file.text(element) == "?" else {
      return try parts(rest, of: part(element, of: value))
    }
    let slot = makeSlot()
    let found = Expression(value.type.wrapped ?? .unknown) { machine in machine.local(slot) }
    let more = try parts(rest, of: found)
    let (run, next) = (value.run, more.run)
    let type = more.type.wrapped == nil ? library.optional(more.type) : more.type
    return Expression(type) { machine throws(Diagnostic) in
      guard let found = try run(&machine).unwrapped else { return .nothing }
      machine.setLocal(slot, found)
      return try next(&machine).asOptional
    }
  }

  private func part(_ element: Int, of value: Expression) throws(Diagnostic) -> Expression {
    if file.kind(element) == .subscriptCall {
      return try compileSubscript(of: value, element, .unknown)
    }
    switch file.text(element) {
    case "self": return value
    case "!":
      let (run, span) = (value.run, span(element))
      return Expression(value.type.wrapped ?? .unknown) { machine throws(Diagnostic) in
        guard let found = try run(&machine).unwrapped else {
          throw Diagnostic(.foundNil, at: span)
        }
        return found
      }
    default: return try member(file.name(element), of: value, element, at: element)
    }
  }

  /// The place that the parts of a key path name; nil where one of them cannot change.
  private func partsPlace(
    _ elements: [Int], of root: Expression, in outer: Place?
  ) throws(Diagnostic) -> Place? {
    var (value, place) = (root, outer)
    for element in elements {
      let whole = place
      switch file.text(element) {
      case "?": return nil
      case "self": continue
      case "!": place = whole.map { forced($0, span(element)) }
      case _ where file.kind(element) == .subscriptCall:
        guard whole != nil || value.type.declaration?.kind == .class else { return nil }
        place = try? subscriptPlace(of: value, element) { whole }
      default: place = try memberPlace(file.name(element), of: value, element) { whole }
      }
      value = try part(element, of: value)
    }
    return place
  }

  // MARK: Reading and changing by key paths

  /// The key path in `value[keyPath: path]`, with the type of what it leads to.
  func keyPath(
    _ argument: Int, of value: Expression, _ node: Int
  ) throws(Diagnostic) -> (path: Run, type: SwiftType) {
    let path = compile(argument, library.type("KeyPath", [value.type, .unknown]))
    guard path.type.isNamed("KeyPath"), path.type.arguments.count == 2 else {
      throw notFollowed(node, "a key path of a type that is not known")
    }
    return (path.run, path.type.arguments[1])
  }

  static func path(
    _ run: Run, _ machine: inout Machine, _ span: SourceSpan
  ) throws(Diagnostic) -> KeyPathContent {
    let value = try run(&machine)
    guard let path = (value.unwrapped ?? value).content as? KeyPathContent else {
      if let unknown = value.unknown { throw unknown.error }
      throw Diagnostic(.isNotFollowed("this key path"), at: span)
    }
    return path
  }

  /// `value[keyPath: path]` as a place.
  func keyPathPlace(
    _ argument: Int, of value: Expression, _ node: Int, in outer: () throws(Diagnostic) -> Place?
  ) throws(Diagnostic) -> Place? {
    let (path, type) = try keyPath(argument, of: value, node)
    let run = prepared(Expression(.unknown, path))
    let own = Place(type: value.type, change: try instancePlace(value.run))
    let isClass = value.type.declaration?.kind == .class
    let whole = isClass ? own : try outer() ?? own
    let (site, span) = (CallSite(of: nil, at: span(node)), span(node))
    var place = Place(type: type, in: whole) { machine, body throws(Diagnostic) in
      let path = try Self.path(run, &machine, span)
      try whole.change(&machine) { root, machine throws(Diagnostic) in
        var value = try path.value(of: root, &machine, site)
        try body(&value, &machine)
        try path.set(value, in: &root, &machine, site, span)
      }
    }
    place.set = { machine, new throws(Diagnostic) in
      let path = try Self.path(run, &machine, span)
      try whole.change(&machine) { root, machine throws(Diagnostic) in
        try path.set(new, in: &root, &machine, site, span)
      }
    }
    return place
  }

  // MARK: Members that are looked up

  /// The subscript that gives a member that a type has by `@dynamicMemberLookup`, with its argument, which
  /// stands for the name while the call is compiled; nil for other types.
  ///
  /// - Parameter name: `subscript` for an element: `$list[0]` is that of `\.[0]`.
  func dynamicMember(
    _ name: String, of value: Expression, _ node: Int
  ) throws(Diagnostic) -> (target: CallTarget, argument: Argument)? {
    let isElement = name == "subscript"
    let members = value.type.declaration?.dynamicMembers ?? []
    guard !members.isEmpty else { return nil }
    var target = try target(members, of: value, value.type, place: nil)
    let nameNode = isElement ? node : file.child(node, .name) ?? node
    let argument = Argument(label: "dynamicMember", node: nameNode, isClosure: false, inOut: nil)
    let byPath = target.callees.filter {
      guard let root = $0.parameters[0].type.arguments.first?.declaration else { return false }
      return !root.members(name).isEmpty || !root.dynamicMembers.isEmpty
    }
    let byName = target.callees.filter { $0.parameters[0].type.isNamed("String") }
    if let callee = byPath.first, isElement || file.kind(nameNode) == .name {
      guard byPath.count == 1 else { throw notFollowed(node, "which of several members is meant") }
      let root = callee.parameters[0].type.arguments[0]
      replacements[nameNode] = (try keyPath(root, node, [nameNode]), nil)
      target.callees = [callee]
    } else if let callee = byName.first, !isElement {
      replacements[nameNode] = (Expression(library.string, constant: .text(name)), nil)
      target.callees = [callee]
    } else {
      return nil
    }
    return (target, argument)
  }

  /// The same for an element of a type that has no other subscripts.
  func elementByPath(
    of value: Expression, _ node: Int
  ) throws(Diagnostic) -> (target: CallTarget, argument: Argument)? {
    let own = value.type.declaration?.members("subscript").filter { !$0.isStatic } ?? []
    guard own.allSatisfy({ $0.parameters.first?.label == "dynamicMember" }) else { return nil }
    return try dynamicMember("subscript", of: value, node)
  }
}

extension TypeDeclaration {
  /// The subscripts that give members by their names.
  var dynamicMembers: [Member] {
    guard lineage.contains(where: { $0.file.attributes($0.node).contains("dynamicMemberLookup") })
    else { return [] }
    return members("subscript").filter {
      !$0.isStatic && $0.parameters.count == 1 && $0.parameters[0].label == "dynamicMember"
    }
  }
}
