import LayEngine

/// The values of the language's own names, whatever a program redefines.
///
/// Values are made when their names are first used: of some hundred a short program uses few.
final class Builtins: LanguageNames {
  private let symbols: SymbolTable
  /// Declarations beyond those of the catalogue; where both have a name, these win.
  private let further: [Declaration]
  /// The functions that were made so far.
  private var functions: [Builtin] = []

  init(_ further: [Declaration], _ symbols: SymbolTable) {
    self.symbols = symbols
    self.further = further
  }

  /// The value of a name; nil if it is no name of the language.
  func value(of symbol: Symbol) -> Value? {
    if let declaration = further.last(where: { $0.isCalled(symbol.name) })
      ?? Catalogue.ownDeclaration(named: symbol.name)
    {
      return .function(function(of: declaration))
    }
    return Self.constant(symbol)
      ?? Interface.row(named: symbol.name).map { .function(function(of: Declaration($0))) }
  }

  func declaration(named name: String) -> Declaration? { Catalogue.declaration(named: name) }

  /// The symbols of all names in the order of their declaration.
  var all: [Symbol] {
    let names =
      (Catalogue.declarations.filter { !$0.isInterface } + further).flatMap(\.names)
      + Self.namedConstants + ColorName.all
      + Catalogue.declarations.filter(\.isInterface).flatMap(\.names)
    return names.map(symbols.intern)
  }

  /// The constants with names of their own; the names of colors are constants too.
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
