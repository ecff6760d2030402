import LayEngine

/// A call of a builtin that makes a view of nothing but what stands in the text, and so the same
/// view each time.
///
/// Where it runs a third time the view is copied, which is many times faster than to make it. The
/// copy has objects of its own, as a view has that is made, so that nobody sees a difference.
final class ConstantViewCode: GlobalCall {
  /// The variables of the builtins that make the view and those in it: it is the same as long as
  /// they hold their builtins.
  private let slots: [GlobalPointer]
  @exclusivity(unchecked) private var runs = 0
  @exclusivity(unchecked) private var model: View?

  /// A view of more parts is made of copies of these.
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
    if let model, holdBuiltins { return .view(model.copied()) }
    runs &+= 1
    return runs == 2 ? try makeModel(&machine) : try call(&machine)
  }

  private var holdBuiltins: Bool {
    for slot in slots where !slot.pointee.isBuiltin { return false }
    return true
  }

  /// What warns is made each time, so that it warns each time.
  @inline(never)
  private func makeModel(_ machine: inout Machine) throws(Diagnostic) -> Value {
    let warn = machine.runtime.warn
    var hasWarned = false
    machine.runtime.warn = { diagnostic in
      hasWarned = true
      warn(diagnostic)
    }
    defer { machine.runtime.warn = warn }
    let value = try call(&machine)
    if case .view(let view) = value, !hasWarned, holdBuiltins, view.count <= Self.mostParts {
      model = view.copied()
    }
    return value
  }
}
