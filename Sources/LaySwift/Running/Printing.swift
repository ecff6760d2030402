import LayEngine
import LayLanguage

extension SwiftRuntime {
  /// The text that Swift prints for a value, as in `"\(value)"`.
  ///
  /// - Parameter type: the type that the place of the value has, by which a nil is told from a value.
  func printed(
    _ value: Value, _ type: SwiftType, _ machine: inout Machine, _ span: SourceSpan
  ) throws(Diagnostic) -> String {
    if type == .void { return "()" }
    try requireKnown(value)
    if let declaration = type.declaration, declaration.isOfLibrary, type.element == nil,
      declaration.lineage.contains(where: { $0.name == "Array" })
    {
      throw Diagnostic(
        .isNotFollowed("the printed form of \(SwiftWords.one(declaration.name))"), at: span)
    }
    return try text(value, isInner: false, &machine, span)
  }

  /// - Parameter isInner: whether it stands in something that is printed, where strings have quotes.
  private func text(
    _ value: Value, isInner: Bool, _ machine: inout Machine, _ span: SourceSpan
  ) throws(Diagnostic) -> String {
    try checkDepth(span)
    switch value.withoutMotion {
    case .nothing: return "nil"
    case .truth(let truth): return truth ? "true" : "false"
    case .number(let number):
      try checkSign(of: number, span)
      return "\(number)"
    case .integer(let integer): return "\(integer)"
    case .literal(let literal): return try text(literal.asWritten, isInner: isInner, &machine, span)
    case .string(let box): return isInner ? box.text.debugDescription : box.text
    case .list(let list):
      let parts = try list.elements.map { part throws(Diagnostic) in
        try machine.countTurn(span)
        return try text(part, isInner: true, &machine, span)
      }
      return "[" + parts.joined(separator: ", ") + "]"
    case .function: return "(Function)"
    case .symbol, .keyword, .view:
      throw Diagnostic(.isNotFollowed("the printed form of this value"), at: span)
    case .object(let object):
      return try text(object, value, isInner: isInner, &machine, span)
    }
  }

  /// Tells what is no number and has the sign `-`: of `0 / 0` one processor makes `nan`, another one `-nan`.
  func checkSign(of number: Double, _ span: SourceSpan) throws(Diagnostic) {
    guard number.isNaN, number.sign == .minus else { return }
    throw Diagnostic(
      .isNotFollowed(
        "the sign of what is no number", hint: "ask `isNaN` before the value is shown"),
      at: span)
  }

  private func text(
    _ object: ObjectBox, _ value: Value, isInner: Bool, _ machine: inout Machine,
    _ span: SourceSpan
  ) throws(Diagnostic) -> String {
    if let box = object as? OptionalBox {
      return "Optional(\(try text(box.wrapped, isInner: true, &machine, span)))"
    }
    if let type = declaration(of: value),
      let own = try ownText(value, type, isInner: isInner, &machine, span)
    {
      return own
    }
    if let compound = object.compound {
      if let type = compound.shape.type, module.type(of: type)?.isOfLibrary == true {
        throw Diagnostic(
          .isNotFollowed("the printed form of \(SwiftWords.one(type.name))"), at: span)
      }
      let parts = try zip(compound.shape.labels, compound.elements).map {
        label, part throws(Diagnostic) in
        (label.map { $0.name + ": " } ?? "") + (try text(part, isInner: true, &machine, span))
      }
      let name = try compound.shape.type.map { type throws(Diagnostic) in
        try (isInner ? qualified(type, span) : type.name) + arguments(of: compound, isInner, span)
      }
      return (name ?? "") + "(" + parts.joined(separator: ", ") + ")"
    }
    if let dictionary = object.dictionary {
      if dictionary.count == 0 { return "[:]" }
      let pairs = try (0..<dictionary.count).map { place throws(Diagnostic) in
        try text(dictionary.key(place), isInner: true, &machine, span) + ": "
          + text(dictionary.value(place), isInner: true, &machine, span)
      }
      return "[" + pairs.joined(separator: ", ") + "]"
    }
    if isInner, let type = declaration(of: value), !type.genericParameters.isEmpty,
      !type.isOfLibrary || object is CaseBox, type.kind != .struct
    {
      throw Diagnostic(.isNotFollowed("the printed form of this generic value"), at: span)
    }
    if let box = object as? CaseBox { return try text(box, isInner: isInner, &machine, span) }
    if let box = object as? ForeignBox {
      return try text(box.content, isInner: isInner, &machine, span)
    }
    throw Diagnostic(.isNotFollowed("the printed form of this value"), at: span)
  }

  private func text(
    _ box: CaseBox, isInner: Bool, _ machine: inout Machine, _ span: SourceSpan
  ) throws(Diagnostic) -> String {
    let name = (isInner ? try qualified(box.declared.type, span) + "." : "") + box.declared.name
    if box.payload.isEmpty { return name }
    let parts = try zip(box.declared.labels, box.payload).map { label, part throws(Diagnostic) in
      (label.map { $0.name + ": " } ?? "") + (try text(part, isInner: true, &machine, span))
    }
    // A case that carries one tuple is printed as one that carries its parts.
    if parts.count == 1, box.declared.labels[0] == nil, case .object(let only)? = box.payload.first,
      let tuple = only.compound, tuple.shape.type == nil
    {
      return name + parts[0]
    }
    return name + "(" + parts.joined(separator: ", ") + ")"
  }

  /// The type arguments of a struct's value, as they stand behind its name: `<Double>`.
  private func arguments(
    of compound: CompoundBox, _ isInner: Bool, _ span: SourceSpan
  ) throws(Diagnostic) -> String {
    let arguments = module.arguments(of: compound.shape)
    return try list(arguments, isInner, span)
  }

  private func list(
    _ arguments: [SwiftType], _ isInner: Bool, _ span: SourceSpan
  ) throws(Diagnostic) -> String {
    if arguments.isEmpty { return "" }
    let names = try arguments.map { type throws(Diagnostic) in
      try name(of: type, isInner: isInner, span)
    }
    return "<" + names.joined(separator: ", ") + ">"
  }

  /// The name of a type as Swift prints it: inside of something else with its module before it.
  func name(
    of type: SwiftType, isInner: Bool, _ span: SourceSpan
  ) throws(Diagnostic) -> String {
    if case .tuple(let fields) = type, !type.isPartlyUnknown {
      let parts = try fields.map { field throws(Diagnostic) in
        (field.label.map { $0 + ": " } ?? "") + (try name(of: field.type, isInner: isInner, span))
      }
      return "(" + parts.joined(separator: ", ") + ")"
    }
    guard case .nominal(let declaration, let arguments) = type, !type.isPartlyUnknown,
      !declaration.isAny
    else { throw Diagnostic(.isNotFollowed("the printed form of this type"), at: span) }
    let further = try list(arguments, isInner, span)
    if !declaration.isOfLibrary {
      guard isInner else { return declaration.name + further }
      return try qualified(declaration.identity, span) + further
    }
    if isInner, Self.ofFoundation.contains(declaration.name) {
      throw Diagnostic(.isNotFollowed("the printed form of this type"), at: span)
    }
    return (isInner ? "Swift." : "") + declaration.name + further
  }

  /// Types of the library that stand in other modules than Swift's.
  private static let ofFoundation: Set<String> = [
    "CGFloat", "CGPoint", "CGRect", "CGSize", "CGVector", "Calendar", "Data", "Date", "Decimal",
    "EdgeInsets", "Locale", "UUID", "URL",
  ]

  /// The name of a type inside of something that is printed: Swift puts that of the module before it.
  private func qualified(_ type: DeclaredType, _ span: SourceSpan) throws(Diagnostic) -> String {
    guard let name = module.name else {
      throw Diagnostic(
        .isNotFollowed(
          "the printed form of \(SwiftWords.one(type.name)), which names the app's module"),
        at: span)
    }
    return "\(name).\(module.type(of: type)?.path ?? type.name)"
  }

  private func text(
    _ content: any ForeignContent, isInner: Bool, _ machine: inout Machine, _ span: SourceSpan
  ) throws(Diagnostic) -> String {
    switch content {
    case let range as RangeContent:
      let (lower, upper) = (
        range.lower.isNothing ? "" : try text(range.lower, isInner: true, &machine, span),
        range.upper.isNothing ? "" : try text(range.upper, isInner: true, &machine, span)
      )
      guard !lower.isEmpty, !upper.isEmpty else { break }
      let text = lower + (range.isClosed ? "..." : "..<") + upper
      return isInner ? "\(range.typeName)(\(text))" : text
    case let set as SetContent:
      let text = try text(.list(of: set.elements), isInner: true, &machine, span)
      return isInner ? "Set(\(text))" : text
    case let slice as SliceContent:
      let text = try text(.list(List(slice.elements)), isInner: true, &machine, span)
      return isInner ? "ArraySlice(\(text))" : text
    case let number as FloatContent:
      try checkSign(of: Double(number.value), span)
      return "\(number.value)"
    case let number as DecimalContent: return number.text
    case let metatype as Metatype: return try name(of: metatype.type, isInner: isInner, span)
    default: break
    }
    throw Diagnostic(.isNotFollowed("the printed form of this value"), at: span)
  }

  /// What the code itself prints for a value: its `description`.
  private func ownText(
    _ value: Value, _ type: TypeDeclaration, isInner: Bool, _ machine: inout Machine,
    _ span: SourceSpan
  ) throws(Diagnostic) -> String? {
    let inherits =
      isInner
      ? (type.inherits(fromLibrary: "CustomDebugStringConvertible")
        ? "debugDescription"
        : type.inherits(fromLibrary: "CustomStringConvertible") ? "description" : nil)
      : (type.inherits(fromLibrary: "CustomStringConvertible")
        ? "description"
        : type.inherits(fromLibrary: "CustomDebugStringConvertible") ? "debugDescription" : nil)
    if let inherits,
      let member = type.members(inherits).first(where: {
        !$0.isStatic && !isNative($0, .body)
      })
    {
      if member.kind == .stored, module.wrappers(of: member).isEmpty {
        _ = member.owner?.storedProperties
        return try text(value.part(at: member.place), isInner: false, &machine, span)
      }
      let own = SwiftType.nominal(type, type.genericParameters.map { _ in .unknown })
      var types = type.substitution(own.arguments)
      types["Self"] = own
      let choice = InstanceChoice(self, member, types, isDynamic: false, span)
      return try text(
        try choice.instance(for: value).call([value], &machine, choice), isInner: false, &machine,
        span)
    }
    guard type.kind == .class else { return nil }
    guard type.genericParameters.isEmpty else {
      throw Diagnostic(.isNotFollowed("the printed form of this generic value"), at: span)
    }
    return try qualified(type.identity, span)
  }
}
