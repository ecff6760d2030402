/// A piece of a program, ready to run: names are resolved and forms taken apart.
///
/// The fields of subclasses are all `let`, so that they are run without being retained.
class Code {
  init() {}

  /// Runs the code.
  ///
  /// Code in tail position may leave a call for the machine to make.
  func run(_ machine: inout Machine) throws(Diagnostic) -> Value { .nothing }
}

/// Owns the code of one item, so that it is freed from the outside in, without recursion.
final class CodeStore {
  private var codes: [Code] = []

  func add(_ code: Code) { codes.append(code) }

  // Parts are added before the whole that holds them, so in reverse order each whole goes first.
  deinit {
    while codes.popLast() != nil {}
  }
}

/// A value that is known when the code is compiled.
final class ConstantCode: Code {
  let value: Value

  init(_ value: Value) { self.value = value }

  override func run(_ machine: inout Machine) throws(Diagnostic) -> Value { value }
}

/// Several codes in order; the value is that of the last.
final class SequenceCode: Code {
  let parts: [Code]
  let last: Code

  init(_ parts: [Code], last: Code) {
    self.parts = parts
    self.last = last
  }

  override func run(_ machine: inout Machine) throws(Diagnostic) -> Value {
    for part in parts { _ = try part.run(&machine) }
    return try last.run(&machine)
  }
}
