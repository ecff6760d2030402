import LayEngine

extension Declaration {
  /// A modifier of which layout needs to know nothing.
  ///
  /// Its arguments are checked, kept as they are written, and have no effect.
  /// - Parameters:
  ///   - purpose: what it does instead of laying out, after "it".
  ///   - rest: what may stand between the declared arguments and the view.
  ///   - written: the arguments of the example.
  ///   - isOfShapes: whether the example modifies a shape; else it is a text of 16 x 20.
  static func inert(
    _ name: String, _ parameters: [Parameter] = [], rest: RestParameter? = nil, purpose: String,
    summary: String, swiftUI: String, written: String = "", isOfShapes: Bool = false
  ) -> Declaration {
    let call = written.isEmpty ? name : "\(name) \(written)"
    let example =
      isOfShapes
      ? Example("(\(call) (rectangle))", proposing: "40 x 20", gives: "40 x 20")
      : Example("(\(call) (text \"Hi\"))", proposing: "ideal", gives: "16 x 20")
    return Declaration(
      .modifier, name, parameters: parameters, rest: rest, summary: summary, swiftUI: swiftUI,
      examples: [example]
    ) { arguments throws(Diagnostic) in
      let effect = InertEffect(name: name, details: arguments.written, purpose: purpose)
      return arguments.make(Effect.inert(effect), [arguments.view()])
    }
  }
}

extension Arguments {
  /// The declared arguments as they are written, as far as a few words show them.
  fileprivate var written: String {
    let words = declaration.parameters.compactMap { parameter -> String? in
      guard parameter.name != "name", let value = value(parameter.name) else { return nil }
      switch value {
      case .nothing, .truth, .number, .string, .symbol, .keyword: break
      default: return nil
      }
      let whole = ValueDescription.written(value)
      let text = whole.count > 40 ? whole.prefix(39) + "…" : whole
      return hasKeyword(parameter.name) ? ":\(parameter.name) \(text)" : text
    }
    return words.joined(separator: " ")
  }
}

extension Parameter {
  /// Whether an effect is there.
  static func isActive(_ summary: String) -> Parameter {
    .optionalPositional("is-active", .truth, summary, default: "true")
  }

  /// What would happen elsewhere.
  static let action = Parameter.optionalPositional(
    "action", .action, "what happens elsewhere; nothing happens here", isKeyword: false)

  /// Something that nothing here depends on.
  static func ignored(_ name: String, _ summary: String) -> Parameter {
    .optionalPositional(name, .plain, summary)
  }
}

extension ParameterType {
  /// A value that is no view and no function.
  static let plain = ParameterType.oneOf([.string, .number, .truth, .symbol, .nothing])
}
