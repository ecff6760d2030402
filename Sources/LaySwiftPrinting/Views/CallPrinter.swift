import LayLanguage

/// Calls of views and modifiers, by their spelling in SwiftUI.
extension ProgramPrinter {
  /// A call of a declared view or modifier, with comments about what was left out.
  mutating func call(_ bound: BoundArguments) throws(NoCounterpart) -> PrintedView {
    if let own = try ownCall(bound) { return own }
    let choice = try choice(for: bound)
    var swiftCall = SwiftCall()
    for argument in choice.call.arguments { try add(argument, bound, to: &swiftCall) }
    var left = choice.left
    // The other parameters of an image become modifiers.
    if bound.declaration.name == "image" { left = [] }
    if left.contains(where: Self.edges.contains) {
      left.removeAll(where: Self.edges.contains)
      let label = choice.call.arguments.first { $0.parameter?.hasSuffix("insets") == true }?.label
      swiftCall.arguments = [SwiftArgument(label, try insets(bound))]
    }
    return try view(choice.call.callee, swiftCall, bound, left: left)
  }

  private mutating func view(
    _ callee: SwiftUISpelling.Callee, _ call: SwiftCall, _ bound: BoundArguments, left: [String]
  ) throws(NoCounterpart) -> PrintedView {
    switch callee {
    case .function(let name):
      note(useOf: name)
      let base = SwiftExpression.call(.atom(name), call)
      return try image(PrintedView(base: base, comments: comments(left)), bound)
    case .member(let type, let name):
      return PrintedView(base: .call(.member(.atom(type), name), call), comments: comments(left))
    case .value(let type, let parameter):
      guard let node = bound[parameter] else { throw NoCounterpart("a `\(type)` of nothing") }
      guard let name = colorName(node) ?? node.string else {
        if look(node) == .color { return PrintedView(base: try typed(node).code) }
        return PrintedView(base: .call(type, [.init(try expression(node, as: .string))]))
      }
      return PrintedView(base: .color(name, isView: true))
    case .method(let name):
      var call = call
      if name == "listRowInsets", bound.given == ["length"], let length = bound["length"] {
        call.arguments = [.init(try evenInsets(length))]
      }
      if name == "listSectionMargins", bound.given == ["length"] {
        call.arguments.insert(.init(.atom(".all")), at: 0)
      }
      if name == "gridCellAnchor", call.arguments.contains(where: { $0.label != nil }) {
        call.arguments = [.init(.call("UnitPoint", call.arguments))]
      }
      note(useOf: name)
      let modifier = SwiftModifier(name, call, comment: comments(left).first)
      return PrintedView(base: .atom(""), modifiers: [modifier])
    default: throw NoCounterpart("`\(bound.declaration.name)` as a view")
    }
  }

  private static let edges = ["top", "leading", "bottom", "trailing", "horizontal", "vertical"]

  /// Comments about parameters that SwiftUI lacks.
  private mutating func comments(_ left: [String]) -> [String] {
    if left.isEmpty { return [] }
    isPartial = true
    return ["SwiftUI has no " + left.map { "`:\($0)`" }.joined(separator: ", ") + " here."]
  }

  /// An image with a given size: one that is drawn in this size or, if it has a name, one in a
  /// frame of this size.
  private mutating func image(
    _ view: PrintedView, _ bound: BoundArguments
  ) throws(NoCounterpart) -> PrintedView {
    guard bound.declaration.name == "image" else { return view }
    var view = view
    var lengths: [SwiftArgument] = []
    for side in ["width", "height"] {
      guard let node = bound[side] else { continue }
      lengths.append(.init(side, try expression(node, as: .number)))
    }
    let isResizable = bound["resizable"]?.truth == true
    if lengths.count == 1, bound["system-name"] == nil {
      let usual = SwiftExpression.atom("100")
      lengths.insert(
        .init(bound["width"] == nil ? "width" : "height", usual),
        at: bound["width"] == nil ? 0 : 1)
    }
    if bound["resource"] == nil, bound["system-name"] == nil {
      let size = SwiftArgument("size", .call("CGSize", lengths))
      view.base = .call("Image", [size], [SwiftClosure(["_"], [])])
      lengths = []
    }
    if isResizable || !lengths.isEmpty { view.modifiers.append(SwiftModifier("resizable")) }
    if !lengths.isEmpty, !isResizable {
      view.modifiers.append(SwiftModifier("frame", SwiftCall(lengths)))
    }
    return view
  }

  // MARK: Chooses the overload of SwiftUI as which a call is printed

  /// An overload, and the given parameters that it does not have.
  struct Choice {
    let call: SwiftUISpelling.Call
    let left: [String]
  }

  /// The overload that takes most of the given parameters, in the form in which they are given.
  mutating func choice(for bound: BoundArguments) throws(NoCounterpart) -> Choice {
    let name = bound.declaration.name
    guard let spelling = bound.declaration.swiftUI else {
      throw NoCounterpart("`\(name)` is not of SwiftUI")
    }
    var best: (choice: Choice, misfits: Int)?
    for call in spelling.calls where !call.isOnlyRead && !call.callee.isForPeople {
      let left = left(by: call, bound)
      var misfits = 0
      for argument in call.arguments where self.misfits(argument, bound) { misfits += 1 }
      if best.map({ (left.count, misfits) < ($0.choice.left.count, $0.misfits) }) ?? true {
        best = (Choice(call: call, left: left), misfits)
      }
    }
    guard let best else { throw NoCounterpart("`\(name)` is not of SwiftUI") }
    return best.choice
  }

  /// The given parameters that an overload does not have.
  private func left(by call: SwiftUISpelling.Call, _ bound: BoundArguments) -> [String] {
    var covered = Set(call.arguments.flatMap(\.parameters))
    covered.insert("name")
    if case .value(_, let parameter) = call.callee { covered.insert(parameter) }
    var left = bound.given.filter { !covered.contains($0) }
    if let rest = bound.restName, !bound.rest.isEmpty, !covered.contains(rest) { left.append(rest) }
    return left
  }

  /// Whether an overload wants an argument in another form than the given one.
  private mutating func misfits(_ argument: SwiftUIArgument, _ bound: BoundArguments) -> Bool {
    guard let name = argument.parameter else {
      switch argument.shape {
      case .fixed: return false
      case .member(_, let inner):
        // Without the arguments of the member, there is a shorter overload.
        return !inner.contains { argument in argument.parameter.map { bound[$0] != nil } ?? false }
      default: return argument.isValueOfLink
      }
    }
    if name == bound.restName { return false }
    guard let node = bound[name] else {
      return bound.declaration.parameter(name)?.isOptional == false
    }
    switch argument.shape {
    case .closure:
      if node.function != nil { return false }
      if isStyle(node) { return bound["alignment"] == nil }
      return look(node) == .string || bound.declaration.parameter(name)?.type.takesViews == false
    case .value:
      guard let type = bound.declaration.parameter(name)?.type, type.takesViews else {
        return node.function != nil
      }
      if type.isOfText { return look(node) != .string }
      if bound.declaration.parameter(name)?.isShape == true { return false }
      return !isStyle(node) || bound["alignment"] != nil
    default: return false
    }
  }

  /// Whether a value is a style in SwiftUI, and not a color as a view.
  private mutating func isStyle(_ node: Node) -> Bool {
    if node.head == "if", node.arguments.count == 3 {
      return isStyle(node.arguments[1]) && isStyle(node.arguments[2])
    }
    return node.head != "color" && (colorName(node) != nil || look(node) == .color)
  }

  // MARK: The type that an argument seems to have, which decides which parameter takes it

  mutating func takes(_ type: ParameterType, _ node: Node) -> Bool {
    switch type {
    case .oneOf(let types):
      for type in types where takes(type, node) { return true }
      return false
    case .any: return true
    default: break
    }
    if let look = look(node) { return Self.accepts(type, look) }
    if let name = node.word {
      return type.bareNames.contains(name) || type.acceptsAnyColor
    }
    // A list of names that is no call.
    let names = node.head == "list" ? node.arguments : node.children
    guard names.allSatisfy({ $0.symbol.map(type.bareNames.contains) == true }) else { return false }
    switch type {
    case .enumerationList, .axes, .colors: return true
    default: return false
    }
  }

  /// The type of a node's value; nil for names that stand for themselves, and for lists of them.
  mutating func look(_ node: Node) -> SwiftType? {
    switch node.kind {
    case .number: return .number
    case .string: return .string
    case .truth: return .truth
    case .nothing: return .optionalNumber
    case .keyword: return .unknown
    case .symbol:
      let name = node.symbol ?? ""
      if let variable = variable(name) { return variable.type }
      return ["inf", "-inf", "infinity", "pi"].contains(name) ? .number : nil
    case .list: return lookOfCall(node)
    }
  }

  private mutating func lookOfCall(_ node: Node) -> SwiftType? {
    if node.field != nil { return (try? field(node))?.type ?? .unknown }
    guard let head = node.head else { return .unknown }
    if let variable = called(head, by: node) {
      if case .function(_, let given) = variable.type { return given }
      return variable.definition?.result ?? .unknown
    }
    switch head {
    case "fn", "lambda": return .list(.unknown)
    case "->":
      let first = node.arguments.first.flatMap { look($0) } ?? .view
      if first != .unknown { return first }
      let step = node.arguments.last.flatMap { $0.head ?? $0.symbol }
      if let last = node.arguments.last, let step, let own = called(step, by: last)?.definition {
        return own.kind == .modifier ? .view : own.result
      }
      let isModifier = step.flatMap(Catalogue.declaration)?.kind == .modifier
      return isModifier ? .view : .unknown
    case "for", "for-each": return lookOfLoop(node)
    case "list" where !node.arguments.isEmpty:
      if node.arguments.allSatisfy({ isView(look($0)) }) { return .view }
    case "if", "when", "unless":
      if node.arguments.count > 1 { return look(node.arguments[1]) }
    case "case":
      if let last = node.arguments.dropFirst().first?.children.last { return look(last) }
    case "cond":
      if let last = node.arguments.first?.children.last { return look(last) }
    case "begin", "let", "let*":
      if let last = node.arguments.last { return look(last) }
    case "quote": return nil
    default: break
    }
    guard let declaration = Catalogue.declaration(named: head) else { return nil }
    if declaration.isOfViews { return .view }
    return (try? typed(node))?.type ?? .unknown
  }

  private func isView(_ look: SwiftType?) -> Bool { look == .view || look == .color }

  /// The type of a loop: views, a list of values, or nothing for actions.
  private mutating func lookOfLoop(_ node: Node) -> SwiftType {
    var last = node.arguments.last
    var name = node.arguments.first?.children.first?.symbol
    if node.head == "for-each", let function = last?.function {
      (name, last) = (function.parameters.first?.symbol, function.body.last)
    } else if node.head == "for-each" {
      let result = last?.symbol.flatMap { variable($0) }?.definition?.result
      return result.map { isView($0) ? .view : .list($0) } ?? .view
    }
    guard let last else { return .view }
    if let symbol = last.symbol, symbol == name {
      let sequence = node.arguments.first?.children.dropFirst().first
      return isView(sequence.flatMap { look($0) }) ? .view : .list(.unknown)
    }
    switch look(last) {
    case nil, .view?, .color?, .unknown?: return .view
    case .nothing?: return .nothing
    case let element?: return .list(element)
    }
  }

  private static func accepts(_ type: ParameterType, _ look: SwiftType) -> Bool {
    switch look {
    case .unknown: return !type.isOnlyNames
    case .number, .integer:
      switch type {
      case .number, .numberOrNaN, .length, .distance, .lengthOrNil, .fixedLengthOrNil, .count,
        .countFromOne, .integerOrNil:
        return true
      default: return false
      }
    case .optionalNumber:
      switch type {
      case .lengthOrNil, .fixedLengthOrNil, .integerOrNil, .nothing, .number, .length: return true
      default: return false
      }
    case .truth: if case .truth = type { return true } else { return false }
    case .string:
      switch type {
      case .string, .color, .viewOrColor, .layeredContent: return true
      default: return false
      }
    case .view: return type.takesViews
    case .color: return type.takesViews || type.acceptsAnyColor
    case .list:
      switch type {
      case .function, .builder, .action, .list, .tracks, .colors: return true
      default: return false
      }
    case .point:
      switch type {
      case .unitPoint, .object: return true
      default: return false
      }
    case .enumeration, .quotedName, .member, .axis: return !type.bareNames.isEmpty
    case .function:
      switch type {
      case .function, .builder, .action: return true
      default: return false
      }
    default: if case .object = type { return true } else { return false }
    }
  }
}

extension SwiftUISpelling.Callee {
  /// Whether it is an idiom, which cannot be printed as a call.
  fileprivate var isForPeople: Bool { if case .idiom = self { true } else { false } }
}

extension Parameter {
  /// Whether it is a shape, which SwiftUI takes as a value.
  fileprivate var isShape: Bool { name == "shape" }
}

extension SwiftUIArgument {
  /// The parameters whose values it contains.
  fileprivate var parameters: [String] {
    switch shape {
    case .bounds(let upper): [parameter, upper].compactMap(\.self)
    case .member(_, let inner): inner.flatMap(\.parameters)
    default: parameter.map { [$0] } ?? []
    }
  }

  /// Whether SwiftUI requires it although no parameter stands for it.
  fileprivate var isValueOfLink: Bool { parameter == nil && label == "value" }
}

extension ParameterType {
  /// Whether any name may stand here, as that of a color in the assets.
  var acceptsAnyColor: Bool {
    switch self {
    case .color, .colors, .viewOrColor, .layeredContent: true
    case .oneOf(let types): types.contains(where: \.acceptsAnyColor)
    default: false
    }
  }

  /// Whether only a length may stand here.
  var isOnlyLength: Bool {
    switch self {
    case .length, .distance, .lengthOrNil: true
    default: false
    }
  }

  /// Whether a string may stand here.
  var isOfText: Bool {
    switch self {
    case .string: true
    case .oneOf(let types): types.contains(where: \.isOfText)
    default: false
    }
  }
}
