import LayEngine

extension Form {
  static let defineLayout = Form(
    name: "define-layout",
    usage: "(define-layout (name parameters…) (size-that-fits (proposal subviews) …) "
      + "(place-subviews (bounds proposal subviews) …))",
    summary: "Define a layout, as SwiftUI's Layout protocol does.",
    examples: [
      Example(
        "(begin (define-layout (half) (size-that-fits (p s) (size-of (first s) "
          + "(scale-proposal p 0.5 1))) (place-subviews (b p s) nil)) (half (rectangle)))",
        proposing: "100 x 20", gives: "50 x 20")
    ]
  ) { compiler, call throws(Diagnostic) in
    guard call.isStatement, compiler.isOutermost else {
      throw Diagnostic(.standsInside, at: call.span)
    }
    guard let target = call.parts.first, compiler.tree.kind(target) == .list,
      let name = compiler.tree.children(target).first(where: { _ in true })
    else { throw call.malformed("`define-layout` needs a name and parameters in parentheses") }
    let symbol = try compiler.parameterName(name, call)
    let slot = compiler.surroundings.globals.slot(symbol)
    compiler.noteDefinition(symbol)
    let parts = try LayoutParts(&compiler, call)
    let value = try parts.compile(
      &compiler, call, symbol, Array(compiler.tree.children(target).dropFirst()))
    compiler.endsInDefinition = true
    return StoreGlobalCode(slot, value, isDefinition: true, call.span)
  }
}

/// The functions of a layout, as they are written.
private struct LayoutParts {
  private var parts: [String: SyntaxTree.Index] = [:]
  private static let names = ["make-cache", "place-subviews", "size-that-fits"]

  init(_ compiler: inout Compiler, _ call: FormCall) throws(Diagnostic) {
    for part in call.parts.dropFirst() {
      let span = compiler.tree.span(part)
      guard compiler.tree.childCount(part) > 0, let name = compiler.tree.symbol(part + 1)?.name
      else { throw call.malformed("a part of a layout is a function in parentheses", at: span) }
      guard Self.names.contains(name) else {
        throw Diagnostic(.unknownPart(name), at: compiler.tree.span(part + 1))
      }
      guard parts[name] == nil else { throw Diagnostic(.partTwice(name), at: span) }
      parts[name] = part
    }
    for name in ["size-that-fits", "place-subviews"] where parts[name] == nil {
      throw Diagnostic(.missingPart(name), at: call.span)
    }
  }

  /// A function that makes a view of the layout from parameters and subviews.
  func compile(
    _ compiler: inout Compiler, _ call: FormCall, _ symbol: Symbol,
    _ parameters: [SyntaxTree.Index]
  ) throws(Diagnostic) -> Code {
    let symbols = compiler.surroundings.symbols
    let hidden = (
      keyword: symbols.intern("name"), name: symbols.intern("(name)"),
      rest: symbols.intern("(subviews)")
    )
    let maker = try compiler.compileFunction(
      name: symbol.name, selfName: nil, parameters: parameters, call: call, hidden: hidden
    ) { compiler throws(Diagnostic) in
      let size = try function("size-that-fits", &compiler, call)
      let place = try function("place-subviews", &compiler, call)
      let cache = try function("make-cache", &compiler, call)
      guard case .local(let nameSlot, _) = try compiler.locate(hidden.name, at: call.span),
        case .local(let restSlot, _) = try compiler.locate(hidden.rest, at: call.span)
      else { return ConstantCode(.nothing) }
      return MakeLayoutCode(
        symbol.name, call.span, size: size, place: place, cache: cache, nameSlot: nameSlot,
        restSlot: restSlot)
    }
    return compiler.keep(maker)
  }

  private func function(
    _ name: String, _ compiler: inout Compiler, _ call: FormCall
  ) throws(Diagnostic) -> Code? {
    guard let part = parts[name] else { return nil }
    let children = Array(compiler.tree.children(part).dropFirst())
    let span = compiler.tree.span(part)
    guard let list = children.first, compiler.tree.kind(list) == .list, children.count > 1 else {
      throw call.malformed("`\(name)` needs its parameters in parentheses and a body", at: span)
    }
    let code = try compiler.compileFunction(
      name: name, selfName: nil, parameters: Array(compiler.tree.children(list)),
      body: Array(children.dropFirst()), call: call)
    return compiler.keep(code)
  }
}

/// Makes a view of a layout from the arguments of the call.
private final class MakeLayoutCode: Code {
  let name: String
  let span: SourceSpan
  let size: Code?
  let place: Code?
  let cache: Code?
  let nameSlot: Int
  let restSlot: Int

  init(
    _ name: String, _ span: SourceSpan, size: Code?, place: Code?, cache: Code?, nameSlot: Int,
    restSlot: Int
  ) {
    self.name = name
    self.span = span
    self.size = size
    self.place = place
    self.cache = cache
    self.nameSlot = nameSlot
    self.restSlot = restSlot
  }

  override func run(_ machine: inout Machine) throws(Diagnostic) -> Value {
    guard let size = try function(size, &machine), let place = try function(place, &machine) else {
      return .nothing
    }
    let layout = ProgramLayout(
      name: name, span: span, size: size, place: place, cache: try function(cache, &machine),
      machine.surroundings)
    var subviews: [View] = []
    try collect(machine.frame[restSlot], into: &subviews)
    var label: String?
    if case .string(let box) = machine.frame[nameSlot] { label = box.text }
    return .view(View(.custom(layout), children: subviews, name: label, span: span))
  }

  private func function(
    _ code: Code?, _ machine: inout Machine
  ) throws(Diagnostic) -> Function? {
    guard case .function(let function)? = try code?.run(&machine) else { return nil }
    return function
  }

  private func collect(_ value: Value, into views: inout [View]) throws(Diagnostic) {
    try Compiler.checkDepth(at: span)
    switch value {
    case .nothing: return
    case .view(let view): views.append(view)
    case .list(let list): for element in list.elements { try collect(element, into: &views) }
    default: throw Diagnostic(.notASubview(value, name), at: span)
    }
  }
}

extension Complaint {
  fileprivate static let standsInside = Complaint(
    "`define-layout` stands inside of something", hint: "write it at the top level")

  fileprivate static func unknownPart(_ name: String) -> Complaint {
    let known = ["make-cache", "place-subviews", "size-that-fits"]
    return Complaint(
      "a layout has no function `\(name)`",
      hint: NearestName.hint(for: name, among: known)
        ?? "it has `size-that-fits`, `place-subviews` and, if need be, `make-cache`")
  }

  fileprivate static func partTwice(_ name: String) -> Complaint {
    Complaint("`\(name)` is there twice", hint: "remove one of them")
  }

  fileprivate static func missingPart(_ name: String) -> Complaint {
    let parameters = name == "size-that-fits" ? "proposal subviews" : "bounds proposal subviews"
    return Complaint("this layout has no `\(name)`", hint: "add `(\(name) (\(parameters)) …)`")
  }

  fileprivate static func notASubview(_ value: Value, _ name: String) -> Complaint {
    Complaint("`\(name)` contains views, not \(ValueDescription.phrase(value))")
  }
}
