import LayEngine

extension Compiler {
  /// Compiles a call.
  ///
  /// - Parameter last: an argument that is already compiled and comes last, such as the value that
  ///   `->` threads through the call.
  mutating func compileCall(
    _ syntax: SyntaxTree.Index, also last: CallArgument?, isTail: Bool
  ) throws(Diagnostic) -> Code {
    var children = tree.children(syntax)
    guard let head = children.next() else { return ConstantCode(.nothing) }
    var arguments = try readArguments(children, of: head)
    if let last { arguments.append(last) }
    return try compileCall(head, arguments, tree.span(syntax), isTail: isTail)
  }

  // Recursive code is kept apart from other code, so that its stack frames stay small.

  mutating func compileCall(
    _ head: SyntaxTree.Index, _ arguments: [CallArgument], _ span: SourceSpan, isTail: Bool
  ) throws(Diagnostic) -> Code {
    if let complaint = infixCall(head, arguments) {
      throw Diagnostic(complaint, at: tree.span(head))
    }
    if let code = try unknownModifier(head, arguments, span) { return code }
    let callee = try callee(head)
    try refuseOperator(among: arguments, callee.declaration)
    let codes = try compileArguments(arguments, of: callee.declaration)
    let site = CallSite(
      name: tree.symbol(head)?.name, span: span, headSpan: tree.span(head), arguments: arguments,
      codes: codes)
    return finishCall(callee, codes, site, isTail: isTail)
  }

  /// The callee: a global, which may be a builtin, or the value of a piece of code.
  private struct Callee {
    var global: GlobalPointer?
    var declaration: Declaration?
    var code: Code?
  }

  private mutating func callee(_ head: SyntaxTree.Index) throws(Diagnostic) -> Callee {
    guard let symbol = tree.symbol(head) else { return Callee(code: try compile(head)) }
    let location = try locate(modifier(for: symbol) ?? symbol, at: tree.span(head))
    guard case .global(let slot) = location else {
      return Callee(code: keep(variable(symbol, location, tree.span(head))))
    }
    return Callee(global: slot, declaration: builtin(slot))
  }

  /// The modifier `tint` for a call of `accent-color`, which is a color as well as a modifier in
  /// SwiftUI; nil for other names.
  private func modifier(for symbol: Symbol) throws(Diagnostic) -> Symbol? {
    guard symbol.name == "accent-color", try scope.locate(symbol) == nil,
      globals.slot(symbol).pointee.isBuiltin
    else { return nil }
    return runtime.symbols.intern("tint")
  }

  /// The complaint about `(5 + 3)`; nil for calls that are not written like this.
  private func infixCall(
    _ head: SyntaxTree.Index, _ arguments: [CallArgument]
  ) -> Complaint? {
    guard let number = tree.number(head), case .syntax(let sign)? = arguments.first?.content,
      let name = tree.symbol(sign)?.name, runtime.names.declaration(named: name)?.operation != nil
    else { return nil }
    var words = [name, NumberText.of(number), "…"]
    if arguments.count == 2, case .syntax(let right) = arguments[1].content,
      let number = tree.number(right)
    {
      words[2] = NumberText.of(number)
    }
    return Complaint(
      "the number \(words[1]) cannot be called",
      hint: "write `(\(words.joined(separator: " ")))`")
  }

  /// Complains about `(print "a" + "b")`, where the function `+` would be printed.
  private func refuseOperator(
    among arguments: [CallArgument], _ declaration: Declaration?
  ) throws(Diagnostic) {
    guard let declaration, arguments.count > 2, declaration.joinsValues else { return }
    for place in 1..<(arguments.count - 1) {
      guard case .syntax(let sign) = arguments[place].content, let symbol = tree.symbol(sign),
        runtime.names.declaration(named: symbol.name)?.operation != nil,
        try scope.locate(symbol) == nil, builtin(globals.slot(symbol))?.operation != nil,
        !isOperator(arguments[place - 1]), !isOperator(arguments[place + 1])
      else { continue }
      let isText = [place - 1, place + 1].contains {
        if case .syntax(let side) = arguments[$0].content {
          tree.string(side) != nil
        } else {
          false
        }
      }
      throw Diagnostic(
        .operatorBetween(symbol.name, joins: isText && symbol.name == "+"), at: tree.span(sign))
    }
  }

  private func isOperator(_ argument: CallArgument) -> Bool {
    guard case .syntax(let syntax) = argument.content, let symbol = tree.symbol(syntax) else {
      return false
    }
    return runtime.names.declaration(named: symbol.name)?.operation != nil
  }

  private func finishCall(
    _ callee: Callee, _ codes: [Code], _ site: CallSite, isTail: Bool
  ) -> Code {
    // In Swift a call keeps its frame, so that depth tells what calls itself without an end.
    if let code = callee.code { return CallCode(code, codes, site, isTail: isTail) }
    guard let slot = callee.global else { return ConstantCode(.nothing) }
    if let operation = callee.declaration?.operation, codes.count == 2, !site.hasKeywords {
      return ArithmeticCode(operation, codes[0], codes[1], slot, site)
    }
    if callee.declaration?.kind.makesViews == true,
      let code = ConstantViewCode(slot, codes, site)
    {
      return code
    }
    return GlobalCallCode(slot, codes, site, isTail: isTail && callee.declaration == nil)
  }

  /// The declaration of the builtin that a global name stands for; nil if the program has redefined
  /// the name, or redefines it in this item.
  func builtin(_ slot: GlobalPointer) -> Declaration? {
    guard slot.pointee.isBuiltin, !defined.contains(slot.pointee.symbol.id),
      case .function(let function) = slot.pointee.value,
      let builtin = function as? Builtin
    else { return nil }
    return builtin.declaration
  }

  /// Pairs keywords with the values after them.
  func readArguments(
    _ children: SyntaxChildren, of head: SyntaxTree.Index
  ) throws(Diagnostic) -> [CallArgument] {
    var arguments: [CallArgument] = []
    var pending: SyntaxTree.Index?
    for child in children {
      if tree.kind(child) == .keyword {
        if let pending { throw keywordWithoutValue(pending, of: head) }
        pending = child
        continue
      }
      var argument = CallArgument(content: .syntax(child), span: tree.span(child))
      argument.keyword = pending.flatMap { tree.keyword($0) }
      argument.keywordSpan = pending.map { tree.span($0) }
      argument.isDynamic = isDynamic(child)
      arguments.append(argument)
      pending = nil
    }
    if let pending { throw keywordWithoutValue(pending, of: head) }
    return arguments
  }

  /// Whether this is a form such as `if`, which can give different views each time it runs.
  func isDynamic(_ syntax: SyntaxTree.Index) -> Bool {
    tree.childCount(syntax) > 0 && form(at: syntax + 1)?.isDynamic == true
  }

  private func keywordWithoutValue(
    _ keyword: SyntaxTree.Index, of head: SyntaxTree.Index
  ) -> Diagnostic {
    let name = tree.keyword(keyword)?.name ?? ""
    let declaration = tree.symbol(head).flatMap { runtime.names.declaration(named: $0.name) }
    let type = declaration?.parameter(name)?.type ?? .number
    return Diagnostic(.keywordWithoutValue(name, type.sample), at: tree.span(keyword))
  }

  private func placed(_ given: [CallArgument], of declaration: Declaration?) -> [CallArgument] {
    guard let declaration else { return given }
    var arguments = given
    let places = ArgumentPlaces(keywords: given.map(\.keyword), of: declaration)
    for index in arguments.indices { arguments[index].place = places[index] }
    return arguments
  }

  /// Compiles the arguments of a call.
  ///
  /// - Parameter declaration: the builtin that is called, which may take names as symbols; nil if
  ///   the callee is known only at run time.
  mutating func compileArguments(
    _ given: [CallArgument], of declaration: Declaration?
  ) throws(Diagnostic) -> [Code] {
    let arguments = placed(given, of: declaration)
    let waiting = scope.temporaries
    defer { scope.temporaries = waiting }
    var codes: [Code] = []
    for (index, argument) in arguments.enumerated() {
      switch argument.content {
      case .code(let code): codes.append(code)
      case .syntax(let syntax):
        if let declaration,
          let special = try specialArgument(
            syntax, argument.place, after: index == 0 ? nil : arguments[index - 1], declaration)
        {
          codes.append(special)
        } else {
          codes.append(try compile(syntax))
        }
      }
      scope.temporaries = waiting + index + 1
    }
    return codes
  }
}

extension Declaration {
  /// Whether it prints or joins values of any kind, or is a view that takes a text.
  fileprivate var joinsValues: Bool {
    if case .any? = rest?.type { return name == "print" || name == "str" || name == "error" }
    return (rest == nil || name == "text") && kind.makesViews && wantsText(.inOrder)
  }

  fileprivate var takesTracks: Bool {
    parameters.contains { if case .tracks = $0.type { true } else { false } }
  }
}

extension Complaint {
  fileprivate static func operatorBetween(_ sign: String, joins: Bool) -> Complaint {
    Complaint(
      "`\(sign)` stands between values",
      hint: joins
        ? "strings are joined by `(str a b)`"
        : "write `(\(sign) a b)`: what is called stands first in parentheses")
  }

  static func keywordWithoutValue(_ name: String, _ sample: String?) -> Complaint {
    let example = sample.map { ", as in `:\(name) \($0)`" } ?? ""
    return Complaint("`:\(name)` has no value", hint: "write the value after it" + example)
  }

  fileprivate static func memberOfNothing(_ name: String) -> Complaint {
    Complaint(
      "`:\(name)` at the beginning of a form reads a part of the value after it",
      hint: "write `(:\(name) value)`")
  }
}

/// Arguments of builtins that are not compiled as ordinary expressions.
extension Compiler {
  /// The code of such an argument; nil for an ordinary expression.
  mutating func specialArgument(
    _ syntax: SyntaxTree.Index, _ place: ArgumentPlace, after previous: CallArgument?,
    _ declaration: Declaration
  ) throws(Diagnostic) -> Code? {
    if declaration.wantsText(place) { try noteText(syntax) }
    if !place.hasKeyword { try noteName(syntax, after: previous, declaration) }
    try noteParameters(syntax, place, declaration)
    if declaration.name == "assert", previous == nil, let code = try comparison(syntax) {
      return code
    }
    if let value = try name(syntax, place, declaration) { return keep(ConstantCode(value)) }
    if place.hasKeyword, let list = try trackList(syntax, for: declaration) { return list }
    if let function = try functionOfViews(syntax, place, declaration) { return function }
    guard let type = declaration.bareNames(place) else { return nil }
    return try bareNames(syntax, type)
  }

  /// An unbound name that is taken as a symbol although no parameter's type lists it; nil
  /// otherwise.
  private func name(
    _ syntax: SyntaxTree.Index, _ place: ArgumentPlace, _ declaration: Declaration
  ) throws(Diagnostic) -> Value? {
    switch place {
    case .modified: try nameForView(syntax, declaration)
    case .nowhere where declaration.isInterface, .inOrder where declaration.isInterface:
      try unboundValue(syntax, nil, declaration)
    case .nowhere: try nameForUnknownKeyword(syntax)
    case .parameter(let index): try unboundValue(syntax, [index], declaration)
    case .inOrder: try unboundValue(syntax, declaration.positional, declaration)
    }
  }

  /// An unbound name in the place of a modifier's view, as in `(border red)`, is taken as a symbol:
  /// the complaint is then that the view is missing.
  private func nameForView(
    _ syntax: SyntaxTree.Index, _ declaration: Declaration
  ) throws(Diagnostic) -> Value? {
    guard let symbol = tree.symbol(syntax),
      declaration.bareNames(.inOrder)?.members.contains(symbol.name) == true, !(try isBound(symbol))
    else { return nil }
    return .symbol(symbol)
  }

  /// An unbound name after an unknown keyword, as in `(scroll-view :axis horizontal …)`, is taken
  /// as a symbol: the complaint is then about the keyword.
  private func nameForUnknownKeyword(_ syntax: SyntaxTree.Index) throws(Diagnostic) -> Value? {
    guard let symbol = tree.symbol(syntax), form(at: syntax) == nil, !(try isBound(symbol))
    else { return nil }
    return .symbol(symbol)
  }

  /// The code of a function literal in an argument of a view: one that makes content gives all
  /// views of its body; one that is never called may drop views without a warning.
  private mutating func functionOfViews(
    _ syntax: SyntaxTree.Index, _ place: ArgumentPlace, _ declaration: Declaration
  ) throws(Diagnostic) -> Code? {
    guard declaration.kind.makesViews, isFunction(syntax),
      let type = declaration.functionOfViews(place)
    else { return nil }
    let outer = isInUncalledFunction
    defer { isInUncalledFunction = outer }
    if case .action = type { isInUncalledFunction = true }
    return try compileFunction(syntax) { compiler, body throws(Diagnostic) in
      try compiler.compileBuilder(body, isSpliced: false, isTail: true)
    }
  }

  /// An unbound name, or a call of one, quoted, in an argument that has no effect:
  /// `(matched-geometry-effect :id "a" :in space …)`.
  ///
  /// - Parameter parameters: the parameters to which the argument may go; nil where any is taken.
  private func unboundValue(
    _ syntax: SyntaxTree.Index, _ parameters: [Int]?, _ declaration: Declaration
  ) throws(Diagnostic) -> Value? {
    let head = tree.childCount(syntax) > 0 ? syntax + 1 : syntax
    guard declaration.kind == .modifier, let symbol = tree.symbol(head),
      declaration.takesUnboundNames, form(at: head) == nil
    else { return nil }
    // In a row of the interface, `hidden` alone is no modifier.
    let isWord = declaration.isInterface && head == syntax
    guard try isWord ? !isOfProgram(symbol) : !isBound(symbol) else { return nil }
    let value = try quotedValue(syntax)
    let isTaken = parameters?.contains { declaration.parameters[$0].type.accepts(value) } ?? true
    return isTaken ? value : nil
  }

  /// Notes a hint for an unbound name that a keyword of the callee would take, or that is the
  /// second word of a name, as in `:alignment top trailing`.
  private func noteName(
    _ syntax: SyntaxTree.Index, after previous: CallArgument?, _ declaration: Declaration
  ) throws(Diagnostic) {
    guard let symbol = tree.symbol(syntax), !(try isBound(symbol)) else { return }
    if let previous, let keyword = previous.keyword?.name,
      case .syntax(let before) = previous.content,
      let first = tree.symbol(before)?.name, let names = declaration.bareNames(previous.place),
      let whole = names.member(ofParts: [first, symbol.name])
    {
      runtime.nameHints[tree.span(syntax)] = "it is one name: write `:\(keyword) \(whole)`"
    } else if let hint = declaration.keywordHint(for: symbol.name) {
      runtime.nameHints[tree.span(syntax)] = hint
    }
  }

  /// Notes a hint for a parameter list without `fn`, such as `(proxy)`, where a function is wanted.
  private func noteParameters(
    _ syntax: SyntaxTree.Index, _ place: ArgumentPlace, _ declaration: Declaration
  ) throws(Diagnostic) {
    guard tree.childCount(syntax) > 0, let head = tree.symbol(syntax + 1),
      case .builder? = declaration.functionOfViews(place),
      form(at: syntax + 1) == nil, !(try isBound(head))
    else { return }
    let names = tree.children(syntax).compactMap { tree.symbol($0)?.name }
    guard names.count == tree.childCount(syntax) else { return }
    runtime.nameHints[tree.span(syntax + 1)] =
      "a function is written `(fn (\(names.joined(separator: " "))) …)`"
  }

  /// Compiles a list of tracks, `((fixed 50) (flexible))`, that is written down with no `list`
  /// before it, as an argument of something that takes tracks; nil for everything else.
  ///
  /// Such a list begins with a call that gives a track. A track cannot be called, so the list is no
  /// call itself.
  mutating func trackList(
    _ syntax: SyntaxTree.Index, for declaration: Declaration?
  ) throws(Diagnostic) -> Code? {
    guard let declaration, declaration.takesTracks, tree.childCount(syntax) > 0,
      isTrack(syntax + 1), let list = runtime.names.declaration(named: "list")
    else { return nil }
    let arguments = try readArguments(tree.children(syntax), of: syntax)
    let codes = try compileArguments(arguments, of: nil)
    let function = keep(ConstantCode(.function(Builtin(list))))
    let site = CallSite(
      name: list.name, span: tree.span(syntax), headSpan: tree.span(syntax), arguments: arguments,
      codes: codes)
    return keep(CallCode(function, codes, site))
  }

  private func isTrack(_ syntax: SyntaxTree.Index) -> Bool {
    guard tree.childCount(syntax) > 0, let head = tree.symbol(syntax + 1) else { return false }
    return runtime.names.declaration(named: head.name)?.kind == .track
  }
}

/// Members of values: `(:height row)`.
extension Compiler {
  /// Compiles the reading of a member, or the call of one that takes more than the value.
  mutating func compileMember(
    _ name: Symbol, of syntax: SyntaxTree.Index
  ) throws(Diagnostic) -> Code {
    var children = tree.children(syntax)
    guard let head = children.next() else { return ConstantCode(.nothing) }
    let arguments = try readArguments(children, of: head)
    guard let whole = arguments.first, whole.keyword == nil else {
      throw Diagnostic(.memberOfNothing(name.name), at: tree.span(syntax))
    }
    let codes = try compileArguments(arguments, of: nil)
    let site = CallSite(
      name: nil, span: tree.span(syntax), headSpan: tree.span(head), arguments: arguments,
      codes: codes)
    if codes.count == 1 { return MemberCode(name, of: codes[0], site) }
    // `(:fits row 20)` is `(row.fits row 20)`.
    return WorkCode { machine throws(Diagnostic) in
      try codes.push(on: &machine)
      let whole = (machine.top - codes.count).pointee
      return try machine.call(try machine.member(name, of: whole, site), codes.count, site)
    }
  }
}

/// A member of a value: a field, a part such as the width of a size, or a function of the program
/// that is called by the kind of value and the member's name, as `row.width`.
final class MemberCode: Code {
  let name: Symbol
  let whole: Code
  let site: CallSite

  init(_ name: Symbol, of whole: Code, _ site: CallSite) {
    self.name = name
    self.whole = whole
    self.site = site
  }

  override func run(_ machine: inout Machine) throws(Diagnostic) -> Value {
    let value = try whole.run(&machine)
    if case .object(let object) = value {
      if let compound = object.compound {
        if let place = compound.shape.index(of: name) {
          return compound.elements[compound.elements.startIndex + place]
        }
      } else if let part = object.part(name.name) {
        return part
      }
    }
    let function = try machine.member(name, of: value, site)
    machine.push(value)
    return try machine.call(function, 1, site)
  }
}

extension Machine {
  /// The function that the program defined as a member of values of this kind.
  @inline(never)
  fileprivate func member(
    _ name: Symbol, of value: Value, _ site: CallSite
  ) throws(Diagnostic) -> Function {
    guard !value.isNothing else {
      throw Diagnostic(.hasNoField(name.name, value), at: site.span)
    }
    let slot = runtime.globals.slot(runtime.symbols.intern("\(value.kindName).\(name.name)"))
    guard slot.pointee.isDefined, case .function(let function) = slot.pointee.value else {
      throw Diagnostic(.hasNoField(name.name, value), at: site.span)
    }
    return function
  }
}
