import LayLanguage
import LaySwift

/// Swift code that gives a value.
extension Shell {
  /// Runs Swift code, one text after the other, and prints the value of its last line.
  ///
  /// - Parameter files: what they declare is known to the code.
  func runSwift(_ codes: [String], beside files: [SwiftFile]) -> Outcome {
    let interpreter = session.interpreter
    do throws(Diagnostic) {
      let texts = codes.map { SwiftFile(name: "", text: $0) }
      let trees = try SwiftParser.trees(
        of: files + texts, interpreter.sources, interpreter.reasonToStop)
      let evaluator = SwiftEvaluator(interpreter)
      evaluator.add(zip(files, trees).map { ($0.name, $1) })
      var told = 0
      for tree in trees[files.count...] {
        let text = try evaluator.evaluate("", tree)
        for remark in evaluator.remarks[told...] { _ = report(remark.asWarning) }
        told = evaluator.remarks.count
        if let text { printResult(text) }
      }
      return .finished
    } catch {
      return report(error)
    }
  }
}
