import LayEngine

/// Calls of unbound names, where the session lets unknown modifiers give their view unchanged.
extension Compiler {
  /// The code of a call of an unbound name; nil if the name is bound, or if such calls are errors.
  mutating func unknownModifier(
    _ head: SyntaxTree.Index, _ arguments: [CallArgument], _ span: SourceSpan
  ) throws(Diagnostic) -> Code? {
    guard runtime.passesUnknownModifiers, let symbol = tree.symbol(head), !(try isBound(symbol)),
      !ForeignName.isWord(symbol.name), !ForeignName.isForeign(symbol.name)
    else { return nil }
    return try passing(symbol, head, arguments, span)
  }

  private mutating func passing(
    _ symbol: Symbol, _ head: SyntaxTree.Index, _ arguments: [CallArgument], _ span: SourceSpan
  ) throws(Diagnostic) -> UnknownModifierCode {
    let waiting = scope.temporaries
    defer { scope.temporaries = waiting }
    var codes: [Code] = []
    for (index, argument) in arguments.enumerated() {
      switch argument.content {
      case .code(let code): codes.append(code)
      case .syntax(let syntax): codes.append(try compileLeniently(syntax))
      }
      scope.temporaries = waiting + index + 1
    }
    let site = CallSite(
      name: symbol.name, span: span, headSpan: tree.span(head), arguments: arguments, codes: codes)
    return UnknownModifierCode(globals.slot(symbol), codes, site)
  }

  /// Compiles an argument of an unknown modifier, in which an unbound name is a symbol.
  private mutating func compileLeniently(_ syntax: SyntaxTree.Index) throws(Diagnostic) -> Code {
    if let symbol = tree.symbol(syntax), form(at: syntax) == nil, !(try isBound(symbol)) {
      return keep(NameOrValueCode(globals.slot(symbol)))
    }
    var children = tree.children(syntax)
    guard let head = children.next(), let symbol = tree.symbol(head), form(at: head) == nil,
      !(try isBound(symbol))
    else { return try compile(syntax) }
    try Self.checkDepth(at: tree.span(syntax))
    let arguments = try readArguments(children, of: head)
    let code = try passing(symbol, head, arguments, tree.span(syntax))
    code.isArgument = true
    return keep(code)
  }
}

/// A call of a name that was unbound when it was compiled: if it is still unbound at run time, it
/// is an unknown modifier, which gives its view unchanged.
final class UnknownModifierCode: Code {
  private let slot: GlobalPointer
  private let arguments: ArgumentCodes
  private let site: CallSite
  private let call: GlobalCallCode
  /// Whether it is an argument of another unknown modifier, so that it may give no view.
  var isArgument = false

  init(_ slot: GlobalPointer, _ arguments: [Code], _ site: CallSite) {
    self.slot = slot
    self.arguments = ArgumentCodes(arguments)
    self.site = site
    call = GlobalCallCode(slot, self.arguments, site)
  }

  override func run(_ machine: inout Machine) throws(Diagnostic) -> Value {
    if slot.pointee.isDefined { return try call.run(&machine) }
    let base = machine.top
    try arguments.push(on: &machine)
    let views = (0..<arguments.count).flatMap { Self.views(in: base[$0]) }
    machine.drop(to: base)
    let name = slot.pointee.symbol.name
    switch views.count {
    case 1:
      machine.runtime.noteUnknownModifier(name, at: site.headSpan)
      return .view(views[0])
    case 0 where isArgument: return .nothing
    case let count:
      throw Diagnostic(
        .passesNoView(machine.unknownName(name, at: site.headSpan, in: .called), count),
        at: site.headSpan)
    }
  }

  private static func views(in value: Value) -> [View] {
    switch value {
    case .view(let view): [view]
    case .list(let list): list.elements.flatMap { Self.views(inElement: $0) }
    default: []
    }
  }

  private static func views(inElement value: Value) -> [View] {
    if case .view(let view) = value { [view] } else { [] }
  }
}

/// A name: its value if it is bound at run time, else its symbol.
final class NameOrValueCode: Code {
  private let slot: GlobalPointer

  init(_ slot: GlobalPointer) { self.slot = slot }

  override func run(_ machine: inout Machine) throws(Diagnostic) -> Value {
    slot.pointee.isDefined ? slot.pointee.value : .symbol(slot.pointee.symbol)
  }
}

extension Runtime {
  /// Warns about an unknown modifier, once for each name.
  fileprivate func noteUnknownModifier(_ name: String, at span: SourceSpan) {
    guard unknownModifiers.insert(name).inserted else { return }
    warn(Diagnostic(.unknownModifier(name), at: span, severity: .warning))
  }
}

extension Complaint {
  fileprivate static func unknownModifier(_ name: String) -> Complaint {
    Complaint(
      "`\(name)` is unknown, and its view is taken as it is",
      hint: "`set unknown error` makes this an error again")
  }

  fileprivate static func passesNoView(_ unknown: Diagnostic, _ count: Int) -> Complaint {
    let views = count == 0 ? "no view" : "\(count) views"
    return Complaint(
      unknown.message,
      hint: unknown.hint ?? "it has \(views), and only one view can be taken as it is")
  }
}
