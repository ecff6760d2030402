import LayEngine

extension Compiler {
  /// The names of the functions that compare two values.
  private static let comparisons: Set = ["<", "<=", ">", ">=", "=", "!="]

  /// The code of a comparison that keeps its values if it is false; nil for all other syntax.
  mutating func comparison(_ syntax: SyntaxTree.Index) throws(Diagnostic) -> Code? {
    guard tree.childCount(syntax) > 2, let symbol = tree.symbol(syntax + 1),
      Self.comparisons.contains(symbol.name),
      case .global(let slot) = try locate(symbol, at: tree.span(syntax + 1)),
      slot.pointee.isBuiltin
    else { return nil }
    var children = tree.children(syntax)
    guard let head = children.next() else { return nil }
    let arguments = try readArguments(children, of: head)
    let codes = try compileArguments(arguments, of: nil)
    let site = CallSite(
      name: symbol.name, span: tree.span(syntax), headSpan: tree.span(syntax + 1),
      arguments: arguments, codes: codes)
    return keep(
      WorkCode { machine throws(Diagnostic) in
        guard let function = machine.function(slot, site) else {
          throw machine.notAFunction(slot, site)
        }
        var values: [Value] = []
        for code in codes {
          values.append(try code.run(&machine))
          machine.push(values[values.count - 1])
        }
        let value = try machine.call(function, values.count, site)
        machine.runtime.failedComparison =
          value.isTrue
          ? nil : FailedComparison(name: site.name ?? "", values: values, span: site.span)
        return value
      })
  }
}
