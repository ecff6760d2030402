/// The names that one function binds, while it is compiled, and the size of its frame.
final class FunctionScope {
  struct Binding {
    let symbol: Symbol
    let slot: Int
    let isInCell: Bool
  }

  /// Where a name's value is found from inside one function.
  enum Location {
    case local(slot: Int, isInCell: Bool)
    case captured(index: Int, isInCell: Bool)
    case runningFunction
    case global(GlobalPointer)
  }

  /// A variable that a closure captures when it is made, as the enclosing function finds it.
  struct Capture {
    let symbol: Symbol
    let source: Location
    let isInCell: Bool
  }

  /// How much of the native stack one level of nested code may take.
  #if DEBUG
  private static let bytesForLevel: UInt = 4096
  #else
  private static let bytesForLevel: UInt = 512
  #endif

  let parent: FunctionScope?
  /// The name under which the function may call itself without capturing anything.
  let selfName: Symbol?
  var bindings: [Binding] = []
  private(set) var captures: [Capture] = []
  private(set) var frameSize = 0
  private var slotCount = 0
  /// How many values are pushed while an argument is evaluated.
  var temporaries = 0 { didSet { mostTemporaries = max(mostTemporaries, temporaries) } }
  private(set) var mostTemporaries = 0
  var depth = 0 { didSet { mostDepth = max(mostDepth, depth) } }
  private var mostDepth = 0
  /// How many loops of this function are open.
  var loopDepth = 0
  /// Whether there is a `return` in a place other than the function's end.
  var isLeftEarly = false
  /// How many blocks with names of their own are open.
  private(set) var blockDepth = 0

  init(parent: FunctionScope?, selfName: Symbol? = nil) {
    self.parent = parent
    self.selfName = selfName
  }

  var isTopLevel: Bool { parent == nil }

  var stackNeed: UInt { UInt(mostDepth + 4) * Self.bytesForLevel }

  func bind(_ symbol: Symbol, isInCell: Bool) -> Int {
    let slot = makeSlot()
    bindings.append(Binding(symbol: symbol, slot: slot, isInCell: isInCell))
    return slot
  }

  /// Binds a name to a slot that was made before.
  func bind(_ symbol: Symbol, to slot: Int, isInCell: Bool) {
    bindings.append(Binding(symbol: symbol, slot: slot, isInCell: isInCell))
  }

  /// Makes a slot without a name.
  func makeSlot() -> Int {
    slotCount += 1
    frameSize = max(frameSize, slotCount)
    return slotCount - 1
  }

  /// Accounts for separately compiled code, which runs one level deeper while `count` more values
  /// are on the stack.
  func enclose(waiting count: Int) {
    mostTemporaries += count
    mostDepth += 1
  }

  /// A block with names of its own; it belongs to the scope that opened it, even if the compiler
  /// has another scope when the block is closed.
  struct Block {
    fileprivate let scope: FunctionScope
    fileprivate let bindings: Int
    fileprivate let slots: Int

    /// Forgets the names of the block; its slots are used again.
    func close() {
      scope.blockDepth -= 1
      scope.bindings.removeSubrange(bindings...)
      scope.slotCount = slots
    }
  }

  func openBlock() -> Block {
    blockDepth += 1
    return Block(scope: self, bindings: bindings.count, slots: slotCount)
  }

  /// The location of a name that this function or an enclosing one binds; nil if it is global.
  func locate(_ symbol: Symbol) throws(Diagnostic) -> Location? {
    if let binding = bindings.last(where: { $0.symbol === symbol }) {
      return .local(slot: binding.slot, isInCell: binding.isInCell)
    }
    if symbol === selfName { return .runningFunction }
    if let index = captures.firstIndex(where: { $0.symbol === symbol }) {
      return .captured(index: index, isInCell: captures[index].isInCell)
    }
    return try capture(symbol)
  }

  private func capture(_ symbol: Symbol) throws(Diagnostic) -> Location? {
    try Compiler.checkDepth(at: nil)
    guard let source = try parent?.locate(symbol) else { return nil }
    let isInCell =
      switch source {
      case .local(_, let isInCell), .captured(_, let isInCell): isInCell
      case .runningFunction, .global: false
      }
    captures.append(Capture(symbol: symbol, source: source, isInCell: isInCell))
    return .captured(index: captures.count - 1, isInCell: isInCell)
  }

  /// The names in scope, innermost first.
  var visibleNames: [String] {
    var names: [String] = []
    var scope: FunctionScope? = self
    while let current = scope {
      names += current.bindings.reversed().map(\.symbol.name)
      if let selfName = current.selfName { names.append(selfName.name) }
      scope = current.parent
    }
    return names
  }
}
