import LayLanguage
import LaySwiftTree

extension CodeContext {
  /// How many parameters a closure has: those that it names, or the highest `$n` and one.
  func closureArity(_ node: Int) -> Int {
    let parameters = file.children(node, .parameter)
    if !parameters.isEmpty { return parameters.count }
    return impliedArity(node)
  }

  private func impliedArity(_ node: Int) -> Int {
    var most = 0
    var place = node + 1
    let end = file.tree.end(of: node)
    while place < end {
      if file.kind(place) == .closure {
        place = file.tree.end(of: place)
        continue
      }
      if file.kind(place) == .name, file.text(place).hasPrefix("$"),
        let number = Int(file.text(place).dropFirst())
      {
        most = max(most, number + 1)
      }
      place += 1
    }
    return most
  }

  func compileClosure(_ node: Int, _ expected: SwiftType) throws(Diagnostic) -> Expression {
    try compileClosure(node, expected, builder: nil)
  }

  func compile(closure node: Int, _ expected: SwiftType, builder: ResultBuilder?) -> Expression {
    do throws(Diagnostic) {
      return try compileClosure(node, expected, builder: builder)
    } catch {
      return Expression(.unknown) { _ throws(Diagnostic) in throw error }
    }
  }

  /// The argument of a parameter that is a function without parameters, of which the caller writes
  /// the result.
  func autoclosure(_ node: Int, _ expected: SwiftType) -> Expression {
    do throws(Diagnostic) {
      let inner = CodeContext(module, types, in: self)
      inner.noteSharedNames(node)
      var type = SwiftType.unknown
      let run = try inner.body { () throws(Diagnostic) in
        let value = inner.compile(node, for: expected)
        type = value.type
        return value.run
      }
      return closure(inner, run, count: 0, .function([], type), node)
    } catch {
      return Expression(.unknown) { _ throws(Diagnostic) in throw error }
    }
  }

  private func compileClosure(
    _ node: Int, _ expected: SwiftType, builder: ResultBuilder?
  ) throws(Diagnostic) -> Expression {
    let inner = CodeContext(module, types, in: self)
    for item in file.children(node, .item) { inner.noteSharedNames(item) }
    var wanted: [SwiftType] = []
    var result = SwiftType.unknown
    var hasType = false
    if case .function(let parameters, let given) = expected.unwrapped {
      (wanted, result, hasType) = (parameters, given, true)
    }
    if let written = file.child(node, .result) { result = try types.type(written) }
    let given = file.children(node, .parameter)
    var count = given.isEmpty ? max(impliedArity(node), hasType ? wanted.count : 0) : given.count
    if given.isEmpty, wanted.count == 1, impliedArity(node) > 1 { count = impliedArity(node) }
    let isTakenApart = takesApart(&wanted, count)
    var wrapped: [WrappedParameter] = []
    let parameters = try bindParameters(given, count, wanted, &wrapped, in: inner)
    let definitions = try bindCaptures(node, in: inner)
    inner.resultType = result
    let items = file.children(node, .item)
    var built = SwiftType.unknown
    let strict = try inner.behind(wrapped) { () throws(Diagnostic) in
      guard let builder else { return try inner.functionBody(items) }
      let value = try inner.built(items, by: builder)
      built = value.type
      return value.run
    }
    // Nobody around an action goes on after it.
    let run =
      result == .void || result.isUnknown
      ? runtime.toldUnknown(strict, isAction: result == .void, span(node)) : strict
    if builder != nil, result.isPartlyUnknown || result == .void, !built.isUnknown {
      result = built
    }
    result = completed(result, in: inner, isOneItem: items.count == 1)
    let tuple = SwiftType.tuple(parameters.map { SwiftType.Field(label: nil, type: $0) })
    let type = SwiftType.function(isTakenApart ? [tuple] : parameters, result)
    let hasMixed =
      inner.resultType.isUnknown && Set(inner.givenTypes).count > 1 && !result.isUnknown
    var made = closure(inner, run, count: count, type, node)
    if hasMixed {
      let (runtime, span, wantedResult) = (runtime, span(node), result)
      let converting: Run = { machine throws(Diagnostic) in
        try runtime.convert(try run(&machine), to: wantedResult, span)
      }
      made = closure(inner, converting, count: count, type, node)
    }
    guard !definitions.isEmpty else { return made }
    let make = made.run
    return Expression(type) { machine throws(Diagnostic) in
      for define in definitions { try define(&machine) }
      return try make(&machine)
    }
  }

  /// What a closure gives, of which its place does not tell all: `{ $0 > 0 ? $0 : nil }` for a `U?`.
  private func completed(
    _ result: SwiftType, in inner: CodeContext, isOneItem: Bool
  ) -> SwiftType {
    let given = inner.givenTypes
    if result.isUnknown {
      guard let first = given.first else { return isOneItem ? .unknown : .void }
      return given.dropFirst().reduce(first) { $0.joined(with: $1) ?? .unknown }
    }
    guard result.wrapped?.isUnknown == true else { return result }
    let known = Set(given.map(\.unwrapped).filter { !$0.isPartlyUnknown })
    return known.count == 1 ? known.first.map { library.optional($0) } ?? result : result
  }

  /// Takes a tuple apart for a closure of several parameters; false where nothing is taken apart.
  private func takesApart(_ wanted: inout [SwiftType], _ count: Int) -> Bool {
    guard wanted.count == 1, count > 1, case .tuple(let fields) = wanted[0], fields.count == count
    else { return false }
    wanted = fields.map(\.type)
    return true
  }

  private func bindParameters(
    _ given: [Int], _ count: Int, _ wanted: [SwiftType], _ wrapped: inout [WrappedParameter],
    in inner: CodeContext
  ) throws(Diagnostic) -> [SwiftType] {
    var types: [SwiftType] = []
    for place in 0..<count {
      var type = place < wanted.count ? wanted[place] : .unknown
      var name = "$\(place)"
      if place < given.count {
        let node = given[place]
        name = file.child(node, .name).map { file.name($0) } ?? file.name(node)
        if let written = file.child(node, .type) { type = try self.types.type(written) }
        if file.child(node, .type).map({ file.has("inout", $0) }) == true { type = inOut(type) }
      }
      let isInOut = type.isInOut
      let parameter =
        place < given.count ? Parameter(file, given[place], isLabelledByName: false) : nil
      let attribute = parameter?.attributes.first
      let isWrapped = parameter.map { inner.wrappedProperty(of: $0) != nil } ?? false
      if let attribute, !isWrapped {
        throw notFollowed(attribute, "a closure's parameter of its kind")
      }
      let variable = inner.bind(
        isWrapped ? "value of wrapper" : name, type.withoutInOut, isConstant: !isInOut,
        isInCell: isInOut)
      if let parameter, isWrapped || inner.isMadeOfProjection(parameter, type) {
        wrapped.append((parameter, variable))
      } else if place < given.count, name.hasPrefix("$") {
        try inner.bindValue(of: variable, named: String(name.dropFirst()), given[place])
      }
      types.append(type)
    }
    return types
  }

  private func inOut(_ type: SwiftType) -> SwiftType { library.inOut(type) }

  /// Binds what a closure takes along; gives what makes the values before the closure.
  private func bindCaptures(
    _ node: Int, in inner: CodeContext
  ) throws(Diagnostic) -> [(inout Machine) throws(Diagnostic) -> Void] {
    var definitions: [(inout Machine) throws(Diagnostic) -> Void] = []
    for capture in file.children(node, .capture) {
      let isWeak = file.modifiers(capture).contains { $0.hasPrefix("weak") }
      let name = file.child(capture, .name).map { file.name($0) } ?? file.text(capture)
      if name == "self", !isWeak { continue }
      // A value is taken along as it is now.
      let value: Expression
      if let given = file.child(capture, .value) {
        value = compileUntyped(given)
      } else {
        value = try compileName(file.child(capture, .name) ?? capture, .unknown)
      }
      let isMadeOptional = isWeak && !value.type.isUnknown && value.type.wrapped == nil
      let type = isMadeOptional ? library.optional(value.type) : value.type
      let variable = bind("\(name) taken along", type, isConstant: true, isInCell: false)
      variable.isWeak = isWeak
      inner.taken[name] = variable
      let run = value.run
      definitions.append(
        defining(variable) { machine throws(Diagnostic) in
          let value = try run(&machine)
          return isWeak ? value.asWeakReference : value
        })
    }
    return definitions
  }

  func closure(
    _ inner: CodeContext, _ run: @escaping Run, count: Int, _ type: SwiftType, _ node: Int
  ) -> Expression {
    let body = WorkCode(run)
    store.add(body)
    let closure = inner.scope.makingClosure(named: nil, of: count, body, at: span(node), store)
    store.add(closure)
    return Expression(type) { machine throws(Diagnostic) in try closure.run(&machine) }
  }
}

extension SwiftType {
  /// Whether it is a parameter that the function changes.
  var isInOut: Bool { isNamed("inout") }

  var withoutInOut: SwiftType { isInOut ? arguments.first ?? .unknown : self }
}
