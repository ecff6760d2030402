import LayLanguage
import LaySwiftTree

/// What makes one value of the statements of a body, as an attribute names it.
enum ResultBuilder {
  /// `@ViewBuilder` and its like: the views are gathered (`ViewBuilding`).
  case views
  /// What may be one of views, or an action: the closure of a call that is not known.
  case perhapsViews
  /// A type that is marked with `@resultBuilder`.
  case own(SwiftType)

  func substituting(_ types: Substitution) -> ResultBuilder {
    if case .own(let type) = self { return .own(type.substituting(types)) }
    return self
  }
}

extension TypeScope {
  /// The result builder that one of some attributes names; nil where none does.
  func builder(of attributes: [Int]) -> ResultBuilder? {
    for attribute in attributes {
      guard let node = file.child(attribute, .name) else { continue }
      if let type = try? type(node), let declaration = type.declaration,
        declaration.isResultBuilder
      {
        return .own(type)
      }
      if file.name(node).hasSuffix("Builder") { return .views }
    }
    return nil
  }
}

extension SwiftModule {
  /// The result builder that makes the value of a function or a variable of its statements; nil for a plain
  /// body.
  ///
  /// - Rule: what a protocol asks to be built is built in each type that has it: `body` of a view.
  func builder(of member: Member) -> ResultBuilder? {
    if let known = member.foundBuilder { return known }
    let found = findBuilder(of: member)
    member.foundBuilder = .some(found)
    return found
  }

  private func findBuilder(of member: Member) -> ResultBuilder? {
    let attributes = member.file.children(member.statement, .attribute)
    if !attributes.isEmpty,
      let own = TypeScope(self, member.file, within: member.owner).builder(of: attributes)
    {
      return own
    }
    guard let owner = member.owner, !member.file.isLibrary,
      member.kind == .computed || member.kind == .function
    else { return nil }
    let wanted = Member.built[member.name] ?? []
    if wanted.contains(where: { owner.inherits(fromLibrary: $0) }) { return .views }
    guard owner.kind != .protocol else { return nil }
    let fullName = member.fullName
    let required = owner.lineage.lazy.filter { $0.kind == .protocol && !$0.isOfLibrary }
      .flatMap { $0.ownMembers }.first { $0.name == member.name && $0.fullName == fullName }
    return required.flatMap { builder(of: $0) }
  }

  /// Whether who makes a value gives a closure that builds what the property keeps: `@ViewBuilder let
  /// content: Content`.
  func isGivenAsBuilder(_ property: Member, _ type: SwiftType) -> Bool {
    property.kind == .stored && !type.unwrapped.isFunction && builder(of: property) != nil
  }
}

extension CodeContext {
  /// What a body gives that a result builder makes.
  ///
  /// - Rule: a `return` in it makes it a body as any other.
  func built(_ items: [Int], by builder: ResultBuilder) throws(Diagnostic) -> Expression {
    guard case .own(let type) = builder else {
      let isSure = if case .views = builder { true } else { false }
      return Expression(library.view, try builderBody(items, isSure: isSure))
    }
    if items.contains(where: returns) {
      let run = try functionBody(items)
      return Expression(resultType.isUnknown ? givenTypes.first ?? .unknown : resultType, run)
    }
    let building = OwnBuilding(context: self, type: type)
    let value = try building.whole(items, resultType)
    return converted(value, to: resultType)
  }

  private func returns(_ node: Int) -> Bool {
    var place = node
    while place < file.tree.end(of: node) {
      switch file.kind(place) {
      case .returnStatement: return true
      case .closure, .functionDeclaration, .accessor: place = file.tree.end(of: place)
      default: place += 1
      }
    }
    return false
  }
}

/// A body that a result builder of the code makes, as calls of its functions.
///
/// `"a"; if isOn { "b" }` is `buildBlock(buildExpression("a"), buildOptional(isOn ? buildBlock(buildExpression("b")) :
/// nil))`. What a function for one step is missing for stays as it is: `buildExpression`, `buildFinalResult`,
/// `buildLimitedAvailability`.
private struct OwnBuilding {
  let context: CodeContext
  let type: SwiftType

  private var file: SourceFile { context.file }

  // MARK: Functions of the builder

  private func functions(_ name: String, _ label: String? = nil) -> [Member] {
    (type.declaration?.members(name) ?? []).filter {
      $0.kind == .function && $0.isStatic && (label == nil || $0.parameters.first?.label == label)
    }
  }

  private func call(
    _ functions: [Member], _ arguments: [Argument], _ node: Int,
    _ expected: SwiftType = .unknown
  ) throws(Diagnostic) -> Expression {
    let types = context.substitution(type)
    let callees = try functions.map { function throws(Diagnostic) in
      try context.callee(function, types)
    }
    return try context.call(CallTarget(callees: callees), node, arguments, expected)
  }

  private func call(
    _ functions: [Member], _ values: [(label: String?, value: Expression)], _ node: Int,
    _ expected: SwiftType = .unknown
  ) throws(Diagnostic) -> Expression {
    let arguments = values.map {
      Argument(label: $0.label, node: node, isClosure: false, inOut: nil, given: $0.value)
    }
    return try call(functions, arguments, node, expected)
  }

  // MARK: Blocks

  /// What the whole body gives.
  func whole(_ items: [Int], _ expected: SwiftType) throws(Diagnostic) -> Expression {
    let node = items.first ?? 0
    let final = functions("buildFinalResult")
    let block = try context.inBlock { () throws(Diagnostic) -> Expression in
      try self.block(items, node, final.isEmpty ? expected : .unknown)
    }
    return final.isEmpty ? block : try call(final, [(nil, block)], node, expected)
  }

  /// What a block gives: its statements are made in order, then they are put together.
  private func block(
    _ items: [Int], _ node: Int, _ expected: SwiftType = .unknown
  ) throws(Diagnostic) -> Expression {
    var steps: [Step] = []
    var parts: [Expression] = []
    let opening = try context.opening(items)
    for item in opening.items {
      guard let value = given(by: item) else {
        steps.append(context.statement(item))
        continue
      }
      let (slot, run) = (context.makeSlot(), value.run)
      let step: Step = { machine throws(Diagnostic) in
        machine.setLocal(slot, try run(&machine))
        return .next
      }
      steps.append(step)
      parts.append(Expression(value.type) { machine in machine.local(slot) })
    }
    let together = try putTogether(parts, node, expected)
    let (run, cells) = (together.run, opening.cells)
    return Expression(together.type) { machine throws(Diagnostic) in
      machine.makeCells(at: cells)
      for step in steps { _ = try step(&machine) }
      return try run(&machine)
    }
  }

  private func putTogether(
    _ parts: [Expression], _ node: Int, _ expected: SwiftType
  ) throws(Diagnostic) -> Expression {
    let first = functions("buildPartialBlock", "first")
    let next = functions("buildPartialBlock", "accumulated")
    guard !first.isEmpty, !next.isEmpty, !parts.isEmpty else {
      return try call(functions("buildBlock"), parts.map { (nil, $0) }, node, expected)
    }
    var all = try call(first, [("first", parts[0])], node, parts.count == 1 ? expected : .unknown)
    for (place, part) in parts.enumerated().dropFirst() {
      all = try call(
        next, [("accumulated", all), ("next", part)], node,
        place == parts.count - 1 ? expected : .unknown)
    }
    return all
  }

  // MARK: Statements

  /// The same; what is not followed says so when it runs.
  private func given(by item: Int) -> Expression? {
    do throws(Diagnostic) { return try value(of: item) } catch {
      return Expression(.unknown) { _ throws(Diagnostic) in throw error }
    }
  }

  /// What a statement gives; nil for those that only declare or throw.
  private func value(of item: Int) throws(Diagnostic) -> Expression? {
    switch file.kind(item) {
    case .ifChoice, .switchChoice: return try choice(item)
    case .forLoop: return try loop(item)
    case .doBlock:
      guard file.children(item, .case).isEmpty, let body = file.child(item, .body) else {
        throw context.notFollowed(item, "`catch` in a result builder")
      }
      return try block(of: body)
    case .variableDeclaration, .functionDeclaration, .structDeclaration, .classDeclaration,
      .enumDeclaration, .typealiasDeclaration, .throwStatement:
      return nil
    default:
      guard context.isExpression(item) || file.kind(item) == .assignment else {
        throw context.notFollowed(item)
      }
    }
    let made = functions("buildExpression")
    if made.isEmpty { return context.compileUntyped(item) }
    var argument = Argument(
      label: nil, node: item, isClosure: file.kind(item) == .closure, inOut: nil)
    // A call in which others are built is compiled once, and not again for each of several functions.
    if made.count > 1, file.kind(item) == .call, context.implicitName(item) == nil {
      let value = context.compile(item)
      if !value.type.isPartlyUnknown { argument.given = value }
    }
    return try call(made, [argument], item)
  }

  private func block(of body: Int) throws(Diagnostic) -> Expression {
    try context.inBlock { () throws(Diagnostic) -> Expression in
      try self.block(file.children(body, .item), body)
    }
  }

  /// The list of what the turns of a loop give, through `buildArray`.
  private func loop(_ node: Int) throws(Diagnostic) -> Expression {
    let slot = context.makeSlot()
    var element = SwiftType.unknown
    let step = try context.forLoop(node, label: nil) { body throws(Diagnostic) in
      let value = try self.block(of: body)
      element = value.type
      let run = value.run
      return { machine throws(Diagnostic) in
        let value = try run(&machine)
        machine.add(value, toListAt: slot)
        return .next
      }
    }
    let list = Expression(context.library.array(element)) { machine throws(Diagnostic) in
      machine.setLocal(slot, .list(of: []))
      _ = try step(&machine)
      let all = machine.local(slot)
      machine.setLocal(slot, .nothing)
      return all
    }
    return try call(functions("buildArray"), [(nil, list)], node)
  }

  // MARK: Choices

  /// `if` and `switch`: what the branches give, each behind its way through `buildEither`; without an `else`
  /// an optional, which `buildOptional` takes.
  private func choice(_ node: Int) throws(Diagnostic) -> Expression {
    let isWhole = file.kind(node) == .switchChoice || hasElse(node)
    let count = branchCount(node)
    var place = 0
    let value = try context.compileChoice(node, .unknown) { body, choice throws(Diagnostic) in
      let value = try self.branch(body, of: choice, place, of: count)
      place += 1
      return isWhole ? value : self.some(value)
    }
    if isWhole { return value }
    let optional = functions("buildOptional")
    return try call(optional.isEmpty ? functions("buildIf") : optional, [(nil, value)], node)
  }

  private func some(_ value: Expression) -> Expression {
    let run = value.run
    return Expression(context.library.optional(value.type)) { machine throws(Diagnostic) in
      OptionalBox.some(try run(&machine))
    }
  }

  private func hasElse(_ node: Int) -> Bool {
    guard let other = file.child(node, .alternative) else { return false }
    return file.kind(other) != .ifChoice || hasElse(other)
  }

  private func branchCount(_ node: Int) -> Int {
    guard file.kind(node) == .ifChoice else { return file.children(node, .item).count }
    guard let other = file.child(node, .alternative) else { return 1 }
    return 1 + (file.kind(other) == .ifChoice ? branchCount(other) : 1)
  }

  /// - Rule: branches are the leaves of a tree that is balanced from the left; on the way up, one that has
  ///   a neighbour goes through `buildEither`: the first of five through `first` three times.
  private func branch(
    _ body: Int, of choice: Int, _ place: Int, of count: Int
  ) throws(Diagnostic) -> Expression {
    var value = try block(of: body)
    let limited = functions("buildLimitedAvailability")
    if !limited.isEmpty, try isForNewSystems(body, of: choice) {
      value = try call(limited, [(nil, value)], body)
    }
    var (place, count) = (place, count)
    while count > 1 {
      if place + 1 < count || count.isMultiple(of: 2) {
        let label = place.isMultiple(of: 2) ? "first" : "second"
        value = try call(functions("buildEither", label), [(label, value)], body)
      }
      (place, count) = (place / 2, (count + 1) / 2)
    }
    return value
  }

  /// Whether a block is the first one of `if #available`.
  private func isForNewSystems(_ body: Int, of choice: Int) throws(Diagnostic) -> Bool {
    guard file.kind(choice) == .ifChoice,
      let test = file.children(choice, .condition).first(where: {
        file.kind($0) == .availability
      })
    else { return false }
    if context.isUnavailability(test) { throw context.notFollowed(test) }
    return file.child(choice, .body) == body
  }
}

extension TypeDeclaration {
  fileprivate var isResultBuilder: Bool { file.attributes(node).contains("resultBuilder") }
}
