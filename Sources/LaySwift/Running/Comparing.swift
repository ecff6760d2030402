import LayEngine
import LayLanguage
import LaySwiftTree

extension SwiftRuntime {
  /// Whether two values are equal, by the equality that the code declares where it does.
  func isEqual(
    _ left: Value, _ right: Value, _ machine: inout Machine, _ span: SourceSpan
  ) throws(Diagnostic) -> Bool {
    switch (left, right) {
    case (.integer(let left), .integer(let right)): return left == right
    case (.number(let left), .number(let right)): return left == right
    case (.string(let left), .string(let right)): return left.text == right.text
    case (.truth(let left), .truth(let right)): return left == right
    case (.nothing, .nothing): return true
    case (.literal(let left), .literal(let right)):
      if let left = left.integer, let right = right.integer { return left == right }
      return left.number == right.number
    default:
      if let left = left.single, let right = right.single { return left == right }
      if let (left, right, motion) = Value.moving(left, right) {
        return motion.areEqual(left, right)
      }
    }
    if forgives, !left.isNothing, !right.isNothing {
      try requireKnown(left)
      try requireKnown(right)
    }
    if case .literal(let literal) = left { return settledEqual(literal, right) }
    if case .literal(let literal) = right { return settledEqual(literal, left) }
    if left.isOptionalBox != right.isOptionalBox {
      guard let left = left.unwrapped, let right = right.unwrapped else { return false }
      return try isEqual(left, right, &machine, span)
    }
    guard module.hasOwnEquality else { return left.isEqual(to: right) }
    return try isEqualByParts(left, right, &machine, span)
  }

  private func order(_ left: Affine, _ right: Affine, _ motion: Motion) -> Int {
    motion.isLess(left, right) ? -1 : motion.areEqual(left, right) ? 0 : 1
  }

  private func settledEqual(_ literal: Literal, _ other: Value) -> Bool {
    switch other {
    case .number(let number): literal.number == number
    case .integer(let integer): literal.integer == integer
    case let other where (other.unwrapped ?? other).single != nil:
      (other.unwrapped ?? other).single == Float(literal.number)
    case let other where (other.unwrapped ?? other).decimal != nil:
      (other.unwrapped ?? other).decimal?.key == DecimalContent(literal)?.key
    default:
      other.unwrapped.map { $0.isOptionalBox ? false : settled($0).isEqual(to: literal.asWritten) }
        ?? false
    }
  }

  private func isEqualByParts(
    _ left: Value, _ right: Value, _ machine: inout Machine, _ span: SourceSpan
  ) throws(Diagnostic) -> Bool {
    try checkDepth(span)
    if case .list(let first) = left, case .list(let second) = right {
      return try areEqual(first.elements, second.elements, &machine, span)
    }
    try requireKnown(left)
    try requireKnown(right)
    guard case .object(let first) = left, case .object(let second) = right else {
      return left.isEqual(to: right)
    }
    if let type = declaration(of: left), type.hasOwnEquality, declaration(of: right) === type {
      return try ownEquality(type, left, right, &machine, span)
    }
    if let one = first as? OptionalBox, let other = second as? OptionalBox {
      return try isEqual(one.wrapped, other.wrapped, &machine, span)
    }
    if let one = first.compound, let other = second.compound {
      guard one.shape.type === other.shape.type else { return false }
      return try areEqual(one.elements, other.elements, &machine, span)
    }
    if let one = first as? CaseBox, let other = second as? CaseBox {
      guard one.declared === other.declared else { return false }
      return try areEqual(one.payload, other.payload, &machine, span)
    }
    if let one = first.dictionary, let other = second.dictionary {
      guard one.count == other.count else { return false }
      for (key, place) in one.index {
        guard let value = other.value(of: key),
          try isEqual(one.value(place), value, &machine, span)
        else { return false }
      }
      return true
    }
    return left.isEqual(to: right)
  }

  private func areEqual(
    _ left: ListElements, _ right: ListElements, _ machine: inout Machine, _ span: SourceSpan
  ) throws(Diagnostic) -> Bool {
    guard left.count == right.count else { return false }
    for (one, other) in zip(left, right) {
      try machine.countTurn(span)
      guard try isEqual(one, other, &machine, span) else { return false }
    }
    return true
  }

  private func ownEquality(
    _ type: TypeDeclaration, _ left: Value, _ right: Value, _ machine: inout Machine,
    _ span: SourceSpan
  ) throws(Diagnostic) -> Bool {
    let member = type.members("==").first { !$0.file.isLibrary && $0.parameters.count == 2 }
    guard let member else { return left.isEqual(to: right) }
    let value = try callOperator(member, of: type, [left, right], &machine, span)
    guard case .truth(let truth) = value else { return false }
    return truth
  }

  private func callOperator(
    _ member: Member, of type: TypeDeclaration, _ values: [Value], _ machine: inout Machine,
    _ span: SourceSpan
  ) throws(Diagnostic) -> Value {
    let own = SwiftType.nominal(type, type.genericParameters.map { _ in .unknown })
    var types = type.substitution(own.arguments)
    types["Self"] = own
    let choice = InstanceChoice(self, member, types, isDynamic: false, span)
    return try choice.instance(for: nil).call(values, &machine, choice)
  }

  func isIdentical(_ left: Value, _ right: Value) -> Bool {
    switch (left.unwrapped, right.unwrapped) {
    case (.object(let left)?, .object(let right)?): left === right
    case (nil, nil): true
    default: false
    }
  }

  /// Negative where the left value is less, positive where it is more.
  func compare(
    _ left: Value, _ right: Value, _ machine: inout Machine, _ span: SourceSpan
  ) throws(Diagnostic) -> Int {
    if case .literal(let one) = left, case .literal(let other) = right,
      one.integer == nil || other.integer == nil
    {
      return one.number < other.number ? -1 : one.number == other.number ? 0 : 1
    }
    if let (left, right) = Value.singles(left, right) {
      return left < right ? -1 : left == right ? 0 : 1
    }
    if let (left, right) = Value.decimals(left, right) { return left.order(right) }
    if let (left, right, motion) = Value.moving(left, right) { return order(left, right, motion) }
    switch (settled(left), settled(right)) {
    case (.integer(let left), .integer(let right)): return left < right ? -1 : left == right ? 0 : 1
    case (.number(let left), .number(let right)): return left < right ? -1 : left == right ? 0 : 1
    case (.integer(let left), .number(let right)):
      return Double(left) < right ? -1 : Double(left) == right ? 0 : 1
    case (.number(let left), .integer(let right)):
      return left < Double(right) ? -1 : left == Double(right) ? 0 : 1
    case (.string(let left), .string(let right)):
      return left.text < right.text ? -1 : left.text == right.text ? 0 : 1
    case (.object(let one), .object(let other)):
      return try compareObjects(one, other, left, right, &machine, span)
    default:
      try requireKnown(left)
      try requireKnown(right)
      throw Diagnostic(.isNotFollowed("the order of these values"), at: span)
    }
  }

  private func compareObjects(
    _ one: ObjectBox, _ other: ObjectBox, _ left: Value, _ right: Value,
    _ machine: inout Machine, _ span: SourceSpan
  ) throws(Diagnostic) -> Int {
    try requireKnown(left)
    try requireKnown(right)
    if let one = (one as? ForeignBox)?.content as? IndexContent,
      let other = (other as? ForeignBox)?.content as? IndexContent
    {
      return one.index < other.index ? -1 : one.index == other.index ? 0 : 1
    }
    if let one = one.compound, let other = other.compound, one.shape.type == nil,
      one.elements.count == other.elements.count
    {
      for (first, second) in zip(one.elements, other.elements) {
        let order = try compare(first, second, &machine, span)
        if order != 0 { return order }
      }
      return 0
    }
    guard let type = declaration(of: left) else {
      throw Diagnostic(.isNotFollowed("the order of these values"), at: span)
    }
    if let member = type.members("<").first(where: { !isNative($0, .body) }) {
      if case .truth(true) = try callOperator(member, of: type, [left, right], &machine, span) {
        return -1
      }
      if case .truth(true) = try callOperator(member, of: type, [right, left], &machine, span) {
        return 1
      }
      return 0
    }
    if let one = one as? CaseBox, let other = other as? CaseBox,
      type.inherits(fromLibrary: "Comparable"), one.payload.isEmpty, other.payload.isEmpty
    {
      return one.declared.place - other.declared.place
    }
    throw Diagnostic(.isNotFollowed("the order of values of `\(type.name)`"), at: span)
  }

  /// Whether one value is less than another one, for sorting.
  func isLess(
    _ left: Value, _ right: Value, _ machine: inout Machine, _ span: SourceSpan
  ) throws(Diagnostic) -> Bool {
    try compare(left, right, &machine, span) < 0
  }

  /// The value as a key of a dictionary, or an element of a set.
  func key(_ value: Value, _ span: SourceSpan) throws(Diagnostic) -> DictionaryKey {
    if module.hasOwnEquality, let type = declaration(of: value), type.hasOwnEquality {
      throw Diagnostic(
        .isNotFollowed("a key of `\(type.name)`, which has an equality of its own"), at: span)
    }
    guard let key = DictionaryKey(value, depth: 8) else {
      throw Diagnostic(.isNotFollowed("this value as a key"), at: span)
    }
    return key
  }

  func set(
    of list: Value, _ machine: inout Machine, _ span: SourceSpan
  ) throws(Diagnostic) -> Value {
    var set = SetContent()
    var elements = try elements(of: list, &machine, span)
    while let element = try elements.next(&machine) {
      set.insert(element, try key(element, span))
    }
    return .object(ForeignBox(set))
  }

  func contains(
    _ range: RangeContent, _ value: Value, _ machine: inout Machine, _ span: SourceSpan
  ) throws(Diagnostic) -> Bool {
    if !range.lower.isNothing, try compare(value, range.lower, &machine, span) < 0 { return false }
    if range.upper.isNothing { return true }
    let order = try compare(value, range.upper, &machine, span)
    return range.isClosed ? order <= 0 : order < 0
  }

  /// Adds a list, or a sequence, to a list in place, and a text to a text.
  func append(
    _ further: Value, to list: inout Value, _ machine: inout Machine, _ span: SourceSpan
  ) throws(Diagnostic) {
    if case .string(let more) = further, var text = list.takeText() {
      text += more.text
      list = .text(text)
      return
    }
    if case .list(let more) = further {
      var elements = list.takeElements()
      for element in more.elements { elements.insert(element, at: elements.count) }
      list = .list(List(elements))
      return
    }
    var rest = try elements(of: further, &machine, span)
    var elements = list.takeElements()
    defer { list = .list(List(elements)) }
    while let element = try rest.next(&machine) { elements.insert(element, at: elements.count) }
  }
}
