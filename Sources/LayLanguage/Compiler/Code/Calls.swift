/// The arguments of a call in order.
///
/// The first three have fields of their own: a non-optional `let` field is run without being
/// retained.
struct ArgumentCodes {
  private let first: Code
  private let second: Code
  private let third: Code
  private let others: [Code]
  let count: Int

  init(_ codes: [Code]) {
    let none = Code()
    first = codes.first ?? none
    second = codes.count > 1 ? codes[1] : none
    third = codes.count > 2 ? codes[2] : none
    others = Array(codes.dropFirst(3))
    count = codes.count
  }

  @inline(__always)
  func push(on machine: inout Machine) throws(Diagnostic) {
    guard count > 0 else { return }
    machine.push(try first.run(&machine))
    guard count > 1 else { return }
    machine.push(try second.run(&machine))
    guard count > 2 else { return }
    machine.push(try third.run(&machine))
    for other in others { machine.push(try other.run(&machine)) }
  }
}

/// A call whose callee is computed by code.
class ComputedCall: Code {
  private let function: Code
  private let arguments: ArgumentCodes
  private let site: CallSite

  init(_ function: Code, _ arguments: ArgumentCodes, _ site: CallSite) {
    self.function = function
    self.arguments = arguments
    self.site = site
  }

  @inline(__always)
  fileprivate final func call(
    _ machine: inout Machine, isTail: Bool
  ) throws(Diagnostic) -> Value {
    let callee = try function.run(&machine)
    guard case .function(let function) = callee else {
      return try machine.callHidden(callee, arguments, site)
    }
    try arguments.push(on: &machine)
    guard isTail, function.isClosure else {
      return try machine.call(function, arguments.count, site)
    }
    machine.leaveTailCall(function, arguments.count, site)
    return .nothing
  }
}

/// A call that is not in tail position: its caller waits for the value.
final class CallCode: ComputedCall {
  override func run(_ machine: inout Machine) throws(Diagnostic) -> Value {
    try call(&machine, isTail: false)
  }
}

/// A call in tail position: its frame replaces the frame that makes it.
final class TailCallCode: ComputedCall {
  override func run(_ machine: inout Machine) throws(Diagnostic) -> Value {
    try call(&machine, isTail: true)
  }
}

/// A call of a global function, without taking a reference to it.
class GlobalCall: Code {
  private let slot: GlobalPointer
  private let arguments: ArgumentCodes
  private let site: CallSite

  init(_ slot: GlobalPointer, _ arguments: ArgumentCodes, _ site: CallSite) {
    self.slot = slot
    self.arguments = arguments
    self.site = site
  }

  /// The call if the variable holds no function of the program.
  @inline(__always)
  fileprivate final func callBuiltin(_ machine: inout Machine) throws(Diagnostic) -> Value {
    guard case .function(let function) = slot.pointee.value else {
      return try machine.callHidden(slot, arguments, site)
    }
    try arguments.push(on: &machine)
    return try machine.call(function, arguments.count, site)
  }

  @inline(__always)
  final func call(_ machine: inout Machine) throws(Diagnostic) -> Value {
    guard let closure = slot.pointee.closure else { return try callBuiltin(&machine) }
    try arguments.push(on: &machine)
    let outcome = closure._withUnsafeGuaranteedRef { closure -> Result<Value, Diagnostic> in
      do throws(Diagnostic) {
        return .success(try machine.call(closure, arguments.count, site))
      } catch {
        return .failure(error)
      }
    }
    return try outcome.get()
  }
}

extension GlobalCall {
  /// Leaves a call in tail position to the machine, which makes it in the present frame.
  @inline(__always)
  fileprivate final func leave(_ machine: inout Machine) throws(Diagnostic) -> Value {
    guard let closure = slot.pointee.closure else { return try callBuiltin(&machine) }
    try arguments.push(on: &machine)
    machine.leaveTailCall(closure, arguments.count, site)
    return .nothing
  }
}

/// A call of a global function that is not in tail position.
final class GlobalCallCode: GlobalCall {
  override func run(_ machine: inout Machine) throws(Diagnostic) -> Value {
    try call(&machine)
  }
}

/// A call of a global function in tail position.
final class GlobalTailCallCode: GlobalCall {
  override func run(_ machine: inout Machine) throws(Diagnostic) -> Value {
    try leave(&machine)
  }
}
