extension Compiler {
  /// Compiles a list of tracks as it is written in SwiftUI, `((fixed 50) (flexible))`, with no
  /// `list` before it; nil for everything else.
  mutating func trackList(
    _ syntax: SyntaxTree.Index, _ type: ParameterType?
  ) throws(Diagnostic) -> Code? {
    guard case .tracks = type, tree.childCount(syntax) > 0,
      tree.children(syntax).allSatisfy(isTrack),
      let list = Catalogue.declaration(named: "list")
    else { return nil }
    let arguments = try readArguments(tree.children(syntax))
    let codes = try compileArguments(arguments, nil)
    let function = keep(ConstantCode(.function(Builtin(list))))
    let site = CallSite(
      name: list.name, span: tree.span(syntax), headSpan: tree.span(syntax), arguments: arguments)
    return keep(CallCode(function, ArgumentCodes(codes), site))
  }

  private func isTrack(_ syntax: SyntaxTree.Index) -> Bool {
    guard tree.childCount(syntax) > 0, let head = tree.symbol(syntax + 1) else { return false }
    return TrackFunctions.names.contains(head.name)
  }
}
