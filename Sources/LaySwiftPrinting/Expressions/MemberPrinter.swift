import LayLanguage

/// Prints parts of values: fields, elements, values of keys.
extension ProgramPrinter {
  /// `(:width row)`; nil for a node that reads no field.
  mutating func field(_ node: Node) throws(NoCounterpart) -> TypedExpression? {
    guard let name = node.field, let owner = node.arguments.first else { return nil }
    var value = try typed(owner)
    if value.type == .unknown, let variable = guessed(owner), let type = structure(having: name) {
      variable.type = type
      value.type = type
    }
    let member = SwiftExpression.member(value.code, SwiftName.value(name))
    switch value.type {
    case .structure(let type):
      return TypedExpression(member, records[type]?.field(name) ?? .unknown)
    case .configuration("text-field-style"): return TypedExpression(value.code, .view)
    case .configuration: return TypedExpression(member, Self.typeOfConfigured(name))
    case .environment: return found(name)
    case .scrollGeometry: return TypedExpression(member, Self.typeInScrollGeometry(name))
    case .insets: return TypedExpression(member, .number)
    case .tuple(let elements):
      return TypedExpression(member, elements.first { $0.label == name }?.type ?? .unknown)
    case .size, .proposal, .point, .rectangle: return try geometry(name, [owner])
    default: return TypedExpression(member, .unknown)
    }
  }

  /// The only structure of the program that has a field with a name; nil if several have it.
  private mutating func structure(having field: String) -> SwiftType? {
    let owners = definitions.filter { _, definition in
      definition.node.head == "define-struct"
        && definition.node.arguments.dropFirst().contains { ($0.symbol ?? $0.head) == field }
    }
    guard owners.count == 1, let name = owners.first?.key,
      case .structure(let type)? = variable(name)?.definition?.result
    else { return nil }
    return .structure(type)
  }

  /// An environment value that a definition reads, which becomes a property of its structure.
  private mutating func found(_ name: String) -> TypedExpression {
    var type = Self.typeInEnvironment(name)
    var path = SwiftUISpelling.camelCase(name)
    if let variable = variable(name), case .key(let own) = variable.type,
      let key = SwiftLayout.inline(variable.expression)
    {
      type = own
      path = String(key.dropFirst(2))
    }
    if !environment.contains(where: { $0.name == path }) {
      environment.append(SurroundingValue(name: path, attribute: "Environment(\\.\(path))"))
    }
    usedNames[usedNames.count - 1].insert(path)
    return TypedExpression(.atom(path), type)
  }

  /// `(scaled-metric 20 environment :relative-to title)`: a property `@ScaledMetric` with a value
  /// that is written down.
  mutating func scaledMetric(_ node: Node) throws(NoCounterpart) -> TypedExpression {
    guard let declaration = Catalogue.declaration(named: "scaled-metric") else {
      throw NoCounterpart("a length that follows the size of texts")
    }
    let bound = try bound(declaration, node.arguments)
    guard let length = bound["length"], length.number != nil else {
      throw NoCounterpart("a `ScaledMetric` whose length is worked out")
    }
    if let name = bound["relative-to"]?.symbol, variable(name) != nil {
      throw NoCounterpart("a `ScaledMetric` whose text style is worked out")
    }
    let style = bound["relative-to"].flatMap { $0.quoted ?? $0.symbol }.map(Self.member)
    let attribute = "ScaledMetric" + (style.map { "(relativeTo: .\($0))" } ?? "")
    let initial = try expression(length, as: .number)
    let code = SwiftLayout.inline(initial)
    let known = environment.first { value in
      value.attribute == attribute && value.initial.flatMap { SwiftLayout.inline($0) } == code
    }
    if let known { return TypedExpression(.atom(known.name), .number) }
    let count = environment.count { $0.initial != nil }
    let name = count == 0 ? "scaledLength" : "scaledLength\(count + 1)"
    environment.append(SurroundingValue(name: name, attribute: attribute, initial: initial))
    usedNames[usedNames.count - 1].insert(name)
    return TypedExpression(.atom(name), .number)
  }

  /// Whether a node reads an environment value, which a property of its name holds.
  func isOfSurroundings(_ node: Node) -> Bool {
    guard node.field != nil, let owner = node.arguments.first?.symbol else { return false }
    let variable = scopes.reversed().lazy.compactMap { $0[owner] }.first
    return variable?.type == .environment
  }

  private static func typeOfConfigured(_ name: String) -> SwiftType {
    switch name {
    case "is-on", "is-pressed", "is-expanded": .truth
    case "fraction-completed": .optionalNumber
    case "value": .number
    default: .view
    }
  }

  private static func typeInScrollGeometry(_ name: String) -> SwiftType {
    switch name {
    case "content-offset": .point
    case "content-size", "container-size": .size
    case "content-insets": .insets
    default: .rectangle
    }
  }

  private static func typeInEnvironment(_ name: String) -> SwiftType {
    switch name {
    case "is-enabled": .truth
    case "line-limit": .optionalInteger
    default: .member
    }
  }

  // MARK: - Elements

  /// `(at xs 2)`, `(at dictionary key :default 0)`.
  mutating func element(_ parts: [Node]) throws(NoCounterpart) -> TypedExpression? {
    guard parts.count > 1 else { return nil }
    let owner = try typed(parts[0])
    if case .tuple = owner.type {
      guard let number = parts[1].number, let index = Int(exactly: number) else {
        throw NoCounterpart("a part of a tuple that is worked out")
      }
      return TypedExpression(.member(owner.code, "\(index)"), owner.type.part(index))
    }
    guard case .dictionary(let key, let value) = owner.type else {
      let index = try expression(parts[1], as: .integer)
      return TypedExpression(.element(owner.code, index), owner.type.element)
    }
    let index = try expression(parts[1], as: key)
    if parts.count == 4, parts[2].keyword == "default" {
      let usual = try expression(parts[3], as: value)
      guard let (one, other) = SwiftLayout.pair(index, usual) else { return nil }
      return TypedExpression(.element(owner.code, .atom("\(one), default: \(other)")), value)
    }
    return TypedExpression(
      .element(owner.code, index), value == .number ? .optionalNumber : .unknown)
  }

  /// `(dictionary "a" 1)` as `["a": 1]`.
  mutating func dictionary(_ parts: [Node]) throws(NoCounterpart) -> TypedExpression? {
    guard !parts.isEmpty, parts.count % 2 == 0 else {
      throw NoCounterpart("an empty dictionary, whose type nothing tells")
    }
    var entries: [SwiftExpression] = []
    var type = (key: SwiftType.unknown, value: SwiftType.unknown)
    for index in stride(from: 0, to: parts.count, by: 2) {
      let (key, value) = (try typed(parts[index]), try typed(parts[index + 1]))
      if index == 0 { type = (key.type, value.type) }
      entries.append(.binary(key.code, .entry, value.code))
    }
    return TypedExpression(.array(entries), .dictionary(type.key, type.value))
  }

  /// Notes the type of a list whose elements were unknown, from a value that is put into it.
  mutating func learn(_ node: Node, _ type: SwiftType) throws(NoCounterpart) {
    if let name = node.symbol {
      variable(name)?.type = type
    } else if let name = node.field, let owner = node.arguments.first,
      case .structure(let record) = try typed(owner).type
    {
      records[record]?.parameters.first { $0.keyword == name }?.variable.type = type
    }
  }

  /// The target of an assignment: a variable, a field or an element.
  mutating func place(_ node: Node) throws(NoCounterpart) -> TypedExpression {
    if let name = node.symbol {
      guard let variable = variable(name) else {
        throw NoCounterpart("`\(name)` is not known here")
      }
      return TypedExpression(variable.expression, variable.type)
    }
    if let field = try field(node) { return field }
    switch node.head {
    case "at", "first", "last", "nth": return try typed(node)
    default: throw NoCounterpart("`\(node.head ?? "a value")` as something that is changed")
    }
  }
}

extension SwiftLayout {
  /// Two expressions in one line each.
  static func pair(_ one: SwiftExpression, _ other: SwiftExpression) -> (String, String)? {
    guard let first = inline(one), let second = inline(other) else { return nil }
    return (first, second)
  }
}

/// A property that a view gets its value for from its surroundings:
/// `@Environment(\.dynamicTypeSize) private var dynamicTypeSize`.
struct SurroundingValue {
  let name: String
  /// What stands behind the `@`.
  let attribute: String
  /// The value of a `ScaledMetric` at the size `large`; nil for a value of the environment.
  var initial: SwiftExpression?
}
