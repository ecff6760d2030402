import LayEngine

/// A special form: what it is for the reader of `help`, and how it is compiled.
///
/// An object, since the compiler asks for the form of every name that is called.
package final class Form: Sendable {
  package let name: String
  private let furtherNames: [String]?
  package let usage: String
  package let summary: String
  private let makeExamples: @Sendable () -> [Example]
  /// Whether it may give other views at other times, as `if` and `for` do.
  let isDynamic: Bool
  let compile: @Sendable (inout Compiler, FormCall) throws(Diagnostic) -> Code

  /// Inlined, so that the compiler makes forms as it makes declarations.
  @inline(__always)
  init(
    name: String, aliases: [String]? = nil, usage: String, summary: String,
    examples: @autoclosure @escaping @Sendable () -> [Example], isDynamic: Bool = false,
    compile: @escaping @Sendable (inout Compiler, FormCall) throws(Diagnostic) -> Code
  ) {
    self.name = name
    furtherNames = aliases
    self.usage = usage
    self.summary = summary
    makeExamples = examples
    self.isDynamic = isDynamic
    self.compile = compile
  }

  /// Other names for the same.
  package var aliases: [String] { furtherNames ?? [] }

  package var examples: [Example] { makeExamples() }

  package var names: [String] { [name] + aliases }

  /// What to do about a form that is not written as it must be.
  var usageHint: String {
    "write " + usage.split(separator: " or ").map { "`\($0)`" }.joined(separator: " or ")
  }
}

/// A use of a form, as its compile function gets it.
struct FormCall {
  let form: Form
  let syntax: SyntaxTree.Index
  let span: SourceSpan
  /// The parts after the form's name.
  let parts: [SyntaxTree.Index]
  let isTail: Bool
  /// Whether definitions may stand here.
  let isStatement: Bool

  /// The complaint about a form that is not written as it must be.
  func malformed(_ message: String, at span: SourceSpan? = nil) -> Diagnostic {
    Diagnostic(Complaint(message, hint: form.usageHint), at: span ?? self.span)
  }

  /// Complains unless the form stands where it defines something for the whole session.
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

/// Something to try, for help and tests.
package struct Example: Sendable {
  package let source: String
  /// What to propose to the view that it gives, as after `propose`.
  package let proposing: String?
  /// What is printed then.
  package let gives: String?

  package init(_ source: String, proposing: String? = nil, gives: String? = nil) {
    self.source = source
    self.proposing = proposing
    self.gives = gives
  }
}
