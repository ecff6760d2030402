/// The errors by which a loop or a function is left before its end.
///
/// `break`, `continue` and `return` are thrown as errors up to the loop or the function around
/// them. In between there is only code of the same function, so that their messages are never
/// shown.
enum EarlyExit {
  static let breaking = Diagnostic(Complaint("`break` leaves no loop"), at: nil)
  static let continuing = Diagnostic(Complaint("`continue` is in no loop"), at: nil)
  static let returning = Diagnostic(Complaint("`return` leaves no function"), at: nil)
}

/// Runs the body of a function that may be left by `return`.
final class ReturnTargetCode: Code {
  let body: Code
  /// How many slots the function's locals take.
  let frameSize: Int

  init(_ body: Code, frameSize: Int) {
    self.body = body
    self.frameSize = frameSize
  }

  override func run(_ machine: inout Machine) throws(Diagnostic) -> Value {
    do throws(Diagnostic) { return try body.run(&machine) } catch {
      guard error.isSame(as: EarlyExit.returning) else { throw error }
      machine.drop(to: machine.frame + frameSize)
      return machine.takeReturned()
    }
  }
}
