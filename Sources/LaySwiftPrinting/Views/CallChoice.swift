import LayLanguage

/// Which of SwiftUI's overloads a call is printed as.
extension ProgramPrinter {
  /// An overload with the parameters that it has no place for.
  struct Choice {
    let call: SwiftUISpelling.Call
    let left: [String]
  }

  /// The overload that has a place for most of what is given, as it is given.
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

  /// The parameters that are given and have no place in an overload.
  private func left(by call: SwiftUISpelling.Call, _ bound: BoundArguments) -> [String] {
    var covered = Set(call.arguments.flatMap(\.parameters))
    covered.insert("name")
    if case .value(_, let parameter) = call.callee { covered.insert(parameter) }
    var left = bound.given.filter { !covered.contains($0) }
    if let rest = bound.restName, !bound.rest.isEmpty, !covered.contains(rest) { left.append(rest) }
    return left
  }

  /// Whether an argument would have to be written otherwise than it is given here.
  private mutating func misfits(_ argument: SwiftUIArgument, _ bound: BoundArguments) -> Bool {
    guard let name = argument.parameter else {
      switch argument.shape {
      case .fixed: return false
      case .member(_, let inner):
        // A style alone has a shorter way.
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
      if colorName(node) != nil { return bound["alignment"] == nil }
      return look(node) == .string || bound.declaration.parameter(name)?.type.takesViews == false
    case .value:
      guard let type = bound.declaration.parameter(name)?.type, type.takesViews else {
        return node.function != nil
      }
      if type.isOfText { return look(node) != .string }
      if bound.declaration.parameter(name)?.isShape == true { return false }
      return colorName(node) == nil || bound["alignment"] != nil
    default: return false
    }
  }
}

extension SwiftUISpelling.Callee {
  /// Whether it is an idiom that cannot be printed as it stands.
  fileprivate var isForPeople: Bool { if case .idiom = self { true } else { false } }
}

extension Parameter {
  /// Whether it is a shape, which SwiftUI takes as a value.
  fileprivate var isShape: Bool { name == "shape" }
}

extension SwiftUIArgument {
  /// The parameters that it gives.
  fileprivate var parameters: [String] {
    switch shape {
    case .bounds(let upper): [parameter, upper].compactMap(\.self)
    case .member(_, let inner): inner.flatMap(\.parameters)
    default: parameter.map { [$0] } ?? []
    }
  }

  /// What SwiftUI wants, where no parameter of ours is for it.
  fileprivate var isRequired: Bool { parameter == nil && label == "value" }
}
