import LayLanguage

/// Prints `define-layout` as a structure that conforms to `Layout`.
extension ProgramPrinter {
  mutating func layout(
    _ name: String, _ target: Node, _ parts: [Node]
  ) throws(NoCounterpart) -> PrintedVariable {
    let type = freshType(name)
    let definition = PrintedDefinition(type, .layout, result: .view)
    let variable = PrintedVariable(.atom(type), .unknown, definition)
    globals[name] = variable
    let defaults = try read(
      Array(target.children.dropFirst()), into: definition, isMemberwise: true)
    let outer = assigned
    assigned = Assignments.names(in: parts)
    defer { assigned = outer }
    if !variables(of: definition).isEmpty {
      throw NoCounterpart("a parameter of a layout that is given another value")
    }
    let helpers = try self.helpers(parts)
    let maker = parts.first { $0.head == "make-cache" }
    let outerPlace = cachePlace
    cachePlace = maker?.arguments.dropFirst().first.map { TypePlace($0, .result) }
    defer { cachePlace = outerPlace }
    let cache = try maker.map { maker throws(NoCounterpart) in try cacheFunction(maker) }
    var functions: [SwiftDeclaration] = []
    for part in parts {
      switch part.head {
      case "size-that-fits":
        functions.append(try sizeFunction(part, cache?.type))
      case "place-subviews":
        functions.append(try placeFunction(part, cache?.type))
      case "make-cache", "define": continue
      case "explicit-alignment": functions += try alignmentFunctions(part, cache?.type)
      case "spacing": functions.append(spacing(part, name, cache?.type))
      case let head?: throw NoCounterpart("`\(head)` of a layout")
      case nil: throw NoCounterpart("a layout of another form")
      }
    }
    let members = cache.map { [$0.function] } ?? []
    open.append(OpenDefinition(definition, defaults, at: declarations.count))
    declarations.append(.structure(type, conformances: ["Layout"], members + functions + helpers))
    return variable
  }

  /// The other definitions in a layout, as private members of its structure.
  private mutating func helpers(_ parts: [Node]) throws(NoCounterpart) -> [SwiftDeclaration] {
    var members: [SwiftDeclaration] = []
    for part in parts where part.head == "define" {
      guard let target = part.arguments.first else { continue }
      let body = Array(part.arguments.dropFirst())
      if let name = target.head {
        typesOfUse[name] = try types(ofCallOf: name, in: parts)
        let parameters = Array(target.children.dropFirst())
        members.append(.helper(try localFunction(name, parameters, body, at: target)))
      } else if let name = target.symbol, let (parameters, inner) = body.first?.function {
        members.append(.helper(try localFunction(name, parameters, inner, at: target)))
      } else if let name = target.symbol, let node = body.first {
        let value = try typed(node)
        let variable = bind(name, value.type, at: target)
        members.append(
          .property(
            SwiftLayout.inline(variable.expression) ?? name, attributes: ["private"],
            type: value.type.name, [.expression(value.code)]))
      }
    }
    return members
  }

  /// The parameter types of another function in a layout, as its first call tells.
  private mutating func types(
    ofCallOf name: String, in parts: [Node]
  ) throws(NoCounterpart) -> [SwiftType] {
    let given: [String: [SwiftType]] = [
      "make-cache": [.subviews], "size-that-fits": [.proposal, .subviews],
      "place-subviews": [.rectangle, .proposal, .subviews],
    ]
    for part in parts {
      guard let types = given[part.head ?? ""], let call = part.call(of: name),
        let names = part.arguments.first?.children.compactMap(\.symbol)
      else { continue }
      return try within { printer throws(NoCounterpart) in
        printer.bindParameters(names, types.map { ("", $0) })
        return printer.types(ofArguments: call)
      }
    }
    return []
  }

  /// `explicitAlignment` for each axis on which it returns guides.
  private mutating func alignmentFunctions(
    _ part: Node, _ cache: SwiftType?
  ) throws(NoCounterpart) -> [SwiftDeclaration] {
    let names = try names(part, 4)
    var functions: [SwiftDeclaration] = []
    let outer = guideAxis
    defer { guideAxis = outer }
    for axis in ["HorizontalAlignment", "VerticalAlignment"] {
      guideAxis = axis
      let body = try within { printer throws(NoCounterpart) in
        printer.bindParameters(
          names,
          [
            ("guide", .enumeration(axis)), ("bounds", .rectangle), ("proposal", .proposal),
            ("subviews", .subviews), ("cache", cache ?? .unknown),
          ])
        return try printer.functionBody(Array(part.arguments.dropFirst()), .optionalNumber).0
      }
      if body.count == 1, body[0].isNothing { continue }
      functions.append(
        .function(
          SwiftFunction(
            name: "explicitAlignment",
            parameters: [
              "of guide: \(axis)", "in bounds: CGRect", "proposal: ProposedViewSize",
              "subviews: Subviews", "cache: inout \(cache?.name ?? "()")",
            ], result: "CGFloat?", body: body)))
    }
    return functions
  }

  private func names(_ part: Node, _ count: Int) throws(NoCounterpart) -> [String] {
    guard let list = part.arguments.first, list.children.count >= count else {
      throw NoCounterpart("a function of a layout without its parameters")
    }
    return list.children.compactMap(\.symbol)
  }

  /// Binds the parameters of a function to the Swift names that `Layout` gives them.
  private mutating func bindParameters(
    _ names: [String], _ swift: [(String, SwiftType)]
  ) {
    for (name, (swiftName, type)) in zip(names, swift) {
      usedNames[usedNames.count - 1].insert(swiftName)
      let variable = PrintedVariable(.atom(swiftName), type)
      scopes[scopes.count - 1][name] = variable
      guard swiftName == "cache", let cachePlace else { continue }
      // All functions use the cache with the type of `make-cache`.
      variable.isOpen = true
      types.note(variable, at: cachePlace)
    }
  }

  private mutating func cacheFunction(
    _ part: Node
  ) throws(NoCounterpart) -> (function: SwiftDeclaration, type: SwiftType) {
    let names = try names(part, 1)
    return try within { printer throws(NoCounterpart) in
      printer.bindParameters(names, [("subviews", .subviews)])
      let (body, type) = try printer.body(part, .unknown)
      let function = SwiftFunction(
        name: "makeCache", parameters: ["subviews: Subviews"], result: type.name,
        body: body.withZero)
      return (.function(function), type)
    }
  }

  private mutating func sizeFunction(
    _ part: Node, _ cache: SwiftType?
  ) throws(NoCounterpart) -> SwiftDeclaration {
    let names = try names(part, 2)
    return try within { printer throws(NoCounterpart) in
      printer.bindParameters(
        names,
        [("proposal", .proposal), ("subviews", .subviews), ("cache", cache ?? .unknown)])
      let (body, _) = try printer.body(part, .size)
      let function = SwiftFunction(
        name: "sizeThatFits",
        parameters: [
          "proposal: ProposedViewSize", "subviews: Subviews",
          "cache: inout \(cache?.name ?? "()")",
        ], result: "CGSize", body: body.withZero)
      return .function(function)
    }
  }

  /// The `spacing` of a layout.
  ///
  /// A `ViewSpacing` can be made only of the spacing of subviews, or as `.zero`.
  private mutating func spacing(
    _ part: Node, _ layout: String, _ cache: SwiftType?
  ) -> SwiftDeclaration {
    do throws(NoCounterpart) {
      let names = try names(part, 1)
      let body = try within { printer throws(NoCounterpart) in
        printer.bindParameters(names, [("subviews", .subviews), ("cache", cache ?? .unknown)])
        return try printer.body(part, .viewSpacing).0
      }
      return .function(
        SwiftFunction(
          name: "spacing",
          parameters: ["subviews: Subviews", "cache: inout \(cache?.name ?? "()")"],
          result: "ViewSpacing", body: body))
    } catch {
      omit("`\(layout)`: \(error.message)")
      return .comment("Left out: `spacing`; \(error.message).")
    }
  }

  private mutating func placeFunction(
    _ part: Node, _ cache: SwiftType?
  ) throws(NoCounterpart) -> SwiftDeclaration {
    let names = try names(part, 3)
    return try within { printer throws(NoCounterpart) in
      printer.bindParameters(
        names,
        [
          ("bounds", .rectangle), ("proposal", .proposal), ("subviews", .subviews),
          ("cache", cache ?? .unknown),
        ])
      var body: [SwiftStatement] = []
      for node in part.arguments.dropFirst() { body += try printer.action(node) }
      let function = SwiftFunction(
        name: "placeSubviews",
        parameters: [
          "in bounds: CGRect", "proposal: ProposedViewSize", "subviews: Subviews",
          "cache: inout \(cache?.name ?? "()")",
        ], body: body)
      return .function(function)
    }
  }

  private mutating func body(
    _ part: Node, _ wanted: SwiftType
  ) throws(NoCounterpart) -> ([SwiftStatement], SwiftType) {
    try functionBody(Array(part.arguments.dropFirst()), wanted)
  }
}

/// The names that a part of a program assigns to, or whose parts it changes.
enum Assignments {
  static func names(in node: Node) -> Set<String> { names(in: [node]) }

  static func names(in nodes: [Node]) -> Set<String> {
    var names: Set<String> = []
    var pending = nodes
    while let node = pending.popLast() {
      if forms.contains(node.head ?? ""), let place = node.arguments.first {
        if let name = variable(place) { names.insert(name) }
      }
      if node.kind == .list { pending += node.children }
    }
    return names
  }

  /// The variable that contains a place.
  private static func variable(_ place: Node) -> String? {
    var place = place
    while place.kind == .list {
      guard let inner = place.head == "nth" ? place.arguments.last : place.arguments.first else {
        return nil
      }
      place = inner
    }
    return place.symbol
  }

  private static let forms: Set<String> = [
    "*=", "+=", "-=", "/=", "append!", "insert!", "remove!", "remove-all!", "set!", "swap!",
  ]
}
