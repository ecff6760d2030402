import LayEngine
import LayLanguage
import LaySwiftTree

extension CodeContext {
  func span(_ node: Int) -> SourceSpan { file.span(node) }

  /// Compiles an expression.
  ///
  /// - Rule: what is not followed becomes code that says so when it runs, since it may never run.
  /// - Parameter expected: the type of the place that takes the value; it chooses what `.name`,
  ///   numbers and closures mean, and nothing is converted.
  func compile(_ node: Int, _ expected: SwiftType = .unknown) -> Expression {
    scope.depth += 1
    openExpressions += 1
    defer {
      scope.depth -= 1
      openExpressions -= 1
      if openExpressions == 0, !probed.isEmpty { probed = [:] }
    }
    runtime.asked?.begin(node, expected, self)
    do throws(Diagnostic) {
      try runtime.checkDepth(span(node))
      let value = try compileOrThrow(node, expected)
      runtime.asked?.end(node, value, self)
      guard value.type.isTooLarge else { return standingIn(value, node, expected) }
      let most = SwiftType.mostParts
      throw Diagnostic(
        .isNotFollowed("a value whose type has more than \(most) parts"), at: span(node))
    } catch {
      let value = Expression(.unknown) { _ throws(Diagnostic) in throw error }
      return standingIn(value, node, expected)
    }
  }

  /// Compiles an expression for a place of a type; the value is one of that type.
  func compile(_ node: Int, for type: SwiftType) -> Expression {
    converted(compile(node, type), to: type)
  }

  /// Compiles an expression for a place without a type.
  func compileUntyped(_ node: Int) -> Expression { asWritten(compile(node)) }

  func compileOrThrow(_ node: Int, _ expected: SwiftType) throws(Diagnostic) -> Expression {
    if let own = try compileOwnLiteral(node, expected) { return own }
    if let replacement = replacements[node] { return replacement.value }
    if let chained = try compileChain(node, expected) { return chained }
    switch file.kind(node) {
    case .integer, .decimal: return try compileNumber(node)
    case .boolean:
      return Expression(library.bool, constant: .truth(file.text(node) == "true"))
    case .nothing:
      return Expression(expected.wrapped == nil ? .unknown : expected, constant: .nothing)
    case .string: return try compileString(node, expected)
    case .name: return try compileName(node, expected)
    case .labelledName, .specialized, .sign: return try compileName(node, expected)
    case .member: return try compileMember(node, expected)
    case .call: return try compileCall(node, expected)
    case .subscriptCall: return try compileSubscript(node, expected)
    case .forced: return try compileForced(node, expected)
    case .prefix: return try compilePrefix(node, expected)
    case .postfix: return try compilePostfix(node, expected)
    case .binary: return try compileBinary(node, expected)
    case .assignment: return try compileAssignment(node)
    case .ternary: return try compileTernary(node, expected)
    case .cast: return try compileCast(node)
    case .typeTest: return try compileTypeTest(node)
    case .tuple: return try compileTuple(node, expected)
    case .array: return try compileArray(node, expected)
    case .dictionary: return try compileDictionary(node, expected)
    case .closure: return try compileClosure(node, expected)
    case .keyPath: return try compileKeyPath(node, expected)
    case .tryExpression: return try compileTry(node, expected)
    case .markedExpression where isRepeated(node): return try compileRepeated(node)
    case .markedExpression where file.text(node, .keyword) == "each":
      throw notFollowed(node, "`each` outside of `repeat`")
    case .awaitExpression where runtime.forgives && !file.isLibrary:
      guard let value = file.child(node, .value) else { break }
      return waited(for: value, expected)
    case .awaitExpression, .markedExpression:
      guard let value = file.child(node, .value) else { break }
      return try compileOrThrow(value, expected)
    case .ifChoice, .switchChoice: return try compileChoice(node, expected)
    case .arrayType, .dictionaryType, .optionalType, .typeName, .memberType, .tupleType:
      return meaning(of: try types.type(node))
    case .optionalChain:
      if let type = writtenOptional(node) { return meaning(of: type) }
    case .macroUse: return try compileMacro(node, expected)
    case .regex:
      throw notFollowed(
        node, "a regular expression", hint: "compare texts: `contains(\"…\")`, `hasPrefix(\"…\")`")
    case .attribute:
      if let given = try givenValue() { return given }
    default: break
    }
    throw notFollowed(node)
  }

  /// A literal as a value of a type of the code that says that it takes such literals, or of a set of
  /// options; nil for others.
  private func compileOwnLiteral(
    _ node: Int, _ expected: SwiftType
  ) throws(Diagnostic) -> Expression? {
    guard let declaration = expected.unwrapped.declaration, declaration.kind != .protocol,
      !declaration.isOfLibrary
        || file.kind(node) == .string
          && ["AttributedString", "PreviewDevice"].contains(declaration.name)
        || declaration.inherits(fromLibrary: "OptionSet")
    else { return nil }
    let (protocolName, label): (String, String)
    switch file.kind(node) {
    case .integer: (protocolName, label) = ("ExpressibleByIntegerLiteral", "integerLiteral")
    case .decimal: (protocolName, label) = ("ExpressibleByFloatLiteral", "floatLiteral")
    case .string: (protocolName, label) = ("ExpressibleByStringLiteral", "stringLiteral")
    case .boolean: (protocolName, label) = ("ExpressibleByBooleanLiteral", "booleanLiteral")
    case .array: (protocolName, label) = ("ExpressibleByArrayLiteral", "arrayLiteral")
    case .dictionary:
      (protocolName, label) = ("ExpressibleByDictionaryLiteral", "dictionaryLiteral")
    default: return nil
    }
    let type = expected.unwrapped
    let callees = try initializers(of: type, node).filter { $0.parameters.first?.label == label }
    guard !callees.isEmpty, label != "dictionaryLiteral",
      label != "integerLiteral" || declaration.inherits(fromLibrary: protocolName)
    else {
      guard label == "integerLiteral",
        let found = try? initializers(of: type, node).first(where: {
          $0.parameters.first?.label == "floatLiteral"
        })
      else { throw notFollowed(node, "this literal as a `\(type.spelling)`") }
      let argument = Argument(label: "floatLiteral", node: node, isClosure: false, inOut: nil)
      return try call(CallTarget(callees: [found]), node, [argument], type)
    }
    let nodes = label == "arrayLiteral" ? arrayElements(node) : [node]
    let arguments = nodes.enumerated().map { place, node in
      Argument(label: place == 0 ? label : nil, node: node, isClosure: false, inOut: nil)
    }
    if arguments.isEmpty, label == "arrayLiteral" {
      let none = callees.filter { $0.parameters.allSatisfy(\.isVariadic) }
      return try call(CallTarget(callees: none), node, [], type)
    }
    return try call(CallTarget(callees: callees), node, arguments, type)
  }

  func arrayElements(_ node: Int) -> [Int] {
    file.children(node, .element).map { element in
      file.kind(element) == .argument ? file.child(element, .value) ?? element : element
    }
  }

  func notFollowed(_ node: Int, _ what: String? = nil, hint: String? = nil) -> Diagnostic {
    let text = file.text(node)
    let shown = text.count > 40 ? text.prefix(39) + "…" : text
    return Diagnostic(.isNotFollowed(what ?? "`\(shown)`", hint: hint), at: span(node))
  }

  /// The expression that names a type.
  func meaning(of type: SwiftType) -> Expression {
    var expression = Expression(
      .metatype(type), constant: .object(ForeignBox(Metatype(type: type))))
    expression.meaning = .type(type)
    return expression
  }

  private func compileNumber(_ node: Int) throws(Diagnostic) -> Expression {
    guard let literal = NumberSyntax.literal(file.text(node)) else { throw notFollowed(node) }
    return Expression(
      .literal(isDecimal: file.kind(node) == .decimal), constant: .literal(literal))
  }

  private func compileMacro(
    _ node: Int, _ expected: SwiftType
  ) throws(Diagnostic) -> Expression {
    guard let name = file.child(node, .name).map({ file.name($0) }) else {
      throw notFollowed(node)
    }
    switch name {
    case "function", "file", "fileID", "filePath":
      return Expression(library.string, constant: .text(member?.fullName ?? ""))
    case "line":
      return Expression(library.int, constant: .integer(runtime.line(of: span(node))))
    case "Predicate":
      guard let test = Argument.all(node, file).last, test.isClosure else {
        throw notFollowed(node)
      }
      let model = try types.type(orNil: file.children(node, .generic).first)
      let type = model.map { SwiftType.function([$0], library.bool) } ?? expected.unwrapped
      return compile(test.node, for: type)
    default: throw notFollowed(node)
    }
  }

  private func compileTernary(
    _ node: Int, _ expected: SwiftType
  ) throws(Diagnostic) -> Expression {
    guard let condition = file.child(node, .condition), let first = file.child(node, .body),
      let second = file.child(node, .alternative)
    else { throw notFollowed(node) }
    let test = orTaken(true, truth(condition))
    // `.infinity` beside a number is one of its type.
    let isFirstOpen = expected.isUnknown && takesType(first)
    let other = isFirstOpen ? compile(second, expected) : nil
    let one = compile(first, other?.type.asWritten(library) ?? expected)
    let isOpen = expected.isUnknown && !isFirstOpen && takesType(second)
    let wanted = isOpen ? one.type.asWritten(library) : expected
    return branch(test, one, other ?? compile(second, wanted), expected)
  }

  /// One of two values, as one of the type of both.
  func branch(
    _ test: @escaping (inout Machine) throws(Diagnostic) -> Bool, _ first: Expression,
    _ second: Expression, _ expected: SwiftType
  ) -> Expression {
    if expected.declaration?.isAny == true {
      let (left, right) = (asWritten(first).run, asWritten(second).run)
      return Expression(expected) { machine throws(Diagnostic) in
        try test(&machine) ? try left(&machine) : try right(&machine)
      }
    }
    var type = expected
    if expected.isPartlyUnknown {
      type =
        first.constant.map(\.isNothing) == true && second.type.wrapped == nil
        ? library.optional(second.type)
        : second.constant.map(\.isNothing) == true && first.type.wrapped == nil
          ? library.optional(first.type) : first.type.joined(with: second.type) ?? .unknown
    }
    let (left, right) = (converted(first, to: type).run, converted(second, to: type).run)
    return Expression(type) { machine throws(Diagnostic) in
      try test(&machine) ? try left(&machine) : try right(&machine)
    }
  }

  /// Compiles a condition.
  func truth(_ node: Int) -> (inout Machine) throws(Diagnostic) -> Bool {
    let value = compile(node, library.bool)
    let (run, runtime, span) = (noted(condition: value.run, node), runtime, span(node))
    return { machine throws(Diagnostic) in
      let value = try run(&machine)
      guard case .truth(let truth) = value else {
        try runtime.requireKnown(value)
        throw Diagnostic(.isNotFollowed("a condition that is neither true nor false"), at: span)
      }
      return truth
    }
  }

  private func compileTuple(
    _ node: Int, _ expected: SwiftType
  ) throws(Diagnostic) -> Expression {
    let arguments = file.children(node, .argument)
    let values = arguments.compactMap { file.child($0, .value) }
    guard values.count == arguments.count else { throw notFollowed(node) }
    if values.count == 1, file.child(arguments[0], .label) == nil {
      return try compileOrThrow(values[0], expected)
    }
    if values.isEmpty { return Expression(.void, constant: runtime.void) }
    var wanted: [SwiftType.Field]?
    if case .tuple(let fields) = expected, fields.count == values.count { wanted = fields }
    let labels = arguments.enumerated().map { place, argument in
      file.child(argument, .label).map { file.name($0) } ?? wanted?[place].label
    }
    let parts = values.enumerated().map { place, value in
      if let wanted { return compile(value, for: wanted[place].type) }
      return compile(value)
    }
    let type = SwiftType.tuple(zip(labels, parts).map { .init(label: $0, type: $1.type) })
    let names = PartNames(name: nil, labels: labels.map { $0.map(module.interpreter.symbol) })
    let runs = zip(parts, values).map { orUnknown($0, $1) }
    return Expression(type) { machine throws(Diagnostic) in
      .compound(names, try machine.values(runs))
    }
  }

  /// Tells numbers without a type beside others of which Swift may make a list of `Any`.
  private func checkKinds(
    _ parts: [Expression], _ element: SwiftType, _ expected: SwiftType, _ node: Int
  ) throws(Diagnostic) {
    let kinds = Set(parts.map(\.type)).filter(\.mayHoldLiterals)
    let hasNil = parts.contains { $0.constant?.isNothing == true }
    let isMixed = kinds.count > 1 && (hasNil || kinds.contains { !$0.isLiteral })
    let isAny =
      expected.declaration?.isAny == true && !element.isLiteral
      && kinds.contains { $0.isLiteral && $0.computed == $0 }
    if isMixed || isAny { throw notFollowed(node, "a list of numbers of several kinds") }
  }

  private func compileArray(
    _ node: Int, _ expected: SwiftType
  ) throws(Diagnostic) -> Expression {
    let nodes = arrayElements(node)
    if nodes.isEmpty, expected.isUnknown {
      return Expression(library.array(.unknown), constant: .list(of: []))
    }
    let expected = expected.unwrapped
    if let declaration = expected.declaration, declaration.isOfNames {
      let runs = nodes.map { compile($0, for: expected).run }
      return Expression(expected) { machine throws(Diagnostic) in
        .list(of: try machine.values(runs))
      }
    }
    let isSet = expected.isNamed("Set")
    let isSlice = expected.isNamed("ArraySlice")
    var wanted = expected.element ?? (isSet || isSlice ? expected.arguments.first : nil) ?? .unknown
    if wanted.isUnknown, let explicit = nodes.first(where: { implicitName($0) == nil }),
      nodes.contains(where: { implicitName($0) != nil })
    {
      wanted = compile(explicit).type
    }
    var parts = nodes.map { compile($0, wanted) }
    var element = wanted
    if wanted.isPartlyUnknown {
      element = parts.first?.type ?? wanted
      for part in parts.dropFirst() { element = element.joined(with: part.type) ?? .unknown }
      try checkKinds(parts, element, expected, node)
      if parts.contains(where: { $0.constant?.isNothing == true }), element.wrapped == nil {
        element = library.optional(element)
      }
    }
    parts = parts.map { converted($0, to: element) }
    let constants = parts.compactMap(\.constant)
    if !isSet, !isSlice, constants.count == parts.count, !element.isUnknown {
      return Expression(library.array(element), constant: .list(of: constants))
    }
    let (runs, runtime) = (zip(parts, nodes).map { orUnknown($0, $1) }, runtime)
    let isMixed = element.isUnknown
    let span = span(node)
    let list = Expression(library.array(element)) { machine throws(Diagnostic) in
      let values = try machine.values(runs)
      return .list(of: isMixed ? runtime.settled(values) : values)
    }
    if isSlice {
      return Expression(library.type("ArraySlice", [element])) { machine throws(Diagnostic) in
        guard case .list(let list) = try list.run(&machine) else { return .nothing }
        return .object(ForeignBox(SliceContent(elements: list.elements, start: 0)))
      }
    }
    guard isSet else { return list }
    return Expression(library.set(element)) { machine throws(Diagnostic) in
      try runtime.set(of: list.run(&machine), &machine, span)
    }
  }

  private func compileDictionary(
    _ node: Int, _ expected: SwiftType
  ) throws(Diagnostic) -> Expression {
    let entries = file.children(node, .element)
    let expected = expected.unwrapped
    var types =
      expected.isNamed("Dictionary") && expected.arguments.count == 2
      ? expected.arguments : [.unknown, .unknown]
    let nodes = entries.map { [file.child($0, .key), file.child($0, .value)].compactMap(\.self) }
    guard nodes.allSatisfy({ $0.count == 2 }) else { throw notFollowed(node) }
    var pairs = nodes.map { pair in [compile(pair[0], types[0]), compile(pair[1], types[1])] }
    for place in 0..<2 where types[place].isPartlyUnknown {
      var type = pairs.first?[place].type ?? .unknown
      for pair in pairs.dropFirst() { type = type.joined(with: pair[place].type) ?? .unknown }
      types[place] = type
    }
    pairs = pairs.map { pair in
      [converted(pair[0], to: types[0]), converted(pair[1], to: types[1])]
    }
    let runs = zip(pairs, nodes).map { ($0[0].run, orUnknown($0[1], $1[1])) }
    let (runtime, span) = (runtime, span(node))
    return Expression(library.dictionary(types[0], types[1])) { machine throws(Diagnostic) in
      var dictionary = ChangingDictionary()
      for (key, value) in runs {
        let key = try key(&machine)
        let value = try value(&machine)
        dictionary.set(try runtime.key(key, span), written: key, to: value)
      }
      return .object(dictionary.box)
    }
  }

  // MARK: Optionals

  func compileForced(_ node: Int, _ expected: SwiftType) throws(Diagnostic) -> Expression {
    guard let base = file.child(node, .base) else { throw notFollowed(node) }
    let value = compile(base, expected.isUnknown ? .unknown : library.optional(expected))
    let (run, span) = (value.run, span(node))
    return Expression(value.type.wrapped ?? .unknown) { machine throws(Diagnostic) in
      guard let found = try run(&machine).unwrapped else {
        throw Diagnostic(.foundNil, at: span)
      }
      return found
    }
  }

  /// Compiles an expression with `?.` in it: nil where what stands before a `?` is nil.
  ///
  /// - Returns: nil for an expression without one.
  private func compileChain(
    _ node: Int, _ expected: SwiftType
  ) throws(Diagnostic) -> Expression? {
    guard let question = openQuestion(in: node), let base = file.child(question, .base) else {
      return nil
    }
    let value = compile(base)
    let slot = makeSlot()
    let found = Expression(value.type.wrapped ?? .unknown) { $0.local(slot) }
    let before = changedReplacements
    let basePlace = try? place(base)
    let ofBase = changedReplacements.subtracting(before)
    changedReplacements = before
    if basePlace?.set != nil, file.kind(node) == .assignment {
      throw notFollowed(node, "a change behind `?` of what a function gives")
    }
    replacements[question] = (found, basePlace.map { wrappedPlace($0, span(question)) })
    defer { replacements[question] = nil }
    changedReplacements.remove(question)
    let rest = try compileOrThrow(node, expected.unwrapped)
    if changedReplacements.contains(question), basePlace?.isObserved == true {
      throw notFollowed(node, "a change behind `?` of what is observed")
    }
    if changedReplacements.contains(question) { changedReplacements.formUnion(ofBase) }
    changedReplacements.formUnion(before)
    let (run, more) = (value.run, rest.run)
    if rest.type == .void {
      return Expression(library.optional(.void)) { machine throws(Diagnostic) in
        guard let found = try run(&machine).unwrapped else { return .nothing }
        machine.setLocal(slot, found)
        let value = try more(&machine)
        machine.setLocal(slot, .nothing)
        return OptionalBox.some(value)
      }
    }
    let isOptional = rest.type.wrapped != nil
    let type = isOptional ? rest.type : rest.type.isUnknown ? .unknown : library.optional(rest.type)
    return Expression(type) { machine throws(Diagnostic) in
      guard let found = try run(&machine).unwrapped else { return .nothing }
      machine.setLocal(slot, found)
      let value = try more(&machine)
      machine.setLocal(slot, .nothing)
      return isOptional ? value : value.asOptional
    }
  }

  /// The innermost `?` on the way of bases of an expression that nothing stands for yet.
  private func openQuestion(in node: Int) -> Int? {
    var innermost: Int?
    var next: Int? = node
    while let current = next, replacements[current] == nil {
      switch file.kind(current) {
      case .optionalChain where writtenOptional(current) != nil: next = nil
      case .optionalChain:
        innermost = current
        next = file.child(current, .base)
      case .member, .call, .subscriptCall, .forced: next = file.child(current, .base)
      case .assignment where current == node: next = file.child(current, .left)
      default: next = nil
      }
    }
    return innermost
  }

  /// The type that `Book?` names where it stands as an expression; nil for a value with `?` behind it.
  private func writtenOptional(_ node: Int) -> SwiftType? {
    guard let base = file.child(node, .base), [.name, .member].contains(file.kind(base)),
      file.text(base).first?.isUppercase == true, variable(file.text(base)) == nil
    else { return nil }
    return try? types.type(node)
  }

  /// What an optional in a place holds, as a place.
  private func wrappedPlace(_ place: Place, _ span: SourceSpan) -> Place {
    Place(type: place.type.wrapped ?? .unknown, in: place) { machine, body throws(Diagnostic) in
      try place.change(&machine) { value, machine throws(Diagnostic) in
        guard var inner = value.unwrapped else { throw Diagnostic(.foundNil, at: span) }
        let isBoxed = value.isOptionalBox
        value = .nothing
        do throws(Diagnostic) { try body(&inner, &machine) } catch {
          value = isBoxed ? OptionalBox.some(inner) : inner
          throw error
        }
        value = isBoxed ? OptionalBox.some(inner) : inner
      }
    }
  }
}

extension Complaint {
  static let foundNil = Complaint(
    "nil was found where a value is needed", hint: "unwrap it with `if let`, or give a default")
}

extension Machine {
  /// The values of expressions, from left to right.
  mutating func values(_ runs: [Run]) throws(Diagnostic) -> [Value] {
    var values: [Value] = []
    values.reserveCapacity(runs.count)
    for run in runs { values.append(try run(&self)) }
    return values
  }
}

extension Value {
  /// What an optional holds, or the value itself; nil for nil.
  var unwrapped: Value? {
    switch self {
    case .nothing: nil
    case .object(let object): (object as? OptionalBox)?.wrapped ?? self
    default: self
    }
  }

  var isOptionalBox: Bool {
    if case .object(let object) = self { object is OptionalBox } else { false }
  }

  /// The value in a place of an optional type: what is no optional yet becomes one.
  var asOptional: Value {
    if case .nothing = self { return self }
    return isOptionalBox ? self : OptionalBox.some(self)
  }
}
