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
        return keep(AssetColorCode(globals.slot(symbol), tree.span(syntax)))
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

/// An unbound name where a color or a view is accepted: its value if it is defined when this runs,
/// else the name of an asset color.
final class AssetColorCode: Code {
  let slot: GlobalPointer
  let span: SourceSpan

  init(_ slot: GlobalPointer, _ span: SourceSpan) {
    self.slot = slot
    self.span = span
  }

  override func run(_ machine: inout Machine) throws(Diagnostic) -> Value {
    if slot.pointee.isDefined { return slot.pointee.value }
    machine.runtime.noteAssetColor(slot.pointee.symbol.name, at: span)
    return .symbol(slot.pointee.symbol)
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
}
