import LayLanguage

/// What an argument looks like, as far as that decides which parameter takes it.
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
    // A list of names, which calls nothing.
    let names = node.head == "list" ? node.arguments : node.children
    guard names.allSatisfy({ $0.symbol.map(type.bareNames.contains) == true }) else { return false }
    switch type {
    case .enumerationList, .axes, .colors: return true
    default: return false
    }
  }

  /// The type of what a node gives; nil for names that stand for themselves, and lists of some.
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
    if let variable = variable(head) { return variable.definition?.result ?? .unknown }
    if ["fn", "lambda"].contains(head) { return .list(.unknown) }
    if ["->", "for", "for-each"].contains(head) {
      return head == "->" ? node.arguments.first.flatMap { look($0) } ?? .view : .view
    }
    if ["if", "when", "unless"].contains(head), node.arguments.count > 1 {
      return look(node.arguments[1])
    }
    if head == "quote" { return nil }
    guard let declaration = Catalogue.declaration(named: head) else { return nil }
    if declaration.isOfViews { return .view }
    return (try? typed(node))?.type ?? .unknown
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
    default: if case .object = type { return true } else { return false }
    }
  }
}

extension ParameterType {
  /// Whether any name may be a color of the program's assets.
  var acceptsAnyColor: Bool {
    switch self {
    case .color, .colors, .viewOrColor, .layeredContent: true
    case .oneOf(let types): types.contains(where: \.acceptsAnyColor)
    default: false
    }
  }

  /// Whether a text may stand here.
  var isOfText: Bool {
    switch self {
    case .string: true
    case .oneOf(let types): types.contains(where: \.isOfText)
    default: false
    }
  }
}
