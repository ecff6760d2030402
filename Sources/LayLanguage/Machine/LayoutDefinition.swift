import LayEngine

/// A use of a layout of the program: what it takes to make the view again.
struct LayoutUse {
  struct Argument {
    /// Nothing for a positional one.
    let keyword: Symbol?
    let value: Value
  }

  let name: Symbol
  /// The variable whose layout it uses; nothing where another one held the layout.
  let variable: GlobalPointer?
  /// The call.
  let span: SourceSpan
  /// The arguments that were given, without the subviews.
  let arguments: [Argument]
}

/// The functions of a layout with the values of its parameters.
struct LayoutDefinition {
  struct Clause {
    let function: Function
    /// The form in the text that gives its value.
    let ending: SourceSpan
    let assignsCache: Bool
  }

  /// The function that `define-layout` made; each definition makes another.
  let maker: Value
  let clauses: [LayoutPart: Clause]

  func isMade(by function: Function) -> Bool {
    if case .function(let maker) = maker { maker === function } else { false }
  }

  var assignsCache: Bool { clauses.values.contains { $0.assignsCache } }
}
