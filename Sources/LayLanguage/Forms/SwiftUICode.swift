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
      (swiftui "Text(\"Hi\").padding(8)") | .padding  32 x 36 ideal
      (hstack :spacing 0 (swiftui "Color.red.frame(width: 20, height: 20)") (text "Hi")) \#
      | ideal | 36 x 20
      """#
  ) { compiler, call throws(Diagnostic) in
    try call.requireParts(1...1, "`swiftui` needs a string of SwiftUI code")
    guard let text = compiler.tree.string(call.parts[0]) else {
      throw call.malformed(
        "`swiftui` needs a string as it is written", at: compiler.tree.span(call.parts[0]))
    }
    return SwiftUICode(text, at: compiler.tree.span(call.parts[0]))
  }
}

/// SwiftUI code in a program, which is read when it first runs.
private final class SwiftUICode: Code {
  private let text: String
  /// The span of the string that contains the code.
  private let span: SourceSpan
  private var read: SwiftInString?
  private var isRead = false

  init(_ text: String, at span: SourceSpan) {
    self.text = text
    self.span = span
  }

  override func run(_ machine: inout Machine) throws(Diagnostic) -> Value {
    if !isRead {
      read = try machine.runtime.swiftCode(text, span)
      isRead = true
    }
    // Code that only declares gives nothing.
    guard let read else { return .nothing }
    defer { read.tell() }
    return try read.run(&machine)
  }
}
