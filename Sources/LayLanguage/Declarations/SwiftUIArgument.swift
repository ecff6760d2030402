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

  init(_ label: String?, _ parameter: String?, _ shape: Shape = .value, sample: String? = nil) {
    self.label = label
    self.parameter = parameter
    self.shape = shape
    self.sample = sample
  }

  /// A closure for a parameter.
  ///
  /// The first trailing closure is written without its label.
  static func closure(_ parameter: String, label: String? = nil) -> SwiftUIArgument {
    SwiftUIArgument(label ?? SwiftUISpelling.camelCase(parameter), parameter, .closure)
  }

  /// A binding to the value of a parameter.
  static func binding(_ label: String, _ parameter: String? = nil) -> SwiftUIArgument {
    SwiftUIArgument(label, parameter ?? NearestName.kebabCase(label), .binding)
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

  /// An argument that SwiftUI requires and nothing here depends on, with a sample value.
  static func passedOver(_ label: String?, _ sample: String, isClosure: Bool = false)
    -> SwiftUIArgument
  {
    SwiftUIArgument(label, nil, isClosure ? .closure : .value, sample: sample)
  }
}

/// A parameter as Swift declares it: `width` is the label and, in kebab-case, our parameter;
/// `_ length` has no label; `cornerRadius radius` is our parameter `radius`.
extension SwiftUIArgument: ExpressibleByStringLiteral {
  package init(stringLiteral text: String) {
    let words = text.split(separator: " ").map(String.init)
    let label = words.first ?? ""
    self.init(
      label == "_" ? nil : label, words.count > 1 ? words[1] : NearestName.kebabCase(label))
  }
}
