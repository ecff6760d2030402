import LayLanguage

/// The type that an argument seems to have, which decides which parameter takes it.
extension ProgramPrinter {
  mutating func takes(_ type: ParameterType, _ node: Node) -> Bool {
    switch type {
    case .oneOf(let types):
      for type in types where takes(type, node) { return true }
      return false
    case .any: return true
    default: break
    }
    if let look = look(node) { return Self.accepts(type, look) }
    if let name = node.quoted ?? node.symbol {
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
