/// How SwiftUI spells a declaration, as data: the reader and the printer of Swift, help and hints
/// share it.
///
/// - Rule: where a declaration of a view or a modifier says nothing, its spelling follows from its
///   parameters (`SwiftUISpelling.derived`). Where a parameter is called otherwise in Swift, or
///   there are overloads, the declaration says so beside its parameters. Values follow from the
///   parameters' types everywhere.
package struct SwiftUISpelling: Sendable {
  /// What kind of name a call has.
  package enum Callee: Hashable, Sendable {
    /// `HStack(…)`, `CGSize(…)`, `min(…)`.
    case function(String)
    /// `view.padding(…)`; for a function, a method of its first argument.
    case method(String)
    /// `subview.priority`.
    case property(String)
    /// `Angle.degrees(…)`, `Color.red`, and, where a type is expected, `.degrees(…)`.
    case member(type: String, String)
    /// `dimensions[…]`, of the first argument.
    case element
    /// `Color.red`: the type and the value of a parameter.
    case value(type: String, parameter: String)
    /// `a + b`, and `-a`.
    case sign(String)
    /// An idiom of several calls, for people only.
    case idiom(String)

    package var name: String {
      switch self {
      case .function(let name), .method(let name), .property(let name), .sign(let name),
        .idiom(let name), .member(_, let name), .value(let name, _):
        name
      case .element: "subscript"
      }
    }

    var isIdiom: Bool { if case .idiom = self { true } else { false } }
  }

  /// One overload: what is called, and its arguments in SwiftUI's order; an argument is optional if
  /// its parameter is.
  package struct Call: Sendable {
    package let callee: Callee
    package let arguments: [SwiftUIArgument]
    /// Whether code may have it, and help, hints and printed code have another one.
    package fileprivate(set) var isOnlyRead = false
  }

  /// The overloads, the most usual first.
  package let calls: [Call]

  private init(_ callee: Callee, _ overloads: [[SwiftUIArgument]]) {
    calls = (overloads.isEmpty ? [[]] : overloads).map { Call(callee: callee, arguments: $0) }
  }

  private init(_ calls: [Call]) { self.calls = calls }

  /// A view, by the name of its type, with the arguments of each overload.
  static func view(_ type: String, _ overloads: [SwiftUIArgument]...) -> SwiftUISpelling {
    SwiftUISpelling(.function(type), overloads)
  }

  /// A modifier; for a function, a method of its first argument.
  static func method(_ name: String, _ overloads: [SwiftUIArgument]...) -> SwiftUISpelling {
    SwiftUISpelling(.method(name), overloads)
  }

  /// A function, or a type that is made, such as `CGSize`.
  static func function(_ name: String, _ overloads: [SwiftUIArgument]...) -> SwiftUISpelling {
    SwiftUISpelling(.function(name), overloads)
  }

  static func property(_ name: String) -> SwiftUISpelling { SwiftUISpelling(.property(name), []) }

  static func member(
    of type: String, _ name: String, _ overloads: [SwiftUIArgument]...
  ) -> SwiftUISpelling {
    SwiftUISpelling(.member(type: type, name), overloads)
  }

  static func element(_ overloads: [SwiftUIArgument]...) -> SwiftUISpelling {
    SwiftUISpelling(.element, overloads)
  }

  static func value(of type: String, _ parameter: String) -> SwiftUISpelling {
    SwiftUISpelling(.value(type: type, parameter: parameter), [])
  }

  static func sign(_ sign: String) -> SwiftUISpelling { SwiftUISpelling(.sign(sign), []) }

  static func idiom(_ text: String) -> SwiftUISpelling { SwiftUISpelling(.idiom(text), []) }

  /// For declarations that SwiftUI does not have.
  static let ours = SwiftUISpelling([Call]())

  /// This or another spelling.
  func or(_ other: SwiftUISpelling) -> SwiftUISpelling { SwiftUISpelling(calls + other.calls) }

  /// This spelling, with overloads that are read and neither printed nor shown: those of former versions
  /// of SwiftUI, and those with actions that are not performed here.
  func orRead(_ overloads: [SwiftUIArgument]...) -> SwiftUISpelling {
    guard let callee = calls.first?.callee else { return self }
    return SwiftUISpelling(
      calls
        + overloads.map { arguments in
          var call = Call(callee: callee, arguments: arguments)
          call.isOnlyRead = true
          return call
        })
  }

  /// The spelling of a view or a modifier that declares none: `text-field` is `TextField`,
  /// `line-limit` is `lineLimit`.
  ///
  /// Positional parameters have no label, unless they are required and also have a keyword.
  /// Parameters for views are closures, and come last.
  static func derived(
    _ kind: Declaration.Kind, _ name: String, _ parameters: [Parameter], _ rest: RestParameter?
  ) -> SwiftUISpelling {
    let parameters = parameters.filter { $0.name != "name" }
    let values = parameters.filter { !$0.type.isClosureInSwift }.map { parameter in
      let isLabelled = !parameter.isPositional || parameter.isKeyword && !parameter.isOptional
      return SwiftUIArgument(isLabelled ? camelCase(parameter.name) : nil, parameter.name, .value)
    }
    let closures = parameters.filter { $0.type.isClosureInSwift }.map {
      SwiftUIArgument.closure($0.name)
    }
    let last = rest.map { rest in
      kind == .container && rest.name == "children"
        ? [SwiftUIArgument.content] : [.closure(rest.name, label: "content")]
    }
    let camel = camelCase(name)
    let callee: Callee =
      kind == .modifier
      ? .method(camel) : .function(camel.prefix(1).uppercased() + camel.dropFirst())
    return SwiftUISpelling(callee, [values + (last ?? []) + closures])
  }

  /// `lineLimit` as `line-limit`.
  package static func kebabCase(_ name: String) -> String { NearestName.kebabCase(name) }

  /// `line-limit` as `lineLimit`.
  package static func camelCase(_ name: String) -> String {
    let words = name.split(separator: "-")
    return words.dropFirst().reduce(String(words.first ?? "")) {
      $0 + $1.prefix(1).uppercased() + $1.dropFirst()
    }
  }
}

extension ParameterType {
  /// Whether SwiftUI takes it as a closure.
  var isClosureInSwift: Bool {
    switch self {
    case .builder, .action, .view, .viewOrColor, .views, .layeredContent, .function: true
    case .oneOf(let types): types.contains(where: \.isClosureInSwift) && !isText
    default: false
    }
  }

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

/// One argument of a call in SwiftUI, and which parameter of ours it gives.
///
/// How its value is written follows from the parameter's type: `.leading` for a name, `8` for a
/// length, `{ … }` for views.
package struct SwiftUIArgument: Sendable {
  /// How the value is written, where the parameter's type does not determine it.
  package indirect enum Shape: Sendable {
    /// A value of the parameter's type; views as an expression.
    case value
    /// `{ … }`: views or an action; a trailing closure unless an argument of another shape follows.
    case closure
    /// `$value`: a value of the parameter's type in a binding.
    case binding
    /// `2...4`: a list of two numbers.
    case range
    /// `2...4`: the parameter and the one that is named here.
    case bounds(upper: String)
    /// `.system(size: 12)`: a call of a static member, whose arguments are other parameters.
    case member(String, [SwiftUIArgument])
    /// `.degrees(45)`: a number of degrees.
    case angle
    /// `URL(string: "https://example.org")`: a text here.
    case address
    /// Always the same text, as `\.layoutDirection`: it tells one overload from another.
    case fixed(String)
  }

  /// Nil where a value stands without a label.
  package let label: String?
  /// The name of the parameter, or of the rest; nil for an argument that no parameter takes and the
  /// reader of Swift ignores.
  package let parameter: String?
  package let shape: Shape
  /// The value in examples of an argument that no parameter takes.
  let sample: String?
  /// Whether SwiftUI's overload has no default for it; scripts may leave it out all the same.
  package private(set) var isRequired = false

  init(_ label: String?, _ parameter: String?, _ shape: Shape = .value, sample: String? = nil) {
    self.label = label
    self.parameter = parameter
    self.shape = shape
    self.sample = sample
  }

  /// The same, which SwiftUI requires.
  var required: SwiftUIArgument {
    var argument = self
    argument.isRequired = true
    return argument
  }

  /// A closure for a parameter.
  ///
  /// The first trailing closure is written without its label.
  static func closure(_ parameter: String, label: String? = nil) -> SwiftUIArgument {
    SwiftUIArgument(label ?? SwiftUISpelling.camelCase(parameter), parameter, .closure)
  }

  /// The views inside of a container, which SwiftUI requires.
  static let content = closure("children", label: "content").required

  /// A binding, which SwiftUI requires.
  static func binding(_ label: String, _ parameter: String? = nil) -> SwiftUIArgument {
    SwiftUIArgument(label, parameter ?? NearestName.kebabCase(label), .binding).required
  }

  /// A binding that only some of SwiftUI's overloads have.
  static func optionalBinding(_ label: String) -> SwiftUIArgument {
    SwiftUIArgument(label, NearestName.kebabCase(label), .binding)
  }

  /// The text of an address, which is a `URL` in SwiftUI.
  static func address(_ label: String) -> SwiftUIArgument {
    SwiftUIArgument(label, NearestName.kebabCase(label), .address).required
  }

  /// A closed range whose ends are two parameters.
  static func bounds(_ lower: String, _ upper: String) -> SwiftUIArgument {
    SwiftUIArgument(nil, lower, .bounds(upper: upper))
  }

  /// A closed range, which is a list of two numbers here.
  static func range(_ label: String) -> SwiftUIArgument { SwiftUIArgument(label, label, .range) }

  /// An angle without a label.
  static func angle(_ parameter: String) -> SwiftUIArgument {
    SwiftUIArgument(nil, parameter, .angle)
  }

  /// A call of a static member, as `.system(size: 12)`.
  static func member(
    _ name: String, _ arguments: [SwiftUIArgument], label: String? = nil
  ) -> SwiftUIArgument {
    SwiftUIArgument(label, nil, .member(name, arguments))
  }

  /// An argument that is always written the same.
  static func fixed(_ text: String, label: String? = nil) -> SwiftUIArgument {
    SwiftUIArgument(label, nil, .fixed(text))
  }

  /// An action that is not performed here.
  static func unperformed(_ label: String) -> SwiftUIArgument {
    passedOver(label, "action", isClosure: true)
  }

  /// An argument that SwiftUI requires and nothing here depends on, with a sample value.
  static func passedOver(_ label: String?, _ sample: String, isClosure: Bool = false)
    -> SwiftUIArgument
  {
    SwiftUIArgument(label, nil, isClosure ? .closure : .value, sample: sample)
  }
}

/// A parameter as Swift declares it: `width` is the label and, in kebab-case, our parameter;
/// `_ length` has no label; `cornerRadius radius` is our parameter `radius`; SwiftUI requires
/// `contentMode!`.
extension SwiftUIArgument: ExpressibleByStringLiteral {
  package init(stringLiteral text: String) {
    let words = text.split { " !".contains($0) }.map(String.init)
    let label = words.first ?? ""
    self.init(label == "_" ? nil : label, words.count > 1 ? words[1] : NearestName.kebabCase(label))
    isRequired = text.hasSuffix("!")
  }
}

/// The spelling as code that people read.
extension Declaration {
  /// One line for each overload, as `.frame(width: 10, height: 10, alignment: .center)`.
  package var swiftUIExamples: [String] {
    guard let swiftUI else { return [] }
    return swiftUI.calls.filter { !$0.isOnlyRead }.map { call in
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

  package func sample(of argument: SwiftUIArgument) -> String {
    switch argument.shape {
    case .closure: return "{ }"
    case .binding: return "$" + SwiftUISpelling.camelCase(argument.parameter ?? "value")
    case .range, .bounds: return "1...4"
    case .member(let name, let arguments): return "." + name + written(arguments)
    case .angle: return ".degrees(45)"
    case .address: return "url"
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

/// Cases of the engine's enumerations have SwiftUI's names; programs spell them in kebab-case.
extension RawRepresentable where RawValue == String {
  /// `rounded-border` for the case `roundedBorder`.
  package var spelling: String { SwiftUISpelling.kebabCase(rawValue) }

  /// The case that is spelled like that; nil if there is none.
  package init?(spelling: String) {
    guard !spelling.utf8.contains(where: { (0x41...0x5A).contains($0) }) else { return nil }
    let isOneWord = !spelling.utf8.contains(0x2D)
    self.init(rawValue: isOneWord ? spelling : SwiftUISpelling.camelCase(spelling))
  }
}

extension CaseIterable {
  /// The case of this name, which is one word; nil if there is none.
  init?(caseNamed name: String) {
    guard let found = Self.allCases.first(where: { "\($0)" == name }) else { return nil }
    self = found
  }
}

extension CaseIterable where Self: RawRepresentable, RawValue == String {
  package static var spellings: [String] { allCases.map(\.spelling) }
}
