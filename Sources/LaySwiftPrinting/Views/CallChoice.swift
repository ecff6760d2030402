import LayLanguage

/// Chooses the overload of SwiftUI as which a call is printed.
extension ProgramPrinter {
  /// An overload, and the given parameters that it does not have.
  struct Choice {
    let call: SwiftUISpelling.Call
    let left: [String]
  }

  /// The overload that takes most of the given parameters, in the form in which they are given.
  mutating func choice(for bound: BoundArguments) throws(NoCounterpart) -> Choice {
    let name = bound.declaration.name
    guard let spelling = bound.declaration.swiftUI else {
      throw NoCounterpart("`\(name)` is not of SwiftUI")
    }
    var best: (choice: Choice, misfits: Int)?
    for call in spelling.calls where !call.callee.isForPeople {
      let left = left(by: call, bound)
      var misfits = 0
      for argument in call.arguments where self.misfits(argument, bound) { misfits += 1 }
      if best.map({ (left.count, misfits) < ($0.choice.left.count, $0.misfits) }) ?? true {
        best = (Choice(call: call, left: left), misfits)
      }
    }
    guard let best else { throw NoCounterpart("`\(name)` is not of SwiftUI") }
    return best.choice
  }

  /// The given parameters that an overload does not have.
  private func left(by call: SwiftUISpelling.Call, _ bound: BoundArguments) -> [String] {
    var covered = Set(call.arguments.flatMap(\.parameters))
    covered.insert("name")
    if case .value(_, let parameter) = call.callee { covered.insert(parameter) }
    var left = bound.given.filter { !covered.contains($0) }
    if let rest = bound.restName, !bound.rest.isEmpty, !covered.contains(rest) { left.append(rest) }
    return left
  }

  /// Whether an overload wants an argument in another form than the given one.
  private mutating func misfits(_ argument: SwiftUIArgument, _ bound: BoundArguments) -> Bool {
    guard let name = argument.parameter else {
      switch argument.shape {
      case .fixed: return false
      case .member(_, let inner):
        // Without the arguments of the member, there is a shorter overload.
        return !inner.contains { argument in argument.parameter.map { bound[$0] != nil } ?? false }
      default: return argument.isRequired
      }
    }
    if name == bound.restName { return false }
    guard let node = bound[name] else {
      return bound.declaration.parameter(name)?.isOptional == false
    }
    switch argument.shape {
    case .closure:
      if node.function != nil { return false }
      if isStyle(node) { return bound["alignment"] == nil }
      return look(node) == .string || bound.declaration.parameter(name)?.type.takesViews == false
    case .value:
      guard let type = bound.declaration.parameter(name)?.type, type.takesViews else {
        return node.function != nil
      }
      if type.isOfText { return look(node) != .string }
      if bound.declaration.parameter(name)?.isShape == true { return false }
      return !isStyle(node) || bound["alignment"] != nil
    default: return false
    }
  }

  /// Whether a value is a style in SwiftUI, and not a color as a view.
  private mutating func isStyle(_ node: Node) -> Bool {
    if node.head == "if", node.arguments.count == 3 {
      return isStyle(node.arguments[1]) && isStyle(node.arguments[2])
    }
    return node.head != "color" && (colorName(node) != nil || look(node) == .color)
  }
}

extension SwiftUISpelling.Callee {
  /// Whether it is an idiom, which cannot be printed as a call.
  fileprivate var isForPeople: Bool { if case .idiom = self { true } else { false } }
}

extension Parameter {
  /// Whether it is a shape, which SwiftUI takes as a value.
  fileprivate var isShape: Bool { name == "shape" }
}

extension SwiftUIArgument {
  /// The parameters whose values it contains.
  fileprivate var parameters: [String] {
    switch shape {
    case .bounds(let upper): [parameter, upper].compactMap(\.self)
    case .member(_, let inner): inner.flatMap(\.parameters)
    default: parameter.map { [$0] } ?? []
    }
  }

  /// Whether SwiftUI requires it although no parameter stands for it.
  fileprivate var isRequired: Bool { parameter == nil && label == "value" }
}
