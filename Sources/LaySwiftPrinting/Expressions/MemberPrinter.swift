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
    case .size, .proposal, .point, .rectangle:
      if let read = try geometry(name, [owner]) { return read }
      return try systemMember(name, [owner])
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
    let style = bound["relative-to"]?.word.map(SwiftUISpelling.camelCase)
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

  // MARK: Prints sizes, points, and what layouts read from their subviews

  mutating func geometry(
    _ name: String, _ parts: [Node]
  ) throws(NoCounterpart) -> TypedExpression? {
    switch name {
    case "size":
      if parts.count == 1 {
        let owner = try typed(parts[0])
        return TypedExpression(.member(owner.code, "size"), .size)
      }
      return try made("CGSize", ["width", "height"], parts, .size)
    case "point": return try made("CGPoint", ["x", "y"], parts, .point)
    case "proposal":
      return try made("ProposedViewSize", ["width", "height"], parts, .proposal, .optionalNumber)
    case "cg-rect":
      guard parts.count == 4 else { return nil }
      return try made("CGRect", ["x", "y", "width", "height"], parts, .rectangle)
    case "size-of", "dimensions-of":
      guard parts.count > 1 else { return nil }
      let subview = try expression(parts[0], as: .subview)
      let proposal = try proposal(Array(parts.dropFirst()))
      return name == "size-of"
        ? TypedExpression(subview.method("sizeThatFits", [.init(proposal)]), .size)
        : TypedExpression(subview.method("dimensions", [.init("in", proposal)]), .dimensions)
    case "replacing-unspecified":
      let proposal = try expression(parts[0], as: .proposal)
      var arguments: [SwiftArgument] = []
      if parts.count == 3, parts.dropFirst().allSatisfy({ $0.keyword == nil }) {
        let size = try made("CGSize", ["width", "height"], Array(parts.dropFirst()), .size)
        arguments = [.init("by", size.code)]
      } else if parts.count == 3, parts[1].keyword == "by" {
        arguments = [.init("by", try expression(parts[2], as: .size))]
      } else if parts.count > 1 {
        return nil
      }
      return TypedExpression(proposal.method("replacingUnspecifiedDimensions", arguments), .size)
    case "scale-proposal": return try scaledProposal(parts)
    case "frame-in":
      guard parts.count == 2 else { return nil }
      return try frame(of: parts[0], in: parts[1])
    case "guide":
      guard parts.count == 2, let line = parts[1].symbol else { return nil }
      let dimensions = try expression(parts[0], as: .dimensions)
      return TypedExpression(.element(dimensions, .atom(guideName(line))), .number)
    default:
      if let value = try spacing(name, parts) { return value }
      return try part(name, parts)
    }
  }

  /// The spacing of subviews.
  private mutating func spacing(
    _ name: String, _ parts: [Node]
  ) throws(NoCounterpart) -> TypedExpression? {
    switch name {
    case "spacing-between":
      guard parts.count == 3 else { return nil }
      let (one, other) = (
        try expression(parts[0], as: .subview), try expression(parts[1], as: .subview)
      )
      let axis = try axis(parts[2])
      let distance = SwiftExpression.member(one, "spacing").method(
        "distance", [.init("to", .member(other, "spacing")), .init("along", axis)])
      return TypedExpression(distance, .number)
    case "view-spacing":
      guard parts.isEmpty else {
        throw NoCounterpart("`ViewSpacing` takes the distances of subviews, and none of one's own")
      }
      return TypedExpression(.call("ViewSpacing"), .viewSpacing)
    case "spacing-union": return try spacingUnion(parts)
    default: return nil
    }
  }

  /// `ViewSpacing().union(subviews[0].spacing, edges: .top)`.
  private mutating func spacingUnion(_ parts: [Node]) throws(NoCounterpart) -> TypedExpression {
    var rest = parts
    var edges: [SwiftArgument] = []
    if let place = rest.firstIndex(where: { $0.keyword == "edges" }), place + 1 < rest.count {
      if let type = Catalogue.declaration(named: "spacing-union")?.parameter("edges")?.type {
        edges = [.init("edges", try value(rest[place + 1], type))]
      }
      rest.removeSubrange(place...place + 1)
    }
    var union: SwiftExpression?
    for part in rest {
      let value = try typed(part)
      if union == nil, value.type == .viewSpacing {
        union = value.code
        continue
      }
      let spacing: SwiftExpression =
        value.type == .viewSpacing
        ? value.code : .member(try expression(part, as: .subview), "spacing")
      union = (union ?? .call("ViewSpacing")).method("union", [.init(spacing)] + edges)
    }
    return TypedExpression(union ?? .call("ViewSpacing"), .viewSpacing)
  }

  /// `geometry.frame(in: .global)`.
  private mutating func frame(
    of geometry: Node, in space: Node
  ) throws(NoCounterpart) -> TypedExpression {
    let owner = try expression(geometry, as: .geometry)
    let name = SwiftExpression.implicit(space.word ?? "local")
    let value = space.string.map { .call(".named", [.init(.string($0))]) } ?? name
    return TypedExpression(owner.method("frame", [.init("in", value)]), .rectangle)
  }

  private mutating func made(
    _ type: String, _ labels: [String], _ parts: [Node], _ result: SwiftType,
    _ each: SwiftType = .number
  ) throws(NoCounterpart) -> TypedExpression {
    guard parts.count == labels.count else { throw NoCounterpart("`\(type)` of other values") }
    var arguments: [SwiftArgument] = []
    for (label, part) in zip(labels, parts) {
      var value = try expression(part, as: each)
      // `.infinity` would be ambiguous: `CGSize` has initializers for several types that have one.
      if case .atom(".infinity") = value, type.hasPrefix("CG") { value = .atom("CGFloat.infinity") }
      arguments.append(.init(label, value))
    }
    return TypedExpression(.call(type, arguments), result)
  }

  /// A proposal, given as one value or as its two lengths.
  mutating func proposal(_ parts: [Node]) throws(NoCounterpart) -> SwiftExpression {
    if parts.count == 2 {
      return try made("ProposedViewSize", ["width", "height"], parts, .proposal, .optionalNumber)
        .code
    }
    guard parts.count == 1 else { throw NoCounterpart("a proposal of several values") }
    switch parts[0].symbol {
    case "ideal", "unspecified": return .atom(".unspecified")
    case "zero": return .atom(".zero")
    case "infinity", "inf": return .atom(".infinity")
    default: break
    }
    let value = try typed(parts[0], wanting: .proposal)
    if value.type == .size { return .call("ProposedViewSize", [.init(value.code)]) }
    return try expression(parts[0], as: .proposal)
  }

  /// `(scale-proposal p w h)`: each length that is not nil, times its factor.
  private mutating func scaledProposal(_ parts: [Node]) throws(NoCounterpart) -> TypedExpression? {
    guard parts.count == 3 else { return nil }
    let proposal = try expression(parts[0], as: .proposal)
    var arguments: [SwiftArgument] = []
    for (side, factor) in zip(["width", "height"], parts.dropFirst()) {
      let product = SwiftExpression.binary(
        .atom("$0"), .multiplying, try expression(factor, as: .number))
      let scaled = SwiftExpression.member(proposal, side).method(
        "map", [], [SwiftClosure([], [.expression(product)])])
      arguments.append(.init(side, scaled))
    }
    return TypedExpression(.call("ProposedViewSize", arguments), .proposal)
  }

  /// `(width x)` and other functions that read a part of a value.
  private mutating func part(
    _ name: String, _ parts: [Node]
  ) throws(NoCounterpart) -> TypedExpression? {
    guard parts.count == 1 else { return nil }
    let member = SwiftUISpelling.camelCase(name)
    switch name {
    case "width", "height":
      guessed(parts[0])?.isMeasured = true
      let owner = try typed(parts[0])
      switch owner.type {
      case .proposal: return TypedExpression(.member(owner.code, member), .optionalNumber)
      case .geometry:
        return TypedExpression(.member(.member(owner.code, "size"), member), .number)
      default: return TypedExpression(.member(owner.code, member), .number)
      }
    case "safe-area-insets" where look(parts[0]) == .geometry:
      return TypedExpression(.member(try typed(parts[0]).code, member), .insets)
    case _ where name.contains("-") && look(parts[0]) == .geometry:
      let frame = try typed(parts[0]).code.method("frame", [.init("in", .atom(".local"))])
      return TypedExpression(.member(frame, member), .number)
    case "x", "y": return TypedExpression(.member(try typed(parts[0]).code, member), .number)
    case "center":
      let bounds = try expression(parts[0], as: .rectangle)
      return TypedExpression(
        .call(
          "CGPoint", [.init("x", .member(bounds, "midX")), .init("y", .member(bounds, "midY"))]),
        .point)
    default: return nil
    }
  }

  mutating func axis(_ node: Node) throws(NoCounterpart) -> SwiftExpression {
    let name = node.word ?? ""
    if name == "horizontal" || name == "vertical" { return .atom(".\(name)") }
    return try expression(node, as: .axis)
  }

  /// The alignment guide for `dimensions[…]`; `center` needs its axis.
  mutating func guideName(_ name: String) -> String {
    if let variable = variable(name), case .enumeration = variable.type {
      return SwiftLayout.inline(variable.expression) ?? name
    }
    return switch name {
    case "center": guideAxis + ".center"
    case "horizontal-center": "HorizontalAlignment.center"
    case "vertical-center": "VerticalAlignment.center"
    default: "." + SwiftUISpelling.camelCase(name)
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
