import LayEngine
import LayLanguage
import LaySwift
import LaySwiftParsing
import LaySwiftTree

/// Swift code with what the compiler's program prints for it: the files in `Tests/LaySwiftTests/Answers`.
package struct AnswerSheet {
  /// `// case: …`, declarations, and pairs of `// print: EXPRESSION` and `// gives: TEXT`.
  package struct Case {
    package let name: String
    package let code: String
    package let questions: [(expression: String, answer: String)]
  }

  package let cases: [Case]

  package init(_ text: String) {
    var cases: [Case] = []
    var name: String?
    var code: [Substring] = []
    var questions: [(String, String)] = []
    func close() {
      guard let name else { return }
      cases.append(Case(name: name, code: code.joined(separator: "\n"), questions: questions))
    }
    for line in text.split(separator: "\n", omittingEmptySubsequences: false) {
      if let rest = Self.rest(of: line, after: "// case:") {
        close()
        (name, code, questions) = (rest, [], [])
      } else if let rest = Self.rest(of: line, after: "// print:") {
        questions.append((rest, ""))
      } else if let rest = Self.rest(of: line, after: "// gives:"), !questions.isEmpty {
        questions[questions.count - 1].1 = rest
      } else {
        code.append(line)
      }
    }
    close()
    self.cases = cases
  }

  private static func rest(of line: Substring, after mark: String) -> String? {
    guard line.hasPrefix(mark) else { return nil }
    let rest = line.dropFirst(mark.count)
    return String(rest.hasPrefix(" ") ? rest.dropFirst() : rest)
  }
}

/// What an expression gave beside what it should give.
package enum Outcome: Equatable {
  case equal
  /// It is not followed, and that is told.
  case told(String)
  /// It gave something else without a word.
  case different(String)
}

extension AnswerSheet.Case {
  /// Evaluates the expressions of the case in order, in one session.
  package func outcomes() -> [Outcome] {
    let request = TreeRequest(
      files: [Array(code.utf8)] + questions.map { Array($0.expression.utf8) })
    guard let files = FileParser.answer(request) else {
      return questions.map { _ in .told("no memory") }
    }
    var trees: [SwiftTree] = []
    for (file, bytes) in zip(files, request.files) {
      guard file.mistakes.isEmpty, let tree = try? SwiftTree.decoded(file.tree[...], of: bytes)
      else {
        let why = file.mistakes.first?.message ?? "no tree"
        return questions.map { _ in .told("syntax: \(why)") }
      }
      trees.append(tree)
    }
    let interpreter = Interpreter()
    let evaluator = SwiftEvaluator(interpreter, named: "main")
    evaluator.add([("Code.swift", trees[0])])
    // What comes behind something that is told may differ because of it.
    var told: String?
    return zip(questions, trees.dropFirst()).map { question, tree in
      let outcome = outcome(tree, question.answer, evaluator, interpreter)
      if case .told(let why) = outcome { told = told ?? why }
      told = told ?? evaluator.remarks.first?.message
      guard case .different = outcome, let told else { return outcome }
      return .told(told)
    }
  }

  private func outcome(
    _ tree: SwiftTree, _ answer: String, _ evaluator: SwiftEvaluator, _ interpreter: Interpreter
  ) -> Outcome {
    let clock = ContinuousClock()
    let end = clock.now + .seconds(3)
    interpreter.reasonToStop = { clock.now > end ? .interrupted : nil }
    do throws(Diagnostic) {
      let text = try DeepStack.run { () throws(Diagnostic) in
        try evaluator.evaluate("Expression.swift", tree)
      }
      let line = (text ?? "()").replacing("\\", with: "\\\\").replacing("\n", with: "\\n")
        .replacing("\t", with: "\\t")
      return line == answer ? .equal : .different(line)
    } catch {
      return .told(error.message)
    }
  }
}
