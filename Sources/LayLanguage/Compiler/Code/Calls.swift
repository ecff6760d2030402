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

/// A call whose value the caller waits for.
final class CallCode: Code {
  let function: Code
  let arguments: ArgumentCodes
  let site: CallSite

  init(_ function: Code, _ arguments: ArgumentCodes, _ site: CallSite) {
    self.function = function
    self.arguments = arguments
    self.site = site
  }

  override func run(_ machine: inout Machine) throws(Diagnostic) -> Value {
    let callee = try function.run(&machine)
    guard case .function(let function) = callee else {
      return try machine.callHidden(callee, arguments, site)
    }
    try arguments.push(on: &machine)
    return try machine.call(function, arguments.count, site)
  }
}

/// A call of a global function, without taking a reference to it.
final class GlobalCallCode: Code {
  let slot: GlobalPointer
  let arguments: ArgumentCodes
  let site: CallSite

  init(_ slot: GlobalPointer, _ arguments: ArgumentCodes, _ site: CallSite) {
    self.slot = slot
    self.arguments = arguments
    self.site = site
  }

  override func run(_ machine: inout Machine) throws(Diagnostic) -> Value {
    if let closure = slot.pointee.closure {
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
    guard case .function(let function) = slot.pointee.value else {
      return try machine.callHidden(slot, arguments, site)
    }
    try arguments.push(on: &machine)
    return try machine.call(function, arguments.count, site)
  }
}

/// A call of a global function in tail position, without taking a reference to it.
final class GlobalTailCallCode: Code {
  let slot: GlobalPointer
  let arguments: ArgumentCodes
  let site: CallSite

  init(_ slot: GlobalPointer, _ arguments: ArgumentCodes, _ site: CallSite) {
    self.slot = slot
    self.arguments = arguments
    self.site = site
  }

  override func run(_ machine: inout Machine) throws(Diagnostic) -> Value {
    if let closure = slot.pointee.closure {
      try arguments.push(on: &machine)
      machine.leaveTailCall(closure, arguments.count, site)
      return .nothing
    }
    guard case .function(let function) = slot.pointee.value else {
      return try machine.callHidden(slot, arguments, site)
    }
    try arguments.push(on: &machine)
    return try machine.call(function, arguments.count, site)
  }
}

/// A call in tail position: it takes the place of the frame that makes it.
final class TailCallCode: Code {
  let function: Code
  let arguments: ArgumentCodes
  let site: CallSite

  init(_ function: Code, _ arguments: ArgumentCodes, _ site: CallSite) {
    self.function = function
    self.arguments = arguments
    self.site = site
  }

  override func run(_ machine: inout Machine) throws(Diagnostic) -> Value {
    let callee = try function.run(&machine)
    guard case .function(let function) = callee else {
      return try machine.callHidden(callee, arguments, site)
    }
    try arguments.push(on: &machine)
    if !function.isClosure { return try machine.call(function, arguments.count, site) }
    machine.leaveTailCall(function, arguments.count, site)
    return .nothing
  }
}
