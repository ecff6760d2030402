/// A function of the program while it runs, and the pass that it may ask so long.
final class ProgramRun<Number: Scalar, Trace: Tracer> {
  let pass: UnsafeMutablePointer<Pass<Number, Trace>>
  /// False once the function has ended: what it was given may be kept, and asks nobody then.
  fileprivate(set) var isOpen = true

  fileprivate init(_ pass: UnsafeMutablePointer<Pass<Number, Trace>>) { self.pass = pass }
}

extension Pass {
  /// Runs a function of the program; an error that it throws ends the pass and comes out of it.
  ///
  /// - Returns: nil if it failed, or if the pass had ended before.
  mutating func run<Answer>(
    program: (ProgramRun<Number, Trace>) throws -> Answer
  ) -> Answer? {
    guard failure == nil else { return nil }
    let outcome = withUnsafeMutablePointer(to: &self) { pass in
      Result {
        let run = ProgramRun(pass)
        defer { run.isOpen = false }
        return try program(run)
      }
    }
    switch outcome {
    case .success(let answer): return answer
    case .failure(let error):
      fail(.program(error))
      return nil
    }
  }
}
