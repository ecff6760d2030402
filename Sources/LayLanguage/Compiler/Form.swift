import LayEngine

/// A special form: its documentation for `help`, and how it is compiled.
///
/// A class, since the compiler looks up the form of every name that is called.
package final class Form: Sendable {
  package let name: String
  /// Other names of the form.
  package let aliases: [String]
  package let usage: String
  package let summary: String
  private let exampleLines: String
  /// Whether it can give different views each time it runs, as `if` and `for` do.
  let isDynamic: Bool
  let compile: @Sendable (inout Compiler, FormCall) throws(Diagnostic) -> Code

  init(
    name: String, aliases: [String] = [], usage: String, summary: String,
    examples: String, isDynamic: Bool = false,
    compile: @escaping @Sendable (inout Compiler, FormCall) throws(Diagnostic) -> Code
  ) {
    self.name = name
    self.aliases = aliases
    self.usage = usage
    self.summary = summary
    exampleLines = examples
    self.isDynamic = isDynamic
    self.compile = compile
  }

  package var examples: [Example] { Example.all(in: exampleLines) }

  package var names: [String] { [name] + aliases }

  /// The hint for a malformed use of the form.
  var usageHint: String {
    "write " + usage.split(separator: " or ").map { "`\($0)`" }.joined(separator: " or ")
  }
}

/// A use of a form, as passed to its `compile` closure.
struct FormCall {
  let form: Form
  let syntax: SyntaxTree.Index
  let span: SourceSpan
  /// The parts after the form's name.
  let parts: [SyntaxTree.Index]
  let isTail: Bool
  /// Whether definitions are allowed here.
  let isStatement: Bool

  /// The complaint about a malformed use of the form.
  func malformed(_ message: String, at span: SourceSpan? = nil) -> Diagnostic {
    Diagnostic(Complaint(message, hint: form.usageHint), at: span ?? self.span)
  }

  /// Throws unless the form is at the top level, where definitions are global.
  func requireOutermost(_ compiler: Compiler) throws(Diagnostic) {
    guard isStatement, compiler.isOutermost else {
      throw Diagnostic(.standsInside(form.name), at: span)
    }
  }

  func requireParts(_ counts: ClosedRange<Int>, _ message: String) throws(Diagnostic) {
    guard counts.contains(parts.count) else { throw malformed(message) }
  }

  func requireParts(_ counts: PartialRangeFrom<Int>, _ message: String) throws(Diagnostic) {
    guard counts.contains(parts.count) else { throw malformed(message) }
  }
}

extension Complaint {
  fileprivate static func standsInside(_ name: String) -> Complaint {
    Complaint("`\(name)` stands inside of something", hint: "write it at the top level")
  }
}
