import LayEngine

/// The parameters of a function as they are written: `(a b :key name :key (name default) . rest)`.
struct ParameterList {
  struct Keyword {
    let keyword: Symbol
    /// The variable that it binds.
    let name: Symbol
    /// The syntax of the default value; nil if the default is `nil`.
    let defaultValue: SyntaxTree.Index?
  }

  private(set) var required: [Symbol] = []
  private(set) var keywords: [Keyword] = []
  private(set) var rest: Symbol?

  /// The tuples that are taken apart when the function begins, by their index in `required`.
  private(set) var patterns: [(place: Int, pattern: Pattern)] = []

  /// No parameters.
  init() {}

  /// Reads the nodes of a list; throws if one is no parameter, or a name is there twice.
  init(
    _ nodes: [SyntaxTree.Index], _ compiler: Compiler, _ call: FormCall
  ) throws(Diagnostic) {
    var nodes = nodes[...]
    while let node = nodes.popFirst() {
      if let keyword = compiler.tree.keyword(node) {
        keywords.append(try Self.keyword(keyword, at: node, nodes.popFirst(), compiler, call))
      } else if compiler.tree.isSymbol(node, .dot) {
        guard let name = nodes.popFirst(), nodes.isEmpty else {
          throw call.malformed(
            "one name follows the `.`, for the rest", at: compiler.tree.span(node))
        }
        rest = try compiler.parameterName(name, call)
      } else {
        let symbol = try parameter(node, compiler, call)
        guard keywords.isEmpty else {
          throw Diagnostic(.positionalAfterKeyword(symbol.name), at: compiler.tree.span(node))
        }
        required.append(symbol)
      }
    }
    try checkForDuplicates(call)
  }

  /// The variable of a required parameter; for a tuple, a name that no program can write.
  private mutating func parameter(
    _ node: SyntaxTree.Index, _ compiler: Compiler, _ call: FormCall
  ) throws(Diagnostic) -> Symbol {
    guard compiler.tree.childCount(node) > 0 else { return try compiler.parameterName(node, call) }
    let pattern = try Pattern(node, compiler, call)
    patterns.append((required.count, pattern))
    return compiler.runtime.symbols.intern(pattern.text)
  }

  /// Adds a required parameter after the others.
  mutating func append(required symbol: Symbol) { required.append(symbol) }

  /// Adds a parameter that is given by its keyword.
  mutating func append(keyword: Symbol, default value: SyntaxTree.Index?) {
    keywords.append(Keyword(keyword: keyword, name: keyword, defaultValue: value))
  }

  /// Adds a keyword and a rest parameter with variable names that no program can write.
  mutating func append(_ keyword: Symbol, as name: Symbol, rest: Symbol) {
    keywords.append(Keyword(keyword: keyword, name: name, defaultValue: nil))
    self.rest = rest
  }

  /// What follows a keyword: `b`, or `(b default)`.
  private static func keyword(
    _ keyword: Symbol, at node: SyntaxTree.Index, _ target: SyntaxTree.Index?,
    _ compiler: Compiler, _ call: FormCall
  ) throws(Diagnostic) -> Keyword {
    let tree = compiler.tree
    if let target, tree.symbol(target) != nil {
      let name = try compiler.parameterName(target, call)
      return Keyword(keyword: keyword, name: name, defaultValue: nil)
    }
    guard let target, tree.childCount(target) == 2 else {
      throw Diagnostic(
        .keywordParameterWithoutName(keyword.name), at: tree.span(target ?? node))
    }
    let name = try compiler.parameterName(target + 1, call)
    return Keyword(keyword: keyword, name: name, defaultValue: tree.after(target + 1))
  }

  private func checkForDuplicates(_ call: FormCall) throws(Diagnostic) {
    let all =
      required + keywords.map(\.name) + (rest.map { [$0] } ?? [])
      + patterns.flatMap { $0.pattern.names.filter { $0.name != "_" } }
    if let name = Self.firstTwice(all) {
      throw call.malformed("there are two parameters called `\(name.name)`")
    }
    if let keyword = Self.firstTwice(keywords.map(\.keyword)) {
      throw call.malformed("there are two keywords called `:\(keyword.name)`")
    }
  }

  /// The first symbol that repeats an earlier one.
  private static func firstTwice(_ symbols: [Symbol]) -> Symbol? {
    // Setting up a set takes longer than compiling most functions.
    guard symbols.count > 16 else {
      return symbols.indices.first { symbols[..<$0].contains(symbols[$0]) }.map { symbols[$0] }
    }
    var seen: Set<Int32> = []
    return symbols.first { !seen.insert($0.id).inserted }
  }
}

extension Compiler {
  /// A name that may be bound here.
  func parameterName(
    _ syntax: SyntaxTree.Index, _ call: FormCall
  ) throws(Diagnostic) -> Symbol {
    guard let symbol = tree.symbol(syntax) else {
      if let constant = constantName(syntax) {
        throw Diagnostic(.namesConstant(constant), at: tree.span(syntax))
      }
      throw call.malformed("a name is needed here", at: tree.span(syntax))
    }
    if let form = form(at: syntax) {
      throw Diagnostic(.formCannotBeBound(form.name), at: tree.span(syntax))
    }
    return symbol
  }

  /// The source of a constant: `nil`, `true` or `false`; nil for other syntax.
  private func constantName(_ syntax: SyntaxTree.Index) -> String? {
    if tree.kind(syntax) == .nothing { return "nil" }
    return tree.truth(syntax).map { "\($0)" }
  }
}

extension Complaint {
  fileprivate static func formCannotBeBound(_ name: String) -> Complaint {
    Complaint("`\(name)` is a form and cannot be bound", hint: "choose another name")
  }

  fileprivate static func namesConstant(_ name: String) -> Complaint {
    Complaint("`\(name)` is a value and cannot name another", hint: "choose another name")
  }

  fileprivate static func positionalAfterKeyword(_ name: String) -> Complaint {
    Complaint(
      "`\(name)` follows a keyword parameter",
      hint: "put it before the keywords, or give it a keyword of its own, `:\(name) \(name)`")
  }

  fileprivate static func keywordParameterWithoutName(_ name: String) -> Complaint {
    Complaint(
      "`:\(name)` has no variable",
      hint: "write `:\(name) \(name)`, or `:\(name) (\(name) 0)` with a default")
  }
}
