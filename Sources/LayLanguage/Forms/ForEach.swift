import LayEngine

extension Form {
  static let forEach = Form(
    name: "for-each",
    usage: "(for-each list (fn (name) view…)) or (for-each start end (fn (name) view…))",
    summary: "Call a function for each element of a list, or for each number from start up to, but "
      + "not including, end; give the list of its results, with all views where it has several.",
    examples: """
      (for-each (list 1 2 3) (fn (n) (* n n))) | (1 4 9)
      (hstack (for-each 0 2 (fn (i) (text i) (divider)))) | 100 x 30 | 42 x 30
      """,
    isDynamic: true
  ) { compiler, call throws(Diagnostic) in
    let parts = compiler.withoutIdentity(call.parts)
    guard (2...3).contains(parts.count) else {
      throw call.malformed("`for-each` needs a list, or two numbers, and a function")
    }
    try compiler.refuseNameBeforeElements(parts, call)
    var bounds: [Code] = []
    for bound in parts.dropLast() { bounds.append(try compiler.compile(bound)) }
    let function = parts[parts.count - 1]
    return ForEachCode(
      bounds: bounds, spans: parts.map { compiler.tree.span($0) },
      function: try compiler.compileElements(function), span: call.span)
  }
}

extension Compiler {
  /// Whether the syntax is a function literal, `(fn (…) …)`.
  func isFunction(_ syntax: SyntaxTree.Index) -> Bool {
    tree.childCount(syntax) > 2 && form(at: syntax + 1)?.name == Form.fn.name
      && tree.kind(tree.after(syntax + 1)) == .list
  }

  /// Throws an error for `(for-each (i list) …)`, which is written like a `for`.
  fileprivate func refuseNameBeforeElements(
    _ parts: [SyntaxTree.Index], _ call: FormCall
  ) throws(Diagnostic) {
    guard parts.count == 2, !isFunction(parts[1]), tree.childCount(parts[0]) == 2,
      let name = tree.symbol(parts[0] + 1), form(at: parts[0] + 1) == nil, !(try isBound(name))
    else { return }
    let list = tree.symbol(tree.after(parts[0] + 1))?.name ?? "list"
    throw Diagnostic(
      Complaint(
        "`for-each` gives each element to a function, which names it",
        hint: "write `(for-each \(list) (fn (\(name.name)) …))`"),
      at: tree.span(parts[0]))
  }

  /// The parts without `:id` and its argument: identities play no part in layout.
  fileprivate func withoutIdentity(_ parts: [SyntaxTree.Index]) -> [SyntaxTree.Index] {
    guard let place = parts.firstIndex(where: { tree.keyword($0)?.name == "id" }) else {
      return parts
    }
    return Array(parts[..<place] + parts.dropFirst(place + 2))
  }

  /// Compiles a function literal so that it gives all views of its body; other syntax as usual.
  fileprivate mutating func compileElements(
    _ syntax: SyntaxTree.Index
  ) throws(Diagnostic) -> Code {
    let function = try compileFunction(syntax) { compiler, body throws(Diagnostic) in
      try compiler.compileViewBody(body, isSpliced: true)
    }
    if let function { return function }
    return try compile(syntax)
  }

  /// Compiles a function literal whose body `makeBody` compiles; nil for other syntax.
  mutating func compileFunction(
    _ syntax: SyntaxTree.Index,
    makeBody: (inout Compiler, [SyntaxTree.Index]) throws(Diagnostic) -> Code
  ) throws(Diagnostic) -> Code? {
    guard isFunction(syntax), let call = formCall(syntax, isTail: false, isStatement: false)
    else { return nil }
    let parameters = try ParameterList(Array(tree.children(call.parts[0])), self, call)
    let code = try compileFunction(
      name: nil, selfName: nil, parameters: parameters, call: call
    ) { compiler throws(Diagnostic) in
      try makeBody(&compiler, Array(call.parts.dropFirst()))
    }
    return keep(code)
  }
}

final class ForEachCode: Code {
  /// The list, or the start and the end.
  let bounds: [Code]
  /// The source spans of the bounds and the function.
  let spans: [SourceSpan]
  let function: Code
  let site: CallSite

  init(bounds: [Code], spans: [SourceSpan], function: Code, span: SourceSpan) {
    self.bounds = bounds
    self.spans = spans
    self.function = function
    site = CallSite(at: span)
  }

  override func run(_ machine: inout Machine) throws(Diagnostic) -> Value {
    let elements = bounds.count == 1 ? try list(&machine) : ListElements([])
    let start = bounds.count == 1 ? 0 : try number(0, &machine)
    let end = bounds.count == 1 ? Double(elements.count) : try number(1, &machine)
    let value = try function.run(&machine)
    guard case .function(let function) = value else {
      throw Diagnostic(.wantsFunction(value), at: spans[spans.count - 1])
    }
    try function.require("for-each", passing: ["name"], at: spans[spans.count - 1])
    var values = GrowingList()
    var index = 0
    while start + Double(index) < end {
      let element =
        bounds.count == 1
        ? elements[elements.startIndex + index] : .number(start + Double(index))
      let given = try machine.call(function, with: [element], site)
      if case .object(let object) = given, let views = object as? ViewsBox {
        for value in views.values {
          try values.append(value, machine.runtime, at: site.span)
        }
      } else {
        try values.append(given, machine.runtime, at: site.span)
      }
      try machine.countTurn(site.span)
      index += 1
    }
    return .list(of: values.elements)
  }

  private func list(_ machine: inout Machine) throws(Diagnostic) -> ListElements {
    let value = try bounds[0].run(&machine)
    switch value {
    case .list(let list): return list.elements
    case .nothing: return ListElements([])
    default: throw Diagnostic(.wantsList(value), at: spans[0])
    }
  }

  private func number(_ index: Int, _ machine: inout Machine) throws(Diagnostic) -> Double {
    let value = try bounds[index].run(&machine)
    guard case .number(let number) = value else {
      throw Diagnostic(.wantsNumber(value), at: spans[index])
    }
    return number
  }
}

/// Runs the statements of a body and gives the views among their values.
final class ViewBodyCode: Code {
  let parts: [Code]
  /// Whether the result is a `ViewsBox`, which the running loop splices into its list; else a list.
  let isSpliced: Bool

  init(_ parts: [Code], isSpliced: Bool) {
    self.parts = parts
    self.isSpliced = isSpliced
  }

  override func run(_ machine: inout Machine) throws(Diagnostic) -> Value {
    var views: [Value] = []
    for part in parts {
      let value = try part.run(&machine)
      switch value {
      case .view, .list: views.append(value)
      case .symbol where ColorName(value) != nil: views.append(value)
      default: continue
      }
    }
    return isSpliced ? .object(ViewsBox(views)) : .list(of: views)
  }
}

/// The views of one run of a spliced body, to be added to the list of all.
final class ViewsBox: ObjectBox {
  let values: [Value]

  init(_ values: [Value]) { self.values = values }
}

extension Complaint {
  fileprivate static func wantsList(_ value: Value) -> Complaint {
    Complaint(
      "`for-each` wants a list, not \(ValueDescription.phrase(value))",
      hint: "numbers need a start and an end, as in `(for-each 0 10 (fn (i) …))`")
  }

  fileprivate static func wantsNumber(_ value: Value) -> Complaint {
    Complaint("`for-each` wants a number, not \(ValueDescription.phrase(value))")
  }

  fileprivate static func wantsFunction(_ value: Value) -> Complaint {
    Complaint(
      "`for-each` wants a function, not \(ValueDescription.phrase(value))",
      hint: "write `(fn (name) …)`, which makes views of an element")
  }
}
