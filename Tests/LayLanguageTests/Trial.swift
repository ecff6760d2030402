import LayEngine
import LayTerminal
import Testing

@testable import LayLanguage

/// Runs a text, in a new session on a deep stack if none is given, and keeps the outcome.
struct Trial {
  /// The value of the last form, as the prompt writes it.
  private(set) var value = ""
  private(set) var isDefinition = false
  private(set) var output = ""
  private(set) var error: Diagnostic?
  /// The text under the carets.
  private(set) var marked: String?
  /// The diagnostic as it is drawn.
  private(set) var picture: String?

  init(_ source: String, also declarations: [Declaration] = []) {
    self = DeepStack.run { Trial(source, in: Interpreter(also: declarations)) }
  }

  init(_ source: String, in interpreter: Interpreter) {
    var written = ""
    interpreter.output = { written += (written.isEmpty ? "" : "\n") + $0 }
    do throws(Diagnostic) {
      var items = interpreter.items(of: source, named: "t.lay")
      while let item = try items.next() {
        guard case .form(let tree) = item else { continue }
        let evaluation = try interpreter.evaluate(tree)
        value = ValueDescription.written(evaluation.value)
        isDefinition = evaluation.isDefinition
      }
    } catch {
      self.error = error
      marked = error.span.map { interpreter.sources.text(of: $0) }
      picture = DiagnosticPicture.draw(error, from: interpreter.sources)
    }
    output = written
  }

  var message: String? { error?.message }
  var hint: String? { error?.hint }
}

/// A program and the value of its last form.
struct Sample: CustomTestStringConvertible, Sendable {
  let source: String
  let gives: String

  init(_ source: String, _ gives: String) {
    self.source = source
    self.gives = gives
  }

  var testDescription: String { source }
}

/// A program and how it fails.
struct Mistake: CustomTestStringConvertible, Sendable {
  let source: String
  let message: String
  let marked: String
  let hint: String?

  init(_ source: String, _ message: String, at marked: String, hint: String?) {
    self.source = source
    self.message = message
    self.marked = marked
    self.hint = hint
  }

  var testDescription: String { source }
}
