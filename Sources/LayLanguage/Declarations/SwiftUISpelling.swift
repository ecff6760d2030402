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
      return SwiftUIArgument(
        isLabelled ? camelCase(parameter.name) : nil, parameter.name, .value)
    }
    let closures = parameters.filter { $0.type.isClosureInSwift }.map {
      SwiftUIArgument.closure($0.name)
    }
    let last = rest.map { [SwiftUIArgument.closure($0.name, label: "content")] } ?? []
    let camel = camelCase(name)
    let callee: Callee =
      kind == .modifier
      ? .method(camel) : .function(camel.prefix(1).uppercased() + camel.dropFirst())
    return SwiftUISpelling(callee, [values + last + closures])
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
}
