/// The spelling as code that people read.
extension Declaration {
  /// One line for each overload, as `.frame(width: 10, height: 10, alignment: .center)`.
  package var swiftUIExamples: [String] {
    guard let swiftUI else { return [] }
    return swiftUI.calls.map { call in
      switch call.callee {
      case .function(let name): name + written(call.arguments)
      case .method(let name):
        (kind == .modifier ? "" : receiver) + "." + name + written(call.arguments)
      case .property(let name): receiver + "." + name
      case .member(let type, let name):
        call.arguments.isEmpty ? "\(type).\(name)" : "\(type).\(name)" + written(call.arguments)
      case .element: receiver + "[" + written(call.arguments).dropFirst().dropLast() + "]"
      case .value(let type, let name):
        type + (parameter(name)?.type.swiftUISample ?? "." + SwiftUISpelling.camelCase(name))
      case .sign(let sign): parameters.count == 1 ? "\(sign)a" : "a \(sign) b"
      case .idiom(let text): text
      }
    }
  }

  /// The first argument of a function that is a method or a property in Swift.
  private var receiver: String {
    SwiftUISpelling.camelCase(parameters.first?.name ?? rest?.name ?? "value")
  }

  private func written(_ arguments: [SwiftUIArgument]) -> String {
    let closures = arguments.reversed().prefix { $0.isClosure }.reversed().map(\.self)
    let values = arguments.dropLast(closures.count).map { argument in
      let value = sample(of: argument)
      return argument.label.map { "\($0): \(value)" } ?? value
    }
    let parentheses =
      values.isEmpty && !closures.isEmpty ? "" : "(\(values.joined(separator: ", ")))"
    let trailing = closures.enumerated().map { index, closure in
      index > 0 ? " \(closure.label ?? "_"): \(sample(of: closure))" : " \(sample(of: closure))"
    }
    return parentheses + trailing.joined()
  }

  private func sample(of argument: SwiftUIArgument) -> String {
    switch argument.shape {
    case .closure: return "{ }"
    case .binding: return "$" + SwiftUISpelling.camelCase(argument.parameter ?? "value")
    case .range, .bounds: return "1...4"
    case .member(let name, let arguments): return "." + name + written(arguments)
    case .angle: return ".degrees(45)"
    case .fixed(let text): return text
    case .value: break
    }
    guard let name = argument.parameter else { return argument.sample ?? "value" }
    let type = parameter(name)?.type ?? rest?.type ?? .any
    let called = SwiftUISpelling.camelCase(name)
    return type.isText ? "\"\(called)\"" : type.swiftUISample ?? called
  }
}

extension SwiftUIArgument {
  var isClosure: Bool { if case .closure = shape { true } else { false } }
}

extension ParameterType {
  /// A sample value in Swift; nil where the name of the parameter is a better sample.
  fileprivate var swiftUISample: String? {
    switch self {
    case .number, .numberOrNaN, .length, .distance, .lengthOrNil, .fixedLengthOrNil: "10"
    case .count, .countFromOne, .integerOrNil: "2"
    case .truth: "true"
    case .enumeration(let members), .enumerationList(let members), .axes(let members),
      .alignment(let members), .unitPoint(let members):
      members.first.map { "." + SwiftUISpelling.camelCase($0) }
    case .color, .viewOrColor, .layeredContent: ".red"
    case .colors: "[.red, .blue]"
    case .oneOf(let types): types.lazy.compactMap(\.swiftUISample).first
    default: nil
    }
  }
}
