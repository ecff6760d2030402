import LayEngine

/// What the names of the language stand for, whatever a program makes of them.
///
/// Values are made when their names are first met: of some hundred a short program uses few.
final class Builtins {
  private let symbols: SymbolTable
  /// Declarations beyond those of the catalogue; where both have a name, these win.
  private let further: [Declaration]
  /// The functions of the declarations that were met.
  private var functions: [Builtin] = []

  init(_ further: [Declaration], _ symbols: SymbolTable) {
    self.symbols = symbols
    self.further = further
  }

  /// What a name stands for; nil if it is none of the language.
  func value(of symbol: Symbol) -> Value? {
    let name = symbol.name
    if let declaration = further.last(where: { $0.isCalled(name) })
      ?? Catalogue.ownDeclaration(named: name)
    {
      return .function(function(of: declaration))
    }
    return Self.constant(symbol)
      ?? Interface.row(named: name).map { .function(function(of: Declaration($0))) }
  }

  /// The symbols of all names in the order of their declaration.
  var all: [Symbol] {
    let names =
      (Catalogue.declarations.filter { !$0.isInterface } + further).flatMap(\.names)
      + Self.namedConstants + ColorName.all
      + Catalogue.declarations.filter(\.isInterface).flatMap(\.names)
    return names.map(symbols.intern)
  }

  /// The constants that have names of their own; colours are constants too.
  static let namedConstants = ["ideal", "unspecified", "zero", "infinity", "pi"]

  private static func constant(_ symbol: Symbol) -> Value? {
    switch symbol.name {
    case "ideal", "unspecified": .object(ProposalBox(.ideal))
    case "zero": .object(ProposalBox(.zero))
    case "infinity": .object(ProposalBox(.infinity))
    case "pi": .number(.pi)
    default: ColorName.isKnown(symbol.name) ? .symbol(symbol) : nil
    }
  }

  private func function(of declaration: Declaration) -> Builtin {
    if let known = functions.first(where: { $0.declaration.name == declaration.name }) {
      return known
    }
    let function = Builtin(declaration)
    functions.append(function)
    return function
  }
}
