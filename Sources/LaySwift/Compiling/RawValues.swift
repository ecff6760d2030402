import LayEngine
import LayLanguage
import LaySwiftTree

/// The values behind the cases of an enumeration: `case small = 8`.
extension CodeContext {
  /// The type of raw values of an enumeration; nil for one without.
  func rawType(of declaration: TypeDeclaration) -> SwiftType? {
    guard declaration.kind == .enum, !declaration.isOfLibrary else { return nil }
    return declaration.inherited.first {
      $0.declaration?.number != nil || $0.isNamed("String") || $0.isNamed("Character")
    }
  }

  /// The raw values of all cases, in order.
  ///
  /// - Rule: a case without one has the next integer, or its name.
  func rawValues(of declaration: TypeDeclaration, _ type: SwiftType) throws(Diagnostic) -> [Value] {
    var next = 0
    var values: [Value] = []
    for member in declaration.ownMembers where member.kind == .enumCase {
      if let node = member.file.child(member.node, .value) {
        let context = CodeContext(
          module, TypeScope(module, member.file, within: declaration), in: nil)
        guard let constant = context.compile(node, for: type).constant else {
          throw notFollowed(node)
        }
        values.append(constant)
        if case .integer(let integer) = constant { next = integer + 1 }
      } else if type.isInteger {
        values.append(.integer(next))
        next += 1
      } else if type.isDecimal {
        values.append(.number(Double(next)))
        next += 1
      } else {
        values.append(.text(member.name))
      }
    }
    return values
  }

  /// `rawValue` of a case; nil for other members.
  func rawValue(
    _ name: String, of value: Expression, _ declaration: TypeDeclaration, _ node: Int
  ) throws(Diagnostic) -> Expression? {
    guard name == "rawValue", declaration.declared("rawValue").isEmpty,
      let type = rawType(of: declaration)
    else { return nil }
    let (values, run) = (try rawValues(of: declaration, type), value.run)
    _ = declaration.cases
    let span = span(node)
    return Expression(type) { machine throws(Diagnostic) in
      guard let box = try run(&machine).declaredCase else {
        throw Diagnostic(.isNotFollowed("`rawValue` of this value"), at: span)
      }
      return values[box.declared.place]
    }
  }

  /// `Size(rawValue: 8)`: the case with a raw value, or nil.
  ///
  /// - Returns: nil where an initialiser of the code is called. One that takes another type, as an optional of the raw
  ///   values, stands beside that of the language, and what is no optional goes to the latter.
  func compileRawValueInit(
    _ type: SwiftType, _ node: Int, _ arguments: [Argument]
  ) throws(Diagnostic) -> Expression? {
    guard arguments.count == 1, arguments[0].label == "rawValue",
      let declaration = type.declaration, let raw = rawType(of: declaration)
    else { return nil }
    let own = declaration.declared("init").filter { $0.parameters.first?.label == "rawValue" }
    if !own.isEmpty {
      let types = declaration.substitution(type.arguments)
      let taken = try own.map { member throws(Diagnostic) in
        try callee(member, types).parameters[0].type
      }
      let given = compile(arguments[0].node).type
      var found: Substitution = [:]
      guard !taken.contains(raw), !given.isUnknown, given.matches(raw, &found) else { return nil }
    }
    let (values, cases) = (try rawValues(of: declaration, raw), declaration.cases)
    let (run, runtime, span) = (compile(arguments[0].node, for: raw).run, runtime, span(node))
    return Expression(library.optional(type)) { machine throws(Diagnostic) in
      let wanted = try run(&machine)
      for (value, found) in zip(values, cases) {
        if try runtime.isEqual(value, wanted, &machine, span) {
          return OptionalBox.some(found.value())
        }
      }
      return .nothing
    }
  }
}
