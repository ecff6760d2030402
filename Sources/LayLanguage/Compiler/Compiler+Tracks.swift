extension Compiler {
  /// Compiles a list of tracks, `((fixed 50) (flexible))`, that is written down with no `list`
  /// before it, as an argument of something that takes tracks; nil for everything else.
  ///
  /// Such a list begins with a call that gives a track. A track cannot be called, so the list is no
  /// call itself.
  mutating func trackList(
    _ syntax: SyntaxTree.Index, for declaration: Declaration?
  ) throws(Diagnostic) -> Code? {
    guard let declaration, declaration.takesTracks, tree.childCount(syntax) > 0,
      isTrack(syntax + 1), let list = Catalogue.declaration(named: "list")
    else { return nil }
    let arguments = try readArguments(tree.children(syntax), of: syntax)
    let codes = try compileArguments(arguments, of: nil)
    let function = keep(ConstantCode(.function(Builtin(list))))
    let site = CallSite(
      name: list.name, span: tree.span(syntax), headSpan: tree.span(syntax), arguments: arguments,
      codes: codes)
    return keep(CallCode(function, ArgumentCodes(codes), site))
  }

  private func isTrack(_ syntax: SyntaxTree.Index) -> Bool {
    guard tree.childCount(syntax) > 0, let head = tree.symbol(syntax + 1) else { return false }
    return Catalogue.declaration(named: head.name)?.kind == .track
  }
}

extension Declaration {
  fileprivate var takesTracks: Bool {
    parameters.contains { if case .tracks = $0.type { true } else { false } }
  }
}
