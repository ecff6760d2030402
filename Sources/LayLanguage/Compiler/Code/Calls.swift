/// The arguments of a call in order.
///
/// Three have fields of their own, since a `let` field, if it is no optional, is run without taking
/// a reference.
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

/// A call of what a piece of code gives.
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

/// A call whose value the caller waits for.
final class CallCode: ComputedCall {
  override func run(_ machine: inout Machine) throws(Diagnostic) -> Value {
    try call(&machine, isTail: false)
  }
}

/// A call in tail position: it takes the place of the frame that makes it.
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

  /// Where the variable holds no function of the program.
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
  /// Leaves a call in tail position to the one who waits for its value.
  @inline(__always)
  fileprivate final func leave(_ machine: inout Machine) throws(Diagnostic) -> Value {
    guard let closure = slot.pointee.closure else { return try callBuiltin(&machine) }
    try arguments.push(on: &machine)
    machine.leaveTailCall(closure, arguments.count, site)
    return .nothing
  }
}

/// One whose value the caller waits for.
final class GlobalCallCode: GlobalCall {
  override func run(_ machine: inout Machine) throws(Diagnostic) -> Value {
    try call(&machine)
  }
}

/// One in tail position.
final class GlobalTailCallCode: GlobalCall {
  override func run(_ machine: inout Machine) throws(Diagnostic) -> Value {
    try leave(&machine)
  }
}
