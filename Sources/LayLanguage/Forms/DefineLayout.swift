import LayEngine

extension Form {
  static let allDefineLayout: [Form] = [.defineLayout]

  static let defineLayout = Form(
    name: "define-layout",
    usage: "(define-layout (name parameters…) (size-that-fits (proposal subviews) …) "
      + "(place-subviews (bounds proposal subviews) …))",
    summary: "Define a layout, as SwiftUI's Layout protocol does. It may have `(make-cache "
      + "(subviews) …)`; then its other functions can take the cache as a last parameter, and what "
      + "they assign to it with `set!` is kept, as with `inout` in Swift. `(spacing (subviews) …)` "
      + "gives a number or a `view-spacing`. "
      + "`(explicit-alignment (guide bounds proposal subviews) …)` gives the position of a guide "
      + "such as `'leading`, `'vertical-center` or `'first-text-baseline`, or nil for the default. "
      + "All functions of the layout can use what a `define` beside them names. Bounds are in the "
      + "coordinates of the parent view, so they need not begin at 0, 0. Views that use the "
      + "layout are updated when it is redefined.",
    examples: """
      (begin (define-layout (half) (size-that-fits (p s) (size-of (first s) (scale-proposal p 0.5 \
      1))) (place-subviews (b p s) nil)) (half (rectangle))) | 100 x 20 | 50 x 20
      """
  ) { compiler, call throws(Diagnostic) in
    try call.requireOutermost(compiler)
    guard let target = call.parts.first, compiler.tree.childCount(target) > 0 else {
      throw call.malformed("`define-layout` needs a name and parameters in parentheses")
    }
    let symbol = try compiler.parameterName(target + 1, call)
    let slot = compiler.globals.slot(symbol)
    compiler.noteDefinition(symbol)
    let value = try LayoutSource(compiler, call).compile(
      &compiler, symbol, Array(compiler.tree.children(target).dropFirst()))
    compiler.endsInDefinition = true
    let store = compiler.keep(StoreGlobalCode(slot, value, isDefinition: true, call.span))
    // Views that use an older definition notice that there is a new one.
    return WorkCode { machine throws(Diagnostic) in
      machine.runtime.layoutDefinitions += 1
      return try store.run(&machine)
    }
  }
}

/// The source of a layout's functions.
private struct LayoutSource {
  private let call: FormCall
  private var parts: [LayoutPart: SyntaxTree.Index] = [:]
  /// The `define` forms that the functions share.
  private var definitions: [SyntaxTree.Index] = []

  init(_ compiler: Compiler, _ call: FormCall) throws(Diagnostic) {
    self.call = call
    for syntax in call.parts.dropFirst() {
      let span = compiler.tree.span(syntax)
      guard compiler.tree.childCount(syntax) > 0, let symbol = compiler.tree.symbol(syntax + 1)
      else { throw call.malformed("a part of a layout is a function in parentheses", at: span) }
      if [Form.define.name, Form.defineValues.name].contains(symbol.name) {
        definitions.append(syntax)
        continue
      }
      guard let part = LayoutPart(rawValue: symbol.name) else {
        throw Diagnostic(.unknownPart(symbol.name), at: compiler.tree.span(syntax + 1))
      }
      guard parts[part] == nil else { throw Diagnostic(.partTwice(part), at: span) }
      parts[part] = syntax
    }
    for part in [LayoutPart.sizeThatFits, .placeSubviews] where parts[part] == nil {
      throw Diagnostic(.missingPart(part), at: call.span)
    }
  }

  /// Compiles a function that makes a view with this layout from parameters and subviews.
  func compile(
    _ compiler: inout Compiler, _ name: Symbol, _ parameters: [SyntaxTree.Index]
  ) throws(Diagnostic) -> Code {
    let symbols = compiler.runtime.symbols
    let (label, subviews) = (symbols.intern("(name)"), symbols.intern("(subviews)"))
    var list = try ParameterList(parameters, compiler, call)
    try check(list)
    list.append(symbols.intern("name"), as: label, rest: subviews)
    let maker = try compiler.compileFunction(
      name: name.name, selfName: nil, parameters: list, call: call, wantsSite: true
    ) { compiler throws(Diagnostic) in
      let block = compiler.scope.openBlock()
      defer { block.close() }
      let shared = try compiler.compileDefinitions(definitions)
      var codes: [LayoutPart: MakeLayoutCode.Part] = [:]
      for part in LayoutPart.allCases { codes[part] = try function(part, &compiler) }
      guard case .local(let nameSlot, _) = try compiler.locate(label, at: call.span),
        case .local(let restSlot, _) = try compiler.locate(subviews, at: call.span)
      else { return ConstantCode(.nothing) }
      return MakeLayoutCode(
        name, call.span, shared, codes, nameSlot: nameSlot, subviewsSlot: restSlot)
    }
    return compiler.keep(maker)
  }

  /// Throws an error for parameters that a layout has already: `:name` and a rest, its subviews.
  private func check(_ list: ParameterList) throws(Diagnostic) {
    if list.keywords.contains(where: { $0.keyword.name == "name" }) {
      throw call.malformed("`:name` is there already: it names the view for queries and drawings")
    }
    if let rest = list.rest {
      throw call.malformed("`. \(rest.name)` has nothing left to take: the rest are the subviews")
    }
  }

  private func function(
    _ part: LayoutPart, _ compiler: inout Compiler
  ) throws(Diagnostic) -> MakeLayoutCode.Part? {
    guard let syntax = parts[part] else { return nil }
    let children = Array(compiler.tree.children(syntax).dropFirst())
    let span = compiler.tree.span(syntax)
    guard let list = children.first, compiler.tree.kind(list) == .list, children.count > 1 else {
      throw Diagnostic(.partWithoutBody(part), at: span)
    }
    let parameters = Array(compiler.tree.children(list))
    let cache = try cacheParameter(of: part, parameters, compiler)
    let body = Array(children.dropFirst())
    let ending = body.last.map { compiler.tree.span($0) } ?? span
    let assignsCache = cache.map { compiler.isAssigned($0) } ?? false
    let code = try compiler.compileFunction(
      name: part.rawValue, selfName: nil,
      parameters: try ParameterList(parameters, compiler, call), call: call, .list(syntax)
    ) { compiler throws(Diagnostic) in
      guard let cache, assignsCache,
        case .local(let slot, let isInCell) = try compiler.locate(cache, at: span)
      else { return try compiler.compileBody(body, isTail: true) }
      let answer = try compiler.compileBody(body, isTail: false)
      let kept = compiler.keep(compiler.catchingReturn(answer))
      // Swift passes the cache `inout`; here it is a parameter that is assigned.
      return WorkCode { machine throws(Diagnostic) in
        let answer = try kept.run(&machine)
        return .object(AnswerBox(answer, cache: machine.local(slot, isInCell: isInCell)))
      }
    }
    return .init(code: compiler.keep(code), ending: ending, assignsCache: assignsCache)
  }

  /// The name of a layout function's cache parameter; nil if it has none.
  private func cacheParameter(
    of part: LayoutPart, _ parameters: [SyntaxTree.Index], _ compiler: Compiler
  ) throws(Diagnostic) -> Symbol? {
    let count = part.parameters.count
    let areNames = parameters.allSatisfy { compiler.tree.symbol($0) != nil }
    let mostCount = count + (part == .makeCache ? 0 : 1)
    guard areNames, (count...mostCount).contains(parameters.count) else {
      let place = parameters.first.flatMap { compiler.tree.span($0) }
      throw Diagnostic(.wrongParameters(part), at: place ?? call.span)
    }
    guard parameters.count > count, let last = parameters.last else { return nil }
    guard parts[.makeCache] != nil else {
      throw Diagnostic(.noCacheMade, at: compiler.tree.span(last))
    }
    return compiler.tree.symbol(last)
  }
}

extension Complaint {
  fileprivate static func unknownPart(_ name: String) -> Complaint {
    let known = LayoutPart.allCases.map(\.rawValue)
    return Complaint(
      "a layout has no function `\(name)`",
      hint: NearestName.hint(for: name, among: known)
        ?? "its functions are " + known.map { "`\($0)`" }.joined(separator: ", "))
  }

  fileprivate static func partTwice(_ part: LayoutPart) -> Complaint {
    Complaint("`\(part.rawValue)` is there twice", hint: "remove one of them")
  }

  fileprivate static func missingPart(_ part: LayoutPart) -> Complaint {
    Complaint("this layout has no `\(part.rawValue)`", hint: "add `\(part.usage)`")
  }

  fileprivate static func partWithoutBody(_ part: LayoutPart) -> Complaint {
    Complaint(
      "`\(part.rawValue)` needs its parameters in parentheses and a body",
      hint: "write `\(part.usage)`")
  }

  fileprivate static func wrongParameters(_ part: LayoutPart) -> Complaint {
    Complaint(
      "`\(part.rawValue)` gets " + part.parameters.joined(separator: ", ")
        + (part == .makeCache ? "" : " and, after `make-cache`, the cache"),
      hint: "write `\(part.usage)`")
  }

  fileprivate static let noCacheMade = Complaint(
    "nothing makes this cache", hint: "add `\(LayoutPart.makeCache.usage)`")
}
