import LayEngine

extension [Code] {
  /// Runs the arguments of a call in order, and leaves their values on the stack.
  @inline(__always)
  func push(on machine: inout Machine) throws(Diagnostic) {
    for code in self { machine.push(try code.run(&machine)) }
  }
}

/// A call whose callee is computed by code.
final class CallCode: Code {
  private let function: Code
  private let arguments: [Code]
  private let site: CallSite
  /// Whether its frame replaces the frame that makes it; else its caller waits for the value.
  private let isTail: Bool

  init(_ function: Code, _ arguments: [Code], _ site: CallSite, isTail: Bool = false) {
    self.function = function
    self.arguments = arguments
    self.site = site
    self.isTail = isTail
  }

  override func run(_ machine: inout Machine) throws(Diagnostic) -> Value {
    let callee = try function.run(&machine)
    guard case .function(let function) = callee else {
      return try machine.callHidden(callee, arguments, site)
    }
    try arguments.push(on: &machine)
    return try machine.call(function, arguments.count, site, isTail: isTail)
  }
}

/// A call of a global function.
class GlobalCallCode: Code {
  private let slot: GlobalPointer
  private let arguments: [Code]
  private let site: CallSite
  private let isTail: Bool

  init(_ slot: GlobalPointer, _ arguments: [Code], _ site: CallSite, isTail: Bool = false) {
    self.slot = slot
    self.arguments = arguments
    self.site = site
    self.isTail = isTail
  }

  override func run(_ machine: inout Machine) throws(Diagnostic) -> Value {
    guard case .function(let function) = slot.pointee.value else {
      return try machine.callHidden(slot, arguments, site)
    }
    try arguments.push(on: &machine)
    return try machine.call(function, arguments.count, site, isTail: isTail)
  }
}

/// A call of a builtin view whose arguments are constants or such calls, so that its view is always
/// the same.
///
/// It gives the same view object each time, which is then lowered and compared only once, too.
final class ConstantViewCode: GlobalCallCode {
  /// The variables of all builtins called for the view: it is the same as long as they hold these
  /// builtins.
  private let slots: [GlobalPointer]
  /// The view of the first run; nil if the view has to be made on each run.
  @exclusivity(unchecked) private var first: View?
  /// The view to reuse: `first`, once it is known that making it does not warn.
  @exclusivity(unchecked) private var model: View?
  @exclusivity(unchecked) private var runs = 0

  /// A view with more parts than this is made on each run.
  private static let mostParts = 64

  /// - Returns: nil if an argument is neither a constant nor a `ConstantViewCode`.
  init?(_ slot: GlobalPointer, _ codes: [Code], _ site: CallSite) {
    var slots = [slot]
    for code in codes where !(code is ConstantCode) {
      guard let view = code as? ConstantViewCode else { return nil }
      slots += view.slots
    }
    guard slots.count <= Self.mostParts else { return nil }
    self.slots = slots
    super.init(slot, codes, site)
  }

  override func run(_ machine: inout Machine) throws(Diagnostic) -> Value {
    if let model, holdBuiltins { return .view(model) }
    runs &+= 1
    if runs == 2, first != nil { return try makeAgain(&machine) }
    let value = try super.run(&machine)
    if runs == 1, case .view(let view) = value, view.count <= Self.mostParts, holdBuiltins {
      first = view
    }
    return value
  }

  private var holdBuiltins: Bool {
    for slot in slots where !slot.pointee.isBuiltin { return false }
    return true
  }

  /// Makes the view a second time, and reuses the first one only if this did not warn.
  ///
  /// A view that warns is made on each run, so that it warns each time. The first run does not
  /// check this, since most code runs once.
  @inline(never)
  private func makeAgain(_ machine: inout Machine) throws(Diagnostic) -> Value {
    let warn = machine.runtime.warn
    var hasWarned = false
    machine.runtime.warn = { diagnostic in
      hasWarned = true
      warn(diagnostic)
    }
    defer { machine.runtime.warn = warn }
    let value = try super.run(&machine)
    guard let first, !hasWarned, holdBuiltins else { return value }
    model = first
    return .view(first)
  }
}
