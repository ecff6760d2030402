import LayEngine

/// Names that stand for themselves in arguments: alignments, edges, colors.
extension Compiler {
  /// The code of a name, or a list of names, that is taken as a symbol; nil for other arguments.
  mutating func bareNames(
    _ syntax: SyntaxTree.Index, _ type: BareNames
  ) throws(Diagnostic) -> Code? {
    if let symbol = tree.symbol(syntax) { return try bareName(symbol, at: syntax, type) }
    guard tree.childCount(syntax) > 0 else { return nil }
    guard type.takesLists else {
      try refuseNameInParts(syntax, type)
      return nil
    }
    return try listOfNames(syntax, type)
  }

  private mutating func bareName(
    _ symbol: Symbol, at syntax: SyntaxTree.Index, _ type: BareNames
  ) throws(Diagnostic) -> Code? {
    if type.members.contains(symbol.name) { return keep(ConstantCode(.symbol(symbol))) }
    let isBound = try isBound(symbol)
    if !isBound, form(at: syntax) == nil, type.mayBeAsset(symbol.name) {
      // In a function it may be the name of a view that is defined later.
      if !scope.isTopLevel, !type.isOnlyNames {
        return keep(assetColor(globals.slot(symbol), tree.span(syntax)))
      }
      runtime.noteAssetColor(symbol.name, at: tree.span(syntax))
      return keep(ConstantCode(.symbol(symbol)))
    }
    let isMeantAsMember = type.isOnlyNames || (scope.isTopLevel && type.hasNear(symbol.name))
    if type.isOnlyNames, isBound, try isBuiltin(symbol) {
      throw type.notAMember(symbol.name, at: tree.span(syntax))
    }
    if isMeantAsMember, !isBound {
      throw type.notAMember(symbol.name, at: tree.span(syntax))
    }
    return nil
  }

  /// The code of an unbound name where a color or a view is accepted: its value if it is defined when
  /// this runs, else the name of an asset color.
  private func assetColor(_ slot: GlobalPointer, _ span: SourceSpan) -> Code {
    WorkCode { machine throws(Diagnostic) in
      if slot.pointee.isDefined { return slot.pointee.value }
      machine.runtime.noteAssetColor(slot.pointee.symbol.name, at: span)
      return .symbol(slot.pointee.symbol)
    }
  }

  /// The code of a list of names such as `(red blue)`; nil if it may be a call.
  private mutating func listOfNames(
    _ syntax: SyntaxTree.Index, _ type: BareNames
  ) throws(Diagnostic) -> Code? {
    var names: [Value] = []
    var strangers: [(symbol: Symbol, place: SyntaxTree.Index)] = []
    for child in tree.children(syntax) {
      guard let symbol = tree.symbol(child) else { return nil }
      if !type.members.contains(symbol.name) { strangers.append((symbol, child)) }
      names.append(.symbol(symbol))
    }
    if strangers.isEmpty { return keep(ConstantCode(.list(of: names))) }
    // In a list with members, another name is a mistake or an asset, unless the list is a call.
    guard strangers.count < names.count, !(try isCall(syntax, type)) else { return nil }
    for (symbol, place) in strangers {
      if try isBound(symbol) {
        throw Diagnostic(.hasValue(symbol.name, names), at: tree.span(place))
      }
      guard type.mayBeAsset(symbol.name) else {
        throw type.notAMember(symbol.name, at: tree.span(place))
      }
    }
    for (symbol, place) in strangers {
      runtime.noteAssetColor(symbol.name, at: tree.span(place))
    }
    return keep(ConstantCode(.list(of: names)))
  }

  /// Whether a list begins with something that the program can call; the name of a color is bound
  /// to a symbol, which cannot be called.
  private func isCall(_ syntax: SyntaxTree.Index, _ type: BareNames) throws(Diagnostic) -> Bool {
    guard form(at: syntax + 1) == nil, let head = tree.symbol(syntax + 1) else { return true }
    if try scope.locate(head) != nil { return true }
    let slot = globals.slot(head)
    if case .symbol? = slot.pointee.isDefined ? slot.pointee.value : nil { return false }
    return slot.pointee.isDefined || defined.contains(head.id)
  }

  /// Complains about `(top trailing)` where one name is meant.
  private func refuseNameInParts(
    _ syntax: SyntaxTree.Index, _ type: BareNames
  ) throws(Diagnostic) {
    let parts = tree.children(syntax).map { tree.symbol($0)?.name ?? "" }
    if let head = tree.symbol(syntax + 1), try isBound(head) || form(at: syntax + 1) != nil {
      return
    }
    guard let name = type.member(ofParts: parts) else { return }
    throw Diagnostic(
      Complaint("one name is wanted here, and this is a call", hint: "write `\(name)`"),
      at: tree.span(syntax))
  }

  /// Whether a name means a builtin.
  private func isBuiltin(_ symbol: Symbol) throws(Diagnostic) -> Bool {
    try scope.locate(symbol) == nil && builtin(globals.slot(symbol)) != nil
  }
}

extension BareNames {
  /// Whether an unbound name may be an asset color: a color is wanted, no SwiftUI color is spelled
  /// similarly, and it is no word of another language.
  fileprivate func mayBeAsset(_ name: String) -> Bool {
    takesColors && !isKnownOtherwise(name) && !hasNear(name)
  }

  /// Whether a name is a member in another spelling, such as `.red`, or a word of another language.
  private func isKnownOtherwise(_ name: String) -> Bool {
    !name.allSatisfy { $0.isLetter || $0.isNumber || $0 == "-" }
      || members.contains(NearestName.kebabCase(name)) || ForeignName.isWord(name)
      || ForeignName.quoteHint(for: name) != nil
  }
}

extension Runtime {
  /// Warns once that a name is taken for an asset color.
  func noteAssetColor(_ name: String, at span: SourceSpan) {
    guard assetColors.insert(name).inserted else { return }
    warn(Diagnostic(.assetColor(name), at: span, severity: .warning))
  }

  /// Warns about an unknown modifier, once for each name.
  fileprivate func noteUnknownModifier(_ name: String, at span: SourceSpan) {
    guard unknownModifiers.insert(name).inserted else { return }
    warn(Diagnostic(.unknownModifier(name), at: span, severity: .warning))
  }
}

extension Complaint {
  fileprivate static func hasValue(_ name: String, _ names: [Value]) -> Complaint {
    let words = names.map { ValueDescription.written($0) }.joined(separator: " ")
    return Complaint(
      "names in such a list stand for themselves, and `\(name)` has a value",
      hint: "write `(list \(words))`")
  }

  fileprivate static func assetColor(_ name: String) -> Complaint {
    Complaint(
      "`\(name)` is none of SwiftUI's colors, and is taken for one of your assets",
      hint: "layout does not depend on it")
  }

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
      let slot = globals.slot(symbol)
      return keep(
        WorkCode { _ throws(Diagnostic) in
          slot.pointee.isDefined ? slot.pointee.value : .symbol(slot.pointee.symbol)
        })
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
  private let arguments: [Code]
  private let site: CallSite
  private let call: GlobalCallCode
  /// Whether it is an argument of another unknown modifier, so that it may give no view.
  var isArgument = false

  init(_ slot: GlobalPointer, _ arguments: [Code], _ site: CallSite) {
    self.slot = slot
    self.arguments = arguments
    self.site = site
    call = GlobalCallCode(slot, arguments, site)
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
