import LayEngine

extension Form {
  static let allSwiftUICode: [Form] = [.swiftUICode]

  static let swiftUICode = Form(
    name: "swiftui", usage: "(swiftui \"code\")",
    summary:
      "The view that SwiftUI code shows. Declarations in the code are defined, as when `load` "
      + "reads a Swift file; errors point to their place in the string. In a string, `\\\"` "
      + "stands for a quotation mark.",
    examples: #"""
      (swiftui "Text(\"Hi\").padding(8)") | padding  32 x 36 ideal
      (hstack :spacing 0 (swiftui "Color.red.frame(width: 20, height: 20)") (text "Hi")) \#
      | ideal | 36 x 20
      """#
  ) { compiler, call throws(Diagnostic) in
    try call.requireParts(1...1, "`swiftui` needs a string of SwiftUI code")
    guard let text = compiler.tree.string(call.parts[0]) else {
      throw call.malformed(
        "`swiftui` needs a string as it is written", at: compiler.tree.span(call.parts[0]))
    }
    return SwiftUICode(text, compiler.forms, at: compiler.tree.span(call.parts[0]), call.span)
  }
}

/// SwiftUI code in a program: translated when it first runs; its items run each time.
private final class SwiftUICode: Code {
  private let text: String
  private let forms: [String: Form]
  /// The span of the string that contains the code.
  private let textSpan: SourceSpan
  private let span: SourceSpan
  private var items: [SyntaxTree]?

  init(_ text: String, _ forms: [String: Form], at textSpan: SourceSpan, _ span: SourceSpan) {
    self.text = text
    self.forms = forms
    self.textSpan = textSpan
    self.span = span
  }

  override func run(_ machine: inout Machine) throws(Diagnostic) -> Value {
    let runtime = machine.runtime
    let items: [SyntaxTree]
    if let known = self.items {
      items = known
    } else {
      items = try runtime.swiftItems(text, textSpan)
      self.items = items
    }
    var last: Value?
    for item in items {
      var compiler = Compiler(item, runtime, forms: forms)
      let code = try compiler.compileItem(0)
      let value = try machine.run(code, need: compiler.scope.need, span: item.span(0))
      withExtendedLifetime(compiler.store) {}
      last = compiler.endsInDefinition ? nil : value
    }
    guard let last else { throw Diagnostic(.showsNothing, at: span) }
    return last
  }
}

extension Complaint {
  fileprivate static let showsNothing = Complaint(
    "this code shows no view", hint: "write a view, a `#Preview { … }` or a struct that is a `View`"
  )
}
