/// A global variable.
///
/// Its address never changes, so that code can refer to it by address.
struct GlobalSlot {
  var value: Value
  var isDefined: Bool
  /// Whether it still is the builtin of its name, so that code specialized for that builtin is
  /// valid.
  var isBuiltin: Bool
  let symbol: Symbol

  init(_ symbol: Symbol) {
    self.symbol = symbol
    value = .nothing
    isDefined = false
    isBuiltin = false
  }

  fileprivate mutating func define(_ value: Value, isBuiltin: Bool) {
    self.value = value
    isDefined = true
    self.isBuiltin = isBuiltin
  }
}

typealias GlobalPointer = UnsafeMutablePointer<GlobalSlot>

/// The names of the language, which the catalogue of all hands in.
protocol LanguageNames: AnyObject {
  /// The value of a name, whatever a program redefines; nil if it is no name of the language.
  func value(of symbol: Symbol) -> Value?

  /// The declaration of a name or an alias; nil if there is none.
  func declaration(named name: String) -> Declaration?

  /// The symbols of all names in the order of their declaration.
  var all: [Symbol] { get }
}

/// The global variables of a session, by symbol.
///
/// The names of the language are among them once they were looked up.
final class Globals {
  private let names: any LanguageNames
  private var slots: [GlobalPointer?] = []
  /// The variables of the names that were looked up.
  private(set) var all: [GlobalPointer] = []
  /// Grows with each value that the program gives to a name.
  var generation = 0

  init(_ names: any LanguageNames) { self.names = names }

  deinit {
    for slot in all {
      slot.deinitialize(count: 1)
      slot.deallocate()
    }
  }

  /// The variable of a name; when it is first looked up, it gets the value of the builtin, if any.
  func slot(_ symbol: Symbol) -> GlobalPointer {
    let index = Int(symbol.id)
    if index < slots.count, let slot = slots[index] { return slot }
    while slots.count <= index { slots.append(nil) }
    let slot = GlobalPointer.allocate(capacity: 1)
    slot.initialize(to: GlobalSlot(symbol))
    if let value = names.value(of: symbol) { slot.pointee.define(value, isBuiltin: true) }
    slots[index] = slot
    all.append(slot)
    return slot
  }

  func define(_ symbol: Symbol, _ value: Value) { set(slot(symbol), to: value) }

  func set(_ slot: GlobalPointer, to value: Value, isBuiltin: Bool = false) {
    slot.pointee.define(value, isBuiltin: isBuiltin)
    generation += 1
  }

  /// Removes the value that the program gave to a name; a builtin gets its own value back.
  func forget(_ slot: GlobalPointer) {
    if let value = names.value(of: slot.pointee.symbol) {
      set(slot, to: value, isBuiltin: true)
    } else {
      set(slot, to: .nothing)
      slot.pointee.isDefined = false
    }
  }

  /// Gives names in other globals the values that they have here.
  func copy(_ names: Set<Int32>, to other: Globals) {
    for id in names where Int(id) < slots.count {
      guard let slot = slots[Int(id)], slot.pointee.isDefined else { continue }
      other.define(slot.pointee.symbol, slot.pointee.value)
    }
  }

  var programNames: [String] {
    all.filter { $0.pointee.isDefined && !$0.pointee.isBuiltin }.map { $0.pointee.symbol.name }
  }

  /// The names whose values meet a condition.
  func definedNames(where isMeant: (Value) -> Bool) -> [String] {
    allNames.filter { $0.pointee.isDefined && isMeant($0.pointee.value) }
      .map { $0.pointee.symbol.name }
  }

  /// The names that have a value: those of the language, then others in the order of their use.
  var definedNames: [String] { definedNames { _ in true } }

  /// The variables of all names, also of builtins that were not looked up yet.
  private var allNames: [GlobalPointer] {
    let ofTheLanguage = names.all.map(slot)
    let known = Set(ofTheLanguage)
    return ofTheLanguage + all.filter { !known.contains($0) }
  }
}
