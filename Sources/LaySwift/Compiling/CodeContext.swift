import LayEngine
import LayLanguage
import LaySwiftTree

/// A variable of a function.
final class Variable {
  let symbol: Symbol
  let type: SwiftType
  let slot: Int
  /// Whether its slot holds a cell, which closures share, or which a caller has moved its value into.
  let isInCell: Bool
  let isConstant: Bool
  /// What a function that is declared inside of another one declares.
  var function: Member?
  /// The variable that holds the wrapper of this one, and what this one is of it.
  var wrapping: (holder: Variable, member: Member)?
  /// A variable with a body, which is a function without parameters.
  var isComputed = false
  /// Whether it does not keep the object that it holds: it is nil once nobody else does.
  var isWeak = false

  init(_ symbol: Symbol, _ type: SwiftType, slot: Int, isInCell: Bool, isConstant: Bool) {
    self.symbol = symbol
    self.type = type
    self.slot = slot
    self.isInCell = isInCell
    self.isConstant = isConstant
  }
}

/// A function, or a closure, while it is compiled: what names mean in it, and where its values are.
final class CodeContext {
  let module: SwiftModule
  let parent: CodeContext?
  let scope: FunctionScope
  let store: CodeStore
  var types: TypeScope
  /// The function's declaration; nil for closures and for what stands at the top.
  let member: Member?
  /// Whether code in it belongs to a type and not to a value.
  var isStatic = false
  /// What it gives.
  var resultType = SwiftType.unknown
  /// What `return` gave, while nothing says what the function gives, or not all of it.
  var givenTypes: [SwiftType] = []
  var resultSlot = 0
  private var blocks: [[String: Variable]] = [[:]]
  private var openBlocks: [FunctionScope.Block] = []
  /// The variables of the function around that a closure has taken along under names of its own.
  var taken: [String: Variable] = [:]
  /// What can be left by `break` and `continue`.
  var targets: [Target] = []
  /// What stands for an expression, such as what `?` has found: by its node.
  var replacements: [Int: (value: Expression, place: Place?)] = [:] { didSet { probed = [:] } }
  /// The types of arguments that were compiled to choose a function, while the expression around them is
  /// compiled: in `f(f(f(x)))` each would be compiled twice on each level else.
  var probed: [Int: SwiftType] = [:]
  /// How many expressions around the present one are being compiled.
  var openExpressions = 0
  /// What a place that is assigned to needs, such as its indices: it is computed before the new value.
  var preparations: [(slot: Int, run: Run)]?
  /// Whether names of a pattern are those that the pattern before has bound.
  var isRebinding = false
  /// Where the views of a builder are gathered; nil in other code.
  var builderSlot: Int?
  /// Whether it is surely a builder, so that what Swift refuses there is told.
  var isSurelyBuilder = false
  /// The variable whose value a wrapper is made of.
  var givenVariable: Variable?
  /// The replacements whose places something changes.
  var changedReplacements: Set<Int> = []
  /// The names of variables that closures in it use.
  var sharedNames: Set<String> = []

  struct Target {
    let number: Int
    let label: String?
    let isLoop: Bool
  }

  init(
    _ module: SwiftModule, _ types: TypeScope, in parent: CodeContext?, _ member: Member? = nil,
    store: CodeStore? = nil
  ) {
    self.module = module
    self.types = types
    self.parent = parent
    self.member = member
    self.store = store ?? parent?.store ?? CodeStore()
    scope = FunctionScope(in: parent?.scope)
    isStatic = parent?.isStatic ?? false
  }

  var file: SourceFile { types.file }
  var library: Library { module.library }
  var runtime: SwiftRuntime { module.runtime }

  // MARK: Variables

  /// Makes a variable; its slot has no value yet.
  func bind(
    _ name: String, _ type: SwiftType, isConstant: Bool, isInCell: Bool? = nil
  ) -> Variable {
    let isKnown = blocks.contains { $0[name] != nil } || parent?.variable(name) != nil
    let symbol = module.interpreter.symbol(
      isKnown ? "\(name) \(module.runtime.nextNumber())" : name)
    let isInCell = isInCell ?? (!isConstant && sharedNames.contains(name))
    let variable = Variable(
      symbol, type, slot: scope.bind(symbol, isInCell: false), isInCell: isInCell,
      isConstant: isConstant)
    blocks[blocks.count - 1][name] = variable
    return variable
  }

  /// The variable that a name means here, of this function or of those around it.
  func variable(_ name: String) -> Variable? {
    for block in blocks.reversed() {
      if let variable = block[name] { return variable }
    }
    if let variable = taken[name] { return variable }
    return parent?.variable(name)
  }

  /// The variables of the block that is open.
  var namesOfBlock: [Variable] { blocks.last.map { Array($0.values) } ?? [] }

  /// The names of all variables that are seen here.
  var namesOfVariables: [String] {
    blocks.flatMap(\.keys).filter { !$0.contains(" ") }.sorted() + (parent?.namesOfVariables ?? [])
  }

  /// Whether a variable belongs to this function, and not to one around it.
  private func owns(_ variable: Variable) -> Bool {
    blocks.contains { $0.values.contains { $0 === variable } }
  }

  func openBlock() {
    blocks.append([:])
    openBlocks.append(scope.openBlock())
  }

  func closeBlock() {
    blocks.removeLast()
    openBlocks.removeLast().close()
  }

  /// Compiles inside of a block with names of its own.
  func inBlock<Made>(_ make: () throws(Diagnostic) -> Made) throws(Diagnostic) -> Made {
    openBlock()
    defer { closeBlock() }
    return try make()
  }

  /// What reads what the slot of a variable holds, from here.
  private func holder(_ variable: Variable) throws(Diagnostic) -> Run {
    let slot = variable.slot
    if owns(variable) { return { machine in machine.local(slot) } }
    let span = SourceSpan(source: file.source, start: 0, end: 0)
    guard let code = try scope.reading(variable.symbol, at: span, store) else {
      throw Diagnostic(.isNotFollowed("`\(variable.symbol.name)` here"), at: span)
    }
    store.add(code)
    return { machine throws(Diagnostic) in try code.run(&machine) }
  }

  func reading(_ variable: Variable) throws(Diagnostic) -> Run {
    let holder = try holder(variable)
    if variable.isWeak {
      return { machine throws(Diagnostic) in try holder(&machine).ofWeakReference }
    }
    guard variable.isInCell else { return holder }
    return { machine throws(Diagnostic) in
      guard let cell = try holder(&machine).cell else { return .nothing }
      return cell.present ?? .nothing
    }
  }

  /// What gives a variable of this function its first value.
  func defining(_ variable: Variable, _ value: @escaping Run) -> (
    inout Machine
  ) throws(Diagnostic) -> Void {
    let slot = variable.slot
    if variable.isInCell {
      return { machine throws(Diagnostic) in
        let value = try value(&machine)
        machine.setLocal(slot, .object(machine.cell(value)))
      }
    }
    return { machine throws(Diagnostic) in machine.setLocal(slot, try value(&machine)) }
  }

  /// What gives a variable another value; nil where it cannot be changed from here.
  func place(of variable: Variable) throws(Diagnostic) -> Place? {
    let slot = variable.slot
    if !variable.isInCell {
      guard owns(variable) else { return nil }
      return Place(type: variable.type) { machine, body throws(Diagnostic) in
        try machine.changeLocal(slot, body)
      }
    }
    let holder = try holder(variable)
    return Place(type: variable.type) { machine, body throws(Diagnostic) in
      guard let cell = try holder(&machine).cell else { return }
      try machine.change(cell, body)
    }
  }

  /// What a place needs, computed now where it is read, or before a new value where one is assigned.
  func prepared(_ value: Expression) -> Run {
    guard value.constant == nil, preparations != nil else { return value.run }
    let slot = makeSlot()
    preparations?.append((slot, value.run))
    return { machine in machine.local(slot) }
  }

  /// Makes a place with what is computed before the value that is assigned to it.
  func preparedPlace(_ node: Int) throws(Diagnostic) -> PreparedPlace? {
    let outer = preparations
    preparations = []
    defer { preparations = outer }
    return try place(node).map { PreparedPlace(place: $0, steps: preparations ?? []) }
  }

  /// A slot for a value that the code keeps for itself.
  func makeSlot() -> Int { scope.makeSlot() }
}

extension Value {
  /// The cell that a slot holds for a variable that is shared.
  var cell: Cell? {
    guard case .object(let object) = self, type(of: object) == Cell.self else { return nil }
    return unsafeDowncast(object, to: Cell.self)
  }
}
