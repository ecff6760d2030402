import LayEngine

/// What an item gave.
package struct Evaluation {
  package let value: Value
  /// Whether the item defined or assigned something, so that the prompt prints nothing.
  package let isDefinition: Bool
}

/// The language with the state of one session: names, texts and the machine that runs code.
package final class Interpreter {
  let symbols: SymbolTable
  package let sources: SourceMap
  let runtime: Runtime
  private let machine: UnsafeMutablePointer<Machine>

  /// - Parameter further: declarations beyond those of the catalogue.
  package init(also further: [Declaration] = []) {
    sources = SourceMap()
    runtime = Runtime(Catalogue.declarations + further)
    symbols = runtime.symbols
    machine = .allocate(capacity: 1)
    machine.initialize(to: Machine(runtime))
