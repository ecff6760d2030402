import LayLanguage

/// Prints rows and sections of lists and forms, and the tracks of grids.
extension ProgramPrinter {
  /// `.onDelete { _ in }` and `.onMove { _, _ in }`, which only a `ForEach` has.
  func edited(_ view: PrintedView, _ bound: BoundArguments) -> PrintedView {
    var view = view
    if !view.isLoop {
      let content = [SwiftStatement.expression(view.expression)]
      let one = SwiftExpression.binary(.atom("0"), .upTo, .atom("1"))
      view = PrintedView(
        base: .call(
          "ForEach", [.init(one), .init("id", .atom("\\.self"))], [SwiftClosure(["_"], content)]),
        comments: view.comments)
    }
    let isMove = bound.declaration.name == "on-move"
    let closure = SwiftClosure(isMove ? ["_", "_"] : ["_"], [])
    view.modifiers.append(
      SwiftModifier(isMove ? "onMove" : "onDelete", SwiftCall([], [closure])))
    return view
  }

  /// `Section { … } header: { … } footer: { … }`; nil without a footer.
  mutating func section(_ bound: BoundArguments) throws(NoCounterpart) -> PrintedView? {
    guard let footer = bound["footer"] else { return nil }
    let header = try (bound["header"] ?? bound["title"]).map { node throws(NoCounterpart) in
      try labelled(node)
    }
    var closures = [SwiftClosure([], block(bound.rest))]
    if let header { closures.append(SwiftClosure([], header, label: "header")) }
    closures.append(SwiftClosure([], try labelled(footer), label: "footer"))
    return PrintedView(base: .call("Section", [], closures))
  }

  /// `LabeledContent("Total", value: "5")`; nil for content that is a view.
  mutating func labeledContent(_ bound: BoundArguments) throws(NoCounterpart) -> PrintedView? {
    guard let title = bound["title"], look(title) == .string, bound["value"] == nil,
      bound.rest.count == 1, [.string, .optional(.string)].contains(look(bound.rest[0]))
    else { return nil }
    return PrintedView(
      base: .call(
        "LabeledContent",
        [
          .init(try expression(title, as: .string)),
          .init("value", try expression(bound.rest[0], as: .string)),
        ]))
  }

  /// A string as a `Text`, or a view.
  private mutating func labelled(_ node: Node) throws(NoCounterpart) -> [SwiftStatement] {
    guard look(node) == .string else { return block([node]) }
    return [.expression(.call("Text", [.init(try expression(node, as: .string))]))]
  }

  // MARK: - Tracks

  /// `[GridItem(.fixed(50)), GridItem(.flexible())]`, or one track repeated.
  mutating func tracks(_ node: Node) throws(NoCounterpart) -> SwiftExpression {
    if let name = node.symbol, let variable = variable(name) {
      if variable.type == .unknown { variable.type = Self.gridItems }
      guard variable.type == Self.gridItems else { throw NoCounterpart("`\(name)` are no tracks") }
      return variable.expression
    }
    if node.head == "for" { return try repeatedTrack(node) }
    let parts = node.head == "list" ? node.arguments : node.children
    var items: [SwiftExpression] = []
    for part in parts { items.append(try track(part)) }
    return .array(items)
  }

  static let gridItems = SwiftType.list(.enumeration("GridItem"))

  /// Whether a node is a list of tracks.
  func isOfTracks(_ node: Node) -> Bool {
    guard node.head == "list" || node.head == "for" else { return false }
    let parts = node.head == "list" ? node.arguments : Array(node.arguments.suffix(1))
    return !parts.isEmpty
      && parts.allSatisfy { part in
        part.head.flatMap { Catalogue.declaration(named: $0) }?.kind == .track
      }
  }

  private mutating func track(_ node: Node) throws(NoCounterpart) -> SwiftExpression {
    guard let head = node.head, let declaration = Catalogue.declaration(named: head),
      declaration.kind == .track
    else { throw NoCounterpart("tracks that are worked out") }
    return try call(try bound(declaration, node.arguments)).base
  }

  /// `(for (i 0 3) (flexible))` as `Array(repeating: GridItem(.flexible()), count: 3)`.
  private mutating func repeatedTrack(_ node: Node) throws(NoCounterpart) -> SwiftExpression {
    guard node.arguments.count == 2, let header = node.arguments.first, header.children.count == 3,
      let name = header.children[0].symbol, header.children[1].number == 0,
      !node.arguments[1].mentions(name)
    else { throw NoCounterpart("tracks that are worked out") }
    let count = try expression(header.children[2], as: .integer)
    return .call(
      "Array",
      [.init("repeating", try track(node.arguments[1])), .init("count", count)])
  }
}
