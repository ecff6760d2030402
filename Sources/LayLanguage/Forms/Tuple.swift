import LayEngine

extension Form {
  static let tuple = Form(
    name: "tuple",
    usage: "(tuple value…) or (tuple :label value…)",
    summary: "Several values in one, with or without labels: `(at pair 0)` and `(:width row)` read "
      + "them. `(let (((a b) pair)) …)`, `for`, `fn` and `define-values` take a tuple apart.",
    examples: """
      (at (tuple 3 "rows") 1) | "rows"
      (:width (tuple :width 80 :count 3)) | 80
      """
  ) { compiler, call throws(Diagnostic) in
    var labels: [Symbol?] = []
    var values: [Code] = []
    var label: (symbol: Symbol, span: SourceSpan)?
    for part in call.parts {
      if let keyword = compiler.tree.keyword(part) {
        guard label == nil else { break }
        if labels.contains(where: { $0 === keyword }) {
          throw call.malformed(
            "`:\(keyword.name)` is there twice", at: compiler.tree.span(part))
        }
        label = (keyword, compiler.tree.span(part))
        continue
      }
      labels.append(label?.symbol)
      values.append(try compiler.compile(part))
      label = nil
    }
    if let label {
      throw Diagnostic(.keywordWithoutValue(label.symbol.name, "10"), at: label.span)
    }
    return TupleCode(PartNames(name: nil, labels: labels), values)
  }
}

/// Makes a tuple.
private final class TupleCode: Code {
  let shape: PartNames
  let values: [Code]

  init(_ shape: PartNames, _ values: [Code]) {
    self.shape = shape
    self.values = values
  }

  override func run(_ machine: inout Machine) throws(Diagnostic) -> Value {
    let elements = ListStorage(capacity: values.count)
    for value in values { elements.append(try value.run(&machine)) }
    return .object(CompoundBox(shape, elements.elements))
  }
}
