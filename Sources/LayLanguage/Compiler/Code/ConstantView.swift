import LayEngine

/// A call of a builtin that makes a view of nothing but what stands in the text, and so the same
/// view each time.
///
/// It gives one view over and over, which is then lowered and compared once, too.
final class ConstantViewCode: GlobalCall {
  /// The variables of the builtins that make the view and those in it: it is the same as long as
  /// they hold their builtins.
  private let slots: [GlobalPointer]
  /// What it gave the first time, or nil where that is made anew each time.
  @exclusivity(unchecked) private var first: View?
  /// The same, as soon as it is known that making it does not warn.
  @exclusivity(unchecked) private var model: View?
  @exclusivity(unchecked) private var runs = 0

  /// A view of more parts is made anew each time.
  private static let mostParts = 64

  /// - Returns: nil where an argument is neither a constant nor such a view.
  init?(_ slot: GlobalPointer, _ codes: [Code], _ site: CallSite) {
    var slots = [slot]
    for code in codes where !(code is ConstantCode) {
      guard let view = code as? ConstantViewCode else { return nil }
      slots += view.slots
    }
    guard slots.count <= Self.mostParts else { return nil }
    self.slots = slots
    super.init(slot, ArgumentCodes(codes), site)
  }

  override func run(_ machine: inout Machine) throws(Diagnostic) -> Value {
    if let model, holdBuiltins { return .view(model) }
    runs &+= 1
    if runs == 2, first != nil { return try makeAgain(&machine) }
    let value = try call(&machine)
    if runs == 1, case .view(let view) = value, view.count <= Self.mostParts, holdBuiltins {
      first = view
    }
    return value
  }

  private var holdBuiltins: Bool {
    for slot in slots where !slot.pointee.isBuiltin { return false }
    return true
  }

  /// What warns is made each time, so that it warns each time.
  ///
  /// This is found out the second time, since most code runs once.
  @inline(never)
  private func makeAgain(_ machine: inout Machine) throws(Diagnostic) -> Value {
    let warn = machine.runtime.warn
    var hasWarned = false
    machine.runtime.warn = { diagnostic in
      hasWarned = true
      warn(diagnostic)
    }
    defer { machine.runtime.warn = warn }
    let value = try call(&machine)
    guard let first, !hasWarned, holdBuiltins else { return value }
    model = first
    return .view(first)
  }
}
