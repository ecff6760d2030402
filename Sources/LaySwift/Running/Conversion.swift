import LayEngine
import LayLanguage

extension CodeContext {
  /// The value of an expression as one of the type of its place.
  ///
  /// - Rule: numbers without a type take that of the place; what goes where an optional is kept
  ///   becomes one; elements of lists, dictionaries and tuples likewise. All else stays.
  func converted(_ value: Expression, to type: SwiftType) -> Expression {
    if type.isUnknown || value.type == type { return value }
    let span = SourceSpan(source: file.source, start: 0, end: 0)
    if type.declaration?.isAny == true, module.testsNumbers, value.type.isOtherNumber {
      let error = Diagnostic(
        .isNotFollowed(
          "a `\(value.type.spelling)` as `Any`, where code asks for `Double` or `Int`"),
        at: member?.span ?? span)
      return Expression(type) { _ throws(Diagnostic) in throw error }
    }
    if let number = value.type.lateNumber(in: type) {
      let error = Diagnostic(
        .isNotFollowed(
          "a number that is computed before it is known to be a `\(number.spelling)`",
          hint: "write the type where the first number stands: `0.1 as \(number.spelling)`"),
        at: member?.span ?? span)
      return Expression(type) { _ throws(Diagnostic) in throw error }
    }
    let isPlain = !value.type.isPartlyUnknown && !value.type.mayHoldLiterals
    if isPlain, !runtime.differs(value.type, type) {
      var same = value
      if value.type.declaration?.number != nil || type.declaration?.kind != .protocol,
        !(type.declaration?.isAny ?? false)
      {
        same.type = type
      }
      if type.declaration?.kind == .protocol { same.type = type }
      return same
    }
    let result =
      type.declaration?.isAny == true || type.declaration?.kind == .protocol
      ? asWritten(value) : value
    if type.declaration?.isAny == true || type.declaration?.kind == .protocol {
      var open = result
      open.type = type
      return open
    }
    if let constant = value.constant, let known = try? runtime.convert(constant, to: type, span) {
      return Expression(type, constant: known)
    }
    let (run, runtime) = (value.run, runtime)
    return Expression(type.isPartlyUnknown ? value.type.joined(with: type) ?? type : type) {
      machine throws(Diagnostic) in
      try runtime.convert(try run(&machine), to: type, span)
    }
  }

  /// The value of an expression for a place without a type.
  func asWritten(_ value: Expression) -> Expression {
    guard value.type.isUnknown || value.type.mayHoldLiterals else { return value }
    let type = value.type.asWritten(library)
    if !value.type.isUnknown { return converted(value, to: type) }
    let (run, runtime) = (value.run, runtime)
    var settled = Expression(type) { machine throws(Diagnostic) in
      runtime.settled(try run(&machine))
    }
    settled.constant = value.constant.map(runtime.settled)
    settled.meaning = value.meaning
    return settled
  }
}

extension SwiftType {
  /// Whether values of the type are kept as those of `Double` or `Int`, which it is not.
  var isOtherNumber: Bool {
    guard let declaration, declaration.number != nil else { return false }
    return declaration.name != "Double" && declaration.name != "Int" && !isNumberOfItsOwn
  }
}

extension SwiftRuntime {
  /// Whether values of one type are kept otherwise than those of another one that takes them.
  func differs(_ type: SwiftType, _ wanted: SwiftType) -> Bool {
    if type == wanted { return false }
    if let inner = wanted.wrapped {
      guard let own = type.wrapped else { return true }
      return differs(own, inner)
    }
    let isOfItsOwn = wanted.isNumberOfItsOwn
    switch (type, wanted) {
    case (.nominal(let own, let arguments), .nominal(let other, let wanted)):
      guard own === other, arguments.count == wanted.count else {
        return wanted.isEmpty && type.isDecimal && isOfItsOwn
      }
      return own.isOfLibrary && zip(arguments, wanted).contains { differs($0, $1) }
    case (.tuple(let own), .tuple(let other)):
      return own.count == other.count
        && zip(own, other).contains {
          $0.label != $1.label && $1.label != nil || differs($0.type, $1.type)
        }
    default: return false
    }
  }

  /// A value as one of a type.
  func convert(
    _ value: Value, to type: SwiftType, _ span: SourceSpan
  ) throws(Diagnostic) -> Value {
    if case .literal(let literal) = value {
      return try number(literal, as: type, span)
    }
    switch type {
    case .nominal(let declaration, let arguments) where declaration.isOfLibrary:
      switch declaration.name {
      case "Optional":
        guard let found = value.unwrapped else { return value }
        let isBox = value.isOptionalBox
        let inner = try convert(isBox ? found : value, to: arguments.first ?? .unknown, span)
        return OptionalBox.some(inner)
      case "Dictionary": return try convertDictionary(value, arguments, span)
      case "Range", "ClosedRange", "PartialRangeFrom", "PartialRangeThrough", "PartialRangeUpTo":
        guard let range = value.content as? RangeContent, let bound = arguments.first else {
          return value
        }
        return .object(
          ForeignBox(
            RangeContent(
              lower: try convert(range.lower, to: bound, span),
              upper: try convert(range.upper, to: bound, span), isClosed: range.isClosed)))
      case "Set": return try convertSet(value, arguments.first ?? .unknown, span)
      default:
        if case .number = value, type.isNumberOfItsOwn {
          throw Diagnostic(.isNotFollowed("a `Double` as a `\(type.spelling)`"), at: span)
        }
        guard arguments.count == 1 else { return value }
        return try convertList(value, arguments[0], span)
      }
    case .tuple(let fields): return try convertTuple(value, fields, span)
    default: return value
    }
  }

  /// The elements of an array, and of each other sequence that is kept as one.
  private func convertList(
    _ value: Value, _ element: SwiftType, _ span: SourceSpan
  ) throws(Diagnostic) -> Value {
    guard case .list(let list) = value, mayDiffer(list.elements.first, from: element) else {
      return value
    }
    return .list(
      of: try list.elements.map { item throws(Diagnostic) in try convert(item, to: element, span) })
  }

  private func convertDictionary(
    _ value: Value, _ arguments: [SwiftType], _ span: SourceSpan
  ) throws(Diagnostic) -> Value {
    guard case .object(let object) = value, let box = object.dictionary, arguments.count == 2,
      box.count > 0,
      mayDiffer(box.key(0), from: arguments[0]) || mayDiffer(box.value(0), from: arguments[1])
    else { return value }
    var changing = ChangingDictionary()
    for place in 0..<box.count {
      let key = try convert(box.key(place), to: arguments[0], span)
      changing.set(
        try self.key(key, span), written: key,
        to: try convert(box.value(place), to: arguments[1], span))
    }
    return .object(changing.box)
  }

  private func convertTuple(
    _ value: Value, _ fields: [SwiftType.Field], _ span: SourceSpan
  ) throws(Diagnostic) -> Value {
    guard case .object(let object) = value, let tuple = object.compound, tuple.shape.type == nil,
      tuple.elements.count == fields.count
    else { return value }
    let parts = try zip(tuple.elements, fields).map { part, field throws(Diagnostic) in
      try convert(part, to: field.type, span)
    }
    let labels = zip(tuple.shape.labels, fields).map { own, field in
      field.label.map(module.interpreter.symbol) ?? own
    }
    return .compound(PartNames(name: nil, labels: labels), parts)
  }

  private func convertSet(
    _ value: Value, _ element: SwiftType, _ span: SourceSpan
  ) throws(Diagnostic) -> Value {
    guard let set = value.content as? SetContent, mayDiffer(set.elements.first, from: element)
    else { return value }
    var changed = SetContent()
    for item in set.elements {
      let item = try convert(item, to: element, span)
      changed.insert(item, try key(item, span))
    }
    return .object(ForeignBox(changed))
  }

  /// Whether an element has to change for a list of another type; lists are of one kind throughout.
  private func mayDiffer(_ element: Value?, from type: SwiftType) -> Bool {
    guard let element else { return false }
    switch element {
    case .literal: return true
    case .number: return type.isNumberOfItsOwn || type.wrapped != nil
    case .list, .object:
      return type.isPartlyUnknown == false
        && !(element.isOptionalBox && type.wrapped?.declaration?.number != nil)
    default: return type.wrapped != nil && !element.isOptionalBox
    }
  }

  private func number(
    _ literal: Literal, as type: SwiftType, _ span: SourceSpan
  ) throws(Diagnostic) -> Value {
    if let wrapped = type.wrapped {
      return OptionalBox.some(try number(literal, as: wrapped, span))
    }
    if type.isDecimal, !type.isLiteral { return .number(literal.number) }
    if type.isExact {
      guard let decimal = DecimalContent(literal) else {
        throw Diagnostic(.isNotFollowed("this number as a `Decimal`"), at: span)
      }
      return .content(decimal)
    }
    if type.isSingle { return .content(FloatContent(Float(literal.number))) }
    if type.isLiteral {
      return .literal(type.isDecimal && literal.integer != nil ? Literal(literal.number) : literal)
    }
    if let declaration = type.declaration, !declaration.isOfLibrary, declaration.kind != .protocol {
      throw Diagnostic(.isNotFollowed("a number as a `\(declaration.name)`"), at: span)
    }
    if type.isInteger {
      if !literal.number.isFinite { throw Diagnostic(.dividesByZero, at: span) }
      guard let integer = literal.integer,
        type.declaration?.integerBounds?.contains(integer) ?? true
      else { throw Diagnostic(.overflows, at: span) }
      return .integer(integer)
    }
    return literal.asWritten
  }

  /// The value in a place without a type: numbers are as they are written.
  func settled(_ value: Value) -> Value {
    switch value {
    case .literal(let literal): return literal.asWritten
    case .list(let list):
      guard case .literal? = list.elements.first else { return value }
      return .list(of: settled(Array(list.elements)))
    case .object(let object):
      guard let box = object as? OptionalBox, case .literal = box.wrapped else { return value }
      return OptionalBox.some(settled(box.wrapped))
    default: return value
    }
  }

  /// Elements of one list whose types nobody knows: literals become what the others are.
  func settled(_ values: [Value]) -> [Value] {
    let hasNumber = values.contains {
      switch $0 {
      case .number: true
      case .literal(let literal): literal.integer == nil
      default: false
      }
    }
    return values.map {
      guard case .literal(let literal) = $0 else { return $0 }
      return hasNumber ? .number(literal.number) : literal.asWritten
    }
  }
}
