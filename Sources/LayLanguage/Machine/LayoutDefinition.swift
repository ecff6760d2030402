import LayEngine

/// A use of a layout of the program, with all that is needed to make its view again.
struct LayoutUse {
  struct Argument {
    /// Nil for a positional argument.
    let keyword: Symbol?
    let value: Value
  }

  let name: Symbol
  /// The variable of the layout's name; nil if another variable held the layout.
  let variable: GlobalPointer?
  /// The span of the call.
  let span: SourceSpan
  /// The arguments that were given, without the subviews.
  let arguments: [Argument]
}

/// The functions of a layout with the values of its parameters.
struct LayoutDefinition {
  struct Clause {
    let function: Function
    /// The span of the last form of the function, which gives its value.
    let ending: SourceSpan
    let assignsCache: Bool
  }

  /// The function that `define-layout` made; a new definition makes a new function.
  let maker: Value
  let clauses: [LayoutPart: Clause]

  func isMade(by function: Function) -> Bool {
    if case .function(let maker) = maker { maker === function } else { false }
  }

  var assignsCache: Bool { clauses.values.contains { $0.assignsCache } }
}
