import LayLanguage

/// Prints the arguments of calls, by their spelling in SwiftUI.
extension ProgramPrinter {
  mutating func add(
    _ argument: SwiftUIArgument, _ bound: BoundArguments, to call: inout SwiftCall
  ) throws(NoCounterpart) {
    if case .closure = argument.shape { return try addClosure(argument, bound, to: &call) }
    if let value = try value(of: argument, bound) {
      call.arguments.append(SwiftArgument(argument.label, value))
    }
  }

  /// The value of an argument; nil for one that is left out.
  private mutating func value(
    of argument: SwiftUIArgument, _ bound: BoundArguments
  ) throws(NoCounterpart) -> SwiftExpression? {
    switch argument.shape {
    case .fixed(let text): return .atom(text)
    case .member(let name, let inner):
      var call = SwiftCall()
      for argument in inner { try add(argument, bound, to: &call) }
      // Only a track such as `.flexible()` is written without arguments.
      if call.arguments.isEmpty, bound.declaration.kind != .track { return nil }
      return .call(.atom("." + name), call)
    case .binding: return try binding(argument, bound)
    case .range:
      guard let node = argument.parameter.flatMap({ bound[$0] }) else { return nil }
      let ends = node.head == "list" ? node.arguments : node.children
      guard ends.count == 2 else { throw NoCounterpart("a range that is worked out") }
      return .binary(
        try expression(ends[0], as: .number), .through, try expression(ends[1], as: .number))
    case .bounds(let upper):
      guard let name = argument.parameter, let low = bound[name] else { return nil }
      let isOptional = look(low) == .optionalNumber
      let first = try expression(low, as: isOptional ? .optionalInteger : .integer)
      guard let high = bound[upper] else { return first }
      // `...2`, which has no start, and `3...`, which has no end.
      if low.isNothing {
        return .unary("...", try expression(high, as: .integer))
      }
      if high.isNothing { return .binary(first, .through, .atom("")) }
      return .binary(first, .through, try expression(high, as: .integer))
    case .angle:
      guard let name = argument.parameter, let node = bound[name] else { return nil }
      return try angle(node)
    case .value, .address, .closure: return try plainValue(of: argument, bound)
    }
  }

  /// `.degrees(45)`.
  private mutating func angle(_ node: Node) throws(NoCounterpart) -> SwiftExpression {
    if let head = node.head, head == "radians" || head == "degrees" {
      return .call(".\(head)", [.init(try expression(node.arguments[0], as: .number))])
    }
    return .call(".degrees", [.init(try expression(node, as: .number))])
  }

  private mutating func plainValue(
    of argument: SwiftUIArgument, _ bound: BoundArguments
  ) throws(NoCounterpart) -> SwiftExpression? {
    let declaration = bound.declaration
    guard let name = argument.parameter else {
      // An argument without a parameter is written only if SwiftUI requires it.
      return SwiftUINeeds.argument(declaration.name, argument.label).map { .atom($0) }
    }
    if name == bound.restName, argument.label != nil || declaration.kind == .function {
      return nil
    }
    guard let node = bound[name], let type = declaration.parameter(name)?.type else {
      if declaration.name == "fixed-size" { return bound.given.isEmpty ? nil : .atom("false") }
      return SwiftUINeeds.argument(declaration.name, argument.label).map { .atom($0) }
    }
    let outer = enumeration
    enumeration = EnumerationTypes.name(of: name, in: declaration.name)
    defer { enumeration = outer }
    if let word = node.word, variable(word) == nil,
      let code = SwiftUINeeds.value(declaration.name, name, word)
    {
      return .atom(code)
    }
    if SwiftUINeeds.takesViews.contains(declaration.name), let color = colorName(node) {
      return .color(color, isView: true)
    }
    if declaration.isInterface, name != "name" { return try writtenOut(node) }
    if SwiftUINeeds.takesStyles.contains(declaration.name) { noteColor(node) }
    if name.hasSuffix("insets"), look(node) == .number { return try evenInsets(node) }
    // A spacing may be nil in SwiftUI, which then chooses the distance.
    if argument.label?.lowercased().hasSuffix("spacing") == true, type.isOnlyLength,
      declaration.name != "container-relative-frame"
    {
      return try expressionOrNothing(node, as: .number)
    }
    if argument.label == "url" { return .call("URL", [.init("string", try value(node, type))]) }
    if case .address = argument.shape {
      return .atom("URL(string: \(SwiftLayout.inline(try value(node, type)) ?? "\"\""))!")
    }
    if type.isOfText, let number = node.number, !takes(type, node) {
      return .string(NumberText.of(number))
    }
    if type.isOfText, look(node) == .optional(.string) {
      return try expression(node, as: .string)
    }
    if declaration.name == "text", let variable = guessed(node), variable.type == .unknown {
      variable.isShown = true
    }
    // A computed number becomes a string by interpolation.
    if declaration.name == "text", [.number, .integer].contains(look(node)) {
      return .atom(try interpolation([node]))
    }
    return try value(node, type)
  }

  /// A `.constant` binding with the given value; nil if it is left out.
  private mutating func binding(
    _ argument: SwiftUIArgument, _ bound: BoundArguments
  ) throws(NoCounterpart) -> SwiftExpression? {
    guard let name = argument.parameter else { return nil }
    let declaration = bound.declaration
    let parameter = declaration.parameter(name)
    let outer = enumeration
    enumeration = EnumerationTypes.name(of: name, in: declaration.name)
    defer { enumeration = outer }
    let value: SwiftExpression
    if let node = bound[name] {
      value = try self.value(node, parameter?.type ?? .any)
    } else {
      switch SwiftUINeeds.binding(declaration.name, name) {
      case .leftOut: return nil
      case .holds(let code): value = .atom(code)
      case .usual: value = .atom(Self.absent(parameter))
      }
    }
    return .call(".constant", [SwiftArgument(value)])
  }

  /// The value of a binding that is not given.
  private static func absent(_ parameter: Parameter?) -> String {
    switch parameter?.type {
    case .truth: return parameter?.defaultText ?? "false"
    case .string: return "\"\""
    case let type? where type.isOfText: return "\"\""
    default: return "0"
    }
  }

  // MARK: Prints closure arguments of calls: content, actions, and functions that compute a value

  mutating func addClosure(
    _ argument: SwiftUIArgument, _ bound: BoundArguments, to call: inout SwiftCall
  ) throws(NoCounterpart) {
    var closure = SwiftClosure([], [], label: argument.label)
    let declaration = bound.declaration
    let name = argument.parameter ?? ""
    let type = declaration.parameter(name)?.type
    let needed = SwiftUINeeds.parametersOfClosure(declaration.name, name)
    if name == bound.restName {
      closure.body = block(bound.rest)
    } else if let node = bound[name] {
      if type?.isAction == true {
        // `lay` never runs these actions, so the closure stays empty.
        closure.parameters = names(needed ?? node.function?.parameters.count ?? 0)
      } else if let (parameters, body) = node.function {
        let outer = guideAxis
        defer { guideAxis = outer }
        if declaration.name == "alignment-guide" { noteAxis(of: bound["guide"]) }
        closure = try function(parameters, body, declaration, name, label: argument.label)
      } else if let types = Self.parameterTypes[declaration.name], let name = node.symbol,
        definitions[name] != nil || variable(name) != nil
      {
        typesOfUse[name] = types
        let (own, _) = try self.closure(named: node, types)
        closure.body = own.body
      } else if type?.isOfText == true, look(node) == .string || isGivenText(node) {
        let text = try expression(node, as: .string)
        closure.body = [.expression(.call("Text", [.init(text)]))]
      } else {
        closure.body = block(node.head == "group" ? node.arguments : [node])
      }
    } else if let needed {
      closure.parameters = names(needed)
    } else if !argument.standsAlways(in: bound) {
      return
    }
    call.closures.append(closure)
  }

  /// A value of a modifier without an effect: `.hidden` for a name, `[.top, .leading]` for a list of
  /// names, or what stands there.
  private mutating func writtenOut(_ node: Node) throws(NoCounterpart) -> SwiftExpression {
    switch node.kind {
    case .string
    where node.string?.first == "#" && node.string?.dropFirst().allSatisfy(\.isHexDigit) == true:
      return try colorValue(node)
    case .number, .string, .truth, .nothing: return try typed(node).code
    case .symbol where node.symbol == "both":
      return .array([.atom(".horizontal"), .atom(".vertical")])
    case .list where node.quoted == nil:
      let parts = node.head == "list" ? node.arguments : node.children
      let isCall = node.head.flatMap(Catalogue.declaration(named:)) != nil && node.head != "list"
      guard !isCall, !parts.isEmpty, parts.allSatisfy({ $0.quoted != nil || $0.symbol != nil })
      else { break }
      return .array(try parts.map { part throws(NoCounterpart) in try writtenOut(part) })
    default:
      guard let name = node.word, variable(name) == nil else { break }
      return ColorName.all.contains(name) ? .color(name) : .implicit(name)
    }
    throw NoCounterpart("its value is worked out")
  }

  /// Whether a node is a name whose type is unknown, and which is given a string.
  private mutating func isGivenText(_ node: Node) -> Bool {
    guard let variable = node.symbol.flatMap({ variable($0) }) else { return false }
    return variable.type == .unknown && variable.isGivenText
  }

  /// Notes the axis of an alignment guide.
  mutating func noteAxis(of guide: Node?) {
    let vertical = [
      "bottom", "first-text-baseline", "last-text-baseline", "top", "vertical", "vertical-center",
    ]
    let isVertical = guide?.word.map(vertical.contains) ?? false
    guideAxis = isVertical ? "VerticalAlignment" : "HorizontalAlignment"
  }

  /// A number of unused parameters.
  private func names(_ count: Int) -> [String] { Array(repeating: "_", count: count) }

  /// A function that SwiftUI takes as a closure too, such as the content of a `GeometryReader`.
  private mutating func function(
    _ parameters: [Node], _ body: [Node], _ declaration: Declaration, _ name: String,
    label: String?
  ) throws(NoCounterpart) -> SwiftClosure {
    let type = declaration.parameter(name)?.type ?? declaration.rest?.type
    return try within { printer throws(NoCounterpart) in
      var names: [String] = []
      for (number, parameter) in parameters.enumerated() {
        let known = Self.parameterTypes[declaration.name] ?? []
        let variable = printer.bind(
          parameter.symbol ?? "value", number < known.count ? known[number] : .unknown,
          at: parameter)
        names.append(SwiftLayout.inline(variable.expression) ?? "_")
      }
      if type?.isBuilder == true || declaration.name == "geometry-reader" {
        return SwiftClosure(names, printer.block(body), label: label)
      }
      return SwiftClosure(names, try printer.functionBody(body, .number).0, label: label)
    }
  }

  /// The types of the arguments that such closures are called with.
  private static let parameterTypes: [String: [SwiftType]] = [
    "alignment-guide": [.dimensions], "container-relative-frame": [.number, .axis],
    "geometry-reader": [.geometry], "async-image": [.view],
  ]

  // MARK: Prints the arguments of views and modifiers, by the types of their parameters

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
    if let name = node.word {
      guard members.contains(name) else {
        if let variable = variable(name) { return try named(variable, name) }
        throw NoCounterpart("`\(name)` is of the program")
      }
      if name == "horizontal-center" { return .atom("HorizontalAlignment.center") }
      if name == "vertical-center" { return .atom("VerticalAlignment.center") }
      return .enumerated(name, enumeration ?? "")
    }
    let parts = node.head == "list" ? node.arguments : node.children
    if parts.allSatisfy({ $0.word.map(members.contains) == true }) {
      return .array(parts.map { .implicit($0.word ?? "") })
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

  private mutating func axes(_ node: Node) throws(NoCounterpart) -> SwiftExpression {
    switch node.word {
    case "both": return .array([.atom(".horizontal"), .atom(".vertical")])
    case "none": return .array([])
    case let name? where variable(name) != nil && node.quoted == nil:
      return try variable(name).map { found throws(NoCounterpart) in try named(found, name) }
        ?? .atom("." + name)
    case let name?: return .implicit(name)
    case nil:
      let parts = node.head == "list" ? node.arguments : node.children
      return .array(parts.map { .atom("." + ($0.word ?? "horizontal")) })
    }
  }

  // MARK: - Colors

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
    if let name = colorName(node) { return .color(name) }
    if node.head == "if", node.arguments.count == 3, let yes = colorName(node.arguments[1]),
      let no = colorName(node.arguments[2])
    {
      return .ternary(
        try condition(node.arguments[0]), .color(yes, isView: true), .color(no, isView: true))
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
      colors.append(.color(name))
    }
    return .array(colors)
  }

  // MARK: - Others

  /// One of two layouts is an `AnyLayout`, so that both have one type.
  private mutating func layoutValue(_ node: Node) throws(NoCounterpart) -> SwiftExpression {
    guard node.head == "if", node.arguments.count == 3 else {
      let value = try typed(node).code
      // As a value it has no views: `Pile()`, where a view of no children is `Pile {}`.
      if case .call(let callee, var call) = value {
        call.closures.removeAll { $0.body.isEmpty }
        return .call(callee, call)
      }
      return value
    }
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
          try given(node, as: .number) ?? .atom("0")))
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

extension ParameterType {
  /// Whether an action may stand here, and no view.
  var isAction: Bool {
    switch self {
    case .action: true
    case .oneOf(let types): !takesViews && types.contains(where: \.isAction)
    default: false
    }
  }

  /// Whether a function that makes views may stand here.
  fileprivate var isBuilder: Bool {
    switch self {
    case .builder: true
    case .oneOf(let types): takesViews || types.contains(where: \.isBuilder)
    default: takesViews
    }
  }
}

extension SwiftUIArgument {
  /// Whether a closure is written even if it is empty: the content of a container, an action, and
  /// the placeholder of an image.
  fileprivate func standsAlways(in bound: BoundArguments) -> Bool {
    guard let parameter else { return false }
    if parameter == bound.restName { return true }
    if case .action? = bound.declaration.parameter(parameter)?.type { return true }
    return bound.declaration.name == "async-image" && bound["content"] != nil
  }
}
