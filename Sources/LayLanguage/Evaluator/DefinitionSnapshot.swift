/// The values of all names at one point in time.
package struct DefinitionSnapshot {
  fileprivate let values: [(slot: GlobalPointer, value: Value, isBuiltin: Bool)]
  /// Grows with each definition of the program.
  package let generation: Int

  fileprivate init(_ globals: Globals) {
    values = globals.all.filter { $0.pointee.isDefined }.map {
      ($0, $0.pointee.value, $0.pointee.isBuiltin)
    }
    generation = globals.generation
  }
}

extension Interpreter {
  /// A snapshot of the present values of all names.
  package func definitions() -> DefinitionSnapshot { DefinitionSnapshot(runtime.globals) }

  /// Restores the values of all names except those to keep, such as the session's names for
  /// results.
  package func restore(_ snapshot: DefinitionSnapshot, except isKept: (String) -> Bool) {
    let globals = runtime.globals
    var kept: Set<GlobalPointer> = []
    for (slot, value, isBuiltin) in snapshot.values {
      kept.insert(slot)
      if isKept(slot.pointee.symbol.name) { continue }
      globals.set(slot, to: value, isBuiltin: isBuiltin)
    }
    for slot in globals.all where slot.pointee.isDefined && !kept.contains(slot) {
      if !isKept(slot.pointee.symbol.name) { globals.forget(slot) }
    }
    runtime.layoutDefinitions += 1
  }
}
