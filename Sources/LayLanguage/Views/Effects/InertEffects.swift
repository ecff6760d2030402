import LayEngine

extension Declaration {
  /// A modifier that does not affect layout.
  ///
  /// Its arguments are checked and kept as written, and have no effect.
  ///
  /// - Parameters:
  ///   - rest: the arguments that may come between the declared ones and the view.
  ///   - purpose: what the modifier does, as words that continue a sentence after "it".
  ///   - written: the arguments of the example.
  ///   - isCutting: whether the modifier clips what extends beyond the view.
  ///   - isOfShapes: whether the example modifies a shape; else it is a text of 16 x 20.
  ///   - example: the example to use instead of the generated one.
  ///   - further: the views that are children after the modified one.
  static func inert(
    _ name: String, _ parameters: @autoclosure @escaping @Sendable () -> [Parameter] = [],
    rest: @autoclosure @escaping @Sendable () -> RestParameter? = nil, purpose: String,
    summary: @autoclosure @escaping @Sendable () -> String,
    swiftUI: @autoclosure @escaping @Sendable () -> SwiftUISpelling? = nil, written: String = "",
    isCutting: Bool = false, isOfShapes: Bool = false,
    example: @autoclosure @escaping @Sendable () -> Example? = nil,
    further: @escaping @Sendable (Arguments) throws(Diagnostic) -> [View] = { _ in [] }
  ) -> Declaration {
    let words = WordsOfView(name, purpose)
    return Declaration(
      .modifier, name, parameters: parameters(), rest: rest(), summary: summary(),
      swiftUI: swiftUI(),
      examples: [
        example()
          ?? usualExample(
            written.isEmpty ? name : "\(name) \(written)", isOfShapes: isOfShapes)
      ]
    ) { arguments throws(Diagnostic) in
      let effect = InertEffect(words, isCutting: isCutting)
      return arguments.make(Effect.inert(effect), [arguments.view()] + (try further(arguments)))
    }
  }

  private static func usualExample(_ call: String, isOfShapes: Bool) -> Example {
    isOfShapes
      ? Example("(\(call) (rectangle))", proposing: "40 x 20", gives: "40 x 20")
      : Example("(\(call) (text \"Hi\"))", proposing: "ideal", gives: "16 x 20")
  }
}

extension CatalogueWalk<Declaration> {
  /// A modifier that does not affect layout, made by `Declaration.inert`.
  mutating func inert(
    _ name: StaticString, _ parameters: @autoclosure @escaping @Sendable () -> [Parameter] = [],
    rest: @autoclosure @escaping @Sendable () -> RestParameter? = nil, purpose: String,
    summary: @autoclosure @escaping @Sendable () -> String,
    swiftUI: @autoclosure @escaping @Sendable () -> SwiftUISpelling? = nil, written: String = "",
    isCutting: Bool = false, isOfShapes: Bool = false,
    example: @autoclosure @escaping @Sendable () -> Example? = nil,
    further: @escaping @Sendable (Arguments) throws(Diagnostic) -> [View] = { _ in [] }
  ) {
    self(
      name,
      .inert(
        name.description, parameters(), rest: rest(), purpose: purpose, summary: summary(),
        swiftUI: swiftUI(), written: written, isCutting: isCutting, isOfShapes: isOfShapes,
        example: example(), further: further))
  }
}

extension Parameter {
  /// Whether the effect is active.
  static func isActive(_ summary: String) -> Parameter {
    .optionalPositional("is-active", .truth, summary, default: "true")
  }

  /// The action that SwiftUI would perform.
  static let action = Parameter.optionalPositional(
    "action", .actionOrValue, "the action, which is not performed here")

  /// The action that SwiftUI would perform, for modifiers whose parameter is `perform`.
  static let perform = Parameter.optionalPositional(
    "perform", .actionOrValue, "the action, which is not performed here")

  /// A parameter that has no effect.
  static func ignored(_ name: String, _ summary: String) -> Parameter {
    .optionalPositional(name, .plain, summary)
  }
}

extension ParameterType {
  /// A value that is no view and no function.
  static let plain = ParameterType.oneOf([.string, .number, .truth, .symbol, .nothing, .list])
}
