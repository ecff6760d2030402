import LayLanguage

/// Prints the arguments of views and modifiers, by the types of their parameters.
extension ProgramPrinter {
  mutating func value(_ node: Node, _ type: ParameterType) throws(NoCounterpart) -> SwiftExpression
  {
    switch type {
    case .number, .numberOrNaN, .length, .distance: return try expression(node, as: .number)
    case .lengthOrNil, .fixedLengthOrNil:
      return try expressionOrNothing(node, as: .number)
    case .count, .countFromOne: return try expression(node, as: .integer)
    case .integerOrNil:
      return try expressionOrNothing(node, as: .integer)
    case .truth: return try condition(node)
    case .string: return try expression(node, as: .string)
    case .enumeration(let members), .enumerationList(let members), .alignment(let members),
      .unitPoint(let members):
      return try names(node, members)
    case .axes: return try axes(node)
    case .color:
      noteColor(node)
      return try colorValue(node)
    case .viewOrColor, .layeredContent: return try colorValue(node)
    case .colors: return try colors(node)
    case .tracks: return try tracks(node)
    case .view, .views: return try viewExpression(node)
    case .oneOf(let types):
      if enumeration != nil, !type.bareNames.isEmpty, let name = node.symbol,
        let variable = variable(name), [.unknown, .quotedName].contains(variable.type)
      {
        return try named(variable, name)
      }
      for type in types where takes(type, node) { return try value(node, type) }
      if node.quoted != nil { throw NoCounterpart("a name, of a type that nothing tells") }
      return try typed(node).code
    case .symbol: if let quoted = node.quoted { return .string(quoted) }
    case .sized, .object: return try geometryValue(node)
    case .layout: return try layoutValue(node)
    case .nothing, .function, .builder, .action, .list, .any:
      if enumeration?.hasPrefix("some ") == true, let name = node.symbol,
        let variable = variable(name)
      {
        return try named(variable, name)
      }
    }
    if node.quoted != nil { throw NoCounterpart("a name, of a type that nothing tells") }
    return try typed(node).code
  }

  /// A value of a type, or of its optional if the value may be nil.
  mutating func expressionOrNothing(
    _ node: Node, as type: SwiftType
  ) throws(NoCounterpart) -> SwiftExpression {
    if node.isNothing { return .atom("nil") }
    if node.symbol == nil {
      let value = try typed(node, wanting: type)
      return try converted(value, to: value.type.wrapped == nil ? type : type.orNothing)
    }
    let mayBeNothing = guessed(node)?.type.wrapped != nil
    return try expression(node, as: mayBeNothing ? type.orNothing : type)
  }

  /// `.leading`, or `[.top, .leading]`.
  private mutating func names(
    _ node: Node, _ members: [String]
  ) throws(NoCounterpart) -> SwiftExpression {
    if let name = node.quoted ?? node.symbol {
      guard members.contains(name) else {
        if let variable = variable(name) { return try named(variable, name) }
        throw NoCounterpart("`\(name)` is of the program")
      }
      if name == "horizontal-center" { return .atom("HorizontalAlignment.center") }
      if name == "vertical-center" { return .atom("VerticalAlignment.center") }
      return Self.enumerated(name, enumeration ?? "")
    }
    let parts = node.head == "list" ? node.arguments : node.children
    if parts.allSatisfy({ ($0.quoted ?? $0.symbol).map(members.contains) == true }) {
      return .array(parts.map { .atom("." + Self.member($0.quoted ?? $0.symbol ?? "")) })
    }
    if node.head == "point" {
      var arguments: [SwiftArgument] = []
      for (label, part) in zip(["x", "y"], node.arguments) {
        arguments.append(.init(label, try expression(part, as: .number)))
      }
      return .call("UnitPoint", arguments)
    }
    return try typed(node, wanting: enumeration.map { .enumeration($0) } ?? .member).code
  }

  /// A variable that holds a member of an enumeration of SwiftUI; this use tells its type.
  private func named(
    _ variable: PrintedVariable, _ name: String
  ) throws(NoCounterpart) -> SwiftExpression {
    switch variable.type {
    case .unknown, .quotedName:
      guard let enumeration, !variable.isCompared else {
        throw NoCounterpart("`\(name)` is a name, of a type that nothing tells")
      }
      variable.type = .enumeration(enumeration)
    case .enumeration("HorizontalAlignment") where enumeration == "Alignment":
      return .call(
        "Alignment",
        [.init("horizontal", variable.expression), .init("vertical", .atom(".center"))])
    case .enumeration("VerticalAlignment") where enumeration == "Alignment":
      return .call(
        "Alignment",
        [.init("horizontal", .atom(".center")), .init("vertical", variable.expression)])
    case .enumeration(let type):
      guard enumeration == nil || enumeration == type else {
        throw NoCounterpart("`\(name)` is a name of two types")
      }
    default: break
    }
    return variable.expression
  }

  /// A name as a member of SwiftUI; a number does not begin a word: `title-2` is `title2`.
  static func member(_ name: String) -> String { SwiftUISpelling.camelCase(name) }

  private mutating func axes(_ node: Node) throws(NoCounterpart) -> SwiftExpression {
    switch node.quoted ?? node.symbol {
    case "both": return .array([.atom(".horizontal"), .atom(".vertical")])
    case "none": return .array([])
    case let name? where variable(name) != nil && node.quoted == nil:
      return try variable(name).map { found throws(NoCounterpart) in try named(found, name) }
        ?? .atom("." + name)
    case let name?: return .atom("." + SwiftUISpelling.camelCase(name))
    case nil:
      let parts = node.head == "list" ? node.arguments : node.children
      return .array(parts.map { .atom("." + ($0.quoted ?? $0.symbol ?? "horizontal")) })
    }
  }

  // MARK: - Colors

  /// A color as a style: `.red`, or a color of the assets.
  func color(_ name: String, isView: Bool = false) -> SwiftExpression {
    if name.hasPrefix("#") { return Self.color(code: name) }
    guard ColorName.all.contains(name) || MaterialName.all.contains(name) else {
      return .call("Color", [.init(.string(name))])
    }
    if !ColorName.usual.contains(name), !MaterialName.all.contains(name) {
      // UIKit names the colors of labels and separators without `system`.
      let plain = ["system-label": "label", "system-separator": "separator"][name] ?? name
      return .call("Color", [.init(.atom("." + Self.member(plain)))])
    }
    let member = SwiftUISpelling.camelCase(name)
    // `accentColor` is a member of `Color` only, not of the styles.
    if member == "accentColor" { return .atom("Color.accentColor") }
    return .atom(isView ? "Color.\(member)" : ".\(member)")
  }

  /// A color code such as `#ff9500`, with its components as fractions of 255.
  private static func color(code: String) -> SwiftExpression {
    var digits = Array(code.dropFirst())
    if digits.count == 3 { digits = digits.flatMap { [$0, $0] } }
    let parts = stride(from: 0, to: min(digits.count, 8) - 1, by: 2).map {
      start -> SwiftExpression in
      let level = Int(String(digits[start...start + 1]), radix: 16) ?? 0
      return .binary(.atom("\(level)"), .dividing, .atom("255"))
    }
    let labels = ["red", "green", "blue", "opacity"]
    return .call("Color", zip(labels, parts).map { SwiftArgument($0, $1) })
  }

  /// Notes that a name is used as a color, if its type is not known yet.
  func noteColor(_ node: Node) {
    guard let name = node.symbol else { return }
    var printer = self
    guard let variable = printer.variable(name), !variable.isCompared,
      [.unknown, .quotedName].contains(variable.type)
    else { return }
    variable.type = .color
  }

  /// A color, or a view that stands in its place.
  mutating func colorValue(_ node: Node) throws(NoCounterpart) -> SwiftExpression {
    if let name = colorName(node) { return color(name) }
    if node.head == "if", node.arguments.count == 3, let yes = colorName(node.arguments[1]),
      let no = colorName(node.arguments[2])
    {
      return .ternary(
        try condition(node.arguments[0]), color(yes, isView: true), color(no, isView: true))
    }
    return try viewExpression(node)
  }

  /// The name or the code of a color that is no variable; nil for all else.
  mutating func colorName(_ node: Node) -> String? {
    if let string = node.string, string.hasPrefix("#") { return string }
    if let quoted = node.quoted { return quoted }
    guard let name = node.symbol, variable(name) == nil else {
      guard node.head == "color", node.arguments.count == 1 else { return nil }
      return colorName(node.arguments[0]) ?? node.arguments[0].string
    }
    return name
  }

  private mutating func colors(_ node: Node) throws(NoCounterpart) -> SwiftExpression {
    let parts = node.head == "list" ? node.arguments : node.children
    var colors: [SwiftExpression] = []
    for part in parts {
      guard let name = colorName(part) else { throw NoCounterpart("a color that is worked out") }
      colors.append(color(name))
    }
    return .array(colors)
  }

  // MARK: - Others

  /// One of two layouts is an `AnyLayout`, so that both have one type.
  private mutating func layoutValue(_ node: Node) throws(NoCounterpart) -> SwiftExpression {
    guard node.head == "if", node.arguments.count == 3 else { return try typed(node).code }
    let (yes, no) = (try layoutValue(node.arguments[1]), try layoutValue(node.arguments[2]))
    return .ternary(
      try condition(node.arguments[0]), .call("AnyLayout", [.init(yes)]),
      .call("AnyLayout", [.init(no)]))
  }

  private mutating func geometryValue(_ node: Node) throws(NoCounterpart) -> SwiftExpression {
    guard node.head == "edge-insets", let declaration = Catalogue.declaration(named: "edge-insets")
    else { return try typed(node).code }
    return try insets(try bound(declaration, node.arguments))
  }

  /// The same length at all edges.
  mutating func evenInsets(_ node: Node) throws(NoCounterpart) -> SwiftExpression {
    let length = try expression(node, as: .number)
    return .call(
      "EdgeInsets", ["top", "leading", "bottom", "trailing"].map { SwiftArgument($0, length) })
  }

  /// `EdgeInsets` of the lengths that are given; one that is missing is 0.
  mutating func insets(_ bound: BoundArguments) throws(NoCounterpart) -> SwiftExpression {
    var arguments: [SwiftArgument] = []
    for edge in ["top", "leading", "bottom", "trailing"] {
      let axis = edge == "top" || edge == "bottom" ? "vertical" : "horizontal"
      let node = bound[edge] ?? bound[axis] ?? bound["all"]
      arguments.append(
        .init(
          edge,
          try node.map { node throws(NoCounterpart) in
            try expression(node, as: .number)
          } ?? .atom("0")))
    }
    return .call("EdgeInsets", arguments)
  }

  mutating func bound(
    _ declaration: Declaration, _ nodes: [Node], isThreaded: Bool = false
  ) throws(NoCounterpart) -> BoundArguments {
    var printer = self
    defer { self = printer }
    return try BoundArguments(declaration, nodes, isThreaded: isThreaded) { printer.takes($0, $1) }
  }
}
