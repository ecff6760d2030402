import LayEngine

/// The syntax of places that a program may change: `rows`, `(at rows 2)`, `(:height (at rows 2))`.
extension Compiler {
  /// The names that are assigned in some syntax, by the ids of their symbols: the targets of `set!`
  /// and similar forms.
  static func assignedNames(in tree: SyntaxTree) -> Set<Int32> {
    var assigned: Set<Int32> = []
    for index in tree.nodes.indices.dropLast()
    where tree.kind(index) == .symbol && ReservedName.isChange(tree.nodes[index].payload) {
      if let name = rootOfPlace(index + 1, in: tree) { assigned.insert(name.id) }
    }
    return assigned
  }

  /// The variable of which a place is a part.
  private static func rootOfPlace(_ syntax: SyntaxTree.Index, in tree: SyntaxTree) -> Symbol? {
    var syntax = syntax
    while syntax < tree.count, tree.kind(syntax) == .list {
      guard let whole = whole(ofPlace: syntax, in: tree) else { return nil }
      syntax = whole
    }
    return syntax < tree.count ? tree.symbol(syntax) : nil
  }

  /// The whole of which a place is a part: `rows` in `(at rows 2)`.
  private static func whole(
    ofPlace syntax: SyntaxTree.Index, in tree: SyntaxTree
  ) -> SyntaxTree.Index? {
    let count = tree.childCount(syntax)
    guard count > 1 else { return nil }
    let head = syntax + 1
    if tree.kind(head) == .keyword { return tree.after(head) }
    switch tree.symbol(head)?.name {
    case "at", "first", "last": return tree.after(head)
    case "nth": return count > 2 ? tree.after(tree.after(head)) : nil
    default: return nil
    }
  }

  mutating func compilePlace(
    _ syntax: SyntaxTree.Index, _ call: FormCall
  ) throws(Diagnostic) -> PlaceCode {
    try Self.checkDepth(at: tree.span(syntax))
    let span = tree.span(syntax)
    guard tree.kind(syntax) == .list else { return try variablePlace(syntax, call) }
    guard let whole = Self.whole(ofPlace: syntax, in: tree) else {
      throw Diagnostic(.noPlace(call.form), at: span)
    }
    let parts = Array(tree.children(syntax))
    if let field = tree.keyword(parts[0]) {
      guard parts.count == 2 else { throw Diagnostic(.noPlace(call.form), at: span) }
      return try compilePlace(whole, call).field(field, span)
    }
    let base = try compilePlace(whole, call)
    switch tree.symbol(parts[0])?.name {
    case "first" where parts.count == 2:
      let index = keep(ConstantCode(.number(0)))
      return base.element(index, at: span, default: keep(Code()), span)
    case "last" where parts.count == 2:
      return base.last(span)
    case "nth" where parts.count == 3:
      let index = try compile(parts[1])
      return base.element(index, at: tree.span(parts[1]), default: keep(Code()), span)
    case "at": return try elementPlace(parts, base, span, call)
    default: throw Diagnostic(.noPlace(call.form), at: span)
    }
  }

  private mutating func variablePlace(
    _ syntax: SyntaxTree.Index, _ call: FormCall
  ) throws(Diagnostic) -> PlaceCode {
    let span = tree.span(syntax)
    guard tree.symbol(syntax) != nil else { throw Diagnostic(.noPlace(call.form), at: span) }
    let symbol = try parameterName(syntax, call)
    let location = try locate(symbol, at: span)
    return switch location {
    case .global(let slot): .global(slot, span)
    case .local(let slot, false): .local(slot, span)
    default: .cell(keep(location.holder(at: span)), symbol, span)
    }
  }

  /// `(at whole index)`, with a default for dictionaries.
  private mutating func elementPlace(
    _ parts: [SyntaxTree.Index], _ base: PlaceCode, _ span: SourceSpan, _ call: FormCall
  ) throws(Diagnostic) -> PlaceCode {
    let hasDefault = parts.count == 5 && tree.keyword(parts[3])?.name == "default"
    guard parts.count == 3 || hasDefault else {
      throw Diagnostic(.noPlace(call.form), at: span)
    }
    let index = try compile(parts[2])
    let missing = hasDefault ? try compile(parts[4]) : keep(Code())
    return base.element(index, at: tree.span(parts[2]), default: missing, span)
  }
}

extension Complaint {
  fileprivate static func noPlace(_ form: Form) -> Complaint {
    Complaint(
      "`\(form.name)` changes a variable or a part of what stands in one, and this is neither",
      hint: "write a name, `(at name index)` or `(:field name)`")
  }
}
