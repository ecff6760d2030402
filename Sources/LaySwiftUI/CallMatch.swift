import LayLanguage
import SwiftSyntax

/// How the arguments of a Swift call match the parameters of a catalogue declaration.
struct CallMatch {
  let declaration: Declaration
  private(set) var given: [(slot: SwiftUIArgument, argument: SwiftArgument)] = []
  /// The arguments that no parameter takes.
  private(set) var left: [SwiftArgument] = []
  /// The penalty of the match; the overload with the smallest one wins.
  private var distance = 0

  /// The overload with the smallest distance, the first one among equals; nil if none has the name.
  static func best(
    _ name: String, isMethod: Bool, _ declarations: [Declaration], _ arguments: [SwiftArgument],
    _ translator: Translator
  ) -> CallMatch? {
    var best: CallMatch?
    for declaration in declarations {
      for call in translator.calls(of: declaration) {
        switch call.callee {
        case .function(name) where !isMethod: break
        case .method(name) where isMethod: break
        default: continue
        }
        let match = CallMatch(declaration, call.arguments, arguments, translator)
        if match.distance < best?.distance ?? .max { best = match }
      }
    }
    return best
  }

  private init(
    _ declaration: Declaration, _ slots: [SwiftUIArgument], _ arguments: [SwiftArgument],
    _ translator: Translator
  ) {
    self.declaration = declaration
    var next = 0
    for argument in arguments {
      guard let place = place(of: argument, slots, from: next, translator) else {
        left.append(argument)
        distance += 10
        continue
      }
      // A closure slot also takes a value, but an overload that wants a value fits better.
      if slots[place].isClosureShape, argument.asClosure == nil { distance += 1 }
      given.append((slots[place], argument))
      next = place + 1
    }
    let taken = Set(given.compactMap(\.slot.parameter))
    for parameter in declaration.parameters where !parameter.isOptional {
      if !taken.contains(parameter.name) { distance += 3 }
    }
    for slot in slots {
      if case .fixed = slot.shape, !given.contains(where: { $0.slot.isFixed }) { distance += 20 }
    }
  }

  private func place(
    of argument: SwiftArgument, _ slots: [SwiftUIArgument], from next: Int,
    _ translator: Translator
  ) -> Int? {
    for index in next..<max(next, slots.count) {
      let slot = slots[index]
      if argument.isFirstTrailing {
        if slot.isClosureShape { return index }
        continue
      }
      guard slot.label == argument.label else { continue }
      if argument.closure != nil { return slot.isClosureShape ? index : nil }
      if fits(argument, slot, translator) { return index }
    }
    // Labels in an order that Swift would reject are still matched.
    return slots.indices.first { index in
      !given.contains { $0.slot.parameter == slots[index].parameter }
        && slots[index].label != nil && slots[index].label == argument.label
    }
  }

  /// Whether an argument inside the parentheses may be meant for a slot with its label.
  private func fits(
    _ argument: SwiftArgument, _ slot: SwiftUIArgument, _ translator: Translator
  ) -> Bool {
    guard let expression = argument.expression?.withoutParentheses else { return true }
    switch slot.shape {
    case .fixed(let text): return expression.trimmedDescription == text
    case .member(let name, _):
      return expression.implicitCallee == name || expression.memberName == name
    case .bounds: return expression.isRange
    case .range: return expression.isRange
    case .closure: return true
    case .angle, .binding: return true
    case .value:
      guard slot.label == nil, let parameter = slot.parameter else { return true }
      let type = declaration.parameter(parameter)?.type ?? declaration.rest?.type ?? .any
      return translator.mayBe(expression, type)
    }
  }
}

extension SwiftUIArgument {
  var isClosureShape: Bool { if case .closure = shape { true } else { false } }
  fileprivate var isFixed: Bool { if case .fixed = shape { true } else { false } }
}

extension ExprSyntax {
  /// `2...4`, `2..<4`, `2...`.
  var isRange: Bool {
    if let operation = self.as(InfixOperatorExprSyntax.self) {
      return ["...", "..<"].contains(operation.operator.trimmedDescription)
    }
    return self.is(PostfixOperatorExprSyntax.self)
      || self.as(PrefixOperatorExprSyntax.self)?.operator.text == "..."
  }

  /// `system` in `Font.system(…)` and `Font.system`.
  var memberName: String? {
    let callee = self.as(FunctionCallExprSyntax.self)?.calledExpression ?? self
    return callee.as(MemberAccessExprSyntax.self)?.declName.baseName.text
  }
}
