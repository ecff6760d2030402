import LayEngine

/// What the names of the language stand for, whatever a program makes of them.
///
/// Values are made when their names are first met: of some hundred a short program uses few.
final class Builtins {
  private enum Constant {
    case color
    case number(Double)
    case proposal(ProposedViewSize)
  }

  private let symbols: SymbolTable
  private let declarations: [Declaration]
  /// The functions of the declarations that were met.
  private var functions: [Builtin?]
  /// The functions of SwiftUI's further modifiers that were met.
  private var interface: [(name: String, function: Builtin)] = []
  private var index = NameIndex(capacity: 1024)

  private static let constants: [(name: String, constant: Constant)] =
    [
      ("ideal", .proposal(.ideal)), ("unspecified", .proposal(.ideal)), ("zero", .proposal(.zero)),
      ("infinity", .proposal(.infinity)),
    ] + ColorName.all.map { ($0, .color) } + [("pi", .number(.pi))]

  /// - Parameter declarations: where two have the same name, the later counts.
  init(_ declarations: [Declaration], _ symbols: SymbolTable) {
    self.symbols = symbols
    self.declarations = declarations
    functions = Array(repeating: nil, count: declarations.count)
    for (place, declaration) in declarations.enumerated() {
      index.insert(declaration.name, at: place)
      for alias in declaration.aliases { index.insert(alias, at: place) }
    }
    for (place, constant) in Self.constants.enumerated() {
      index.insert(constant.name, at: declarations.count + place)
    }
  }

  /// What a name stands for; nil if it is none of the language.
  func value(of symbol: Symbol) -> Value? {
    if let place = place(of: symbol.name) { return value(of: symbol, at: place) }
    return Interface.row(named: symbol.name).map { .function(function(of: $0)) }
  }

  /// The symbols of all names in the order of their declaration.
  var all: [Symbol] {
    let names =
      declarations.flatMap(\.names) + Self.constants.map(\.name)
      + Interface.rows.map(\.name.description).filter { place(of: $0) == nil }
    return names.map(symbols.intern)
  }

  /// Where a name stands among the declarations and the constants; nil where it is neither.
  private func place(of name: String) -> Int? {
    index.place(of: name) { place in
      place < declarations.count
        ? declarations[place].isCalled(name)
        : Self.constants[place - declarations.count].name == name
    }
  }

  private func value(of symbol: Symbol, at place: Int) -> Value {
    guard place < declarations.count else {
      switch Self.constants[place - declarations.count].constant {
      case .color: return .symbol(symbol)
      case .number(let number): return .number(number)
      case .proposal(let proposal): return .object(ProposalBox(proposal))
      }
    }
    return .function(function(at: place))
  }

  private func function(of row: InterfaceRow) -> Builtin {
    if let known = interface.first(where: { $0.name == row.name.description }) {
      return known.function
    }
    let function = Builtin(Declaration(row))
    interface.append((row.name.description, function))
    return function
  }

  private func function(at place: Int) -> Builtin {
    if let function = functions[place] { return function }
    let function = Builtin(declarations[place])
    functions[place] = function
    return function
  }
}
