/// The spelling of a row of the interface, in SwiftUI and in the language.
enum InterfaceSpelling {
  /// A call with all of its arguments, as `.navigationDestination(isPresented: …) { }`.
  static func call(_ row: InterfaceRow) -> SwiftUISpelling {
    let parameters = InterfaceParameter.read(row.parameters)
    let arguments = parameters.map { parameter in
      let isClosure = parameter.isFunction || parameter.isContent
      return SwiftUIArgument(
        parameter.hasLabel ? camelCase(parameter.name) : nil, parameter.name,
        isClosure ? .closure : .value)
    }
    return .method(camelCase(row.name), arguments)
  }

  /// A short call, as `(navigation-destination :is-presented true (text "Hi"))`.
  static func example(_ row: InterfaceRow) -> String {
    let parameters = InterfaceParameter.read(row.parameters)
    let words = shown(parameters).map { ($0.hasLabel ? ":\($0.name) " : "") + sample($0) }
    return "(" + ([row.name] + words + ["(text \"Hi\")"]).joined(separator: " ") + ")"
  }

  /// The parameters of a short call: the required ones, or else the first one.
  private static func shown(_ parameters: [InterfaceParameter]) -> [InterfaceParameter] {
    let values = parameters.filter { !$0.isFunction && !$0.isContent }
    let required = values.filter(\.isRequired)
    return required.isEmpty ? Array(values.prefix(1)) : required
  }

  /// The SwiftUI name, such as `glassEffectID` for `glass-effect-id`.
  private static func camelCase(_ name: String) -> String {
    let words = name.split(separator: "-").map(String.init)
    return words.dropFirst().reduce(words[0]) { result, word in
      switch word {
      case "3d", "id", "url", "jws": result + word.uppercased()
      default: result + word.prefix(1).uppercased() + word.dropFirst()
      }
    }
  }

  private static func sample(_ parameter: InterfaceParameter) -> String {
    switch parameter.type {
    case "align", "point": "center"
    case "axes": "vertical"
    case "bool": "true"
    case "col": "red"
    case "edge", "edges": "top"
    case "num": "1"
    case "str": "\"text\""
    case "view": "(text \"Bar\")"
    case "vis": "hidden"
    default: parameter.members.first ?? "'value"
    }
  }
}
