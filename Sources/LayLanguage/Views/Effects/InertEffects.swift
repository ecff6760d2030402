import LayEngine

extension Declaration {
  /// A modifier of which layout needs to know nothing.
  ///
  /// Its arguments are checked, kept as they are written, and have no effect.
  ///
  /// - Parameters:
  ///   - rest: what may stand between the declared arguments and the view.
  ///   - purpose: what it does instead of laying out, as a sentence goes on after "it".
  ///   - written: the arguments of the example.
  ///   - isCutting: whether what reaches beyond the view is not seen.
  ///   - isOfShapes: whether the example modifies a shape; else it is a text of 16 x 20.
  ///   - example: another example, where that one would show nothing.
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
  /// A modifier of which layout needs to know nothing, as `Declaration.inert` makes it.
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
  /// Whether an effect is there.
  static func isActive(_ summary: String) -> Parameter {
    .optionalPositional("is-active", .truth, summary, default: "true")
  }

  /// What would happen elsewhere.
  static let action = Parameter.optionalPositional(
    "action", .actionOrValue, "what happens elsewhere; nothing happens here")

  /// The same by its label too, or the name of something that does it.
  static let perform = Parameter.optionalPositional(
    "perform", .actionOrValue, "what happens elsewhere; nothing happens here")

  /// Something that nothing here depends on.
  static func ignored(_ name: String, _ summary: String) -> Parameter {
    .optionalPositional(name, .plain, summary)
  }
}

extension ParameterType {
  /// A value that is no view and no function.
  static let plain = ParameterType.oneOf([.string, .number, .truth, .symbol, .nothing, .list])
}

extension Effect {
  /// Cuts the picture to the shape that is the second child.
  static let clipShape = inert(
    InertEffect(WordsOfView("clip-shape", "cuts the picture to a shape"), isCutting: true))
}
