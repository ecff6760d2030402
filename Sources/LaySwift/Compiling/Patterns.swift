import LayLanguage
import LaySwiftTree

/// Whether a value has the form of a pattern; if it has, the names of the pattern are bound.
typealias PatternTest = (Value, inout Machine) throws(Diagnostic) -> Bool

extension CodeContext {
  /// The items of a case, of which one must fit.
  func caseItems(_ items: [Int], _ type: SwiftType) throws(Diagnostic) -> PatternTest {
    var tests: [PatternTest] = []
    for item in items {
      guard let node = file.child(item, .pattern) else { throw notFollowed(item) }
      isRebinding = !tests.isEmpty && bindsNames(node)
      defer { isRebinding = false }
      let test = try pattern(node, type, isConstant: true)
      guard let condition = file.child(item, .condition) else {
        tests.append(test)
        continue
      }
      let holds = truth(condition)
      let both: PatternTest = { value, machine throws(Diagnostic) in
        guard try test(value, &machine) else { return false }
        return try holds(&machine)
      }
      tests.append(both)
    }
    if tests.count == 1 { return tests[0] }
    return { value, machine throws(Diagnostic) in
      for test in tests {
        if try test(value, &machine) { return true }
      }
      return false
    }
  }

  private func bindsNames(_ node: Int) -> Bool {
    (node..<file.tree.end(of: node)).contains { file.kind($0) == .bindingPattern }
  }

  /// Compiles a pattern for a value of a type.
  func pattern(
    _ node: Int, _ type: SwiftType, isConstant: Bool, binds: Bool = false
  ) throws(Diagnostic) -> PatternTest {
    switch file.kind(node) {
    case .wildcard: return { _, _ in true }
    case .name where binds: return bindingName(node, type, isConstant)
    case .bindingPattern:
      guard let inner = file.child(node, .pattern) else { throw notFollowed(node) }
      return try pattern(
        inner, type, isConstant: file.text(node, .keyword) == "let", binds: true)
    case .optionalChain, .optionalType:
      guard let inner = file.child(node, .base) ?? file.child(node, .type) else {
        throw notFollowed(node)
      }
      let test = try pattern(inner, type.wrapped ?? .unknown, isConstant: isConstant, binds: binds)
      return { value, machine throws(Diagnostic) in
        guard let found = value.unwrapped else { return false }
        return try test(found, &machine)
      }
    case .tuplePattern, .tuple: return try tuplePattern(node, type, isConstant, binds)
    case .typePattern:
      guard let wanted = file.child(node, .type) else { throw notFollowed(node) }
      let test = try typeTest(try types.type(wanted), node, of: type)
      return { value, machine throws(Diagnostic) in test(value) }
    case .cast:
      guard let inner = file.child(node, .value), let wanted = file.child(node, .type) else {
        throw notFollowed(node)
      }
      let cast = try types.type(wanted)
      let test = try typeTest(cast, node, of: type)
      let bind = try pattern(inner, cast, isConstant: isConstant, binds: binds)
      return { value, machine throws(Diagnostic) in
        test(value) ? try bind(value.unwrapped ?? value, &machine) : false
      }
    case .call:
      if let test = try casePattern(node, type, isConstant, binds) { return test }
    case .member:
      if file.child(node, .base) == nil, let test = try casePattern(node, type, isConstant, binds) {
        return test
      }
    case .nothing: return { value, _ in value.unwrapped == nil }
    default: break
    }
    return try expressionPattern(node, type)
  }

  private func bindingName(_ node: Int, _ type: SwiftType, _ isConstant: Bool) -> PatternTest {
    let known = isRebinding ? variable(file.name(node)) : nil
    let variable = known ?? bind(file.name(node), type, isConstant: isConstant)
    let slot = variable.slot
    if variable.isInCell {
      return { value, machine in
        machine.setLocal(slot, .object(machine.cell(value)))
        return true
      }
    }
    return { value, machine in
      machine.setLocal(slot, value)
      return true
    }
  }

  private func tuplePattern(
    _ node: Int, _ type: SwiftType, _ isConstant: Bool, _ binds: Bool
  ) throws(Diagnostic) -> PatternTest {
    let parts = file.children(node, .argument).compactMap { file.child($0, .value) }
    var fields: [SwiftType] = Array(repeating: .unknown, count: parts.count)
    if case .tuple(let known) = type, known.count == parts.count { fields = known.map(\.type) }
    if parts.count == 1 { return try pattern(parts[0], type, isConstant: isConstant, binds: binds) }
    let tests = try zip(parts, fields).map { part, type throws(Diagnostic) in
      try pattern(part, type, isConstant: isConstant, binds: binds)
    }
    return { value, machine throws(Diagnostic) in
      for (place, test) in tests.enumerated() {
        guard try test(value.part(at: place), &machine) else { return false }
      }
      return true
    }
  }

  /// `.loaded(let count)`; nil for a call that is no case.
  private func casePattern(
    _ node: Int, _ type: SwiftType, _ isConstant: Bool, _ binds: Bool
  ) throws(Diagnostic) -> PatternTest? {
    let callee = file.kind(node) == .call ? file.child(node, .base) : node
    guard let callee, file.kind(callee) == .member, let nameNode = file.child(callee, .name) else {
      return nil
    }
    let name = file.name(nameNode)
    var type = type
    if let base = file.child(callee, .base) {
      guard let named = try? types.type(base) else { return nil }
      type = named
    }
    if let wrapped = type.wrapped {
      if name == "none" { return { value, _ in value.unwrapped == nil } }
      let arguments = file.children(node, .argument).compactMap { file.child($0, .value) }
      if name == "some", arguments.isEmpty { return { value, _ in value.unwrapped != nil } }
      if name == "some", arguments.count == 1 {
        let test = try pattern(arguments[0], wrapped, isConstant: isConstant, binds: binds)
        return { value, machine throws(Diagnostic) in
          guard let found = value.unwrapped else { return false }
          return try test(found, &machine)
        }
      }
      if type.unwrapped.declaration?.enumCase(name) == nil { return nil }
      type = type.unwrapped
    }
    guard let declaration = type.declaration else {
      guard type.isUnknown else { return nil }
      return try unknownCase(name, node, isConstant: isConstant, binds: binds)
    }
    guard let found = declaration.enumCase(name),
      let member = declaration.declared(name).first(where: { $0.kind == .enumCase })
    else { return nil }
    let arguments = file.children(node, .argument).compactMap { file.child($0, .value) }
    let callee2 = try self.callee(member, substitution(type))
    let tests = try payloadTests(arguments, callee2, isConstant, binds, node)
    return { value, machine throws(Diagnostic) in
      guard let box = value.unwrapped?.declaredCase, box.declared === found else { return false }
      for (place, test) in tests.enumerated() {
        guard try test(box.payload[box.payload.startIndex + place], &machine) else { return false }
      }
      return true
    }
  }

  private func payloadTests(
    _ arguments: [Int], _ callee: Callee, _ isConstant: Bool, _ binds: Bool, _ node: Int
  ) throws(Diagnostic) -> [PatternTest] {
    if arguments.isEmpty { return [] }
    if arguments.count == 1, callee.parameters.count > 1 {
      // One name for all values of the case is a tuple of them.
      throw notFollowed(node, "one pattern for several values of a case")
    }
    guard arguments.count == callee.parameters.count else { throw notFollowed(node) }
    return try zip(arguments, callee.parameters).map { argument, parameter throws(Diagnostic) in
      try pattern(
        argument, parameter.type.withoutParameters, isConstant: isConstant, binds: binds)
    }
  }

  /// A case of a value whose type is not known: by its name, and the number of its values.
  private func unknownCase(
    _ name: String, _ node: Int, isConstant: Bool, binds: Bool
  ) throws(Diagnostic) -> PatternTest {
    let span = span(node)
    let tests = try file.children(node, .argument).compactMap { file.child($0, .value) }.map {
      argument throws(Diagnostic) in
      try pattern(argument, .unknown, isConstant: isConstant, binds: binds)
    }
    return { value, machine throws(Diagnostic) in
      guard let box = value.unwrapped?.declaredCase else {
        if let unknown = value.unknown { throw unknown.error }
        throw Diagnostic(.isNotFollowed("`.\(name)`, whose type is not known"), at: span)
      }
      guard box.declared.name == name else { return false }
      guard tests.isEmpty || tests.count == box.payload.count else {
        throw Diagnostic(.isNotFollowed("one pattern for several values of a case"), at: span)
      }
      for (test, part) in zip(tests, box.payload) {
        guard try test(part, &machine) else { return false }
      }
      return true
    }
  }

  /// A value, or a range that the value is in.
  func expressionPattern(_ node: Int, _ type: SwiftType) throws(Diagnostic) -> PatternTest {
    let isRange =
      [.binary, .prefix, .postfix].contains(file.kind(node))
      && ["...", "..<"].contains(file.text(node, .operator) ?? "")
      && type.unwrapped.declaration?.name.hasSuffix("Range") != true
    let value = compile(node, isRange ? library.range(type.unwrapped, isClosed: true) : type)
    if value.type.isFunction { throw notFollowed(node, "a case without its values as a pattern") }
    let (runtime, span) = (runtime, span(node))
    if value.type.declaration.map({
      $0.name.hasSuffix("Range") || $0.name.hasPrefix("PartialRange")
    })
      == true, !(type.declaration?.name.hasSuffix("Range") ?? false)
    {
      let bound = type.isUnknown ? value.type.arguments.first ?? .unknown : type
      let run = converted(
        value, to: value.type.declaration.map { .nominal($0, [bound]) } ?? .unknown
      ).run
      return { value, machine throws(Diagnostic) in
        guard let range = try run(&machine).content as? RangeContent else { return false }
        return try runtime.contains(range, value, &machine, span)
      }
    }
    let run =
      type.wrapped == nil
      ? converted(value, to: type).run
      : converted(value, to: value.type.wrapped == nil ? type.unwrapped : type).run
    let isOptional = type.wrapped != nil && value.type.wrapped == nil
    return { subject, machine throws(Diagnostic) in
      let wanted = try run(&machine)
      guard let subject = isOptional ? subject.unwrapped : subject else { return false }
      return try runtime.isEqual(subject, wanted, &machine, span)
    }
  }

  // MARK: Types of values

  /// Whether a value is of a type.
  ///
  /// - Parameter subject: the type that is known of the value.
  func typeTest(
    _ type: SwiftType, _ node: Int, of subject: SwiftType = .unknown
  ) throws(Diagnostic) -> (Value) -> Bool {
    if subject.isOtherNumber { throw notFollowed(node, "a test of a `\(subject.spelling)`") }
    let runtime = runtime
    if type.wrapped != nil { throw notFollowed(node, "a test for an optional type") }
    if case .tuple = type { throw notFollowed(node) }
    guard let declaration = type.declaration else { throw notFollowed(node) }
    if declaration.isOfLibrary,
      ["CGFloat", "Int64"].contains(declaration.name) || declaration.integerBounds != nil
    {
      throw notFollowed(node, "a test for `CGFloat`")
    }
    if ["Character", "Substring"].contains(declaration.name), declaration.isOfLibrary {
      throw notFollowed(node)
    }
    if let element = type.element, !element.isUnknown {
      let test = try typeTest(element, node)
      return { value in
        guard case .list(let list)? = value.unwrapped else { return false }
        return list.elements.allSatisfy(test)
      }
    }
    if type.isNamed("Dictionary"), type.arguments.count == 2 {
      let (key, element) = (
        try typeTest(type.arguments[0], node), try typeTest(type.arguments[1], node)
      )
      return { value in
        guard case .object(let object)? = value.unwrapped, let box = object.dictionary else {
          return false
        }
        return (0..<box.count).allSatisfy { key(box.key($0)) && element(box.value($0)) }
      }
    }
    guard type.arguments.allSatisfy(\.isUnknown) else {
      throw notFollowed(node, "a test for the type of elements")
    }
    return { value in
      guard let own = runtime.declaration(of: value.unwrapped ?? value) else { return false }
      return own.inherits(from: declaration)
    }
  }

  func compileTypeTest(_ node: Int) throws(Diagnostic) -> Expression {
    guard let value = file.child(node, .value), let type = file.child(node, .type) else {
      throw notFollowed(node)
    }
    let subject = compileUntyped(value)
    let test = try typeTest(try types.type(type), node, of: subject.type)
    let run = subject.run
    return Expression(library.bool) { machine throws(Diagnostic) in .truth(test(try run(&machine)))
    }
  }

  func compileCast(_ node: Int) throws(Diagnostic) -> Expression {
    guard let value = file.child(node, .value), let written = file.child(node, .type) else {
      throw notFollowed(node)
    }
    let type = try types.type(written)
    guard let sign = file.text(node, .specifier) else {
      // A class of Foundation has functions of its own: `range(of:)` of `text as NSString` is none of `String`.
      if type.isUnknown, file.text(written).hasPrefix("NS") { throw notFollowed(node) }
      return compile(value, for: type)
    }
    let inner = compileUntyped(value)
    let test = try typeTest(type, node, of: inner.type)
    let (run, span) = (inner.run, span(node))
    if sign == "?" {
      return Expression(library.optional(type)) { machine throws(Diagnostic) in
        let value = try run(&machine)
        if value.unknown != nil { return value }
        return test(value) ? OptionalBox.some(value.unwrapped ?? value) : .nothing
      }
    }
    return Expression(type) { machine throws(Diagnostic) in
      let value = try run(&machine)
      if value.unknown != nil { return value }
      guard test(value) else {
        throw Diagnostic(Complaint("this value is no `\(type.spelling)`"), at: span)
      }
      return value.unwrapped ?? value
    }
  }
}
